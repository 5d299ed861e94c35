import { data, redirect } from "react-router";
import { appTitle } from "#app/catalogue/wording.ts";
import { formToken, submittedForm } from "#app/middleware/forms.server.ts";
import {
  addEventNote,
  ADMIN_RESOLUTIONS,
  findQueuedEvent,
  NOTE_MAX_LENGTH,
  readEventMessage,
  resolveEvent,
} from "#app/models/crisis-queue.server.ts";
import { screenText } from "#app/safety/screened-text.server.ts";
import type { Route } from "./+types/crisis-event";
import { EventView } from "./event-view.tsx";
import { requireAdmin } from "./require-admin.server.ts";

export const meta: Route.MetaFunction = ({ matches }) => [{ title: appTitle("Event", matches) }];

export async function loader({ context, params }: Route.LoaderArgs) {
  requireAdmin(context);
  const found = await findQueuedEvent(params.eventId);
  if (!found) throw data(null, { status: 404 });
  return { ...found, now: Date.now(), formToken: formToken(context) };
}

/** Opens the message, adds a note or resolves the event: each is recorded with the admin's name. */
export async function action({ context, params }: Route.ActionArgs) {
  const admin = requireAdmin(context);
  const form = submittedForm(context);
  const { eventId } = params;
  if (!(await findQueuedEvent(eventId))) throw data(null, { status: 404 });
  switch (form.get("intent")) {
    case "read":
      // No redirect: the message is on this one page, and a reload asks again.
      return { message: await readEventMessage(admin.id, eventId), noteError: null };
    case "note":
      return addNote(admin.id, eventId, form.get("note"));
    case "resolve": {
      const resolution = ADMIN_RESOLUTIONS.find((each) => each === form.get("resolution"));
      if (resolution) await resolveEvent(admin.id, eventId, resolution);
      break;
    }
  }
  return redirect(`/admin/crisis-events/${eventId}`);
}

async function addNote(adminId: string, eventId: string, note: FormDataEntryValue | null) {
  const text = typeof note === "string" ? note.trim() : "";
  if (text.length > NOTE_MAX_LENGTH) {
    const noteError = "A note can have up to 2,000 characters.";
    return data({ message: null, noteError, note: text }, { status: 400 });
  }
  // It may quote the person, so it is kept as their words are; it raises nothing anew.
  if (text !== "") await addEventNote(adminId, eventId, await screenText(text));
  return redirect(`/admin/crisis-events/${eventId}`);
}

export default function CrisisEvent({ loaderData, actionData }: Route.ComponentProps) {
  return <EventView page={loaderData} opened={actionData ?? null} />;
}
