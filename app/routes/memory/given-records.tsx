import { GIVEN_RECORDS_ID } from "#app/catalogue/given-records.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { PlainText } from "#app/ui/plain-text.tsx";
import type { MemoryPage } from "./memory-page.server.ts";

/** What of a person's records the companion is given, as it stands now, each to switch off. */
export function GivenRecords({ page }: { page: MemoryPage }) {
  return (
    <details className="fold">
      <summary>
        <h2>What {page.companionName} sees</h2>
      </summary>
      <div id={GIVEN_RECORDS_ID}>
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
      </div>
    </details>
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
