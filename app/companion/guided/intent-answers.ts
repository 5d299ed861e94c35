import { PATHS } from "#app/catalogue/paths.ts";
import type { Intent, LineKey } from "../content/schema.ts";
import { findExercise } from "#app/content/exercises.ts";
import { askWhatHelps, helpButtons, withButtons } from "./buttons.ts";
import { askNeed, offerExercise, showExercises } from "./exercise-choices.ts";
import { begin, resume } from "./exercise-turns.ts";
import { findStepExercise } from "./step-exercises.ts";
import { parked } from "./parked.ts";
import { exercisesForMenu, requestedExercise, troubleIn } from "./offers.ts";
import { readMemories } from "../memory/written-rules.ts";
import { asksForOwn, recalledFacts } from "./recall.ts";
import type { TurnReply, Turn } from "./turn-reply.ts";
import { inLanguage, joinWords, sayLine, sayOwn, sayText } from "./say.ts";
import { beginTopic, resumeTopic } from "./topics.ts";
import { farewellLine } from "./farewells.ts";
import { thanksForTelling } from "./leaving.ts";
import { isWaiting, repair } from "./repair.ts";
import { meetSubject, talkOf } from "./subjects.ts";
import { countWords, joinParagraphs, withoutQuestion } from "./wording.ts";
import type { Button, GuidedState } from "./turn.ts";

/** Where a reply names the page that does what was asked for. */
const PAGES: Readonly<Record<string, { href: string; en: string; es: string }>> = {
  companion: { href: PATHS.therapistSelection, en: "Choose a companion", es: "Elegir acompañante" },
  programme: { href: PATHS.therapyTracks, en: "See the programs", es: "Ver los programas" },
  remember: { href: PATHS.memory, en: "What I remember", es: "Lo que recuerdo" },
  forget: { href: PATHS.memory, en: "What I remember", es: "Lo que recuerdo" },
  memory: { href: PATHS.memory, en: "What I remember", es: "Lo que recuerdo" },
};

/** Answers an intent and does what it asks for. */
export function answerIntent(turn: Turn, intent: Intent): TurnReply {
  const { state } = turn;
  const [action = "", id = ""] = intent.action.split(":");
  const reply = () => sayText(turn, `intent.${intent.id}`, intent.replies);
  const plain = (changes: Partial<GuidedState> = {}) =>
    withButtons(reply(), { ...state, pending: null, ...changes }, ownButtons(turn, intent));
  switch (action) {
    case "exercise":
    case "start_exercise":
    case "offer_exercise":
      return exerciseAskedFor(turn, id, reply);
    case "menu":
      if (/exerci[sc]/iu.test(turn.message.content)) {
        return showExercises(
          turn,
          exercisesForMenu(turn.leanings).map((each) => each.id),
        );
      }
      return ownButtons(turn, intent).length > 0
        ? plain()
        : withButtons(reply(), state, helpButtons(turn));
    case "topics":
      return askWhatHelps(turn, reply());
    case "sleep":
      return topicOrExercise(turn, "cant-sleep", "sleep-wind-down", reply);
    case "topic":
      return offerTopic(turn, intent, id, reply());
    case "continue":
      return (
        continueWhatWasLeft(turn) ??
        withButtons(sayLine(turn, "nothing_to_continue"), state, helpButtons(turn))
      );
    case "stop":
    case "park":
    case "skip":
      return leave(turn, reply());
    case "listen":
      return plain({ ...parked(state), isListening: true, listened: 0, hasOfferedHelp: true });
    case "stop_asking":
      return plain({ isQuiet: true, isQuietSettled: true, isListening: true, listened: 0 });
    case "allow_asking":
      return plain({ isQuiet: false, isQuietSettled: true });
    case "shorter":
      return plain({ isBrief: true });
    case "say_again":
      return sayAgain(turn, reply());
    case "recall":
      return recall(turn, intent, reply);
    case "remember":
      return remember(turn, intent, reply);
    case "goodbye":
      return goodbye(turn, intent, reply);
    case "apologise":
      return apologise(turn, intent, reply);
    case "greet":
      return withButtons(sayOwn(turn, "greetings") ?? reply(), state, helpButtons(turn));
    default:
      return withPage(turn, action, plain(intent.max_words === 0 ? { hasOfferedHelp: true } : {}));
  }
}

