import type { ThemeLines } from "./theme-line.ts";

/** Themes of work, duty and everyday life, and the lighter ones. */
export const worldThemeLines: Readonly<
  Record<
    "work" | "job_loss" | "study" | "money" | "caring" | "decision" | "good_news" | "nothing",
    ThemeLines
  >
> = {
  work: {
    name: "work",
    patience: 3,
    hear: [
      "Work takes up so many waking hours; when it goes badly, it does not stay at work.",
      "Giving that much and getting so little back wears out even people who like what they do.",
      "That is a lot of pressure to take home every evening.",
      "It is draining to have to function while something in you has long been saying stop.",
      "You can be good at a job and still be worn down by it.",
    ],
    hearPerson: [
      "With {person} it is hard to just say what you think, and so it stays with you.",
      "When it comes from {person}, it is hard to shrug off.",
    ],
    ask: [
      [
        "What does a usual day there do to you?",
        "What was the worst moment this week?",
        "Which part is it most: the amount, the people, or what it is for?",
      ],
      [
        "Where do you notice it outside work?",
        "What do you tell yourself when you do not manage it all?",
        "Since when has it been like this?",
      ],
      [
        "What would have to change first for it to be bearable?",
        "Is there somebody there who sees what you carry?",
        "Where is a line you would like to draw, even a small one?",
      ],
    ],
  },
  job_loss: {
    name: "the job",
    patience: 3,
    hear: [
      "Losing work takes away more than the pay: the mornings, the people, a place to be good at something.",
      "To be told that you are not needed goes deep, even when it was only a line in somebody's budget.",
      "Having to look for work means being judged by strangers, again and again. That wears anybody down.",
      "It shakes the ground under more than the bank account.",
      "A thing like that leaves you with bills and a bruise at the same time.",
    ],
    ask: [
      [
        "How did it happen, and how long ago?",
        "What has gone through your head since?",
        "What was the first thing you thought when you knew?",
      ],
      [
        "What hurts more: the loss itself, or how it was done?",
        "Who knows about it so far, and what was it like to tell them?",
        "What do the days look like now?",
      ],
      [
        "What did you do well there, that goes with you wherever you go?",
        "What is the next thing that has to be settled, and what can wait a week?",
        "Who could help with one piece of it, a form or a phone call?",
      ],
    ],
  },
  study: {
    name: "your studies",
    patience: 2,
    hear: [
      "Being measured all the time gets under the skin, however well you prepare.",
      "With something like that ahead, the head fills up with everything except what it was meant to learn.",
      "It is a strange sort of pressure: nobody sees it, and it is always there.",
      "It can look as if one day decided about a whole life. It is a day, though, with others after it.",
      "Studying on top of everything else is a full load already.",
    ],
    ask: [
      [
        "What is the thought about it that comes back most?",
        "What is coming up, and when?",
        "Which part of it weighs most: the material, the time, or what others expect?",
      ],
      [
        "What would it mean to you if it went badly?",
        "Whose expectations are they, when you look closely?",
        "How do you treat yourself while you are working for it?",
      ],
      [
        "What went right the last time, when you had to get through something like it?",
        "What is the smallest piece that you could finish before you rest?",
        "What would help tonight: one more hour, or an end to it for today?",
      ],
    ],
  },
  money: {
    name: "the money",
    patience: 3,
    hear: [
      "Money worries sit at the table with every meal, and come along to bed.",
      "It is not only the sums; it is what they do to your sleep, and to how you look at yourself.",
      "Being short of money is exhausting, and people seldom talk about it. Good that you do.",
      "Having to calculate every small thing takes up a whole head.",
      "Many decent and hard-working people get there. It says little about who you are.",
    ],
    hearPerson: [
      "With {person} to think of as well, it weighs double.",
      "It is never only your own worry when {person} depends on it too.",
    ],
    ask: [
      [
        "What is the most pressing part of it at the moment?",
        "When does it come up most: at night, at the letterbox, in the shop?",
        "What is the picture that frightens you?",
      ],
      [
        "Does anybody else know how tight it is?",
        "What does it make you think about yourself?",
        "Which part of it is certain, and which part do you fear?",
      ],
      [
        "Which one call or letter would take the most weight off, if it were done?",
        "Is there a place near you that gives free advice on debts or rent, that you have thought of asking?",
        "What is one thing that costs nothing and still does you good?",
      ],
    ],
  },
  caring: {
    name: "looking after the others",
    patience: 3,
    hear: [
      "Being there for others day after day is work that nobody clocks.",
      "You hold it together for them. Here you need not.",
      "You can love people and be worn out by what they need. Both are true.",
      "Those who look after everyone are seldom asked how they are.",
      "It is hard to see somebody you love go through that, and not be able to take it from them.",
    ],
    hearPerson: [
      "You carry {person} through this, and somebody ought to ask how you are.",
      "It is plain how much {person} matters to you, and how much it takes out of you.",
      "Being strong for {person} leaves little room for what it does to you.",
    ],
    ask: [
      [
        "How are *you* in all this?",
        "What was today like for you?",
        "Which part of it do you carry alone?",
      ],
      [
        "What do you not dare to say aloud about it?",
        "When did you last have an hour in which nobody needed you?",
        "What is it that you would like to be able to do for them, and cannot?",
      ],
      [
        "Who could take a small piece of it, if you asked?",
        "What do you need in order to go on with this, and not only they?",
        "Being useful has many forms. Which of them have you already given today?",
      ],
    ],
  },
  decision: {
    name: "the decision",
    patience: 2,
    hear: [
      "Standing between two ways is tiring: you live both of them in your head and neither on the ground.",
      "If it were easy, you would have decided long ago. Something speaks for each side.",
      "I cannot tell you what is right, and I can help you to hear yourself think.",
      "Every choice also means a small farewell to the other one.",
      "It weighs more because other people are touched by it, or because it cannot be taken back easily.",
    ],
    ask: [
      [
        "What are the two ways, each in one sentence?",
        "By when does it have to be decided, really?",
        "What speaks for the one that you are a bit afraid of?",
      ],
      [
        "Imagine it were decided, first one way and then the other: what does your body say to each?",
        "What are you most afraid of losing?",
        "Whose voice do you hear when you think about it?",
      ],
      [
        "Which of the two would you rather explain to yourself in five years?",
        "Is there a small part that you could try before you decide?",
        "What would you need to know, that you do not know yet?",
      ],
    ],
  },
  good_news: {
    name: "what went well",
    patience: 99,
    hear: [
      "That is good to read.",
      "How nice. Such moments deserve a second look before the day rolls on.",
      "Good. It is worth staying with for a minute.",
      "That did not come from nowhere; you had a part in it.",
      "A good moment, and you noticed it. That is half of it.",
    ],
    hearPerson: [
      "And {person} in it as well. That is good to read.",
      "It sounds as if {person} brought some light into the day.",
    ],
    ask: [
      [
        "Which moment of it would you like to keep?",
        "What was the best part of it?",
        "How did it feel while it was happening?",
      ],
      [
        "What did you do that helped it come about?",
        "With whom would you like to share it?",
        "What does it say about what does you good?",
      ],
      [
        "How could there be a little more of that in the coming days?",
        "What made it possible this time?",
        "Is there anything else you wanted to talk about, or is it good as it is?",
      ],
    ],
  },
  nothing: {
    name: "the flat days",
    patience: 4,
    hear: [
      "You need no big subject here. Small and unfinished is fine.",
      "Sometimes there is nothing in particular, only a mood. We can begin there.",
      "Flat days are days as well. They may be talked about, or not.",
      "Not knowing where to begin is quite a usual beginning.",
      "No news can be restful, or it can be dull. Either way you may sit here for a bit.",
    ],
    ask: [
      [
        "If today were weather, what would it be?",
        "What is the last thing that made you sigh?",
        "What did you do just before you came here?",
      ],
      [
        "What has been taking up room in your head in the last days, even if it is small?",
        "Is it a peaceful nothing, or rather an empty one?",
        "What would you be doing if you had a little more energy?",
      ],
      [
        "What did you use to like doing, when there was time for it?",
        "Is there somebody you have been meaning to write to?",
        "What would make tomorrow a shade better than today?",
      ],
    ],
  },
};
