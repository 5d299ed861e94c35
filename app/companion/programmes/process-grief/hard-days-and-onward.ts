import { notDone } from "../not-done.ts";
import type { ProgrammeSession } from "../programme.ts";
import { coreExercise } from "../core.ts";

/** Sessions 11 and 12: the days that come round, and what goes with you. */
export const hardDaysAndOnward: readonly ProgrammeSession[] = [
  {
    number: 11,
    title: "Days that come round",
    aim: "Today you make a plan for one hard day, so that it does not simply fall on you.",
    welcomes: [
      "There are days that one sees coming: birthdays, holidays, the date itself, the first summer.",
      "You know your waves, your people and what helps. All of that can go into one day of the calendar.",
    ],
    openingCheck: {
      withGoal: {
        prompts: [
          "You had wanted to try {goal}. What came back?",
          "You had wanted to try something with other people. What came back?",
        ],
        reflections: [
          notDone("It may have been harder than it looked. We take that into account."),
          "{answer}. Whatever came back, you asked.",
          "Asking was your part; the answer is theirs.",
          "Thank you. That says something about the next time, too.",
        ],
      },
      withoutGoal: {
        prompts: [
          "Is there a day behind you that was hard because of its date?",
          "When you look at the next weeks, how do you look at them?",
        ],
        reflections: [
          "{answer}. That helps with what we plan today.",
          "Thank you. We can learn from that day.",
          "Then we look ahead together.",
        ],
      },
    },
    core: coreExercise({
      id: "process-grief-11",
      title: "A plan for a hard day",
      modality: "Grief Work",
      minutes: 15,
      source: "After Therese Rando's work on grief that surges again on certain days.",
      about:
        "Grief can rise again on certain dates, even after years. A plan does not take the day away; it gives it a beginning, a place for the loss, a person, and an end.",
      intro: [
        "We take one day and give it a frame: what stays, what is dropped, where the loss has its place, who is there. *Skip* and *stop* work.",
        "Six short questions, and at the end there is a plan that may be thrown away on the day itself.",
      ],
      steps: [
        {
          name: "day",
          expects: { kind: "text" },
          prompts: [
            "Which day ahead of you do you fear most, or think of most?",
            "Which date, season or occasion shall we prepare?",
          ],
          reflections: [
            "{answer}. Good, we prepare that one.",
            "{answer}. It is better to look at it now than on the evening before.",
            "Then that is our day.",
          ],
          scaffolds: {
            unknown: [
              "Take the next one: a birthday, a holiday, a Sunday, an appointment, the change of the clocks. Which comes first?",
              "It may also be an ordinary day with a hard hour, such as coming home from work.",
            ],
          },
        },
        {
          name: "dread",
          expects: { kind: "text" },
          prompts: [
            "What about it do you dread most: which hour, which place, which question of others?",
            "If you imagine the day, where do you get stuck?",
          ],
          reflections: [
            "{answer}. That hour gets special care, then.",
            "{answer}. That part of the day gets a care of its own.",
            "So that is where it is steep.",
          ],
          scaffolds: {
            unknown: [
              "Go through it from the morning: waking, breakfast, people, the evening. Where does the stomach tighten?",
              "Is it what will happen, or rather what will not happen?",
            ],
          },
        },
        {
          name: "leaveOut",
          expects: { kind: "text" },
          prompts: [
            "What may be left out this time? A custom, a guest, a card, the large table.",
            "What do others expect on that day that you could do without?",
          ],
          reflections: [
            "{answer}. Left out this year does not mean left out for ever.",
            "{answer}. That is allowed, and it can be told to people beforehand.",
            "That is one burden less on a heavy day.",
          ],
          scaffolds: {
            unknown: [
              "What would you drop if you had a fever on that day?",
              "If everything is to stay as it is, then say *nothing*. That is a plan as well.",
            ],
          },
        },
        {
          name: "place",
          expects: { kind: "text" },
          prompts: [
            "Where in the day shall the loss have its place? A quarter of an hour, a candle, a walk, a toast, a photograph.",
            "How could the day remember what is missing, in a way that you can bear?",
          ],
          reflections: [
            "{answer}. Then it need not look for a place of its own.",
            "{answer}. Grief that has its quarter of an hour is often quieter in the others.",
            "Small and certain is best.",
          ],
          scaffolds: {
            unknown: [
              "Think of the form that you found for the bond. Could it come into this day, too?",
              "Rather in the morning, so that it is done, or in the evening, when it is quiet?",
            ],
          },
        },
        {
          name: "company",
          expects: { kind: "text" },
          prompts: [
            "Who shall know what day it is? And what shall this person do: be there, write, leave you alone?",
            "Whom could you tell beforehand, and what would you ask of them?",
          ],
          reflections: [
            "{answer}. Good, then you are not alone in knowing it.",
            "{answer}. It is easier for others if they know it.",
            "That is a good rope for such a day.",
          ],
          scaffolds: {
            unknown: [
              "It may be one line: “Thursday is the date. A message around noon would be nice.” To whom?",
              "If you want to be alone: who shall ask in the evening how it was?",
            ],
          },
        },
        {
          name: "exit",
          expects: { kind: "text" },
          prompts: [
            "And if it gets too much in the middle of it: how do you get out, and where to?",
            "Plan B: by which sentence do you leave, and what do you do in the hour after?",
          ],
          reflections: [
            "{answer}. Knowing the door, one can often stay longer.",
            "{answer}. To leave is part of the plan, no failure of it.",
            "That is the hour after, and it is looked after as well.",
          ],
          scaffolds: {
            unknown: [
              "For example: “I go out to the car, call my friend, and drive home.” What would be yours?",
              "What helped you until the wave turned, the last time?",
            ],
          },
        },
      ],
    }),
    closings: [
      {
        text: "For {day} there is a plan now. The loss has its place: {place}. And if it gets too much: {exit}.",
        when: { answered: "exit" },
      },
      "The day will come whatever you plan. Now it does not meet you empty-handed.",
      "A plan like that may be thrown away in the morning. You made it, so you know what you would need.",
    ],
    tryThisWeek: [
      "To try this week: tell the one person which day it is, even if it is still far away.",
      "Write the plan on one card: left out, its place, who knows, way out. Put it with the calendar.",
      "After the day, or after the next hard hour, write two lines: what was harder than thought, what was easier.",
    ],
    guidance:
      "Plan one foreseeable hard day (date of the loss, birthday, holiday, a place, an appointment). Find the steep hour, what may be left out, a bounded place for the loss, who knows and does what, an exit and the hour after. Draw on what the person found earlier: shore, form of the bond, the right person. Tell them that such surges are common even after years and no relapse. Alcohol tends to make these days worse: if it comes up, say it once, without a lecture. Days of anniversaries carry risk; if there were thoughts of suicide before, or the person dreads not living through the day, leave the plan and go to safety first, including the safety plan and a human being for that day. Keep it to one card's length and say that it may be thrown away.",
    sources: [
      "Therese A. Rando, Treatment of Complicated Mourning, 1993",
      "J. William Worden, Grief Counseling and Grief Therapy, 5th edition, 2018",
    ],
  },
  {
    number: 12,
    title: "What goes with you",
    aim: "Today you look back, tell your story in a few sentences, and see what you take along.",
    welcomes: [
      "Grief does not end because a programme does.",
      "You came with a loss, and you still have it. Something about how you carry it may be different, or not; we look.",
    ],
    openingCheck: {
      withGoal: {
        prompts: [
          "One last time: {goal}. How was it?",
          "One last time: what became of the small thing from last week?",
        ],
        reflections: [
          notDone("It stayed undone, and that can be the end of it."),
          "{answer}. Thank you for telling me all these times.",
          "From now on you choose such things by yourself.",
          "Thank you. We let that stand.",
        ],
      },
      withoutGoal: {
        prompts: [
          "How are you on this last day, compared with the first?",
          "What is it like that this is the last of the twelve?",
        ],
        reflections: [
          "{answer}. An ending in a time full of endings; it may be felt.",
          "Thank you. It need not be better in order to be different.",
          "We take our time today.",
        ],
      },
    },
    core: coreExercise({
      id: "process-grief-12",
      title: "The story, as it is today",
      modality: "Meaning-Making",
      minutes: 20,
      source: "After the retelling of loss in Robert Neimeyer's work.",
      about:
        "You tell the loss once more, shorter than in the beginning and from where you stand now, and put together what carries you.",
      intro: [
        "Five questions that look back and a little ahead. You may take more time than usual.",
        "We go through it once more, with all that you know by now. *Skip* and *stop* work to the end.",
      ],
      steps: [
        {
          name: "story",
          expects: { kind: "text", minWords: 3 },
          prompts: [
            "If you had to tell your loss in three sentences today: what was, what happened, what is now?",
            "Tell it once more, briefly. How does it begin, and in which sentence does it arrive today?",
          ],
          reflections: [
            "Thank you. That is the story as it stands today; it may go on changing.",
            "You told it from where you are now. I could tell.",
            "Three sentences, and so much behind them.",
          ],
          scaffolds: {
            unknown: [
              "Begin with “There was ...”, go on with “Then ...”, and end with “Now ...”.",
              "Which of the three is easiest? Start with that.",
            ],
            short: ["And now? One sentence about today.", "What was it like before? One sentence."],
          },
        },
        {
          name: "changed",
          expects: { kind: "text" },
          prompts: [
            "What in your grief is different from the first session? Even if it is only that you know it better.",
            "What can you do now, or allow yourself, that you could not when we began?",
          ],
          reflections: [
            "{answer}. It came through you, bit by bit.",
            "{answer}. That can be trusted, because it has grown slowly.",
            "Much or little: it is honest, and no judgement on you.",
          ],
          scaffolds: {
            unknown: [
              "Think of the waves, the harsh voice, the “if only”, the people. At which of these has something shifted?",
              "What would somebody who sees you every day say?",
            ],
          },
        },
        {
          name: "keep",
          expects: { kind: "list", count: 2 },
          prompts: [
            "What from these weeks do you want to keep? Name two or three things: a sentence, a habit, a person, a place.",
            "What goes into the bag? Two things or more that have proved useful.",
          ],
          reflections: [
            "{answer}. That is a good bag to travel with.",
            "{answer}. That is not little, and you have tried it out.",
            "You know where to find it.",
          ],
          scaffolds: {
            unknown: [
              "What did you really do between the sessions, and did it help at least once?",
              "The kinder sentence, the shore, the form for the bond, the card for hard days: which of these?",
            ],
            short: ["And a second one?", "One more, perhaps something quite small that worked."],
          },
        },
        {
          name: "unfinished",
          expects: { kind: "text" },
          prompts: [
            "What is not finished, and may go on being unfinished?",
            "Is there something for which you would want somebody beside you, a counsellor, a group, a friend?",
          ],
          reflections: [
            "{answer}. Good to know it, without having to mend it today.",
            "{answer}. Some of it needs a person across the table. That is no defeat.",
            "It may stay open. Open is not the same as neglected.",
          ],
          scaffolds: {
            unknown: [
              "Is there anything that we kept walking round, you and I?",
              "If in half a year it weighs as it does now, who should know?",
            ],
          },
        },
        {
          name: "sentence",
          expects: { kind: "text" },
          prompts: [
            "Last question of the programme: which sentence do you want to say to yourself about this loss from now on?",
            "If you wrote one line to yourself for a bad evening in a few months: what would it be?",
          ],
          reflections: [
            "{answer}. Let that be the last word.",
            "{answer}. You will find it here again when you need it.",
            "That is a line to keep.",
          ],
          scaffolds: {
            unknown: [
              "It may be what was true in session eight, or something new. How does it begin?",
              "What do you know now that you would have liked to know on the first evening?",
            ],
          },
        },
      ],
    }),
    closings: [
      {
        text: "What goes with you: {keep}. And one line for bad evenings: {sentence}.",
        when: { answered: "sentence" },
      },
      "Twelve times you have looked at something that one would rather not look at. The loss stays, and so does what you found.",
      "You can come back to any of these sessions, or not. If grief keeps you for many months from eating, sleeping, working or wanting to live, a doctor or a grief counsellor is the right door.",
    ],
    tryThisWeek: [
      "From here on: put your line where you will find it on a bad evening.",
      "Choose a day in about a month to ask yourself once how you carry it by then. Put it in the calendar.",
      "If something needs a person: make that one call, or ask somebody to sit beside you while you make it.",
    ],
    guidance:
      "A calm ending. Let them tell the story briefly from today's place; do not correct it or add meaning. Ask what changed without expecting improvement; little change is no failure. Gather two or three things that helped in fact, not in theory. Name openly what needs a person: grief that after a year or so still stops daily life, sleep or eating, numbness that does not lift, drinking, traumatic images; a doctor, grief counsellor or survivors' group is the door, said plainly and without alarm. Do not hold on: no “you can always come to me”, no invitation to another programme, no praise for having finished. A goodbye is a goodbye. If the ending itself stirs the loss, say that this is to be expected, and ask what they will do in the next hour and who is near.",
    sources: [
      "Robert A. Neimeyer (ed.), Meaning Reconstruction and the Experience of Loss, 2001",
      "J. William Worden, Grief Counseling and Grief Therapy, 5th edition, 2018",
    ],
  },
];
