import { PATHS } from "#app/catalogue/paths.ts";
import { FOR_ADULTS_PATH } from "#app/catalogue/onboarding.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CrisisPanel, type PanelData } from "#app/ui/crisis-panel.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Screen } from "#app/ui/page.tsx";

interface YoungPageProps {
  page: {
    appName: string;
    supportEmail: string;
    help: PanelData;
    asksToDelete: boolean;
  };
}

/** What somebody meets who is not an adult: who is there for them, and what was kept. */
export function YoungPage({ page }: YoungPageProps) {
  return (
    <Screen
      title="Thank you for telling us"
      lead={`${page.appName} is only for adults, so you can't use it yet. You didn't do anything wrong, and how you feel matters just as much.`}
    >
      {page.asksToDelete ? <AskToDelete /> : null}
      <CrisisPanel panel={page.help} />
      <p>
        Please also tell an adult you trust: a parent, an aunt, a teacher or a school nurse. If the
        first one doesn't listen, tell another.
      </p>
      {page.asksToDelete ? null : (
        <Card title="Your account" look="sage">
          <p>
            We erased your answers. All we keep is a note that this account isn't an adult's. What
            you wrote is still yours: you can{" "}
            <a href={PATHS.conversations}>read, keep or delete it</a>. You can also delete the
            account and everything in it.
          </p>
          <p>
            <ButtonLink href={`${FOR_ADULTS_PATH}?delete`}>Delete my account</ButtonLink>
          </p>
          <p>
            Is this a mistake? Write to{" "}
            <a href={`mailto:${page.supportEmail}`}>{page.supportEmail}</a>.
          </p>
        </Card>
      )}
    </Screen>
  );
}

function AskToDelete() {
  return (
    <Card title="Delete your account?">
      <p>This deletes everything in it right away. You can't undo it.</p>
      <PostForm action={FOR_ADULTS_PATH} className="button-row">
        <Button variant="danger" name="delete" value="yes" busyLabel="Deleting...">
          Yes, delete everything
        </Button>
        <ButtonLink href={FOR_ADULTS_PATH}>Keep the account</ButtonLink>
      </PostForm>
    </Card>
  );
}
