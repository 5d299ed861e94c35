import { useForm } from "@conform-to/react";
import { data, redirect } from "react-router";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { AuthCard } from "#app/ui/auth-card.tsx";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import type { PageHandle } from "#app/ui/page-handle.ts";
import type { Route } from "./+types/new-password";
import { NewPasswordFields } from "./account-fields.tsx";
import { newPasswordSchema, nameRefusal } from "./account-forms.server.ts";
import { FormErrors } from "./form-errors.tsx";
import { choosePassword, NEW_PASSWORD_PAGE, readPasswordChoice } from "./new-password.server.ts";

export const handle = { isWayIn: true } satisfies PageHandle;

export const meta = pageTitle("Choose a password");

const WAY_WITHOUT = "/auth/forgot-password";

export async function loader({ request }: Route.LoaderArgs) {
  const choice = await readPasswordChoice(request);
  if (!choice) throw redirect(WAY_WITHOUT);
  return { action: NEW_PASSWORD_PAGE, after: choice.after };
}

export const action = formAction(
  newPasswordSchema,
  async ({ submission }, args: Route.ActionArgs) => {
    const choice = await readPasswordChoice(args.request);
    if (!choice) return redirect(WAY_WITHOUT);
    const hideFields = ["newPassword", "confirmPassword"];
    if (submission.status !== "success") {
      return data({ result: submission.reply({ hideFields }) }, { status: 400 });
    }
    const { newPassword } = submission.value;
    const refused = nameRefusal(newPassword, choice.user);
    if (refused === null) return choosePassword(args, choice, newPassword);
    const fieldErrors = { newPassword: [refused] };
    return data({ result: submission.reply({ hideFields, fieldErrors }) }, { status: 400 });
  },
);

const PAGES = {
  confirmed: {
    title: "Your email is verified",
    text: "Now choose your password. If someone else signed up with your address, theirs doesn't work.",
  },
  reset: {
    title: "Choose a new password",
    text: "Your code is right. The password you typed is made of a name, so it's easy to guess. Please choose another one.",
  },
} as const;

/** A password for whoever has just shown that the address is theirs. */
export default function NewPassword({ loaderData, actionData }: Route.ComponentProps) {
  const [form, { newPassword, confirmPassword }] = useForm<{
    newPassword: string;
    confirmPassword: string;
  }>({ lastResult: actionData?.result });
  const page = PAGES[loaderData.after === "reset" ? "reset" : "confirmed"];
  return (
    <AuthCard {...page} back="login">
      <PostForm className="form" action={loaderData.action} id={form.id} noValidate>
        <FormErrors fields={[newPassword, confirmPassword]} />
        <NewPasswordFields newPassword={newPassword} confirmPassword={confirmPassword} />
        <Button variant="main" busyLabel="Saving...">
          Save password
        </Button>
      </PostForm>
    </AuthCard>
  );
}
