import type { Exercise } from "./exercise.ts";

const TEARS = ["crying", "cry", "tears", "sobbing", "in tears", "can't stop", "hard", "hurts"];

/** Only a letter to somebody who has died: a farewell to the living is never begun here. */
const TO_THE_DEAD = [
  /^(?=.*\bwrit(?:e|ing)\b).*\bletter (?:to|for) (?:my|our|the) (?:\w+,? ){1,3}?(?:who(?:'s| is| has)? (?:died|passed(?: away| on)?|dead|gone|no longer (?:here|alive))|(?:i|we) lost|(?:he|she|they) (?:died|passed away))\b/u,
  /^(?=.*\bwrit(?:e|ing)\b).*\bletter to my late \w+/u,
  /\b(?:died|passed away)\b.{0,40}\bwrite (?:to )?(?:him|her|them)\b/u,
];

export const griefLetter: Exercise = {
  id: "grief-letter",
  title: "A letter that is not sent",
  modality: "Grief work",
  minutes: 12,
  helpsWith: ["grief"],
  source:
    "Robert A. Neimeyer (editor): Techniques of Grief Therapy (2012), the chapter on correspondence with the deceased.",
  about:
    "A letter to somebody who has died, or to an animal. It is not sent and need not be good. You write a few sentences to each question, what you miss, what stayed unsaid, what you carry on, and at the end they stand together as a letter that belongs to you alone.",
  aliases: [
    "grief letter",
    "unsent letter",
    "a letter that is not sent",
    "letter to someone who died",
    "letter to somebody who died",
    "letter to the dead",
  ],
  requests: TO_THE_DEAD,
  reasons: {
    grief:
      "Some things were meant for one person only, and now there is nobody to tell them to. You can still write them down, to that person.",
  },
  invitations: [
    "If you like, we write such a letter together, a few sentences at a time. It is not sent. Would that be good now, or is it too much?",
    "I could ask you seven questions, and your answers would be the letter. Shall we, or would you rather just talk about them?",
    "Would you want to write to them, here, for yourself alone? You can stop after any line.",
    "It is a *letter that is not sent*, twelve minutes or so, and you may put it down at any time. Would you like to begin, or leave it?",
  ],
  intro: [
    "Good. It may come out clumsy, unfair, or in single words. If it gets too heavy, write *stop*: the letter keeps, and stopping is no failure.",
    "All right. There is no wrong way to write this, and nobody will read it but you. At *stop* we put down the pen at once, and you can take it up again on another day.",
    "Then let us write. You need not finish it today. *Skip* leaves a question out, *stop* ends it, and tears are allowed at any line.",
  ],
  steps: [
    {
      name: "afterwards",
      expects: { kind: "text", minWords: 2 },
      prompts: [
        "Before the first line: what will you do afterwards that is gentle? Tea, a walk, somebody's voice on the phone.",
        "First something for later. When you have put the pen down, who or what will be there for you?",
        "Let us put something ready for the end. What do you turn to when you have been sad?",
      ],
      reflections: [
        "{answer}. Good, that waits for you.",
        "{answer}: we come back to that at the end.",
        "Good. Now you know where the way out leads.",
      ],
      scaffolds: {
        unknown: [
          "Something warm is always right: a blanket, a bath, soup. Which of those is in the house?",
          "Is there a person, or an animal, near whom you need not explain anything?",
        ],
        short: ["And is it within reach right now?", "Where would you sit with it?"],
      },
    },
    {
      name: "salutation",
      expects: { kind: "text" },
      prompts: [
        "How would you begin the letter? The name you called them by is enough.",
        "To whom is it? Write the salutation as you would have said it.",
        "What did you call them, on an ordinary day?",
      ],
      reflections: [
        "{answer}. That is how it begins, then.",
        "{answer}. A whole person in a word or two.",
        "Good. That name has the right sound.",
      ],
      scaffolds: {
        unknown: [
          "“Dear ...”, or no *dear* at all, only what you used to call across the kitchen. What was that?",
          "If you saw them come through the door, what would be the first word?",
        ],
      },
    },
    {
      name: "scene",
      expects: { kind: "text", minWords: 4 },
      prompts: [
        "Tell them first about something small that brings them back: a thing, a smell, a place. “I thought of you when ...”",
        "When were they last very near to you, in the midst of the day? Tell it to them.",
        "What would you tell them about this week, if they asked how it goes without them?",
      ],
      reflections: [
        {
          text: "They have a place in you still; that is what this is. Take your time over it.",
          when: { says: TEARS },
        },
        {
          text: "Let them come, the tears too. Nothing has to be written quickly.",
          when: { says: TEARS },
        },
        "{answer}. I can see it a little, just from that.",
        "{answer}. It is the small things that know where to find you.",
        "That is the kind of thing you tell only to the person who would understand.",
      ],
      scaffolds: {
        unknown: [
          "An object will do: their cup, their coat, their way of switching off the light. Which one do you come across?",
          "For example: “They still sell the biscuits you liked, and I went past quickly.” How would yours go?",
        ],
        short: ["And what was it about that, for you?", "Tell them a little more: where were you?"],
      },
    },
    {
      name: "unsaid",
      expects: { kind: "text", minWords: 3 },
      prompts: [
        "What did you not get to say to them? It may be love, or anger, or a question.",
        "Is there something that stayed open between you? You can say it now, as it is.",
        "If you had ten minutes more with them, what would have to be said?",
      ],
      reflections: [
        {
          text: "Yes. That is a lot to have kept, and the tears belong to it.",
          when: { says: TEARS },
        },
        {
          text: "It has been said now. Let us not hurry on.",
          when: { says: TEARS },
        },
        "{answer}. Now it stands there, after all that time.",
        "{answer}. That was waiting to be said.",
        "Good that it is written. It may contradict itself; love often does.",
      ],
      jumps: [{ says: TEARS, to: "pause" }],
      scaffolds: {
        unknown: [
          "It can be short: “I was cross with you for going.” or “I should have rung on Sunday.” What is nearest?",
          "What do you say to them, in your head, when nobody hears it?",
        ],
        short: [
          "You may go on. What belongs to it?",
          "And what would you like them to know about that?",
        ],
      },
    },
    {
      name: "pause",
      aside: true,
      expects: { kind: "ready" },
      prompts: [
        "Put the pen down for a moment. Feel what you are sitting on, and look at three things in the room. When you want to go on, write *ready*; when it is enough for today, *stop*.",
        "Here we stop for a little. Drink something, go to the window. *Ready* takes us on, *stop* keeps the letter as it is.",
        "A short rest. Both feet on the floor, a long breath out. If you would like to end here, say *stop*; else *ready*.",
      ],
      reflections: [
        "Then we go on, gently.",
        "Good. There is no hurry in this letter.",
        "All right, with a little more air.",
      ],
      scaffolds: {
        unknown: [
          "You may also end it here, and that would be a whole letter. Say *stop*, or *ready*, whichever is kinder.",
          "Rest as long as you want. The next question is an easier one. *Ready*?",
        ],
      },
      quickAnswers: ["Ready", "Stop"],
      jumps: [{ says: ["*"], to: "thanks" }],
    },
    {
      name: "thanks",
      expects: { kind: "text", minWords: 3 },
      prompts: [
        "What would you like to thank them for, or forgive them, or ask their pardon for? One of these is enough.",
        "What did you have from them that nobody else gave you?",
        "Is there something in you that comes from them, and that you are glad of?",
      ],
      reflections: [
        "{answer}. That has not gone with them.",
        "{answer}. It is good to have told them.",
        "That belongs in the letter. It need not cancel out the other things.",
      ],
      scaffolds: {
        unknown: [
          "Think of your hands or your phrases: what do you do just as they did?",
          "What would you be without, if you had never known them?",
        ],
        short: [
          "When was that, or how did it show?",
          "Tell it to them with *you*: “you always ...”",
        ],
      },
    },
    {
      name: "carry",
      expects: { kind: "text", minWords: 3 },
      prompts: [
        "How do you want them to be with you from now on? A habit, a recipe, a place, a day in the year.",
        "What of theirs would you like to carry on, in your own way?",
        "Where would you like to go on meeting them: in a tune, a dish, something you do for others?",
      ],
      reflections: [
        "{answer}. So there is somewhere to meet.",
        "{answer}: that is not letting go of them, and not holding fast either.",
        "Good. They would find you there.",
      ],
      scaffolds: {
        unknown: [
          "It may be very little, such as saying good morning to the photograph. What do you do already?",
          "On which day of the year would you want to do something with them in mind, and what?",
        ],
        short: ["What would that be like, when you do it?", "When might be the first time?"],
      },
    },
    {
      name: "ending",
      expects: { kind: "text" },
      holdsFarewell: true,
      prompts: [
        "And how does the letter end? It need not be a goodbye; “until the next letter” is an ending, too.",
        "With which words do you sign it?",
        "What is the last line, and what name do you put under it?",
      ],
      reflections: [
        "{answer}. So it ends, for today.",
        "{answer}. That is a line to leave it at.",
        "Good. You can lay it aside now.",
      ],
      scaffolds: {
        unknown: [
          "What did you say at the door, or on the telephone, when you parted on an ordinary day?",
          "Only your name would be enough. Which one did they use for you?",
        ],
      },
    },
  ],
  closings: [
    {
      text: "The letter is yours. You can copy it by hand, read it aloud somewhere, or leave it here. And now: {afterwards}.",
      when: { answered: "afterwards" },
    },
    {
      text: "It begins with {salutation}, and it may have further pages one day. For now it is enough. You had wanted to do something gentle: {afterwards}.",
      when: { answered: "salutation" },
    },
    "The letter belongs to you alone. It can be copied out, kept, or torn up and given to the wind.",
    "You may be tired now, and a little raw. Be slow with yourself for the rest of the day.",
    "Writing does not bring anybody back. It sometimes brings a little order into where they are.",
  ],
  thisWeek: [
    "To try this week: if something occurs to you that is missing from it, add a line, with *PS* before it.",
    "For the next few days: leave it alone. If you want to, read it once at a place that has to do with them.",
    "If you should want to go on: some people write the answer as well, as that person would have put it. Only if it draws you, and perhaps with somebody near.",
  ],
};