function ownButtons({ state }: Turn, { choices = [] }: Intent): readonly Button[] {
  return choices.map(({ label, does }) => ({
    label: inLanguage(label, state.language)[0] ?? does,
    does,
  }));
}

/** By name it begins at once; by trouble one is offered; else what it should help with is asked. */
function exerciseAskedFor(turn: Turn, id: string, reply: () => string): TurnReply {
  const named = findExercise(id) ?? requestedExercise(turn.message.content);
  if (named) return begin(turn, named);
  const trouble = troubleIn(turn.message.content);
  if (trouble !== null) return showExercises(turn, trouble);
  return askNeed(turn, withoutQuestion(reply()));
}

function topicOrExercise(
  turn: Turn,
  topicId: string,
  exerciseId: string,
  reply: () => string,
): TurnReply {
  const topic = turn.content.topicCalled(topicId);
  if (topic !== undefined) return beginTopic(turn, topic, withoutQuestion(reply()));
  return offerExercise(turn, exerciseId, withoutQuestion(reply())) ?? askWhatHelps(turn, reply());
}

/** What was asked for by its name begins; good news is met with joy, and gone into only if they like. */
function offerTopic(turn: Turn, intent: Intent, id: string, reply: string): TurnReply {
  const topic = turn.content.topicCalled(id);
  if (topic === undefined) return withButtons(reply, turn.state, ownButtons(turn, intent));
  if (id !== "good-news") return beginTopic(turn, topic, withoutQuestion(reply));
  const subject = turn.content.subjects.find((each) => each.subject.id === id)?.subject;
  if (subject !== undefined) {
    const glad = turn.character === null ? reply : (sayOwn(turn, "good_news") ?? reply);
    return { ...meetSubject(turn, subject, glad), buttons: [], quickAnswers: [] };
  }
  const own = ownButtons(turn, intent);
  const more = {
    label: inLanguage(topic.button, turn.state.language)[0] ?? id,
    does: `topic:${id}`,
  };
  const text = turn.character === null ? reply : joinWords(sayOwn(turn, "good_news"), reply);
  const offered = [...turn.state.offered, id];
  // Whoever is glad is listened to: nobody asks them what would help.
  const state = { ...turn.state, offered, isListening: true, hasOfferedHelp: true, pending: null };
  return withButtons(text, state, own.length > 0 ? own : [more]);
}

function leave(turn: Turn, reply: string): TurnReply {
  const { state } = turn;
  const isRunning = state.running !== null || state.topic !== null;
  const text = isRunning ? joinWords(reply, sayLine(turn, "left_open")) : reply;
  return withButtons(text, { ...state, ...parked(state), hasOfferedHelp: true }, helpButtons(turn));
}

/** On with what was left last: a dialogue or an exercise. Null where nothing was. */
export function continueWhatWasLeft(turn: Turn): TurnReply | null {
  const { state } = turn;
  const position = state.running ?? state.parked;
  const exercise = position === null ? undefined : findStepExercise(position.exerciseId);
  if (position !== null && exercise !== undefined) return resume(turn, exercise, position);
  const topic = state.topic ?? state.parkedTopic;
  return topic === null ? null : resumeTopic(turn, topic);
}

/** Once it's said sorry; after that what they wait for is tried anew. */
function apologise(turn: Turn, intent: Intent, reply: () => string): TurnReply {
  const talk = talkOf(turn.state);
  const name = `intent.${intent.id}`;
  const isFirst = !talk.answers.includes(name);
  if (!isFirst || isWaiting(turn)) return repair(turn);
  const state = { ...turn.state, talk: { ...talk, answers: [...talk.answers, name] } };
  return withButtons(joinWords(sayOwn(turn, "apology"), reply()), state, ownButtons(turn, intent));
}

