import type { ProgrammeSession } from "../programme.ts";
import { notDone } from "../not-done.ts";
import { coreExercise } from "../core.ts";
import { backToTheRoom, flooded, whenFlooded } from "./back-to-the-room.ts";

/** Session 4: to see how one feels towards it. */
export const feeling: ProgrammeSession = {
  number: 4,
  title: "How you feel towards it",
  aim: "Today you find out how you feel towards this part, and ask whoever is against it to step back a little.",
  welcomes: [
    "There is one question in this work that changes almost everything: how do you feel towards it?",
    "Last time a part got a shape. Hardly does one see a part clearly, and another one has an opinion about it.",
  ],
  openingCheck: {
    withGoal: {
      prompts: [
        "You had meant to try {goal}. Did you come across that part?",
        "How did it go with {goal}?",
      ],
      reflections: [
        notDone("You did not get to look at it. It will hardly have been on holiday."),
        "{answer}. So you have begun to know each other.",
        "It will have noticed that you looked.",
      ],
    },
    withoutGoal: {
      prompts: [
        "Have you met the part that works so hard since then, and where?",
        "Which part of you was loudest in the last days?",
      ],
      reflections: [
        "{answer}. We can take that one today, or another.",
        "That helps us choose.",
        "Thank you. We go on from there.",
      ],
    },
  },
  core: coreExercise({
    id: "internal-family-systems-4",
    title: "The fourth question",
    modality: "Internal Dialogue",
    minutes: 15,
    source: "After the fourth of the six Fs of Internal Family Systems: feel towards.",
    about:
      "As long as one is annoyed with a part, another part is speaking. When that one steps back, curiosity often comes by itself, and with it the parts begin to talk.",
    intro: [
      "Take the part of last time, or another protecting one. There are no right feelings towards it; we only look who is speaking.",
      "Five steps, with one question that comes twice. *Stop* works, and your way back is where it was.",
    ],
    steps: [
      {
        name: "part",
        expects: { kind: "text" },
        prompts: [
          "Which part shall it be today? A few words by which you know it.",
          "Call it to mind: its shape, its place, its sentence. Which one is it?",
        ],
        reflections: [
          flooded,
          "{answer}. Let it be at a comfortable distance.",
          "{answer}. It need not come nearer than you like.",
          "That one, then.",
        ],
        jumps: whenFlooded,
        scaffolds: {
          unknown: [
            "Take the one that commented while you opened this session.",
            "The planner, the critic on duty, the pleaser: which of them is nearest now?",
          ],
        },
      },
      {
        name: "towards",
        expects: { kind: "text" },
        prompts: [
          "How do you feel towards it? Annoyed, afraid, ashamed, grateful, curious, nothing much?",
          "When you look at it: what do you feel towards it, quite honestly?",
        ],
        reflections: [
          flooded,
          {
            text: "{answer}. That is a good sign: that is how it sounds when no other part is in between.",
            when: {
              says: [
                "curious",
                "grateful",
                "compassion",
                "kind",
                "warm",
                "tender",
                "sorry for it",
                "interested",
                "calm",
                "love",
              ],
            },
          },
          {
            text: "{answer}. So there is one who is against it. That one is a part as well, and it surely has its grounds.",
            when: {
              says: [
                "annoyed",
                "angry",
                "hate",
                "ashamed",
                "afraid",
                "scared",
                "fed up",
                "tired of it",
                "disgusted",
                "embarrassed",
                "sick of it",
                "frustrated",
                "resent",
              ],
            },
          },
          "{answer}. Good that you say it as it is.",
          "{answer}. That is an honest answer, and it tells us who is looking.",
          "Thank you. There is no wrong answer to that.",
        ],
        jumps: whenFlooded,
        scaffolds: {
          unknown: [
            "Would you like it to go away, or to know more about it?",
            "If it came in at the door: would you draw back, roll your eyes, or offer it a chair?",
          ],
        },
      },
      {
        name: "objector",
        expects: { kind: "text" },
        prompts: [
          "If something in you does not like it: what does that one fear, should the part go on like this? If nobody objects, say *nobody*.",
          "Who in you has something against it, and what does that one say?",
        ],
        reflections: [
          flooded,
          "{answer}. That is worth hearing, too.",
          "{answer}. So it also looks after you, in its way.",
          "It has been heard, and need not shout.",
        ],
        jumps: whenFlooded,
        scaffolds: {
          unknown: [
            "Complete for it: “I can't stand it, because ...”.",
            "Is it rather worried, or rather strict?",
          ],
        },
      },
      {
        name: "stepBack",
        expects: { kind: "text" },
        prompts: [
          "Ask the one who objects whether it would step back a little, just for some minutes. It may come back at any time. What happens?",
          "Offer it a seat from which it can watch everything. Does it accept?",
        ],
        reflections: [
          flooded,
          "{answer}. Yes, as far as it goes.",
          "{answer}. If it stays, then today is for that one. That is all right.",
          "Thank it, either way.",
        ],
        jumps: whenFlooded,
        scaffolds: {
          unknown: [
            "Did anything become softer, wider or quieter? Or the opposite?",
            "If nobody objected, then simply say *fine*.",
          ],
        },
      },
      {
        name: "again",
        expects: { kind: "text" },
        prompts: [
          "Now once more: how do you feel towards the part?",
          "And if you look at it again now, how do you feel towards it?",
        ],
        reflections: [
          flooded,
          {
            text: "{answer}. Tell it so, inwardly. Parts notice when somebody is interested.",
            when: {
              says: [
                "curious",
                "softer",
                "sorry",
                "sad for",
                "compassion",
                "warm",
                "grateful",
                "kinder",
                "understand",
                "interested",
                "calmer",
              ],
            },
          },
          "{answer}. It need not be more than that today.",
          "{answer}. Perhaps it changed, perhaps not; now you know the question.",
          "Thank you. That is as far as we go.",
        ],
        jumps: whenFlooded,
        scaffolds: {
          unknown: [
            "Would you want to know one thing about it? That would already be curiosity.",
            "The same as before, softer, or harder?",
          ],
        },
      },
      backToTheRoom,
    ],
  }),
  closings: [
    {
      text: "Towards {part} you felt this at first: {towards}. And at the end: {again}.",
      when: { answered: "again" },
    },
    "Whoever is against a part is a part as well. One can listen to both, one after the other.",
    "Curiosity cannot be ordered. It comes when enough of the others have stepped back.",
  ],
  tryThisWeek: [
    "To try this week: ask the question once, in the middle of the day: what do I have for this part of me right now, patience or annoyance?",
    "When you are annoyed with yourself: look for the one who is annoyed and ask what it is worried about.",
    "Tell the part of today one friendly sentence that is true, for instance “you have been at it for a long time”.",
  ],
  guidance:
    "The fourth F. Ask how they feel toward the part and listen for who answers. Curiosity, compassion, calm, gratitude: Self is near, encourage telling the part. Annoyance, fear, shame, wanting it gone, analysing it: another part; do not correct, ask what that one is concerned about, then whether it would step back and watch. Repeat at most two or three times; if objectors keep coming, the session is for them and no progress is owed. Do not fake warmth. Never argue for a part against another. If the feeling toward the part is terror, do not come nearer: raise the distance, back to the room. Contempt joined with wishes to hurt oneself is a sign of danger: safety first. End with one true sentence to the part and thanks to those who stepped back.",
  sources: [
    "Richard C. Schwartz and Martha Sweezy, Internal Family Systems Therapy, 2nd edition, 2020",
    "Frank G. Anderson, Martha Sweezy and Richard C. Schwartz, Internal Family Systems Skills Training Manual, 2017",
  ],
};
