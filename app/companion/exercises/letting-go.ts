import type { Exercise } from "./exercise.ts";

const TOO_MUCH = ["too much", "worse", "stronger", "overwhelming", "unbearable", "panic"];
const EASED = [
  "less",
  "lighter",
  "smaller",
  "softer",
  "quieter",
  "better",
  "gone",
  "easier",
  "weaker",
];

export const lettingGo: Exercise = {
  id: "letting-go",
  title: "Letting go of a feeling",
  modality: "Letting go",
  minutes: 8,
  helpsWith: ["breakup", "anger", "conflict", "job_loss", "anxiety", "shame"],
  tracks: ["letting-go"],
  source: "A short form after David R. Hawkins, Letting Go: The Pathway of Surrender, 2012.",
  about:
    "Letting go, in this sense, is to stay with a feeling as it is in the body, without its story, without fighting it and without acting on it, until it has run some of its course. It is about the feeling; what was done to you need not become all right.",
  aliases: ["let go exercise", "letting go exercise", "let go of a feeling", "surrender exercise"],
  reasons: {
    breakup:
      "The story of how it ended can be told a hundred times. The feeling under it often wants something simpler: to be felt for a few minutes.",
    anger:
      "Anger that is held down keeps, and anger that is acted out breaks things. There is a third way, which is to let it burn without feeding it.",
    conflict:
      "The argument goes on in the head long after. It can help to leave the words and look after what they left in you.",
    job_loss:
      "Before the next step is planned, there may be a feeling standing in the door. It can be let through first.",
    anxiety:
      "Fear grows with every thought that is added to it. Without the thoughts it is a sensation, and sensations come and go.",
    shame: "Shame shrinks a little when one stops running from it and looks where it sits.",
  },
  invitations: [
    "There is an exercise of *letting go*: staying with one feeling without its story, eight minutes. Would you like to try that, or rather talk on?",
    "I could lead you through *letting go* of one feeling, step by step, about eight minutes. You can stop at any point. Shall we?",
    "Would you try something with me: to take the feeling by itself, and leave the story for later? Eight minutes. No is a fine answer.",
    "We could give that feeling a few minutes of its own, so that it need not push. Does that suit you now, or not now?",
  ],
  intro: [
    "Good. Take something of middling weight, and leave for a therapist what is too heavy to carry alone. Eyes open is fine; when it is too much, look round the room and say *stop*.",
    "All right. We take a feeling, not an event, and nothing has to be forgiven. If it gets stronger than you want, look up, feel the floor, and say *stop*. *Skip* works too.",
    "Let's begin. One feeling, for a few minutes, without doing anything about it. You decide how near you go; *stop* is always allowed.",
  ],
  steps: [
    {
      name: "feeling",
      expects: { kind: "text" },
      prompts: [
        "Which feeling is it? One word is best: anger, fear, sadness, longing, shame, hurt.",
        "If you leave out who and why: what is the feeling called?",
        "Name the feeling that is in front just now, in a word or two.",
      ],
      reflections: [
        "{answer}. Then we keep company with that for a while.",
        "{answer}. Good to have a name for it.",
        "{answer}. There may be others behind it; this one goes first.",
        "Good. There may be others behind it; this one goes first.",
      ],
      scaffolds: {
        unknown: [
          "Then begin with the body: is it more like pressure, heat, a hole, a weight? The name can come later.",
          "If it had to be one of four: angry, afraid, sad, ashamed. Which is nearest?",
        ],
        off: [
          "That is the story, and it has its place. Which feeling does it leave in you, in one word?",
          "And if you take away the other people: what is the feeling by itself called?",
        ],
      },
      offSigns: ["because", "he said", "she said", "they said"],
      quickAnswers: ["Anger", "Fear", "Sadness", "Hurt"],
    },
    {
      name: "before",
      expects: { kind: "number", min: 0, max: 100 },
      prompts: [
        "How strong is it right now, from 0 (hardly there) to 100 (it fills everything)?",
        "A number for it: 0 is a trace, 100 is all there is. Where is it?",
        "And its strength, 0 to 100? A guess is fine.",
      ],
      reflections: [
        {
          text: "{answer}. That is strong. Let your eyes rest on something in the room as we go, and stop when you want to.",
          when: { from: 80 },
        },
        {
          text: "{answer}. Strong enough to feel, and not to drown in.",
          when: { from: 30, to: 79 },
        },
        { text: "{answer}. Not so loud. It can be met all the same.", when: { to: 29 } },
        "{answer}. We look again at the end.",
        "All right. We look again at the end.",
        "Thank you. That is where we begin.",
      ],
      scaffolds: {
        unknown: [
          "Nearer to 30, to 50 or to 80? Roughly will do.",
          "If the strongest you have ever felt it is 100, where is it today?",
        ],
        off: ["And on a scale from 0 to 100?", "Which number would that be, 0 to 100?"],
      },
      quickAnswers: ["30", "50", "70", "90"],
    },
    {
      name: "place",
      expects: { kind: "text" },
      prompts: [
        "Where in the body is it? The throat, the chest, the belly, the jaw? And how is it there: tight, hot, hollow, heavy?",
        "Look for the place where it lives at the moment. What does it feel like there, if you leave its name out?",
        "Leave the story for a moment and go by the body. Where do you feel it, and how?",
      ],
      reflections: [
        "{answer}. That is all it is at this moment: a place, and how it feels there.",
        "{answer}. Stay beside that, as one sits beside somebody.",
        "{answer}. The story can wait outside the door.",
        "Good. Stay beside that, as one sits beside somebody.",
      ],
      scaffolds: {
        unknown: [
          "Go through from the top: jaw, throat, chest, belly. Where is the most going on?",
          "Sometimes it is everywhere and thin. Is there a spot where it is a little thicker?",
        ],
      },
      quickAnswers: ["Chest, tight", "Throat", "Belly, heavy"],
    },
    {
      name: "allow",
      expects: { kind: "ready" },
      prompts: [
        "Now let it be there, exactly as strong as it is. You need not like it. Do not push it away and do not feed it; when thoughts come, let them go by, and come back to the place in the body. Ten slow breaths. Then write *done*.",
        "For ten breaths do nothing about it. No holding down, no explaining. Each time the story begins again, which it will, come back to what you feel in the body. Write *done* afterwards.",
        "Give it room, as you would make room on a bench. Stay for about a minute with the bare sensation, and leave the thoughts to themselves. Then say *done*.",
      ],
      reflections: [
        {
          text: "Then that is near enough. Look up, name three things you see, feel the floor. We go on only if you want to; *stop* is a good answer here.",
          when: { says: TOO_MUCH },
        },
        "Good. The thoughts were there too, I suppose. That is how it goes.",
        "That was the main thing.",
        "Good. You stayed.",
      ],
      scaffolds: {
        unknown: [
          "Three breaths are enough. Only do not argue with it for as long as they last. Then write *done*.",
          "If it is too near, sit it on the chair opposite and look at it from there. Then *done*.",
        ],
      },
      quickAnswers: ["Done"],
    },
    {
      name: "holding",
      expects: { kind: "text" },
      prompts: [
        {
          text: "Is there something in you that holds on to it? What would be lost if {feeling} were a little less?",
          when: { answered: "feeling" },
        },
        "Is there something in you that wants to keep it? What would be lost if it were a little less?",
        "Feelings are often held on to for a reason: to be right, to be safe, to stay near somebody. Is there a reason like that here?",
        "What does it do for you, this feeling? It may be nothing, and it may be something.",
      ],
      reflections: [
        "{answer}. That is an understandable reason to hold on.",
        "{answer}. It need not be given up today. It is good to know what the hand is closed around.",
        "{answer}. One can let go of the feeling and keep what it stood for.",
        "It need not be given up today. It is good to know what the hand is closed around.",
      ],
      scaffolds: {
        unknown: [
          "Some say: “then they would have got away with it”, or “then it would really be over”. Is there something like that?",
          "Perhaps there is none. Then nothing stands in the way, and you can write *nothing*.",
        ],
      },
    },
    {
      name: "release",
      expects: { kind: "ready" },
      prompts: [
        "Ask yourself, without pressing: could I let it be a little less, just for now? Yes and no are both allowed. On each breath out, let the place in the body be one shade softer. Five breaths, then write *done*.",
        "Now only as an offer: with every breath out, let go of as much as goes by itself, and be it hardly anything. Five breaths. If nothing goes, nothing goes. Write *done*.",
        "Open your hands, if they are closed. Five breaths out, and with each one you stop doing whatever keeps it in place. Then say *done*.",
      ],
      reflections: [
        {
          text: "Then it stays for now. A no is respected here.",
          when: { says: ["no", "can't", "cannot", "won't", "nothing", "couldn't"] },
        },
        "As much as went is right.",
        "Good. It cannot be forced, only allowed.",
        "That is enough of that.",
      ],
      scaffolds: {
        unknown: [
          "It is less than it sounds: breathe out, drop the shoulders, and leave it at that. Five times, then *done*.",
          "You need not decide anything. Open your hands for the length of one breath. Then write *done*.",
        ],
      },
      quickAnswers: ["Done"],
    },
    {
      name: "after",
      expects: { kind: "number", min: 0, max: 100 },
      prompts: [
        {
          text: "And how strong is it now, 0 to 100? It was {before} at the start.",
          when: { answered: "before" },
        },
        "And how strong is it now, from 0 to 100?",
        "One more number: its strength now, 0 to 100?",
        "Where does it stand now, 0 to 100? There is no right answer.",
      ],
      reflections: [
        {
          text: "From {before} to {answer}. You did not solve anything, and it eased all the same.",
          when: { lowerThan: "before" },
        },
        {
          text: "{before}, and now {answer}. It may come back; you know the way now.",
          when: { lowerThan: "before" },
        },
        {
          text: "{answer}, as at the start. Some feelings are old and go in many small portions.",
          when: { sameAs: "before" },
        },
        {
          text: "{answer}, more than before. That happens when something has been held down for long. Do something ordinary with your hands now, and let it rest.",
          when: { higherThan: "before" },
        },
        { text: "Then something has moved.", when: { says: EASED } },
        "{answer}. Thank you for keeping it company.",
        "Thank you for keeping it company.",
        "All right.",
      ],
      scaffolds: {
        unknown: [
          "Look at the place in the body once more. More, less, the same? And roughly which number?",
          "Is it closer to 20, to 50, or to 80?",
        ],
        off: ["And on a scale from 0 to 100?", "Which number would you give it, 0 to 100?"],
      },
      quickAnswers: ["20", "40", "60", "80"],
    },
  ],
  closings: [
    "That it comes again does not mean that it failed. Waves do that.",
    "You have let a feeling be a feeling for a few minutes. More is not asked.",
    "Get up, drink a glass of water, look out of a window. Then the day may go on.",
  ],
  thisWeek: [
    "To try this week: with small annoyances only, a queue, a rude mail. Where is it in the body, three breaths, and on.",
    "For the next days: when the story starts over, say to yourself “story”, and look for the feeling under it for one breath.",
    "If you want to keep it: once a day, five minutes, with whatever feeling is in front. Leave the largest ones for good company.",
  ],
};
