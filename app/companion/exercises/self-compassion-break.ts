import type { Exercise } from "./exercise.ts";

export const selfCompassionBreak: Exercise = {
  id: "self-compassion-break",
  title: "Self-compassion break",
  modality: "Self-compassion",
  minutes: 6,
  helpsWith: ["shame", "self_criticism", "caring", "breakup", "health", "study", "loneliness"],
  tracks: ["process-grief", "internal-family-systems"],
  source:
    "Kristin Neff, Self-Compassion, 2011; Kristin Neff and Christopher Germer, The Mindful Self-Compassion Workbook, 2018.",
  about:
    "A self-compassion break has three parts: to say that this is hard, to remember that others know it too, and to find a sentence for yourself that you would say to a friend. It is no praise and no excuse; it is taking your own side for a few minutes.",
  aliases: [
    "self-compassion break",
    "self compassion break",
    "self-compassion",
    "self compassion",
    "be kinder to myself",
    "kindness to myself",
  ],
  reasons: {
    shame:
      "Shame says that you are the only one, and that nobody may know. Three plain sentences can take some of its weight.",
    self_criticism:
      "You would hardly talk to a friend in that tone. It may be worth trying the other tone for a few minutes.",
    caring:
      "You have kindness for everybody on that list but one. It would take six minutes to add the last name.",
    breakup:
      "After a parting one turns against oneself easily. For a few minutes somebody could be on your side, and that somebody can be you.",
    health:
      "A body that gives trouble gets blame on top. Perhaps it could do with a friendlier word.",
    study:
      "Being hard on yourself feels like discipline, and mostly makes it harder to sit down again. There is another way to talk to yourself.",
    loneliness:
      "When nobody is there to say a kind word, it matters what you say to yourself in the meantime.",
  },
  invitations: [
    "There is a short exercise by Kristin Neff for that, a *self-compassion break*, six minutes. Would you like to try it, or rather talk on?",
    "I could ask you five small questions that lead to a kinder sentence. It may feel odd at first. Shall we?",
    "Would you try a *self-compassion break* with me? Six minutes, and you can stop anywhere. No is a fine answer.",
    "We could look at how you would talk to a friend in this place, and borrow some of it. Do you have six minutes?",
  ],
  intro: [
    "Good. Five small questions. It often feels a little artificial at first; that does no harm. *Skip*, *back* and *stop* always work.",
    "All right. Nothing here has to be believed at once. We take one sentence at a time, and you can say *skip* or *stop*.",
    "Let's do that. If a kind word makes something in you bristle, that is common: write that down as well. *Stop* works at any time.",
  ],
  steps: [
    {
      name: "hard",
      expects: { kind: "text", minWords: 3 },
      prompts: [
        "First: what is hard right now? One or two sentences, as you would tell it to somebody who means well.",
        "Name the thing that hurts at the moment, plainly. What is it?",
        "What are you struggling with just now? Not why, not whose fault, only what it is.",
      ],
      reflections: [
        "{answer}. That is hard, and it may be called so.",
        "{answer}. Before anything is done about it: this hurts.",
        "{answer}: a moment of suffering, in Neff's plain words for it.",
        "That is hard, and it may be called so.",
      ],
      scaffolds: {
        unknown: [
          "It can be small: a look, a mail, a mirror. What stung last?",
          "If you put a hand on the spot where it sits, what would it say it was about?",
        ],
        short: [
          "Could you say a little more: what exactly about it is hard?",
          "And what of that hurts most, in a sentence?",
        ],
      },
    },
    {
      name: "inner",
      expects: { kind: "text", minWords: 2 },
      prompts: [
        "And what do you say to yourself about it, inside? The sentence as it comes, with its tone.",
        "When that happens, how do you talk to yourself? Write the sentence down as it is.",
        "What does the voice in your head make of it? Quote it, if you like.",
      ],
      reflections: [
        "{answer}. Read that once as if it had been written to somebody you love.",
        "{answer}. That is quite a tone to live with.",
        "{answer}. It may want to keep you from worse; the tone hurts all the same.",
        "Thank you. Such sentences look different once they stand on paper.",
      ],
      validations: [
        "Most people have one like it.",
        "It has probably been there for longer than today.",
      ],
      scaffolds: {
        unknown: [
          "It often begins with “I should”, “I always” or “others can”. Is there one like that?",
          "If it is no sentence, perhaps it is a tone: cold, mocking, tired, strict?",
        ],
        short: [
          "How would the whole sentence go?",
          "And in which tone? Write it down as you hear it.",
        ],
      },
    },
    {
      name: "others",
      expects: { kind: "text", minWords: 2 },
      prompts: [
        "Second part: others know this too. Who might, somewhere tonight, be sitting with something very like it?",
        "You are hardly the only one. What sort of people do you think know this feeling as well as you?",
        "Think of somebody, known to you or not, who has been in this place. Who comes to mind?",
      ],
      reflections: [
        {
          text: "It can feel like that. Hard things shut one in. And yet you could write this down in a language in which it had been said before.",
          when: { says: ["nobody", "no one", "noone", "only me", "just me"] },
        },
        "{answer}. So it belongs to being human, and is no mark on you alone.",
        "{answer}. You are in that company for a moment, without anybody having to speak.",
        "{answer}. None of them chose it either.",
        "It belongs to being human, and is no mark on you alone.",
      ],
      scaffolds: {
        unknown: [
          "Somebody with the same job, the same loss, the same age? It can be a stranger.",
          "Think of a waiting room with people who all know this. Who would be sitting there?",
        ],
        short: ["What might they be going through tonight?", "Who would that be, a bit closer up?"],
      },
    },
    {
      name: "friend",
      expects: { kind: "text", minWords: 3 },
      prompts: [
        {
          text: "Third: suppose a good friend came to you with just that, and with {inner} in their head. What would you say to them?",
          when: { answered: "inner" },
        },
        "Third: suppose a good friend came to you with just this. What would you say to them? Two sentences will do.",
        "If somebody you love told you the same thing, how would you answer? Write it as you would say it.",
        "Think of a friend in your place. What would you want them to hear from you?",
      ],
      reflections: [
        "{answer}. You had that ready quickly, for somebody else.",
        "{answer}. You know the tone; it is only seldom addressed to you.",
        "{answer}. I would be glad to hear that, if I were that friend.",
        "That is a kind thing to say, and you meant it.",
      ],
      scaffolds: {
        unknown: [
          "Would you tell the friend that they deserved it? If not, what then? Begin with “I am sorry that”.",
          "What would your hand do: lie on their arm, put the kettle on? Begin from there.",
        ],
        short: [
          "And one more sentence to them, about what they need now?",
          "How would that go if you said the whole of it to them?",
        ],
      },
    },
    {
      name: "own",
      expects: { kind: "text", minWords: 3 },
      prompts: [
        {
          text: "Now turn it round. Which part of {friend} could you say to yourself, so that you can half believe it? It may be shorter and more sober.",
          when: { answered: "friend" },
        },
        "Now one sentence of that kind to yourself, in words that you can half believe. Sober is fine. How does it go?",
        "If you said it to yourself, what would the sentence be? “May I …”, or “This is hard, and …”, if you want a beginning.",
        "Take the smallest kind sentence that does not feel like a lie. Which one is it?",
      ],
      reflections: [
        "{answer}. Lay a hand somewhere on your body and read it once more, slowly.",
        "{answer}. Half believed is plenty.",
        "{answer}. That is a sentence one can keep in a pocket.",
        "Good. Read it once more, slowly. Half believed is plenty.",
      ],
      scaffolds: {
        unknown: [
          "Try one of these on: “This is hard, and I am doing what I can.” “I may be slow at this.” Does one of them come near?",
          "If nothing kind will go in, take something fair: what would a fair judge say to you?",
        ],
        short: [
          "How would it go as a full sentence, beginning with “I” or with “May I”?",
          "A few more words, so that it still makes sense to you tomorrow?",
        ],
      },
    },
    {
      name: "afterwards",
      expects: { kind: "text" },
      prompts: [
        "And how is it to have written that: softer, awkward, sad, nothing? Each of them is common.",
        "What happened inside while you wrote it, if anything?",
        "How are you now, compared with the first question?",
      ],
      reflections: [
        {
          text: "Sad is often what comes first when one stops being hard. It is no sign that it was wrong.",
          when: { says: ["sad", "cried", "crying", "teary", "tears", "cry"] },
        },
        {
          text: "Awkward is honest. It is a language you have not used much with yourself.",
          when: { says: ["awkward", "weird", "strange", "fake", "odd", "silly", "cringe"] },
        },
        {
          text: "Good. Something has let you off a little.",
          when: { says: ["softer", "better", "calmer", "lighter", "easier", "warmer", "warm"] },
        },
        "{answer}. Thank you for staying with it.",
        "Thank you for staying with it.",
        "All right. You have taken your own side for six minutes.",
      ],
      scaffolds: {
        unknown: [
          "One word is enough: softer, heavier, numb, tired?",
          "Look at the shoulders or the breath. Has anything moved?",
        ],
      },
      quickAnswers: ["Softer", "Awkward", "Sad", "Nothing"],
    },
  ],
  closings: [
    "Your sentence was {own}. It will still be true tomorrow.",
    "That is all it is: this is hard, others know it, and one kind word. It can be done in three breaths.",
    "You need not feel kind to do this. Saying it is the exercise.",
    "Three parts, and you have been through them all once.",
  ],
  thisWeek: [
    "To try this week: when the harsh voice comes, a hand on the chest and only the first part, “this is hard”. Leave it at that.",
    "For the next days: write your sentence on a slip of paper and put it where you will come across it by chance.",
    "If you want to keep it: in the evening ask what you would have said to a friend about this day, and say that.",
  ],
};
