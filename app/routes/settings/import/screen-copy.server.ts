import { setImmediate as nextTurn } from "node:timers/promises";
import { fullDayOf } from "#app/catalogue/format-date.ts";
import { therapistName } from "#app/catalogue/therapists.ts";
import type { AccountCopy, LeftOut, RawCopy } from "#app/models/accounts/account-imports.server.ts";
import { keptSince } from "#app/models/conversations/conversation-deletion.server.ts";
import { dayIn } from "#app/models/record/days.server.ts";
import type { JournalAccess } from "#app/models/record/journal-access.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import { asksAboutDanger } from "#app/safety/assessment.ts";
import { screenText, type ScreenedText, type Screening } from "#app/safety/screened-text.server.ts";
import { MAX_TEXTS } from "./limits.ts";

/** Texts that are screened in one go; in between others are served. */
const TEXTS_A_TURN = 10;

/** What of a copy this person can take, and what is left out for what they chose here. */
export function findImportable(
  { keepConversations, remembers }: Pick<User, "keepConversations" | "remembers">,
  access: JournalAccess,
  raw: RawCopy,
): { raw: RawCopy; leftOut: LeftOut[] } {
  const since = keptSince(keepConversations) ?? 0;
  const conversations = raw.conversations.filter(({ lastMessageAt }) => lastMessageAt >= since);
  const leftOut: LeftOut[] = [
    {
      kind: "conversations",
      why: "too_old",
      count: raw.conversations.length - conversations.length,
    },
    { kind: "journal", why: "no_premium", count: access === "full" ? 0 : raw.journal.length },
    { kind: "memory", why: "no_memory", count: remembers ? 0 : raw.memory.length },
  ];
  const journal = access === "full" ? raw.journal : [];
  const ofEntries = new Set(journal.map(({ date, at }) => `${date} ${at}`));
  return {
    raw: {
      ...raw,
      conversations,
      journal,
      // The mood of an entry comes with the entry.
      moods: raw.moods.filter(
        ({ date, at, notes }) => notes !== null || !ofEntries.has(`${date} ${at}`),
      ),
      memory: remembers ? raw.memory : [],
    },
    leftOut: leftOut.filter(({ count }) => count > 0),
  };
}

/**
 * Screens every text of a copy, the same one only once. It raises nothing now: what a copy says of
 * danger isn't believed, and what is found is kept beside each text, so that nobody is given it again.
 * The newest comes first; what is too much for one go waits for the next upload.
 */
