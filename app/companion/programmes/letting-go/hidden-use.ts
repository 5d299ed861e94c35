import { coreExercise } from "../core.ts";
import type { ProgrammeSession } from "../programme.ts";

export const hiddenUse: ProgrammeSession = {
  number: 4,
  title: "What it is good for",
  aim: "Today we ask a feeling that will not go what it has been doing for you.",
  welcomes: [
    "Last time the no was allowed to sit down. Now for feelings that stay because, in some way, we keep them.",
    "Some feelings come and go. Others we hold with both hands and do not know it. We look at one of those.",
  ],
  openingCheck: {
    withGoal: {
      prompts: [
        "For these days you had {goal}. Did it find a place?",
        "You were going to see about {goal}. What did you see?",
      ],
      reflections: [
        {
          text: "Then it did not come to that. It can be taken up again, or dropped without regret.",
          when: { says: ["no", "not", "didn't", "forgot", "didnt", "never"] },
        },
        "{answer}. Good to hear it from you, the way it was.",
        "{answer}. We build on that.",
        "Good. We build on that.",
      ],
    },
    withoutGoal: {
      prompts: [
        "Which feeling has been with you the longest, these weeks or these years?",
        "Is there a grudge, a worry or a hurt that you come back to as one comes back to a room?",
      ],
      reflections: [
        "{answer}. Some respect for it, then; it has stayed for a reason.",
        "{answer}. It may be the right guest for today.",
        "Good. It may show itself in a minute.",
      ],
    },
  },
  core: coreExercise({
    id: "letting-go-4",
    title: "The hidden use",
    modality: "Letting Go Technique",
    minutes: 12,
    source: "After David R. Hawkins, Letting Go, 2012: the question “what for?”.",
    about:
      "Hawkins suggests asking of a feeling that stays: what for? Nobody holds a grudge for nothing; it gives strength, or company, or keeps a memory alive. Once the use is known, one can ask whether there is another way to it.",
    intro: [
      "This one wants honesty more than effort. Nobody reads it but you. If a question annoys you, that is worth noticing, and *skip* is allowed.",
      "Five questions to a feeling that has settled in. They are not meant as a reproach; a use is not a fault.",
    ],
    steps: [
      {
        name: "guest",
        expects: { kind: "text" },
        prompts: [
          "Which feeling has settled in with you? And towards whom or what?",
          "Name one that you have been carrying for some time, with the address on it.",
        ],
        reflections: [
          "{answer}. Then we speak about that one.",
          "{answer}. You know each other well by now.",
          "Good, that one.",
        ],
        scaffolds: {
          unknown: [
            "For example: “resentment towards my brother”, “worry about money”, “being hurt about the promotion”. Which is yours?",
            "Which subject do your friends know from you by heart?",
          ],
        },
      },
      {
        name: "use",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "Suppose it were useful for something. What would that be?",
          "What does having it allow you to do, or not to do?",
        ],
        reflections: [
          "{answer}. That took some honesty.",
          "{answer}. It has earned its keep, then.",
          "That took some honesty.",
        ],
        scaffolds: {
          unknown: [
            "Does it keep you from being fooled again? Does it prove that you were wronged? Does it keep somebody close?",
            "For example: “As long as I am angry with her, I don't have to miss her.” Is there something like that?",
          ],
        },
      },
      {
        name: "loss",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "If it were gone tomorrow morning, what would you miss, or what would you have to face?",
          "Imagine a week without it. What would be strange about that week?",
        ],
        reflections: [
          "{answer}. That makes it plain why it stays.",
          "So there would be this: {answer}.",
          "That makes it plain why it stays.",
        ],
        scaffolds: {
          unknown: [
            "Who would you be in that story without it? The one who was right, the one who takes care, the one who was hurt?",
            "Would someone get away with something?",
          ],
        },
      },
      {
        name: "price",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "And what do you pay for it?",
          "What has it taken from you so far: sleep, an evening, a person, some warmth?",
        ],
        reflections: [
          "{answer}. You may set that beside what it gives.",
          "{answer}. That stands on the other side of the scales.",
          "Then both sides of the scales have something on them.",
        ],
        scaffolds: {
          unknown: [
            "When was the last day that you did not think of it? What was that day like?",
            "What would the people who live with you say that it costs?",
          ],
        },
      },
      {
        name: "otherway",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "What it does for you, could that come by another road, with less weight?",
          "Is there a kinder way to get the same thing: safety, respect, closeness, rest?",
        ],
        reflections: [
          "{answer}. It need not be decided today that you take that road.",
          "{answer}: good to know that it exists.",
          "It need not be decided today.",
        ],
        scaffolds: {
          unknown: [
            "If the feeling wants to protect you: what else protects you? A sentence, a boundary, some distance, an ally?",
            "It may be that there is none yet. Then the feeling stays for now, and you know why. Is that how it is?",
          ],
        },
      },
    ],
  }),
  closings: [
    {
      text: "It gives you {use}, and it costs you {price}. Knowing both, you hold it; before, it held you.",
      when: { answered: "price" },
    },
    "Nothing had to be given up today. But what is held knowingly is held more loosely.",
  ],
  tryThisWeek: [
    "When the old feeling comes, ask it in a friendly way: *what for, today?* One honest word is enough.",
    "Give it one fixed quarter of an hour this week, with tea. Outside of that, tell it that it has its appointment.",
    "Try the other road once, in a very small matter, and note what was different.",
  ],
  guidance:
    "Ask for the function of a long-held feeling (resentment, guilt, worry) without shaming: 'suppose it were useful'. Never say that the person chooses to suffer or enjoys it. If the feeling guards against a real and present danger, its use is protection and it should stay. Balance gain and cost in their own words, then look for another road to the same need. End undecided if need be; insight is enough. With grief, the use may be closeness: be gentle and do not ask them to give it up.",
  sources: [
    "David R. Hawkins, Letting Go: The Pathway of Surrender, 2012",
    "Steven C. Hayes, Kirk D. Strosahl and Kelly G. Wilson, Acceptance and Commitment Therapy, second edition, 2012",
  ],
};
