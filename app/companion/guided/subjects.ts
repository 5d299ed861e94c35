import { ENOUGH_WORDS, readSaidWords, type SaidWords } from "../content/cues.ts";
import { readForPhrases } from "../content/phrases.ts";
import type { SubjectMatcher } from "../content/matchers.ts";
import type { Subject } from "../content/schema.ts";
import { findExercise } from "#app/content/exercises.ts";
import { withButtons } from "./buttons.ts";
import { button, joinWords, sayLine, sayOwn, sayText } from "./say.ts";
import { isOverTheirHead } from "./pupils.ts";
import { isTold } from "./told.ts";
import type { Turn, TurnReply } from "./turn-reply.ts";
import type { Button, GuidedState, TalkPosition } from "./turn.ts";
import type { OpenContent } from "./content.ts";
import { countWords, foldedText, joinParagraphs } from "./wording.ts";

const NOTHING_SAID: TalkPosition = {
  subject: null,
  met: [],
  asked: [],
  tips: [],
  answers: [],
  sinceAsked: 0,
};

/** What the conversation is about so far. */
export function talkOf({ talk }: GuidedState): TalkPosition {
  return { ...NOTHING_SAID, ...talk };
}

/** The subjects that a message is about: those that weren't met yet first, and narrow ones before topics. */
export function subjectsIn(turn: Turn): readonly SubjectMatcher[] {
  const { content, message, sentences, state } = turn;
  const { met } = talkOf(state);
  const said = readSaidWords(message.content);
  const named = content.subjects
    .filter((each) => each.recognises(message.content, sentences))
    .filter((each) => !isInPassing(turn, each, said))
    .map((each) => ({ each, score: each.scoreOf(said, sentences) }))
    .toSorted(
      (one, other) => rankOf(met, one.each) - rankOf(met, other.each) || other.score - one.score,
    )
    .map(({ each }) => each);
  const likely = likelySubject(turn);
  if (likely === null) return named;
  const ofNamed = Math.max(0, ...named.map((each) => each.scoreOf(said, sentences)));
  if (named.length > 0 && likely.score <= ofNamed + MORE_THAN_NAMED) return named;
  return [likely.matcher, ...named.filter((each) => each !== likely.matcher)];
}

/** What the talk is plainly about; null where that is only guessed. */
function plainSubject(state: GuidedState): string | null {
  const { subject, isGuess = false } = talkOf(state);
  return isGuess ? null : subject;
}

/** A single word may stand for anything: what a message is about is said by a phrase, or by two words of it and those before. */
export function isPlainlyAbout(turn: Turn, matcher: SubjectMatcher): boolean {
  const { message, sentences, history } = turn;
  if (matcher.recognises(message.content, sentences)) return true;
  const before = history.filter(({ role }) => role === "user").slice(-EARLIER_MESSAGES);
  const texts = [...before, message].map(({ content }) => content);
  return matcher.countWordsOf(texts.flatMap(readSaidWords)) >= WORDS_TO_BE_PLAIN;
}

const WORDS_TO_BE_PLAIN = 2;

/** Once a talk has a subject, a phrase alone ("our son phones on Sundays") leads to no other one. */
function isInPassing(
  { state, sentences }: Turn,
  matcher: SubjectMatcher,
  said: SaidWords,
): boolean {
  const current = plainSubject(state);
  if (current === null || current === matcher.subject.id) return false;
  if (OF_ANY_MATTER.has(matcher.subject.id)) {
    return matcher.scoreOf(said, sentences) < MIN_SCORE_TO_SWITCH;
  }
  return matcher.subject.words !== undefined && matcher.scoreOf(said, sentences) < MIN_SCORE;
}

/** There's something to decide and to tell in any trouble: the one that is talked about stays what it is. */
export const OF_ANY_MATTER: ReadonlySet<string> = new Set(["decision", "hard-news"]);

/** A phrase may name a subject in passing: by so much more a message is about another one. */
const MORE_THAN_NAMED = 1.5;

/** So much of a message is to be about a subject to be taken for it ... */
const MIN_SCORE = ENOUGH_WORDS;
/** ... and so much to lead away from the one that is talked about. */
const MIN_SCORE_TO_SWITCH = 4;
/** Where no subject is known yet, what was said before counts too, this much. */
const EARLIER_SHARE = 0.5;
const EARLIER_MESSAGES = 3;
/** "Work", "boss", "he yells": said in so few words, it's one telling. */
const FEW_WORDS = 3;

