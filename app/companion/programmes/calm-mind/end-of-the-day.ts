import { coreExercise } from "../core.ts";
import type { ProgrammeSession } from "../programme.ts";

export const endOfTheDay: ProgrammeSession = {
  number: 10,
  title: "Letting the day end",
  aim: "Today is for the evening: how a day can be closed, and what attention can rest on in the dark.",
  welcomes: [
    "Calm is most missed where nothing distracts from its absence, which is to say at night.",
    "Many days do not have an ending; they only stop when the lamp goes out.",
  ],
  openingCheck: {
    withGoal: {
      prompts: [
        "And then there was {goal}. How did that turn out?",
        "Has {goal} shown you anything?",
      ],
      reflections: [
        {
          text: "Not this time, then. You may close that file along with the day.",
          when: { says: ["no", "not", "didn't", "forgot", "didnt", "never"] },
        },
        "{answer}. Thank you for keeping it in mind.",
        "{answer}. With that we can turn to the evening.",
        "With that we can turn to the evening.",
      ],
    },
    withoutGoal: {
      prompts: ["How do your evenings end, on average?", "How have the nights been lately?"],
      reflections: [
        "{answer}. Nights like that make the days longer.",
        "{answer}. Perhaps something can be moved a little there.",
        "Perhaps something can be moved a little there.",
      ],
    },
  },
  core: coreExercise({
    id: "calm-mind-10",
    title: "The end of the day",
    modality: "Meditation",
    minutes: 12,
    source:
      "After Herbert Benson, The Relaxation Response, 1975 (a word, repeated, with a passive attitude), and Allison G. Harvey, A cognitive model of insomnia, 2002.",
    about:
      "Trying to sleep keeps one awake. What can be done is to close the day on paper and to give attention something dull and friendly to rest on. Benson used a single word.",
    intro: [
      "It works at any time of the day; we practise it now and you use it in the evening. Sleep is not the task, resting is.",
      "Five steps: what keeps you going, what may be closed, a word, a trial, and a time.",
    ],
    steps: [
      {
        name: "running",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "What is usually still running in you when you lie down?",
          "Which film or list comes on when the light goes off?",
        ],
        reflections: [
          "{answer}. It waits for silence, since by day nobody listens.",
          "{answer}. It could be given a hearing earlier.",
          "It could be given a hearing earlier.",
        ],
        scaffolds: {
          unknown: [
            "What was, what will be, what you should have said: which is most like it?",
            "Last night, an hour before sleep: what were you looking at, or thinking of?",
          ],
        },
      },
      {
        name: "close",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "Let us close today by way of trial. What is done, what is not, and what of it can wait until tomorrow?",
          "If today had a last line, for the record: what did it bring, and what goes over into tomorrow?",
        ],
        reflections: [
          "{answer}. It is written down, so nobody needs to keep it awake.",
          "{answer}. Closed, as far as a day can be.",
          "It is written down, so nobody needs to keep it awake.",
        ],
        scaffolds: {
          unknown: [
            "One thing that is done. One that is not. One that tomorrow may have.",
            "Begin with what you will do first tomorrow morning. It can be as small as making coffee.",
          ],
        },
      },
      {
        name: "word",
        expects: { kind: "text" },
        prompts: [
          "Choose a word to rest on. Plain and a little boring: *one*, *quiet*, *sea*, *evening*, or something in another language.",
          "Which single word could you hear a hundred times without minding?",
        ],
        reflections: [
          "{answer}. A good word to be tired with.",
          "{answer}. It need not mean anything.",
          "It need not mean anything.",
        ],
        scaffolds: {
          unknown: [
            "Then take *one*; that was Benson's own suggestion. Shall we?",
            "A place you have liked: what was its name?",
          ],
        },
      },
      {
        name: "rest",
        expects: { kind: "text" },
        prompts: [
          "Let the word come by itself for about two minutes, every few seconds, with each breath out or simply in a slow beat. When thoughts come: *oh well*, and back to the word. How was it?",
          "Two minutes with your word, slowly, without wanting anything by it. Afterwards tell me what you noticed.",
        ],
        reflections: [
          "{answer}. Nothing had to come of it.",
          "{answer}. That “oh well” is the most important part.",
          "Nothing had to come of it, and that is what rests.",
        ],
        scaffolds: {
          unknown: [
            "Did the word become slower, fainter, stranger? Did you lose it?",
            "If you grew impatient, how long did it take?",
          ],
        },
      },
      {
        name: "when",
        expects: { kind: "text" },
        prompts: [
          "At what time of the evening will you close the day, on paper and not in bed?",
          "Where in your evening is there room for three lines and a word?",
        ],
        reflections: [
          "{answer}. After that the day has no more claims.",
          "{answer}. Good, before tiredness decides.",
          "After that the day has no more claims.",
        ],
        scaffolds: {
          unknown: [
            "After brushing your teeth, with the last cup of tea, when the dishwasher is on?",
            "An hour before bed is usual. What happens in your home at that hour?",
          ],
        },
      },
    ],
  }),
  closings: [
    {
      text: "Three lines at this time: {when}. And in the dark, {word}, slowly, with an *oh well* for everything else. Lying awake is then at least resting.",
      when: { answered: "word" },
    },
    "Three lines to close the day, and something dull and friendly in the dark. Lying awake is then at least resting.",
  ],
  tryThisWeek: [
    "On three evenings: three lines (done, not done, tomorrow), and then the lamp.",
    "If you lie awake for long, get up, sit somewhere dim with something dull, and go back when you are sleepy. The clock faces the wall.",
    "Give the last half hour of one evening to something for which nobody would praise you.",
  ],
  guidance:
    "Evening and night. Reduce effort to sleep: resting is the task. Closing lines on paper earlier in the evening, then Benson's word with a passive 'oh well'; the word need not ride on the breath. Nightmares, snoring with pauses, weeks of hardly any sleep, or feeling wide awake without needing sleep: a doctor. No advice on sleeping pills. Shift workers, parents of babies and carers need other hours; adapt. If nights bring thoughts of dying, leave the exercise and ask directly.",
  sources: [
    "Herbert Benson with Miriam Z. Klipper, The Relaxation Response, 1975",
    "Allison G. Harvey, A cognitive model of insomnia, 2002",
  ],
};
