import { useForm } from "@conform-to/react";
import { data, redirect } from "react-router";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import {
  findSignInRequest,
  forgetSignInCodes,
  tryOwnCode,
} from "#app/models/accounts/codes.server.ts";
import { findUser } from "#app/models/accounts/users.server.ts";
import { AuthCard } from "#app/ui/auth-card.tsx";
import { Button } from "#app/ui/button.tsx";
import { CodeField, fieldProps } from "#app/ui/field.tsx";
import codesUrl from "#app/ui/codes.js?url";
import { PostForm } from "#app/ui/post-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import type { Route } from "./+types/sign-in-code";
import { signInCodeSchema } from "./account-forms.server.ts";
import { readSignInRequest } from "./code-requests.server.ts";
import { tooManyAttempts } from "./failure-texts.ts";
import { FormErrors } from "./form-errors.tsx";
import { ownPath } from "./own-path.ts";
import { signIn } from "./sign-in.server.ts";

export const handle = { isWayIn: true, pageScript: codesUrl } satisfies PageHandle;

export const meta = pageTitle("Enter your code");

export async function loader({ request }: Route.LoaderArgs) {
  if (!(await readSignInRequest(request))) throw redirect("/auth");
  return null;
}

export const action = formAction(signInCodeSchema, async (submitted, args: Route.ActionArgs) => {
  const { submission } = submitted;
  const pending = await readSignInRequest(args.request);
  if (!pending) return redirect("/auth");
  const answer = (isWrong: boolean, retryAfterSeconds = 0) =>
    data(
      { result: submission.reply(), isWrong, retryAfterSeconds },
      { status: retryAfterSeconds > 0 ? 429 : 400 },
    );
  if (submission.status !== "success") return answer(false);
  const { requestId, next } = pending;
  const userId = await findSignInRequest(requestId);
  const { code } = submission.value;
  const tried = await tryOwnCode("sign-in", userId, requestId, code);
  if (tried.outcome === "too-many") return answer(false, tried.retryAfterSeconds);
  const user = userId && tried.outcome === "right" ? await findUser(userId) : null;
  if (!user) return answer(true);
  await forgetSignInCodes(user.id);
  return signIn(args, user, { way: "code", next: ownPath(next) });
});

export default function SignInCode({ actionData }: Route.ComponentProps) {
  const [form, { code }] = useForm<{ code: string }>({ lastResult: actionData?.result });
  return (
    <AuthCard
      title="Enter your code"
      text="There were many failed sign-ins to your account. To make sure it's you, we emailed you a 6-digit code. It's valid for 15 minutes."
      back="login"
    >
      {actionData?.retryAfterSeconds ? (
        <Notice
          tone="danger"
          title={tooManyAttempts(actionData.retryAfterSeconds)}
          text={
            <>
              Or <a href="/auth">sign in again</a> to get a new code. The last one no longer works.
            </>
          }
        />
      ) : null}
      {actionData?.isWrong ? (
        <Notice
          tone="danger"
          title="That code didn't work"
          text="Check the code and try again. If it has expired, sign in again to get a new one."
        />
      ) : null}
      <PostForm className="form" action="/auth/code" id={form.id} noValidate>
        <FormErrors fields={[code]} />
        <CodeField label="Code" {...fieldProps(code)} required />
        <Button variant="main" busyLabel="Signing in...">
          Sign In
        </Button>
      </PostForm>
    </AuthCard>
  );
}
