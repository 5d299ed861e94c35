import { notDone } from "../not-done.ts";
import type { ProgrammeSession } from "../programme.ts";
import { coreExercise } from "../core.ts";

/** Sessions 7 and 8: what fell to you since, and what the loss did to the world as it was. */
export const daysAndMeaning: readonly ProgrammeSession[] = [
  {
    number: 7,
    title: "What fell to you",
    aim: "Today is about what has changed in daily life, and about making one of these things lighter.",
    welcomes: [
      "A loss brings other losses along, and a good deal of work: forms, meals, roles, money, silence.",
      "So far it was mostly about the loss itself. But somebody also has to take out the rubbish.",
    ],
    openingCheck: {
      withGoal: {
        prompts: [
          "First, what you had taken with you: {goal}. What came of it?",
          "First, the plan from last time. What came of it?",
        ],
        reflections: [
          notDone(
            "That one was large. It may have to be thought of more often before anything is done.",
          ),
          "{answer}. Good, then we know.",
          "Thank you. A week like yours has little room.",
          "All right. What matters is what it was like.",
        ],
      },
      withoutGoal: {
        prompts: [
          "What took the most strength out of you in the last days?",
          "Apart from grief: what has been going on at home, at work, with the practical things?",
        ],
        reflections: [
          "{answer}. That is exactly what today is about.",
          "Good that you mention it; such things rarely get counted.",
          "Thank you. We will see whether some of it can be made lighter.",
        ],
      },
    },
    core: coreExercise({
      id: "process-grief-7",
      title: "The other losses",
      modality: "Grief Work",
      minutes: 15,
      source: "After the restoration side of Stroebe and Schut's dual process model.",
      about:
        "After a loss one has to learn things one never wanted to learn. This exercise counts them, picks one, and makes it smaller or hands it to somebody.",
      intro: [
        "We make a list, and then take only one thing from it. This is a practical hour; feelings may come and go as they like.",
        "Five steps, from the heap to one small thing. *Skip* and *stop* work as ever.",
      ],
      steps: [
        {
          name: "changes",
          expects: { kind: "list", count: 2 },
          prompts: [
            "What has changed in your days since? Two or more things, large and small.",
            "What do you have to do alone now, or without, or for the first time? Name what comes to mind.",
          ],
          reflections: [
            "{answer}. That all came in addition, and nobody asked whether you had the time.",
            "{answer}. So it is not one loss, it is several under one name.",
            "That is a good deal for someone who is tired already.",
          ],
          scaffolds: {
            unknown: [
              "Go through a day: waking up, meals, the way home, the evening, the bills. Where has something changed?",
              "Who used to do what? Who drove, who phoned, who remembered birthdays?",
            ],
            short: [
              "And what else? A small thing counts, such as a seat at the table.",
              "That is one. Is there another, in the house, with money, among people?",
            ],
          },
        },
        {
          name: "heaviest",
          expects: { kind: "text" },
          prompts: [
            "Which of these takes most out of you at the moment?",
            "If one of them could be gone tomorrow, which?",
          ],
          reflections: [
            "{answer}. Then we take that one.",
            "{answer}. Only that one today.",
            "That explains part of the tiredness.",
          ],
          scaffolds: {
            unknown: [
              "Which one do you put off, or think of when you wake up?",
              "Take the one that comes round most often.",
            ],
          },
        },
        {
          name: "meaning",
          expects: { kind: "text" },
          prompts: [
            "Is it the work itself that is hard in it, or what it says, for instance “now it is really so”?",
            "What makes it so heavy: the effort, not knowing how, or that it means something?",
          ],
          reflections: [
            "{answer}. It is good to know what one is really carrying there.",
            "{answer}. That is worth knowing before one looks for help.",
            "That can be looked at differently from a mere chore.",
          ],
          scaffolds: {
            unknown: [
              "If a stranger did it for you, would it be solved, or would it still hurt?",
              "Does it make you tired, or sad, or angry? Which is nearest?",
            ],
          },
        },
        {
          name: "smaller",
          expects: { kind: "text" },
          prompts: [
            "How could it be made smaller? Do a tenth of it, let somebody else do it, do it badly, or put it off on purpose until a date.",
            "What is the easiest way out of it that would still be all right?",
          ],
          reflections: [
            "{answer}. That is plainly better than nothing.",
            "{answer}. It may be done badly this year.",
            "One thing, and smaller than before.",
          ],
          offSigns: ["nobody can", "no one can", "impossible", "it can't be", "have to do it all"],
          scaffolds: {
            unknown: [
              "Who once said “if there is anything I can do”? This might be the thing.",
              "What happens if it is not done for another month? If nothing happens, that is a way too.",
            ],
            off: [
              "Perhaps not the whole. Which ten minutes of it could somebody else take?",
              "Suppose you had the flu for two weeks. What would simply wait, and who would help out?",
            ],
          },
        },
        {
          name: "rest",
          expects: { kind: "text" },
          prompts: [
            "And one thing to the other side: what in the coming days has nothing to do with the loss at all, and is allowed to?",
            "Which hour of this week shall belong neither to grief nor to duties?",
          ],
          reflections: [
            "{answer}. It is not disloyal.",
            "{answer}. Life is allowed to go on in places while it stands still in others.",
            "Put it where it will not be crowded out.",
          ],
          scaffolds: {
            unknown: [
              "Something that you liked before you had this grief: swimming, cards, a series, the garden. Would a small piece of it be possible?",
              "Or only half an hour in which nobody wants anything. When could it be?",
            ],
          },
        },
      ],
    }),
    closings: [
      {
        text: "From the whole heap you took one thing, {heaviest}, and found a smaller way: {smaller}. The rest may lie there for now.",
        when: { answered: "smaller" },
      },
      "Learning to live with a gap is work, even when it looks like laundry. You counted it today.",
      "You do not have to choose between grieving and living. Most days hold some of each.",
    ],
    tryThisWeek: [
      "To try this week: do only the smaller version of the one thing, or hand it over, and then stop.",
      "Ask one person for one exact thing: “could you call the bank with me on Thursday?” is easier to answer than “I need help”.",
      "Keep the one free hour, even if you do not feel like it. Afterwards write one line about how it was.",
    ],
    guidance:
      "This is the restoration side: secondary losses, roles, paperwork, money, meals, loneliness, changed friendships. Be concrete and practical. Ask for the list, then narrow to one item; find out whether the burden is effort, skill or meaning, since each needs something else. Smaller, shared, postponed or done badly all count as solutions. Watch for two extremes: burying oneself in tasks so as not to feel, and neglect of food, sleep, bills or medicines already prescribed; for the latter name a practical helper or a doctor. Give no legal or financial advice; name who gives it. Where children or animals depend on the person, ask who else looks after them. Permit pleasure without a sermon. End with one small thing and one free hour.",
    sources: [
      "Margaret Stroebe and Henk Schut, The dual process model of coping with bereavement: Rationale and description, Death Studies, 1999",
      "J. William Worden, Grief Counseling and Grief Therapy, 5th edition, 2018",
    ],
  },
  {
    number: 8,
    title: "The world as it was",
    aim: "Today we ask which certainties it has shaken, who you are in it now, and what still holds.",
    welcomes: [
      "A loss does not only take something. It also changes what one believed about life and about oneself.",
      "After the tasks comes a quieter question: what does the world look like to you since?",
    ],
    openingCheck: {
      withGoal: {
        prompts: [
          "Your small thing was {goal}. Did it become lighter, heavier, or neither?",
          "Did the small thing of last week get lighter, or was it left lying?",
        ],
        reflections: [
          notDone("It was left lying. It may stay there another week."),
          "{answer}. Either is a result.",
          "Left lying may also mean that it was not the most important thing.",
          "Thank you, that is useful to know.",
        ],
      },
      withoutGoal: {
        prompts: [
          "Was there a moment lately when you thought “so this is how it is now”?",
          "How was the week, seen from a little further away?",
        ],
        reflections: [
          "{answer}. It leads us to today.",
          "Thank you. We stay near that.",
          "We begin there.",
        ],
      },
    },
    core: coreExercise({
      id: "process-grief-8",
      title: "What still holds",
      modality: "Meaning-Making",
      minutes: 20,
      source: "After Robert Neimeyer's work on meaning reconstruction.",
      about:
        "Much of what we rely on is never put into words until it breaks. This exercise names what broke, who you were in that bond, and which of your convictions carries weight even so.",
      intro: [
        "These are large questions; small answers are enough. I am not looking for a meaning in your loss, only for where you stand. *Skip* and *stop* work.",
        "You do not have to find anything good in it. We look at what broke and at what holds.",
      ],
      steps: [
        {
          name: "before",
          expects: { kind: "text" },
          prompts: [
            "What did you take for granted before, without ever having thought about it?",
            "Which certainty has gone? For instance that one grows old together, that the body does as it is told, that effort pays.",
          ],
          reflections: [
            "{answer}. One only sees such a floor once it gives way.",
            "{answer}. That was no naivety. Everyone lives on such ground.",
            "So that went too, beside what you lost.",
          ],
          scaffolds: {
            unknown: [
              "Complete this, please: “I had always assumed that ...”.",
              "What startles you since then that left you cold before: a phone at night, a doctor's letter, happy couples?",
            ],
          },
        },
        {
          name: "whoThen",
          expects: { kind: "text" },
          prompts: [
            "Who were you there? The one who laughed, the one who was needed, someone's child, a runner?",
            "Which side of you came out there and hardly anywhere else?",
          ],
          reflections: [
            "{answer}. So you miss that side of yourself as well.",
            "{answer}. One loses with somebody also the person one was beside them.",
            "That belongs to the loss, and it is rarely spoken of.",
          ],
          scaffolds: {
            unknown: [
              "What were you called there? By which name, in which tone?",
              "What could you do there that you did not need to explain?",
            ],
          },
        },
        {
          name: "kept",
          expects: { kind: "text" },
          prompts: [
            "Is there something from that side that is still in you, or comes through now and then?",
            "Where did you catch yourself lately being like that, even if only for a moment?",
          ],
          reflections: [
            "{answer}. So it has not gone altogether.",
            "{answer}. That was yours as well, and not only on loan.",
            "It may show itself at odd moments; it does not spoil.",
          ],
          scaffolds: {
            unknown: [
              "Who else knows you from that side? What would they say to this?",
              "What would have to happen for it to come out for five minutes?",
            ],
          },
        },
        {
          name: "holds",
          expects: { kind: "text" },
          prompts: [
            "What has remained true in spite of everything? About people, about you, about what counts.",
            "Which sentence would you still sign today?",
          ],
          reflections: [
            "{answer}. It was tested, and it is still there.",
            "{answer}. That you can stand on, even if it is a small patch.",
            "Not much has to hold for one to be able to stand.",
          ],
          scaffolds: {
            unknown: [
              "Who surprised you in this time, in a good way? What does that tell about people?",
              "What would you never again think unimportant?",
            ],
          },
        },
        {
          name: "stance",
          expects: { kind: "text" },
          prompts: [
            "How do you want to carry this loss, if you have to carry it? With which attitude: defiant, tender, quiet, open?",
            "You could not choose what happened. What about the way you live with it is yours to choose?",
          ],
          reflections: [
            "{answer}. That is a direction, and it does not ask you to approve of anything.",
            "{answer}. It can be different from day to day, and still be yours.",
            "Nobody else can choose that for you.",
          ],
          scaffolds: {
            unknown: [
              "Do you know somebody who lives with a great loss in a way you respect? How do they do it?",
              "How would what you lost have wished to see you live? Leave it if that question does not fit.",
            ],
          },
        },
      ],
    }),
    closings: [
      {
        text: "What broke was {before}. What holds is {holds}. Between the two one can live for a while.",
        when: { answered: "holds" },
      },
      "You did not have to find a meaning in it. You found out where you stand, and that is more honest.",
      "The world has become less certain. It is still yours.",
    ],
    tryThisWeek: [
      "To try this week: do one small thing out of that side of you which you miss, and see who notices.",
      "Write the one sentence that you would still sign on a slip of paper, and put it where you brush your teeth.",
      "Ask somebody who has lived with a loss for years: “what still held for you?”",
    ],
    guidance:
      "Meaning here is not a silver lining. Never suggest that the loss was for something, taught a lesson or made the person stronger; if they say so themselves, take it as theirs. Name the broken assumption without repairing it. The loss of a self in the bond (being someone's child, a partner, a runner, needed) is often new to people: go slowly there. Look for what still comes through in present life. Faith: use their words, neither strengthen nor doubt it; anger at God is allowed. If nothing at all holds, do not argue: ask what they did this morning and why, and find value in that. Statements such as “there is no point in living any more” are not philosophy but a sign: safety first. End with an attitude in their words.",
    sources: [
      "Robert A. Neimeyer (ed.), Meaning Reconstruction and the Experience of Loss, 2001",
      "Ronnie Janoff-Bulman, Shattered Assumptions: Towards a New Psychology of Trauma, 1992",
    ],
  },
];
