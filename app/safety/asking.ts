/** Where a person stands with our question about danger, and with risk that is open. */
export const STATES = {
  clear: "Nothing is known and nothing is asked.",
  asked: "Our question stands under the last reply.",
  maybe: "After a maybe it was asked once more, at once.",
  unanswered: "Something else was said. The question may come back once.",
  asked_again: "The question came back, in other words.",
  rests: "The question rests until the next visit.",
  asked_at_visit: "The visit opened with the question.",
  left: "It was left there, too. It closes by itself.",
  unsure: "They can't say. Help was named in full; the next visit opens with the question.",
  watch: "They said no. For 24 hours: a quiet line with the link to help.",
  watch_and_ask: "The same, and the next visit opens with the question.",
  open: "Risk is open: the script asks, then the guided companion goes on with a line of help.",
  folded:
    "Risk is open; the third false alarm in a day folded the panel and stopped the questions.",
} as const;
export type AskingState = keyof typeof STATES;

/** What can come. */
export const INPUTS = {
  no: "A clear no to whether there is danger, in any wording, by button or typed.",
  yes: "A yes to whether there is danger: the button, or words that can't mean anything else.",
  maybe: "Maybe, sometimes, I don't know.",
  joke: "Only a joke, or a wish for no more questions: what was asked doesn't come back.",
  other: "Another subject, no answer, or an answer to another question of the script.",
  pattern: "A sign that may mean danger, found by a pattern.",
  model: "The same, found by the linear model alone.",
  page: "Such a sign in a text that has no reply: a journal, a mood note, a plan.",
  crisis: "Danger in plain words that lasts: suicide, self-harm, harm to others.",
  graver: "The same, graver or of another kind than what is open.",
  model_crisis: "Danger that lasts, found by the linear model alone.",
  brief: "An emergency of the body, unwanted thoughts, or worry about another person.",
  neutral: "Abuse or violence against the writer or someone in their care.",
  past: "A yes to whether there were thoughts of suicide in the past month: it says nothing of today.",
  not_meant: "“This isn't what I meant”, and then a clear no.",
  not_meant_third: "The same for the third time in 24 hours, at high or critical risk.",
  safer: "“I'm feeling safer now”, and then a considered yes.",
  visit: "The next visit: the chat is opened after a pause.",
  day: "24 hours in this state.",
  three_days: "72 hours since the last sign.",
  quiet: "72 hours and two messages without a sign, at low or moderate risk.",
  resolved: "An admin resolves the event.",
} as const;
export type AskingInput = keyof typeof INPUTS;

/** Who answers, and what stands with the answer. */
export const ANSWERS = {
  nothing: "No message was written, so nothing is answered.",
  ordinary: "Whoever answers anyway, to what was said.",
  ordinary_and_link: "The same, with one quiet line and the link to help.",
  ordinary_and_question: "The same, asking nothing itself, with our question and its buttons.",
  ordinary_and_help: "The same, with help named in full.",
  thanks: "Thanks in half a sentence, then the ordinary reply to what they came for.",
  question: "The question once more, in other words, with its buttons.",
  help: "Help named in full, in written words.",
  script: "The panel where it is a crisis, and the script that fits, one question a reply.",
  guided: "The guided companion with a short line of help; no question.",
  card: "The next page carries the question as a card.",
  opening: "The visit opens with the question.",
} as const;
export type AskingAnswer = keyof typeof ANSWERS;

/** How the events about it are closed. */
export const RESOLUTIONS = [
  "said_no",
  "false_alarm",
  "safer_now",
  "stepped_down",
  "unanswered",
] as const;
export type AskingResolution = (typeof RESOLUTIONS)[number];

export interface Transition {
  to: AskingState;
  answer: AskingAnswer;
  settles: AskingResolution | null;
}

/** The state of a no or a closed panel lasts this long. */
export const WATCH_LASTS_MS = 24 * 60 * 60_000;
/** An unanswered question closes after this long; open risk that is mild steps down. */
export const CLOSES_AFTER_MS = 72 * 60 * 60_000;
export const STEPS_DOWN_AFTER_MESSAGES = 2;
/** A pause of this length makes the next opening of the chat a new visit. */
export const NEW_VISIT_AFTER_MS = 60 * 60_000;
/** False alarms within a day after which, at high or critical risk, the panel folds. */
export const FALSE_ALARMS_BEFORE_FOLD = 3;
const QUESTION_STATES: ReadonlySet<AskingState> = new Set([
  "asked",
  "maybe",
  "unanswered",
  "asked_again",
  "asked_at_visit",
]);

/** Whether our question waits for an answer: such messages are answered and not counted. */
export function isQuestionOpen(state: AskingState): boolean {
  return QUESTION_STATES.has(state);
}

/** Whether our question stands right above the next message, so that a bare "no" answers it. */
export function isJustAsked(state: AskingState): boolean {
  return QUESTION_STATES.has(state) && state !== "unanswered";
}

/** Whether they have said no, so that only a new sign asks again. */
export function isAfterNo(state: AskingState): boolean {
  return state === "watch" || state === "watch_and_ask";
}

/** The row that an answer on a card is read in: its question stands as one in the chat does, where all else rests. */
export function rowOfCard(state: AskingState): AskingState {
  return state === "rests" || state === "left" || state === "unsure" ? "asked" : state;
}

/** Whether risk is open, whatever is shown of it. */
export function isRiskOpen(state: AskingState): boolean {
  return state === "open" || state === "folded";
}

/** A denied plan or attempt keeps the question at the next visit: the watch then goes on to it. */
export function afterDenial(cell: Transition, wasPlanOrAttempt: boolean): Transition {
  const isDenied = cell.settles === "said_no" || cell.settles === "false_alarm";
  return isDenied && wasPlanOrAttempt ? { ...cell, to: "watch_and_ask" } : cell;
}
