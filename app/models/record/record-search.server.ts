import {
  and,
  between,
  desc,
  eq,
  gte,
  inArray,
  isNotNull,
  isNull,
  lte,
  type SQL,
} from "drizzle-orm";
import type { MoodId } from "#app/catalogue/moods.ts";
import type { Helped } from "#app/catalogue/exercise-ratings.ts";
import { database } from "#db/client.ts";
import { exerciseRuns, messages, moodEntries } from "#db/schema.ts";
import { eventsOfMessages } from "#app/models/risk/crisis-events.server.ts";
import { dayAfter, dayIn, timeOf } from "./days.server.ts";
import { findFolded, folded } from "#app/models/storage/folding.ts";
import { findFeelings } from "./feelings.server.ts";
import { listEntries } from "./journal-entries.server.ts";
import { journalCondition, NO_FILTER } from "./journal-search.server.ts";
import { searchMessages } from "#app/models/conversations/message-search.server.ts";
import { asksAboutDanger } from "#app/safety/assessment.ts";
import type { User } from "#app/models/accounts/users.server.ts";

/** What the forms of a word have in common: enough for texts that no index holds. */
export function stemOf(word: string): string {
  const stem = word.replace(/(?:ing|ed|es|[sye])$/u, "").replace(/(.)\1$/u, "$1");
  return stem.length < 3 ? word : stem;
}

/** Whether a text holds one of these words, in one of its forms. */
function holdsOne(text: string, words: readonly string[]): boolean {
  const stems = new Set(
    folded(text)
      .match(/[\p{L}\p{N}]+/gu)
      ?.map(stemOf),
  );
  const terms = words.map(folded);
  return terms.some((term) => stems.has(stemOf(term)) || findFolded(text, [term]) !== null);
}

/** What is read of each kind for one question; of moods, which are short, more are looked through. */
const MAX_OF_KIND = 25;
const MAX_MOODS_READ = 2_000;
/** Pages of the message search that are looked through for days long ago. */
const MAX_PAGES = 5;

/** What is looked for: any of the words, within the days. */
export interface RecordSearch {
  from: string | null;
  to: string | null;
  words: readonly string[];
  /** Moods that fit; null where any does. */
  moods?: readonly MoodId[] | null;
}

type Owner = Pick<User, "id" | "timeZone">;

/** Logged moods of these days, the newest first; those of journal entries come with their entries. */
export async function findRecordMoods({ id }: Owner, { from, to, words }: RecordSearch) {
  const rows = await database()
    .select()
    .from(moodEntries)
    .where(
      and(
        eq(moodEntries.userId, id),
        isNull(moodEntries.journalEntryId),
        from === null ? undefined : gte(moodEntries.date, from),
        to === null ? undefined : lte(moodEntries.date, to),
      ),
    )
    .orderBy(desc(moodEntries.date), desc(moodEntries.createdAt))
    .limit(MAX_MOODS_READ);
  const names = await namesOfFeelings(id);
  const holds = ({ notes, activities, feelingId }: (typeof rows)[number]) =>
    words.length === 0 ||
    holdsOne([names.get(feelingId) ?? "", notes ?? "", ...activities].join(" "), words);
  return rows.filter(holds).slice(0, MAX_OF_KIND);
}

/** What this person calls their feelings, by their ids. */
async function namesOfFeelings(userId: string): Promise<ReadonlyMap<string | null, string>> {
  return new Map((await findFeelings(userId)).map(({ id, name }) => [id, name]));
}

/** How often and on how many days moods were logged that fit, or whose name or tags hold one of the words. */
export async function countRecordMoods(
  { id }: Owner,
  { from, to, words, moods = null }: RecordSearch,
): Promise<{ times: number; days: number }> {
  const { date, mood, feelingId, activities, journalEntryId } = moodEntries;
  const rows = await database()
    .select({ date, mood, feelingId, activities, journalEntryId })
    .from(moodEntries)
    .where(
      and(
        eq(moodEntries.userId, id),
        moods === null ? undefined : inArray(mood, [...moods]),
        from === null ? undefined : gte(date, from),
        to === null ? undefined : lte(date, to),
      ),
    );
  const names = await namesOfFeelings(id);
  const fitting = rows.filter(
    (row) =>
      words.length === 0 ||
      holdsOne([names.get(row.feelingId) ?? "", ...row.activities].join(" "), words),
  );
  // A mood and an entry of one day are mostly about the same: the entry's counts where it's alone.
  const alone = new Set(
    fitting.filter((row) => row.journalEntryId === null).map((row) => row.date),
  );
  const counted = fitting.filter((row) => row.journalEntryId === null || !alone.has(row.date));
  return { times: counted.length, days: new Set(counted.map((row) => row.date)).size };
}