export async function screenCopy(
  raw: RawCopy,
  timeZone: string | null,
  maxTexts = MAX_TEXTS,
): Promise<{ copy: AccountCopy; leftOut: LeftOut[] }> {
  const leftOut: LeftOut[] = [];
  const known = new Map<string, Screening>();
  const screen = async (text: string): Promise<Screening> => {
    const found = known.get(text) ?? (await screenText(text, [], "aside"));
    if (!known.has(text) && known.size % TEXTS_A_TURN === 0) await nextTurn();
    known.set(text, found);
    return found;
  };
  const isFull = () => known.size >= maxTexts;
  const plain = async (text: string) => (await screen(text)).text;
  const plainOrNull = async (text: string | null) => (text === null ? null : plain(text));
  /** Null, too, where it may be about danger: it would be told again somewhere. */
  const harmless = async (text: string | null): Promise<ScreenedText | null> => {
    const screening = text === null ? null : await screen(text);
    return screening && !asksAboutDanger(screening.assessment.tier) ? screening.text : null;
  };
  let notesOfDanger = 0;
  /** The same of what stands about something, and comes without it. */
  const note = async (text: string | null, mayStand = true) => {
    const kept = mayStand ? await harmless(text) : null;
    if (text !== null && kept === null) notesOfDanger += 1;
    return kept;
  };
  const each = async <Row extends { at: number }, Out>(
    kind: LeftOut["kind"],
    rows: readonly Row[],
    take: (row: Row) => Promise<Out | null>,
  ): Promise<Out[]> => {
    const taken: Out[] = [];
    let [danger, nextTime] = [0, 0];
    for (const row of rows.toSorted((one, other) => other.at - one.at)) {
      const out = isFull() ? undefined : await take(row);
      if (out === undefined) nextTime += 1;
      else if (out === null) danger += 1;
      else taken.push(out);
    }
    if (danger > 0) leftOut.push({ kind, why: "danger", count: danger });
    if (nextTime > 0) leftOut.push({ kind, why: "next_time", count: nextTime });
    return taken.toReversed();
  };
  const all = async (texts: readonly string[]) => {
    const screened: ScreenedText[] = [];
    for (const text of texts) screened.push(await plain(text));
    return screened;
  };
  const { checkUps, checkIns, programs, outcomes } = raw;
  const copy: AccountCopy = {
    checkUps,
    checkIns,
    programs,
    outcomes,
    // A name that may be about danger is no button to be tapped every day, and a memory of it is told to nobody.
    // It is for the hours in which it's about danger, and nobody but its owner reads it.
    safetyPlan: await each("safetyPlan", raw.safetyPlan, async (row) => ({
      ...row,
      steps: {
        warningSigns: await plainOrNull(row.steps.warningSigns),
        onMyOwn: await plainOrNull(row.steps.onMyOwn),
        peopleAndPlaces: await plainOrNull(row.steps.peopleAndPlaces),
        askForHelp: await plainOrNull(row.steps.askForHelp),
        professionals: await plainOrNull(row.steps.professionals),
        saferSurroundings: await plainOrNull(row.steps.saferSurroundings),
      },
      trustedName: await plainOrNull(row.trustedName),
    })),
    feelings: await each("feelings", raw.feelings, async (row) => {
      const [name, emoji] = [await harmless(row.name), await harmless(row.emoji)];
      return name && emoji ? { ...row, name, emoji } : null;
    }),
    activities: await each("activities", raw.activities, async (row) => {
      const name = await harmless(row.name);
      return name && { ...row, name };
    }),
    memory: await each("memory", raw.memory, async (row) => {
      const content = await harmless(row.content);
      return content && { ...row, content };
    }),
    journal: await each("journal", raw.journal, async (row) => {
      const { text, assessment } = await screen(row.text);
      const [feeling, tags] = [await plainOrNull(row.feeling), await all(row.tags)];
      return {
        ...row,
        text,
        tier: assessment.tier,
        feeling,
        tags,
        answer: await note(row.answer),
      };
    }),
    moods: await each("moods", raw.moods, async (row) => ({
      ...row,
      feeling: await plainOrNull(row.feeling),
      notes: await plainOrNull(row.notes),
      activities: await all(row.activities),
    })),
    exercises: await each("exercises", raw.exercises, async (row) => {
      const answers = [];
      for (const answer of row.answers) {
        const { text: content, assessment } = await screen(answer.content);
        const asked = await plainOrNull(answer.asked);
        answers.push({ ...answer, content, asked, tier: assessment.tier });
      }
      return { ...row, goal: await note(row.goal), answers };
    }),
    conversations: await each("conversations", raw.conversations, async (row) => {
      const messages = [];
      for (const message of row.messages) {
        const { text: content, assessment } = await screen(message.content);
        const { tier, kind, severity, subject } = assessment;
        const danger = message.role === "user" ? { tier, kind, severity, subject } : null;
        messages.push({ ...message, content, danger });
      }
      const isOfDanger = messages.some(({ danger }) => danger && asksAboutDanger(danger.tier));
      const untitled = `With ${therapistName(row.therapist)}, ${fullDayOf(dayIn(timeZone, row.at))}`;
      const mayShow = !isOfDanger || row.namedBy === "you";
      const isUnnamed = !isOfDanger && row.namedBy === null;
      return {
        ...row,
        isHarmless: !isOfDanger,
        // What was about danger stands in the conversation, and not where a glance finds it. One that nobody
        // named goes by its first words, as it did.
        title: isUnnamed
          ? null
          : ((mayShow ? await harmless(row.title) : null) ?? (await plain(untitled))),
        summary: await note(row.summary, !isOfDanger),
        insights: await note(row.insights, !isOfDanger),
        openThreads: await note(row.openThreads, !isOfDanger),
        lookingBack: await note(row.lookingBack ?? null, !isOfDanger),
        reflection: await plainOrNull(row.reflection),
        goals: await note(row.goals),
        messages,
      };
    }),
  };
  if (notesOfDanger > 0) leftOut.push({ kind: "notes", why: "danger", count: notesOfDanger });
  return { copy, leftOut };
}
