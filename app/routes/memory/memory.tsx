import { PATHS } from "#app/catalogue/paths.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Screen } from "#app/ui/page.tsx";
import { GIVEN_RECORDS_ID } from "#app/catalogue/given-records.ts";
import { PlainText } from "#app/ui/plain-text.tsx";
import recordStylesUrl from "#app/ui/record.css?url";
import type { Route } from "./+types/memory";
import { MemoryForm, MemoryRefusals } from "./memory-form.tsx";
import { MemoryList } from "./memory-list.tsx";
import { loadMemoryPage, type MemoryPage } from "./memory-page.server.ts";
import { submitMemoryForm } from "./submit-memory-form.server.ts";

export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: recordStylesUrl }];

export const meta = pageTitle("Memory");

export const loader = loadMemoryPage;

export const action = submitMemoryForm;

/** All that is remembered of a person, to read, change, delete, add to, and switch off. */
export default function Memory({ loaderData: page, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal ?? null;
  const isLate = page.draft !== "" && !refusal;
  return (
    <Screen
      title="Memory"
      back="you"
      lead="What your companion remembers about you between conversations. Change or delete it anytime."
      width="wide"
      className="memory"
    >
      <MemoryRefusals refusal={refusal} />
      {page.isDeletingAll ? <DeleteAll /> : null}
      <div className="beside">
        <div className="beside-first stack">
          <Switch page={page} />
          <details className="fold" open={isLate || refusal !== null || page.memories.length === 0}>
            <summary>Add something</summary>
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
          </details>
        </div>
        <MemoryList page={page} />
      </div>
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
  const { companionName, records } = page;
  const isEmpty = ({ isGiven, lines }: GivenRecord) => isGiven && lines.length === 0;
  const empty = records.filter(isEmpty);
  return (
    <details className="fold">
      <summary>
        <h2>What {companionName} sees</h2>
      </summary>
      {/* Within, so that an address that ends with it opens this. */}
      <p id={GIVEN_RECORDS_ID}>
        With each message, {companionName} also sees these records. Turning one off doesn't delete
        it.
      </p>
      <RecordSwitches records={records.filter((record) => !isEmpty(record))} />
      {empty.length > 0 ? (
        <details className="fold">
          <summary>{empty.length} more, empty now</summary>
          <RecordSwitches records={empty} />
        </details>
      ) : null}
    </details>
  );
}

type GivenRecord = MemoryPage["records"][number];

function RecordSwitches({ records }: { records: readonly GivenRecord[] }) {
  return (
    <ul className="given-records">
      {records.map((record) => (
        <li key={record.id}>
          <PostForm action={PATHS.memory} className="row-title">
            <strong>{record.label}</strong> <input type="hidden" name="record" value={record.id} />
            <button className="switch" name="intent" value={record.isGiven ? "withhold" : "give"}>
              {record.isGiven ? "On" : "Off"}
              <span className="visually-hidden">
                . Turn {record.isGiven ? "off" : "on"}: {record.label}
              </span>
            </button>
          </PostForm>
          {record.isGiven
            ? record.lines.map(({ what, words }, index) => (
                <p key={index}>
                  {what}: <PlainText text={words} />
                </p>
              ))
            : null}
        </li>
      ))}
    </ul>
  );
}
