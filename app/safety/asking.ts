/**
 * What follows from a person's next message, button or visit: where they stood, what came, where
 * they stand then and who answers. Everything that asks, stops asking, opens or closes risk reads
 * this table, and nothing else decides.
 *
 * Before the table is read, the detector has judged the text. A sign of danger in an answer is read
 * as that sign, whatever else the answer says; only then as a yes, a no or anything else.
 */

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
export type AskingResolution =
  "said_no" | "false_alarm" | "safer_now" | "stepped_down" | "unanswered";

export interface Transition {
  to: AskingState;
  answer: AskingAnswer;
  settles: AskingResolution | null;
}

function go(
  to: AskingState,
  answer: AskingAnswer,
  settles: AskingResolution | null = null,
): Transition {
  return { to, answer, settles };
}

type Row = Readonly<Record<AskingInput, Transition>>;

/** A sign in plain words means the same wherever someone stood; the ceiling is with the messages. */
const PLAIN_SIGNS = {
  crisis: go("open", "script"),
  graver: go("open", "script"),
  model_crisis: go("asked", "script"),
} as const;

/** An emergency of the body, another's danger, abuse, and thoughts of the past month: they lock nothing. */
function aside(state: AskingState) {
  return {
    brief: go(state, "script"),
    neutral: go("watch_and_ask", "script"),
    past: go("watch_and_ask", "nothing"),
  } as const;
}

/** Nothing was asked or the question rests: only words that name the matter are read as an answer. */
const NO_NAMED = go("watch", "thanks", "said_no");
const YES_NAMED = go("open", "script");
const NOT_MEANT = go("watch", "nothing", "false_alarm");

/** While our question is open: yes and no are clear, and an admin or time closes it. */
const WHILE_ASKED = {
  ...PLAIN_SIGNS,
  no: NO_NAMED,
  yes: YES_NAMED,
  // To our question a sign, even the model's alone, is no longer alone.
  model_crisis: go("open", "script"),
  not_meant: NOT_MEANT,
  not_meant_third: NOT_MEANT,
  safer: go("watch", "nothing", "said_no"),
  three_days: go("clear", "nothing", "unanswered"),
  resolved: go("clear", "nothing"),
} as const;

function stays(state: AskingState, answer: AskingAnswer) {
  const same = go(state, answer);
  return { maybe: same, joke: same, other: same };
}

function waits(state: AskingState) {
  const same = go(state, "nothing");
  return { day: same, quiet: same };
}

