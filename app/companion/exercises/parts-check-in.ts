import type { Exercise } from "./exercise.ts";

export const partsCheckIn: Exercise = {
  id: "parts-check-in",
  title: "Parts check-in",
  modality: "Internal Family Systems",
  minutes: 9,
  helpsWith: ["decision", "self_criticism", "conflict", "urge", "nothing", "shame"],
  tracks: ["internal-family-systems"],
  source:
    "Richard C. Schwartz, Internal Family Systems Therapy, 1995; Richard C. Schwartz, No Bad Parts, 2021.",
  about:
    "A parts check-in takes the many voices in us at their word: one part wants this, another fears that. You turn to one of them, ask what it wants for you, and hear it out, as the one in you who can listen to them all.",
  aliases: ["parts check-in", "parts check in", "parts work", "parts exercise", "ifs exercise"],
  reasons: {
    decision:
      "It sounds as if two sides in you were arguing, and each waits for its turn. One could be heard out first.",
    self_criticism:
      "The voice that judges you is one part of you, and not the whole. It may be possible to ask what it is afraid of.",
    conflict:
      "A quarrel outside often wakes several in us inside. It can help to know which of them is at the wheel.",
    urge: "The part that wants it at once usually tries to spare you something. It can be asked what.",
    nothing:
      "When all is flat, sometimes a part has pulled the plug so that something hurts less. It can be greeted without being argued with.",
    shame:
      "Shame is often one part looking at another. It may be worth hearing both, one after the other.",
  },
  invitations: [
    "There is a *parts check-in*, after Richard Schwartz: we turn to one side of you and hear it out, nine minutes. Shall we, or would you rather go on talking?",
    "I could help you listen to one of those voices for a few minutes, with five or six questions. Would you like that?",
    "Would you try a *parts check-in*? Nine minutes, one voice, and you can stop at any point. No is a fine answer.",
    "We could ask the part of you that is loudest what it wants for you. Does that suit you now, or is it not the moment?",
  ],
  intro: [
    "Good. We speak with one part only, and we ask it nothing about old wounds: those belong with somebody who can sit beside you. *Skip*, *back* and *stop* work throughout.",
    "All right. “Part” is only a way of speaking: a side of you, a voice, a mood. We stay with the one that is willing to talk. Say *stop* when it is enough.",
    "Let's begin. Imagine sitting down with one side of yourself, at a distance that suits you both. If something comes up that is too large, say *stop*, and leave it for a person you trust.",
  ],
  steps: [
    {
      name: "part",
      expects: { kind: "text", minWords: 2 },
      prompts: [
        "Which part of you is loudest at the moment? Name it as you like: the driver, the one who hides, the critic, the tired one.",
        "Listen inside for a moment. Which voice, mood or side of you is in front? Give it a short name.",
        "If there are several, choose the one that most wants to be heard. How would you call it?",
      ],
      reflections: [
        "{answer}. We turn to that one.",
        "{answer}. The others may sit down; they get their turn another day.",
        "{answer}. Good to have a name to speak to.",
        "Good. The others may sit down; they get their turn another day.",
      ],
      scaffolds: {
        unknown: [
          "Begin with “a part of me wants …”. How does the sentence go on?",
          "Think of the last thing you put off or snapped at. Which side of you was that?",
        ],
        short: [
          "What would be a name for it, in two or three words, such as “the one who worries”?",
          "Could you say a little more, so that we know whom we are speaking to?",
        ],
      },
    },
    {
      name: "notice",
      expects: { kind: "text" },
      prompts: [
        {
          text: "How do you notice {part}? In the body, as a sentence, a picture, a tone of voice?",
          when: { answered: "part" },
        },
        "How do you notice that part? In the body, as a sentence, a picture, a tone of voice?",
        "Where is it, when it is there: in the chest, behind the eyes, beside you? What does it look or sound like?",
        "How does it make itself felt? A place, a sentence, an image: whatever is there.",
      ],
      reflections: [
        "{answer}. So that is how it announces itself.",
        "{answer}. You can look at it, which means that you are not only it.",
        "{answer}. Let it stay where it is; you need not come nearer.",
        "You can look at it, which means that you are not only it.",
      ],
      scaffolds: {
        unknown: [
          "If it were a person in the room: standing or sitting, near or far, looking at you or away?",
          "What does it usually say? A short sentence is enough.",
        ],
      },
    },
    {
      name: "towards",
      expects: { kind: "text" },
      prompts: [
        "How do you feel *towards* it: annoyed, afraid, sorry for it, curious? Be honest; it can take that.",
        "Look at it for a moment. What do you feel towards it?",
        "And you, when you see it there: do you want it gone, or are you a little curious about it?",
      ],
      reflections: [
        {
          text: "Then that is another part, one that has had enough of it. Thank it, and ask whether it would step back for a few minutes. If it will not, we go gently.",
          when: {
            says: [
              "annoyed",
              "angry",
              "hate",
              "gone",
              "sick of",
              "tired of",
              "fed up",
              "ashamed",
              "disgust",
              "disgusted",
              "irritated",
            ],
          },
        },
        {
          text: "Then move it a little farther off, to the other side of the room, until you can look at it without being pulled in. You decide the distance.",
          when: { says: ["afraid", "scared", "fear", "anxious", "overwhelmed", "frightened"] },
        },
        {
          text: "That is a good place to ask from.",
          when: {
            says: [
              "curious",
              "sorry",
              "sad for",
              "compassion",
              "warm",
              "kind",
              "interested",
              "pity",
            ],
          },
        },
        "{answer}. That is honest. A grain of curiosity is enough to go on.",
        "All right. A grain of curiosity is enough to go on.",
        "Thank you. It need not be liked in order to be heard.",
      ],
      scaffolds: {
        unknown: [
          "Would you rather send it away, or ask it something? That is already an answer.",
          "If it were a child of ten who behaved like that, what would you feel towards it?",
        ],
      },
      quickAnswers: ["Annoyed", "Afraid of it", "Curious", "Sorry for it"],
    },
    {
      name: "wants",
      expects: { kind: "text", minWords: 3 },
      prompts: [
        "Ask it: *what do you want for me?* And wait, without thinking up the answer. What comes?",
        "Every part is trying to do something for you, even when it goes about it badly. What is this one trying to do?",
        "What is its job, as it sees it? What does it want to bring about, or to keep from happening?",
      ],
      reflections: [
        "{answer}. So it works for you, in its own way.",
        "{answer}. That is a better purpose than one would think from its manners.",
        "{answer}. It may have done that for a long time, without much thanks.",
        "So it works for you, in its own way.",
      ],
      scaffolds: {
        unknown: [
          "Let it finish this sentence: “I do this so that you …”. How does it end?",
          "Parts often want one of three things: to protect you, to drive you on, or to numb something. Which is nearest?",
        ],
        short: [
          "How would it say that in a whole sentence?",
          "And what would it gain for you by that?",
        ],
      },
    },
    {
      name: "fears",
      expects: { kind: "text", minWords: 3 },
      prompts: [
        "Ask it too: *what are you afraid would happen if you stopped?*",
        "And what does it fear, if it were to rest for one day?",
        "If it let go of its job for a while, what would go wrong, in its view?",
      ],
      reflections: [
        "{answer}. With that in mind, one sees why it does not take a day off.",
        "{answer}. It need not be talked out of that today. It has been heard.",
        "{answer}. Tell it that you have understood; nothing more is needed.",
        "It need not be talked out of that today. It has been heard.",
      ],
      scaffolds: {
        unknown: [
          "It may be something like “then nobody would take care” or “then it would all come up”. Does one of these fit?",
          "If it does not want to say, that is its right. You can write *it will not say*.",
        ],
        short: [
          "And what would follow from that, in its eyes?",
          "Could it say that a little more fully?",
        ],
      },
    },
    {
      name: "needs",
      expects: { kind: "text", minWords: 2 },
      prompts: [
        {
          text: "It told you: {wants}. What would it need from *you*, so that it could ease off a little this week?",
          when: { answered: "wants" },
        },
        "What would it need from *you*, so that it could ease off a little this week?",
        "Ask it what would help it to trust you with this a bit more. Something small. What does it say?",
        "Is there something small that you could offer it: something you can keep to, a time, a word of thanks?",
      ],
      reflections: [
        "{answer}. Small enough to be kept, I hope; with parts that counts more than anything.",
        "{answer}. That can be offered to it, without giving it the wheel.",
        "{answer}. It will watch whether you do it. Rightly so.",
        "Good. Small enough to be kept counts more than anything.",
      ],
      scaffolds: {
        unknown: [
          "Often it is only this: to be asked earlier, to have an evening off, to be told “I have got this one”. Is it one of those?",
          "If there is nothing yet, thank it for talking. That is something small too. What would you say to it?",
        ],
        short: ["How would that look on an ordinary day?", "And when could you do that?"],
      },
    },
    {
      name: "afterwards",
      expects: { kind: "text" },
      prompts: [
        "Thank it, and let it go back to where it likes to be. How is it in you now?",
        "Take leave of it for today. What is different inside, if anything: more room, the same, more noise?",
        "Come back to the room. How are you with that part now, compared with before?",
      ],
      reflections: [
        {
          text: "More noise can mean that others want a turn. They need not get it today. Look round the room and feel what you sit on.",
          when: { says: ["noise", "noisier", "louder", "worse", "more of them", "chaos"] },
        },
        {
          text: "Good. A part that has been heard need not shout.",
          when: {
            says: ["calmer", "room", "quieter", "softer", "better", "lighter", "easier", "closer"],
          },
        },
        "{answer}. Thank you for hearing it out.",
        "Thank you for hearing it out.",
        "All right. That was one conversation; there can be others.",
      ],
      scaffolds: {
        unknown: [
          "One word: calmer, sadder, the same, wide awake?",
          "Is it nearer or farther off than at the start?",
        ],
      },
      quickAnswers: ["More room", "The same", "More noise"],
    },
  ],
  closings: [
    "You spoke with {part}, and were more than it for a few minutes.",
    "No part of you has to go. It only has to know that somebody is there who listens.",
    "Whatever came, you were the one who asked. That one can be found again.",
    "It has said what it had to say today. That is enough for one sitting.",
  ],
  thisWeek: [
    "To try this week: when it shows up, greet it by its name before you do what it says. Only that.",
    "For the next days: say “a part of me” once a day in place of “I”. See what it changes.",
    "If you want to keep it: five minutes in the evening with a sheet of paper, one question to one part.",
  ],
};
