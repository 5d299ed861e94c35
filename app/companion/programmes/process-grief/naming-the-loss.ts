import { notDone } from "../not-done.ts";
import type { ProgrammeSession } from "../programme.ts";
import { coreExercise } from "../core.ts";

/** Session 1: what is gone. */
export const namingTheLoss: ProgrammeSession = {
  number: 1,
  title: "What is gone",
  aim: "Today you say what is gone, as far as you want to, and what you would need from this time.",
  welcomes: [
    "It does not matter whether you lost a person, an animal, a relationship, your health or a plan: what counts is that it is missing.",
    "Grief has no order that you have to keep to, and nothing here has to be finished.",
  ],
  openingCheck: {
    withGoal: {
      prompts: [
        "Before we begin: you had set yourself {goal}. How did that go, even a little?",
        "Before we begin: you had wanted to try something small. What became of it?",
      ],
      reflections: [
        notDone("Then the week had other things in it. We leave that behind us."),
        "{answer}. So that is where you come from today.",
        "We begin from there.",
        "Thank you. That is enough of a beginning.",
      ],
    },
    withoutGoal: {
      prompts: [
        "Before we begin: how is it tonight, or whatever time it is with you? A few words are enough.",
        "First, how are you right now? It need not be a whole sentence.",
      ],
      reflections: [
        "{answer}. Then we go at that pace.",
        {
          text: "Then it is one of those hours. You need not be any better than that here.",
          when: {
            says: [
              "not good",
              "not great",
              "bad",
              "terrible",
              "awful",
              "can't sleep",
              "tired",
              "exhausted",
              "crying",
              "empty",
              "numb",
              "sad",
              "alone",
              "lonely",
              "lost",
            ],
          },
        },
        "Thank you for saying it as it is. We go slowly.",
        "We take it from there, without hurry.",
      ],
    },
  },
  core: coreExercise({
    id: "process-grief-1",
    title: "Naming the loss",
    modality: "Grief Work",
    minutes: 20,
    source: "After the first task of mourning in J. William Worden's work.",
    about:
      "It is hard to grieve for something that has no words yet. These questions help you say what is gone, when you miss it most, and what you would need.",
    intro: [
      "Six questions. You decide how much you tell; *skip* and *stop* always work, and tears are no reason to hurry.",
      "We go in small steps. If one of them is too much, say *skip* or *stop*; it is all right to leave something unsaid.",
    ],
    steps: [
      {
        name: "who",
        expects: { kind: "text" },
        prompts: [
          "Who or what have you lost? A name is enough, if you like to use it here.",
          "What is it that is gone: a person, an animal, a relationship, your health, a plan? Say it as you would say it to yourself.",
        ],
        reflections: [
          "{answer}. I will use your words for it.",
          "{answer}. So that is who and what this time is for.",
          "Thank you. It is not a small thing to write that down.",
          "Then that is what we are here for.",
        ],
        scaffolds: {
          unknown: [
            "Sometimes it is hard to put a finger on it, because it is several things. Which one do you think of first in the morning?",
            "It may also be something that never came to be, for instance a child, a job, a life with someone. Is it something like that?",
          ],
        },
      },
      {
        name: "told",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "How did it come about? Only as much as you want to tell, two sentences or twenty.",
          "What happened, in the order in which you remember it? You can leave out whatever you do not want to look at today.",
        ],
        reflections: [
          {
            text: "Thank you for telling me. Not to have been there at the end weighs on many people; it gets room of its own in a later session. For now it has been said.",
            when: {
              says: [
                "not the last",
                "wasn't there",
                "was not there",
                "not there",
                "too late",
                "didn't say goodbye",
                "never said goodbye",
                "couldn't say goodbye",
              ],
            },
          },
          {
            text: "Thank you for telling me. So sudden that there was no time to get used to it, not even to the thought.",
            when: {
              says: [
                "sudden",
                "suddenly",
                "out of nowhere",
                "from one day to the next",
                "overnight",
                "no warning",
              ],
            },
          },
          "Thank you for telling me. You can add to it at any time.",
          "That is a lot to have gone through. I have read all of it.",
          "I have read it, slowly. We do not have to do anything with it now.",
        ],
        scaffolds: {
          unknown: [
            "Then leave out how it happened. How did you come to know that it was over?",
            "Was it sudden, or did it come slowly? One word is enough.",
          ],
          short: [
            "That may be all for now. If you want to add one thing that people should know about it, what is it?",
            "And if you want to say a little more: what came just before?",
          ],
        },
      },
      {
        name: "missing",
        expects: { kind: "text" },
        prompts: [
          "When in an ordinary day do you notice most that it is missing?",
          "Where is the gap largest: a time of day, a chair, a phone that stays silent, something you no longer do?",
        ],
        reflections: [
          "{answer}. That is where it is felt, in the ordinary things.",
          "{answer}. Others hardly see such a gap, and you walk past it every day.",
          "So the gap has a place. It helps to know where it is.",
          "These small places often hurt more than the large ones.",
        ],
        scaffolds: {
          unknown: [
            "Think of yesterday from the morning on. Was there a moment when you caught yourself expecting it to be as before?",
            "For example “at six, when the key used to turn” or “Sundays”. Is there something like that?",
          ],
        },
      },
      {
        name: "unseen",
        expects: { kind: "text" },
        prompts: [
          "What do people around you not understand about this loss?",
          "Is there something about it that nobody has asked you, and that you would have liked to say?",
        ],
        reflections: [
          "{answer}. Here it has been said.",
          "{answer}. That can be lonely, next to the loss itself.",
          "Good that it stands here now, at least.",
          "It is tiring to grieve for something and to explain it as well.",
        ],
        scaffolds: {
          unknown: [
            "Perhaps somebody said something well meant that hurt: “at least”, “you will find another”. Was there one?",
            "If they understand it well, that counts too. Who understands best?",
          ],
        },
      },
      {
        name: "carries",
        expects: { kind: "text" },
        prompts: [
          "What has carried you until today, even a little? A person, a habit, a song, mere stubbornness.",
          "You have come through all the days until this one. What helped with that?",
        ],
        reflections: [
          "{answer}. Keep that near.",
          "{answer}. It need not be much to hold.",
          "That may look small, and it held.",
          "We will come back to what holds you.",
        ],
        scaffolds: {
          unknown: [
            "Perhaps something very plain: that the dog wants out, that work begins at nine, that somebody texts. What was it yesterday?",
            "If nothing comes to mind: what makes the evening a shade easier to bear?",
          ],
        },
      },
      {
        name: "need",
        expects: { kind: "text" },
        prompts: [
          "Last for today: what would you need from these sessions? To talk, to understand, to be left in peace with it for an hour?",
          "What should this time be for you? It may change later.",
        ],
        reflections: [
          "{answer}. I keep to that.",
          "{answer}. That is a good measure for what we do here.",
          "Then this may be such a place. If it should become another one, say so.",
          "That may stay open for now.",
        ],
        scaffolds: {
          unknown: [
            "What would make an hour here not wasted? For example “that I can say her name”.",
            "Or the other way round: what should not happen here?",
          ],
        },
      },
    ],
  }),
  closings: [
    {
      text: "You have said who and what it is: {who}. And where it is missed most: {missing}. That is enough for one day.",
      when: { answered: "missing" },
    },
    "You have put something into words that is hard to put into words. It may be that you are tired now; that is not a step back.",
    "Nothing is solved, and it was not meant to be. It has been said, and it has been heard as far as I can hear.",
  ],
  tryThisWeek: [
    "To try this week: say the name of what you lost aloud once, alone or to somebody who can bear it.",
    "If you want to: put one thing that belongs to your loss in a place where you see it, or put it away from there for a week. Notice which is easier.",
    "Or only this: tell one person one sentence of what you wrote today.",
  ],
  guidance:
    "Let the person name the loss in their own words and use exactly those. Do not rank losses: an animal, a plan, health or a relationship counts like a person. Never speak of stages, closure, moving on, a better place, or everything having a reason. Ask little, one thing at a time; after the story of how it came about, answer with one plain sentence before the next question. Do not press for details of the death or of the end; if the story is violent or very recent, stay with today and with who is near. Notice what carries them and name it back. If they say that they want to be with the one who died, or see no point in going on, leave the programme: safety comes first. Deep numbness or shock in the first days is common and no topic to work on. End by asking what they need from these sessions.",
  sources: [
    "J. William Worden, Grief Counseling and Grief Therapy, 5th edition, 2018",
    "Kenneth J. Doka (ed.), Disenfranchised Grief: Recognizing Hidden Sorrow, 1989",
  ],
};