/** The subject that a message is about by its words, where one is clearly before all others. */
function likelySubject(turn: Turn): { matcher: SubjectMatcher; score: number } | null {
  const { content, message, sentences, history, state } = turn;
  const current = plainSubject(state);
  const earlier =
    current === null
      ? history
          .filter(({ role }) => role === "user")
          .slice(-EARLIER_MESSAGES)
          .map((each) => ({
            share: countWords(each.content) <= FEW_WORDS ? 1 : EARLIER_SHARE,
            said: readSaidWords(each.content),
            sentences: readForPhrases(each.content),
          }))
      : [];
  const said = readSaidWords(message.content);
  const scores = content.subjects
    .map((matcher) => {
      const now = matcher.scoreOf(said, sentences);
      const before = earlier.map(
        ({ share, ...each }) => share * matcher.scoreOf(each.said, each.sentences),
      );
      const sum = now + before.reduce((all, each) => all + each, 0);
      return { matcher, score: sum };
    })
    .toSorted((one, other) => other.score - one.score);
  const [best, second] = scores;
  if (best === undefined || best.matcher.subject.id === current) return null;
  const isClear = second === undefined || best.score > second.score;
  const enough = current === null ? MIN_SCORE : MIN_SCORE_TO_SWITCH;
  return isClear && best.score >= enough ? best : null;
}

function rankOf(met: readonly string[], { subject }: SubjectMatcher): number {
  return (met.includes(subject.id) ? 2 : 0) + (subject.topic === undefined ? 0 : 1);
}

/** The subject that the newest of some messages is plainly about; null where none is. */
export function subjectOf(messages: readonly string[], content: OpenContent): string | null {
  for (const message of messages.toReversed()) {
    const sentences = readForPhrases(message);
    const found =
      content.subjects.find((each) => each.recognises(message, sentences)) ??
      likeliest(content.subjects, readSaidWords(message), sentences);
    if (found !== undefined) return found.subject.id;
  }
  return null;
}

function likeliest(
  subjects: readonly SubjectMatcher[],
  said: SaidWords,
  sentences: readonly string[],
): SubjectMatcher | undefined {
  const [best] = subjects
    .map((matcher) => ({ matcher, score: matcher.scoreOf(said, sentences) }))
    .filter(({ score }) => score >= MIN_SCORE)
    .toSorted((one, other) => other.score - one.score);
  return best?.matcher;
}

/** The talk once it is about a subject. */
export function aboutSubject(state: GuidedState, subjectId: string): TalkPosition {
  const talk = talkOf(state);
  const met = talk.met.includes(subjectId) ? talk.met : [...talk.met, subjectId];
  return { ...talk, subject: subjectId, isGuess: false, met };
}

/** What the conversation is about now; undefined where that isn't known. */
export function currentSubject(turn: Turn): Subject | undefined {
  const { subject } = talkOf(turn.state);
  return turn.content.subjects.find((each) => each.subject.id === subject)?.subject;
}

/** The same by the last messages, where nothing was plain enough to be met. */
export function subjectOfLate(turn: Turn): Subject | undefined {
  const late = turn.history.filter(({ role }) => role === "user").slice(-EARLIER_MESSAGES);
  const id = subjectOf([...late.map(({ content }) => content), turn.message.content], turn.content);
  return turn.content.subjects.find((each) => each.subject.id === id)?.subject;
}

/** Subjects of which a message holds some word, though it isn't plainly about them; those it says most of first. */
export function subjectsHinted({ content, message, sentences }: Turn): readonly SubjectMatcher[] {
  const said = readSaidWords(message.content);
  return content.subjects
    .map((matcher) => ({ matcher, score: matcher.scoreOf(said, sentences) }))
    .filter(({ score }) => score >= HINTED_SCORE)
    .toSorted((one, other) => other.score - one.score)
    .map(({ matcher }) => matcher);
}

/** One word that is said of nothing else. */
const HINTED_SCORE = 2;

/** Meets what comes up: that it was heard, one question about it, and the ways to go on. */
export function meetSubject(turn: Turn, subject: Subject, before = ""): TurnReply {
  const talk = talkOf(turn.state);
  const next: TalkPosition = {
    ...talk,
    subject: subject.id,
    isGuess: false,
    met: talk.met.includes(subject.id) ? talk.met : [...talk.met, subject.id],
  };
  const state: GuidedState = { ...turn.state, talk: next, hasOfferedHelp: true, pending: null };
  const heard = before === "" ? heardLine(turn, subject) : before;
  const asked = turn.state.isQuiet ? null : nextAsk({ ...turn, state }, subject);
  const text = joinWords(heard, asked?.text);
  return withButtons(text, asked?.state ?? state, subjectButtons(turn, subject));
}

export function heardLine(turn: Turn, subject: Subject): string {
  const own = LOSSES.has(subject.id) ? sayOwn(turn, "loss") : null;
  if (own !== null) return own;
  return subject.heard ? sayText(turn, `subject.${subject.id}.heard`, subject.heard) : "";
}

/** What is met with a sorry. */
export const LOSSES: ReadonlySet<string> = new Set([
  "grief",
  "pet-loss",
  "baby-loss",
  "loss-at-work",
]);

function subjectButtons(turn: Turn, { id, topic, tips }: Subject): readonly Button[] {
  return [
    ...(tips.length > 0 ? [button(turn, "what_can_help", `tip:${id}`)] : []),
    ...(topic === undefined ? [] : [button(turn, "solve_it", `topic:${topic}`)]),
    button(turn, "just_listen", "just_listen"),
    button(turn, "something_else", "what_helps"),
  ];
}

