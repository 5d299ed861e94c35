import type { ProgrammeSession } from "../programme.ts";
import { notDone } from "../not-done.ts";
import { coreExercise } from "../core.ts";
import { backToTheRoom, flooded, whenFlooded } from "./back-to-the-room.ts";

/** Session 1: that there are parts. */
export const parts: ProgrammeSession = {
  number: 1,
  title: "More than one voice",
  aim: "Today you meet two parts of you that pull in different directions, only from the outside and without changing either.",
  welcomes: [
    "“One part of me wants to, another does not”: most people talk like that without thinking about it. In this programme we take it literally.",
    "Everybody is of several minds. That is no fault and no illness; it is how people are built, and one can get to know it.",
  ],
  openingCheck: {
    withGoal: {
      prompts: [
        "Before we begin: you had set yourself {goal}. What became of it?",
        "You came with {goal} from another time. How does that stand?",
      ],
      reflections: [
        notDone("It did not come to that. Perhaps a part of you had other plans."),
        "{answer}. We start from there.",
        "Thank you. That belongs to where you are today.",
      ],
    },
    withoutGoal: {
      prompts: [
        "How are you as we begin? A few words will do.",
        "What brings you to the subject of parts, today of all days?",
      ],
      reflections: [
        "{answer}. I keep that in mind as we begin.",
        "Thank you. We go slowly, and you set the limits.",
        "That is a place to start from.",
      ],
    },
  },
  core: coreExercise({
    id: "internal-family-systems-1",
    title: "On the one hand, on the other",
    modality: "Parts Work",
    minutes: 15,
    source: "After Internal Family Systems, developed by Richard C. Schwartz.",
    about:
      "Internal family systems sees us as made up of parts, each with good intentions, and of a calm centre that can get to know them. Here you notice two parts in an everyday question.",
    intro: [
      "Choose something ordinary for this, nothing from the hardest times of your life. If it carries you off, write *stop*, look up, and name three things that you see.",
      "Five questions about an everyday dilemma. You go only as near as feels right; *stop* and *skip* always work.",
    ],
    steps: [
      {
        name: "matter",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "In which everyday matter are you of two minds at present? Answering a message, going to bed on time, saying no to somebody.",
          "Where does something in you say “yes, but”? Take something small.",
        ],
        reflections: [
          flooded,
          "{answer}. That is a good one to begin with.",
          "{answer}. That will serve us well.",
          "It is everyday enough, and there are two sides to it.",
        ],
        jumps: whenFlooded,
        scaffolds: {
          unknown: [
            "Think of yesterday evening: was there something that you wanted to do and did not, or the other way round?",
            "For example “I want to see friends, and I cancel every time”. What is your version?",
          ],
          short: [
            "And what speaks for it, what against it? One sentence about the matter.",
            "Could you say what exactly is undecided in it?",
          ],
        },
      },
      {
        name: "first",
        expects: { kind: "text" },
        prompts: [
          "Let the one side speak first. How would it say it, as “I”? “I want ...”, “I can't ...”.",
          "If one of the two had a voice: which sentence would it say?",
        ],
        reflections: [
          flooded,
          "{answer}. So that is one part.",
          "{answer}. That is clear. It has its reasons.",
          "It has been heard.",
        ],
        jumps: whenFlooded,
        scaffolds: {
          unknown: [
            "Take the louder of the two. Does it push, warn, complain, dream?",
            "Begin with “I am the one who wants you to ...”.",
          ],
        },
      },
      {
        name: "second",
        expects: { kind: "text" },
        prompts: [
          "And the other one? It has just as much right to a sentence.",
          "Now the other side, as “I” again. What does it say?",
        ],
        reflections: [
          flooded,
          "{answer}. So that is the other one.",
          "{answer}. Both have spoken, and neither had to be silent for it.",
          "That is another tone altogether.",
        ],
        jumps: whenFlooded,
        scaffolds: {
          unknown: [
            "What does it do, when it does not talk: go quiet, get tired, scroll, hurry?",
            "What is it afraid would happen if the first one had its way?",
          ],
        },
      },
      {
        name: "good",
        expects: { kind: "text" },
        prompts: [
          "Suppose that both mean well by you. What does each of them want for you?",
          "What is the first one trying to get for you, and what is the second one trying to spare you?",
        ],
        reflections: [
          flooded,
          "{answer}. So they do not quarrel because one of them is bad.",
          "{answer}. Two good intentions that get in each other's way: that is what it mostly is.",
          "It need not be clear yet. To suppose it is enough.",
        ],
        jumps: whenFlooded,
        scaffolds: {
          unknown: [
            "Rest, respect, safety, closeness, order: which of these might the one be after, and which the other?",
            "What would be missing if one of the two were gone for ever?",
          ],
        },
      },
      {
        name: "you",
        expects: { kind: "text" },
        prompts: [
          "You have just listened to both. The one who listened is neither of them. What is it like to be that one?",
          "For a few minutes you have looked at both from a little way off. How is it there?",
        ],
        reflections: [
          flooded,
          "{answer}. We will come back to this place often.",
          "{answer}. From there one can see more than from inside a part.",
          "Even a second of that counts.",
        ],
        jumps: whenFlooded,
        scaffolds: {
          unknown: [
            "Calmer, more curious, or just as torn as before? Each of these is all right.",
            "If you are still inside one of the two: which one has you?",
          ],
        },
      },
      backToTheRoom,
    ],
  }),
  closings: [
    {
      text: "There are two, then: one says {first}, the other {second}. Neither has to win today.",
      when: { answered: "second" },
    },
    "You have met two parts of yourself without throwing one out. That is the whole art of this programme, in small.",
    "Parts were seen today. They may go back to their places now, and you to your evening.",
  ],
  tryThisWeek: [
    "To try this week: once a day, say “a part of me” in place of “I” when you are of two minds, and see what it changes.",
    "If you like: give the two of today a name each, a friendly one.",
    "When somebody annoys you: ask which part of you it is that is annoyed. You need not answer.",
  ],
  guidance:
    "Introduce parts with an everyday dilemma. Parts language only as far as the person likes it: “a side of you” is fine. Every part is assumed to mean well; none is to be got rid of. Stay outside: no childhood memories, no age of parts, no going inward with closed eyes. If somebody names voices from outside themselves, commands, lost time or several people in them, do no parts work: ask calmly, name the distress, suggest a doctor or therapist. If they are flooded, stop at once: eyes open, feet, three things in the room, what is next this evening. Say once that you are an AI, this is self-exploration with protectors, and hurt young parts belong into the room of a trained therapist. End with both sides named and a little distance.",
  sources: [
    "Richard C. Schwartz and Martha Sweezy, Internal Family Systems Therapy, 2nd edition, 2020",
    "Jay Earley, Self-Therapy, 2009",
  ],
};
