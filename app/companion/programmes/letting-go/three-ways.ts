import { coreExercise } from "../core.ts";
import type { ProgrammeSession } from "../programme.ts";

export const threeWays: ProgrammeSession = {
  number: 1,
  title: "What we do with a feeling",
  aim: "Today is for finding out what you usually do with a feeling that you would rather not have.",
  welcomes: [
    "We begin slowly. Nothing has to be let go of yet; first we look at how holding on works with you.",
    "The first session changes nothing yet. It only watches, and watching turns out to be half of it.",
  ],
  openingCheck: {
    withGoal: {
      prompts: [
        "You had set yourself {goal}. What became of it, before we begin from the first session again?",
        "Starting over is allowed. Last time you wrote {goal}; how has that been?",
      ],
      reflections: [
        "{answer}. Good, that belongs to where we start from.",
        "So, {answer}. We take it as it is.",
        "Thank you. We take it as it is.",
      ],
    },
    withoutGoal: {
      prompts: [
        "Before we start: what made you choose this programme, in a sentence or two?",
        "What do you hope might sit a little looser by the end of it?",
      ],
      reflections: [
        "{answer}. That is a reason to be here.",
        "I keep that in view: {answer}.",
        "Thank you. That is enough to start from.",
      ],
    },
  },
  core: coreExercise({
    id: "letting-go-1",
    title: "Three ways of not feeling",
    modality: "Letting Go Technique",
    minutes: 12,
    source: "David R. Hawkins, Letting Go: The Pathway of Surrender, 2012.",
    about:
      "Hawkins describes three usual ways of handling a feeling: pushing it down, venting it, and escaping from it. Each of them works for an hour. This looks at which is yours, without finding fault with it.",
    intro: [
      "Five questions about one small moment of the last days. Please not the worst thing in your life; a small annoyance teaches more today. *Skip*, *back* and *stop* always work.",
      "We take one ordinary moment apart, slowly. The smaller the better for a first time. You can say *skip* or *stop* whenever you like.",
    ],
    steps: [
      {
        name: "moment",
        expects: { kind: "text", minWords: 3 },
        prompts: [
          "Which moment of the last few days comes to mind, where a feeling came that you did not want? What happened?",
          "Think of something small that got under your skin this week. What was it?",
        ],
        reflections: [
          "{answer}. Small enough to look at, and it will do.",
          "So that was it: {answer}.",
          "Good, we stay with that one moment.",
        ],
        scaffolds: {
          unknown: [
            "Something as small as a message left unanswered, or a queue. For example: “My colleague talked over me in the meeting.”",
            "When did you last sigh, or close a door harder than needed? What was before that?",
          ],
          short: ["A little more: who was there, and what was said or done?"],
        },
      },
      {
        name: "feeling",
        expects: { kind: "text" },
        prompts: [
          "What was the feeling, if you look under the first word that comes? Hurt, envy, fear, shame, loneliness, anger?",
          "Which feeling was there in that moment? One plain word is enough.",
        ],
        reflections: [
          "{answer}. Saying it plainly is already different from being in it.",
          "{answer}, then. Most people know that one well.",
          "Good. It has a name now.",
        ],
        scaffolds: {
          unknown: [
            "Try which of these fits best: *sad*, *angry*, *afraid*, *ashamed*, *lonely*, *jealous*. Near enough is fine.",
            "If a friend had been in your place, what would you guess they felt?",
          ],
          off: ["That is what you thought about it. And what was the feeling beside the thought?"],
        },
        offSigns: ["that he", "that she", "that they", "like they", "like he", "like she"],
        quickAnswers: ["Hurt", "Anger", "Fear", "Shame"],
      },
      {
        name: "habit",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "And what did you do with it: push it down, let it out at somebody, or get away from it with a screen, food, work, a drink?",
          "Then the feeling was there. What did you do so as not to have it?",
        ],
        reflections: [
          "{answer}. It is an old skill, and it worked well enough to become a habit.",
          "So, {answer}. There is no blame in that; you learned it somewhere.",
          "Understood. Something in you knew how to get through that minute.",
        ],
        scaffolds: {
          unknown: [
            "What did your hands do in the next ten minutes? Reach for the phone, clear the table, type an answer?",
            "Did it go inward, outward, or away? For example: “I said it was fine and cleaned the kitchen.”",
          ],
        },
      },
      {
        name: "gain",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "What did that give you, honestly? It must have been good for something.",
          "Every one of these habits does us a service. Which one did this do for you?",
        ],
        reflections: [
          "{answer}. Then it is no wonder that you do it.",
          "{answer}: that is worth something, and it is good to know it.",
          "Good. A habit that is understood argues less.",
        ],
        scaffolds: {
          unknown: [
            "Did it keep the peace, keep you working, spare you from being seen? For example: “Nobody noticed that I was hurt.”",
            "If you had not done it, what would have happened in the next minute?",
          ],
        },
      },
      {
        name: "remains",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "And the feeling itself, where is it today? Gone, or somewhere still?",
          "When you think of that moment now, what is left of the feeling?",
        ],
        reflections: [
          "{answer}. Feelings that were not let through tend to wait.",
          "{answer}. Thank you for looking.",
          "Good. You have looked, and that is all that was asked.",
        ],
        scaffolds: {
          unknown: [
            "Picture the scene once more for a breath or two. Does anything tighten, warm, or sink?",
            "Would you tell the story to somebody today with a calm voice, or not quite?",
          ],
        },
      },
    ],
  }),
  closings: [
    {
      text: "So this is how it went: {feeling} came, and what followed was {habit}. It served you, and it left something over. In these sessions we practise a fourth way, which is to let a feeling be there until it has run its course.",
      when: { answered: "habit" },
    },
    "Pushing down, letting out, getting away: those are the three. In these sessions we practise a fourth, which is to let a feeling be there until it has run its course.",
  ],
  tryThisWeek: [
    "Once a day, catch yourself at it and say inwardly only: *pushing*, *venting* or *leaving*. Change nothing about it.",
    "In the evening, write down one feeling of the day in one word, and beside it what you did with it.",
    "Ask somebody you trust what you do when something hurts you. Listen, and do not explain.",
  ],
  guidance:
    "First session: build safety and curiosity, change nothing. Help the person choose a small recent moment; if they bring a trauma or their greatest grief, acknowledge it and ask kindly for something smaller for today. Separate feeling from thought ('I felt that he…' is a thought). Name suppression, expression, escape as ordinary and once useful. Do not teach the technique yet. No talk of energy levels or of consciousness scales, no claims about health. If the feeling answers to ongoing harm (abuse, bullying), say that it is a signal to be heeded and not to be let go of.",
  sources: [
    "David R. Hawkins, Letting Go: The Pathway of Surrender, 2012",
    "James J. Gross, Emotion regulation: Affective, cognitive, and social consequences, 2002",
  ],
};
