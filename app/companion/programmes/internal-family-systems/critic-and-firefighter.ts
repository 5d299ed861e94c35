import type { ProgrammeSession } from "../programme.ts";
import { notDone } from "../not-done.ts";
import { coreExercise } from "../core.ts";
import { backToTheRoom, flooded, whenFlooded } from "./back-to-the-room.ts";

/** Sessions 7 and 8: the strict one, and the one that puts out fires. */
export const criticAndFirefighter: readonly ProgrammeSession[] = [
  {
    number: 7,
    title: "The strict one",
    aim: "Today you listen to your inner critic until you hear what it is worried about, and ask it for another tone.",
    welcomes: [
      "In nearly every inner household there lives one who comments on everything, and seldom kindly.",
      "You know the six questions by now. Today they go to one whom most people would prefer to throw out.",
    ],
    openingCheck: {
      withGoal: {
        prompts: [
          "For the days since there was this: {goal}. Was it kept?",
          "How was it with {goal}? The part will want to know it, too.",
        ],
        reflections: [
          notDone(
            "Where it was not kept, tell the part so, honestly. That mends more than an excuse.",
          ),
          "{answer}. Agreements may be readjusted.",
          "That is how trust begins.",
        ],
      },
      withoutGoal: {
        prompts: [
          "How did you talk to yourself in the last days?",
          "How strict was the tone in you this week?",
        ],
        reflections: [
          "{answer}. Then we are right at the subject.",
          "Thank you. You hear that tone more clearly now.",
          "We listen to where it comes from in you today.",
        ],
      },
    },
    core: coreExercise({
      id: "internal-family-systems-7",
      title: "The worry under the scolding",
      modality: "Parts Work",
      minutes: 20,
      source: "After Jay Earley and Bonnie Weiss on the inner critic in Internal Family Systems.",
      about:
        "In IFS the inner critic is seen as a protector that wants to prevent something by scolding. You hear what, see what it costs, and ask for a different way of helping.",
      intro: [
        "You do not have to believe the critic, nor silence it. If its words become too hard, say *stop* and look around the room.",
        "Five steps. If it says things that make you want to hurt yourself, we leave this at once and speak about that.",
      ],
      steps: [
        {
          name: "occasion",
          expects: { kind: "text", minWords: 2 },
          prompts: [
            "On which occasion did it speak up last? Something small: a mistake, a mirror, a message too late.",
            "When did you last hear it? What had happened just before?",
          ],
          reflections: [
            flooded,
            "{answer}. A small occasion, and it was there at once.",
            "We take that occasion.",
            "I see. It does not miss much.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "After talking to people, before sleeping, while dressing: when does it like to come?",
              "What did you reproach yourself with today, if only in half a sentence?",
            ],
            short: ["What exactly happened there?", "And what were you about to do just then?"],
          },
        },
        {
          name: "says",
          expects: { kind: "text", minWords: 2 },
          prompts: [
            "What does it say, word for word, and in which tone?",
            "Its sentence, as you heard it. And whose tone does that resemble, if anyone's? Only the tone, no story.",
          ],
          reflections: [
            flooded,
            "{answer}. So that is what you listen to on an ordinary day.",
            "{answer}. Hard words. It seems to think that nothing gentler would get through.",
            "It is written down and can be looked at.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "It often begins with “you always”, “typical”, “what will they think”. How does yours go?",
              "If it says nothing: which look does it give you?",
            ],
            short: ["In a whole sentence, as it would say it?", "And what comes after that?"],
          },
        },
        {
          name: "prevents",
          expects: { kind: "text" },
          prompts: [
            "Ask it, with as much interest as you can find: what are you trying to prevent by talking to me like that?",
            "What does it hope to spare you or to get for you with that?",
          ],
          reflections: [
            flooded,
            "{answer}. Under the scolding there is worry, then.",
            "{answer}. It wants to get ahead of something.",
            "That sounds different from its first sentence.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "That you are laughed at, left, found out, become lazy? Which of these does it fear?",
              "What would happen, in its view, if it were silent for a year?",
            ],
          },
        },
        {
          name: "effect",
          expects: { kind: "text" },
          prompts: [
            "Does its way work? What happens in you after it has spoken?",
            "Tell it how its tone reaches you. What does it do to you?",
          ],
          reflections: [
            flooded,
            "{answer}. It may not have known that.",
            "{answer}. It has probably never been told what its tone does.",
            "That is information for it, and no reproach.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "Do you work better after it, or rather hide, postpone, eat, defend yourself?",
              "Who in you ducks when it speaks? You need not go there, only notice it.",
            ],
          },
        },
        {
          name: "other",
          expects: { kind: "text" },
          prompts: [
            "How could it tell you the same worry so that you would want to listen? Let it try one sentence.",
            "Ask it for a new version: the same concern, another tone. How does it go?",
          ],
          reflections: [
            flooded,
            "{answer}. One can work with somebody like that.",
            "{answer}. That is no flattery, and one can hear it without ducking.",
            "To be asked for another tone is new to it.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "For example: “I'm worried that it won't be finished. Shall we look at it together?” How would yours go?",
              "What would a good coach say who has the same concern?",
            ],
          },
        },
        backToTheRoom,
      ],
    }),
    closings: [
      {
        text: "Under {says} there was a worry: {prevents}. One can talk with a worry.",
        when: { answered: "prevents" },
      },
      "The critic will speak again, in the old tone too. You know now which question to put to it.",
      "Nobody had to be thrown out. It was enough that somebody listened longer than usual.",
    ],
    tryThisWeek: [
      "To try this week: when it scolds, ask only “what are you worried about?”, and write down the answer.",
      "Translate one scolding a day into the new version, in your head or on paper.",
      "Notice one situation in which it was right about the matter and only the tone was wrong.",
    ],
    guidance:
      "The inner critic as a protector. A small recent occasion, its exact words, what it tries to prevent, what effect it has, a new wording. Curiosity toward it is hard: if the person hates or fears the critic, work first with that feeling (fourth question). Do not debate the content of its attacks, do not cheer up. “Whose tone?” may show a parent or teacher; do not go into scenes, say that this can be told to a therapist. Notice who ducks and do not go there. If the critic says “you deserve to die”, “hurt yourself”, or is heard as a voice from outside, leave the exercise at once: safety first. Some critics soften only to “I'll think about it”; that is plenty. End with the worry in their words and one question to use.",
    sources: [
      "Jay Earley and Bonnie Weiss, Freedom from Your Inner Critic, 2013",
      "Richard C. Schwartz and Martha Sweezy, Internal Family Systems Therapy, 2nd edition, 2020",
    ],
  },
  {
    number: 8,
    title: "The one that puts out fires",
    aim: "Today you get to know the part that brings quick relief, and agree on a little notice with it.",
    welcomes: [
      "Some parts prevent. Others only come when it burns already, and then everything has to go fast: eat, scroll, buy, sleep, get angry, vanish.",
      "You have talked with the strict one. There is often another that appears right after it, to make the feeling stop.",
    ],
    openingCheck: {
      withGoal: {
        prompts: [
          "You had wanted to try {goal}. Did the strict one have something to say about it?",
          "How was it with {goal}?",
        ],
        reflections: [
          notDone("Not this week. The strict one will certainly have noticed."),
          "{answer}. Then it listens more than one would think.",
          "The tone does not change in a week; the listening may.",
        ],
      },
      withoutGoal: {
        prompts: [
          "What did you do in the last days when it all got too much?",
          "How has the tone in you been since last time?",
        ],
        reflections: [
          "{answer}. No reproach here. We look at what it is for.",
          "Thank you for telling me plainly.",
          "That leads to today's part.",
        ],
      },
    },
    core: coreExercise({
      id: "internal-family-systems-8",
      title: "Relief, at once",
      modality: "Parts Work",
      minutes: 15,
      source: "After the firefighters of Internal Family Systems.",
      about:
        "IFS calls those parts firefighters that smother a feeling at any price. They are not lazy or weak; they come when something burns. Knowing that, one can agree on a few minutes' notice.",
      intro: [
        "Choose something everyday, such as scrolling, sweets or falling silent. If it is about hurting yourself or about drugs or drink that frighten you, tell me so, and we leave this exercise.",
        "Five steps, and none of them asks you to give anything up. *Stop* works, and your way back is near.",
      ],
      steps: [
        {
          name: "what",
          expects: { kind: "text" },
          prompts: [
            "What does it do, when it has to go fast? Scroll, snack, shop, argue, sleep, go blank.",
            "By what do you notice that a firefighter is at work in you?",
          ],
          reflections: [
            flooded,
            "{answer}. It works, for a while, or it would not do so.",
            "{answer}. Many people know that one.",
            "It may show itself here without being scolded.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "What do you do “only for five minutes” that then lasts an hour?",
              "What did you do last Sunday evening, or after the last quarrel?",
            ],
          },
        },
        {
          name: "fire",
          expects: { kind: "text" },
          prompts: [
            "What was there just before? One word for the feeling is enough; we do not go into it.",
            "Which feeling does it put out? Only its name.",
          ],
          reflections: [
            flooded,
            "{answer}. So that is what sets off the alarm.",
            "{answer}. The word is enough; we leave the fire where it is.",
            "Thank you. No nearer than that.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "Boredom, emptiness, shame, stress, loneliness: which is likely?",
              "Where were you, and what had just been said or not said?",
            ],
          },
          quickAnswers: ["Stress", "Loneliness", "Shame", "Emptiness"],
        },
        {
          name: "price",
          expects: { kind: "text" },
          prompts: [
            "What does it give you, and what does it cost you? Both, please.",
            "Tell it honestly: what are you grateful to it for, and what do you pay for it?",
          ],
          reflections: [
            flooded,
            "{answer}. Both are true.",
            "{answer}. That is more honest than any resolution.",
            "It may hear both sides.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "Ten minutes of quiet, and then a short night? Something like that?",
              "Who in you scolds it afterwards? And does that make the next time rarer or more likely?",
            ],
          },
        },
        {
          name: "notice",
          expects: { kind: "text" },
          prompts: [
            "Could it give you a few minutes' notice before it starts? Ask. What would be the sign?",
            "How could you notice earlier that it is on its way? A tension, a thought, a hand that moves to the phone.",
          ],
          reflections: [
            flooded,
            "{answer}. There are a few seconds in which you have the choice.",
            "{answer}. A little notice is all we ask for.",
            "It does not have to agree for ever. Once is a beginning.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "What does your body do a minute beforehand?",
              "What do you tell yourself just before? “I've earned it”, “it doesn't matter now”?",
            ],
          },
        },
        {
          name: "instead",
          expects: { kind: "text" },
          prompts: [
            "In these minutes, what could you offer the feeling, before the part takes over? Something small that cools: water, air, a hand on the chest, a message to someone.",
            "What could you try first, with the permission to go on as always afterwards?",
          ],
          reflections: [
            flooded,
            "{answer}. First that, and then it may decide.",
            "{answer}. It is an offer and no prohibition.",
            "Whoever has two ways is freer than whoever has one.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "What works a little, and costs nothing the next day?",
              "Your way back from the second session might be just the thing. Would it fit?",
            ],
          },
        },
        backToTheRoom,
      ],
    }),
    closings: [
      {
        text: "When {fire} comes, it is there. You have asked it for a little notice, and offer this first: {instead}.",
        when: { answered: "instead" },
      },
      "It has put out fires for you for a long time. It need not be dismissed; it needs a colleague.",
      "No resolutions were made today. There is one more way than before, that is all.",
    ],
    tryThisWeek: [
      "To try this week: once, notice it two minutes before, and say “I see you coming”. What happens then is open.",
      "Offer the feeling your small thing first, three times this week, and afterwards do as you like.",
      "After it has been at work: no scolding for one evening. Look at whether the next time changes.",
    ],
    guidance:
      "Firefighters with everyday forms of relief: scrolling, snacking, shopping, anger, going blank. Name the feeling it puts out in one word, never deeper. Benefits and cost, both honest; an early sign; one small thing to offer first, with permission to do the usual after. Shame feeds firefighters, so no moral, no abstinence plan, no counting. Self-injury, purging, suicidal urges, drinking or drugs that are out of hand do not belong into this exercise: stop, ask directly and gently, name help (care team, doctor, helpline), safety first; do not advise sudden stopping of alcohol or drugs. If the feeling itself floods, use the way back and end. Often critic and firefighter take turns: name that loop once if the person sees it too.",
    sources: [
      "Richard C. Schwartz and Martha Sweezy, Internal Family Systems Therapy, 2nd edition, 2020",
      "Cece Sykes, Martha Sweezy and Richard C. Schwartz, Internal Family Systems Therapy for Addictions, 2023",
    ],
  },
];
