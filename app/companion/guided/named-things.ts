import { isNeverSaidBack } from "./reflection.ts";
import { plainText, writeOut } from "./wording.ts";

/** Somebody or something that a person named: "your presentation", "Miso". */
export interface NamedThing {
  /** As it stands within a sentence that faces them. */
  text: string;
  /** Whether it's what somebody is called. */
  isName: boolean;
}

const RELATIVES =
  "wife|husband|partner|boyfriend|girlfriend|fiancée?|mother|father|mom|mum|dad|son|daughter|sister|brother|grand(?:ma|pa|mother|father|son|daughter|child)|aunt|uncle|cousin|niece|nephew|kid|baby|friend|mate|ex|boss|manager|editor|coach|teacher|colleague|coworker|employer|doctor|therapist|staff|team|parents|family|neighbou?r|roommate|flatmate|landlord";
const PETS = "dog|cat|budgie|parrot|rabbit|hamster|horse|puppy|kitten|pony|ferret|tortoise|bird";
const SPANISH_RELATIVES =
  "hij[oa]|herman[oa]|madre|padre|mam[aá]|pap[aá]|marido|mujer|espos[oa]|novi[oa]|amig[oa]|abuel[oa]|t[ií][oa]|prim[oa]|jef[ea]|entrenador[a]?|vecin[oa]|perr[oa]|gat[oa]";

const NAME = "(\\p{Lu}\\p{Ll}{2,14})(?![\\p{L}’'-])";
/** Words that begin with a capital and are nobody's name. */
const NO_NAME =
  /^(?:And|But|The|She|They|You|This|That|There|Then|Not|Now|Yes|Yeah|Nope|Nah|Okay|Fine|Well|Thanks|Thank|Hello|Sorry|Maybe|Nothing|Everything|Something|Work|School|Home|Sleep|Money|Both|None|Sure|Right|Exactly|True|Never|Always|Still|Just|Good|Great|Bad|Sad|Tired|Angry|Alone|Stop|Help|Please|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|Christmas|Easter|Thanksgiving|English|Spanish|French|American|God|Vale|Bueno|Gracias|Hola|Nada|Todo|Lunes|Martes|Jueves|Viernes|Domingo|Navidad)$/u;
const PREPOSITION =
  "(?:from|in|at|of|on|to|with|for|near|and|or|since|until|before|after|last|next|this|de|en|a|con|por)";

/** Where a name stands, the plainest first. */
const NAMES: readonly RegExp[] = [
  new RegExp(
    `\\b(?:called|named|name is|name was|name's|llamad[oa]|se llama|se llamaba) ${NAME}`,
    "gu",
  ),
  new RegExp(
    `\\b(?:[Mm]y|[Oo]ur|[Hh]is|[Hh]er|[Tt]heir) (?:(?!${PREPOSITION} )\\p{Ll}[\\p{Ll}-]+ ){0,2}(?:${RELATIVES}|${PETS}|(?!${PREPOSITION} )\\p{Ll}{4,}),? ${NAME}`,
    "gu",
  ),
  new RegExp(
    `(?:^|[.!?,] |\\band )${NAME}(?:,|, that's|, who's| is| was|, he's|, she's) (?:my|our) \\p{Ll}`,
    "gu",
  ),
  new RegExp(
    `(?:^|[.!?,] |\\band )${NAME} from (?:work|school|finance|sales|accounting|church|upstairs|next door|downstairs|the \\p{Ll})`,
    "gu",
  ),
  new RegExp(
    `(?<!\\p{L})(?:[Mm]i|[Ee]l|[Ll]a|[Nn]uestr[oa]) (?:${SPANISH_RELATIVES})(?: de \\p{L}+)?,? ${NAME}`,
    "gu",
  ),
];
/** "My dog moose is the only one": in small letters only where nothing but a name can stand. */
const SMALL_NAME = new RegExp(
  `\\bmy (?:${PETS}) (?!who|that|just|still|always|never|really|also|got|ran|died|passed|and|but|she|then|has|was|had|did|does|keeps|only|even|likes|loves|can|will|won't|isn't|wasn't)(\\p{Ll}{3,10}) (?:is|was|has|still|always|never|just|keeps|sleeps|likes|loves)\\b`,
  "gu",
);
/** "Miso. She was 16", "Joan.": said by itself after whom it belongs to. */
const BARE_NAME = new RegExp(`(?:^|[.!?] )${NAME}(?:[.!]|$)`, "gu");
const SOMEBODY = new RegExp(`\\b(?:${RELATIVES}|${PETS}|she|he|${SPANISH_RELATIVES})\\b`, "iu");

/** Whether a word with a capital may be what somebody is called. */
export function mayBeName(word: string): boolean {
  return !NO_NAME.test(word);
}

/** The names of people and pets that a message tells, in the order in which they stand. */
export function namesIn(content: string, before = ""): readonly string[] {
  const plain = plainText(content);
  // Of a text in capitals nobody knows what is a name.
  if (plain === plain.toUpperCase()) return [];
  const told = [...NAMES, ...(SOMEBODY.test(`${before} ${plain}`) ? [BARE_NAME] : [])].flatMap(
    (pattern) => [...plain.matchAll(pattern)],
  );
  const small = [...plain.matchAll(SMALL_NAME)];
  const all = [...told, ...small]
    .toSorted((one, other) => one.index - other.index)
    .flatMap(([, name = ""]) => (mayBeName(name) ? [name] : []))
    .map((name) => name.charAt(0).toUpperCase() + name.slice(1));
  return [...new Set(all)];
}

