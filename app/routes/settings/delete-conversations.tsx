import { useForm } from "@conform-to/react";
import { data, redirect } from "react-router";
import { z } from "zod";
import { PATHS } from "#app/catalogue/paths.ts";
import { appTitle } from "#app/catalogue/app-title.ts";
import { deleteAllConversations } from "#app/companion/sessions/delete-conversation.server.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { formToken } from "#app/middleware/forms.server.ts";
import { requestFacts } from "#app/middleware/request-log.server.ts";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import { hasPassword } from "#app/models/accounts/users.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { FormToken } from "#app/ui/form-token.tsx";
import { Screen } from "#app/ui/page.tsx";
import { FormErrors } from "../account/form-errors.tsx";
import type { Route } from "./+types/delete-conversations";
import { OwnerCodeForm, OwnerField } from "./owner-field.tsx";
import { ownerFields, refuseStranger } from "./owner.server.ts";

const PATH = "/settings/privacy/conversations";

const schema = z.object(ownerFields);

export const meta: Route.MetaFunction = ({ matches }) => [
  { title: appTitle("Delete all conversations", matches) },
];

export function loader({ context }: Route.LoaderArgs) {
  const { user } = signedInAccount(context);
  return { formToken: formToken(context), hasPassword: hasPassword(user) };
}

export const action = formAction(schema, async ({ submission }, args: Route.ActionArgs) => {
  const { user } = signedInAccount(args.context);
  const refuse = (fieldErrors: Record<string, string[]>) =>
    data({ result: submission.reply({ hideFields: ["password"], fieldErrors }) }, { status: 400 });
  if (submission.status !== "success") return refuse({});
  const refused = await refuseStranger(args.request, user, submission.value);
  if (refused) return refuse({ [refused.field]: [refused.message] });
  await deleteAllConversations(user.id, requestFacts(args.context).userAgent);
  const headers = { "Set-Cookie": await toastHeader("conversations-deleted") };
  return redirect("/settings/privacy", { headers });
});

export default function DeleteConversations({ loaderData, actionData }: Route.ComponentProps) {
  const { hasPassword: isKnown, formToken: token } = loaderData;
  const [form, fields] = useForm<{ password: string; ownerCode: string }>({
    lastResult: actionData?.result,
  });
  const { password, ownerCode } = fields;
  return (
    <Screen
      title="Delete all your conversations?"
      lead="This deletes every conversation, its summary and your notes for good."
      backHref="/settings/privacy"
      backLabel="Privacy"
    >
      <p>
        Your companion's <a href={PATHS.memory}>memory</a> stays. So does a record of any time you
        were shown help, without your words. To keep anything,{" "}
        <a href="/settings/data">download your data</a> first.
      </p>
      <form className="form" method="post" id={form.id} noValidate>
        <FormErrors fields={[password, ownerCode]} />
        <FormToken value={token} />
        <OwnerField hasPassword={isKnown} field={isKnown ? password : ownerCode} />
        <div className="button-row">
          <Button variant="danger" busyLabel="Deleting...">
            Delete all
          </Button>
          <ButtonLink href="/settings/privacy">Keep them</ButtonLink>
        </div>
      </form>
      <OwnerCodeForm hasPassword={isKnown} formToken={token} back={PATH} />
    </Screen>
  );
}
