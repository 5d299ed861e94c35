import { coreExercise } from "../core.ts";
import type { ProgrammeSession } from "../programme.ts";

export const whatDidNotCome: ProgrammeSession = {
  number: 8,
  title: "What did not come",
  aim: "Today is for sadness and disappointment, and above all for what never came to be.",
  welcomes: [
    "After the loud feeling, a quiet one. There is no hurry.",
    "A softer session. There is no hurry in it, and nothing to be solved.",
  ],
  openingCheck: {
    withGoal: {
      prompts: [
        "You wrote {goal} for yourself. How has it been with that?",
        "Before anything else: {goal}. Did you come to it?",
      ],
      reflections: [
        {
          text: "You did not come to it, and you came here. That will do.",
          when: { says: ["no", "not", "didn't", "forgot", "didnt", "never"] },
        },
        "{answer}. That was worth doing.",
        "{answer}. Let it stand for now as it is.",
        "Let it stand for now as it is.",
      ],
    },
    withoutGoal: {
      prompts: [
        "How is your mood today, if you do not improve it for my sake?",
        "What has been a little sad lately, without anybody noticing?",
      ],
      reflections: [
        "{answer}. You need not be in any other mood for this.",
        "{answer}. Thank you for not dressing it up.",
        "You need not be in any other mood for this.",
      ],
    },
  },
  core: coreExercise({
    id: "letting-go-8",
    title: "Letting a wave come in",
    modality: "Letting Go Technique",
    minutes: 14,
    source:
      "After David R. Hawkins, Letting Go, 2012; that grief comes in waves and needs pauses is also described by Margaret Stroebe and Henk Schut, 1999.",
    about:
      "Sadness that may come in waves also goes out in waves. This exercise lets one wave in, around a hope that was not fulfilled, and has a shore: something to return to whenever you like.",
    intro: [
      "First we choose a shore, something you can turn to when it is enough. Then one wave, no more. For a fresh death this is too small; if that is what you carry, say so and we only talk.",
      "We go slowly, and with a way back. You decide how far in. *Stop* is a good word here.",
    ],
    steps: [
      {
        name: "shore",
        expects: { kind: "text" },
        prompts: [
          "What can be your shore today: the view from the window, a warm cup, an animal, a picture on the wall?",
          "Choose something near you that is all right to look at. What is it?",
        ],
        reflections: [
          "{answer}. Whenever you wish, you turn there.",
          "{answer}. Good, that is where we come back to.",
          "Good. You can turn back to the room at any time.",
        ],
        scaffolds: {
          unknown: [
            "Look up once and let your eyes choose. Where do they like to rest?",
            "It may be as plain as the table in front of you, or your own hands.",
          ],
        },
      },
      {
        name: "hope",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "Which hope was not fulfilled? A person, a child, a profession, a father who would have listened?",
          "What did you once wish for that did not come, or not in time?",
        ],
        reflections: [
          "{answer}. It mattered, or it would not still be there.",
          "{answer}. That deserves a little quiet.",
          "That deserves a little quiet.",
        ],
        scaffolds: {
          unknown: [
            "What do you see others have, and look away for a second?",
            "It can be small: a summer that went by, a friendship that thinned out.",
          ],
        },
      },
      {
        name: "missed",
        expects: { kind: "text", minWords: 3 },
        prompts: [
          "What exactly is missing in it? Tell me the smallest detail, a thing that would have been said or done.",
          "If it had come, what would an ordinary Tuesday have been like?",
        ],
        reflections: [
          "{answer}. One mourns in such small things.",
          "{answer}. Thank you for letting me see that.",
          "One mourns in small things.",
        ],
        scaffolds: {
          unknown: [
            "A voice in the hall, somebody asking how it went, a key of your own? What comes to you?",
            "Which sentence would you have liked to hear, once?",
          ],
        },
      },
      {
        name: "wave",
        expects: { kind: "text" },
        prompts: [
          "Let the sadness come as far as it wants for a minute or so, then turn to your shore. Tears are fine, none are fine too. What was it like?",
          "One wave, as it comes. Feel where in the body it rises and where it ebbs. Then back to the shore, and tell me.",
        ],
        reflections: [
          "{answer}. It came, and you are here.",
          "{answer}. That is how it moves when nobody holds it up.",
          "It came as it came, and you are here.",
        ],
        scaffolds: {
          unknown: [
            "Was it nearer to heaviness, to longing, or to a kind of empty calm?",
            "If nothing came, then perhaps it is not the day. How is it to look at your shore?",
          ],
        },
      },
      {
        name: "allowed",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "What would you say to somebody who had hoped for this as long as you did?",
          "If a kind person had sat beside you just now, what would they have said?",
        ],
        reflections: [
          "{answer}. Let it be said to you as well.",
          "{answer}. That holds for you too.",
          "You may keep a place for such a person.",
        ],
        scaffolds: {
          unknown: [
            "Perhaps no words, only a hand on the shoulder. What would that hand say?",
            "“No wonder” is a good beginning. No wonder that …?",
          ],
        },
      },
    ],
  }),
  closings: [
    {
      text: "What did not come: {hope}. Today it had its wave and its words, {allowed}. More is not owed to it tonight.",
      when: { answered: "allowed" },
    },
    "One wave, and back to the shore. Mourning is done in such portions.",
  ],
  tryThisWeek: [
    "Give it ten minutes on one evening, with your shore in sight, and then do something with your hands.",
    "Tell one person one sentence about it. Say beforehand that you need no advice.",
    "Put something small in a place where you see it, in memory of the hope. It may go again whenever you like.",
  ],
  guidance:
    "Sadness about unfulfilled hopes: childlessness, an absent parent, a career, a love. Always set the 'shore' first. One wave, then return; no deepening beyond what comes by itself. A recent death, a loss by suicide or violence: do not do the exercise; listen, and mention the programme Process Grief. If hopelessness about life appears, the exercise ends and the direct question about suicide comes first. Do not look for meaning or silver linings. Let the person speak the kind sentence themselves.",
  sources: [
    "David R. Hawkins, Letting Go: The Pathway of Surrender, 2012",
    "Margaret Stroebe and Henk Schut, The dual process model of coping with bereavement, 1999",
  ],
};
