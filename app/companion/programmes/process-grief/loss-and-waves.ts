import { notDone } from "../not-done.ts";
import type { ProgrammeSession } from "../programme.ts";
import { coreExercise } from "../core.ts";

/** Sessions 1 and 2: what was lost, and how grief moves. */
export const lossAndWaves: readonly ProgrammeSession[] = [
  {
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
            "If it changes, say so.",
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
  },
  {
    number: 2,
    title: "How the waves come",
    aim: "Today we look at how grief moves through your days: when it comes, and when it leaves you alone for a while.",
    welcomes: [
      "Last time you said what is gone. It stays gone, and still no day is the same as the next.",
      "Whoever grieves is not sad all day long, and may not be. The hours between belong to it as well.",
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
  },
];
