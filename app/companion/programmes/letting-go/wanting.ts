import { coreExercise } from "../core.ts";
import type { ProgrammeSession } from "../programme.ts";

export const wanting: ProgrammeSession = {
  number: 6,
  title: "Wanting",
  aim: "Today we look at wanting: the difference between liking something and having to have it.",
  welcomes: [
    "After fear comes its sister. Wanting also says that things are not right as they are, only with a friendlier face.",
    "This time no dark feeling. We take something you want, and look at the grip around it.",
  ],
  openingCheck: {
    withGoal: {
      prompts: [
        "You left here with {goal}. Where has it got to?",
        "The thing to try was {goal}. What would you say about it now?",
      ],
      reflections: [
        {
          text: "Then it stayed on paper. Nothing is lost by that.",
          when: { says: ["no", "not", "didn't", "forgot", "didnt", "never"] },
        },
        "{answer}. Half of it is noticing, and that you did.",
        "{answer}. Thank you for telling me plainly.",
        "Thank you for telling me plainly.",
      ],
    },
    withoutGoal: {
      prompts: [
        "What have you caught yourself wishing for lately, in between other things?",
        "Of what did you think this week: if only I had that, I could rest?",
      ],
      reflections: [
        "{answer}. A good subject for today, perhaps.",
        "{answer}: many people could sign that.",
        "Good. Something like it will do for today.",
      ],
    },
  },
  core: coreExercise({
    id: "letting-go-6",
    title: "Opening the hand",
    modality: "Letting Go Technique",
    minutes: 12,
    source:
      "After David R. Hawkins, Letting Go, 2012, and what G. Alan Marlatt described for urges: that they rise and fall by themselves.",
    about:
      "Wanting itself feels like lack. This exercise separates the thing from the lack, and lets the lack be felt, so that a choice is possible: to go for it, to wait, or to let it be.",
    intro: [
      "Six questions about one wish. It is not forbidden to have it afterwards. We only open the hand for a while and look.",
      "Choose a wish with some pull in it: a message you are waiting for, something to buy, a word of praise, a certain outcome. *Skip* and *stop* as ever.",
    ],
    steps: [
      {
        name: "wish",
        expects: { kind: "text" },
        prompts: [
          "What do you want at present, with some urgency in it?",
          "Which wish has you rather than the other way round?",
        ],
        reflections: [
          "{answer}. No need to defend it.",
          "{answer}. A wish is allowed.",
          "A wish is allowed, whatever it is.",
        ],
        scaffolds: {
          unknown: [
            "What do you check most often: a phone, an account, a face?",
            "For example: “that he writes back”, “a flat of my own”, “that they see how much I do”.",
          ],
        },
      },
      {
        name: "promise",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "What does it tell you that you would be, or feel, once you had it?",
          "If you got it tonight, what would be all right at last?",
        ],
        reflections: [
          "{answer}. So that is what is wanted, behind the thing.",
          "{answer}. That is an older wish than the thing itself, perhaps.",
          "So there is something behind the thing.",
        ],
        scaffolds: {
          unknown: [
            "Safe, seen, free, loved, finished, good enough: which word comes nearest?",
            "Imagine having it. What do your shoulders do? What does that say?",
          ],
        },
      },
      {
        name: "lack",
        expects: { kind: "text" },
        prompts: [
          "And what does the not having feel like, in the body, just now?",
          "Leave the thing aside for a moment. How does the lack itself feel, and where?",
        ],
        reflections: [
          "{answer}. That is what wanting is made of, day after day.",
          "{answer}. It is this that drives, more than the thing.",
          "It is this that drives, more than the thing.",
        ],
        scaffolds: {
          unknown: [
            "A pull forwards, a hole, an itch, a restless leg? Think of the thing and see what moves.",
            "What happens in you in the second before you check?",
          ],
        },
      },
      {
        name: "pull",
        expects: { kind: "number", min: 0, max: 100 },
        prompts: [
          "How strong is the pull at this moment, from 0 to 100?",
          "Give the pull a number between 0 and 100.",
        ],
        reflections: [
          {
            text: "{answer}: a strong one. They rise and fall like waves, also the strong ones.",
            when: { from: 70 },
          },
          "{answer}. Let us see what it does when nobody follows it.",
          "Let us see what it does when nobody follows it.",
        ],
        scaffolds: { unknown: ["A nudge or a shove? Guess.", "Below fifty, or above?"] },
      },
      {
        name: "open",
        expects: { kind: "text" },
        prompts: [
          "Close one hand as if round the thing. Then open it slowly, and let the lack be there for a minute without filling it. What did you notice?",
          "Make a fist round the wish, hold, and open it. The wish may lie there; only the grip goes. A minute of that, and then tell me.",
        ],
        reflections: [
          "{answer}. The wish may still be there; the hand is open.",
          "{answer}. One can want something with an open hand.",
          "One can want something with an open hand.",
        ],
        scaffolds: {
          unknown: [
            "Was there a moment in which it was simply quiet, and be it two seconds?",
            "If the hand wanted to close again, then that is what you noticed. Did it?",
          ],
        },
      },
      {
        name: "choice",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "From here, what would you choose: go after it, wait, ask for it, or let it be for now?",
          "With the hand open, what is the sensible next thing about this wish?",
        ],
        reflections: [
          "{answer}. That sounds like a choice and not like a pull.",
          "{answer}. Good, and it may change again.",
          "It may stay open for now.",
        ],
        scaffolds: {
          unknown: [
            "If you could only ask for it once, in one friendly sentence, whom would you ask?",
            "What would you advise a friend with the same wish?",
          ],
        },
      },
    ],
  }),
  closings: [
    {
      text: "What you want: {wish}. What you hope for behind it: {promise}. The second can sometimes be had in smaller coin, and sooner.",
      when: { answered: "promise" },
    },
    "A wish can be kept and the grip let go. That leaves a hand free.",
  ],
  tryThisWeek: [
    "Once a day, let an impulse to check or to buy pass by for ten minutes. Watch it rise and fall, then decide.",
    "Give yourself a small coin of what stands behind the wish: ten minutes of rest, one honest word, one call.",
    "Each evening name one thing that you have and once wanted very much.",
  ],
  guidance:
    "Wanting as felt lack. Distinguish preference from compulsion; the aim is choice, not renunciation. Legitimate needs (rest, safety, fair pay, affection) are not to be let go of: help the person ask for them. With alcohol, drugs, gambling or eating, keep to noticing the wave and suggest proper help (a doctor, SAMHSA 1-800-662-4357); never discuss amounts. With longing for a person who left or died, be soft and stay with what the wish hopes for. No moralising about possessions.",
  sources: [
    "David R. Hawkins, Letting Go: The Pathway of Surrender, 2012",
    "G. Alan Marlatt and Judith R. Gordon, Relapse Prevention, 1985",
  ],
};
