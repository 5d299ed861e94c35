import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { markAsFormAction } from "#app/middleware/form-action.server.ts";
import { answerCall } from "./calls/run-call.server.ts";

/** Every JSON call that reads. */
export function loader(args: LoaderFunctionArgs) {
  return answerCall(args);
}

/** Every JSON call that changes something. It checks where it comes from by itself. */
export const action = markAsFormAction((args: ActionFunctionArgs) => answerCall(args));