export const ASKING_TRANSITIONS: Readonly<Record<AskingState, Row>> = {
  clear: {
    ...PLAIN_SIGNS,
    ...aside("clear"),
    ...waits("clear"),
    ...stays("clear", "ordinary"),
    no: go("clear", "ordinary"),
    // To the question of a script that locks nothing.
    yes: YES_NAMED,
    pattern: go("asked", "ordinary_and_question"),
    model: go("asked", "ordinary_and_question"),
    page: go("rests", "card"),
    not_meant: NOT_MEANT,
    not_meant_third: NOT_MEANT,
    safer: go("clear", "nothing"),
    visit: go("clear", "nothing"),
    three_days: go("clear", "nothing"),
    resolved: go("clear", "nothing"),
  },
  asked: {
    ...WHILE_ASKED,
    ...aside("asked"),
    ...waits("asked"),
    maybe: go("maybe", "question"),
    joke: go("unanswered", "ordinary"),
    other: go("unanswered", "ordinary"),
    pattern: go("asked_again", "ordinary_and_question"),
    model: go("unanswered", "ordinary"),
    page: go("asked", "ordinary_and_link"),
    visit: go("asked_at_visit", "opening"),
  },
  maybe: {
    ...WHILE_ASKED,
    ...aside("maybe"),
    ...waits("maybe"),
    maybe: go("unsure", "help"),
    joke: go("unsure", "ordinary_and_help"),
    other: go("unsure", "ordinary_and_help"),
    pattern: go("unsure", "ordinary_and_help"),
    model: go("unsure", "ordinary_and_help"),
    page: go("maybe", "ordinary_and_link"),
    visit: go("asked_at_visit", "opening"),
  },
  unanswered: {
    ...WHILE_ASKED,
    ...aside("unanswered"),
    ...waits("unanswered"),
    maybe: go("asked_again", "ordinary_and_question"),
    joke: go("rests", "ordinary"),
    other: go("asked_again", "ordinary_and_question"),
    pattern: go("asked_again", "ordinary_and_question"),
    model: go("asked_again", "ordinary_and_question"),
    page: go("unanswered", "ordinary_and_link"),
    visit: go("asked_at_visit", "opening"),
  },
  asked_again: {
    ...WHILE_ASKED,
    ...aside("asked_again"),
    ...waits("asked_again"),
    maybe: go("unsure", "help"),
    joke: go("rests", "ordinary"),
    other: go("rests", "ordinary"),
    pattern: go("unsure", "ordinary_and_help"),
    model: go("rests", "ordinary"),
    page: go("asked_again", "ordinary_and_link"),
    visit: go("asked_at_visit", "opening"),
  },
  rests: {
    ...WHILE_ASKED,
    ...aside("rests"),
    ...waits("rests"),
    ...stays("rests", "ordinary"),
    pattern: go("asked", "ordinary_and_question"),
    model: go("rests", "ordinary_and_link"),
    page: go("rests", "card"),
    visit: go("asked_at_visit", "opening"),
  },
  asked_at_visit: {
    ...WHILE_ASKED,
    ...aside("asked_at_visit"),
    ...waits("asked_at_visit"),
    maybe: go("maybe", "question"),
    joke: go("left", "ordinary"),
    other: go("left", "ordinary"),
    pattern: go("asked_again", "ordinary_and_question"),
    model: go("left", "ordinary"),
    page: go("asked_at_visit", "ordinary_and_link"),
    visit: go("asked_at_visit", "opening"),
  },
  left: {
    ...WHILE_ASKED,
    ...aside("left"),
    ...waits("left"),
    ...stays("left", "ordinary"),
    pattern: go("asked", "ordinary_and_question"),
    model: go("left", "ordinary_and_link"),
    page: go("left", "card"),
    visit: go("left", "nothing"),
  },
  unsure: {
    ...WHILE_ASKED,
    ...aside("unsure"),
    ...waits("unsure"),
    ...stays("unsure", "ordinary"),
    pattern: go("asked", "ordinary_and_question"),
    model: go("unsure", "ordinary_and_link"),
    page: go("unsure", "card"),
    visit: go("asked_at_visit", "opening"),
    three_days: go("unsure", "nothing", "unanswered"),
  },
  watch: {
    ...PLAIN_SIGNS,
    ...aside("watch"),
    ...stays("watch", "ordinary_and_link"),
    no: go("watch", "ordinary_and_link"),
    yes: YES_NAMED,
    pattern: go("asked", "ordinary_and_question"),
    // Who has said no is not asked again because of the linear model; its panel alone may stand.
    model: go("watch", "ordinary_and_link"),
    model_crisis: go("watch", "ordinary_and_link"),
    page: go("rests", "card"),
    not_meant: NOT_MEANT,
    not_meant_third: NOT_MEANT,
    safer: go("watch", "nothing"),
    visit: go("watch", "nothing"),
    day: go("clear", "nothing"),
    three_days: go("clear", "nothing"),
    quiet: go("clear", "nothing"),
    resolved: go("clear", "nothing"),
  },
  watch_and_ask: {
    ...PLAIN_SIGNS,
    ...aside("watch_and_ask"),
    ...waits("watch_and_ask"),
    ...stays("watch_and_ask", "ordinary_and_link"),
    no: go("watch_and_ask", "ordinary_and_link"),
    yes: YES_NAMED,
    pattern: go("asked", "ordinary_and_question"),
    model: go("watch_and_ask", "ordinary_and_link"),
    model_crisis: go("watch_and_ask", "ordinary_and_link"),
    page: go("rests", "card"),
    not_meant: NOT_MEANT,
    not_meant_third: NOT_MEANT,
    safer: go("watch_and_ask", "nothing"),
    visit: go("asked_at_visit", "opening"),
    three_days: go("watch_and_ask", "nothing"),
    resolved: go("clear", "nothing"),
  },
  open: {
    ...PLAIN_SIGNS,
    ...waits("open"),
    ...stays("open", "script"),
    brief: go("open", "script"),
    neutral: go("open", "script"),
    past: go("open", "nothing"),
    // A no to the script's question about thoughts; "no" to its other questions comes as `other`.
    no: go("watch", "thanks", "false_alarm"),
    yes: go("open", "script"),
    pattern: go("open", "script"),
    model: go("open", "script"),
    model_crisis: go("open", "script"),
    page: go("open", "ordinary_and_link"),
    not_meant: NOT_MEANT,
    not_meant_third: go("folded", "nothing"),
    safer: go("watch_and_ask", "nothing", "safer_now"),
    visit: go("open", "opening"),
    three_days: go("open", "nothing"),
    quiet: go("watch_and_ask", "guided", "stepped_down"),
    resolved: go("clear", "nothing"),
  },
  folded: {
    ...stays("folded", "guided"),
    no: go("folded", "guided"),
    yes: go("open", "script"),
    pattern: go("folded", "guided"),
    model: go("folded", "guided"),
    page: go("folded", "ordinary_and_link"),
    crisis: go("folded", "guided"),
    // What is worse than anything said so far is no repetition of the false alarm.
    graver: go("open", "script"),
    model_crisis: go("folded", "guided"),
    brief: go("folded", "script"),
    neutral: go("folded", "script"),
    past: go("folded", "nothing"),
    not_meant: go("folded", "nothing"),
    not_meant_third: go("folded", "nothing"),
    safer: go("watch_and_ask", "nothing", "safer_now"),
    visit: go("folded", "nothing"),
    day: go("open", "nothing"),
    three_days: go("folded", "nothing"),
    quiet: go("watch_and_ask", "guided", "stepped_down"),
    resolved: go("clear", "nothing"),
  },
};

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