/** The next question about a subject that wasn't asked or answered yet; null where none is left. */
export function nextAsk(
  turn: Turn,
  { id, asks }: Pick<Subject, "id" | "asks">,
): { text: string; state: GuidedState } | null {
  const talk = talkOf(turn.state);
  const said = [...turn.history.filter(({ role }) => role === "user"), turn.message].map(
    ({ content }) => content,
  );
  const at = asks.findIndex(
    (ask, number) =>
      !talk.asked.includes(`${id}.${number}`) &&
      !isTold(ask, turn) &&
      !isOverTheirHead(ask.en[0] ?? "", said),
  );
  const ask = asks[at];
  if (ask === undefined) return null;
  const asked = [...talk.asked, `${id}.${at}`];
  return {
    text: sayText(turn, `subject.${id}.ask.${at}`, ask),
    state: { ...turn.state, talk: { ...talk, asked, sinceAsked: 0 } },
  };
}

/** The next thing that can help with a subject, with an exercise beside it; null where none is left. */
export function giveTip(turn: Turn, subject: Subject, before = ""): TurnReply | null {
  const talk = talkOf(turn.state);
  const at = subject.tips.findIndex((_, number) => !talk.tips.includes(`${subject.id}.${number}`));
  const tip = subject.tips[at];
  if (tip === undefined) return null;
  const next: TalkPosition = {
    ...talk,
    subject: subject.id,
    isGuess: false,
    tips: [...talk.tips, `${subject.id}.${at}`],
    sinceAsked: 1,
  };
  const hasMore = at + 1 < subject.tips.length;
  return withButtons(
    joinParagraphs(before, sayText(turn, `subject.${subject.id}.tip.${at}`, tip.say)),
    {
      ...turn.state,
      talk: next,
      hasOfferedHelp: true,
      pending: { kind: "tip", subjectId: subject.id },
    },
    [
      ...(hasMore ? [button(turn, "another_tip", `tip:${subject.id}`)] : []),
      ...exerciseButton(turn, subject),
      button(turn, "go_on", "keep_writing"),
    ],
  );
}

/** An exercise by its name: in Spanish the button says only that there is one. */
export function exerciseButton(turn: Turn, { exercise = "" }: Subject): readonly Button[] {
  const found = findExercise(exercise);
  if (found === undefined || turn.state.finished.includes(found.id)) return [];
  if (turn.state.language !== "en") return [button(turn, "short_exercise", `exercise:${found.id}`)];
  return [{ label: found.title, does: `exercise:${found.id}` }];
}

/** All tips are said: the subject's exercise and the other ways are left. */
export function tipsAreSaid(turn: Turn, subject: Subject): TurnReply {
  const { topic } = subject;
  return withButtons(sayLine(turn, "no_more_tips"), { ...turn.state, pending: null }, [
    ...exerciseButton(turn, subject),
    ...(topic === undefined ? [] : [button(turn, "solve_it", `topic:${topic}`)]),
    button(turn, "go_on", "keep_writing"),
  ]);
}

const ASKS_WHAT_TO_DO =
  /\b(?:(?:don't|no idea|not sure) (?:know )?what to do(?! with (?:his|her|their|my|the|it|all)\b)|what (?:else )?(?:can|could|should|do|would) i (?:even |ever |actually )?do|what(?:'s| is| would| might| could| can| does)? (?:else )?(?:going to )?helps?(?! (?:is|would be|right now is)\b)|anything else (?:for|i (?:can|could|should)|to do)|(?:need|want) to know what to do|how (?:do|can|could|should|would|will) (?:i|you|anyone|people) (?:\w+ ){0,2}(?:stop|deal|cope|handle|get|feel|make|fix|change|survive|manage|live|start|calm|face|do)|what do (?:other )?(?:people|others|folks?|you) (?:usually |normally )?do|how (?:do|did|does|can|could) (?:other )?(?:people|others|anyone|anybody|folks)|any (?:advice|ideas?|tips?|suggestions?|thoughts)|(?:got|have|give me|need|want|like) (?:some |any |an? )?(?:advice|tips?|ideas?|suggestions?)|help me (?:with|deal|cope|handle|get)|give me (?:one|a|an|some|something|anything)(?: \w+){0,3} (?:thing|step|trick|idea|to do)|give me (?:something|anything)|(?:what's|what is|whats) (?:the )?(?:step one|first step|next step)|(?:tell|show) me (?:what|how) to|how (?:do|can|should) (?:i|you) (?:even |actually |just )?(?:begin|go|stay|keep|wind|relax|sleep|forget|move|let)|(?:can|could|will|would) you help|qu[eé] (?:puedo|hago|debo|ayuda)|c[oó]mo (?:puedo|hago|lo|paro|dejo)|alg[uú]n consejo|me ayudas)\b/u;

/** Whether a message asks what to do about it. */
export function asksWhatToDo({ message }: Turn): boolean {
  return ASKS_WHAT_TO_DO.test(foldedText(message.content));
}
