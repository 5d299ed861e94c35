import type { Language } from "../assessment.ts";

const SPANISH_WORDS = new Set(
  "el la los las un una unos unas de del al que y en es soy eres somos son estoy esta estas estamos estan con por para como pero mas mi mis tu tus su sus se le lo nos yo el ella ellos ellas muy ya si porque cuando donde quien todo todos nada nadie algo alguien siempre nunca hoy manana ayer anoche tengo tiene tienes hay ha he quiero quiere puedo puede hacer hago hace voy va vas ir ser estar vida morir matar familia trabajo casa dia noche sin sobre me te hola gracias bien mal triste miedo ayuda siento mucho mucha tambien ni este esto esa eso fue era desde hasta mejor aqui ahora solo sola".split(
    " ",
  ),
);
const ENGLISH_WORDS = new Set(
  "the and of to is was are am i you it that this my your he she they we me him her his with for on at from not do did does have has had be been will would can could so but if or what when where who how why just like know want think feel get got go going there here an as by about no yes all out up one really because then than im dont cant its ive thats hi hello hey thanks ok lol yeah please good bad day today tonight tomorrow again never ever always more some any day work home back".split(
    " ",
  ),
);
/** Everyday words of other languages written in Latin letters. */
const OTHER_WORDS = new Set(
  "je suis ne pas vous nous les des une dans pour avec mais tres plus mourir veux ich bin nicht und der die das ist mein mich sie wir ein eine mit aber sterben will eu nao voce uma com mas muito quero morrer estou minha meu tambem io sono non che voglio morire mia mio sono anche molto ik niet een het van ben wil dood jag inte och det vill mig jeg ikke og vil minun olen en ole nie jest sie chce mam moje umrzec ben bir ve cok olmek istiyorum yok bu saya tidak aku ingin mati dan yang ako hindi ko gusto mamatay na ang toi khong muon chet".split(
    " ",
  ),
);
const LATIN = /\p{Script=Latin}/gu;
const LETTER = /\p{L}/gu;

/** Shares of a text's letters that must be Latin for it to be read at all. */
const LATIN_SHARE = 0.6;

/** The language of a text, as far as the detector can read it; English where there is too little to tell. */
export function detectLanguage(text: string): Language | "other" {
  const letters = text.normalize("NFKC").match(LETTER)?.length ?? 0;
  if (letters === 0) return "en";
  const latin = text.normalize("NFKC").match(LATIN)?.length ?? 0;
  const words =
    text
      .toLowerCase()
      .normalize("NFKD")
      .replace(/[\p{M}'’]/gu, "")
      .match(/[\p{L}]+/gu) ?? [];
  const count = (known: ReadonlySet<string>): number =>
    words.filter((word) => known.has(word)).length;
  const spanish = count(SPANISH_WORDS);
  const english = count(ENGLISH_WORDS);
  const other = count(OTHER_WORDS);
  if (latin / letters < LATIN_SHARE && letters > 3 && english < 2) return "other";
  if (spanish > english && spanish >= other) return "es";
  if (other > english && other > spanish && other >= 2) return "other";
  return "en";
}
