import { redirect } from "react-router";
import { z } from "zod";
import { PATHS } from "#app/catalogue/paths.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { formAction, valuesOf } from "#app/middleware/form-action.server.ts";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { sendOwnerCode } from "../account/account-mails.server.ts";
import { ownerCookie } from "../account/code-requests.server.ts";
import { ownPath } from "../account/own-path.ts";
import type { Route } from "./+types/owner-code";

const schema = z.object({ back: z.string().optional() });

/** Nothing to see here: the form that asks for the code stands on the page that needs it. */
export function loader() {
  return redirect(PATHS.settings);
}

export const action = formAction(
  schema,
  async ({ submission }, { request, context }: Route.ActionArgs) => {
    const { user } = signedInAccount(context);
    const requestId = newId();
    const earlierId = await ownerCookie.read(request);
    const isSent = await sendOwnerCode(user, { requestId, earlierId });
    const headers = new Headers();
    if (isSent) headers.append("Set-Cookie", await ownerCookie.write(requestId));
    headers.append("Set-Cookie", await toastHeader(isSent ? "owner-code-sent" : "code-not-sent"));
    return redirect(ownPath(valuesOf(submission).back ?? null) ?? PATHS.settings, { headers });
  },
);
