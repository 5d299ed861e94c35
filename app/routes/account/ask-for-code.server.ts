import { redirect } from "react-router";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import { sendSignInCode, sendVerificationCode } from "./account-mails.server.ts";
import {
  registrationCookie,
  readSignInRequest,
  signInRequestCookie,
} from "./code-requests.server.ts";
import type { ActionRequest } from "./form-limits.server.ts";

/** Mails the code that confirms an address and redirects to the form for it. */
export async function askForConfirmation(
  { request }: ActionRequest,
  user: User,
  isFromKnownBrowser: boolean,
): Promise<Response> {
  const requestId = newId();
  const { password, firstName, lastName } = user;
  await sendVerificationCode(user, {
    requestId,
    isFromKnownBrowser,
    // The person gave the password of this registration, so it is theirs, even if someone registers the
    // address again.
    registration: { password, firstName, lastName },
    earlierId: await registrationCookie.read(request),
  });
  const headers = new Headers();
  headers.append("Set-Cookie", await registrationCookie.write(requestId));
  headers.append("Set-Cookie", await toastHeader("verification-required"));
  return redirect(`/auth/verify-email?email=${encodeURIComponent(user.email)}`, { headers });
}

/** Mails a sign-in code and redirects to the form for it; null if too many were mailed. */
export async function askForCode(
  { request }: ActionRequest,
  user: User,
  next: string | null,
): Promise<Response | null> {
  const requestId = newId();
  const earlierId = (await readSignInRequest(request))?.requestId ?? null;
  if (!(await sendSignInCode(user, { requestId, earlierId }))) return null;
  return redirect("/auth/code", {
    headers: {
      "Set-Cookie": await signInRequestCookie.write(next ? `${requestId} ${next}` : requestId),
    },
  });
}
