import { coreExercise } from "../core.ts";
import type { ProgrammeSession } from "../programme.ts";

export const shortPause: ProgrammeSession = {
  number: 11,
  title: "Three minutes in the middle",
  aim: "Today the pieces are put together into one short pause that can stand anywhere in a day.",
  welcomes: [
    "You have collected a good deal: an anchor, a return, an alarm bell, slowness, a wide look. Now they become one thing.",
    "Next to last. Of all the practices this is the easiest to keep, since it is short.",
  ],
  openingCheck: {
    withGoal: {
      prompts: [
        "You had {goal} to try by today. Did you?",
        "What does {goal} look like after a week of real life?",
      ],
      reflections: [
        {
          text: "You did not, and here you are; so something carries on anyway.",
          when: { says: ["no", "not", "didn't", "forgot", "didnt", "never"] },
        },
        "{answer}. Real life is a strict examiner.",
        "{answer}. That may go into today's pause.",
        "That may go into today's pause.",
      ],
    },
    withoutGoal: {
      prompts: [
        "In what part of the day have you been most yourself lately?",
        "Which moment of an ordinary weekday would gain most from a pause?",
      ],
      reflections: [
        "{answer}. Keep it in mind; we come to it at the end.",
        "{answer}. Good material for today.",
        "Keep it in mind; we come to it at the end.",
      ],
    },
  },
  core: coreExercise({
    id: "calm-mind-11",
    title: "The short pause",
    modality: "Mindfulness",
    minutes: 10,
    source:
      "After the three-minute breathing space of Segal, Williams and Teasdale, Mindfulness-Based Cognitive Therapy for Depression, 2002, here with an anchor of choice.",
    about:
      "The pause has the shape of an hourglass: wide, narrow, wide. First what is there, then only the anchor, then all of you and the room. After it one can choose what comes next.",
    intro: [
      "Three parts of about a minute, then two questions about where it belongs. You know every piece already.",
      "Wide, narrow, wide: we walk through it once, with stops for writing.",
    ],
    steps: [
      {
        name: "wide",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "First wide: what is there just now? One line about a thought, a feeling and the body.",
          "What is going on in you at this moment: what do you think, feel, sense? Briefly, without changing it.",
        ],
        reflections: [
          "{answer}. So that is the state of things, and it may be.",
          "{answer}. Acknowledged.",
          "So that is the state of things, and it may be.",
        ],
        scaffolds: {
          unknown: [
            "Weather report: head …, mood …, body …. One word each?",
            "Begin with the body, which is usually quickest. What does it report?",
          ],
        },
      },
      {
        name: "narrow",
        expects: { kind: "text" },
        prompts: [
          "Now narrow: only your anchor, for about a minute. Everything else may wait outside. How was it in there?",
          "Gather yourself at the anchor, feet, hands, sound or breath, for twenty counts. What was it like to have only that?",
        ],
        reflections: [
          "{answer}. The narrow part need not be quiet, only one thing.",
          "{answer}. There and back a few times is quite normal.",
          "It need not be quiet there, only one thing.",
        ],
        scaffolds: {
          unknown: [
            "Which anchor did you take? And how often were you away?",
            "If it was cramped, use sounds; they have more room. Again?",
          ],
        },
      },
      {
        name: "wider",
        expects: { kind: "text" },
        prompts: [
          "And wide again: the whole body, the chair, the room, what you see. What has come into view?",
          "Open up: from the anchor to all of you, from there to the room. What do you notice that you did not notice three minutes ago?",
        ],
        reflections: [
          "{answer}. With that in view one decides differently.",
          "{answer}. It had been there all along.",
          "It had been there all along.",
        ],
        scaffolds: {
          unknown: [
            "Name one colour, one sound and one place where you touch something.",
            "Sit a little taller, as somebody does who has time. What changes?",
          ],
        },
      },
      {
        name: "choice",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "After the pause comes a choice. In your day, what would you tend to do next: go on, do one kind thing, do one necessary thing, or leave it?",
          "What do you see now as the next sensible thing, after this one?",
        ],
        reflections: [
          "{answer}. The pause is for that, more than for calm.",
          "{answer}. Chosen, and so a little lighter.",
          "The pause is for choosing, more than for calm.",
        ],
        scaffolds: {
          unknown: [
            "Kind, necessary, or nothing: which of the three would be right after this session?",
            "If you did nothing at all for five minutes, would anything burn?",
          ],
        },
      },
      {
        name: "place",
        expects: { kind: "text" },
        prompts: [
          "Where in the day does the pause get its fixed place, and what will remind you?",
          "Tie it to something that happens anyway. To what?",
        ],
        reflections: [
          "{answer}. Fixed places are kept longer than good intentions.",
          "{answer}. And a second time whenever the bell rings.",
          "Fixed places are kept longer than good intentions.",
        ],
        scaffolds: {
          unknown: [
            "Before switching on the computer, after parking, while the rice is cooking?",
            "What do you do every day without having to remember it?",
          ],
        },
        offSigns: ["sometime", "whenever", "some day", "someday"],
      },
    ],
  }),
  closings: [
    {
      text: "Wide, narrow, wide, and then choose. Its fixed place: {place}. Today, the choice was {choice}.",
      when: { answered: "place" },
    },
    "Wide, narrow, wide, and then choose. Three minutes, or one, or three seconds at a red light.",
  ],
  tryThisWeek: [
    "The pause once a day at its fixed place, even if it lasts only a minute.",
    "And once a day at the earliest bell of the alarm, as short as it has to be.",
    "Show it to someone else, in three sentences. One understands it best that way.",
  ],
  guidance:
    "Integrate earlier pieces into the hourglass pause (acknowledge, gather, widen) with any anchor; call it a pause, not a breathing space, unless they like the breath. The pause ends in a choice: go on, something kind, something necessary, or let it be. Tie it to an existing daily event. Keep to the person's words from earlier sessions. Do not oversell: some days it changes nothing. If they use pauses to endure an unbearable situation, talk about the situation.",
  sources: [
    "Zindel Segal, Mark Williams and John Teasdale, Mindfulness-Based Cognitive Therapy for Depression, 2002",
    "Peter M. Gollwitzer, Implementation intentions: Strong effects of simple plans, 1999",
  ],
};
