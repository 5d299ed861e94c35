import { CONSOLE_PATHS } from "#app/catalogue/knowledge.ts";
import { momentOf } from "#app/catalogue/format-date.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { MAX_UPLOAD_ITEMS } from "#app/models/knowledge/knowledge-input.ts";
import {
  type KnowledgeUpload,
  recentUploads,
} from "#app/models/knowledge/knowledge-uploads.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field, TextAreaField } from "#app/ui/field.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Console, consoleLinks, CONSOLE_TITLE } from "../console.tsx";
import type { Route } from "./+types/bulk-upload";
import { UPLOAD_MAX_MB } from "./limits.ts";
import { receiveUpload } from "./receive-upload.server.ts";
import { Refusal } from "./refusal.tsx";

/** Where an upload stands, in words. */
const STATUS_WORDS: Readonly<Record<KnowledgeUpload["status"], string>> = {
  checked: "checked, not stored yet",
  waiting: "waiting to be stored",
  storing: "being stored",
  done: "stored",
  failed: "failed, nothing was stored",
};

export const links: Route.LinksFunction = consoleLinks;

export const meta = pageTitle(`Bulk Upload, ${CONSOLE_TITLE}`);

export async function loader({ context }: Route.LoaderArgs) {
  const { timeZone } = signedInUser(context);
  const uploads = await recentUploads();
  return {
    uploads: uploads.map(({ id, total, status, createdAt }) => {
      return { id, total, status, at: momentOf(createdAt, timeZone) };
    }),
  };
}

export const action = receiveUpload;

const EXAMPLE = `[
  {
    "id": "worry-window",
    "title": "A window for worries",
    "content": "What the article says.",
    "category": "technique",
    "modality": "CBT",
    "tags": ["worry", "can't stop worrying"],
    "source": "Author, Title, Year"
  }
]`;

/** Many items at once: checked and shown before any of them is stored. */
export default function BulkUpload({ loaderData, actionData }: Route.ComponentProps) {
  const { uploads } = loaderData;
  return (
    <Console
      tab="bulk"
      lead="Upload many articles at once. You can check them before they're stored."
    >
      {actionData ? <Refusal refusal={actionData.refusal} /> : null}
      <PostForm className="form" encType="multipart/form-data" noValidate>
        <Field
          label="JSON or CSV file"
          hint={`A list of up to ${MAX_UPLOAD_ITEMS.toLocaleString("en-US")} items, up to ${UPLOAD_MAX_MB} MB.`}
          name="file"
          type="file"
          accept=".json,.csv,application/json,text/csv"
        />
        <TextAreaField
          label="Or paste the items"
          hint="Required: id, content and modality. category is technique, theory, case_study, exercise or script."
          name="items"
          rows={10}
          spellCheck={false}
          defaultValue={actionData?.pasted}
          error={actionData ? "See what to fix at the top of the page." : null}
        />
        <Button variant="main" busyLabel="Checking...">
          Check the items
        </Button>
      </PostForm>
      <details>
        <summary>Sample item</summary>
        <pre className="entry-content">{EXAMPLE}</pre>
        <p>In a CSV file, put the same names in the first line. Separate tags with semicolons.</p>
      </details>
      {uploads.length === 0 ? null : (
        <Card title="Uploads" look="outline">
          <ul className="plain-list">
            {uploads.map(({ id, total, status, at }) => (
              <li key={id}>
                <a href={`${CONSOLE_PATHS.bulk}/${id}`}>
                  {total.toLocaleString("en-US")} {total === 1 ? "item" : "items"}, {at}
                </a>
                : {STATUS_WORDS[status]}
              </li>
            ))}
          </ul>
        </Card>
      )}
    </Console>
  );
}
