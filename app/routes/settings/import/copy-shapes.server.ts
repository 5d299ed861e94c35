import { z } from "zod";
import { HELPED, HELPED_WORDS } from "#app/catalogue/exercise-ratings.ts";
import { FEELING_COLORS, FEELING_MAX_LENGTH } from "#app/catalogue/feelings.ts";
import { MEMORY_KIND_CHOICES } from "#app/catalogue/memory-kinds.ts";
import { MOODS } from "#app/catalogue/moods.ts";
import { MAX_TAGS, readTags, TAG_MAX_LENGTH } from "#app/catalogue/tags.ts";
import { resolveTherapist, THERAPISTS } from "#app/catalogue/therapists.ts";
import { TRACKS } from "#app/catalogue/tracks.ts";
import { MODALITIES } from "#app/companion/conversations/conversation-note-model.server.ts";
import { findExercise } from "#app/content/exercises.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import { MEMORY_MAX_LENGTH } from "#app/models/conversations/memories.server.ts";
import { dayProblem } from "#app/models/record/days.server.ts";
import { ENTRY_MAX_LENGTH } from "#app/models/record/journal-entries.server.ts";
import { PROGRAM_MAX_SESSIONS, TEXT_MAX_LENGTH } from "./limits.ts";

/** Clocks of two machines may differ by so much. */
const CLOCK_MS = 24 * 60 * 60_000;

/** What a label of an export stands for. */
function byLabel<Id extends string>(choices: readonly { id: Id; label: string }[]) {
  return z.string().transform((label, { addIssue }) => {
    const found = choices.find((each) => each.label === label);
    if (found) return found.id;
    addIssue("unknown");
    return z.NEVER;
  });
}

const mood = byLabel(MOODS);
const color = byLabel(FEELING_COLORS);
const track = byLabel(TRACKS.map(({ id, title: label }) => ({ id, label })));
const helped = byLabel(HELPED.map((id) => ({ id, label: HELPED_WORDS[id] })));
const memoryKind = byLabel(MEMORY_KIND_CHOICES.map(({ value, label }) => ({ id: value, label })));
const id = z.string().regex(/^[\w-]{1,64}$/u);
const words = (most = TEXT_MAX_LENGTH) => z.string().trim().min(1).max(most);
const maybe = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([schema, z.literal("").transform(() => null), z.null()]).default(null);
const tags = z
  .string()
  .nullish()
  .transform((typed) =>
    readTags(typed ?? "")
      .filter((tag) => tag.length <= TAG_MAX_LENGTH)
      .slice(0, MAX_TAGS),
  );

