import type { Exercise } from "./exercise.ts";

export const problemSolving: Exercise = {
  id: "problem-solving",
  title: "Problem solving",
  modality: "CBT",
  minutes: 10,
  helpsWith: ["money", "decision", "work", "study", "overwhelm", "caring", "job_loss"],
  source: "Thomas J. D'Zurilla and Arthur M. Nezu: Problem-Solving Therapy (2007).",
  about:
    "Problem solving takes one practical difficulty through a fixed order: what exactly is the matter, what would be good enough, what could be done, which of it, and when. The order matters, because under pressure people tend to begin at the end.",
  aliases: ["problem solving", "problem-solving", "problem solving therapy"],
  requests: [
    /\b(?:help me|can we|could we|let's) (?:to )?(?:solve (?:a|this|the|my)|work out a plan|sort (?:this|it) out|find a solution|figure (?:this|it) out)\b/u,
  ],
  reasons: {
    money:
      "Money trouble comes as one big cloud. Taken apart, some of it turns out to be letters and telephone calls.",
    decision:
      "It may help to lay the ways out side by side on paper, since in the head each of them hides the others.",
    work: "It might be useful to take one piece out of that heap and look at what could be done about it.",
    study:
      "Dread and tasks get mixed up before an exam. One of the tasks could be put on the table by itself.",
    overwhelm: "A pile cannot be solved. One thing on it sometimes can.",
    caring: "So much of it cannot be changed. It is worth finding out whether one small part can.",
    job_loss:
      "There is the blow, and there are the things to be arranged. The second half can be taken in order.",
  },
  invitations: [
    "I can lead you through that in seven questions, ten minutes or so. Shall we do it, or do you want to tell me more first?",
    "There is a plain method for it, *problem solving*, one step after the other. Would that suit you now? If not, we leave it.",
    "Would you like to try that with one part of it? You can break off wherever you like.",
    "Shall we take ten minutes for it? If you would rather be heard than helped, say so.",
  ],
  intro: [
    "Good. One problem, seven questions, in this order. Do not solve anything before its turn. *Skip*, *back* and *stop* always work.",
    "All right, we go slowly and in order. A bad idea is welcome when its turn comes. You can say *stop* at any point.",
    "Let's take it apart. We want something good enough, and not the perfect way. Say *skip* where a question leads nowhere.",
  ],
  steps: [
    {
      name: "problem",
      expects: { kind: "text", minWords: 4 },
      prompts: [
        "What is the problem, as exactly as you can say it? Who, what, since when, and what is in the way.",
        "Describe it as you would to somebody at a counter: what is the case, and what ought to be otherwise?",
        "Which one difficulty shall we take? Choose one on which you have some influence, and put it in a sentence or two.",
      ],
      reflections: [
        "{answer}. Good, that has edges.",
        "So this is on the table: {answer}.",
        "{answer}. In one piece it looks different from the way it feels at night.",
        "Good. Half the work is to say it so plainly.",
      ],
      offSigns: ["everything", "my whole life", "my life", "it all", "all of it"],
      scaffolds: {
        unknown: [
          "What would a camera see of it? For example: “The rent is due on the first and I am two hundred short.”",
          "If one single thing were different on Monday and you could breathe, which would that be?",
        ],
        short: [
          "What is in the way, and since when?",
          "Could you put in who has to do with it, and what you have tried?",
        ],
        off: [
          "That is too much for one table. Which piece of it presses most this week?",
          "I believe you that it is a lot. Which part has a date on it?",
        ],
      },
    },
    {
      name: "goal",
      expects: { kind: "text", minWords: 3 },
      prompts: [
        "What would be good enough? Not the ideal, but something that you could live with by next week.",
        "How would you notice that it is better, even if it is not solved?",
        "What do you want to come out of it, as far as that lies with you and not with somebody else?",
      ],
      reflections: [
        "{answer}. That is something to work towards.",
        "{answer}: that would be a difference you could see.",
        "Good. So we know what we are looking for.",
      ],
      offSigns: [
        "perfect",
        "never again",
        "gone forever",
        "they should",
        "he should",
        "she should",
      ],
      scaffolds: {
        unknown: [
          "Say it in the manner of “I would like to know by Friday whether ...”. How would that go on for you?",
          "Suppose it were ten per cent easier. What would you be doing differently?",
        ],
        short: ["And until when?", "What would you see or hear, if it were so?"],
        off: [
          "That is largely in other hands. What would be the part of it that is in yours?",
          "That would be the dream. What would be enough for now?",
        ],
      },
    },
    {
      name: "ideas",
      expects: { kind: "text", minWords: 5 },
      prompts: [
        "Now ideas, at least three. Sensible ones, lazy ones, daft ones. Do not judge any of them yet.",
        "What could be done? Write down whatever comes, three or more, the useless ones too.",
        "Three ways or more, please, among them one that you would never take. What comes to mind?",
      ],
      reflections: [
        "Good, there is more there than can be seen from inside.",
        "That is something to choose from, and nobody has to like all of it.",
        "Among those there will be one that can be used, or half of one.",
      ],
      scaffolds: {
        unknown: [
          "What would someone do whom you know to be practical? And what would somebody do who is much lazier than you?",
          "Whom could you ask? What could be left out? What could be put off? One idea for each would make three.",
        ],
        short: [
          "Keep going. What else, if it did not have to be clever?",
          "And two more? Asking somebody for help counts as an idea.",
        ],
      },
    },
    {
      name: "choice",
      expects: { kind: "text", minWords: 2 },
      prompts: [
        "Which of these gets you nearest to the goal for what it costs you, in time, strength and nerves?",
        "Now you may judge. Which one would work well enough, and could you bear to do it?",
        "Which of them would you choose, or which two together?",
      ],
      reflections: [
        "{answer}. It need not be the best one, only a good one.",
        "You choose {answer}. All right.",
        "Good, that is a decision. It can be taken back if it proves wrong.",
      ],
      scaffolds: {
        unknown: [
          "Strike out what you would surely not do. What is left?",
          "Give each of them a mark for effect and a mark for effort, off the cuff. Which comes out on top?",
        ],
        short: ["What speaks for that one?", "And how would it go, roughly?"],
      },
    },
    {
      name: "catch",
      expects: { kind: "text", minWords: 2 },
      prompts: [
        "What is the catch in it? Whatever might go wrong, or whoever might object.",
        "And what speaks against that way, so that it does not take you by surprise?",
        "If it failed, what would have been the reason?",
      ],
      reflections: [
        "{answer}. That is a known difficulty from now on.",
        "{answer}: worth having thought of before and not after.",
        "Good to see it in time. It is no reason against it, only something to reckon with.",
      ],
      scaffolds: {
        unknown: [
          "What stopped you from doing it so far? That is usually the catch.",
          "Think of the other people in it. Who will not like it?",
        ],
        short: [
          "What could you do about that, if it happens?",
          "How likely is that, would you say?",
        ],
      },
    },
    {
      name: "firstMove",
      expects: { kind: "text", minWords: 2 },
      prompts: [
        "What is the first move, the one that takes less than a quarter of an hour?",
        "With what does it begin: a call, a list, a message, a look at the account?",
        "Break off the first piece of it. What would you do if you stood up from here now?",
      ],
      reflections: [
        "{answer}. A beginning you can point to.",
        "{answer}: done before there is time to argue about it.",
        "That is concrete. More is not needed for a start.",
      ],
      offSigns: ["everything", "all at once", "the whole thing", "sort my life"],
      scaffolds: {
        unknown: [
          "What would you need to know first, and who knows it?",
          "If you had to hand it over to somebody, what would you write on the first line of the note?",
        ],
        short: ["With whom, or with what, exactly?", "What do you need in front of you to do it?"],
        off: [
          "That is more than one move. Which comes before the others?",
          "And the first quarter of an hour of that?",
        ],
      },
    },
    {
      name: "day",
      expects: { kind: "text" },
      prompts: [
        "On what day, and when will you look back to see whether it has helped?",
        "When do you do it? Fix also a day on which you check what came of it.",
        "Which day is it to be, and at what hour?",
      ],
      reflections: [
        "{answer}. Good, it has left the head and gone into the diary.",
        "{answer}: that is agreed with yourself.",
        "Good. After that you look whether it was any use, and if not you take the next idea.",
      ],
      offSigns: ["someday", "some day", "sometime", "soon", "one day", "eventually", "whenever"],
      scaffolds: {
        unknown: [
          "When are the offices open, or the people awake, that you need for it? Take the next such hour.",
          "Is there a day by which it must be done? Go back two days from there.",
        ],
        off: [
          "Which day does that mean, if you had to choose?",
          "It needs a date, or the next worry will take its place. Which one?",
        ],
      },
    },
  ],
  closings: [
    {
      text: "All in a row: you want {goal}. The way is {choice}, and it begins with {firstMove}. When: {day}.",
      when: { answered: "goal" },
    },
    {
      text: "It begins with {firstMove}. If {catch} gets in the way, you are not back at the start: the other ideas are still there.",
      when: { answered: "catch" },
    },
    "If it works only halfway, that is a result. Then the half that is left goes through the same questions.",
    "The problem has not got smaller yet. But it is standing in line now, and there is a first in the line.",
    "You can put it down until then. It has been thought about.",
  ],
  thisWeek: [
    "To try this week: only that first move. Whatever comes after it is decided after it.",
    "For the next few days: when the problem comes up at the wrong hour, tell yourself on which day it is its turn.",
    "If you want to practise the order: take something tiny, a squeaking door, through the same seven questions.",
  ],
};
