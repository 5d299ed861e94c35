import { asksAboutDanger } from "#app/safety/assessment.ts";
import type { Assessment, Kind, Subject } from "#app/safety/assessment.ts";
import { readWords } from "#app/safety/cues/read-words.ts";
import { screenText } from "#app/safety/screened-text.server.ts";
import { situationOf } from "#app/safety/scripts/situation.ts";
import { inRuns, joinTo } from "#tests/safety/training/everyday.ts";
import { isCrisisRow } from "#tests/safety/rows.ts";
import type { LabelledRow } from "#tests/safety/rows.ts";
import { shareOf } from "#tests/safety/statistics.ts";
import type { Share } from "#tests/safety/statistics.ts";

const GREY_TAGS = ["ambiguous", "third_person", "past_history", "emotional_abuse", "bereavement"];
export const DISGUISES = ["slang", "misspelled", "leet", "buried", "coded", "spanish"] as const;

/** A conversation of everyday talk has so many messages. */
const MESSAGES = 10;

export interface Judged {
  row: LabelledRow;
  assessment: Assessment;
}

export async function judge(rows: readonly LabelledRow[]): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const row of rows)
    judged.push({
      row,
      assessment: (await screenText(row.text, [], row.field ?? "talk")).assessment,
    });
  return judged;
}

/** Grey rows are reported with and without; a psychosis row with a crisis label always counts. */
export function isGrey(row: LabelledRow): boolean {
  if (isCrisisRow(row) && row.tags.includes("psychosis")) return false;
  return row.tags.some((tag) => GREY_TAGS.includes(tag));
}

export function hasTag(row: LabelledRow, tag: string): boolean {
  return row.tags.includes(tag) || (tag === "leet" && row.tags.includes("obfuscated"));
}

export function isMethodQuestion(row: LabelledRow): boolean {
  return isCrisisRow(row) && row.tags.some((tag) => tag.startsWith("method"));
}

function shareWhere(judged: readonly Judged[], isHit: (one: Judged) => boolean): Share {
  return shareOf(judged.filter(isHit).length, judged.length);
}

export function asked(judged: readonly Judged[]): Share {
  return shareWhere(judged, ({ assessment }) => asksAboutDanger(assessment.tier));
}

export function shown(judged: readonly Judged[]): Share {
  return shareWhere(judged, ({ assessment }) => assessment.tier === "crisis");
}

/** At least watched. */
export function watched(judged: readonly Judged[]): Share {
  return shareWhere(judged, ({ assessment }) => assessment.tier !== "none");
}

/** What people want for themselves is their own danger; who needs an ambulance may be anybody. */
const OF_THE_WRITER: ReadonlySet<Kind> = new Set<Kind>([
  "passive_ideation",
  "active_ideation",
  "plan_or_attempt",
  "self_harm",
  "harm_to_others",
]);

/** Whom a row is about, as its tags say; undefined where they leave it open. */
export function subjectOf({ tags, label }: LabelledRow): Subject | undefined {
  if (tags.some((tag) => tag === "third_person_dependent" || tag === "dependent"))
    return "dependent";
  if (tags.some((tag) => tag === "third_person_imminent" || tag === "third_person")) return "other";
  return OF_THE_WRITER.has(label) ? "self" : undefined;
}

/** Of the panels shown about danger, those whose script is the one that the label and the tags call for. */
export function rightScripts(judged: readonly Judged[]): Share {
  return shareWhere(panelsOf(judged), ({ row, assessment }) => {
    const said = { ...assessment, words: readWords(row.text) };
    const subject = subjectOf(row) ?? assessment.subject;
    return situationOf(said) === situationOf({ ...said, kind: row.label, subject });
  });
}

export function rightKinds(judged: readonly Judged[]): Share {
  return shareWhere(
    panelsOf(judged),
    ({ row, assessment }) =>
      assessment.kind === row.label &&
      assessment.subject === (subjectOf(row) ?? assessment.subject),
  );
}

function panelsOf(judged: readonly Judged[]): Judged[] {
  return judged.filter(({ row, assessment }) => isCrisisRow(row) && assessment.tier === "crisis");
}

/** How often each labelled kind and subject (first) was found as which (second): what was asked about or panelled. */
export function confusionOf(judged: readonly Judged[]): Map<string, Map<string, number>> {
  const table = new Map<string, Map<string, number>>();
  for (const { row, assessment } of judged) {
    if (!isCrisisRow(row)) continue;
    const labelled = `${row.label}, ${subjectOf(row) ?? "anybody"}`;
    const found = asksAboutDanger(assessment.tier)
      ? `${assessment.kind}, ${assessment.subject}`
      : `(${assessment.tier})`;
    const line = table.get(labelled) ?? new Map<string, number>();
    line.set(found, (line.get(found) ?? 0) + 1);
    table.set(labelled, line);
  }
  return table;
}

/** Conversations of ten everyday messages, each judged with the ones before it, in which anything is asked. */
export async function conversationsAsked(
  conversations: readonly (readonly string[])[],
): Promise<Share> {
  let hits = 0;
  for (const messages of conversations) if (await isAnythingAsked(messages)) hits += 1;
  return shareOf(hits, conversations.length);
}

async function isAnythingAsked(messages: readonly string[]): Promise<boolean> {
  for (const [index, text] of messages.entries()) {
    const { assessment } = await screenText(text, messages.slice(Math.max(0, index - 5), index));
    if (asksAboutDanger(assessment.tier)) return true;
  }
  return false;
}

/** Rows as conversations: those that name one, in their order, and the rest in runs of ten. */
export function conversationsOf(rows: readonly LabelledRow[]): string[][] {
  const named = Map.groupBy(
    rows.filter(({ conversation }) => conversation !== undefined),
    ({ conversation }) => conversation,
  );
  const loose = rows.filter(({ conversation }) => conversation === undefined);
  return [...named.values(), ...inRuns(loose, MESSAGES)].map((each) =>
    each.map(({ text }) => text),
  );
}

/** Harmless texts joined to so many characters, in which anything is asked. */
export async function longTextsAsked(texts: readonly string[], characters: number): Promise<Share> {
  const joined = joinTo(texts, characters);
  let hits = 0;
  for (const text of joined) {
    if (asksAboutDanger((await screenText(text)).assessment.tier)) hits += 1;
  }
  return shareOf(hits, joined.length);
}