/** The rows of each file of an export, as they are read: what is not so is no row of ours. */
export function shapesFor(
  { timeZone, selectedTherapist }: Pick<User, "timeZone" | "selectedTherapist">,
  now: number,
) {
  const at = z.iso
    .datetime()
    .transform((text) => Date.parse(text))
    .refine((time) => time > 0 && time <= now + CLOCK_MS);
  const date = z.string().refine((day) => dayProblem(day, timeZone, { now }) === null);
  const score = z.int().min(0).max(10);
  const scale = z.int().min(1).max(10);
  const feeling = maybe(words(FEELING_MAX_LENGTH));
  const notes = z
    .record(z.string(), z.string())
    .catch({})
    .transform((all) => (name: string) => {
      const text = all[name]?.trim() ?? "";
      return text === "" ? null : text.slice(0, TEXT_MAX_LENGTH);
    });
  const message = z
    .object({
      role: z.enum(["user", "assistant"]),
      speaker: z.string().catch(""),
      at,
      content: z.string().max(TEXT_MAX_LENGTH),
      digitalSourceType: z.string().optional(),
    })
    .transform(({ speaker, digitalSourceType, role, ...said }) => ({
      ...said,
      role,
      therapist: role === "user" ? null : therapistNamed(speaker),
      isModel: role === "assistant" && digitalSourceType !== undefined,
      danger: null,
    }));
  return {
    feeling: z.object({ name: words(FEELING_MAX_LENGTH), emoji: words(32), color, mood, at }),
    activity: z.object({ name: words(TAG_MAX_LENGTH), at }),
    mood: z.object({
      date,
      mood,
      feeling,
      notes: maybe(words(ENTRY_MAX_LENGTH)),
      activities: tags,
      at,
    }),
    entry: z
      .object({
        date,
        // A page that was kept has none.
        mood: mood.nullable(),
        feeling,
        text: words(ENTRY_MAX_LENGTH),
        tags,
        answer: maybe(words()),
        at,
      })
      .transform((entry) => ({ ...entry, tier: "none" as const })),
    checkUp: z
      .object({ date, satisfied: score, worthwhile: score, happy: score, anxious: score })
      .transform((each) => ({ ...each, at: Date.parse(each.date) })),
    checkIn: z.object({ date, mood: scale, stress: scale, sleep: scale, energy: scale, at }),
    fact: z.object({ what: z.string(), value: z.unknown() }),
    memory: z
      .object({ kind: memoryKind, content: words(MEMORY_MAX_LENGTH), at, edited: at.nullable() })
      .transform(({ edited, ...memory }) => ({ ...memory, editedAt: edited })),
    program: z
      .object({
        track,
        sessions: z.int().min(0).max(PROGRAM_MAX_SESSIONS),
        planned: z.int().min(1).max(PROGRAM_MAX_SESSIONS),
        active: z.boolean(),
        started: at,
      })
      .transform(({ active, started, ...rest }) => ({ ...rest, isActive: active, at: started })),
    run: z
      .object({
        id: id.default(""),
        exerciseId: z.string().refine((each) => findExercise(each) !== undefined),
        step: z.string().max(80).catch(""),
        started: at,
        finished: at.nullable(),
        helped: maybe(helped).catch(null),
        goal: maybe(words()),
      })
      .transform(({ id: run, started, ...rest }) => ({ run, at: started, ...rest })),
    answer: z
      .object({ run: id, step: words(80), question: maybe(words()), answer: words(), at })
      .transform(({ question, answer, ...rest }) => ({
        ...rest,
        asked: question,
        content: answer,
        tier: "none" as const,
      })),
    conversation: z
      .object({
        id,
        title: words(),
        // Exports from before don't say who named it.
        namedBy: z.enum(["you", "companion"]).nullable().optional().catch(undefined),
        companion: z.string().catch(""),
        track: track.nullable().catch(null),
        startedAt: at,
        lastMessageAt: at,
        isCompleted: z.boolean().catch(false),
        notes,
        messages: z.array(message).min(1),
      })
      .transform(({ startedAt, companion, notes: noteOf, ...talk }) => {
        const speakers = talk.messages.flatMap(({ therapist }) => therapist ?? []);
        const named = THERAPISTS.find(({ name }) => companion.split(/\W+/u).includes(name))?.id;
        const therapist = speakers.at(-1) ?? named ?? resolveTherapist(null, selectedTherapist);
        const first = speakers[0] ?? therapist;
        return {
          ...talk,
          at: startedAt,
          therapist,
          openedBy: first === therapist ? null : first,
          techniques: MODALITIES.filter((name) => noteOf("Techniques")?.split(", ").includes(name)),
          minutes: Number.parseInt(noteOf("Length") ?? "0", 10) || 0,
          summary: noteOf("Summary"),
          insights: noteOf("Insights"),
          openThreads: noteOf("Left open"),
          lookingBack: noteOf("Looking back"),
          reflection: noteOf("Your reflection"),
          goals: noteOf("Your goals for the week"),
        };
      }),
    outcome: z
      .object({
        of: z.enum(["A session", "An exercise"]),
        outcome: byLabel([
          { id: "kept", label: "Done" },
          { id: "carried", label: "Carried over" },
          { id: "let_go", label: "Let go" },
        ]),
        id: z.string().regex(/^[\w-]{1,64}(?:\.[\w-]{1,64})?$/u),
        at,
      })
      .transform(({ of, ...rest }) => ({
        ...rest,
        source: of === "A session" ? ("session" as const) : ("exercise" as const),
      })),
  };
}

function therapistNamed(speaker: string): string | null {
  return THERAPISTS.find(({ name }) => name === speaker)?.id ?? null;
}
