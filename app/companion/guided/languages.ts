import type { Chooser } from "./choose.ts";
import { otherLanguageAsk, otherLanguageNotice } from "./notices.ts";
import * as spanish from "./spanish.ts";
import type { GuidedState } from "./turn.ts";
import { countWords, plainText } from "./wording.ts";

interface Answered {
  text: string;
  state: GuidedState;
}

const GREETING = /^(?:hola|buenas|buenos d[ií]as|buenas (?:tardes|noches))\b/iu;
const THANKS = /^(?:muchas )?gracias\b/iu;
const GOODBYE = /\b(?:adi[oó]s|hasta (?:luego|mañana|pronto)|me voy a dormir|chao|chau)\b/iu;

/** Answers in Spanish from a small set of lines; the notice about the exercises comes once. */
export function answerSpanish(content: string, state: GuidedState, chooser: Chooser): Answered {
  const text = plainText(content);
  const isShort = countWords(text) <= 4;
  if (isShort && GOODBYE.test(text)) {
    return { text: chooser.pick("es.bye", spanish.spanishGoodbye) ?? "", state };
  }
  const isGreeting = isShort && GREETING.test(text);
  const notice = state.languageTold ? "" : (chooser.pick("es.notice", spanish.spanishNotice) ?? "");
  const introduction = state.languageTold ? "" : spanish.spanishIntroduction;
  const hello = isGreeting ? "Hola." : "";
  const body = spanishBody(text, isGreeting, isShort && THANKS.test(text), chooser);
  return {
    text: [hello, introduction, notice, body].filter((part) => part !== "").join(" "),
    state: { ...state, languageTold: true, listeningTurns: state.listeningTurns + 1 },
  };
}

function spanishBody(
  text: string,
  isGreeting: boolean,
  isThanks: boolean,
  chooser: Chooser,
): string {
  if (isGreeting) {
    return chooser.pick("es.hello", spanish.spanishGreeting) ?? "";
  }
  return isThanks
    ? (chooser.pick("es.thanks", spanish.spanishThanks) ?? "")
    : spanishListening(text, chooser);
}

function spanishListening(text: string, chooser: Chooser): string {
  const index = spanish.spanishThemes.findIndex((theme) => theme.pattern.test(text));
  const theme = spanish.spanishThemes[index] ?? spanish.spanishAnything;
  return `${chooser.pick(`es.hear${index}`, theme.hear) ?? ""} ${chooser.pick(`es.ask${index}`, theme.ask) ?? ""}`;
}

/** Says kindly how far it can follow, and makes it easy to go on with a word. */
export function answerOtherLanguage(
  _content: string,
  state: GuidedState,
  chooser: Chooser,
): Answered {
  const notice = state.languageTold
    ? ""
    : `${chooser.pick("other.notice", otherLanguageNotice) ?? ""} `;
  return {
    text: `${notice}${chooser.pick("other.ask", otherLanguageAsk) ?? ""}`,
    state: { ...state, languageTold: true },
  };
}
