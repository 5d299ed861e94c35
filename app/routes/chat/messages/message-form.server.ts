import { z } from "zod";
import { ownWords } from "#app/middleware/own-words.ts";
import type { DraftPage } from "#app/models/conversations/drafts.server.ts";
import { MESSAGE_MAX_LENGTH } from "#app/catalogue/message-length.ts";

/** A draft may be longer than a message: the person is not done with it yet. */
const DRAFT_MAX_LENGTH = 2 * MESSAGE_MAX_LENGTH;

const page = {
  draftWriter: z.string().optional(),
  draftVersion: z.string().optional(),
  /** "no" in a conversation that isn't kept: once it is gone, its late words are kept nowhere else. */
  kept: z.string().optional(),
};

/** The form of a message. How long one may be is decided once it was screened. */
export const messageSchema = z.object({
  message: ownWords(z.string().default("")),
  formKey: z.string().optional(),
  timeZone: z.string().optional(),
  selectedTherapist: z.string().optional(),
  /** The id of the button that was tapped, and what it stood under: believed only where it stands. */
  choice: z.unknown().optional(),
  choiceUnder: z.unknown().optional(),
  ...page,
});

/** What is typed and not sent. */
export const draftSchema = z.object({
  message: ownWords(z.string().default(""), "talk", (typed) => typed.slice(0, DRAFT_MAX_LENGTH)),
  intent: z.string().optional(),
  ...page,
});

type SentPage = Readonly<{ draftWriter?: string | undefined; draftVersion?: string | undefined }>;

/** Which page a draft comes from, as its form says. */
export function draftPageOf({ draftWriter = "", draftVersion = "" }: SentPage): DraftPage {
  return {
    writer: /^[\w-]{1,64}$/.test(draftWriter) ? draftWriter : "",
    version: /^\d{1,15}$/.test(draftVersion) ? Number(draftVersion) : 0,
  };
}
