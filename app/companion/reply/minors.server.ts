import { YOUNG } from "#app/content/safety.ts";
import { helpRegion } from "#app/safety/help-region.server.ts";
import { closeAccountOfMinor } from "#app/models/accounts/onboarding.server.ts";
import { hasReplyFor } from "#app/models/replies/replies.server.ts";
import { isRiskOpen, type AskingState } from "#app/safety/asking.ts";
import type { Language } from "#app/safety/assessment.ts";
import { forYoungPeople } from "#app/safety/panels.server.ts";
import type { Screening } from "#app/safety/screened-text.server.ts";
import { joined, NOTHING_SAID, say, wasSaid, type Said } from "#app/safety/said.ts";
import type { NewReply } from "#app/models/conversations/turns.server.ts";
import { isModelConfigured } from "#app/services/anthropic.server.ts";
import { languageOf } from "./reply-language.ts";
import { wholeReply } from "./new-reply.server.ts";
import { namedChoice } from "./named-choice.ts";
import type { ReplyTarget } from "./reply-context.ts";
import type { ReplyFrame } from "./reply-frame.server.ts";

/**
 * The written answer to somebody who says that they are a minor, or who answers our question about it;
 * null for everybody else. Only the button closes the account, and never while risk is open.
 */
export async function answerAboutAge(
  target: ReplyTarget,
  screening: Screening,
  state: AskingState,
  frame: ReplyFrame,
): Promise<NewReply | null> {
  const { user, history } = target;
  const language = languageOf(screening);
  const said = ageSaid(target);
  if (said === "under18" && isRiskOpen(state)) return written(helpFirst(language));
  if (history.at(-1)?.reason === "asks_age") {
    if (said === "adult") {
      return written(say(YOUNG.goOn, 0, { language }), { reason: "is_adult" });
    }
    if (said === "under18") {
      await closeAccountOfMinor(user.id);
      return written(say(YOUNG.goodbye, 0, { language }));
    }
  }
  if (!(await isSaidToBeMinor(target, screening))) return null;
  const timesHeard = timesAgeHeard(history);
  // Said again, it comes with something to answer; in danger the model answers under it.
  const isModelNext = isModelNextIn(frame);
  const isNotNew = timesHeard > 0 && (frame.asksNothing || isModelNext);
  if (timesHeard >= MOST_ABOUT_AGE || isNotNew || (frame.asksNothing && isModelNext)) return null;
  const heard = timesHeard > 0 ? say(YOUNG.again, 0, { language }) : ageHeard(language);
  // Whether they are in danger is asked first; their age is, when they speak of it again.
  if (frame.asksNothing) {
    const { quickAnswers, question } = frame;
    return written(joined(heard, frame.tail), { quickAnswers, question });
  }
  const asked = timesHeard > 0 ? NOTHING_SAID : say(YOUNG.ageQuestion, 0, { language });
  return written(joined(heard, asked), {
    reason: "asks_age",
    quickAnswers: AGES.map((age) => {
      const label = YOUNG[age][language];
      return { id: `age.${age}`, label, message: label };
    }),
  });
}

/**
 * The frame of a reply to a minor in danger: what is said about their age stands before the model's answer to
 * what else they said, and our question under it.
 */
export async function withAgeHeard(
  target: ReplyTarget,
  screening: Screening,
  frame: ReplyFrame,
): Promise<ReplyFrame> {
  const isToldBefore = timesAgeHeard(target.history) > 0 || wasSaid(YOUNG.note, target.history);
  const isDue = frame.asksNothing && isModelNextIn(frame) && !isToldBefore;
  if (!isDue || !(await isSaidToBeMinor(target, screening))) return frame;
  const language = languageOf(screening);
  const heard = frame.refusesNumbers ? say(YOUNG.heard, 0, { language }) : ageHeard(language);
  const { text, lines } = joined(frame.lead, heard);
  return { ...frame, lead: { text: `${text}\n\n`, lines } };
}

async function isSaidToBeMinor(
  { user, conversation }: ReplyTarget,
  { words }: Screening,
): Promise<boolean> {
  return words.says.has("minor") && !(await hasReplyFor(user.id, conversation.id, "is_adult"));
}

function isModelNextIn({ mayUseModel }: ReplyFrame): boolean {
  return mayUseModel && isModelConfigured();
}

/** The help for minors is named once: in every reply it would read as a wall, as if nobody listened. */
function timesAgeHeard(history: ReplyTarget["history"]): number {
  return history.filter((past) => ABOUT_AGE.some((line) => wasSaid(line, [past]))).length;
}

function ageHeard(language: Language): Said {
  return joined(
    say(YOUNG.heard, 0, { language }),
    helpLines(language),
    say(YOUNG.trusted, 0, { language }),
  );
}

const AGES = ["under18", "adult"] as const;

/** What a message says to the question of age: a button, or its words typed in full. */
function ageSaid({ message: { content, choice }, history }: ReplyTarget) {
  const said = choice ?? namedChoice(content, history.at(-1)?.quickAnswers ?? []);
  return AGES.find((age) => said === `age.${age}`);
}

/** So often it is spoken of in one conversation: in full, and once briefly. */
const MOST_ABOUT_AGE = 2;

const ABOUT_AGE = [YOUNG.heard, YOUNG.again];

function written({ text, lines }: Said, about: Parameters<typeof wholeReply>[2] = {}): NewReply {
  return wholeReply("written", text, { lines, ...about });
}

function helpFirst(language: Language): Said {
  return joined(say(YOUNG.helpBeforeAge, 0, { language }), helpLines(language));
}

function helpLines(language: Language): Said {
  const { contacts } = forYoungPeople(helpRegion(), language);
  const text = contacts
    .map(({ name, links }) => `- ${name}: ${links.map(({ label }) => label).join(", ")}`)
    .join("\n");
  return { ...NOTHING_SAID, text };
}
