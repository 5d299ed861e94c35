import { PATHS } from "#app/catalogue/paths.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Screen } from "#app/ui/page.tsx";
import { GIVEN_RECORDS_ID } from "#app/catalogue/given-records.ts";
import { PlainText } from "#app/ui/plain-text.tsx";
import type { Route } from "./+types/memory";
import { MemoryForm, MemoryRefusals } from "./memory-form.tsx";
import { MemoryList } from "./memory-list.tsx";
import { loadMemoryPage, type MemoryPage } from "./memory-page.server.ts";
import { submitMemoryForm } from "./submit-memory-form.server.ts";

export const meta = pageTitle("Memory");

export function loader({ context, url }: Route.LoaderArgs) {
  return loadMemoryPage(context, url);
}

export const action = submitMemoryForm;

/** All that is remembered of a person, to read, change, delete, add to, and switch off. */
export default function Memory({ loaderData: page, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal ?? null;
  const isLate = page.draft !== "" && !refusal;
  return (
    <Screen
      title="Memory"
      backHref={PATHS.you}
      backLabel="You"
      lead="What your companion remembers about you between conversations. Change or delete it anytime."
      className="memory"
    >
      <MemoryRefusals refusal={refusal} />
      {page.isDeletingAll ? <DeleteAll /> : null}
      <Switch page={page} />
      <MemoryList page={page} />
      <Card title="Add something">
        {isLate ? <Notice text="You were signed out, so this isn't saved yet." /> : null}
        <MemoryForm
          action={PATHS.memory}
          intent="add"
          content={isLate ? page.draft : ""}
          draftVersion={page.draftVersion}
          kind={null}
          refusal={refusal}
          buttonLabel="Remember this"
        />
      </Card>
      <GivenRecords page={page} />
      {page.memories.length > 0 && !page.isDeletingAll ? (
        <p>
          <ButtonLink
            href={`${PATHS.memory}?delete=all`}
            variant="link"
            className="button-away"
            small
          >
            Delete everything
          </ButtonLink>
        </p>
      ) : null}
    </Screen>
  );
}

function Switch({ page }: { page: MemoryPage }) {
  const { remembers } = page;
  return (
    <Card title={remembers ? "Memory is on" : "Memory is off"} look="sage">
      <p>
        {remembers
          ? "After a conversation, we note a few things you said: people, goals, what helps, what hurts. Never what you say in a crisis."
          : "Nothing new is saved, and conversations don't use what's below. It stays until you delete it."}
      </p>
      <PostForm action={PATHS.memory}>
        <Button name="intent" value={remembers ? "switch-off" : "switch-on"}>
          {remembers ? "Turn memory off" : "Turn memory on"}
        </Button>
      </PostForm>
    </Card>
  );
}

function DeleteAll() {
  return (
    <Card title="Delete everything your companion remembers?" look="outline">
      <p>It will be gone for good. Your conversations stay.</p>
      <PostForm action={PATHS.memory} className="button-row">
        <Button variant="danger" name="intent" value="delete-all">
          Delete everything
        </Button>
        <ButtonLink href={PATHS.memory}>Keep it</ButtonLink>
      </PostForm>
    </Card>
  );
}

/** What of a person's records the companion is given, as it stands now, each to switch off. */
function GivenRecords({ page }: { page: MemoryPage }) {
  return (
    <Card title={`What ${page.companionName} sees`} id={GIVEN_RECORDS_ID}>
      <p>
        With each message, {page.companionName} also sees these records. Turning one off doesn't
        delete it.
      </p>
      <ul className="memories given-records">
        {page.records.map((record) => (
          <li key={record.id}>
            <div>
              <p className="memory-kind">{record.label}</p>
              <GivenLines record={record} />
            </div>
            <PostForm action={PATHS.memory} className="button-row">
              <input type="hidden" name="record" value={record.id} />
              <Button name="intent" value={record.isGiven ? "withhold" : "give"} small>
                {record.isGiven ? "Turn off" : "Turn on"}
                <span className="visually-hidden">: {record.label}</span>
              </Button>
            </PostForm>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function GivenLines({ record }: { record: MemoryPage["records"][number] }) {
  if (!record.isGiven) return <p className="memory-source">Off.</p>;
  if (record.lines.length === 0) return <p className="memory-source">Nothing right now.</p>;
  return record.lines.map(({ what, words }, index) => (
    <p key={index}>
      {what}: <PlainText text={words} />
    </p>
  ));
}
