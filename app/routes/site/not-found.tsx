import { refusedAnswer } from "#app/middleware/refusal-answers.server.ts";
import { markAsFormAction } from "#app/middleware/form-action.server.ts";
import type { Route } from "./+types/not-found";

/** Where there is no page; the server shows here too what was refused and has none of its own. */
export function loader({ context }: Route.LoaderArgs) {
  throw refusedAnswer(context);
}

/** Nothing of a form is read where there is no page. */
export const action = markAsFormAction(({ context }: Route.ActionArgs) => {
  throw refusedAnswer(context);
});

export default function NotFound() {
  return null;
}
