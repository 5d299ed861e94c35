import { readQuestions } from "#app/reader/reader.server.ts";
import { SentenceReader } from "./guard/sentences.ts";
import { QUESTION_IDS, type QuestionId } from "#app/content/script-ids.ts";

/**
 * From this share on a sentence asks what the reader takes it for: of 198 held-out questions 115 are known, and
 * 11 of 95 others are taken for one.
 */
const SURE = 0.8;
/** So many sentences are the end of a reply: what was asked before that has been gone on from. */
const LAST_SENTENCES = 4;

/** What our questions ask, as the reader names it; of the others none is asked in a model's own words. */
const ASKS: Partial<Record<QuestionId, string>> = {
  thoughts: "thoughts",
  thoughts_gently: "thoughts",
  thoughts_now: "thoughts",
  putting_in_order: "thoughts",
  today: "thoughts",
  thoughts_both: "thoughts_both",
  plan: "plan",
  means: "means",
  when: "when",
  hurting_self: "hurting_self",
  hurt_someone: "hurt_someone",
  afraid_of_someone: "afraid_of_someone",
  near_now: "watched",
  watched: "watched",
  company: "company",
  called: "called",
  reach: "called",
  safe_place: "safe_place",
  seen: "seen",
  taken_what: "taken_what",
  they_in_danger: "other_danger",
  asked_them: "other_danger",
};

/** The questions of a model that count as ours where nothing is known of a danger yet. */
const OPENING: ReadonlySet<QuestionId> = new Set([
  "thoughts",
  "hurting_self",
  "hurt_someone",
  "afraid_of_someone",
]);

/** What the end of a model's reply asks about, by the reader's name for it; null where it asks nothing of a danger. */
export async function askedAtEnd(text: string): Promise<string | null> {
  const reader = new SentenceReader();
  const sentences = [...reader.push(text), ...reader.end()].map(({ raw }) => raw.trim());
  const read = await readQuestions(sentences.filter(Boolean).slice(-LAST_SENTENCES));
  return read.findLast(({ id, score }) => id !== "none" && score >= SURE)?.id ?? null;
}

/** The question of ours that somebody answers who answers a model's: any of them in an open danger. */
export function questionAsked(asked: string | null, isDangerOpen: boolean): QuestionId | null {
  const ours = QUESTION_IDS.filter((id) => isDangerOpen || OPENING.has(id));
  return ours.find((id) => isAskedAs(asked, id)) ?? null;
}

/** Whether a model's question is one of ours in other words. */
export function isAskedAs(asked: string | null, question: QuestionId): boolean {
  return asked !== null && ASKS[question] === asked;
}
