import { data, href, redirect } from "react-router";
import { z } from "zod";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import {
  addEventNote,
  ADMIN_RESOLUTIONS,
  findQueuedEvent,
  NOTE_MAX_LENGTH,
  readEventMessage,
  resolveEvent,
} from "#app/models/risk/crisis-queue.server.ts";
import { screenText } from "#app/safety/screened-text.server.ts";
import type { Route } from "./+types/crisis-event";
import { EventView } from "./event-view.tsx";

export const meta = pageTitle("Event");

export async function loader({ params }: Route.LoaderArgs) {
  const found = await findQueuedEvent(params.eventId);
  if (!found) throw data(null, { status: 404 });
  return { ...found, now: Date.now() };
}

const eventSchema = z.object({
  intent: z.enum(["read", "note", "resolve"]),
  // An admin's own words, which may quote the person: kept as theirs are, and raising nothing anew.
  note: z.string().trim().default(""),
  resolution: z.enum(ADMIN_RESOLUTIONS).optional(),
});

/** Opens the message, adds a note or resolves the event: each is recorded with the admin's name. */
export const action = formAction(eventSchema, async ({ submission }, args: Route.ActionArgs) => {
  const admin = signedInUser(args.context);
  const { eventId } = args.params;
  if (!(await findQueuedEvent(eventId))) throw data(null, { status: 404 });
  if (submission.status !== "success") throw data(null, { status: 400 });
  const { intent, note, resolution } = submission.value;
  switch (intent) {
    case "read":
      // No redirect: the message is on this one page, and a reload asks again.
      return { message: await readEventMessage(admin.id, eventId), noteError: null };
    case "note":
      return addNote(admin.id, eventId, note);
    case "resolve":
      if (resolution) await resolveEvent(admin.id, eventId, resolution);
      break;
  }
  return redirect(href("/admin/crisis-events/:eventId", { eventId }));
});

async function addNote(adminId: string, eventId: string, text: string) {
  if (text.length > NOTE_MAX_LENGTH) {
    const noteError = "A note can have up to 2,000 characters.";
    return data({ message: null, noteError, note: text }, { status: 400 });
  }
  // The note may quote the person, so it is stored like their words. It raises no new event.
  if (text !== "") await addEventNote(adminId, eventId, await screenText(text));
  return redirect(href("/admin/crisis-events/:eventId", { eventId }));
}

export default function CrisisEvent({ loaderData, actionData }: Route.ComponentProps) {
  return <EventView page={loaderData} opened={actionData ?? null} />;
}
