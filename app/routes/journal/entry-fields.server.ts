import { z } from "zod";
import { MOOD_IDS } from "#app/catalogue/moods.ts";
import { readTags, tagsProblem } from "#app/catalogue/tags.ts";
import { ownWords, typedWords } from "#app/middleware/own-words.ts";
import type { SubmittedWords } from "#app/middleware/screened-action.server.ts";
import { dayIn, dayProblem, type DayProblem } from "#app/models/record/days.server.ts";
import { draftField } from "#app/models/conversations/drafts.server.ts";
import { findActivities, resolveMood } from "#app/models/record/feelings.server.ts";
import {
  ENTRY_MAX_LENGTH,
  ENTRY_MIN_LENGTH,
  type EntryDetails,
} from "#app/models/record/journal-entries.server.ts";
import type { SignedIn } from "#app/models/accounts/user-sessions.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import { partsOf } from "#app/safety/screened-text.server.ts";

const TOO_SHORT = "Please write at least a few words about your thoughts";
const TOO_LONG = `An entry can have up to ${ENTRY_MAX_LENGTH.toLocaleString("en-US")} characters. Your text is still in the box.`;

/** What stands at the field of a day that can't be written about. */
export const DAY_PROBLEMS: Readonly<Record<DayProblem, string>> = {
  "not-a-day": "Please choose a day, like 2026-03-14.",
  "in-the-future": "That day hasn't come yet. Please choose today or an earlier day.",
  "too-long-ago": "That's a long time ago. Please check the year.",
};

/** Tags as a form sends them. */
export const tagsField = ownWords(
  z
    .string()
    .default("")
    .superRefine((typed, context) => {
      const message = tagsProblem(readTags(typed));
      if (message !== null) context.addIssue({ code: "custom", message });
    }),
  "aside",
);

export const entryContent = z
  .string({ error: TOO_SHORT })
  .trim()
  .min(ENTRY_MIN_LENGTH, TOO_SHORT)
  .max(ENTRY_MAX_LENGTH, TOO_LONG);

export const NO_MOOD = "Please select a mood. Let us know how you're feeling today.";

/** What is said of a feeling of one's own that was tapped on a page from before it was deleted. */
export const FEELING_GONE =
  "That feeling isn't there anymore, so nothing was logged. Please choose another.";

/** What the page says that a tap on such a feeling leads to. */
export function tapErrorIn({ searchParams }: URL): string | null {
  return searchParams.get("feeling") === "gone" ? FEELING_GONE : null;
}

/** One of the five moods, or the id of a feeling of one's own. */
export const moodChoice = z.union(
  [z.enum(MOOD_IDS), z.templateLiteral(["own:", z.string().regex(/^[\w-]{1,40}$/)])],
  { error: NO_MOOD },
);

const keptChoice = moodChoice.nullable().catch(null);

/** The activities of one's own that were ticked: their ids. */
export const tickedField = z.array(z.string()).optional();

/**
 * From here on the activities that were ticked stand among the tags: they are screened, kept and given
 * back with them.
 */
export async function tagTicked(form: FormData, _args: unknown, { user }: SignedIn) {
  const ticked = form.getAll("activity");
  if (ticked.length === 0) return null;
  const own = await findActivities(user.id);
  const names = own.filter(({ id }) => ticked.includes(id)).map(({ name }) => String(name));
  if (names.length === 0) return null;
  const typed = typedWords(form, "tags") ?? "";
  return { id: "activities", field: "tags", words: [...names, typed].filter(Boolean).join(", ") };
}

/** What an entry's form sends; of the one that changes an entry, its version too. */
export const entrySchema = z.object({
  content: ownWords(entryContent),
  tags: tagsField,
  mood: moodChoice,
  activity: tickedField,
  date: z.string().optional(),
  shareWithAI: z.string().optional(),
  formKey: z.string().optional(),
  exerciseRunId: z.string().optional(),
  version: z.string().optional(),
});

export type SubmittedEntry = SubmittedWords<typeof entrySchema>;

/** What a form of an entry says, or what is wrong with it, by its fields. */
export async function readEntry(
  { submission, screeningOf }: SubmittedEntry,
  { id: userId, timeZone }: User,
  keptDay: string | null = null,
): Promise<
  | { details: EntryDetails; errors: null }
  | { details: null; errors: Record<string, string[]> | undefined }
> {
  if (submission.status !== "success") return { details: null, errors: undefined };
  const { mood, date, shareWithAI } = submission.value;
  const day = date === undefined || date === "" ? dayIn(timeZone) : date;
  const problem = dayProblem(day, timeZone, { keptDay });
  if (problem) return { details: null, errors: { date: [DAY_PROBLEMS[problem]] } };
  const felt = await resolveMood(userId, mood);
  if (!felt) return { details: null, errors: { mood: [FEELING_GONE] } };
  const details = {
    ...felt,
    content: screeningOf("content"),
    tags: partsOf(screeningOf("tags").text, readTags),
    shareWithAi: shareWithAI === "on",
    date: day,
  };
  return { details, errors: null };
}

/** The draft in which a field of a form waits: its words, or what was chosen beside them. */
export function draftIn(draft: string, name: string): string {
  return name === "content" || name === "notes" ? draft : draftField(draft, name);
}

/** What waits beside the words of a draft, as its form shows it; null where nothing does. */
export function keptInDraft(fields: Readonly<Record<string, string>>, { timeZone }: User) {
  if (Object.keys(fields).length === 0) return null;
  const { tags = "", mood, date = "", shareWithAI } = fields;
  return {
    tags,
    mood: keptChoice.parse(mood),
    date: date !== "" && dayProblem(date, timeZone) === null ? date : null,
    shareWithAi: shareWithAI === "on",
  };
}

/** What was chosen in a form besides its words, to be shown again. */
export function chosenIn({ form }: { form: FormData }) {
  const sent = z
    .object({ mood: keptChoice, date: z.string().catch("") })
    .parse(Object.fromEntries(form));
  return { ...sent, shareWithAi: form.has("shareWithAI") };
}
