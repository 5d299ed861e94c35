import { redirect } from "react-router";

/** Nothing can be bought yet: who wants to is shown the plans. */
export function loader() {
  throw redirect("/pricing");
}
