import type { GuidedReason } from "./turn.ts";

/** Said when the guided companion begins to answer: what it is, and why it is the one answering. */
export const entryNotices: Readonly<Record<GuidedReason, readonly string[]>> = {
  no_model: [
    "To be open about it: I am an AI, not a person, and I work with written questions and exercises.",
    "So that you know: I am an AI and no human, and what I say comes from written questions and exercises.",
    "First, honestly: I am an AI, not a person or a clinician. I follow written exercises and questions.",
  ],
  model_unavailable: [
    "The companion that writes freely can't be reached just now, so you have me: I follow written exercises. Nothing you wrote is lost.",
    "The companion that usually answers is out of reach at the moment. I step in with written questions and exercises; everything you wrote is still here.",
    "There is no connection to the companion that writes freely. Until there is, I answer from written exercises. Your words are kept.",
  ],
  model_slow: [
    "The companion that writes freely is taking too long, so I answer meanwhile: I follow written exercises. Nothing you wrote is lost.",
    "You should not have to wait that long. I step in with written questions and exercises; everything you wrote is still here.",
    "The free-writing companion is very slow just now. Until it is back, you have me, with written exercises. Your words are kept.",
  ],
  model_refused: [
    "The companion that writes freely gave no answer to that, so I take over for the moment: I follow written exercises. You did nothing wrong.",
    "There came no answer from the free-writing companion, and that is not your fault. I go on with written questions and exercises.",
    "That one stayed without an answer from the other companion. I am here meanwhile, with written exercises. Nothing you wrote is lost.",
  ],
  over_budget: [
    "The companion that writes freely has reached its limit for now, so you have me: I follow written exercises. Nothing you wrote is lost.",
    "For the moment I answer in place of the free-writing companion, from written questions and exercises. Everything you wrote is still here.",
    "The free-writing companion pauses for now. I go on with you, with written exercises. Your words are kept.",
  ],
};

/** The same, when the person has heard it in this conversation and the model had been back in between. */
export const entryAgain: readonly string[] = [
  "It is me again, the one with the written exercises.",
  "Once more you have the written companion for a moment.",
  "The other companion has dropped out again, so I go on, from written questions.",
];

/** What stands at the start of a conversation; `{hello}` is "Hello" with the name, if there is one. */
export const openings: Readonly<Record<GuidedReason, readonly string[]>> = {
  no_model: [
    "{hello}. I am an AI, not a person and not a clinician. I listen, and I follow written questions and exercises, step by step and at your pace.\n\nWhat brings you here today? One word is enough to begin with.",
    "{hello}. Before you tell me anything: I am an AI, no human, and I work with written questions and exercises.\n\nYou can talk about what is on your mind, or do a short exercise. What would be good now?",
  ],
  model_unavailable: [
    "{hello}. The companion that writes freely can't be reached just now, so you have me: an AI that follows written questions and exercises.\n\nWhat is on your mind?",
  ],
  model_slow: [
    "{hello}. The companion that writes freely is very slow at the moment, so you have me: an AI that follows written questions and exercises.\n\nWhat is on your mind?",
  ],
  model_refused: [
    "{hello}. For the moment you have me: an AI that follows written questions and exercises, step by step.\n\nWhat is on your mind?",
  ],
  over_budget: [
    "{hello}. The companion that writes freely has reached its limit for now, so you have me: an AI that follows written questions and exercises.\n\nWhat is on your mind?",
  ],
};

/** Under an opening in a companion's own manner: what it speaks from. */
export const honestLines: readonly string[] = [
  "I am an AI, not a person and not a clinician, and I work with written questions and exercises.",
  "To be open about it: I am an AI, no human, and what I say comes from written questions and exercises.",
];

export const otherLanguageNotice: readonly string[] = [
  "I can only follow English well, and the written exercises are in English; write as comes easiest to you, and forgive me if I miss something.",
  "My written exercises are in English. You may go on in your own language, though I will understand only part of it.",
  "I am sorry that I read little besides English, and that the exercises are in English too. Write as you like; simple words reach me best.",
];

export const otherLanguageAsk: readonly string[] = [
  "In one English word, if you have it: how are you now?",
  "Is it more *fear*, more *sadness*, more *anger*, or are you *tired*?",
  "If words are difficult, we can do a slow breathing exercise together. Write *breathing* if you want it.",
  "Did something happen today? A few words are enough.",
];
