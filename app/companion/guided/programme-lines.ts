import type { QuickAnswer } from "./turn.ts";

/** Where a conversation stands, said before the session's own welcome. */
export const places: readonly string[] = [
  "{hello}. This is session {number} of {count} of *{programme}*: {title}.",
  "{hello}. You're on session {number} of {count} of *{programme}*. Today's is called “{title}.”",
];

export const begun: readonly string[] = [
  "Okay, let's start.",
  "All right, here we go.",
  "Let's get right to it.",
];

export const leftOpen: readonly string[] = [
  "That's fine. We can start without it.",
  "You don't need an answer to that. Let's start anyway.",
  "No problem. We can go on without it.",
];

/** A reply to the opening check where none of its own fits. */
export const heard: readonly string[] = [
  "Thanks. That's good to know before we start.",
  "Thank you for telling me.",
  "Thanks. I'll keep that in mind for today's session.",
];

/** In place of the welcome, where a session was left unfinished on another day. */
export const leftAt: Readonly<Record<"core" | "closing" | "week" | "ended", readonly string[]>> = {
  core: [
    "Last time we left off in the middle of the exercise. Your answers are saved.",
    "You started this session before, and we left off partway through the exercise. Nothing is lost.",
  ],
  closing: [
    "Last time we finished the exercise and stopped just before the end.",
    "You finished the exercise last time. Only the end of the session is left.",
  ],
  week: [
    "Last time we stopped at the part about something to try.",
    "Only one thing is left from last time: something to try before the next session.",
  ],
  ended: [
    "Last time we got to the end of this session. Choose *End session* at the top to go on to the next one.",
    "This session was finished last time. Choose *End session* at the top, and you can start the next one.",
  ],
};

export const askReturn: readonly string[] = [
  "Do you want to continue from there, or start this session over?",
  "Should we pick up where we stopped, or would you rather start over?",
];

export const LEFT_ANSWERS: readonly QuickAnswer[] = [
  { id: "session.continue", label: "Continue from there", message: "Let's continue from there" },
  { id: "session.restart", label: "Start over", message: "Start the session over" },
];

export const fromTheStart: readonly string[] = [
  "Okay, from the beginning. What you wrote last time is still saved.",
  "Okay, let's go from the top.",
  "All right, let's start over.",
];

export const comeBack: readonly string[] = [
  "Your place in today's session is saved. Do you want to continue it now, or stay with this?",
  "We can stay with this as long as you like. Or would you like to go back to the session?",
  "The session can wait. Would you like to continue it, or talk about this?",
];

/** The same, where its exercise has not begun yet. */
export const beginAfterAll: readonly string[] = [
  "There's time for this. Should we start today's session, or stay here first?",
  "There's no rush. Would you like to start the session now, or talk about this first?",
  "That can come first. Should we stay with it, or start the session?",
];

export const RETURN_ANSWERS: readonly QuickAnswer[] = [
  { id: "session.continue", label: "Continue the session", message: "Continue the session" },
  { id: "session.not_now", label: "Stay with this", message: "Not now, stay with this" },
];

export const staysWithIt: readonly string[] = [
  "Okay, let's stay with it. What part of it is hardest right now?",
  "Okay, this comes first. What do you most want someone to understand about it?",
  "All right, no session for now. What else is there to say about it?",
];

export const waits: readonly string[] = [
  "Okay, not today. What would you like to talk about instead?",
  "All right. The session can wait, and you won't lose anything. What's on your mind today?",
  "That's fine. It'll be here later. What would you rather do with this time?",
];

export const takeAway: readonly string[] = [
  "Is there something from today that you want to keep?",
  "If you could keep one sentence from today, which would it be?",
  "What would you like to remember from this, in a word or two?",
];

export const TAKE_AWAY_ANSWERS: readonly QuickAnswer[] = [
  { id: "keep.nothing", label: "Nothing in particular", message: "Nothing in particular" },
];

export const nothingKept: readonly string[] = [
  "That's all right. You don't need to name anything.",
  "That's okay. You don't have to take anything away.",
  "That's fine. You can read today's session again any time.",
];

export const beforeWeek: readonly string[] = [
  "Now something small to take with you.",
  "Here's one thing for the days in between, only if you like.",
  "One more thing before we finish.",
];

export const askWeek: readonly string[] = [
  "Would you like to try that, or see another idea?",
  "Does that work for you, or would you like something else?",
  "Does that fit your week, or should I suggest something else?",
];

export const WEEK_ANSWERS: readonly QuickAnswer[] = [
  { id: "week.try", label: "I'll try that", message: "I'll try that" },
  { id: "week.another", label: "Something else", message: "Something else, please" },
  { id: "week.nothing", label: "Nothing this week", message: "Nothing this week" },
];

