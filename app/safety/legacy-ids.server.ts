import { lineIds, wordingsOf } from "#app/content/line-ids.ts";
import type { QuestionId } from "#app/content/safety-script.ts";
import { LANGUAGES } from "./assessment.ts";
import { helpRegion } from "./help-region.server.ts";
import { questionAskedIn, type ReplyIds, type SaidLine } from "./said.ts";
import { QUESTIONS } from "./scripts/questions.ts";
import { unknownLanguageLine } from "./scripts/moments.ts";
import { fillWording } from "./scripts/fill-line.ts";

/*
 * Replies that were stored before their lines had ids are known by their words, here and nowhere else.
 * This file may be deleted after 2027-06-01: by then nobody goes on with a talk of 2026. A question
 * closes after three days, mild risk steps down after three, and what is grave has had a check-back at
 * every visit since, each stored with its ids.
 */

const known = new Map<string, ReadonlyMap<string, SaidLine>>();

/** The lines of a reply that was stored as a text alone, and the question that it left. */
export function legacyIds(reply: { content: string; question: QuestionId | null }): ReplyIds {
  const paragraphs = knownParagraphs();
  const lines = reply.content.split("\n\n").flatMap((said) => paragraphs.get(said) ?? []);
  return { lines, question: reply.question ?? questionAskedIn(lines) };
}

/** Every line as a paragraph of a reply, with the help lines that are named now. */
function knownParagraphs(): ReadonlyMap<string, SaidLine> {
  const region = helpRegion();
  const before = known.get(region);
  if (before) return before;
  const paragraphs = new Map<string, SaidLine>();
  for (const id of lineIds()) {
    for (const language of LANGUAGES) {
      for (const [wording, words] of wordingsOf(id, language).entries()) {
        for (const briefly of [true, false]) {
          paragraphs.set(fillWording(words, region, language, briefly), { id, wording, language });
        }
      }
    }
  }
  for (const line of unknownLanguageLine.lines) paragraphs.set(unknownLanguageLine.text, line);
  known.set(region, paragraphs);
  return paragraphs;
}

/** The buttons of such a reply, with the ids that those of its question have now; others are left as they were. */
export function legacyChoices<Button extends { id?: string; label: string }>(
  buttons: readonly Button[],
  question: QuestionId | null,
): Button[] {
  const answers = question === null ? [] : QUESTIONS[question].answers;
  return buttons.map((button) => {
    const answer = answers.find(({ says }) => Object.values(says).includes(button.label));
    return answer ? { ...button, id: `${question}.${answer.id}` } : button;
  });
}
