import type { ProgrammeSession } from "../programme.ts";
import { notDone } from "../not-done.ts";
import { coreExercise } from "../core.ts";
import { backToTheRoom, flooded, whenFlooded } from "./back-to-the-room.ts";

/** Sessions 5 and 6: what a protector does for somebody, and what it fears. */
export const befriending: readonly ProgrammeSession[] = [
  {
    number: 5,
    title: "What it does for you",
    aim: "Today you ask a protecting part about its work, and thank it for what it has really done.",
    welcomes: [
      "Few of our parts have ever been asked how they are. Most only hear that they should be otherwise.",
      "You know who is speaking in you when you look at a part. From there one can begin a conversation.",
    ],
    openingCheck: {
      withGoal: {
        prompts: ["The plan was {goal}. What happened with it?", "How did you fare with {goal}?"],
        reflections: [
          notDone("Not this week. Perhaps some part was against it, and we have not asked it."),
          "{answer}. Good, then we know more than last time.",
          "Thank you. Such small things are what it consists of.",
        ],
      },
      withoutGoal: {
        prompts: [
          "Which of your parts have you come across in the last days?",
          "Is there a part today that would like to be asked something?",
        ],
        reflections: [
          "{answer}. Perhaps we talk with that one.",
          "We see who comes.",
          "Thank you. All right, we begin.",
        ],
      },
    },
    core: coreExercise({
      id: "internal-family-systems-5",
      title: "A conversation with a protector",
      modality: "Internal Dialogue",
      minutes: 20,
      source: "After the fifth of the six Fs of Internal Family Systems: befriend.",
      about:
        "A protector becomes calmer when somebody takes its work seriously. You ask it a few questions, wait for what comes first, and write that down.",
      intro: [
        "You ask inwardly and write what comes first, without thinking it over. If it shows you old scenes, tell it that they are not for today. *Stop* works.",
        "Five questions to a part that protects you. You are a guest there: where it says no, we leave it at that.",
      ],
      steps: [
        {
          name: "part",
          expects: { kind: "text" },
          prompts: [
            "Which protecting part would you like to talk with? Ask it whether it wants to as well.",
            "Whom do you want to visit today? Say hello inwardly and see whether it turns round.",
          ],
          reflections: [
            flooded,
            "{answer}. Yes, as long as it agrees.",
            "{answer}. Give it as much room as it wants.",
            "If it hesitates, tell it that it may end the talk at any time.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "The one that you already know a little is the best choice. Or one that you thank too seldom.",
              "If none wants to talk, ask what would make it easier for them. Is there an answer?",
            ],
          },
        },
        {
          name: "job",
          expects: { kind: "text" },
          prompts: [
            "Ask it: what do you do for me all day long? What does it answer?",
            "What is its task, put in its own words?",
          ],
          reflections: [
            flooded,
            "{answer}. That is quite a job.",
            "{answer}. It sees it as its duty, then.",
            "Nobody does that by chance.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "Let it complete this: “I see to it that you never again ...” or “I see to it that you always ...”.",
              "What would go wrong in a week in which it was on holiday?",
            ],
          },
        },
        {
          name: "long",
          expects: { kind: "text" },
          prompts: [
            "How long has it been doing this, roughly: months, years, always? Only the number; the story behind it can stay where it is.",
            "Ask it how long it has been on duty. An approximate answer is enough, without pictures.",
          ],
          reflections: [
            flooded,
            "{answer}. That is a long time without a day off.",
            "{answer}. Whoever has done something for that long does not stop because of one sentence.",
            "Thank you. We leave what lies behind it closed.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "Longer than your present job? Longer than you have lived where you live?",
              "If it does not want to say so, that is all right. Then say *skip*.",
            ],
          },
        },
        {
          name: "itself",
          expects: { kind: "text" },
          prompts: [
            "And how is it for the part itself, to do this? Proud, tired, lonely, indispensable?",
            "Ask: do you like doing it? What comes back?",
          ],
          reflections: [
            flooded,
            "{answer}. Hardly anyone will have asked it that before.",
            "{answer}. One can feel for it.",
            "Good that it was allowed to say so.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "Look at its posture once more: upright, bent, ready to jump? What does that tell you?",
              "What would it rather do, if it had a free afternoon?",
            ],
          },
        },
        {
          name: "thanks",
          expects: { kind: "text" },
          prompts: [
            "What can you truly thank it for? Something that it did achieve. Tell it so, and write the sentence here.",
            "Where has it really helped you? Say thanks for just that.",
          ],
          reflections: [
            flooded,
            "{answer}. See how it takes that.",
            "{answer}. Thanks that are true get through. Others do not.",
            "That was long due, perhaps.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "In which bad time would you have been worse off without it?",
              "You need not approve of its manner. Which of its aims do you share?",
            ],
          },
        },
        backToTheRoom,
      ],
    }),
    closings: [
      {
        text: "It does this for you: {job}. And you have thanked it: {thanks}.",
        when: { answered: "thanks" },
      },
      "A part that was thanked need not do anything differently tomorrow. It only knows now that there is someone to whom it can report.",
      "Say goodbye to it in a friendly way before you get up, as to somebody whom you will see again.",
    ],
    tryThisWeek: [
      "To try this week: when it is at work, thank it in one word before you decide otherwise.",
      "Give it ten minutes off: do one small thing without its help, and tell it beforehand.",
      "Write down one sentence of it that surprised you.",
    ],
    guidance:
      "Befriend: what it does, for how long, how that is for it, true thanks. Ask permission first and accept a no. Answers are what comes first; do not explain them. Ask for duration only as a rough number, never for the first time or the scene behind it. If the part shows memories, thank it, ask it to keep them for a time with a therapist, and come back to its present job. Thanks must be true and concrete: for an aim, for a time it helped; not for harm. Protectors that harm (self-injury, starving, drinking, violence) get no thanks for the act here: leave the programme, safety first. Some protectors test: irony, blankness, “this is silly”; greet that as a protector too. End with a farewell to the part, and a look round the room.",
    sources: [
      "Frank G. Anderson, Martha Sweezy and Richard C. Schwartz, Internal Family Systems Skills Training Manual, 2017",
      "Richard C. Schwartz, No Bad Parts, 2021",
    ],
  },
  {
    number: 6,
    title: "What it fears",
    aim: "Today you ask the sixth question: what a protector fears would happen if it did its work less.",
    welcomes: [
      "Every protector knows a catastrophe that it prevents, day after day. It seldom tells anybody which.",
      "A part that you have thanked may now say more: not about the past, but about what it is afraid of.",
    ],
    openingCheck: {
      withGoal: {
        prompts: [
          "What became of {goal}? And how did the part take it?",
          "There was {goal} to try. What did you notice in the part?",
        ],
        reflections: [
          notDone("It stayed undone, then. The part has waited longer than a week."),
          "{answer}. It noticed, then.",
          "Trust grows from such small things.",
        ],
      },
      withoutGoal: {
        prompts: [
          "Has anything changed between you and your protectors?",
          "How do your protectors find it, that we talk with them? Ask, if you like.",
        ],
        reflections: [
          "{answer}. Good to know before we ask further.",
          "Thank you. They are allowed to be sceptical.",
          "We go as far as they agree to.",
        ],
      },
    },
    core: coreExercise({
      id: "internal-family-systems-6",
      title: "The sixth question",
      modality: "Internal Dialogue",
      minutes: 15,
      source: "After the sixth of the six Fs of Internal Family Systems: fear.",
      about:
        "Behind stubbornness there is mostly fear. Whoever knows the fear can talk with the part about what it would need in order to work a little less.",
      intro: [
        "We ask about its fear and no further: what or whom it protects stays behind it. *Stop* works; your way back lies ready.",
        "Five questions. You promise the part nothing that you cannot keep; that is the most important rule today.",
      ],
      steps: [
        {
          name: "part",
          expects: { kind: "text" },
          prompts: [
            "With which protector do you want to talk about this? Ask whether it is all right with it.",
            "Which one shall it be, and has it agreed?",
          ],
          reflections: [
            flooded,
            "{answer}. Yes, if it has agreed.",
            "{answer}. It may break off at any time, just as you may.",
            "Then we ask it with care.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "Take the one that you thanked last, or one that makes your days narrow.",
              "If none of them wants to, ask what they fear about the question. That would already be an answer.",
            ],
          },
        },
        {
          name: "fear",
          expects: { kind: "text" },
          prompts: [
            "Ask it: what are you afraid would happen if you did not do this? Write what comes first.",
            "What does it fear, should it stop tomorrow?",
          ],
          reflections: [
            flooded,
            "{answer}. Then it makes sense that it does not let go.",
            "{answer}. With such a fear anybody would keep watch.",
            "Thank you. That will not have been easy for it to say.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "“Then nobody would like you”, “then it would all fall down”, “then you would feel it”. Something of this kind?",
              "Imagine it gone for a day. What is the first thing to make you uneasy?",
            ],
          },
        },
        {
          name: "likely",
          expects: { kind: "text" },
          prompts: [
            "Does it know how you live today: how old you are, what you can do, who is there? Tell it one thing that it may have missed.",
            "Perhaps it works with an old map. What should it know about your life now?",
          ],
          reflections: [
            flooded,
            "{answer}. Look whether it listens.",
            "{answer}. Some protectors are surprised at how old one has become.",
            "It may check that; it need not believe it at once.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "Your age, your own door key, a friend, a skill: what would calm it?",
              "What can you do today that you could not do ten years ago?",
            ],
          },
        },
        {
          name: "need",
          expects: { kind: "text" },
          prompts: [
            "What would it need in order to rest a little now and then? Ask it.",
            "Under which condition would it try to work at nine tenths?",
          ],
          reflections: [
            flooded,
            "{answer}. That is a fair condition.",
            "{answer}. Somebody is negotiating with it in place of against it.",
            "It may ask for little or for much. For once it is asked.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "Advance notice, a sign when it is needed, not to be scolded: would one of these help it?",
              "What should you stop doing to it?",
            ],
          },
        },
        {
          name: "agreement",
          expects: { kind: "text" },
          prompts: [
            "Which small agreement can you make with it that you will certainly keep? For one week only.",
            "What do you offer it for the next days? As small as possible.",
          ],
          reflections: [
            flooded,
            "{answer}. Keep to that, above all. Parts have a long memory.",
            "{answer}. Better small and kept.",
            "That is an agreement between two who need each other.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "For example: “Before I say yes to something, I ask you for ten seconds.” What would fit?",
              "“I look in on you each evening before I sleep.” Something like that?",
            ],
          },
        },
        backToTheRoom,
      ],
    }),
    closings: [
      {
        text: "It fears this: {fear}. And you have agreed: {agreement}.",
        when: { answered: "agreement" },
      },
      "A protector does not give up its post on request. It does so bit by bit, when it sees that someone else is keeping watch.",
      "What it guards stays guarded. You did not go past it today, and it will have noticed.",
    ],
    tryThisWeek: [
      "To try this week: keep the one agreement. If you forget it, apologise to the part and begin again.",
      "When it gets loud: ask “what are you afraid of right now?”, and wait for the answer.",
      "Show it something from your present life: your door key, your calendar, a person who likes you.",
    ],
    guidance:
      "Fear: what does the protector fear would happen if it did its job less. Take the first answer, believe it, connect it to the effort. Then update it about today (age, means, people) in one plain fact; find out what it would need; make one tiny agreement that will surely be kept. No promises on behalf of others or the future. The fear often points to a hurt part (“then you would feel it”): acknowledge that something tender is behind it, do not ask who, do not pass the protector; say that this needs a therapist beside them. If the fear is danger in the present (a violent partner, a threat), it is right: leave the exercise and speak about safety. If it fears the person would end their life, safety first. Finish with thanks and the room.",
    sources: [
      "Richard C. Schwartz and Martha Sweezy, Internal Family Systems Therapy, 2nd edition, 2020",
      "Frank G. Anderson, Martha Sweezy and Richard C. Schwartz, Internal Family Systems Skills Training Manual, 2017",
    ],
  },
];
