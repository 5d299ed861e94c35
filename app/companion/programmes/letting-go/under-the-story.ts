import { coreExercise } from "../core.ts";
import type { ProgrammeSession } from "../programme.ts";

export const underTheStory: ProgrammeSession = {
  number: 2,
  title: "Where a feeling lives",
  aim: "Today we look for a feeling in the body, under the thoughts about it.",
  welcomes: [
    "Last time we watched what you do with feelings. Now we go one floor down.",
    "You know your habit by now. This time we leave the story aside for some minutes and go to where the feeling is.",
  ],
  openingCheck: {
    withGoal: {
      prompts: [
        "You wanted to try {goal}. What did you notice?",
        "From last time there is {goal}. Did a moment for it come along?",
      ],
      reflections: [
        {
          text: "That happens. Noticing that one has not noticed is also a kind of watching.",
          when: { says: ["no", "not", "didn't", "forgot", "didnt", "haven't"] },
        },
        "{answer}. Good that you looked.",
        "So, {answer}. We can use that today.",
        "Good. Any of it is of use today.",
      ],
    },
    withoutGoal: {
      prompts: [
        "Did you catch yourself pushing a feeling down, or away, since we spoke?",
        "Which feeling has visited you most in the last days?",
      ],
      reflections: [
        "{answer}. Then you have been watching already.",
        "{answer}: that may well be our material for today.",
        "Good. Let us see what is there today.",
      ],
    },
  },
  core: coreExercise({
    id: "letting-go-2",
    title: "Under the story",
    modality: "Letting Go Technique",
    minutes: 12,
    source: "After David R. Hawkins, Letting Go, 2012, and Eugene T. Gendlin, Focusing, 1978.",
    about:
      "A feeling makes thousands of thoughts. Hawkins suggests leaving the thoughts alone and staying with the bare sensation, which is smaller than all that is said about it. Gendlin showed how exact one can be about such a sensation.",
    intro: [
      "Choose something of middling weight, please, four out of ten rather than nine. We go from the story to the body, and stay there for a minute. You can leave at any point.",
      "This takes a little quiet, if you have some. Bring something that bothers you but does not knock you over. *Skip* and *stop* work as ever.",
    ],
    steps: [
      {
        name: "matter",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "What is bothering you these days, of middling weight? A few words are enough, we will not need the details.",
          "Which matter shall we take, something that is there but bearable?",
        ],
        reflections: [
          "{answer}. We leave it at that headline.",
          "Good: {answer}. The rest of the story may wait outside.",
          "Good. We do not need more of it than that.",
        ],
        scaffolds: {
          unknown: [
            "What did you think of first this morning? Or: what are you putting off?",
            "A bill, a phone call, someone's tone of voice: something of that size will do.",
          ],
        },
      },
      {
        name: "before",
        expects: { kind: "number", min: 0, max: 100 },
        prompts: [
          "When you think of it, how strong is the feeling, from 0 to 100?",
          "How strongly is it there at this moment, between 0 and 100?",
        ],
        reflections: [
          {
            text: "{answer} is a lot for practice. If you like, go *back* and choose something lighter; or we go on very gently.",
            when: { from: 80 },
          },
          "{answer}. We will ask again later.",
          "Noted: {answer}, whatever it does next.",
          "Good. We will ask again later.",
        ],
        scaffolds: {
          unknown: [
            "More than half, or less? A guess is enough.",
            "If 100 is the strongest ever, where is this, roughly?",
          ],
        },
      },
      {
        name: "place",
        expects: { kind: "text" },
        prompts: [
          "Now let the story go quiet and turn to the body. Where do you notice it: throat, chest, stomach, shoulders, jaw, somewhere else?",
          "If you set the words aside, where in the body is it?",
        ],
        reflections: [
          "{answer}. Let your attention go there, as one would sit down beside somebody.",
          "{answer}, then. Nothing has to happen there.",
          "Good. Let your attention rest there for a moment.",
        ],
        scaffolds: {
          unknown: [
            "Go through slowly: forehead, jaw, throat, chest, stomach, hands. Where is it a little tighter than it needs to be?",
            "Often it is very faint. Think of the matter for a second, and see what moves first.",
          ],
        },
        quickAnswers: ["Chest", "Stomach", "Throat", "Shoulders"],
      },
      {
        name: "quality",
        expects: { kind: "text" },
        prompts: [
          "What is it like there? Tight, hot, heavy, hollow, like a stone, like a hand?",
          "If you had to describe the sensation to someone who does not know the story, what would you say?",
        ],
        reflections: [
          "{answer}. That is exact, and it is already something other than the thoughts about it.",
          "{answer}: that is what is there, no more and no less.",
          "Good. That is what is there, no more and no less.",
        ],
        scaffolds: {
          unknown: [
            "Does it have a size? A plum, a plate? Does it move, or keep still?",
            "Rather warm or rather cold? Rather pressing or pulling?",
          ],
        },
      },
      {
        name: "stay",
        expects: { kind: "text" },
        prompts: [
          "Stay with that sensation for about a minute. When a thought comes, let it talk and go back to the place in the body. What happened?",
          "Now a minute there, with no wish to improve it. Thoughts may chatter in the next room. Then write what it did.",
        ],
        reflections: [
          "{answer}. Whatever it did, you were there for it.",
          "So: {answer}. It need not do anything to please us.",
          "Good. You stayed with it for a while, and that is the whole of the exercise.",
        ],
        scaffolds: {
          unknown: [
            "Did it grow, shrink, wander, or stay as it was? All four are fine.",
            "It may be that you were mostly in thoughts; that happens to everyone. Twenty seconds once more, and then tell me.",
          ],
        },
      },
      {
        name: "after",
        expects: { kind: "number", min: 0, max: 100 },
        prompts: [
          "And how strong is it now, from 0 to 100?",
          "Which number would you give it at this moment?",
        ],
        reflections: [
          {
            text: "From {before} to {answer}, and you did nothing about it but stay.",
            when: { lowerThan: "before" },
          },
          {
            text: "{answer}, the same as before. It was allowed to be there; that is what we practised.",
            when: { sameAs: "before" },
          },
          {
            text: "{answer}, more than before. That can happen when something is looked at after a long time. Look around the room for a moment, and feel the chair.",
            when: { higherThan: "before" },
          },
          "{answer}. The number is only a note.",
          "Good. The number matters less than that you looked.",
        ],
        scaffolds: {
          unknown: ["More, less, or about the same?", "A rough guess is enough."],
        },
      },
    ],
  }),
  closings: [
    {
      text: "Under the story about {matter} there was something in the body: {quality}. A sensation can be stayed with. A story can only be told again.",
      when: { answered: "quality" },
    },
    "A story can only be told again. A sensation can be stayed with, and sooner or later it moves.",
  ],
  tryThisWeek: [
    "When something annoys you, ask once: where is it in the body? Stay there for the length of three breaths or ten slow counts, then go on with your day.",
    "At a red light or in a queue, look for the strongest sensation in your body and describe it to yourself in two words.",
    "Draw the outline of a body on paper, and mark in the evening where the day has settled.",
  ],
  guidance:
    "Move from story to sensation. When the person explains, bring them back kindly: 'and where is that in the body?'. Accept faint or absent sensations. Keep to a matter of middling weight; above 80 suggest a lighter one or stop at noticing. If body attention frightens them (panic, trauma, chronic pain), use contact points (feet, hands, chair) or stay with naming only. Never urge them to stay longer. A rise in strength is not failure. New chest pain or breathlessness is for a doctor, not for this exercise.",
  sources: [
    "David R. Hawkins, Letting Go: The Pathway of Surrender, 2012",
    "Eugene T. Gendlin, Focusing, 1978",
  ],
};
