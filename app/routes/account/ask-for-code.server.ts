import { redirect } from "react-router";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import { sendSignInCode, sendVerificationCode } from "./account-mails.server.ts";
import {
  readRegistration,
  readSignInRequest,
  registrationHeader,
  signInRequestHeader,
} from "./code-requests.server.ts";
import type { ActionRequest } from "./form-limits.server.ts";

/** Mails the code that confirms an address, and leads to where it is entered. */
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
    // Whoever gave this password registered it: theirs it is, also if somebody registers once more.
    registration: { password, firstName, lastName },
    earlierId: await readRegistration(request),
  });
  const headers = new Headers();
  headers.append("Set-Cookie", await registrationHeader(requestId));
  headers.append("Set-Cookie", await toastHeader("verification-required"));
  return redirect(`/auth/verify-email?email=${encodeURIComponent(user.email)}`, { headers });
}

/** Mails a code to sign in with, and leads to where it is entered; null where too many were mailed. */
export async function askForCode(
  { request }: ActionRequest,
  user: User,
  next: string | null,
): Promise<Response | null> {
  const requestId = newId();
  const earlierId = (await readSignInRequest(request))?.requestId ?? null;
  if (!(await sendSignInCode(user, { requestId, earlierId }))) return null;
  return redirect("/auth/code", {
    headers: { "Set-Cookie": await signInRequestHeader(requestId, next) },
  });
}
