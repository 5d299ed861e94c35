import type { Exercise } from "./exercise.ts";

export const worryTime: Exercise = {
  id: "worry-time",
  title: "Worry time",
  modality: "CBT",
  minutes: 8,
  helpsWith: ["health", "anxiety", "job_loss", "money", "sleep", "study", "caring"],
  source:
    "Thomas D. Borkovec and colleagues: Stimulus control applications to the treatment of worry (1983).",
  about:
    "Worry time gives worrying a fixed half hour and a fixed chair. In between, a worry is not argued with, only put off until then. Most people find that putting off is easier than pushing away.",
  aliases: [
    "worry time",
    "worry half hour",
    "worry window",
    "schedule my worries",
    "park my worries",
    "put my worries off",
    "postpone my worries",
  ],
  reasons: {
    health:
      "Waiting for news fills every hour if it is let. Giving the worry an hour of its own leaves some of the others free.",
    anxiety:
      "Telling a worry to be quiet seldom works. Telling it *at six o'clock* works more often.",
    job_loss:
      "When the future is open, the worrying has no closing time. It is possible to give it one.",
    money:
      "Sums that are done at three in the morning never come out right. They can be given an hour by daylight.",
    sleep: "A worry that has had its turn in the afternoon has less to say in the dark.",
    study: "A head that worries while it reads does both badly. The two can be kept apart.",
    caring:
      "When somebody depends on you, the worry is never off duty. It may at least have fixed hours.",
  },
  invitations: [
    "That is called *worry time*, and it takes eight minutes to set up. Shall we, or would you rather go on talking?",
    "We could fix such an hour together, with six short questions. Would that be of use now? You may well say no.",
    "Would you like to set it up with me? Eight minutes, and you can leave it wherever you want.",
    "I can go through it with you, one question at a time. Is this a moment for it, or not?",
  ],
  intro: [
    "Good. We take one worry and find it a time and a place. You do not have to solve it today. *Skip*, *back* and *stop* always work.",
    "All right. Six questions, none of them long. At the end the worry has an appointment. Say *stop* whenever you have had enough.",
    "Let's set it up. Nothing is banned here, it is only moved. If a question does not suit you, say *skip*.",
  ],
  steps: [
    {
      name: "worry",
      expects: { kind: "text", minWords: 3 },
      prompts: [
        "Which worry comes back most often these days? Write it the way it sounds in your head.",
        "If you had to pick the one that turns up first in the morning, which would it be?",
        "What is it that keeps asking for your attention? One worry is enough for today.",
      ],
      reflections: [
        "{answer}. So that is the one that keeps knocking.",
        "{answer}: that is not easily waved away.",
        "Good, let's take it: {answer}.",
        "Then that is our worry for today. Written down, it is at least standing still.",
      ],
      scaffolds: {
        unknown: [
          "Perhaps it begins with “what if”. For example: “What if they find something on the scan.” How would yours go on?",
          "Think of the last time you noticed that you had not heard what somebody said to you. Where had your mind gone?",
        ],
        short: [
          "And what about it, exactly? Write it so that the feared thing is in the sentence.",
          "What does the worry say will happen?",
        ],
      },
    },
    {
      name: "kind",
      expects: { kind: "text" },
      prompts: [
        "Some worries ask for something to be done, others only ask *what if*. Which sort is this one?",
        "Is there anything about it that you could do this week, or is it a what-if that nobody can answer yet?",
        "Look at it once more: is there a handle on it, something to be done, or does it only go round?",
      ],
      reflections: [
        {
          text: "A what-if, then. It has no answer yet, however long you look for it, and that is a good reason to give it hours.",
          when: { says: ["what if", "what ifs", "nothing", "only goes round", "goes round"] },
        },
        {
          text: "So there is nothing to do but wait. That is the tiring sort.",
          when: { says: ["what if", "what ifs", "nothing", "only goes round", "goes round"] },
        },
        {
          text: "Then it is partly a task in the clothes of a worry.",
          when: {
            says: ["something can be done", "can be done", "both", "i could", "a bit of both"],
          },
        },
        {
          text: "Good to know. The part that can be done need not wait for any hour.",
          when: {
            says: ["something can be done", "can be done", "both", "i could", "a bit of both"],
          },
        },
        "All right, that tells us how to handle it.",
        "It helps to have the two told apart.",
        "Thank you, I keep that in view.",
      ],
      jumps: [
        {
          says: ["what if", "what ifs", "nothing", "can't", "cannot", "only goes round"],
          to: "when",
        },
        { says: ["can be done", "both", "i could", "a bit of both", "yes"], to: "task" },
      ],
      scaffolds: {
        unknown: [
          "Try this: could you write it on a list and tick it off one day? Then something can be done. If not, it is a what-if.",
          "Think what a practical aunt would say: “ring them up”, or “you will have to wait and see”?",
        ],
      },
      quickAnswers: ["Something can be done", "A what-if", "Both"],
    },
    {
      name: "task",
      aside: true,
      expects: { kind: "text", minWords: 2 },
      prompts: [
        "What would be the first thing to do about it, small enough for ten minutes?",
        "Then let us take out the part that can be done. What is the next step, and nothing after it?",
        "What could you write on a list about it, in a few words?",
      ],
      reflections: [
        "{answer}. That goes on a list, and out of the worrying.",
        "{answer}: a task, and tasks end.",
        "That part can be done, and after that it is done. The rest of it gets an hour.",
      ],
      scaffolds: {
        unknown: [
          "It may be no more than finding something out, such as a telephone number or a date. What would that be here?",
          "If someone offered to help you with it, what would you ask them to do first?",
        ],
        short: [
          "What would that look like, once it is done?",
          "Could you say it as something with a verb: ring, ask, write, look up?",
        ],
      },
      jumps: [{ says: ["*"], to: "when" }],
    },
    {
      name: "when",
      expects: { kind: "text" },
      prompts: [
        "Now the appointment: which twenty minutes of the day could belong to worrying? The same time each day, and well before the evening ends.",
        "At what time of day could it have its twenty minutes? Somewhere between coming home and supper suits many people.",
        "When would you have twenty minutes for it, every day, not too near to bedtime?",
      ],
      reflections: [
        "{answer}. So it knows when the door is open.",
        "{answer}, then. Before that it may wait, like everybody with an appointment.",
        "Good, it has an hour now.",
      ],
      offSigns: [
        "in bed",
        "bedtime",
        "before bed",
        "at night",
        "midnight",
        "before sleep",
        "all day",
        "always",
        "whenever",
      ],
      scaffolds: {
        unknown: [
          "What do you do every day at about the same time? It could come straight after, for instance after the washing-up.",
          "Any dull corner of the day will do. Would half past five suit you, or rather the lunch break?",
        ],
        off: [
          "That is a time when a worry has you to itself. Is there an hour with daylight and something to do afterwards?",
          "Near to sleep it would stay for the night. What about late afternoon, or early evening?",
        ],
      },
    },
    {
      name: "where",
      expects: { kind: "text" },
      prompts: [
        "And where? Best a place that you do not need for resting: a kitchen chair, a bench, a step on the stairs.",
        "It needs a place too, always the same, and neither the bed nor your favourite chair. Where could that be?",
        "Which spot could be the one for worrying, so that the others are for something else?",
      ],
      reflections: [
        "{answer}. Then the other places may forget about it.",
        "{answer}: plain and a little uncomfortable, I hope. It need not be cosy.",
        "Good. A place like that learns its purpose quickly.",
      ],
      offSigns: [
        "bed",
        "my bed",
        "in bed",
        "the sofa",
        "my sofa",
        "couch",
        "bedroom",
        "everywhere",
      ],
      scaffolds: {
        unknown: [
          "Where do you sit when you fill in a form? Such a place is about right.",
          "It may be out of doors. A wall on the way home has done for some people.",
        ],
        off: [
          "You need that one for resting. Is there a harder chair somewhere?",
          "The worry would stay in the cushions. Which place would you not miss?",
        ],
      },
    },
    {
      name: "putOff",
      expects: { kind: "text", minWords: 2 },
      prompts: [
        "It will come earlier than agreed. What could you say to it then, quite short, as to a child that tugs at your sleeve?",
        "When it knocks outside its hours: with which words will you put it off?",
        "Now a sentence for in between. Not “go away”, rather “later”. How would you put it?",
      ],
      reflections: [
        "{answer}. Friendly, and it says when. That is all it needs.",
        "{answer}: you may have to say it twenty times on the first day. That is normal.",
        "That will do. It gets easier with use.",
      ],
      offSigns: ["go away", "shut up", "leave me alone", "stop it"],
      scaffolds: {
        unknown: [
          "For example: “Noted. We talk at half past five.” How would you say that in your own way?",
          "Imagine a colleague at the door while you are on the telephone. What would you signal to them?",
        ],
        short: [
          "And when may it come back? Put the time into the sentence.",
          "A few words more, so that it sounds like you?",
        ],
        off: [
          "What is chased off tends to come round by the back door. Could you say it as a *later*?",
          "Understandable. And if it were an appointment and not a quarrel, how would it go?",
        ],
      },
    },
    {
      name: "turnTo",
      expects: { kind: "text", minWords: 2 },
      prompts: [
        "Last question. Once it is put off, what do your hands or eyes go back to?",
        "And then? The mind wants something to hold. What could you turn to in that minute?",
        "After that sentence, what is the nearest thing that you could do with full attention?",
      ],
      reflections: [
        "{answer}. Something the hands know is best.",
        "{answer}: that is enough to get across the next minute.",
        "Good. It need not be interesting, only there.",
      ],
      scaffolds: {
        unknown: [
          "Whatever lies in front of you: the plate in the sink, the next line of the page. What is it usually?",
          "You could say aloud what you are doing, “I am buttering bread”. What would you be doing, most likely?",
        ],
        short: ["And how would you begin with that?", "What in it could you look at, or touch?"],
      },
    },
  ],
  closings: [
    {
      text: "So the worry has an appointment: {when}, {where}. Until then it hears {putOff}, and you go back to what you were doing.",
      when: { answered: "putOff" },
    },
    {
      text: "That is the whole arrangement. Time: {when}. Place: {where}. When the twenty minutes are up, stand up, even in the middle of a sentence.",
      when: { answered: "where" },
    },
    "When its time comes, sit down and worry properly, on paper if you can. If there is nothing to worry about by then, so much the better; you are free to go.",
    "It will not keep to its hours at first. Putting it off is the exercise, not having it stay away.",
    "You have not got rid of anything, only moved it. Often that is enough to get an afternoon back.",
  ],
  thisWeek: [
    "To try this week: keep the appointment on three days, with a kitchen timer, and stop when it rings.",
    "For the next few days: when a worry comes early, write two words of it on a slip of paper and take the slip along to its hour.",
    "If you want to keep it up: after a week, look through the slips and see how many of them still mattered when their turn came.",
  ],
};
