import { useForm } from "@conform-to/react";
import { data, redirect } from "react-router";
import { z } from "zod";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { requestFacts } from "#app/middleware/request-log.server.ts";
import { recordAccountEvent } from "#app/models/accounts/account-events.server.ts";
import { consumeRateLimit } from "#app/models/storage/rate-limits.server.ts";
import { spendSecondFactor } from "#app/models/accounts/two-factor.server.ts";
import { AuthCard } from "#app/ui/auth-card.tsx";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import type { Route } from "./+types/two-factor";
import type { ActionRequest } from "./form-limits.server.ts";
import { SecondFactorField } from "./account-fields.tsx";
import { tooManyAttempts } from "./failure-texts.ts";
import { FormErrors } from "./form-errors.tsx";
import { readKnownBrowser } from "./known-browser.server.ts";
import { ownPath } from "./own-path.ts";
import { secondStepCookie, readSecondStep, type SecondStep } from "./second-step.server.ts";
import { startUserSession } from "./sign-in.server.ts";

export const handle = { isWayIn: true } satisfies PageHandle;

export const meta = pageTitle("Two-factor sign-in");

const MESSAGE = "Please enter the 6-digit code from your app, or a backup code.";
const schema = z.object({
  code: z.string({ error: MESSAGE }).trim().min(1, MESSAGE).max(40, MESSAGE),
});

export async function loader({ request }: Route.LoaderArgs) {
  if (!(await readSecondStep(request))) throw redirect("/auth");
  return null;
}

export const action = formAction(schema, async ({ submission }, args: Route.ActionArgs) => {
  const step = await readSecondStep(args.request);
  if (!step) return redirect("/auth");
  const { user } = step;
  if (submission.status !== "success") {
    return data({ result: submission.reply(), isWrong: false, wait: null }, { status: 400 });
  }
  const wait = await waitFor(args, step);
  if (wait) {
    const result = submission.reply({ hideFields: ["code"] });
    return data({ result, isWrong: false, wait }, { status: 429 });
  }
  const spent = await spendSecondFactor(user.id, submission.value.code);
  if (!spent) {
    const result = submission.reply({ hideFields: ["code"] });
    return data({ result, isWrong: true, wait: null }, { status: 400 });
  }
  if (spent === "backup") {
    const { userAgent } = requestFacts(args.context);
    await recordAccountEvent(user.id, { kind: "backup_code_used", userAgent });
  }
  const response = await startUserSession(args, user, { way: step.way, next: ownPath(step.next) });
  response.headers.append("Set-Cookie", await secondStepCookie.forget());
  return response;
});

interface Wait {
  retryAfterSeconds: number;
  /** True if only this sign-in has used up its tries, so that a new sign-in helps. */
  canSignInAgain: boolean;
}

// Only someone who has passed the first step gets here. A browser that has signed in before has tries of its
// own, so that whoever knows the password can't use up the owner's.
async function waitFor({ request }: ActionRequest, { id, user }: SecondStep): Promise<Wait | null> {
  const here = await consumeRateLimit("second.try", id);
  if (!here.isAllowed) return { ...here, canSignInAgain: true };
  const browser = await readKnownBrowser(request);
  const overall = await (browser?.knows(user.email)
    ? consumeRateLimit("second.browser", `${user.id} ${browser.id}`)
    : consumeRateLimit("second.account", user.id));
  return overall.isAllowed ? null : { ...overall, canSignInAgain: false };
}

function TooManyCodes({ retryAfterSeconds, canSignInAgain }: Wait) {
  return (
    <Notice
      tone="danger"
      title={tooManyAttempts(retryAfterSeconds)}
      text={
        canSignInAgain ? (
          <>
            Or <a href="/auth">sign in again</a> and enter the next code from your app.
          </>
        ) : (
          "If you don't have your phone, one of your backup codes works then, too."
        )
      }
    />
  );
}

export default function TwoFactor({ actionData }: Route.ComponentProps) {
  const [form, { code }] = useForm<{ code: string }>({ lastResult: actionData?.result });
  return (
    <AuthCard
      title="Two-factor sign-in"
      text="Open the app on your phone that makes your codes, and enter the one for this account."
      back="login"
    >
      {actionData?.wait ? <TooManyCodes {...actionData.wait} /> : null}
      {actionData?.isWrong ? (
        <Notice
          tone="danger"
          title="That code didn't work"
          text="Each code works once and for about 30 seconds. Wait for the next one and try again."
        />
      ) : null}
      <PostForm className="form" action="/auth/two-factor" id={form.id} noValidate>
        <FormErrors fields={[code]} />
        <SecondFactorField
          label="Code"
          hint="6 digits. If you don't have your phone, use one of your backup codes."
          field={code}
        />
        <Button variant="main" busyLabel="Signing in...">
          Sign In
        </Button>
      </PostForm>
    </AuthCard>
  );
}
