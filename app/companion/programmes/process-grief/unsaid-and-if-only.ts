import { notDone } from "../not-done.ts";
import type { ProgrammeSession } from "../programme.ts";
import { coreExercise } from "../core.ts";

/** Sessions 5 and 6: what was left unsaid, and the thoughts that begin with "if only". */
export const unsaidAndIfOnly: readonly ProgrammeSession[] = [
  {
    number: 5,
    title: "What was left unsaid",
    aim: "Today you say some of what you could no longer say, to whom or what you lost.",
    welcomes: [
      "Losses break conversations off, mostly in the middle of a sentence.",
      "You have found a kinder tone towards yourself. In that tone one can also speak to what is gone.",
    ],
    openingCheck: {
      withGoal: {
        prompts: [
          "You had taken {goal} with you. Was there a moment for it?",
          "You had something small with you for the week. Was there a moment for it?",
        ],
        reflections: [
          notDone("Not this time, and you came all the same."),
          "{answer}. That is how such weeks are.",
          "It stays yours, whether it was used or not.",
          "Thank you. We leave it at that and go on.",
        ],
      },
      withoutGoal: {
        prompts: [
          "Did you think, in these days, of something that you would have liked to say?",
          "Before we start: is there something you nearly said aloud lately, to the one who was not there?",
        ],
        reflections: [
          "{answer}. There will be room for it today.",
          "Then you may have brought it along already.",
          "We see what comes.",
        ],
      },
    },
    core: coreExercise({
      id: "process-grief-5",
      title: "Sentences that had no time",
      modality: "Grief Work",
      minutes: 20,
      source: "After Ira Byock's four things, and imagined conversations in grief therapy.",
      about:
        "You write a few sentences to whom or what you lost: thanks, regret, anger, something unfinished. Nobody has to answer. It also works for a body that was well, a home or a plan.",
      intro: [
        "You speak directly, with “you”, if that is possible for you. Each sentence is optional; *skip* what does not fit.",
        "Imagine that you are heard for these minutes, and not interrupted. Write as you would speak. *Skip* and *stop* work.",
      ],
      steps: [
        {
          name: "address",
          expects: { kind: "text" },
          prompts: [
            "To whom or what do you want to speak today? Write the name by which you would call it.",
            "How would you address it: a name, a pet name, “my old life”, “my knee before the accident”?",
          ],
          reflections: [
            "{answer}. Good, then we speak to that.",
            "{answer}. That is a good address.",
            "Take your time with the next sentence.",
          ],
          scaffolds: {
            unknown: [
              "Take the name that you use in your thoughts. Nobody else has to understand it.",
              "If a person is too near: would you rather speak to the house, the years, the plan?",
            ],
          },
        },
        {
          name: "thanks",
          expects: { kind: "text" },
          prompts: [
            "What do you want to thank for? Something particular rather than something great.",
            "Begin with “Thank you for ...”. Which small thing comes?",
          ],
          reflections: [
            "{answer}. Such a thing no one else knows.",
            "{answer}. That has happened, and it stays so.",
            "That has been said now.",
          ],
          scaffolds: {
            unknown: [
              "A gesture, a joke, the way something was done in the morning: what would be gone from the world if you did not remember it?",
              "If there is nothing to give thanks for, that is a true sentence as well. Then say *skip*.",
            ],
          },
        },
        {
          name: "regret",
          expects: { kind: "text" },
          prompts: [
            "Is there something that you are sorry about?",
            "If there is an “I am sorry that ...”, how does it go on?",
          ],
          reflections: [
            "{answer}. That is said, and not only thought.",
            "{answer}. It takes courage to write that. The question of guilt gets a session of its own.",
            "Thank you. It may stand there without being settled.",
          ],
          scaffolds: {
            unknown: [
              "It may be small: a call not returned, a visit put off, an impatient word. Is there one?",
              "If nothing comes, say *none*. Not everyone owes something.",
            ],
          },
        },
        {
          name: "anger",
          expects: { kind: "text" },
          prompts: [
            "And is there something you hold against them, or against the way it went? “I am angry that ...”, “I did not understand why ...”.",
            "Is there something that was done, or left undone, that still stings?",
          ],
          reflections: [
            "{answer}. One can miss somebody and hold something against them.",
            "{answer}. That was allowed to be said. The bond can bear it.",
            "It would have spoken some other time, and louder.",
          ],
          scaffolds: {
            unknown: [
              "Even “that you left me alone with the paperwork” is allowed. Is there something like that?",
              "If there is no anger, then perhaps a question that was never answered?",
            ],
          },
        },
        {
          name: "remaining",
          expects: { kind: "text" },
          prompts: [
            "What did you still want to tell? Something that has happened since, for instance.",
            "If you could tell one thing about yourself as you are today, which would it be?",
          ],
          reflections: [
            "{answer}. That is how one talks with somebody who matters.",
            "{answer}. You would have told it over coffee, or on the stairs.",
            "Good that you told it.",
          ],
          scaffolds: {
            unknown: [
              "What in the last weeks would have got a laugh there, or a shake of the head?",
              "Which piece of news would you have shared first?",
            ],
          },
        },
        {
          name: "ending",
          expects: { kind: "text" },
          prompts: [
            "How do you want to end for today? It need not be a goodbye; “until later” is an ending too.",
            "Which sentence closes this for tonight?",
          ],
          reflections: [
            "{answer}. Let it stand for a moment.",
            "{answer}. Let that stand for a moment, before we go on.",
            "That closes it for today and for no longer than that.",
          ],
          scaffolds: {
            unknown: [
              "How did you part from each other on quite ordinary days?",
              "It may be one word. Which?",
            ],
          },
        },
      ],
    }),
    closings: [
      {
        text: "You spoke today to {address}, and ended with {ending}. What you wrote stays here; you can come back to it or leave it.",
        when: { answered: "ending" },
      },
      "A conversation that broke off has gone on for a while. It may happen that more sentences come in the next days. They are welcome.",
      "Look around the room before you get up: what is in front of you, what time is it, what comes next tonight? You were far away for a moment.",
    ],
    tryThisWeek: [
      "To try this week: write the sentences by hand, on paper, and decide what becomes of it: keep it, bury it, burn it safely, send it nowhere.",
      "If you prefer to speak: say one of the sentences aloud in a place where you used to be together.",
      "For the days after: have something ordinary planned after such writing, a walk, dishes, a call.",
    ],
    guidance:
      "Lead an imagined conversation in short sentences: address, thanks, regret, anger, what is new, an ending. The person writes, you witness; never answer in the voice of the lost one, not even on request, and never claim what they would have said, wanted or forgiven. For a lost plan, home or health the same stems work with “you” or “it”. If the relationship was violent or neglectful, leave out thanks and regret, and keep to what the person wants to say from a safe distance; do not urge forgiveness. A goodbye is optional. Farewell words about oneself (“I will come after you”, “soon”) are a sign of danger, not part of the exercise: stop, safety first. At the end bring them back to the room and to the rest of the evening, and ask who is around.",
    sources: [
      "Ira Byock, The Four Things That Matter Most, 2004",
      "Robert A. Neimeyer (ed.), Techniques of Grief Therapy: Creative Practices for Counseling the Bereaved, 2012",
    ],
  },
  {
    number: 6,
    title: "If only",
    aim: "Today you take one thought of guilt, look at it with the knowledge you had then, and see what remains.",
    welcomes: [
      "Nearly everybody who loses something asks what they could have done.",
      "There are thoughts that begin with “if only” and go round at night. They deserve a fair hearing.",
    ],
    openingCheck: {
      withGoal: {
        prompts: [
          "After last time you wanted to do this: {goal}. How was it, and how were you afterwards?",
          "After the sentences of last time, how were the days, and what became of your plan?",
        ],
        reflections: [
          notDone("It stayed where it was. Such things are patient."),
          "{answer}. Such things go on working for a while.",
          "Thank you. That helps me to go at the right pace.",
          "We do not have to repeat it.",
        ],
      },
      withoutGoal: {
        prompts: [
          "How were you in the days after the last session?",
          "What has stayed with you from last time, if anything?",
        ],
        reflections: [
          "{answer}. Good that you say so.",
          "Thank you. Then we go carefully.",
          "Today is more for the head than for the heart.",
        ],
      },
    },
    core: coreExercise({
      id: "process-grief-6",
      title: "What you knew then",
      modality: "Grief Work",
      minutes: 20,
      source: "After the reality testing of guilt in J. William Worden's work.",
      about:
        "Looking back one knows the ending, and judges as if one had known it then. This exercise separates what you knew from what you know, and what was in your hands from what was not.",
      intro: [
        "We take one “if only”, not all. I will neither talk you out of it nor agree with it; we look. *Skip* and *stop* work.",
        "Six questions, as fair as a good judge: one who hears the circumstances too. Leave out what is too much.",
      ],
      steps: [
        {
          name: "ifOnly",
          expects: { kind: "text", minWords: 3 },
          prompts: [
            "How does your “if only” go? One sentence.",
            "What do you think you should have done, or not done?",
          ],
          reflections: [
            "{answer}. I imagine that it comes often.",
            "{answer}. That is a sentence that can go round for nights.",
            "Thank you. We look at that one only.",
          ],
          scaffolds: {
            unknown: [
              "Begin with “If only I had ...” and take the first thing that comes.",
              "Perhaps it is not a deed but something you did not feel or notice in time. Is it?",
            ],
            short: [
              "Could you say it as a whole sentence, “if only I had ...”?",
              "And then what would have been different, according to that thought?",
            ],
          },
        },
        {
          name: "knew",
          expects: { kind: "text" },
          prompts: [
            "Go back to that day. What did you know then? Only that, nothing you learned later.",
            "What did the situation look like at that moment, with what you saw and had been told?",
          ],
          reflections: [
            "{answer}. That was all there was to go by.",
            "{answer}. You decided with that knowledge, not with today's.",
            "So the ending was not yet written anywhere that you could have read.",
          ],
          scaffolds: {
            unknown: [
              "Who told you what at the time, and what did it look like to others who were there?",
              "Was there anything that pointed to it so clearly that a stranger would have seen it? If not, say *no*.",
            ],
          },
        },
        {
          name: "circumstances",
          expects: { kind: "text" },
          prompts: [
            "And how were you then: how tired, how frightened, how much else was on you?",
            "What else was going on at that time which a fair judge would want to hear?",
          ],
          reflections: [
            "{answer}. That belongs in the picture.",
            "{answer}. Whoever judges you and leaves this out does not judge fairly.",
            "People do what they can with the strength of that day, not with the strength they would have needed.",
          ],
          scaffolds: {
            unknown: [
              "How many hours of sleep had you had in those days, about? And who was helping?",
              "What were you trying to protect when you acted as you did?",
            ],
          },
        },
        {
          name: "hands",
          expects: { kind: "text" },
          prompts: [
            "What of it was really in your hands, and what was in those of others, of an illness, of chance?",
            "If a hundred parts make up what happened, whose are they? Yours, those of others, of the body, of luck.",
          ],
          reflections: [
            "{answer}. Guilt tends to leave most of that out.",
            "{answer}. Guilt likes to claim the whole. It is seldom the whole.",
            "That is a sharper picture than “it was me”.",
          ],
          scaffolds: {
            unknown: [
              "Count those who had a part in it: other people, doctors, weather, time, the other's own decisions. Whom would you name?",
              "If your best friend had stood in your place that day, would it have turned out otherwise for certain?",
            ],
          },
        },
        {
          name: "left",
          expects: { kind: "text" },
          prompts: [
            "When you have seen all this: what remains that you truly regret? It may be something, it may be nothing.",
            "What is left of your sentence now? Perhaps a smaller one, and a truer one.",
          ],
          reflections: [
            "{answer}. Regret can be that large, and need be no larger.",
            "{answer}. That is something one can carry, next to the other things.",
            "So that is what remains. It is different from where we began.",
          ],
          scaffolds: {
            unknown: [
              "You could begin: “I wish that ... and I could not know that ...”.",
              "Is it still guilt, or is it rather longing that it might have turned out otherwise?",
            ],
          },
        },
        {
          name: "amends",
          expects: { kind: "text" },
          prompts: [
            "Is there something you want to do with what remains? Say it to someone, do it differently with the living, leave it be?",
            "What could this regret be good for, if for anything?",
          ],
          reflections: [
            "{answer}. That is a decent use for it.",
            "{answer}. That gives it a direction other than inwards.",
            "It may also simply be there. Not everything has to be of use.",
          ],
          scaffolds: {
            unknown: [
              "For example: “I answer calls from my sister now.” Would something like that fit?",
              "If it wants nothing from you, then say *nothing*.",
            ],
          },
        },
      ],
    }),
    closings: [
      {
        text: "You began with {ifOnly}, and what remains is {left}. Both stand there now, and you need not choose tonight.",
        when: { answered: "left" },
      },
      "You looked at it with the knowledge you had then. The thought may come back; then you can put the same questions to it.",
      "Guilt is sometimes the attempt to have had power over something in which one had none. It is hard to let go of even that.",
    ],
    tryThisWeek: [
      "To try this week: when the “if only” comes, finish it with “and I knew only ...”.",
      "If somebody was there who also knows that day: ask how they remember it. Only ask.",
      "If something can be set right with the living: choose the smallest part of it and do that.",
    ],
    guidance:
      "Take one “if only” and test it without reassuring and without agreeing. “It was not your fault” helps little; questions about what was known then, the state of that day, and other hands help more. Hindsight bias is the core: separate knowing now from knowing then. If something was truly done wrong, do not wash it away; help to make it as large as it is and look for amends to the living. After a suicide of the other, after an accident or a death in the person's care, go slower, and recommend a counsellor or a survivors' group early. Guilt with the thought of deserving to die, being a burden, or of atonement by one's own life is danger: leave the programme at once. Do not debate medical facts. End on what remains and what, if anything, it is for.",
    sources: [
      "J. William Worden, Grief Counseling and Grief Therapy, 5th edition, 2018",
      "Robert A. Neimeyer, Lessons of Loss: A Guide to Coping, 1998",
    ],
  },
];
