import { Cues, readSaidWords } from "../content/cues.ts";
import type { Ask } from "../content/schema.ts";
import { stemOf } from "../content/stem.ts";
import type { Turn } from "./turn-reply.ts";
import { foldedText } from "./wording.ts";

/** What was told longer ago may be asked about. */
const MESSAGES_TOLD = 12;

/** What kinds of questions ask for, by how they begin, and what of their messages has said it already. */
const ANSWERED: readonly { asks: RegExp; told: RegExp }[] = [
  {
    asks: /^(?:how did (?:you find out|it come out)|¿cómo te enteraste)/iu,
    told: /\b(?:found|saw|seen|read|caught|noticed|overheard|heard|walked in|lit up|confessed|admitted|came across|told me|showed me|encontr\p{L}+|vi|leí|me contó|me lo dijo)(?!\p{L})/iu,
  },
  {
    asks: /^(?:how long|how many nights|when did (?:it|you|this)|how has it changed|¿cuánto (?:tiempo|hace|llevas)|¿cuántas noches|¿desde cuándo)/iu,
    told: /\b(?:since (?:i|he|she|we|it|last|the|my|january|february|march|april|may|june|july|august|september|october|november|december|\d+)|(?:for|about|over|nearly|almost|past|last|in) (?:like )?(?:a|an|the|\d+|one|two|three|four|five|six|seven|eight|nine|ten|a few|a couple of|couple of|many|some)?\s*(?:days?|nights?|weeks?|months?|years?|decades?)|(?:\d+|two|three|four|five|six|seven|eight|nine|ten|third|fourth|second) (?:days?|nights?|weeks?|months?|years?)|ago|running|in (?:january|february|march|april|june|july|august|september|october|november|december)|desde|hace)(?!\p{L})/iu,
  },
  {
    asks: /^(?:who (?:takes over|can you hand|could take|could be|could just|is on your side|in the family is|(?:around you|believes|gets)|can you talk|could you ask|could help)|who's (?:around|with|on)|is there (?:anyone|someone)|¿quién (?:te releva|puede|podría|está))/iu,
    told: /\b(?:nobody|no one|no-one|(?:just|only) (?:me|us)|it's (?:just|only) me|on my own|by myself|all alone|isn't any(?:body|one)|not any(?:body|one)|no family|no friends|nadie|sol[oa] yo)(?!\p{L})/iu,
  },
  {
    asks: /^(?:who (?:else )?(?:knows|did you tell)|who have you told|who would you want to know|what have you (?:said|told)|have you (?:said|told)|what do they know|¿qui[eé]n(?: más)? (?:lo )?sabe|¿ya le dijiste|¿qué (?:le )?has dicho)/iu,
    told: /\b(?:(?:doesn't|don't|does not|do not) know|knows? nothing|nobody knows|no one knows|only you|(?:haven't|have not|never|not|can't) (?:told|said|tell|tells)|i(?:'ve| have)? (?:told|asked|texted|messaged|rang|called)|said nothing|no (?:lo )?sabe\p{L}*|no (?:le|se lo) (?:he|dije))(?!\p{L})/iu,
  },
  {
    asks: /^(?:what have you tried|what has helped|¿qué (?:has intentado|intentaste))/iu,
    told: /\b(?:i(?:'ve| have)? (?:already |even )?tried|tried (?:to|that|it|every)|already (?:did|done)|ya (?:lo )?(?:hice|intenté|probé))(?!\p{L})/iu,
  },
  {
    asks: /^(?:what has a doctor said|what did the doctors? say|¿qué (?:dijo|ha dicho))/iu,
    told: /\b(?:doctors?|gp|nurse|specialist|consultant|neurologist|psychiatrist|oncologist)\b.{0,30}\b(?:said|says|told|thinks?)\b|\b(?:diagnosed|diagnosis)\b/iu,
  },
  {
    asks: /^(?:what's the hardest (?:hour|time)|which part of the day|when (?:is it|in the day|do you notice|does it get) (?:loudest|hardest|most)|¿cuál es la hora|¿qué (?:hora|parte del día))/iu,
    told: /\b(?:\d{1,2}(?::\d\d)? ?(?:am|pm|o'clock)|o'clock|at night|nights?|mornings?|evenings?|bedtime|after (?:work|lunch|dinner)|midnight|por la noche|de madrugada|por las (?:noches|mañanas|tardes))(?!\p{L})/iu,
  },
  {
    asks: /^(?:what(?:'s going through your mind| goes through your (?:head|mind)| went through your mind| are you afraid)|¿qué te pasa por la cabeza)/iu,
    told: /\b(?:thinking (?:about|of)|keep thinking|going over|work stuff|i think ['‘“"]|afraid (?:that|of|he|she|they)|scared (?:that|of|he|she|they)|pienso en|me da miedo que)(?!\p{L})/iu,
  },
  {
    asks: /^(?:does it have to be decided soon|when do you have to (?:face|be)|¿(?:hay que|tienes que) decidir)/iu,
    told: /\b(?:today|tonight|tomorrow|in (?:an|one|two|a few) hours?|by (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|deadline|next week|esta noche|mañana|hoy)(?!\p{L})/iu,
  },
];

/** Said in nearly every question, and by nearly everybody. */
const ASKING_WORDS: ReadonlySet<string> = new Set(
  `what when where which who how why does did have has had been about would could your them they
  with most hardest hard last first time part thing things this that right before after there now
  feel like want need happened happen say said know think make made day night today tonight since
  worst little easier better usually often long something anything somebody someone people mind
  going keep`.split(/\s+/u),
);
const TELLING_LETTERS = 4;

const ASKING_STEMS: ReadonlySet<string> = new Set([...ASKING_WORDS].map(stemOf));

/** Stems of the words that tell what a text is about. */
export function tellingStems(text: string): string[] {
  return readSaidWords(text)
    .flatMap(({ words }) => words.map(({ word }) => word))
    .filter((stem) => stem.length >= TELLING_LETTERS && !ASKING_STEMS.has(stem));
}

/** Whether what a question asks for was told already: "How did you find out?" after "I found messages on his phone". */
export function isTold(ask: Ask, { history, message }: Turn): boolean {
  const theirs = [...history.filter(({ role }) => role === "user").slice(-MESSAGES_TOLD), message];
  const told = theirs.map(({ content }) => content);
  if (ask.unless !== undefined && saysOne(ask.unless, told)) return true;
  const texts = [...ask.en, ...(ask.es ?? [])];
  const isAnswered = ANSWERED.some(
    (kind) =>
      texts.some((text) => kind.asks.test(text)) &&
      told.some((text) => kind.told.test(foldedText(text))),
  );
  if (isAnswered) return true;
  const about = tellingStems((ask.en[0] ?? "").replaceAll(/\{\w+\}/gu, " "));
  const stems = new Set(told.flatMap(tellingStems));
  return about.length > 0 && about.every((stem) => stems.has(stem));
}

function saysOne(cues: readonly string[], told: readonly string[]): boolean {
  const matcher = new Cues({ strong: cues, weak: [] });
  return told.some((text) => matcher.scoreOf(readSaidWords(text)) > 0);
}
