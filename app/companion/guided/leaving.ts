import type { LineKey } from "../content/schema.ts";
import { withButtons } from "./buttons.ts";
import { namesIn, personIn } from "./named-things.ts";
import { parked } from "./parked.ts";
import { inLanguage, joinWords, sayLine } from "./say.ts";
import { currentSubject, talkOf } from "./subjects.ts";
import type { Turn, TurnReply } from "./turn-reply.ts";
import { countWords, foldedText, plainText } from "./wording.ts";

/** Longer than that, it tells something beside the plan. */
const LEAVING_WORDS = 24;
/** A need alone ("I have to pick the kids up") leaves only where little else is said. */
const BARE_NEED_WORDS = 14;

const START =
  "(?:^|[.,!…]\\s*|\\b(?:so|and|but|k|kk|yeah|cool|aight|ok|okay|well|alright|right|anyway|anyways|now|thanks|think|guess)\\s+)";
const SLEEP =
  "(?:sleep|bed|rest|nap|lie down|lay down|crash|turn in|pass out|doze|get some (?:sleep|rest|shut-?eye)|hit the (?:hay|sack)|close my eyes)";
const WILL =
  "(?:i'm (?:just )?(?:going to|about to|off to|heading to)|i am going to|going to|i'll(?: just)?|i will|off to|heading (?:off )?to|(?:i )?(?:better|should|must|need to|have to|got to|gotta|want to)|time (?:to|for)|let me|imma|i think i'll)";

/** Says plainly that this is the end for now, whatever comes next. */
const DONE = new RegExp(
  `${START}(?:that's me (?:done|off|out|for)\\b|that's (?:it|all|enough)(?: from me| out of me)? (?:for )?(?:tonight|today|now|me)\\b|that's all i (?:had|have|got)(?: left)?(?: in me)?\\b|i'm (?:done|out|off|beat,? (?:so )?(?:going|off))(?: for)? (?:tonight|today|now|the (?:night|day))\\b|(?:${WILL} )?call(?:ing)? it a (?:night|day)\\b|(?:${WILL} )?(?:log(?:ging)?|sign(?:ing)?) off\\b|(?:i'm )?(?:heading|signing|logging) (?:off|out)\\b|(?:packing|cooking|leaving|driving|boarding) now\\b|(?:${WILL} )?(?:stop|leave it|leave this|end) (?:here|there|it here|it there)(?: for (?:now|today|tonight))?$)`,
  "u",
);
const TO_SLEEP = new RegExp(
  `${START}${WILL} (?:go |go to |try to |try and |try |finally |head to |get to |attempt to |get ready for |go and )*${SLEEP}\\b(?! (?:for him|is|was|on the couch every))`,
  "u",
);
const NEEDS = "(?:i )?(?:gotta|got to|have to|need to|must|better|should|have got to|had better)";
const PLACES =
  "(?:go |head |run |get |be |start |log |hop |jump )?(?:on(?:to)?|to|in|for|back to|into)?\\s?(?:a |an |the |my )?(?:work|shift|class|school|a meeting|meeting|call|appointment|lecture|practice|church|gym|training|rounds|store|bus|train|desk|floor|patients?)";
const CHORE =
  "(?:cook|make|fix|start|finish|eat|have|grab|get)(?: us| them| some| the| my)? (?:dinner|lunch|breakfast|supper|tea|food|coffee|something to eat)|cook|eat";
const FETCH =
  "(?:help|check on|look after|tuck|pick|get|grab|fetch|collect|drop|bring|put|feed|walk|bathe|bath|wake|drive|take)(?: up| off| out)? (?:up )?(?:the |my |our )?(?:\\p{L}+ )??(?:kids?|kiddos|children|son|daughter|boys?|girls?|baby|toddler|little one|mom|mum|dad|dog|cat|dogs|cats|grandkids|wife|husband|him|her|them)\\b";
const OTHER =
  "(?:shower|take a (?:shower|bath|walk)|have a (?:shower|bath)|go(?: for a walk| out| home| outside)?|do the dishes|fold laundry|do laundry|clean up|get ready|get dressed|get going|head (?:out|home|back)|walk the dog|water the plants|study|finish my homework|catch (?:my|the) (?:bus|train|ride))";
const AFTER = "(?:[\\s.!]+[^\\s.!]+){0,5}[\\s.!]*$";

