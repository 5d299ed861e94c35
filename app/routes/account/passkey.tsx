import { data, redirect } from "react-router";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { currentAccount } from "#app/middleware/account.server.ts";
import { formAction, valuesOf } from "#app/middleware/form-action.server.ts";
import { AuthCard } from "#app/ui/auth-card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import passkeysUrl from "#app/ui/passkeys.js?url";
import type { Route } from "./+types/passkey";
import { FAILURES } from "./failure-texts.ts";
import { withNext, ownPath } from "./own-path.ts";
import { PasskeyForm } from "./passkey-form.tsx";
import { passkeySchema, signInByPasskey } from "./passkey-sign-in.server.ts";

export const handle = { isWayIn: true, pageScript: passkeysUrl } satisfies PageHandle;

export const meta = pageTitle("Sign in with a passkey");

export function loader({ context, url }: Route.LoaderArgs) {
  if (currentAccount(context)) throw redirect("/");
  return { next: ownPath(url.searchParams.get("next")) };
}

export const action = formAction(passkeySchema, async ({ submission }, args: Route.ActionArgs) => {
  const sent = valuesOf(submission);
  const answer = await signInByPasskey(args, sent);
  if (answer instanceof Response) return answer;
  const status = answer === "too-many" ? 429 : 401;
  return data({ failure: answer, next: ownPath(sent.next) }, { status });
});

const WRONG = {
  title: "That passkey didn't work",
  text: "Please try again, or sign in another way. If you removed it from your account, delete it on your device, too.",
};

/** Where a passkey that didn't sign anybody in leads: to try again, or to the other ways. */
export default function PasskeySignIn({ loaderData, actionData }: Route.ComponentProps) {
  const failure = actionData?.failure;
  const next = actionData?.next ?? loaderData.next;
  return (
    <AuthCard title="Sign in with a passkey">
      {failure ? (
        <Notice tone="danger" {...(failure === "too-many" ? FAILURES[failure] : WRONG)} />
      ) : null}
      <PasskeyForm next={next} label="Try again" isMain />
      <p>
        <a href={withNext("/auth", next)}>Sign in another way</a>
      </p>
    </AuthCard>
  );
}
