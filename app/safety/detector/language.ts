import type { Language } from "../assessment.ts";

const SPANISH_WORDS = new Set(
  `
    el la los las un una unos unas de del al que y en es soy eres somos son estoy esta estas estamos
    estan con por para como pero mas mi mis tu tus su sus se le lo nos yo el ella ellos ellas muy ya
    si porque cuando donde quien todo todos nada nadie algo alguien siempre nunca hoy manana ayer
    anoche tengo tiene tienes hay ha he quiero quiere puedo puede hacer hago hace voy va vas ir ser
    estar vida morir matar familia trabajo casa dia noche sin sobre me te hola gracias bien mal
    triste miedo ayuda siento mucho mucha tambien ni este esto esa eso fue era desde hasta mejor
    aqui ahora solo sola aguanto aguantar soporto cansado cansada harto harta llorar lloro dormir novio
    novia marido esposa madre padre hijo hija hijos hermano hermana perro perra gato gata amigo amiga jefe
    examen ansiedad agobiado agobiada preocupado preocupada buenas buenos noches adios luego pues vale claro
    oye creo tampoco entonces casi nuestra nuestro veces
  `
    .trim()
    .split(/\s+/),
);
const ENGLISH_WORDS = new Set(
  `
    the and of to is was are am i you it that this my your he she they we me him her his with for on
    at from not do did does have has had be been will would can could so but if or what when where
    who how why just like know want think feel get got go going there here an as by about no yes all
    out up one really because then than im dont cant its ive thats hi hello hey thanks ok lol yeah
    please good bad day today tonight tomorrow again never ever always more some any day work home
    back
  `
    .trim()
    .split(/\s+/),
);
/** Everyday words of other languages written in Latin letters. */
const OTHER_WORDS = new Set(
  `
    je suis ne pas vous nous les des une dans pour avec mais tres plus mourir veux ich bin nicht und
    der die das ist mein mich sie wir ein eine mit aber sterben will eu nao voce uma com mas muito
    quero morrer estou minha meu tambem io sono non che voglio morire mia mio sono anche molto ik
    niet een het van ben wil dood jag inte och det vill mig jeg ikke og vil minun olen en ole nie
    jest sie chce mam moje umrzec ben bir ve cok olmek istiyorum yok bu saya tidak aku ingin mati
    dan yang ako hindi ko gusto mamatay na ang toi khong muon chet
  `
    .trim()
    .split(/\s+/),
);
const LATIN = /\p{Script=Latin}/gu;
const LETTER = /\p{L}/gu;

/** Shares of a text's letters that must be Latin for it to be read at all. */
const LATIN_SHARE = 0.6;

/** So few letters may be of any script. */
const FEW_LETTERS = 3;

const NOT_ASCII = /[^\0-\u007f]/;

/** The share of a text's letters that are Latin, or undefined where they are too few to tell. */
function readScript(text: string): number | undefined {
  if (!NOT_ASCII.test(text)) return /[a-z]/i.test(text) ? 1 : undefined;
  const plain = text.normalize("NFKC");
  const letters = plain.match(LETTER)?.length ?? 0;
  if (letters === 0) return undefined;
  return letters > FEW_LETTERS ? (plain.match(LATIN)?.length ?? 0) / letters : 1;
}

function readWords(text: string): readonly string[] {
  if (!NOT_ASCII.test(text))
    return (
      text
        .toLowerCase()
        .replaceAll("'", "")
        .match(/[a-z]+/g) ?? []
    );
  const plain = text
    .toLowerCase()
    .normalize("NFKD")
    .replace(/[\p{M}'’]/gu, "");
  return plain.match(/[\p{L}]+/gu) ?? [];
}

/** The language of a text, as far as the detector can read it; English where there is too little to tell. */
export function detectLanguage(text: string): Language | "other" {
  const latin = readScript(text);
  if (latin === undefined) return "en";
  let spanish = 0;
  let english = 0;
  let other = 0;
  for (const word of readWords(text)) {
    if (SPANISH_WORDS.has(word)) spanish += 1;
    if (ENGLISH_WORDS.has(word)) english += 1;
    if (OTHER_WORDS.has(word)) other += 1;
  }
  if (latin < LATIN_SHARE && english < 2) return "other";
  if (spanish > english && spanish >= other) return "es";
  if (other > english && other > spanish && other >= 2) return "other";
  return "en";
}