/** What comes next, by the line that takes it up. */
const PLANS: readonly (readonly [LineKey, RegExp])[] = [
  ["farewell_sleep", TO_SLEEP],
  [
    "farewell_meal",
    new RegExp(`${START}(?:${WILL}|${NEEDS}) (?:go )?(?:and )?(?:${CHORE})${AFTER}`, "u"),
  ],
  [
    "farewell_fetch",
    new RegExp(`${START}(?:${WILL}|${NEEDS}) (?:go )?(?:and )?${FETCH}${AFTER}`, "u"),
  ],
  ["farewell_work", new RegExp(`${START}(?:${WILL}|${NEEDS}) ${PLACES}${AFTER}`, "u")],
  [
    "farewell_done",
    new RegExp(`${START}(?:${WILL}|${NEEDS}) (?:go )?(?:and )?${OTHER}${AFTER}`, "u"),
  ],
  [
    "farewell_sleep",
    new RegExp(
      `${START}trying to (?:go to |get (?:some )?)?(?:sleep|rest)\\b(?: (?:now|again|a bit|tonight))*[\\s.!]*$`,
      "u",
    ),
  ],
  [
    "farewell_sleep",
    /^(?:(?:ok|well|alright|so|i'm)[\s,.]+)*turning in\b(?:[\s.!]+[^\s.!]+){0,3}[\s.!]*$/u,
  ],
  [
    "farewell_fetch",
    /^(?:(?:ok|well|alright|so|sorry|anyway)[\s,.]+)*(?:i )?(?:gotta|got to|have to|need to|must|better|should) (?:go|run|dash|jet|bounce|head out)\b(?! (?:to|back|through|there|without|on|into|over)\b)(?:[\s,.!]+[^\s,.!]+){0,7}[\s.!]*$/u,
  ],
  [
    "farewell_meal",
    /\bcalling me (?:for|to) (?:dinner|lunch|supper|breakfast|eat)\b|(?:^|[.,!] |\b(?:well|ok|so|and) )(?:dinner|supper|lunch|food|breakfast|pizza)(?:'s| is)? ?(?:on|ready|here|served|getting cold|time)\b|^(?:dinner|supper|lunch|food)[\s.!,]+(?:brb|bye|gtg|bbl)\b/u,
  ],
  [
    "farewell_out",
    /^(?:(?:ok|well|alright|so)[\s,.]+)*(?:going to|off to|i'm going to|i'm off to|i'll) (?:go |drive|look|walk|take|start|finish|watch|read|feed|clean|wash|write|pray|check|get|try)(?:[\s.!]+[^\s.!]+){0,7}[\s.!]*$/u,
  ],
  ["farewell_done", /^(?:(?:ok|well|alright)[\s,.]+)*(?:brb|gtg|g2g|ttyl|bbl)\b/u],
  [
    "farewell_work",
    /\b(?:my )?(?:break|lunch)(?:'s| is) (?:over|up|done)\b|\b(?:my )?(?:shift|class|meeting) (?:starts?|is starting|begins) (?:now|soon|in)\b|\bback to (?:work|it|driving|studying|class|the (?:road|grind|books|floor|kids))\b[\s.!]*$/u,
  ],
  [
    "farewell_fetch",
    /\b(?:kid|baby|son|daughter|he|she)(?:'s| is) (?:awake|up|crying|calling(?: me)?|home|here)\b.{0,12}\b(?:bye|gotta|got to|have to|need to|better) ?(?:go|run)?/u,
  ],
];
const MEAL = /\b(?:dinner|supper|lunch|breakfast|food)\b/u;
/** In bed already, and not leaving for it. */
const STAYS =
  /\b(?:can't|cannot|couldn't|won't|not|never|don't|didn't|how|should i|if i|every (?:day|night|time|morning)|always|before i|when i|tried|until|alone again|and then|because|scared|afraid|dread\w*|hate|worried|used to|supposed to)\b|\?/u;

const SPANISH_LEAD =
  "(?:^|[.,!…]\\s*|(?<!\\p{L})(?:bueno|vale|ok|pues|ya|gracias|y|así que|creo que)\\s+)";
const SPANISH_GO =
  "(?:(?:ya )?me (?:voy|tengo que ir|toca|retiro)(?: ya)?(?: a| al| para)?|voy a(?: ver si)?(?: intentar| tratar de)?|tengo que|toca|a|intentaré|voy a ver si)";
const SPANISH_PLANS: readonly (readonly [LineKey, RegExp])[] = [
  [
    "farewell_sleep",
    new RegExp(
      `${SPANISH_LEAD}${SPANISH_GO} (?:intentar )?(?:dormir(?:me)?|duermo|acostar(?:me)?|descansar|la cama|cama|recostarme|echarme)(?!\\p{L})`,
      "u",
    ),
  ],
  [
    "farewell_meal",
    new RegExp(
      `${SPANISH_LEAD}${SPANISH_GO} (?:cenar|comer|desayunar|almorzar|cocinar|(?:hacer|preparar) (?:la |el )?(?:cena|comida|desayuno|almuerzo))(?!\\p{L})`,
      "u",
    ),
  ],
  [
    "farewell_fetch",
    new RegExp(
      `${SPANISH_LEAD}${SPANISH_GO} (?:(?:recoger|buscar|ir por|ir a por|acostar|bañar|dejar|llevar|atender|pasear) (?:a |al )?(?:\\p{L}+ )?(?:niñ\\p{L}+|hij\\p{L}+|bebé|peque\\p{L}*|perr[oa]|mamá|madre|padre|papá|abuel\\p{L}+))`,
      "u",
    ),
  ],
  [
    "farewell_work",
    new RegExp(
      `${SPANISH_LEAD}${SPANISH_GO} (?:trabajar|manejar|conducir|chambear|la carretera|entrar al turno|turno|volver al (?:turno|trabajo)|clase|la guardia|entrar)(?!\\p{L})|(?<!\\p{L})(?:empieza mi (?:turno|clase)|se (?:me )?acab[oó] (?:el|mi) descanso|vuelvo al (?:turno|trabajo)|me llaman)(?!\\p{L})`,
      "u",
    ),
  ],
  [
    "farewell_done",
    new RegExp(
      `${SPANISH_LEAD}(?:(?:ya )?me (?:voy|despido|retiro|desconecto)(?: ya| por hoy)?[\\s.!]*$|(?:por hoy )?(?:lo )?dejo (?:aquí|ahí|por hoy)|por hoy (?:ya )?(?:está|basta|es todo|lo dejo)|${SPANISH_GO} (?:ducharme|bañarme|salir|caminar|estudiar|lavar))(?!\\p{L})`,
      "u",
    ),
  ],
];
const SPANISH_STAYS =
  /(?<!\p{L})(?:no (?:puedo|quiero|logro|consigo)|cómo|cuando|siempre|cada (?:día|noche)|todos los|miedo|antes de|si me)(?!\p{L})|\?/u;

/** "gonna do 25 mins", "brb", "back in five": gone for a moment. */
const GONE_FOR_A_MOMENT =
  /\b(?:brb|bbs|bbl|be right back|back in (?:a (?:bit|sec|minute|moment)|an? (?:hour|half)|\d+|five|ten|twenty)|one sec|hang on a (?:sec|minute)|(?:vuelvo|regreso) (?:en|ahora|enseguida)|ahora vuelvo)\b|^(?:(?:ok(?:ay)?|right|well|so|alright)[\s,.]+)*(?:i'm )?(?:going to|i'll|let me|off to) (?:go )?(?:do|try|start|study|revise|work|read|have|get|put in|make) (?:for |an? |another |the next |my )?(?:\d+|five|ten|twenty|thirty|half an hour|quick)\b/u;
/** "Sorry, had to make tea", "ok back": here again. */
const HERE_AGAIN =
  /^(?:(?:ok(?:ay)?|right|hi|hey|so)[\s,.]+)*(?:(?:i'm |im )?back(?: now| again)?[\s.!]*$|sorry[\s,.]+(?:i )?(?:had to|was|just|got|needed to|went to|the (?:door|phone|kids?|dog|cat|baby))\b|(?:perd[oó]n|lo siento)[\s,.]+(?:tuve que|estaba)|ya (?:volv[ií]|estoy))/u;
const BREAK_WORDS = 14;

/** The line for what somebody who says that they leave is off to; null where they don't. */
export function leavingFor({ message, history, state }: Turn): LineKey | null {
  const said = foldedText(message.content)
    .replaceAll(/\p{Extended_Pictographic}/gu, "")
    .trim();
  const words = countWords(said);
  if (words > LEAVING_WORDS || !history.some(({ role }) => role === "user")) return null;
  if (words <= BREAK_WORDS && !said.includes("?")) {
    if (GONE_FOR_A_MOMENT.test(said)) return MEAL.test(said) ? "farewell_meal" : "back_soon";
    if (HERE_AGAIN.test(said)) return "back_again";
  }
  const last = lastOf(said);
  if (state.language === "es") {
    if (SPANISH_STAYS.test(said)) return null;
    if (
      /(?<!\p{L})(?:me llaman a (?:cenar|comer|desayunar)|ya es hora de (?:la )?(?:comida|cena|cenar|comer))/u.test(
        last,
      )
    )
      return "farewell_meal";
    return SPANISH_PLANS.find(([, pattern]) => pattern.test(last))?.[0] ?? null;
  }
  if (STAYS.test(last)) return null;
  const found = PLANS.find(([, pattern]) => pattern.test(last))?.[0] ?? null;
  const plan = found === "farewell_done" && MEAL.test(said) ? "farewell_meal" : found;
  if (DONE.test(last))
    return /\b(?:night|tonight)\b/u.test(last) ? "farewell_sleep" : (plan ?? "farewell_done");
  return words <= BARE_NEED_WORDS || plan === "farewell_sleep" ? plan : null;
}

/** What was told before stays told: the last sentence says where they go. */
function lastOf(said: string): string {
  const sentences = said.split(/(?<=[.!?…])\s+/u).filter((each) => countWords(each) > 0);
  const last = sentences.at(-1) ?? said;
  // "gotta go. thanks": thanks and byes behind it change nothing.
  const isCourtesy =
    countWords(last) <= 3 &&
    /\b(?:thanks?|thank you|bye|ty|gracias|night|goodnight|gn|noches|adi[oó]s)\b/u.test(last);
  return isCourtesy ? (sentences.at(-2) ?? last) : last;
}

/** A short goodbye that takes up the plan and what was talked about, without a question. */
export function sayLeaving(turn: Turn, line: LineKey): TurnReply {
  const isBreak = line === "back_soon" || line === "back_again";
  const text = joinWords(isBreak ? null : thanksForTelling(turn), sayLine(turn, line));
  return withButtons(text, { ...turn.state, ...parked(turn.state) }, []);
}

/** Thanks for what was told, by its name; null where nothing plain was told yet. */
export function thanksForTelling(turn: Turn): string | null {
  const told = turn.history.filter(({ role }) => role === "user").length;
  const about = told < MESSAGES_TOLD ? null : talkedAbout(turn);
  return about === null ? null : sayLine(turn, "farewell_about").replaceAll("{it}", about);
}

/** After fewer messages there's little to thank for. */
const MESSAGES_TOLD = 2;

/** Whom they told most of, or what the talk was about as it's called within a sentence; null where that isn't plain. */
function talkedAbout(turn: Turn): string | null {
  const { history, state } = turn;
  const told = history.filter(({ role }) => role === "user").map(({ content }) => content);
  const name = mostTold(told.flatMap((each, at) => namesIn(plainText(each), told[at - 1])));
  const people = told.flatMap((each) => personIn(each, state.language) ?? []);
  const most = mostTold(people);
  // Who was mentioned once in passing isn't whom it was about; who came first and alone is.
  const isFirst = new Set(people).size === 1 && personIn(told[0] ?? "", state.language) === most;
  const person = isFirst || people.filter((each) => each === most).length >= 2 ? most : null;
  const matter = currentSubject(turn)?.matter;
  const called =
    matter && talkOf(state).isGuess !== true ? inLanguage(matter, state.language)[0] : undefined;
  const isThing = called !== undefined && /^(?:the|el|la|los|las|your|tu|tus) /u.test(called);
  // "De el" is "del", and reads wrongly with a line written once.
  const isSaid = isThing && !called.startsWith("el ");
  return name ?? person ?? (isSaid ? called : null);
}

/** What stands most often among what was told, and of several the first. */
function mostTold(all: readonly string[]): string | null {
  const count = (one: string) => all.filter((each) => each === one).length;
  const [most] = [...new Set(all)].toSorted((one, other) => count(other) - count(one));
  return most ?? null;
}
