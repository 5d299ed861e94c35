import type { LegalText } from "./legal-text.ts";

export const ABOUT_AI: LegalText = {
  title: "About the AI",
  description:
    "What the AI companion is and isn't, which model answers, how a reply is made, and its limits.",
  lead: "What the companion is, what it isn't, and how it makes its replies.",
  sections: [
    {
      title: "What it is",
      body: [
        "A computer program you can write with at any time. It takes in what you write, asks questions, and walks you through exercises based on CBT, DBT, ACT and mindfulness. The six companions are one program with different names, portraits and voices.",
      ],
    },
    {
      title: "What it isn't",
      body: [
        [
          "It isn't a person. Nobody is behind it, and nobody reads along as you write.",
          "It isn't a therapist, doctor or counselor, and it isn't licensed as anything.",
          "It isn't an emergency service, and it doesn't alert anyone. If a life is in danger, {emergency}.",
          "It isn't a friend or a partner. It has no feelings and doesn't claim to.",
          "It isn't therapy, and it doesn't replace therapy.",
        ],
        "It tells you so itself: next to every conversation, at the start of each one, after seven days away, every three hours of use, and whenever you ask.",
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
          "A program on our own server checks your message for signs of danger, by itself and together with your last few messages.",
          "If it finds something that may mean danger, the reply ends with one direct question. If your words are clear, help comes first, and the answer is a text prepared in advance. No model writes it.",
          "Otherwise, the companion answers: {answers}",
          "If a model answers, a second check reads its words before you see them. If it finds something that must not be said, such as a method of harm, a diagnosis or advice on medication, a prepared answer takes its place. It misses many of these: see [our figures](/safety).",
          "If the model is slow, silent or refuses, you get a prepared exercise, and a line tells you so.",
        ],
      ],
    },
    {
      title: "What it knows about you",
      body: [
        "From your conversation, it knows what was said. If the conversation is long, it knows the latest part. From our own records, it knows whether you may still be in danger. It doesn't look you up, it knows nothing about you from anywhere else, and it doesn't use what it learns from you with anyone else.",
      ],
    },
    {
      title: "Its limits",
      body: [
        [
          "It can be wrong, misread you, or sound sure about something false. Check anything important.",
          "It sees only words. It can't see your face, hear your tone, or know what you leave out.",
          "It may miss danger, or see danger where there is none. [Our figures](/safety) show how often that happened when we measured.",
          "It looks for danger in English and Spanish, and for plain crisis words in sixteen other languages. In any other language, the link to help stays in view.",
          "It may repeat unfair ideas about people from the texts a model was trained on. Please tell us if it does.",
          "It can make it easy to put off talking with people. If you notice that, it's a good time to stop for today.",
        ],
      ],
    },
    {
      title: "What it never does",
      body: [
        "It never makes a diagnosis or gives advice on medication. It never tells anyone how to cause harm, in any story or setting. It never promises secrecy, plays a romantic role, or begs you to stay. If it ever does one of these things, that's a fault. Please tell us.",
      ],
    },
    {
      title: "Who it's for",
      body: [
        "Adults, 18 and over, who want to sort out their thoughts or practice something between other kinds of help. See a professional if things get worse, last for weeks, or keep you from sleep, work or people. If you're in treatment, tell them you use this.",
      ],
    },
    {
      title: "If something went wrong",
      body: [
        "Below any help panel or safety question, you can tap \u201cThis isn't what I meant.\u201d You can stop a reply at any time. For anything else, write to {email} and tell us what you saw and when. You don't have to quote your own words.",
        "More: [how we keep you safe](/safety), [health data](/health-data), [privacy](/privacy).",
      ],
    },
  ],
};
