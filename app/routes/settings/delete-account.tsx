import { redirect } from "react-router";
import { isDemoAccount } from "#app/catalogue/demo-accounts.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { deleteAccountWithReplies } from "#app/companion/conversations/delete-account.server.ts";
import { environment } from "#app/config/environment.server.ts";
import { signedInAccount, signOutCookie } from "#app/middleware/account.server.ts";
import { endStreamsOf } from "#app/middleware/stream-watch.server.ts";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import { hasRunningPlan } from "#app/models/billing/plan-management.server.ts";
import { hasPassword } from "#app/models/accounts/users.server.ts";
import { mailText, sendMail, WAITED_FOR } from "#app/services/mail.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/delete-account";
import { OwnerForm, useOwnerForm } from "./owner-field.tsx";
import { ownerAction, ownerSchema } from "./owner.server.ts";

export const meta = pageTitle("Delete your account");

export function loader({ context }: Route.LoaderArgs) {
  const { user } = signedInAccount(context);
  const isDemo = environment().mode === "demo" && isDemoAccount(user.email);
  return {
    hasPassword: hasPassword(user),
    isDemo,
    hasPlan: hasRunningPlan(user),
  };
}

export const action = ownerAction(ownerSchema, async ({ user }) => {
  for (const ended of await deleteAccountWithReplies(user)) endStreamsOf(ended);
  await sendMail({ to: user.email, ...mailText("account_deleted", {}) }, WAITED_FOR);
  const headers = new Headers();
  headers.append("Set-Cookie", await signOutCookie());
  headers.append("Set-Cookie", await toastHeader("account-deleted"));
  return redirect("/auth?deleted", { headers });
});

export default function DeleteAccount({ loaderData, actionData }: Route.ComponentProps) {
  const { isDemo } = loaderData;
  const owner = useOwnerForm(actionData);
  return (
    <Screen
      title="Delete your account"
      lead="This deletes your account and everything in it right away. It can't be undone."
      back="settings"
    >
      <details className="fold">
        <summary>What is deleted for good</summary>
        <ul className="bulleted">
          <li>Your conversations, their summaries and what you noted about them</li>
          <li>Your journal and unsaved drafts</li>
          <li>What your companion remembers about you</li>
          <li>Your moods, check-ins, exercises, programs and safety plan</li>
          <li>Records of times you were shown help</li>
          <li>Any copy of your data you asked for</li>
          <li>Your name, email, sign-up answers and settings</li>
        </ul>
      </details>
      <p>
        We keep a note that an account was deleted, without your name or email, and the counters
        listed in our <a href="/privacy">privacy policy</a>. To keep anything,{" "}
        <a href="/settings/data">download your data</a> first.
      </p>
      {loaderData.hasPlan ? (
        <p>
          <b>Your plan ends now, too.</b> You won't be charged again. The time left isn't refunded
          automatically, so ask for a refund first: <a href={PATHS.plan}>your plan</a>.
        </p>
      ) : null}
      <OwnerForm
        {...owner}
        {...loaderData}
        back="/settings/delete"
        buttons={
          <div className="button-row">
            <Button variant="danger" busyLabel="Deleting...">
              Delete my account
            </Button>
            <ButtonLink href={PATHS.settings}>Keep it</ButtonLink>
          </div>
        }
      />
      {isDemo ? (
        <Notice
          title="This is a demo account"
          text="It comes back with sample data when the demo restarts."
        />
      ) : null}
    </Screen>
  );
}
