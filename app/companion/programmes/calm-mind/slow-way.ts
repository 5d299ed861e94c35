import { coreExercise } from "../core.ts";
import type { ProgrammeSession } from "../programme.ts";

export const slowWay: ProgrammeSession = {
  number: 4,
  title: "Slow, with or without the breath",
  aim: "Today we try slowness: a long breath out if that suits you, a slow hand if it does not.",
  welcomes: [
    "For the earliest bell you need something slow. There are two ways to it, and only one goes by the breath.",
    "Breathing is famous for calming. For some people it does the opposite, and they are right to leave it alone. There is a road for both.",
  ],
  openingCheck: {
    withGoal: {
      prompts: [
        "Between then and now there was {goal}. What did you find?",
        "Your plan was {goal}. Did the bell ring, so to speak?",
      ],
      reflections: [
        {
          text: "Then we begin today without it; it will keep.",
          when: { says: ["no", "not", "didn't", "forgot", "didnt", "never"] },
        },
        "{answer}. So you have been listening.",
        "{answer}. That leads straight to today.",
        "That leads straight to today.",
      ],
    },
    withoutGoal: {
      prompts: [
        "How do you and your breath get on? For some it is a friend, for others a cause of fright.",
        "What do you do at present when everything goes too fast?",
      ],
      reflections: [
        "{answer}. We arrange today's practice accordingly.",
        "{answer}. Good to know, we take account of it.",
        "Good to know, we take account of it.",
      ],
    },
  },
  core: coreExercise({
    id: "calm-mind-4",
    title: "The slow way down",
    modality: "Breathing Techniques",
    minutes: 10,
    source:
      "Slow breathing after Paul M. Lehrer and Richard Gevirtz, 2014; the relaxation response after Herbert Benson, 1975; the way by the hand is for those whom the breath alarms.",
    about:
      "Slowness calms by way of the body, whichever part of it is slow. A longer breath out does it for many. A finger that travels slowly along the other hand does it without touching the breath.",
    intro: [
      "First you choose the road. Neither is the better one, and you may change in the middle.",
      "Two short rounds, one road of your choice. If you feel dizzy or tight, stop at once and look around the room.",
    ],
    steps: [
      {
        name: "road",
        expects: { kind: "text" },
        prompts: [
          "Which do you take: the breath, or the hand?",
          "Would you like to go by the breath today, or by the hand and leave the breath to itself?",
        ],
        reflections: ["{answer}. Good.", "{answer}, then.", "Good."],
        scaffolds: {
          unknown: [
            "If breathing has ever frightened you, take the hand. Otherwise whichever makes you more curious?",
            "Then the hand, to begin with. Is that all right?",
          ],
        },
        jumps: [
          {
            says: [
              "hand",
              "hands",
              "the hand",
              "no breath",
              "not the breath",
              "without",
              "finger",
              "fingers",
            ],
            to: "hand",
          },
        ],
        quickAnswers: ["The breath", "The hand"],
      },
      {
        name: "breath",
        expects: { kind: "text" },
        prompts: [
          "Breathe in as it comes, through the nose, and let it out a little longer than it came in, as if through a straw. Six of those, softly, no deep gulps. How was it?",
          "Six breaths of ordinary size. In about four counts, out about six, a short rest if one comes. What did you notice?",
        ],
        reflections: [
          {
            text: "Then leave the breath be, now and in future. Look around, feel your feet; next time take the hand.",
            when: {
              says: [
                "dizzy",
                "tight",
                "worse",
                "panic",
                "panicky",
                "scared",
                "lightheaded",
                "can't breathe",
                "anxious",
              ],
            },
          },
          "{answer}. Let it find its own pace again.",
          "{answer}. Softly is the part that does it, more than deeply.",
          "Let it find its own pace again.",
        ],
        scaffolds: {
          unknown: [
            "Was the way out easy, or did you have to push? Without pushing is better.",
            "Did anything in the shoulders or the face change?",
          ],
        },
      },
      {
        name: "hand",
        aside: true,
        expects: { kind: "text" },
        prompts: [
          "Spread one hand. With a finger of the other, travel slowly up the thumb and down again, then the next finger, to the last. As slowly as honey, the breath does what it likes. How was it?",
          "Trace the outline of your hand, very slowly, up and down each finger. Feel the line as it goes. What did you notice?",
        ],
        reflections: [
          "{answer}. The body knows slow from any side.",
          "{answer}. And the breath was left in peace.",
          "The body knows slow from any side.",
        ],
        scaffolds: {
          unknown: [
            "Was the fingertip clearer, or the hand that was being drawn?",
            "Was it too fast? Once more over two fingers, half as fast.",
          ],
        },
      },
      {
        name: "pace",
        expects: { kind: "text" },
        prompts: [
          "Once more, and find the pace at which it is pleasant, or at least not unpleasant. Which pace is that for you?",
          "A second round. A little slower or a little faster this time, as your body prefers. What suits it?",
        ],
        reflections: [
          "{answer}. That is your pace, whatever books say.",
          "{answer}. Remember it that way.",
          "Your pace is the right one, whatever books say.",
        ],
        scaffolds: {
          unknown: [
            "Like walking, like rocking a child, like a slow wave? Which picture fits?",
            "If no pace was pleasant, where was it least unpleasant?",
          ],
        },
      },
      {
        name: "moment",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "Where in your day would half a minute of this be possible, before the alarm rather than in it?",
          "Before which hour of the day would you like to have done it?",
        ],
        reflections: [
          "{answer}. Half a minute, and nobody need see it.",
          "{answer}. A good place.",
          "Half a minute, and nobody need see it.",
        ],
        scaffolds: {
          unknown: [
            "In the car before getting out, on the stairs, while the kettle boils?",
            "Before what do you tense up regularly?",
          ],
        },
      },
    ],
  }),
  closings: [
    {
      text: "Your pace: {pace}. The place for it: {moment}. By which road you go may change from one day to the next.",
      when: { answered: "moment" },
    },
    "Slow, softly, and by whichever road is yours.",
  ],
  tryThisWeek: [
    "Half a minute of your slow way, once a day, at the place that you named.",
    "Do one movement a day at half speed: pouring tea, locking the door, putting on a shoe.",
    "When somebody asks you something, let one quiet moment pass before you answer.",
  ],
  guidance:
    "Offer two equal roads: longer exhalation (gentle, ordinary depth, no holding) or slow tactile tracing with the breath left alone. For panic, asthma, heart or lung illness, pregnancy complaints or earlier bad experience: the hand. No big breaths, no breath-holding, no counting contests. Dizziness, tingling or tightness means stop and orient outward. Find the person's own pace. Slowness is prepared in calm, not first tried in a panic. It is never an answer to danger or to thoughts of suicide.",
  sources: [
    "Herbert Benson with Miriam Z. Klipper, The Relaxation Response, 1975",
    "Paul M. Lehrer and Richard Gevirtz, Heart rate variability biofeedback: how and why does it work?, 2014",
  ],
};
