import { coreExercise } from "../core.ts";
import type { ProgrammeSession } from "../programme.ts";

export const fear: ProgrammeSession = {
  number: 5,
  title: "Fear, to the end of the sentence",
  aim: "Today is about a fear: what it says, where it stops talking, and what is left when one hears it out.",
  welcomes: [
    "You have some practice now in staying with a sensation. We use it for fear, and take a small one.",
    "Fear is the feeling that most dislikes being looked at. We look from a safe distance, with both feet on the floor.",
  ],
  openingCheck: {
    withGoal: {
      prompts: [
        "Last week's line was {goal}. How did that go?",
        "In between you had {goal} in mind. What happened with it?",
      ],
      reflections: [
        {
          text: "All right. There are weeks like that.",
          when: { says: ["no", "not", "didn't", "forgot", "didnt", "never"] },
        },
        "{answer}. That is useful, whichever way it went.",
        "{answer}. I take note of it for today.",
        "That is useful, whichever way it went.",
      ],
    },
    withoutGoal: {
      prompts: [
        "How much room has fear had in your week: a corner, half, most of it?",
        "When were you last relieved about something that had not happened in the end?",
      ],
      reflections: [
        "{answer}. Then you know what we are talking about.",
        "{answer}: good to know before we come to it.",
        "Good to know before we come to it.",
      ],
    },
  },
  core: coreExercise({
    id: "letting-go-5",
    title: "And then?",
    modality: "Letting Go Technique",
    minutes: 14,
    source:
      "After David R. Hawkins, Letting Go, 2012; letting a fearful picture run to its end is an old method of behaviour therapy.",
    about:
      "A fear mostly stops at its worst picture and starts over. This exercise lets it finish its sentence, and then leaves the pictures for the sensation itself, which comes and goes like any other.",
    intro: [
      "Take a fear of everyday size: a conversation, a letter, a night without sleep. Not a memory of something terrible, please; that belongs in company. You can *stop* at any time.",
      "We hear one fear out, to its last word. If it gets too much, write *stop*, look around, and name five things you see.",
    ],
    steps: [
      {
        name: "fear",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "What are you afraid of at present, of everyday size?",
          "Which small fear is in the room these days?",
        ],
        reflections: [
          "{answer}. Good, we hear it out.",
          "So this is what it says: {answer}.",
          "Good, we hear it out.",
        ],
        scaffolds: {
          unknown: [
            "What do you avoid, although it would take ten minutes? Behind that there is often one.",
            "For example: “that my boss is dissatisfied with me”, “that I will lie awake again”.",
          ],
        },
      },
      {
        name: "picture",
        expects: { kind: "text", minWords: 3 },
        prompts: [
          "If it came true, what picture do you see?",
          "What is the worst moment in it, as the fear paints it?",
        ],
        reflections: [
          "{answer}. That is where it usually stops and begins again.",
          "{answer}. A strong picture; no wonder you look away.",
          "That is where it usually stops and begins again.",
        ],
        scaffolds: {
          unknown: [
            "Is it faces? A room? Yourself, lying there or standing there? Start with whatever is nearest.",
            "Where are you in it, and who else is there?",
          ],
        },
      },
      {
        name: "then",
        expects: { kind: "text", minWords: 3 },
        prompts: [
          "And then? What would come an hour after that moment, or on the next morning?",
          "Let it run on beyond the picture. And then what?",
        ],
        reflections: [
          "{answer}. The story has an afterwards; fear leaves that out.",
          "So afterwards there is this: {answer}.",
          "The story has an afterwards, which fear tends to leave out.",
        ],
        scaffolds: {
          unknown: [
            "Whom would you ring? What would you have for supper on that day?",
            "A week later, on a Thursday, what would you be doing?",
          ],
        },
      },
      {
        name: "body",
        expects: { kind: "text" },
        prompts: [
          "Now let the pictures be. Where is the fear itself, in the body, and what is it like there?",
          "Without the film: what is left of it as a sensation, and where?",
        ],
        reflections: [
          "{answer}. That is the fear, without what it tells.",
          "{answer}. It is unpleasant, and it is a sensation.",
          "That is the fear, without what it tells.",
        ],
        scaffolds: {
          unknown: [
            "Fluttering, pressure, cold hands, weak knees? If nothing stands out, feel your feet and wait a little.",
            "Perhaps it is more of a readiness to jump up. Where does that sit?",
          ],
        },
      },
      {
        name: "company",
        expects: { kind: "text" },
        prompts: [
          "Put both feet on the floor and keep the sensation company for a minute, as one sits with a frightened animal. What did it do?",
          "Sit beside it for a minute, feet on the ground, eyes open. No soothing, only company. How was that?",
        ],
        reflections: [
          "{answer}. You stayed. That is what courage mostly looks like from inside.",
          "{answer}. It was there, and so were you.",
          "You stayed, and that is enough.",
        ],
        scaffolds: {
          unknown: [
            "Was it quieter at the end than at the beginning, louder, or the same?",
            "If you kept jumping back to the pictures, that is what it does. How long did you manage, ten seconds?",
          ],
        },
      },
      {
        name: "step",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "Is there something that this fear has kept you from, that could be begun in a small way?",
          "And if fear may come along, what would you do in spite of it, the size of five minutes?",
        ],
        reflections: [
          "{answer}. Fear need not leave first.",
          "{answer}. Small enough to take it along.",
          "It need not be done today. It is enough to have seen it.",
        ],
        scaffolds: {
          unknown: [
            "Find the number, open the letter, write the first line: which one is yours?",
            "What would you do if you were half as afraid?",
          ],
        },
      },
    ],
  }),
  closings: [
    {
      text: "The fear says {fear}. Heard to the end, there was an afterwards, and a sensation that could be sat with. What you might do all the same: {step}.",
      when: { answered: "step" },
    },
    "Heard to its end, a fear has an afterwards, and a sensation that can be sat with.",
  ],
  tryThisWeek: [
    "When a fear starts its film, say once: *and then?* Let it tell you the morning after.",
    "Do the five-minute thing with the fear beside you, and write down in one line who of you two was right.",
    "Each evening one sentence: today I was afraid of …, and it went like this: …",
  ],
  guidance:
    "Everyday fears only. Do not lead anyone into traumatic memories or imaginal exposure to trauma, illness panic at its height, or a fear of a violent person (that is danger: speak of safety and help). Let the fear's story run beyond its worst picture ('and then?'), then shift from images to bodily sensation with feet on the floor and eyes open. If arousal climbs quickly, stop and orient to the room. No reassurance that it will not happen. Close with one five-minute step that takes the fear along; do not press for it.",
  sources: [
    "David R. Hawkins, Letting Go: The Pathway of Surrender, 2012",
    "Thomas D. Borkovec, Oscar M. Alcaine and Evelyn Behar, Avoidance theory of worry and generalized anxiety disorder, 2004",
    "Laura Campbell-Sills and others, Effects of suppression and acceptance on emotional responses of individuals with anxiety and mood disorders, 2006",
  ],
};
