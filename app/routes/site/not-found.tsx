import { data } from "react-router";
import { markAsFormAction } from "#app/middleware/form-action.server.ts";

export function loader() {
  throw data(null, { status: 404 });
}

/** Nothing of a form is read where there is no page. */
export const action = markAsFormAction(() => {
  throw data(null, { status: 404 });
});

export default function NotFound() {
  return null;
}
