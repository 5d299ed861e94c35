import type { ThemeLines } from "./theme-lines.ts";

/** Themes of loss, closeness and how one judges oneself. */
export const heartThemeLines: Readonly<
  Record<
    "grief" | "anger" | "shame" | "loneliness" | "conflict" | "breakup" | "self_criticism",
    ThemeLines
  >
> = {
  grief: {
    name: "your loss",
    patience: 4,
    hear: [
      "There is nothing I could say that makes it smaller. I can listen, as long as you like.",
      "Grief does not go by the calendar. It comes when it comes, often in the middle of something ordinary.",
      "One goes on with the day, and the one who is missing is missing from all of it.",
      "It is as large as what was there. You need not be done with it by any date.",
      "Missing somebody like that is love with nowhere to go for the moment.",
    ],
    hearPerson: [
      "{Person}. That is a loss that changes the ground one stands on.",
      "To be without {person} is not something one gets over. One learns to carry it, and not in a straight line.",
      "There was only one of {person}, and that place stays.",
    ],
    ask: [
      [
        "Would you like to tell me a little about who they were?",
        "What has it been like these last days?",
        "When does it come over you most?",
      ],
      [
        "What do you miss that other people would hardly think of?",
        "Is there something that was left unsaid?",
        "How are the people around you with it: do they speak of it, or go round it?",
      ],
      [
        "Is there something of theirs, a habit or a phrase, that you carry on?",
        "What would they say if they saw how you are getting through this?",
        "What makes a bad hour a little more bearable: company, or being left alone?",
      ],
    ],
  },
  anger: {
    name: "the anger",
    patience: 2,
    hear: [
      "Anger usually guards something that matters. It sounds as if a line was crossed.",
      "You are allowed to be angry about that. Being angry and doing harm are two different things.",
      "That would make most people's blood rise.",
      "It takes a good deal of strength to hold that in, and it has to go somewhere.",
      "Being treated like that and having to stay polite is exhausting.",
    ],
    hearPerson: [
      "Being this angry with {person}, of all people, has something lonely about it.",
      "With {person} it is harder: one cannot just walk away from it.",
    ],
    ask: [
      [
        "What happened, just before it boiled up?",
        "What was the worst part of it for you?",
        "Where is the anger now: still hot, or more of a dull glow?",
      ],
      [
        "If the anger could speak in one sentence, what would it demand?",
        "Is there something under it, such as hurt, or not having been seen?",
        "Is it about this once, or has it happened many times?",
      ],
      [
        "What would have to happen for it to be put right, as far as it can be?",
        "What would you say to them if you knew that they would listen?",
        "What helps you to let off steam in a way that you do not regret later?",
      ],
    ],
  },
  shame: {
    name: "what you reproach yourself with",
    patience: 2,
    hear: [
      "Guilt only bites people who care how they treat others.",
      "Such a moment plays itself again and again, and each time one comes off worse.",
      "It is not easy to write down the very thing one would like to hide.",
      "Shame says “look at what you are”. Usually it was something you *did*, on a certain day, under certain conditions.",
      "Sitting in judgement on oneself at this length is hard; there is never an acquittal.",
    ],
    hearPerson: [
      "That it was {person} makes it weigh more.",
      "It would not hurt like this if {person} were not dear to you, or at least important.",
    ],
    ask: [
      [
        "What happened, as far as you want to tell it?",
        "Which moment do you keep going back to?",
        "What do you reproach yourself with most?",
      ],
      [
        "What was going on with you at the time, that one would have to know to judge it fairly?",
        "What would you say to a friend who had done exactly that?",
        "Is it more that you hurt somebody, or that somebody saw you in a bad moment?",
      ],
      [
        "Is there something you would like to put right, if it can be done?",
        "What would be enough? When may the matter rest?",
        "Which part of the blame is yours, and which belongs to someone or something else?",
      ],
    ],
  },
  loneliness: {
    name: "being alone with it",
    patience: 3,
    hear: [
      "Being lonely hurts like hunger hurts: it is the sign of a need, and a very human one.",
      "It is hard to watch others having what one is missing.",
      "Silence from people can be louder than anything they could say.",
      "To have many people around and nobody who asks is a kind of alone as well.",
      "It takes courage to say that one is lonely. Most people hide it.",
    ],
    hearPerson: [
      "That the distance is to {person} makes it hurt in a particular place.",
      "You would like to have {person} closer, if I read you right.",
    ],
    ask: [
      [
        "When is it strongest: in the evening, at weekends, among people?",
        "Was there a time when it was different? Who was around then?",
        "What does a usual evening look like for you?",
      ],
      [
        "What do you miss most: somebody to talk to, to do things with, or simply someone who is there?",
        "What happens in you when you think of reaching out to somebody?",
        "Who was the last person with whom you felt at ease?",
      ],
      [
        "Is there somebody, even far off, who might be glad of a line from you?",
        "Where do you come across people now, if only the same faces in a shop?",
        "What would be a small amount of company that is not too much?",
      ],
    ],
  },
  conflict: {
    name: "what is between you",
    patience: 2,
    hear: [
      "It is hard to be at odds with someone whose opinion matters to one.",
      "Such things go on in the head long after the words were said.",
      "Not knowing where one stands with somebody takes up all the room.",
      "Both can be true: that you are hurt, and that you want it to be good again.",
      "When one is not heard by the very person who should hear, it stings twice.",
    ],
    hearPerson: [
      "When it is {person}, there is no neutral corner to go to.",
      "Things with {person} seem to have got under your skin, and no wonder.",
      "What {person} says or leaves out carries weight; that is why it hurts.",
    ],
    ask: [
      [
        "What was said, or left unsaid?",
        "How did it begin this time?",
        "What hurt you most in it?",
      ],
      [
        "What do you think they would say happened?",
        "Is it about this one thing, or is an older one behind it?",
        "What did you need from them just then?",
      ],
      [
        "If you could say one sentence to them, and they would really take it in, which would it be?",
        "What would a first small sign of peace be, from either side?",
        "What do you want to hold on to, however they behave?",
      ],
    ],
  },
  breakup: {
    name: "the parting",
    patience: 2,
    hear: [
      "When somebody leaves one's days, every habit has a hole in it.",
      "A parting is a loss too, and the other one is still somewhere in the world. That makes it harder to mourn.",
      "One part of you knows that it is over and another goes on waiting. Both are tiring.",
      "Of course that hurts. You had made room for someone.",
      "It is not only the person, it is also the future that you had in mind together.",
    ],
    ask: [
      [
        "How long ago is it, and how are the days since?",
        "What is hardest: the mornings, the evenings, the weekends?",
        "What happened, as far as you want to tell?",
      ],
      [
        "What goes round in your head about it?",
        "What do you miss, and what do you not miss at all?",
        "What did you come to believe about yourself because of it?",
      ],
      [
        "Who is with you in this, on your side?",
        "What belongs to you again now that had become small?",
        "What helps you not to write, or not to look, when the pull comes?",
      ],
    ],
  },
  self_criticism: {
    name: "how hard you are on yourself",
    patience: 2,
    hear: [
      "That is a harsh sentence to live with. You would hardly say it to anybody else.",
      "One compares one's own inside with other people's outside, and always loses.",
      "There is somebody in your head who keeps a very strict account.",
      "Hearing that from inside, day after day, would wear anyone down.",
      "A voice like that often believes that it is helping. It mostly makes one small.",
    ],
    hearPerson: [
      "And with {person} it seems to speak up even louder.",
      "It matters to you how you are with {person}. The strict voice makes use of that.",
    ],
    ask: [
      [
        "When did you last hear that voice? What had just happened?",
        "What does it accuse you of, in its own words?",
        "In which moments does it get loudest?",
      ],
      [
        "Does the voice remind you of anybody?",
        "What would it say about a friend in the same position?",
        "What does it leave out about you?",
      ],
      [
        "What would someone who likes you say back to it?",
        "If it were a little gentler for one day, what would you do differently?",
        "What have you managed lately that it did not mention?",
      ],
    ],
  },
};
