import { useForm } from "@conform-to/react";
import { data } from "react-router";
import { PATHS } from "#app/catalogue/paths.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import { changeName } from "#app/models/accounts/users.server.ts";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Screen } from "#app/ui/page.tsx";
import { NameFields } from "../account/account-fields.tsx";
import { nameSchema } from "../account/account-forms.server.ts";
import { FormErrors } from "../account/form-errors.tsx";
import type { Route } from "./+types/name";

export const meta = pageTitle("Name");

export function loader({ context }: Route.LoaderArgs) {
  const { firstName, lastName } = signedInAccount(context).user;
  return { firstName, lastName };
}

export const action = formAction(
  nameSchema,
  async ({ submission }, { context }: Route.ActionArgs) => {
    const { user } = signedInAccount(context);
    if (submission.status !== "success") {
      return data({ result: submission.reply() }, { status: 400 });
    }
    await changeName(user.id, submission.value);
    return redirectWithToast(PATHS.settings, "saved");
  },
  { typed: ["firstName", "lastName"] },
);

export default function Name({ loaderData, actionData }: Route.ComponentProps) {
  const [form, { firstName, lastName }] = useForm<{ firstName: string; lastName: string }>({
    lastResult: actionData?.result,
    defaultValue: loaderData,
  });
  return (
    <Screen title="Name" lead="Your companion calls you by your first name." back="settings">
      <PostForm className="form" id={form.id} noValidate>
        <FormErrors fields={[firstName, lastName]} />
        <NameFields firstName={firstName} lastName={lastName} />
        <Button variant="main" busyLabel="Saving...">
          Save
        </Button>
      </PostForm>
    </Screen>
  );
}
