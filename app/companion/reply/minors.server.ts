import { YOUNG } from "#app/content/safety.ts";
import { helpRegion } from "#app/safety/help-region.server.ts";
import { closeToMinor } from "#app/models/onboarding.server.ts";
import { hasReplyFor } from "#app/models/replies.server.ts";
import { isRiskOpen, type AskingState } from "#app/safety/asking.ts";
import type { Language } from "#app/safety/assessment.ts";
import { readsAsMinor } from "#app/safety/detector.server.ts";
import { forYoungPeople } from "#app/safety/panels.server.ts";
import type { Screening } from "#app/safety/screened-text.server.ts";
import { saysUnder18 } from "#app/safety/scripts/young.ts";
import type { NewReply } from "#app/models/turns.server.ts";
import { languageOf } from "./reply-language.ts";
import { wholeReply } from "./new-reply.server.ts";
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
  const { user, conversation, history } = target;
  const { text } = screening;
  const language = languageOf(screening);
  if (saysUnder18(text) && isRiskOpen(state)) return wholeReply("written", helpFirst(language));
  if (history.at(-1)?.reason === "asks_age") {
    if (Object.values(YOUNG.adult).includes(text.trim())) {
      return wholeReply("written", YOUNG.goOn[language], { reason: "is_adult" });
    }
    if (saysUnder18(text)) {
      await closeToMinor(user.id);
      return wholeReply("written", YOUNG.goodbye[language]);
    }
  }
  if (!readsAsMinor(text) || (await hasReplyFor(user.id, conversation.id, "is_adult"))) return null;
  // Who is there for them is said once; each reply of it would be a wall, and says that nobody listens.
  const timesHeard = history.filter(isAboutAge).length;
  if (timesHeard >= MOST_ABOUT_AGE || (timesHeard > 0 && frame.asksNothing)) return null;
  const heard =
    timesHeard > 0
      ? [YOUNG.again[language]]
      : [YOUNG.heard[language], helpLines(language), YOUNG.trusted[language]];
  // Whether they are in danger is asked first; their age is, when they speak of it again.
  if (frame.asksNothing) {
    const quickAnswers = frame.quickAnswers.map(({ label }) => ({ label, message: label }));
    return wholeReply("written", [...heard, frame.tail].join("\n\n"), { quickAnswers });
  }
  const answers = [YOUNG.under18[language], YOUNG.adult[language]];
  return wholeReply("written", [...heard, YOUNG.ageQuestion[language]].join("\n\n"), {
    reason: "asks_age",
    quickAnswers: answers.map((label) => ({ label, message: label })),
  });
}

/** So often it is spoken of in one conversation: in full, and once briefly. */
const MOST_ABOUT_AGE = 2;

function isAboutAge({ role, content }: ReplyTarget["history"][number]): boolean {
  if (role !== "assistant") return false;
  return [YOUNG.heard, YOUNG.again].some(({ en, es }) =>
    [en, es].some((said) => content.includes(said)),
  );
}

function helpFirst(language: Language): string {
  const [first] = YOUNG.helpBeforeAge[language];
  return [first, helpLines(language)].join("\n\n");
}

function helpLines(language: Language): string {
  const { contacts } = forYoungPeople(helpRegion(), language);
  return contacts
    .map(({ name, links }) => `- ${name}: ${links.map(({ label }) => label).join(", ")}`)
    .join("\n");
}