export const anotherThing: readonly string[] = [
  "Then maybe this one.",
  "Okay, here's another one.",
  "Here's a different one.",
];

export const noOther: readonly string[] = [
  "Those are all the ideas I have for this session. What small thing could you try instead?",
  "I don't have another one today. Is there a small thing of your own that you'd like to try?",
];

export const weekTaken: readonly string[] = [
  "Good. Once is enough to start.",
  "Good. If you forget for a few days, that's normal. Just start again.",
  "All right. Make it as small as your week needs.",
];

export const weekOwnLong: readonly string[] = [
  "Good, let's go with that, just the way you said it.",
  "Good. It's your own idea, and that helps.",
];

export const weekNone: readonly string[] = [
  "Okay, nothing this week. Rest counts, too.",
  "That's fine. You don't need a task every week.",
  "All right. There's nothing you have to do.",
];

export const rounding: readonly string[] = [
  "That was session {number} of {count}. When you're ready, choose *End session* at the top. You can write down what you want to try, and we'll start there next time. Or we can talk a little longer.",
  "That's the end of session {number} of {count}. Choose *End session* at the top when you're ready. If you write down a goal there, we'll start with it next time.",
];

export const roundingLast: readonly string[] = [
  "That was the last of the twelve. *End session* at the top finishes the session and the program. You can keep using what you practiced.",
  "You've gone through all twelve. Choose *End session* at the top to finish this one and the program. You can come back to any of it.",
];

/** A bare "ok" after the end: the door stays open, and nobody is held at it. */
export const afterEnd: readonly string[] = [
  "Okay. That's it for today, unless there's something else.",
  "All right. We can end here.",
  "Let's leave it there. If there's anything else, just write. If not, take care.",
];

/** Where too little of the listening is left before an offer. */
export const followed: readonly string[] = [
  "Okay, I'm with you.",
  "All right, I've got that.",
  "Okay. I hear you.",
];

const LEFT_AT_CLOSING: readonly string[] = [
  "The exercise is done. Two short things are left: what you want to keep, and something to try. *Nothing* is fine for both.",
  "You're through the exercise. There's one question about today, then one idea to try, and that's it.",
];

const LEFT_AT_WEEK: readonly string[] = [
  "This is the last part. You can take the idea, ask for another one, or do nothing this week.",
  "That's one idea for the days until next time. Take it, ask for another, or leave it. Then we're done.",
];

/** What the question before or after the exercise is, what for, and how long the rest takes. */
export const about: Readonly<
  Record<
    "opening" | "closing" | "week",
    Readonly<Record<"what" | "why" | "howLong", readonly string[]>>
  >
> = {
  opening: {
    what: [
      "It's one question before the exercise starts. A few words are enough. Or write *ready*, and we'll start.",
      "First there's one short question, then the exercise. To go straight to it, write *ready*.",
    ],
    why: [],
    howLong: [
      "About {minutes} minutes. You can stop any time, and your place is saved.",
      "It takes about {minutes} minutes. If you stop early, you can pick it up later.",
    ],
  },
  closing: {
    what: LEFT_AT_CLOSING,
    why: [
      "A few words from today are easier to find again on a hard day. You don't have to keep any.",
      "It's so you can find today's point again later. If there's nothing, that's fine.",
    ],
    howLong: LEFT_AT_CLOSING,
  },
  week: {
    what: LEFT_AT_WEEK,
    why: [
      "Trying something small shows you if it helps in your own days. It's up to you.",
      "It's a way to use this outside of here. You don't have to.",
    ],
    howLong: LEFT_AT_WEEK,
  },
};

/** To a doubt before the exercise. */
export const doubted: readonly string[] = [
  "That's fair. You don't have to believe in it. Let's try one, and you can stop any time.",
  "Fair enough. It doesn't work for everyone. Try this one and see. You can stop any time.",
];

/** To a doubt after it. */
export const doubtedAfter: readonly string[] = [
  "That's fair. Not every exercise suits everyone.",
  "Fair enough. This one may not be for you.",
];

/** Where it's worse after the exercise: then nothing more is asked of anybody. */
export const worse: readonly string[] = [
  "Thanks for telling me. Look around the room for a moment, and feel your feet on the floor. We can leave the rest for today.",
  "I'm glad you said so. Take a slow look around you, and feel what you're sitting on. That's enough for today.",
];

export const weekMaybe: readonly string[] = [
  "Maybe is fine. See how the week goes.",
  "That's okay. You can decide when the day comes.",
];
