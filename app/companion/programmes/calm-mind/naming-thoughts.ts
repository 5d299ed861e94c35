import { coreExercise } from "../core.ts";
import type { ProgrammeSession } from "../programme.ts";

export const namingThoughts: ProgrammeSession = {
  number: 7,
  title: "Thoughts as weather",
  aim: "Today we watch thoughts as events that come and go, and give them short names.",
  welcomes: [
    "Half the programme is over. From the body we move up a floor, to where it is louder.",
    "So far thoughts were what you came back from. This time they may be in the middle.",
  ],
  openingCheck: {
    withGoal: {
      prompts: [
        "What would you report about {goal}?",
        "Was there an occasion for {goal}, these last days?",
      ],
      reflections: [
        {
          text: "No occasion, no report. That is in order.",
          when: { says: ["no", "not", "didn't", "forgot", "didnt", "never"] },
        },
        "{answer}. A small report of that kind is worth more than a good resolution.",
        "{answer}. Then it has been outside with you.",
        "Good. On to the upper floor.",
      ],
    },
    withoutGoal: {
      prompts: [
        "What has your mind been busy with today, if you list it quickly?",
        "Which thought woke up with you this morning?",
      ],
      reflections: [
        "{answer}. It will very likely turn up again in a minute.",
        "{answer}. We will not argue with it, only watch.",
        "We will not argue with it, only watch.",
      ],
    },
  },
  core: coreExercise({
    id: "calm-mind-7",
    title: "Naming the weather",
    modality: "Mindfulness",
    minutes: 12,
    source:
      "After Segal, Williams and Teasdale, Mindfulness-Based Cognitive Therapy for Depression, 2002, and Teasdale and others on metacognitive awareness, 2002.",
    about:
      "A thought that is named as a thought has a little less power than one that is looked through like a window. One need neither believe it nor dispute it.",
    intro: [
      "No thought has to stop. We give names to what passes: *planning*, *worrying*, *remembering*, *judging*, *dreaming*.",
      "You sit at a window today. What comes by is named and left alone. Six short steps.",
    ],
    steps: [
      {
        name: "loud",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "Which thought is the loudest just now? Write it down as it sounds.",
          "If your head had a headline this hour, what would it say?",
        ],
        reflections: [
          "{answer}. It stands on paper now, and you in front of it.",
          "{answer}. That is the sentence; we leave it at that.",
          "It stands on paper now, and you in front of it.",
        ],
        scaffolds: {
          unknown: [
            "Wait quietly for ten counts. What is the first thing that speaks?",
            "It may be quite banal: “I still have to buy bread.” What is yours?",
          ],
        },
      },
      {
        name: "kind",
        expects: { kind: "text" },
        prompts: [
          "Of what kind is it: planning, worrying, remembering, judging, dreaming, arguing?",
          "Which one-word name would you write on the drawer it belongs in?",
        ],
        reflections: [
          "{answer}. A big drawer in most heads.",
          "{answer}, then. That is what it is, whatever it says.",
          "That is what it is, whatever it says.",
        ],
        scaffolds: {
          unknown: [
            "Does it look ahead or back? Does it ask, scold or paint?",
            "Make up a name of your own: *courtroom*, *to-do*, *old film*. Which?",
          ],
        },
        quickAnswers: ["Planning", "Worrying", "Remembering", "Judging"],
      },
      {
        name: "watch",
        expects: { kind: "text" },
        prompts: [
          "Now watch for a minute, and name each thought with its one word as it comes. At the end, write down the names, in whatever order.",
          "A minute at the window. Name what comes by, and let it go by. Which names came up?",
        ],
        reflections: [
          "{answer}. None of them stayed as long as it wanted.",
          "{answer}. That is today's weather.",
          "That is today's weather.",
        ],
        scaffolds: {
          unknown: [
            "If no thought came while you were watching, that is common. What was there instead?",
            "“Am I doing this right?” goes under *judging*. What else was there?",
          ],
        },
      },
      {
        name: "frame",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "Take the loud one again, and write it with this in front: “I notice that I am having the thought that …”",
          "Write out the first thought once more, beginning with “My mind is telling me that …”",
        ],
        reflections: [
          "{answer}. The same words, with some air between.",
          "{answer}. That is a description, where before it was a fact.",
          "The same words, with some air between.",
        ],
        scaffolds: {
          unknown: [
            "Simply copy it down with those words in front. It sounds clumsy, and that is the point.",
            "Or: “There is the old thought about …” How would that end?",
          ],
        },
      },
      {
        name: "pull",
        expects: { kind: "text" },
        prompts: [
          "Is its pull different now from before, stronger, weaker, or just the same?",
          "When you look at it that way, what has become of its loudness?",
        ],
        reflections: [
          "{answer}. Thoughts are allowed to be loud; it is enough to know that they are thoughts.",
          "{answer}. Either way, you were the one who watched.",
          "It is enough to know that it is a thought.",
        ],
        scaffolds: {
          unknown: [
            "Could you go on with your day with it in the background, like a radio next door?",
            "Was there a second in which it looked a little odd, or even funny?",
          ],
        },
      },
    ],
  }),
  closings: [
    {
      text: "The headline was {loud}; its drawer is called {kind}. It will be back. Weather does not have to be believed, only dressed for.",
      when: { answered: "kind" },
    },
    "Thoughts came and went, and you were there for all of it. Weather does not have to be believed.",
  ],
  tryThisWeek: [
    "Three times a day, give the thought of the moment its one-word name, and go on.",
    "When a thought bites, write it down once with “my mind is telling me that” in front.",
    "Look at the sky or the street for two minutes a day, and let what passes pass.",
  ],
  guidance:
    "Decentering: name the kind of thought, do not dispute its content. Do not turn it into a thought record. Useful frames: 'I notice I am having the thought that…'. For grief, real problems or injustice, do not belittle thoughts as mere weather: some call for action. Voices or beliefs out of touch with reality: no practice, urge care today. Intrusive thoughts of harm that horrify the person: no accusation, recommend specialised help, and safety first if there is any intent. If thoughts are of suicide, ask directly.",
  sources: [
    "Zindel Segal, Mark Williams and John Teasdale, Mindfulness-Based Cognitive Therapy for Depression, 2002",
    "John D. Teasdale and others, Metacognitive awareness and prevention of relapse in depression, 2002",
  ],
};
