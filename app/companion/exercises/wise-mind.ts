import type { Exercise } from "./exercise.ts";

const PRESSING = ["urgent", "pressing", "rushed", "hot", "panicky", "have to", "must", "right now"];

export const wiseMind: Exercise = {
  id: "wise-mind",
  title: "Wise mind",
  modality: "DBT",
  minutes: 9,
  helpsWith: ["decision", "breakup", "conflict", "caring", "overwhelm"],
  source:
    "Marsha M. Linehan: Cognitive-Behavioral Treatment of Borderline Personality Disorder (1993), and her skills manual (2015).",
  about:
    "Wise mind is the name for the place where what you feel and what you know are both taken into account. First each of them speaks for itself, then you sit still for a while, and then you ask the question again.",
  aliases: ["wise mind", "wisemind", "emotion mind", "reasonable mind"],
  reasons: {
    decision:
      "Lists of reasons and a strong feeling seldom settle it between them. There is a third place to ask from.",
    conflict:
      "Just after a quarrel the feeling speaks, and an hour later the head. It would be good to hear both before the next move.",
    breakup:
      "The heart says one thing about this and the head another, and both of them know something.",
    caring:
      "What you owe them and what you can bear pull in two directions. Both are true, and both deserve a hearing.",
    overwhelm:
      "Under so much pressure only the loudest voice gets heard. It may help to give the quiet one a turn.",
  },
  invitations: [
    "That is what *wise mind* is about, an exercise of nine minutes. Would you like to ask your question there?",
    "I could lead you there in a few steps, quite slowly. Shall we try, or is it not the time?",
    "Would you take nine minutes for that? You need not decide anything at the end.",
    "We can let both of them speak, one after the other, and then listen for what is below. Do you want to?",
  ],
  intro: [
    "Good. Nothing has to be decided today. First the feeling speaks, then the head, then we are quiet for a moment. *Skip*, *back* and *stop* work as always.",
    "All right. We let the two speak in turn, and neither may interrupt the other. Say *stop* when it is enough.",
    "Let's do it slowly. If no answer comes, that is an answer about the timing and not about you. *Skip* whatever does not fit.",
  ],
  steps: [
    {
      name: "question",
      expects: { kind: "text", minWords: 3 },
      prompts: [
        "What is it about? Put it as a question, the way you carry it around.",
        "Which question would you like to take there? One sentence is enough.",
        "What do you keep going back and forth over? Write it with a question mark, if you can.",
      ],
      reflections: [
        "{answer}. A question like that deserves some quiet.",
        "So the question is {answer}.",
        "Good, we leave it lying there and walk round it.",
      ],
      scaffolds: {
        unknown: [
          "It could begin with “should I”, “can I go on with”, “how do I want to”. Which fits?",
          "What would you ask somebody old and kind, if they had an evening for you?",
        ],
        short: [
          "Could you make a whole question of it, so that a stranger would know what is meant?",
          "And what about that: to do it, to leave it, how to do it?",
        ],
      },
    },
    {
      name: "feeling",
      expects: { kind: "text", minWords: 3 },
      prompts: [
        "First the feeling side. If only that one had a say, what would it want you to do, and why?",
        "Let the heart speak, as unreasonably as it likes. What does it say?",
        "What does emotion mind shout or whisper about it? Write it down without correcting it.",
      ],
      reflections: [
        "{answer}. It knows what matters to you, even when it exaggerates.",
        "{answer}: that has been heard. It does not get the last word, and it does count.",
        "Good that it could say so without being interrupted.",
      ],
      scaffolds: {
        unknown: [
          "Finish this: “I just want to ...”. What comes?",
          "Which feeling is the loudest in it, fear, love, anger, tiredness? And what would that feeling do?",
        ],
        short: [
          "And what does it say will happen otherwise?",
          "What lies behind that, the longing or the fear?",
        ],
      },
    },
    {
      name: "reason",
      expects: { kind: "text", minWords: 3 },
      prompts: [
        "Now the head. What would it say, with only facts and consequences before it?",
        "And reasonable mind, dry as it is: what does it bring up?",
        "If you left all feeling aside for a minute, what speaks for what?",
      ],
      reflections: [
        "{answer}. Also true, in its colder way.",
        "{answer}: that belongs in the reckoning, even if it warms nobody.",
        "Good. So both have spoken, and each of them knows a part.",
      ],
      scaffolds: {
        unknown: [
          "Think of an accountant who wishes you well. Which two things would they point to?",
          "What do you know for certain about it: dates, sums, what has been said?",
        ],
        short: ["What follows from that, soberly?", "Is there a second fact that it would name?"],
      },
    },
    {
      name: "settle",
      expects: { kind: "ready" },
      prompts: [
        "Now let both be. Sit, and put a hand where your breath ends, below the ribs. Breathing in, think *wise*; breathing out, *mind*. A minute or two, then write *done*.",
        "Imagine a flat stone that sinks through clear water, turning slowly, until it lies on the ground of the lake. Follow it down with your breath. Tell me *done* when it has come to rest.",
        "Be still for ten breaths, and after each breath out stay a little in the pause before the next. That pause is the place. Then *done*.",
      ],
      reflections: [
        "Stay down there while you read the next line.",
        "Good. From there, things sound different.",
        "There is no hurry to come back up.",
      ],
      scaffolds: {
        unknown: [
          "It need not feel like anything. Ten slow breaths with closed eyes will do. Then *done*.",
          "If sitting still is hard, look at one spot outside the window for a minute. Write *done*.",
        ],
      },
      quickAnswers: ["Done"],
    },
    {
      name: "ask",
      expects: { kind: "text", minWords: 3 },
      prompts: [
        {
          text: "Now ask it, inwardly and once: {question}. Do not look for an answer; wait and see whether one comes. What do you notice?",
          when: { answered: "question" },
        },
        "Ask your question once, silently, as if dropping it into a well. What comes up: a word, a picture, a leaning?",
        "With both sides in the room, what do you know, somewhere below the arguments?",
        "Is there something that is true whichever way you turn it? What would it be?",
      ],
      reflections: [
        {
          text: "Then nothing has come yet, and there is no fetching it. The question goes on working by itself.",
          when: { says: ["nothing", "no answer", "not yet"] },
        },
        {
          text: "Nothing yet is an honest answer. It often comes later, on the stairs or over the dishes.",
          when: { says: ["nothing", "no answer", "not yet"] },
        },
        "{answer}. That has a different sound from the two before.",
        "{answer}: I would not add anything to it.",
        "Good. Leave it standing for a moment before you argue with it.",
      ],
      jumps: [{ says: ["nothing", "no answer", "not yet"], to: "step" }],
      scaffolds: {
        unknown: [
          "Try it from the other end: which answer would your shoulders drop at?",
          "Think of yourself a year from now, looking back kindly. What will you have been glad of? If nothing comes, say *nothing yet*.",
        ],
        short: [
          "Say it in a whole sentence, if it can be said.",
          "And where do you notice that, in the chest, in the belly?",
        ],
      },
    },
    {
      name: "test",
      expects: { kind: "text" },
      prompts: [
        "How does that feel: settled, or urgent?",
        "Check it once: is it quiet, even if it is sad, or does it push you?",
        "Does it have the calm of something known, or the heat of something wanted at once?",
      ],
      reflections: [
        {
          text: "Then it may be the feeling in borrowed clothes. It could still be right. Let it rest for a night or two.",
          when: { says: PRESSING },
        },
        {
          text: "What presses has usually not come from there. There is no harm in asking again when it has cooled.",
          when: { says: PRESSING },
        },
        {
          text: "Quiet is a good sign, and sadness does not speak against it.",
          when: {
            says: ["settled", "calm", "quiet", "sad", "known", "peaceful", "still", "clear"],
          },
        },
        {
          text: "Then you may trust it a little, and test it by daylight.",
          when: {
            says: ["settled", "calm", "quiet", "sad", "known", "peaceful", "still", "clear"],
          },
        },
        "Good to know, and worth asking again on another day.",
        "All right. It may take more than one visit.",
        "Thank you for testing it and not only taking it.",
      ],
      scaffolds: {
        unknown: [
          "If you imagine doing it, does your breath get shorter or longer?",
          "Would it still be all right to wait until Friday? If yes, it is the settled kind.",
        ],
      },
      quickAnswers: ["Settled", "Urgent", "In between"],
    },
    {
      name: "step",
      expects: { kind: "text", minWords: 2 },
      prompts: [
        "What is one small thing that would be in keeping with it? Nothing that cannot be undone.",
        "And what follows from that for the next two days, on a small scale?",
        "Last: what could you do, or leave undone, so that this does not get lost again?",
      ],
      reflections: [
        "{answer}. Small, and in keeping with it.",
        "{answer}: that can be done without having decided the rest.",
        "Good. The large question may wait while you do the small thing.",
      ],
      offSigns: ["quit", "leave him", "leave her", "move out", "sell the house", "resign"],
      scaffolds: {
        unknown: [
          "Writing the sentence down and reading it again on Sunday would be enough. Does something else suggest itself?",
          "Whom would you like to tell what came up? That can be the whole step.",
        ],
        short: ["How would that begin?", "When might that be?"],
        off: [
          "That may be where it leads. What would be a step in that direction that can still be taken back?",
          "That is a lot to settle in one sitting. What would you like to find out first?",
        ],
      },
    },
  ],
  closings: [
    {
      text: "The feeling had its say, the head had its say, and then there was this: {ask}.",
      when: { answered: "ask" },
    },
    {
      text: "You asked {question}, and the next small thing is {step}. More than that is not due today.",
      when: { answered: "step" },
    },
    "You can go back to that place. It is not further away on bad days, only harder to hear.",
    "If nothing came, the question was perhaps not ripe. Sleep is a way of asking, too.",
    "Neither of the two was wrong. They had only never been in one room.",
  ],
  thisWeek: [
    "To try this week: before answering something that matters, three breaths, and then ask “is this wise mind?”. You will often know at once.",
    "For the next few days: put the question to yourself at another hour, once in the morning and once in the evening, and see whether the same thing comes.",
    "If you want to practise it: with small things, what to eat, when to leave. The way there gets shorter by being walked.",
  ],
};
