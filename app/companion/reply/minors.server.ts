import { environment } from "#app/config/environment.server.ts";
import { closeToMinor } from "#app/models/onboarding.server.ts";
import { hasReplyFor } from "#app/models/replies.server.ts";
import { isRiskOpen, type AskingState } from "#app/safety/asking.ts";
import type { Language } from "#app/safety/assessment.ts";
import { readsAsMinor } from "#app/safety/detector.server.ts";
import { forYoungPeople } from "#app/safety/panels.server.ts";
import type { Screening } from "#app/safety/screened-text.server.ts";
import { HELP_BEFORE_AGE, saysUnder18, UNDER_18 } from "#app/safety/scripts/young.ts";
import type { NewReply } from "#app/models/turns.server.ts";
import { languageOf } from "./reply-language.ts";
import { wholeReply } from "./new-reply.server.ts";
import type { ReplyTarget } from "./reply-context.ts";
import type { ReplyFrame } from "./reply-frame.server.ts";

const ADULT = { en: "I'm 18 or older", es: "Tengo 18 o más" };

const HEARD = {
  en: "Thank you for telling me. What you wrote matters, and I've heard it. This companion is made for adults, so I want to point you to people who are there for someone your age:",
  es: "Gracias por contármelo. Lo que escribiste importa, y lo he leído. Este acompañante es para personas adultas, así que quiero decirte quién está para alguien de tu edad:",
};
const TRUSTED = {
  en: "An adult you trust can help too: a parent, a relative, a teacher, a school nurse.",
  es: "También puede ayudarte una persona adulta de confianza: tu madre o tu padre, alguien de la familia, un profesor.",
};
const AGE_QUESTION = {
  en: "Did I read your age right?",
  es: "¿Leí bien tu edad?",
};
const ON_WE_GO = {
  en: "Thanks, good to know. Please go on where you were.",
  es: "Gracias, es bueno saberlo. Sigue donde estabas.",
};
const GOODBYE = {
  en: "Thank you for being honest. What you wrote stays yours to read, keep and delete.",
  es: "Gracias por tu sinceridad. Lo que escribiste sigue siendo tuyo: puedes leerlo, guardarlo y borrarlo.",
};

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
    if (Object.values(ADULT).includes(text.trim())) {
      return wholeReply("written", ON_WE_GO[language], { reason: "is_adult" });
    }
    if (saysUnder18(text)) {
      await closeToMinor(user.id);
      return wholeReply("written", GOODBYE[language]);
    }
  }
  if (!readsAsMinor(text) || (await hasReplyFor(user.id, conversation.id, "is_adult"))) return null;
  const heard = [HEARD[language], helpLines(language), TRUSTED[language]];
  // Whether they are in danger is asked first; their age is, when they speak of it again.
  if (frame.asksNothing) {
    const quickAnswers = frame.quickAnswers.map(({ label }) => ({ label, message: label }));
    return wholeReply("written", [...heard, frame.tail].join("\n\n"), { quickAnswers });
  }
  const answers = [UNDER_18[language], ADULT[language]];
  return wholeReply("written", [...heard, AGE_QUESTION[language]].join("\n\n"), {
    reason: "asks_age",
    quickAnswers: answers.map((label) => ({ label, message: label })),
  });
}

function helpFirst(language: Language): string {
  return [HELP_BEFORE_AGE[language === "es" ? "es" : "en"][0], helpLines(language)].join("\n\n");
}

function helpLines(language: Language): string {
  const { contacts } = forYoungPeople(environment().crisisRegion, language);
  return contacts
    .map(({ name, links }) => `- ${name}: ${links.map(({ label }) => label).join(", ")}`)
    .join("\n");
}
