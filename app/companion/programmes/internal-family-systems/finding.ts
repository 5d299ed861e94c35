import type { ProgrammeSession } from "../programme.ts";
import { notDone } from "../not-done.ts";
import { coreExercise } from "../core.ts";
import { backToTheRoom, flooded, whenFlooded } from "./back-to-the-room.ts";

/** Session 3: to find a protector. */
export const finding: ProgrammeSession = {
  number: 3,
  title: "One that works hard",
  aim: "Today you choose one part that protects you in daily life, and get a clearer picture of it.",
  welcomes: [
    "Some parts work for us from morning to night: they plan, please, check, hurry, keep everything at a distance. They rarely get noticed for it.",
    "You can get a little room from a part by now. That makes it possible to look at one of them in peace.",
  ],
  openingCheck: {
    withGoal: {
      prompts: [
        "From last time: {goal}. How often did you think of it?",
        "You had taken {goal} along. What was it like?",
      ],
      reflections: [
        notDone("It was forgotten. The parts went on working meanwhile; we look at one of them."),
        "{answer}. That is practice, and it adds up.",
        "Once is more than never.",
      ],
    },
    withoutGoal: {
      prompts: [
        "How much room was there inside you in the last days?",
        "Is anything taking up all the room just now, or can we begin?",
      ],
      reflections: [
        "{answer}. If it gets tight, you know your way back.",
        "Thank you. We take account of that.",
        "Then we can look at one in peace.",
      ],
    },
  },
  core: coreExercise({
    id: "internal-family-systems-3",
    title: "Find, focus, flesh out",
    modality: "IFS",
    minutes: 15,
    source: "After the first three of the six Fs of Internal Family Systems.",
    about:
      "The six Fs are the steps by which one gets to know a protecting part. The first three are to find it, to turn towards it, and to give it a shape.",
    intro: [
      "Choose a part that protects you in everyday life, no hurt and no young one. If one of those turns up, greet it and let it be. *Stop* works at any time.",
      "We only look today; nothing is changed. Have your way back at hand.",
    ],
    steps: [
      {
        name: "find",
        expects: { kind: "text" },
        prompts: [
          "Which part of you works hardest in daily life? The planner, the one who pleases everybody, the one who checks, the joker, the wall.",
          "Who in you is on duty most of the time? Describe it in a few words.",
        ],
        reflections: [
          flooded,
          "{answer}. I imagine that it is tired.",
          "{answer}. Good, we turn to that one.",
          "That one. It has probably long been there.",
        ],
        jumps: whenFlooded,
        scaffolds: {
          unknown: [
            "What do people say you are “always” like: so reliable, so funny, so busy, so quiet? There may be a part behind it.",
            "What do you do as soon as it gets unpleasant, quite by itself?",
          ],
        },
      },
      {
        name: "focus",
        expects: { kind: "text" },
        prompts: [
          "Where do you notice it, in or around the body: forehead, jaw, shoulders, behind you?",
          "Think of a moment when it is on duty. Where does the body tell you so?",
        ],
        reflections: [
          flooded,
          "{answer}. That is where you can find it.",
          "{answer}. You can greet it there, if you like.",
          "It may be faint. Faint is enough.",
        ],
        jumps: whenFlooded,
        scaffolds: {
          unknown: [
            "Is it rather in front, behind, above or inside? A guess will do.",
            "Where do you get tense when there are many people, or when there is much to do?",
          ],
        },
        quickAnswers: ["Head", "Jaw", "Shoulders", "Chest", "Stomach"],
      },
      {
        name: "shape",
        expects: { kind: "text" },
        prompts: [
          "If it had a shape, what would it look like? A person, an animal, a machine, a colour. The first thing that comes.",
          "How do you picture it: its posture, its clothes, what it has in its hands?",
        ],
        reflections: [
          flooded,
          "{answer}. One can get to know someone like that.",
          "{answer}. It seems to have something to do.",
          "Nobody has to find it logical.",
        ],
        jumps: whenFlooded,
        scaffolds: {
          unknown: [
            "Not everybody sees pictures. Is it heavy or light, fast or slow, warm or cold?",
            "If it were a figure in a film, who would play it?",
          ],
        },
      },
      {
        name: "speaks",
        expects: { kind: "text" },
        prompts: [
          "What does it say most often? Its favourite sentence.",
          "Which sentence do you hear when it is at work?",
        ],
        reflections: [
          flooded,
          "{answer}. So you have known that voice for some time.",
          "{answer}. One can hear that it means it.",
          "That is its tune, then.",
        ],
        jumps: whenFlooded,
        scaffolds: {
          unknown: [
            "“Hurry up”, “don't make a fuss”, “did you lock the door”, “say yes”. Something of that kind?",
            "If it says nothing, what does it make you do?",
          ],
        },
      },
      {
        name: "duty",
        expects: { kind: "text" },
        prompts: [
          "When is it on duty, and when does it have time off? In which places, with whom?",
          "What calls it up, and is there anywhere that it can rest?",
        ],
        reflections: [
          flooded,
          "{answer}. So it has its working hours, as it were.",
          "{answer}. It seems to know quite well when it is needed.",
          "That tells something about what it watches over.",
        ],
        jumps: whenFlooded,
        scaffolds: {
          unknown: [
            "Is it there at work, at home, with your family, alone in the evening? Where most?",
            "When did you last not notice it at all?",
          ],
        },
      },
      backToTheRoom,
    ],
  }),
  closings: [
    {
      text: "So you have met {find}. It looks like this: {shape}. And it says: {speaks}.",
      when: { answered: "speaks" },
    },
    "You have looked at a part that otherwise works unseen. You can nod to it from now on.",
    "Nothing was changed today. To be seen is rare enough for a part.",
  ],
  tryThisWeek: [
    "To try this week: when you notice it at work, say inwardly “I see you”, and go on with what you were doing.",
    "Draw it in one minute, badly, on the back of an envelope.",
    "Count for one day how often it was called up. Do not change anything about it.",
  ],
  guidance:
    "Find, focus, flesh out, with a manager-type protector from daily life. Offer examples if nothing comes. Body location, an image or another sense, its typical sentence, its hours. Not everyone sees images: weight, speed, temperature, or simply “how it acts” do as well. Take every image seriously and add nothing to it. If a hurt or childlike part turns up, do not approach it: say that it is good to know of it, that it belongs in the company of a therapist, and return to the protector. If the person attacks the part (“I hate it”), that is another part; note it kindly, it is the subject of the next session. Do not ask for origins. Short questions, time between them, eyes open is fine. Close by letting it go back to work or rest.",
  sources: [
    "Frank G. Anderson, Martha Sweezy and Richard C. Schwartz, Internal Family Systems Skills Training Manual, 2017",
    "Jay Earley, Self-Therapy, 2009",
  ],
};
