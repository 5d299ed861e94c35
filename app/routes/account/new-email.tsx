import { data, redirect } from "react-router";
import { z } from "zod";
import { PATHS } from "#app/catalogue/paths.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { signedInByLink } from "#app/middleware/access.server.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { formAction, valuesOf } from "#app/middleware/form-action.server.ts";
import { requestFacts } from "#app/middleware/request-log.server.ts";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import { spendEmailChange } from "#app/models/accounts/email-changes.server.ts";
import { AuthCard } from "#app/ui/auth-card.tsx";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Route } from "./+types/new-email";
import { mailOldAddress } from "./email-change-mails.server.ts";
import { knownBrowserCookie } from "./known-browser.server.ts";

export const meta = pageTitle("Confirm your new email");

const schema = z.object({ linkToken: z.string().optional() });

// Only the account that asked may open the link. Otherwise, anyone who reads the mail could put an address
// of theirs on another person's account.
export const middleware: Route.MiddlewareFunction[] = [signedInByLink];

export function loader({ url }: Route.LoaderArgs) {
  return { linkToken: url.searchParams.get("token") ?? "" };
}

// A mail scanner opens the link, too: only the click on its page spends it.
export const action = formAction(schema, async ({ submission }, args: Route.ActionArgs) => {
  const { user } = signedInAccount(args.context);
  const { linkToken = "" } = valuesOf(submission);
  const { userAgent } = requestFacts(args.context);
  const changed = await spendEmailChange(user.id, linkToken, userAgent);
  if (!changed) return data({ hasFailed: true }, { status: 400 });
  await mailOldAddress(changed.before);
  const headers = new Headers();
  headers.append("Set-Cookie", await knownBrowserCookie(args.request, changed.now));
  headers.append("Set-Cookie", await toastHeader("email-changed"));
  return redirect(PATHS.settings, { headers });
});

export default function NewEmail({ loaderData, actionData }: Route.ComponentProps) {
  const { linkToken } = loaderData;
  const hasFailed = actionData?.hasFailed ?? linkToken === "";
  return (
    <AuthCard
      title="Confirm your new email"
      text={hasFailed ? null : "One tap, and your account uses this address."}
      back="settings"
    >
      {hasFailed ? (
        <Notice
          tone="danger"
          title="That link didn't work"
          text="It has expired, was used already, or is for another account. You can ask for a new one in your settings."
        />
      ) : (
        <PostForm className="form" action={`/auth/new-email?token=${linkToken}`}>
          <input type="hidden" name="linkToken" value={linkToken} />
          <Button variant="main" busyLabel="Saving...">
            Use this email
          </Button>
        </PostForm>
      )}
    </AuthCard>
  );
}
