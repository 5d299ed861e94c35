import type { QuickAnswer } from "./turn.ts";

/** Where a conversation stands, said before the session's own welcome. */
export const places: readonly string[] = [
  "{hello}. This is session {number} of {count} of *{programme}*: {title}.",
  "{hello}. We are at session {number} of {count} of *{programme}*. Today's is called “{title}”.",
];

export const begun: readonly string[] = [
  "Good, then we begin.",
  "All right, let us start.",
  "Then straight to it.",
];

export const leftOpen: readonly string[] = [
  "That may stay open. We can begin without it.",
  "You need not have an answer to that. We begin all the same.",
  "No matter. It is no condition for what comes now.",
];

/** A reply to the opening check where none of its own fits. */
export const heard: readonly string[] = [
  "Good to know that before we start.",
  "That tells me where you are today.",
  "I take that along into today's session.",
];

/** In place of the welcome, where a session was left unfinished on another day. */
export const leftAt: Readonly<Record<"core" | "closing" | "week" | "ended", readonly string[]>> = {
  core: [
    "Last time we got into its exercise and stopped there. What you said is kept.",
    "We began it last time and left off in the middle of the exercise. Nothing of it is lost.",
  ],
  closing: [
    "Last time we went through its exercise and had come to the close.",
    "The exercise is behind us since last time; only the close was missing.",
  ],
  week: [
    "Last time we got as far as something to try, and stopped there.",
    "All but one thing was said last time: what you might try until the next session.",
  ],
  ended: [
    "Last time we came to its end; only *End session* at the top was missing, and that takes you on to the next one.",
    "It was at its end last time. *End session* at the top rounds it off, and the next one can begin.",
  ],
};

export const askReturn: readonly string[] = [
  "Shall we go on from there, or begin the session again?",
  "Do we take it up where we stopped, or would you rather begin it again?",
];

export const LEFT_ANSWERS: readonly QuickAnswer[] = [
  { label: "Go on from there", message: "Let's go on from there" },
  { label: "Begin it again", message: "Begin the session again" },
];

export const fromTheStart: readonly string[] = [
  "Then from the beginning. What was said last time stays where it is.",
  "Good, once more from the start.",
  "All right, we begin it anew.",
];

export const comeBack: readonly string[] = [
  "Today's session keeps its place. Shall we go on with it now, or stay with this?",
  "We can stay with this as long as you like. Or shall we take up the session again?",
  "The session can wait. Would you like to go on with it, or rather talk about this?",
];

/** The same, where its exercise has not begun yet. */
export const beginAfterAll: readonly string[] = [
  "There is time for this. Shall we begin today's session with it in mind, or stay here first?",
  "We need not hurry past that. Would you like to begin the session now, or talk about this first?",
  "That may have the first word. Shall I begin the session, or do we stay with it?",
];

export const RETURN_ANSWERS: readonly QuickAnswer[] = [
  { label: "Go on with the session", message: "Go on with the session" },
  { label: "Stay with this", message: "Not now, stay with this" },
];

export const staysWithIt: readonly string[] = [
  "Then we stay with it. Which part of it is heaviest just now?",
  "Good, this has the word. What would you most like to be understood about it?",
  "All right, no session for the moment. What belongs to it that you have not said yet?",
];

export const waits: readonly string[] = [
  "Then not today. What would be good to talk about instead?",
  "All right. The session waits, and you lose nothing by it. What is there today?",
  "That is fine, it keeps. What would you rather do with this time?",
];

export const takeAway: readonly string[] = [
  "Is there something in this that you want to keep?",
  "If one sentence of today were to stay with you, which would it be?",
  "What of this would you like to remember, in a word or two?",
];

export const TAKE_AWAY_ANSWERS: readonly QuickAnswer[] = [
  { label: "Nothing in particular", message: "Nothing in particular" },
];

export const kept: readonly string[] = [
  "{answer}. Then that is what today was for.",
  "{answer}. That is worth writing down somewhere.",
  "{answer}: good, let that be what stays.",
];

export const nothingKept: readonly string[] = [
  "That is all right. Some of it works on without a name.",
  "Nothing has to be carried home.",
  "Fine. What was said today stands here, should you want to read it again.",
];

export const beforeWeek: readonly string[] = [
  "Now something small for the time until next session.",
  "One thing for the days in between, and only if you like.",
  "And something to try before we meet here again.",
];

export const askWeek: readonly string[] = [
  "Is that something for you, or would you like another?",
  "Would you try that, or rather something else?",
  "Does that suit your week, or shall I suggest another?",
];

export const WEEK_ANSWERS: readonly QuickAnswer[] = [
  { label: "I'll try that", message: "I'll try that" },
  { label: "Something else", message: "Something else, please" },
  { label: "Nothing this week", message: "Nothing this week" },
];

export const anotherThing: readonly string[] = [
  "Then perhaps this.",
  "Another one, then.",
  "Here is a different one.",
];

export const noOther: readonly string[] = [
  "Those are all that I have for this session. What would be a small thing of your own?",
  "I have no other for today. Is there something of your own making that would do?",
];

export const weekTaken: readonly string[] = [
  "Good. Once is enough for a beginning.",
  "Good. If it slips your mind for some days, it has not gone wrong; take it up where you notice.",
  "All right. Do it the size it fits into the week, not the other way round.",
];

export const weekOwn: readonly string[] = [
  "{answer}. Your own is better than one of mine.",
  "{answer}: good, that is small enough to happen.",
  "{answer}. Then that.",
];

export const weekOwnLong: readonly string[] = [
  "Good, then that, the way you have said it.",
  "That is your own, and so it is better than one of mine.",
];

export const weekNone: readonly string[] = [
  "Then nothing. Resting counts as well.",
  "That is fine, a week may be without a task.",
  "All right, nothing to do and nothing owed.",
];

export const rounding: readonly string[] = [
  "That was session {number} of {count}. *End session* at the top rounds it off: there you can note in your own words what you want to try, and next time we go on from it. Or we talk a little longer.",
  "With that, session {number} of {count} has what it needs. When you are ready, *End session* at the top closes it; what you write down there, we begin with next time.",
];

export const roundingLast: readonly string[] = [
  "That was the twelfth of twelve. *End session* at the top closes it, and the programme with it. What you have practised does not end there.",
  "With that you have gone through all twelve. *End session* at the top rounds off this one and the whole. You can come back to any of it in words of your own.",
];

/** A bare "ok" after the end: the door stays open, and nobody is held at it. */
export const afterEnd: readonly string[] = [
  "Good. Then that is it for today, unless there is something else.",
  "All right. The session may end here.",
  "Then we leave it there. If something is still open, write it; if not, all the best.",
];

/** Where too little of the listening is left before an offer. */
export const followed: readonly string[] = [
  "That belongs to it.",
  "Good that you have said it.",
  "I follow.",
];