/** Which of these entries have a mood that was chosen: a page that was kept in the journal has none. */
async function moodChosenFor(userId: string, ids: readonly string[]): Promise<Set<string | null>> {
  const rows = await database()
    .select({ id: moodEntries.journalEntryId })
    .from(moodEntries)
    .where(and(eq(moodEntries.userId, userId), inArray(moodEntries.journalEntryId, [...ids])));
  return new Set(rows.map((row) => row.id));
}

/** Journal entries of these days that hold one of the words, the newest first. */
export async function findRecordEntries({ id }: Owner, { from, to, words }: RecordSearch) {
  const asked = words.length === 0 ? [""] : words;
  const found = await Promise.all(
    asked.map(async (query) => {
      const condition = await journalCondition(id, { ...NO_FILTER, query, from, to });
      return (await listEntries(id, condition, null, MAX_OF_KIND)).entries;
    }),
  );
  const entries = [...new Map(found.flat().map((entry) => [entry.id, entry])).values()];
  const chosen = await moodChosenFor(
    id,
    entries.map((entry) => entry.id),
  );
  return entries.map((entry) => ({ ...entry, mood: chosen.has(entry.id) ? entry.mood : null }));
}

/** A person's own message, as a question about the record finds it. */
export interface RecordMessage {
  id: string;
  seq: number;
  conversationId: string;
  createdAt: number;
  content: string;
  /** Something of danger was found in it. */
  isOfDanger: boolean;
}

/** Own messages of these days that hold one of the words; without a word and a day there is nothing to find. */
export async function findRecordMessages(
  owner: Owner,
  search: RecordSearch,
): Promise<RecordMessage[]> {
  const { from, words } = search;
  if (words.length === 0 && from === null) return [];
  const ids =
    words.length === 0
      ? null
      : (await Promise.all(words.map((word) => idsHolding(owner, word, search)))).flat();
  const rows = await database()
    .select()
    .from(messages)
    .where(
      and(
        eq(messages.userId, owner.id),
        eq(messages.role, "user"),
        isNull(messages.choice),
        isNull(messages.replacedAt),
        // No search finds what isn't kept.
        eq(messages.isIndexed, true),
        ids === null ? duringDays(owner, search) : inArray(messages.id, ids),
      ),
    )
    .orderBy(desc(messages.createdAt))
    .limit(ids === null ? MAX_OF_KIND : MAX_OF_KIND * words.length);
  const events = await eventsOfMessages(
    owner.id,
    rows.map(({ id }) => id),
  );
  return rows.map(({ id, seq, conversationId, createdAt, content, classes }) => {
    // What came with a copy from elsewhere has no event.
    const isOfDanger = events.has(id) || asksAboutDanger(classes?.danger.tier ?? "none");
    return { id, seq, conversationId, createdAt, content, isOfDanger };
  });
}

function duringDays({ timeZone }: Owner, { from, to }: RecordSearch): SQL | undefined {
  const begin = from === null ? 0 : timeOf(from, 0, timeZone);
  const end = to === null ? Number.MAX_SAFE_INTEGER : timeOf(dayAfter(to, 1), 0, timeZone) - 1;
  return between(messages.createdAt, begin, end);
}

async function idsHolding({ id, timeZone }: Owner, word: string, { from, to }: RecordSearch) {
  const ids: string[] = [];
  let before: number | null = null;
  for (let page = 0; page < MAX_PAGES && ids.length < MAX_OF_KIND; page += 1) {
    const answer = await searchMessages(id, word, before);
    if (!answer) break;
    for (const { id: messageId, role, createdAt } of answer.found) {
      const day = dayIn(timeZone, createdAt);
      const isInside = (from === null || day >= from) && (to === null || day <= to);
      if (role === "user" && isInside) ids.push(messageId);
    }
    before = answer.nextBefore;
    if (before === null) break;
  }
  return ids;
}

/** Exercises of these days that helped, the newest first. */
export async function findHelpfulExercises({ id, timeZone }: Owner, { from, to }: RecordSearch) {
  const helpful: Helped[] = ["a_little", "a_lot"];
  const rows = await database()
    .select()
    .from(exerciseRuns)
    .where(
      and(
        eq(exerciseRuns.userId, id),
        isNotNull(exerciseRuns.finishedAt),
        inArray(exerciseRuns.helped, helpful),
        from === null ? undefined : gte(exerciseRuns.finishedAt, timeOf(from, 0, timeZone)),
        to === null
          ? undefined
          : lte(exerciseRuns.finishedAt, timeOf(dayAfter(to, 1), 0, timeZone) - 1),
      ),
    )
    .orderBy(desc(exerciseRuns.finishedAt))
    .limit(MAX_OF_KIND);
  return rows;
}
