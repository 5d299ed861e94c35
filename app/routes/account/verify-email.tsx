import { data, redirect } from "react-router";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { showToast } from "#app/middleware/toasts.server.ts";
import { AuthCard } from "#app/ui/auth-card.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import codesUrl from "#app/ui/codes.js?url";
import { PostForm } from "#app/ui/post-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import type { Route } from "./+types/verify-email";
import { confirmationSchema } from "./account-forms.server.ts";
import { verifiedCookie } from "./code-requests.server.ts";
import { tooManyNotice, VERIFICATION_FAILURES } from "./failure-texts.ts";
import { withNext, ownPath } from "./own-path.ts";
import { Faces } from "../site/landing-pictures.tsx";
import { CodeForm, ResendForm } from "./verification-forms.tsx";
import { resendCode, verifyByCode, verifyByLink } from "./verify-address.server.ts";

export const handle = { isWayIn: true, pageScript: codesUrl } satisfies PageHandle;

/** How long the page stands that says it worked, where there are scripts; its link leads on at once. */
const SUCCESS_STANDS_MS: Readonly<Record<string, number>> = { code: 1500, link: 3000 };

export const meta = pageTitle("Verify your email");

/** Whoever opens the page with an address in it has a code in the mail. */
const codeMailed: Route.MiddlewareFunction = ({ request, context, url }, next) => {
  const { searchParams } = url;
  const asksForMore = searchParams.has("token") || searchParams.get("mode") === "resend";
  const isWaiting = searchParams.has("email") && !asksForMore;
  if (request.method === "GET" && isWaiting) showToast(context, "code-mailed");
  return next();
};
export const middleware = [codeMailed];

export async function loader({ request, url }: Route.LoaderArgs) {
  const done = url.searchParams.get("done");
  if (done && (await verifiedCookie.read(request)) === null) throw redirect("/auth");
  return {
    done,
    signInHref: withNext("/auth?verified=true", ownPath(url.searchParams.get("next"))),
    email: url.searchParams.get("email") ?? "",
    linkToken: url.searchParams.get("token"),
    mode: url.searchParams.get("mode") === "resend" ? ("resend" as const) : ("enter" as const),
  };
}

export const action = formAction(confirmationSchema, async (submitted, args: Route.ActionArgs) => {
  const { form, submission } = submitted;
  if (submission.status !== "success") throw data(null, { status: 400 });
  const { intent, linkToken } = submission.value;
  if (intent === "resend") return resendCode(args, form);
  return linkToken === undefined ? verifyByCode(args, form) : verifyByLink(args, linkToken);
});

export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.done && !actionData) return <Verified {...loaderData} />;
  const isResend = actionData ? actionData.intent === "resend" : loaderData.mode === "resend";
  if (loaderData.linkToken && !isResend) {
    return (
      <ConfirmByLink
        {...loaderData}
        failure={actionData?.intent === "link" ? actionData.failure : null}
      />
    );
  }
  const { failure = null, retryAfterSeconds = 0 } = actionData ?? {};
  return (
    <AuthCard
      title={isResend ? "Get a new code" : "Verify your email"}
      text={
        isResend
          ? "Enter your email address, and we'll send you a new 6-digit code."
          : "Enter the 6-digit code. It's valid for 15 minutes."
      }
      back="login"
      aside={<Faces />}
    >
      {failure === "too-many" ? (
        <Notice tone="danger" {...tooManyNotice(retryAfterSeconds, !isResend)} />
      ) : null}
      {failure && failure !== "too-many" ? (
        <Notice tone="danger" {...VERIFICATION_FAILURES[failure]} />
      ) : null}
      {failure === "wrong" || (failure === "too-many" && !isResend) ? (
        <RequestNewCode email={loaderData.email} />
      ) : null}
      {isResend ? (
        <ResendForm {...loaderData} result={actionData?.result} />
      ) : (
        <CodeForm {...loaderData} result={actionData?.result} />
      )}
    </AuthCard>
  );
}

interface ConfirmByLinkProps {
  linkToken: string | null;
  failure: "link" | "link-error" | null;
}

function ConfirmByLink({ linkToken, failure }: ConfirmByLinkProps) {
  return (
    <AuthCard
      title="Verify your email"
      text={failure ? null : "One tap confirms your email address."}
      back="login"
      aside={<Faces />}
    >
      {failure ? (
        <>
          <Notice tone="danger" {...VERIFICATION_FAILURES[failure]} />
          <RequestNewCode email="" />
        </>
      ) : (
        <PostForm className="form" action={`/auth/verify-email?token=${linkToken ?? ""}`}>
          <input type="hidden" name="linkToken" value={linkToken ?? ""} />
          <Button variant="main" busyLabel="Verifying...">
            Verify email
          </Button>
        </PostForm>
      )}
    </AuthCard>
  );
}

function Verified({ done, signInHref }: { done: string | null; signInHref: string }) {
  return (
    <AuthCard title="Your email is verified" aside={<Faces />}>
      <ButtonLink
        href={signInHref}
        variant="main"
        data-leads-on-ms={SUCCESS_STANDS_MS[done ?? ""] ?? SUCCESS_STANDS_MS.link}
      >
        Continue to sign in
      </ButtonLink>
    </AuthCard>
  );
}

function RequestNewCode({ email }: { email: string }) {
  return (
    <form action="/auth/verify-email">
      <input type="hidden" name="mode" value="resend" />
      {email ? <input type="hidden" name="email" value={email} /> : null}
      <Button>Request New Code</Button>
    </form>
  );
}
