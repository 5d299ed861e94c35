import { PATHS } from "#app/catalogue/paths.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { deleteAllConversations } from "#app/companion/conversations/delete-conversation.server.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { requestFacts } from "#app/middleware/request-log.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import { hasPassword } from "#app/models/accounts/users.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/delete-conversations";
import { OwnerForm, useOwnerForm } from "./owner-field.tsx";
import { ownerAction, ownerSchema } from "./owner.server.ts";

const PATH = "/settings/privacy/conversations";

export const meta = pageTitle("Delete all conversations");

export function loader({ context }: Route.LoaderArgs) {
  const { user } = signedInAccount(context);
  return { hasPassword: hasPassword(user) };
}

export const action = ownerAction(ownerSchema, async ({ user }, args: Route.ActionArgs) => {
  await deleteAllConversations(user.id, requestFacts(args.context).userAgent);
  return redirectWithToast("/settings/privacy", "conversations-deleted");
});

export default function DeleteConversations({ loaderData, actionData }: Route.ComponentProps) {
  const owner = useOwnerForm(actionData);
  return (
    <Screen
      title="Delete all your conversations?"
      lead="This deletes every conversation, its summary and your notes for good."
      back={["/settings/privacy", "Privacy"]}
    >
      <p>
        Your companion's <a href={PATHS.memory}>memory</a> stays. So does a record of any time you
        were shown help, without your words. To keep anything,{" "}
        <a href="/settings/data">download your data</a> first.
      </p>
      <OwnerForm
        {...owner}
        {...loaderData}
        back={PATH}
        buttons={
          <div className="button-row">
            <Button variant="danger" busyLabel="Deleting...">
              Delete all
            </Button>
            <ButtonLink href="/settings/privacy">Keep them</ButtonLink>
          </div>
        }
      />
    </Screen>
  );
}