const KIND_OF =
  "best|old|older|oldest|little|younger|youngest|big|new|first|last|late|whole|other|second|third|next|own|poor|dear|current|former|driving|wedding|job|dinner|birthday|night|final|math|history|music|piano|garden|front|back|living|dining";
/** What ends the words for a thing. */
const AFTER_THING =
  /^(?:$|[,.;:!?]|and|or|but|is|are|was|were|has|had|have|will|would|can|can't|could|isn't|wasn't|doesn't|didn't|don't|won't|keeps|says|said|came|comes|went|goes|called|calls|left|died|fell|broke|took|gave|told|asked|got|gets|in|on|at|to|for|with|from|of|by|about|down|up|out|off|all|everything|everyone|see|read|get|go|again|today|tonight|tomorrow|yesterday|anymore|yet|now|when|while|because|since|until|after|before|that|who|which|where|so|i|he|she|it|we|they|you|just|still|always|never|already|even|really|too|back|away|this|last|every)$/iu;
const ENDS_AS_VERB = /(?:[^s]s|ed)$/u;
/** Nobody is asked about these, or they stand for no thing. */
const NO_THING =
  /^(?:mind|head|heart|life|self|own|way|time|day|days|night|nights|fault|turn|point|best|guess|opinion|word|words|bad|thing|things|hands?|eyes?|face|body|feelings?|name|age|years?|week|weeks|month|side|part|stuff|kind|sort|back|arms?|legs?|feet|stomach|chest|throat|skin|weight|hair|mouth|ass|place|goal|problem|problems|first|last|whole|other|second|third|next|thoughts?|brain|breath|soul|god|luck|hope|mood|anxiety|depression|pain|worst|nerves|temper|voice|mistake|texts?|messages?|calls?|emails?|shower|keys?|knees?|shoulders?|teeth|nails|phone|birthday|teens|twenties|thirties|forties|fifties|sixties)$/iu;
const POSSESSIVE = /\b(my|our)\s+/giu;

/** What a message names last and may be asked about: whoever has a name, or what is theirs. English and Spanish. */
export function thingIn(content: string, before = ""): NamedThing | null {
  const name = namesIn(content, before).at(-1);
  if (name !== undefined) return { text: name, isName: true };
  const plain = writeOut(plainText(content));
  const own = [...plain.matchAll(POSSESSIVE)]
    .flatMap(({ index, 0: found }) => ownThing(plain.slice(index + found.length)) ?? [])
    .map((thing) => `your ${thing}`);
  const spanish = [...plain.matchAll(SPANISH_THING)].flatMap(([, whose = "", thing = ""]) =>
    NO_SPANISH_THING.test(thing)
      ? []
      : [`${whose.toLowerCase() === "mis" ? "tus" : "tu"} ${thing}`],
  );
  const text = [...own, ...spanish].findLast(
    (each) => !isNeverSaidBack(each.replace(/^your /u, "")),
  );
  return text === undefined ? null : { text, isName: false };
}

const SPANISH_THING = /(?<!\p{L})(mis?) (\p{Ll}{3,14})(?!\p{L})/giu;
const NO_SPANISH_THING =
  /^(?:vida|cabeza|culpa|mente|coraz[oó]n|cuerpo|cara|parte|lado|propi[oa]s?|mism[oa]|manera|forma|opini[oó]n|nombre|edad|años|cosas|casa|manos|ojos|mejor|peor)$/iu;

/** "Driving test again" is a "driving test", "manager piles everything" a "manager". */
function ownThing(rest: string): string | null {
  const words = rest.match(/[\p{L}'-]+|[,.;:!?]/gu) ?? [];
  const [first = "", second = "", third = ""] = words;
  if (!/^\p{L}{2,}$/u.test(first.replaceAll("-", ""))) return null;
  if (NO_THING.test(first) && !new RegExp(`^(?:${KIND_OF})$`, "iu").test(first)) return null;
  const isPair = new RegExp(`^(?:${KIND_OF})$`, "iu").test(first);
  const isCompound =
    !SOMEBODY.test(first) &&
    !AFTER_THING.test(second) &&
    !ENDS_AS_VERB.test(second) &&
    AFTER_THING.test(third);
  if (!isPair && !isCompound) return isThing(first) ? first : null;
  return isThing(second) && /^\p{L}{3,}$/u.test(second) ? `${first} ${second}` : null;
}

function isThing(word: string): boolean {
  return word.length > 2 && !NO_THING.test(word) && !AFTER_THING.test(word);
}

const PERSON = new RegExp(
  `\\b(?:my|our) (?:\\p{Ll}+ )?(${RELATIVES}|${PETS})\\b(?!'s)|(?:^|[.,!] |\\b(?:and|but|that|because|with|to|for) )(mom|mum|mama|dad|grandma|grandpa)\\b(?!'s)`,
  "giu",
);
const SPANISH_PERSON = new RegExp(`(?<!\\p{L})mi (${SPANISH_RELATIVES})(?!\\p{L})`, "giu");

/** Whom of theirs a message names last, without a name: "your mom", "tu hija". */
export function personIn(content: string, language: "en" | "es"): string | null {
  const pattern = language === "es" ? SPANISH_PERSON : PERSON;
  const last = [...plainText(content).matchAll(pattern)].at(-1);
  const found = (last?.[1] ?? last?.[2])?.toLowerCase();
  if (found === undefined) return null;
  return `${language === "es" ? "tu" : "your"} ${found}`;
}
