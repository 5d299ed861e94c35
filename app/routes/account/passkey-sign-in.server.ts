import { z } from "zod";
import { findPasskeyOwner } from "#app/models/accounts/passkey-ceremonies.server.ts";
import { consumeRateLimit, refundRateLimit } from "#app/models/storage/rate-limits.server.ts";
import { saveUnknownTimeZone, type User } from "#app/models/accounts/users.server.ts";
import { validTimeZone } from "#app/models/record/days.server.ts";
import type { SignInFailure } from "./failure-texts.ts";
import { clientNetwork, type ActionRequest } from "./form-limits.server.ts";
import { ownPath } from "./own-path.ts";
import { passkeyChallengeCookie } from "./passkey-requests.server.ts";
import { signIn } from "./sign-in.server.ts";

/** The fields of a form that a passkey answers. */
export const passkeySchema = z.object({
  response: z.string().optional(),
  next: z.string().optional(),
  timeZone: z.string().optional(),
});

type SentPasskey = z.output<typeof passkeySchema>;

/** Signs in whoever's passkey has answered, as every other way does; or why not. */
export async function signInByPasskey(
  args: ActionRequest,
  { response = "", next, timeZone }: SentPasskey,
): Promise<Response | SignInFailure> {
  const network = clientNetwork(args.context);
  if (!(await consumeRateLimit("login.address", network)).isAllowed) return "too-many";
  const user = await passkeyOwner(args.request, response);
  if (!user?.emailVerified) return "wrong-credentials";
  await refundRateLimit("login.address", network);
  const zone = validTimeZone(timeZone);
  if (zone) await saveUnknownTimeZone(user.id, zone);
  const answer = await signIn(args, user, { way: "passkey", next: ownPath(next) });
  answer.headers.append("Set-Cookie", await passkeyChallengeCookie.forget());
  return answer;
}

/** Whose passkey has answered what this browser was asked, or null. */
export async function passkeyOwner(request: Request, response: string): Promise<User | null> {
  const asked = await passkeyChallengeCookie.read(request);
  return asked && findPasskeyOwner(response, asked.challenge);
}
