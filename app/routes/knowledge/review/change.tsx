import { useForm } from "@conform-to/react";
import { data } from "react-router";
import { z } from "zod";
import { entryPath } from "#app/catalogue/knowledge.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { changeEntry, findEntry } from "#app/models/knowledge/knowledge-entries.server.ts";
import { MISSING_MODALITY, wordingForm } from "#app/models/knowledge/knowledge-input.ts";
import { wholeWording } from "#app/models/knowledge/knowledge-wording.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Field, TextAreaField } from "#app/ui/field.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Console, consoleLinks, CONSOLE_TITLE } from "../console.tsx";
import { control, ItemErrors, ItemFields, TagsField } from "../item-fields.tsx";
import type { Route } from "./+types/change";
import { Wording } from "./entry-parts.tsx";
import { leadBack } from "./entry-page.server.ts";

export const links: Route.LinksFunction = consoleLinks;

export const meta = pageTitle(`Change an entry, ${CONSOLE_TITLE}`);

export async function loader({ params }: Route.LoaderArgs) {
  const entry = await findEntry(params.entryId);
  if (!entry) throw data(null, { status: 404 });
  return { entry };
}

const schema = wordingForm.extend({ version: z.coerce.number().int().min(1) });

const CONFLICT =
  "Someone changed this while you were writing. Their text is below. If you save, yours replaces it.";

/** Gives an entry another wording; the one before is kept. */
export const action = formAction(schema, async ({ submission }, { context, params }) => {
  const { entryId = "" } = params;
  const entry = await findEntry(entryId);
  if (!entry) throw data(null, { status: 404 });
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  const { version, ...fields } = submission.value;
  if (entry.kind === "item" && fields.modality === "") {
    const fieldErrors = { modality: [MISSING_MODALITY] };
    return data({ result: submission.reply({ fieldErrors }) }, { status: 400 });
  }
  const { title, content, tags } = fields;
  const wording =
    entry.kind === "item"
      ? wholeWording(fields)
      : { ...entry.wording, title: title || entry.wording.title, content, tags };
  const read = { kind: entry.kind, id: entryId, version };
  const done = await changeEntry(signedInUser(context).id, read, wording);
  if (done !== "conflict") return leadBack(entryId, done, "knowledge-changed");
  return data({ result: submission.reply({ formErrors: [CONFLICT] }) }, { status: 409 });
});

export default function Change({ loaderData, actionData }: Route.ComponentProps) {
  const { entry } = loaderData;
  const { wording } = entry;
  const [form, fields] = useForm<z.input<typeof wordingForm>>({
    lastResult: actionData?.result,
    defaultValue: { ...wording, tags: wording.tags.join(", ") },
  });
  const { title, content, category, modality, tags, source } = fields;
  const all = { title, content, category, modality, tags, source };
  const whole = { id: form.id, errors: form.errors, name: "" };
  return (
    <Console tab="review">
      <h2>Change “{wording.title || entry.id}”</h2>
      <PostForm className="form console-form" encType="multipart/form-data" id={form.id} noValidate>
        <ItemErrors fields={[whole, ...Object.values(all)]} />
        <input type="hidden" name="version" value={entry.version} />
        {entry.kind === "item" ? (
          <ItemFields {...all} />
        ) : (
          <>
            <Field label="Title" maxLength={200} {...control(title)} />
            <TextAreaField label="Content" rows={16} required {...control(content)} />
            <TagsField field={tags} />
          </>
        )}
        <div className="button-row">
          <Button variant="main" busyLabel="Saving...">
            Save
          </Button>
          <ButtonLink href={entryPath(entry.id)}>Cancel</ButtonLink>
        </div>
      </PostForm>
      {form.errors?.includes(CONFLICT) ? (
        <Card title="Their text, saved now" look="sage">
          <Wording wording={wording} />
        </Card>
      ) : null}
    </Console>
  );
}
