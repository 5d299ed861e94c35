import type { LegalText } from "./legal-text.ts";

export const ABOUT_AI: LegalText = {
  title: "About the AI",
  description:
    "What the AI companion is and is not, which model answers, how a reply is made, and its limits.",
  lead: "What the companion is, what it is not, and how its replies come about.",
  sections: [
    {
      title: "What it is",
      body: [
        "A computer program that you can write with, at any hour. It listens in the sense that it takes in what you wrote, asks questions, and leads through exercises drawn from CBT, DBT, ACT and mindfulness. The six companions are one program with different names, portraits and voices.",
      ],
    },
    {
      title: "What it is not",
      body: [
        [
          "Not a human. Nobody sits behind it, and no one reads along as you write.",
          "Not a therapist, doctor or counselor, and not licensed as anything.",
          "Not an emergency service. It alerts nobody. If a life is in danger, {emergency}.",
          "Not a friend or a partner. It has no feelings, and does not claim to.",
          "Not therapy, and no replacement for it.",
        ],
        "It says so itself: beside every conversation, when one starts, after seven days away, every three hours of use, and whenever you ask.",
      ],
    },
    {
      title: "Which model answers",
      body: ["{modelInUse}", "{model}"],
    },
    {
      title: "How a reply is made",
      body: [
        [
          "A program on our own server reads your message for signs of danger, alone and together with your last ones.",
          "If it finds a sign that may mean danger, the reply ends with one direct question. If the words are plain, help is shown first, and the answer is text prepared in advance, from no model.",
          "Otherwise the companion answers: {answers}",
          "Where a model answers, a second check reads its words before you see them. If it finds what must not be said, such as a method of harm, a diagnosis or advice on medication, a written answer takes their place. It misses much of that: see [our figures](/safety).",
          "If the model is slow, silent or refuses, the written exercises answer, and a line says so.",
        ],
      ],
    },
    {
      title: "What it knows about you",
      body: [
        "In a conversation: what was said in it, of a long one the latest part. From our own records: whether danger is still open. It does not search for you, knows nothing about you from elsewhere, and learns nothing from you that it would use with others.",
      ],
    },
    {
      title: "Its limits",
      body: [
        [
          "It can be wrong, misread you, or state something false with confidence. Check what matters.",
          "It sees only words: no face, no tone of voice, nothing of what you leave out.",
          "It may miss danger, or see danger where there is none. [Our figures](/safety) say how often it did when we measured.",
          "It looks for danger in English and Spanish, and for plain words of crisis in sixteen other languages. Elsewhere the link to help stays in view.",
          "It may carry over unfair pictures of people from the texts that a model was made of. Tell us if it does.",
          "It can make it easy to put off talking with people. If you notice that, it has done enough for today.",
        ],
      ],
    },
    {
      title: "What it never does",
      body: [
        "It makes no diagnosis, gives no advice on medication, gives no way of harming anyone in any story or frame, promises no secrecy, takes no part in romance, and never begs you to stay. If it ever does one of these, that is a fault: please tell us.",
      ],
    },
    {
      title: "Who it is for",
      body: [
        "Adults, 18 and over, who want to sort their thoughts or practise something between other kinds of help. If things get worse, last for weeks, or keep you from sleep, work or people, see a professional. If you are in treatment, tell them that you use this.",
      ],
    },
    {
      title: "If something went wrong",
      body: [
        "Under a panel of help, and under a question about danger, you can say \u201cThis isn't what I meant\u201d. A reply can be stopped at any time. For everything else write to {email}: what you saw, and when. You need not quote your own words.",
        "More: [how we keep you safe](/safety), [health data](/health-data), [privacy](/privacy).",
      ],
    },
  ],
};
