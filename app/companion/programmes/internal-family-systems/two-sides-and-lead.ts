import type { ProgrammeSession } from "../programme.ts";
import { notDone } from "../not-done.ts";
import { coreExercise } from "../core.ts";
import { backToTheRoom, flooded, whenFlooded } from "./back-to-the-room.ts";

/** Sessions 9 and 10: two parts at odds, and who leads. */
export const twoSidesAndLead: readonly ProgrammeSession[] = [
  {
    number: 9,
    title: "Two at odds",
    aim: "Today you sit down with two parts that have long been fighting, and chair their conversation without taking sides.",
    welcomes: [
      "Some parts have been pulling at the same rope for years, at opposite ends. The harder one pulls, the harder the other does.",
      "In the first session you heard two sides of a small question. You can do more by now, so today we take one that goes deeper.",
    ],
    openingCheck: {
      withGoal: {
        prompts: [
          "Last time ended with {goal}. What was it like when the moment came?",
          "What happened with {goal}, and with the part that puts out fires?",
        ],
        reflections: [
          notDone("It was too quick for you, as it is made to be. No harm done."),
          "{answer}. Thank you for telling it without dressing it up.",
          "One more way is a good deal.",
        ],
      },
      withoutGoal: {
        prompts: [
          "In which question were you torn in the last days?",
          "Was there a tug of war in you lately? About what?",
        ],
        reflections: [
          "{answer}. That could be the one for today.",
          "We will see whether both can be heard.",
          "Thank you. Let us look at who is pulling.",
        ],
      },
    },
    core: coreExercise({
      id: "internal-family-systems-9",
      title: "Chairing the meeting",
      modality: "Internal Dialogue",
      minutes: 20,
      source: "After the work with polarised parts in Internal Family Systems.",
      about:
        "Polarised parts keep each other at work: each is as extreme as the other makes it. When both are sure of being heard by somebody who takes no side, they can let the rope sag a little.",
      intro: [
        "You are in the chair: nobody interrupts, each speaks in turn. No decision has to come out. *Stop* works.",
        "Six steps. If one part takes you over, say “a part of me ...”, and take the chair again.",
      ],
      steps: [
        {
          name: "dispute",
          expects: { kind: "text", minWords: 2 },
          prompts: [
            "What is the dispute about? Stay or go, rest or perform, say it or swallow it.",
            "Over which question have two parts of you been fighting for a long time?",
          ],
          reflections: [
            flooded,
            "{answer}. That costs strength, even when nothing moves.",
            "{answer}. That is the item on the agenda.",
            "An old dispute, then. We give it an ordered half hour.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "What do you resolve on Sundays and drop by Wednesday?",
              "“I should” on one side, “I can't” or “I won't” on the other: where do you have that?",
            ],
            short: ["What do the two want, in half a sentence each?", "Between what and what?"],
          },
        },
        {
          name: "left",
          expects: { kind: "text" },
          prompts: [
            "The one on the left begins. What does it want, and what does it fear about the other?",
            "First the one that pushes. What does it have to say, and what does it accuse the other of?",
          ],
          reflections: [
            flooded,
            "{answer}. It has been heard; it may lean back.",
            "{answer}. So it pulls so hard because the other one does.",
            "No reply from the other side yet.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "“If I gave way, then ...”. How does it go on?",
              "What would it do if it did not have to fear the other?",
            ],
          },
        },
        {
          name: "right",
          expects: { kind: "text" },
          prompts: [
            "Now the one on the right. What does it want, and what does it fear about the first?",
            "And the one that brakes: what does it stand for, and what must not happen in its eyes?",
          ],
          reflections: [
            flooded,
            "{answer}. That has been heard as well.",
            "{answer}. It would be less stubborn, too, if it were not alone against the other.",
            "Both have spoken, with the same right.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "What does it spare you from, each time it wins?",
              "It may be quiet and only act. What does it say by acting like that?",
            ],
          },
        },
        {
          name: "common",
          expects: { kind: "text" },
          prompts: [
            "What do both of them want for you, if one goes deep enough? There is often one thing.",
            "From the chair: on what are the two agreed, without noticing it?",
          ],
          reflections: [
            flooded,
            "{answer}. Tell it to both of them.",
            "{answer}. So they have been fighting for the same side with different means.",
            "Both want you not to come to harm. That is something.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "Peace, respect, not being hurt, a life of your own: which would both sign?",
              "What would both be sad about, if you lost it?",
            ],
          },
        },
        {
          name: "give",
          expects: { kind: "text" },
          prompts: [
            "Ask each of them: what could you give way on by a hand's breadth, if the other did the same?",
            "Which small step could both put up with, for one week?",
          ],
          reflections: [
            flooded,
            "{answer}. It is a truce, and not a treaty.",
            "{answer}. Small enough that neither of them loses face.",
            "However small it is, they have sat at one table.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "An hour for the one, an hour for the other? Try it out with the right to go back?",
              "What would each need from the other in order to ease off?",
            ],
          },
        },
        backToTheRoom,
      ],
    }),
    closings: [
      {
        text: "The one says {left}, the other {right}. For one week they try this: {give}.",
        when: { answered: "give" },
      },
      "You did not have to decide. You kept the chair while both spoke, and that is rarer than a decision.",
      "Two parts that know each is heard pull less. It may take some meetings.",
    ],
    tryThisWeek: [
      "To try this week: keep the truce on one single day, and afterwards ask both how it was.",
      "Draw the two ends of the rope on paper and put yourself in the middle, standing and not tied on.",
      "When one of them wins, ask the other what it needs now, before it takes revenge.",
    ],
    guidance:
      "Polarised parts. The person chairs, you only help with order: item, left, right, common ground, small give and take. Do not side, not even with the “healthy” one; do not decide. If the person speaks as one part for long, ask who is in the chair. Each part is as extreme as it believes the other makes it; name that once. Decisions such as leaving a job or a partner are not made here. If the dispute is “live or die”, to harm oneself or somebody, or to stay with a violent person, stop: safety first. If one side is hurt and young, it gets no turn at the table: acknowledge it, let it wait in safety, and mention a therapist. A meeting with no result is a good meeting. End with thanks to both and a clear return to the room.",
    sources: [
      "Richard C. Schwartz and Martha Sweezy, Internal Family Systems Therapy, 2nd edition, 2020",
      "Jay Earley, Resolving Inner Conflict, 2012",
    ],
  },
  {
    number: 10,
    title: "Who leads",
    aim: "Today it is about the one who has been listening all the time: which of your qualities show when no part is in the way.",
    welcomes: [
      "We have talked about many parts, and hardly about the one who talked with them.",
      "Whoever chairs a meeting of parts is no part. IFS calls it the Self, and you have been that more often than you may think.",
    ],
    openingCheck: {
      withGoal: {
        prompts: [
          "There was a truce or a plan: {goal}. Did it hold?",
          "How did the two sides get on with {goal}?",
        ],
        reflections: [
          notDone("It did not hold, or not for long. One learns from that where it is tight."),
          "{answer}. Even a broken truce shows where it is tight.",
          "They will remember that you were in the chair.",
        ],
      },
      withoutGoal: {
        prompts: [
          "When were you quite with yourself in the last days, if only briefly?",
          "Was there a moment this week when it was calm in you?",
        ],
        reflections: [
          "{answer}. Keep that moment; we need it at once.",
          "Thank you. We look for such moments today, near or further back.",
          "That leads straight there.",
        ],
      },
    },
    core: coreExercise({
      id: "internal-family-systems-10",
      title: "The qualities of the Self",
      modality: "Self-Leadership",
      minutes: 15,
      source: "After the eight Cs of Self-leadership of Richard C. Schwartz.",
      about:
        "Calm, curiosity, clarity, compassion, confidence, courage, creativity, connectedness: IFS takes it that these are in everyone and come forward when parts make room. Here you look for yours in a real moment.",
      intro: [
        "It is not about becoming better. We look for a moment in which you already were like that. *Skip* and *stop* work.",
        "Five questions about one good moment, a large or a tiny one.",
      ],
      steps: [
        {
          name: "moment",
          expects: { kind: "text", minWords: 2 },
          prompts: [
            "Think of a moment when you were simply there: clear, kind, unafraid of somebody or something. What happened?",
            "When did you last surprise yourself by staying calm, or curious, where you are not so otherwise?",
          ],
          reflections: [
            flooded,
            "{answer}. That was you, with nobody at the wheel who is afraid.",
            "A real moment.",
            "Those moments are short for nearly everyone, and they count.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "With a child, an animal, a friend in need, out in nature, absorbed in some work: where are you most like that?",
              "Somebody told you something bad, and you simply listened. When was that?",
            ],
            short: [
              "What did you do then, or leave undone?",
              "Who was there, and what was it about?",
            ],
          },
        },
        {
          name: "quality",
          expects: { kind: "text" },
          prompts: [
            "Which of these words fits that moment best: calm, curious, clear, compassionate, confident, courageous, creative, connected?",
            "If you take one of the eight: calm, curiosity, clarity, compassion, confidence, courage, creativity, connectedness. Which was it?",
          ],
          reflections: [
            flooded,
            "{answer}. You did not have to fetch that from anywhere.",
            "{answer}. It came by itself, once there was room.",
            "So you know that one from your own experience.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "What would somebody have seen who watched you then?",
              "Take the plainest: were you calm? Were you curious?",
            ],
          },
          quickAnswers: ["Calm", "Curious", "Clear", "Courageous"],
        },
        {
          name: "body",
          expects: { kind: "text" },
          prompts: [
            "How does it feel in the body when that is there? Breath, shoulders, eyes, voice.",
            "What did your body do differently in that moment?",
          ],
          reflections: [
            flooded,
            "{answer}. By that you can recognise it.",
            "{answer}. That is your sign, and better than any concept.",
            "The body usually knows first who is leading.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "Recall it for two breaths. Does anything sink, widen, or become warm?",
              "How is your voice then: slower, lower, softer?",
            ],
          },
        },
        {
          name: "crowdedOut",
          expects: { kind: "text" },
          prompts: [
            "Which part most often pushes in front of it? And when?",
            "Who takes over from you most quickly when it gets difficult?",
          ],
          reflections: [
            flooded,
            "{answer}. It thinks that otherwise nobody would do it.",
            "{answer}. So it is the old acquaintance.",
            "One can tell it that there is somebody.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "The planner, the strict one, the one that smooths over, the one that leaves: which of them?",
              "Think of the last conversation that went wrong. Who was talking out of you?",
            ],
          },
        },
        {
          name: "lead",
          expects: { kind: "text" },
          prompts: [
            "Which situation in the next days would you like to lead from there? And what would you say to the part that wants to push in front?",
            "Choose one situation ahead. What would be different if you led it, and not the part?",
          ],
          reflections: [
            flooded,
            "{answer}. For one minute of it would be enough.",
            "{answer}. The part may sit beside you.",
            "To speak for a part is different from speaking out of it. That is all the art.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "A talk, a meal with the family, an e-mail, an evening alone: which is coming?",
              "For example: “You may be afraid. I will do the talking.” How would yours go?",
            ],
          },
        },
        backToTheRoom,
      ],
    }),
    closings: [
      {
        text: "You know it by this word, {quality}, and in the body by this: {body}. From there you may lead.",
        when: { answered: "body" },
      },
      "It is not a state that one has to reach. It is what is there when enough parts trust you with the chair.",
      "Leading does not mean that no part is afraid. It means that the fear does not have to drive.",
    ],
    tryThisWeek: [
      "To try this week: in the one situation, wait for your sign in the body before you speak. Two breaths are enough.",
      "Speak for a part once: “a part of me is annoyed about it” in place of being annoyed.",
      "In the evening, name one moment of the day in which one of the eight words was true.",
    ],
    guidance:
      "Self-leadership through a lived moment, not as an ideal. One real moment, one of the eight Cs, its sign in the body, the part that usually pushes in front, one coming situation. Do not praise; recognise. Many say they have no Self: take tiny evidence (patience with a pet, listening to a friend), or the fact that they listened to parts here. A part may imitate Self (a calm manager that analyses, a spiritual one that floats above): its mark is an agenda or contempt for other parts; ask kindly. Distinguish speaking for a part from speaking out of it. If recalling the moment brings grief that it is so rare, let that be and go slowly. Do not promise that Self mends anything; what is hurt belongs with a therapist. No performance: one minute of leading in one situation is the task.",
    sources: [
      "Richard C. Schwartz, Introduction to Internal Family Systems, 2nd edition, 2023",
      "Richard C. Schwartz, No Bad Parts, 2021",
    ],
  },
];
