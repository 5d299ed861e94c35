import type { Chooser } from "./choose.ts";
import { otherLanguageAsk, otherLanguageNotice } from "./notices.ts";
import * as spanish from "./spanish.ts";
import type { GuidedState } from "./turn.ts";
import { capitalise, countWords, plainText } from "./wording.ts";

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

/** The questions that come first: what it is, before what could be done. */
const NEAR_QUESTIONS = 2;

const BOTH_IN_SPANISH: readonly string[] = [
  "{First} y {second}, las dos cosas a la vez.",
  "{First}, y además {second}.",
  "Son dos cosas: {first} y {second}.",
];

/** Answers the most particular thing, and names a second one beside it. */
function spanishListening(text: string, chooser: Chooser): string {
  const found = spanish.spanishThemes.filter(({ pattern }) => pattern.test(text));
  const [theme = spanish.spanishAnything, ...others] = found;
  const second = others.find(
    ({ id, name }) => name !== undefined && theme.covers?.includes(id) !== true,
  );
  const both =
    theme.name === undefined || second?.name === undefined
      ? ""
      : (chooser.pick("es.both", BOTH_IN_SPANISH) ?? "")
          .replace("{First}", capitalise(theme.name))
          .replace("{first}", theme.name)
          .replace("{second}", second.name);
  const hear = chooser.pick(`es.${theme.id}.hear`, theme.hear) ?? "";
  const isNew = !chooser.usedLines().some((used) => used.startsWith(`es.${theme.id}.ask`));
  const questions = isNew ? theme.ask.slice(0, NEAR_QUESTIONS) : theme.ask;
  const ask = chooser.pick(`es.${theme.id}.ask`, questions) ?? "";
  return `${both} ${hear} ${ask}`.trim();
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
