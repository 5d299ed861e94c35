import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect } from "react-router";
import { registrationOf } from "#app/models/accounts/codes.server.ts";
import { spendMagicLink } from "#app/models/accounts/magic-links.server.ts";
import {
  findUser,
  saveUnknownTimeZone,
  verifyUser,
  type User,
} from "#app/models/accounts/users.server.ts";
import { emailSchema } from "./account-forms.server.ts";
import { sendMagicLink } from "./account-mails.server.ts";
import { registrationCookie } from "./code-requests.server.ts";
import { refuseTooMany, type ActionRequest } from "./form-limits.server.ts";
import { readKnownBrowser } from "./known-browser.server.ts";
import { signIn } from "./sign-in.server.ts";

/** Sends a link to sign in; the same answer whether the address has an account or not. */
export async function requestLink(args: ActionRequest, form: FormData, next: string | null) {
  const submission = parseWithZod(form, { schema: emailSchema });
  if (submission.status !== "success") {
    return data({ result: submission.reply(), failure: null }, { status: 400 });
  }
  const { email } = submission.value;
  const limits = { place: "code.place", address: "code.address" } as const;
  if (await refuseTooMany(args, limits, email)) {
    const failure = "too-many" as const;
    return data({ result: submission.reply(), failure }, { status: 429 });
  }
  const browser = await readKnownBrowser(args.request);
  const isFromKnownBrowser = browser?.knows(email) ?? false;
  const sent = await sendMagicLink(email, { isFromKnownBrowser, next });
  if (!sent.ok) {
    const failure = "not-sent" as const;
    return data({ result: submission.reply(), failure }, { status: 502 });
  }
  return redirect("/auth/link?step=sent");
}

// Mail scanners open links, too: only the click on the link's page spends it.
export async function signInByLink(args: ActionRequest, { linkToken, next, timeZone }: OpenedLink) {
  const userId = await spendMagicLink(linkToken);
  const user = userId ? await findUser(userId) : null;
  if (!user) return data({ result: undefined, failure: "link" as const }, { status: 400 });
  if (!user.emailVerified) await confirmAddress(args, user);
  if (timeZone) await saveUnknownTimeZone(user.id, timeZone);
  return signIn(args, user, { way: "link", next });
}

interface OpenedLink {
  linkToken: string;
  next: string | null;
  /** What the browser told, if it did. */
  timeZone: string | null;
}

// Opening the link proves that the address is theirs. Of the passwords registered with it before, only the
// one from this browser counts.
async function confirmAddress({ request }: ActionRequest, user: User): Promise<void> {
  const registration = await registrationOf(user.id, await registrationCookie.read(request));
  await verifyUser(user.id, registration);
}
