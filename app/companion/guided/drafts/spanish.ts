import type { MessagePart } from "./message-parts.ts";
import { capitalise, plainText } from "../wording.ts";

const WHOM = "(?:a (?:mi|mis|la|el|su) \\p{L}+(?: \\p{Lu}\\p{L}+)? ?|a \\p{Lu}\\p{L}+ ?)?";
/** What stands before the words that are meant for somebody else. */
const ASKS_IF = /(?:preguntándole|preguntando|preguntarle|pregunt[ae]le) si (.+)/iu;
const ASKS_FOR =
  /(?:pidiéndole|pidiendo|pedirle) (?:si me puede |que me )?((?!perd[oó]n|disculpas?)\p{L}+.*)/iu;
const SORRY = /(?:pidiéndole|pidiendo|pedirle) (?:perdón|disculpas?) (por .+)/iu;
const TELLS = new RegExp(
  `(?:escr[ií]bele|escribirle|avisarle|ponerle|diciéndole|diciendo|decirle|decirles|contarle|que (?:le )?diga|contándole|digo) ${WHOM}(?:la verdad[:,]? ?)?que (.+)`,
  "iu",
);

/** "Que venga por sus cosas": what they are to do, said to them with "quiero que". */
const IS_TO_DO =
  /(?:^|[:,] |mensaje[^:]{0,30} )que (?:(me|no|se) )?(venga|traiga|pase|llame|deje|recoja|firme|pague|mande|devuelva|conteste|responda|escriba|vaya|haga|ayude|espere|busque|avise|confirme|saque|cuide|lleve)(?!\p{L})(.*)/iu;

/** "Un mensaje para su maestra, que mañana va a llegar tarde". */
const IS_STATED = /(?<!\p{L})(?:mensaje|correo|texto|nota)(?!\p{L})[^:,]{0,40}[:,] que (.+)/iu;

/** The Spanish words of `message-parts.ts`: what is plainly to be said to somebody. */
export function spanishParts(content: string): MessagePart[] {
  return plainText(content)
    .split(/(?<=[.!?…])\s+/u)
    .flatMap((sentence): MessagePart[] => {
      const bare = sentence.replace(/(?<![.!?…\s])[.!?…\s]+$/u, "");
      const sorry = SORRY.exec(bare)?.[1];
      if (sorry !== undefined) return [{ kind: "sorry", told: sorry }];
      const asked = ASKS_IF.exec(bare)?.[1];
      if (asked !== undefined) return [{ kind: "ask_if", told: asked }];
      const told = TELLS.exec(bare.replace(/^¿/u, ""))?.[1];
      if (told !== undefined) return [{ kind: "confide", told }];
      const todo = IS_TO_DO.exec(bare);
      if (todo !== null && /(?<!\p{L})(?:escríb|mensaje|correo|texto|dile)/iu.test(content)) {
        const [, before = "", verb = "", rest = ""] = todo;
        const faced = `${before === "" ? "" : `${before.replace("se", "te")} `}${verb}s${rest}`;
        return [{ kind: "say", told: `quiero que ${faced}` }];
      }
      const stated = IS_STATED.exec(bare)?.[1];
      if (stated !== undefined) return [{ kind: "say", told: stated }];
      const wanted = ASKS_FOR.exec(bare)?.[1];
      return wanted === undefined ? [] : [{ kind: "ask_for", told: wanted }];
    });
}

/** The same where only what to say was asked for: what they state is meant for it. */
export function spanishStated(content: string): MessagePart[] {
  const marked = spanishParts(content);
  if (marked.length > 0 || content.includes("?")) return marked;
  const told = plainText(content)
    .replace(/(?<![.!…\s])[.!…\s]+$/u, "")
    .replace(/^(?:(?:bueno|pues|solo|sólo|eso|que|es que)[\s,]+)+/iu, "");
  const isStated =
    told.split(" ").length > 2 &&
    !/^(?:(?:muchas )?gracias\b|(?:para|a|va a|va para|es para) (?:mi|la|el)\b)/iu.test(told);
  return isStated ? [{ kind: "say", told }] : [];
}

const FACED: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L}{2,}r)(?:le|lo|la)(?!\p{L})/giu, "te"],
  [/(?<!\p{L})le(?= (?:\p{L}+))/giu, "te"],
  [/(?<!\p{L})(?:lo|la)(?= (?:quiero|extraño|amo|necesito|perdono|echo de menos|admiro))/giu, "te"],
  [/(?<!\p{L})(?:lo|la)(?= voy a )/giu, "te"],
  [/(?<!\p{L})de (?:ella|él)(?!\p{L})/giu, "de ti"],
  [/(?<!\p{L})su(?=s? \p{L})/giu, "tu"],
  [/(?<!\p{L})puede(?!\p{L})/giu, "puedes"],
  [/(?<!\p{L})podría(?!\p{L})/giu, "podrías"],
  [/(?<!\p{L})quiere(?!\p{L})/giu, "quieres"],
  [/(?<!\p{L})tiene(?= (?:tiempo|un rato|ganas))/giu, "tienes"],
];

function facing(text: string): string {
  return FACED.reduce((faced, [pattern, with_]) => faced.replace(pattern, with_), text);
}

/** A message in the person's own words, turned to face whoever it's for. */
export function writeSpanishDraft(
  parts: readonly MessagePart[],
  opener: string,
  closing: string,
): string {
  const own = parts.map(({ kind, told }) => {
    const faced = facing(told.replaceAll(/ (y|pero) que /giu, " $1 "));
    if (kind === "ask_if") return `¿${capitalise(faced)}?`;
    if (kind === "ask_for") return `¿Te puedo pedir ${faced}?`;
    if (kind === "sorry") return `Te pido perdón ${faced}.`;
    return `${capitalise(faced)}.`;
  });
  return [...(parts[0]?.kind === "confide" ? [opener] : []), ...own, closing]
    .filter((sentence) => sentence !== "")
    .join(" ");
}
