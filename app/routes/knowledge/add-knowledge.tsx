import { useForm } from "@conform-to/react";
import { data } from "react-router";
import type { z } from "zod";
import { entryPath } from "#app/catalogue/knowledge.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { errorFields, log } from "#app/config/log.server.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import { isDatabaseFailure } from "#app/models/storage/database-health.server.ts";
import { addEntry } from "#app/models/knowledge/knowledge-entries.server.ts";
import { knowledgeForm } from "#app/models/knowledge/knowledge-input.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import type { Route } from "./+types/add-knowledge";
import { Console, consoleLinks, CONSOLE_TITLE } from "./console.tsx";
import { control, ItemErrors, ItemFields } from "./item-fields.tsx";

export const links: Route.LinksFunction = consoleLinks;

export const meta = pageTitle(`Add Knowledge, ${CONSOLE_TITLE}`);

const FAILED = "Failed to add knowledge. Please try again.";
const ID_TAKEN = "This id is taken. Choose another, or change that entry.";

/** Adds one item; it waits for its review. */
export const action = formAction(knowledgeForm, async ({ submission }, { context }) => {
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  const item = submission.value;
  const added = await addEntry(signedInUser(context).id, item).catch((error: unknown) => {
    if (!isDatabaseFailure(error)) throw error;
    log().error(errorFields(error), "an entry of the knowledge was not stored");
    return null;
  });
  if (added === null) {
    const result = submission.reply({ formErrors: [FAILED] });
    return data({ result }, { status: 503 });
  }
  if (!added) {
    const result = submission.reply({ fieldErrors: { id: [ID_TAKEN] } });
    return data({ result }, { status: 409 });
  }
  throw await redirectWithToast(entryPath(item.id), "knowledge-added");
});

export default function AddKnowledge({ actionData }: Route.ComponentProps) {
  const [form, fields] = useForm<z.input<typeof knowledgeForm>>({
    lastResult: actionData?.result,
  });
  const { id, title, content, category, modality, tags, source } = fields;
  const wording = { title, content, category, modality, tags, source };
  return (
    <Console tab="add" lead="Write or paste one article. It goes to Review first.">
      <PostForm className="form console-form" encType="multipart/form-data" id={form.id} noValidate>
        <ItemErrors
          fields={[{ id: form.id, name: "", errors: form.errors }, id, ...Object.values(wording)]}
        />
        <Field
          label="Id"
          hint="A short, unique name like sleep-bed. It's part of the article's address."
          required
          maxLength={100}
          autoCapitalize="off"
          spellCheck={false}
          {...control(id)}
        />
        <ItemFields {...wording} />
        <Button variant="main" busyLabel="Adding...">
          Add Knowledge
        </Button>
      </PostForm>
    </Console>
  );
}