/** A short question that isn't understood is let go, for said again it would be no clearer. */
function sayAgain(turn: Turn, reply: string): TurnReply {
  const last = turn.history.findLast(({ role }) => role === "assistant")?.content.trim() ?? "";
  const { state } = turn;
  const words = countWords(last);
  const isBare = (last.endsWith("?") && words <= BARE_QUESTION_WORDS) || words <= BARE_WORDS;
  const isInside = state.running !== null || state.topic !== null;
  if (
    isBare &&
    !isInside &&
    !/\b(?:again|repeat|otra vez|rep[ií]te)/iu.test(turn.message.content)
  ) {
    return withButtons(
      sayLine(turn, "asked_unclearly"),
      { ...state, pending: null },
      state.buttons,
    );
  }
  const text =
    last === "" ? sayLine(turn, "nothing_said_yet") : joinParagraphs(withoutQuestion(reply), last);
  const said = withButtons(text, state, state.buttons);
  return { ...said, isStep: true };
}

const BARE_QUESTION_WORDS = 24;
/** So short a word without a question says no more the second time either. */
const BARE_WORDS = 10;

/** With the way to the page where what was asked for is done. */
function withPage({ state }: Turn, action: string, said: TurnReply): TurnReply {
  const page = PAGES[action];
  if (page === undefined) return said;
  return { ...said, text: joinParagraphs(said.text, `[${page[state.language]}](${page.href})`) };
}

/** What plainly says what to remember is kept, where that is switched on. */
function remember(turn: Turn, intent: Intent, reply: () => string): TurnReply {
  const isKept = turn.remembered?.isKept === true && readMemories([turn.message]).length > 0;
  const text = isKept ? sayLine(turn, "will_remember") : reply();
  const state = { ...turn.state, pending: null };
  return withPage(turn, "remember", withButtons(text, state, ownButtons(turn, intent)));
}

/** Answers a question about what they told, where they told it; null where they did not. */
export function recallAnswer(turn: Turn): TurnReply | null {
  const intent = turn.content.intentCalled(RECALLS)?.intent;
  if (intent === undefined || !asksForOwn(turn) || recalledFacts(turn).length === 0) return null;
  return recall(turn, intent, () => sayText(turn, `intent.${intent.id}`, intent.replies));
}

const RECALLS = "what_did_i_tell";

function recall(turn: Turn, intent: Intent, reply: () => string): TurnReply {
  const facts = recalledFacts(turn);
  if (facts.length === 0) {
    const unknown: LineKey = "nothing_known";
    const text = intent.unknown
      ? sayText(turn, `intent.${intent.id}.unknown`, intent.unknown)
      : sayLine(turn, unknown);
    return withButtons(text, turn.state, ownButtons(turn, intent));
  }
  const list = facts.map((fact) => `- “${fact}”`).join("\n");
  const text = joinParagraphs(reply(), list);
  return withButtons(text, turn.state, ownButtons(turn, intent));
}

const NIGHT = /\b(?:night|gn|bed|sleep|dormir|noches|cama)\b/iu;

/** A goodbye is answered with a goodbye, and what runs keeps its place. */
function goodbye(turn: Turn, intent: Intent, reply: () => string): TurnReply {
  const isNight = NIGHT.test(turn.message.content);
  const text =
    isNight && intent.night
      ? sayText(turn, `intent.${intent.id}.night`, intent.night)
      : (farewellLine(turn) ?? sayOwn(turn, "goodbyes") ?? reply());
  const { firstName, state } = turn;
  const named = joinWords(thanksForTelling(turn), text).replaceAll(
    "{name}",
    firstName ? `, ${firstName}` : "",
  );
  return withButtons(named, { ...state, ...parked(state) }, []);
}
