import { notDone } from "../not-done.ts";
import type { ProgrammeSession } from "../programme.ts";
import { coreExercise } from "../core.ts";

/** Session 2: how grief comes and goes. */
export const theWaves: ProgrammeSession = {
  number: 2,
  title: "How the waves come",
  aim: "Today we look at how grief moves through your days: when it comes, and when it leaves you alone for a while.",
  welcomes: [
    "Last time you said what is gone. It stays gone, and still no day is the same as the next.",
    "Whoever grieves is not sad all day long, and need not be. The hours between belong to it as well.",
  ],
  openingCheck: {
    withGoal: {
      prompts: [
        "First, the time since: you had wanted to try {goal}. What came of it?",
        "You had taken something small with you from last time. How was that?",
      ],
      reflections: [
        notDone("Some weeks have no room for such things. It can wait."),
        "{answer}. Thank you for telling me how it really was.",
        "Done or not done, both tell us something.",
        "It was meant as a trial, not as homework.",
      ],
    },
    withoutGoal: {
      prompts: [
        "First, the days since: was there one that was heavier than the others?",
        "How have the days been since we spoke of your loss?",
      ],
      reflections: [
        "{answer}. We have that in mind today.",
        "Thank you. That already speaks of waves.",
        "I keep that beside us as we go on.",
      ],
    },
  },
  core: coreExercise({
    id: "process-grief-2",
    title: "A map of the waves",
    modality: "Grief Work",
    minutes: 15,
    source: "After the dual process model of Margaret Stroebe and Henk Schut.",
    about:
      "People who grieve go back and forth between being with the loss and being busy with life. This exercise looks at one wave, from its beginning to its end, and at what lies between the waves.",
    intro: [
      "We take one single wave, not the worst, and look at it from the beginning to the end. *Stop* and *skip* work as before.",
      "Choose a wave that you can look at today without being swept off. If it gets too much, say *stop*, and look around the room you are in.",
    ],
    steps: [
      {
        name: "wave",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "When did it last come over you? Where were you?",
          "Think of a wave from the last days, a middling one. Where were you, and what were you doing just before?",
        ],
        reflections: [
          "{answer}. So it came in the middle of that.",
          "I see the moment. Grief seldom asks whether it suits.",
          "Thank you. We stay with that one.",
        ],
        scaffolds: {
          unknown: [
            "It need not have been tears. Perhaps you had to leave a room, or could not answer somebody. Was there such a moment?",
            "If you felt nothing these days: that happens too. When did you last notice that you felt nothing?",
          ],
          short: [
            "And what happened just before it came?",
            "Where was that, and was anybody with you?",
          ],
        },
      },
      {
        name: "trigger",
        expects: { kind: "text" },
        prompts: [
          "What set it off, if anything did? A song, a smell, a sentence, an empty seat?",
          "Was there something that opened the door to it?",
        ],
        reflections: [
          "{answer}. Of all things, such a small one.",
          "{answer}. It will not be the last time, and you will know it then.",
          "It helps to know the doors, even if one does not want to lock them.",
          "Sometimes nothing sets it off. It comes because there was room.",
        ],
        scaffolds: {
          unknown: [
            "Go back one minute before it began. What did you hear, see, read or think of?",
            "It may have come from nowhere. Then say “nothing”; that is common.",
          ],
        },
      },
      {
        name: "body",
        expects: { kind: "text" },
        prompts: [
          "Where in the body did you feel it?",
          "What did your body do: throat, chest, stomach, hands, knees?",
        ],
        reflections: [
          "{answer}. Grief is heavy work for a body.",
          "{answer}. That is worth knowing, for it often speaks first.",
          "The body mourns as well, and it gets tired from it.",
          "That is one of the signs by which you can tell it early.",
        ],
        scaffolds: {
          unknown: [
            "Was it more of a weight, a tightness, an emptiness or a cold? And roughly where?",
            "Some people notice only that they hold their breath. Was it something like that?",
          ],
        },
        quickAnswers: ["Throat", "Chest", "Stomach", "Everywhere"],
      },
      {
        name: "ebb",
        expects: { kind: "text" },
        prompts: [
          "And then it went down again, at some point. What happened around then?",
          "How did that wave end? Did you do something, did somebody come, or did it just pass?",
        ],
        reflections: [
          "{answer}. It had an end, that one.",
          "{answer}. You were there when it turned; that is worth remembering in the next one.",
          "So it ended, although in the middle it does not feel as if it would.",
          "It rose and it fell.",
        ],
        scaffolds: {
          unknown: [
            "How were you half an hour later? What had changed by then?",
            "Did you cry until it was over, wash your face, call someone, fall asleep? Something of the kind?",
          ],
        },
      },
      {
        name: "between",
        expects: { kind: "text" },
        prompts: [
          "Between the waves: when did you last forget it for a moment? What were you doing?",
          "There are times when grief leaves you alone, be it for three minutes. When was the last one?",
        ],
        reflections: [
          "{answer}. That was no betrayal. Whoever grieves needs shore as well as water.",
          "{answer}. It belongs to grieving, as much as the tears do.",
          "Such minutes take nothing away from what you lost.",
          "Researchers found that going back and forth is what grieving looks like. Resting from it is half of it.",
        ],
        scaffolds: {
          unknown: [
            "A film, a task at work, a joke that made you laugh before you remembered? Something of that sort?",
            "If there has been no such moment: where would one be most likely, and with whom?",
          ],
        },
      },
      {
        name: "shore",
        expects: { kind: "text" },
        prompts: [
          "When the next wave comes, what could you hold on to until it turns? One thing, as simple as can be.",
          "Suppose it comes tomorrow in the supermarket. What is one thing that would help you through these minutes?",
        ],
        reflections: [
          "{answer}. Good, something to hold on to.",
          "{answer}. It does not have to stop the wave, only to last as long.",
          "That will do. You need not be graceful at it.",
          "Good to have thought of it beforehand.",
        ],
        scaffolds: {
          unknown: [
            "For example: “both feet on the floor and the cold glass in my hand”, or “I go outside and text my brother”. What would be yours?",
            "What did you do in the last one that made it at least no worse?",
          ],
        },
      },
    ],
  }),
  closings: [
    {
      text: "So you know one of your waves now: it comes with {trigger}, it is felt here: {body}, and it turns. For the next one you have {shore}.",
      when: { answered: "shore" },
    },
    "A wave has a beginning, a height and an end. And the time between the waves is yours, without a bad conscience.",
    "You cannot order the sea about. You can know it a little better than before.",
  ],
  tryThisWeek: [
    "To try this week: take one hour off from grief on purpose, with something that needs your hands. When it is over, notice what the hour was like.",
    "For the next days: after a wave, write down in three words what set it off, where you felt it, how it ended.",
    "If evenings are the worst: tell somebody tonight at what time it usually comes, and ask for one message around then.",
  ],
  guidance:
    "Teach, in few words, that grief goes back and forth between the loss and life, and that neither side is wrong. Look at one wave only, a middling one, as an observer: before, trigger, body, end. If the person drops into the feeling while telling, slow down: feet on the floor, what do you see around you, and ask whether to go on. If they report no feelings at all, say that numbness is common and stay with the body and the days. People who never leave the loss need permission to rest; people who never touch it need a small, safe approach, not a push. Do not call rest avoidance. Do not measure progress by less crying. If waves are so strong that they do not eat or sleep for many days, suggest a doctor or a grief counsellor plainly. End with one thing to hold on to.",
  sources: [
    "Margaret Stroebe and Henk Schut, The dual process model of coping with bereavement: Rationale and description, Death Studies, 1999",
    "J. William Worden, Grief Counseling and Grief Therapy, 5th edition, 2018",
  ],
};
