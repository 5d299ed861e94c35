import type { ThemeLines } from "./theme-line.ts";

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
      "The day goes on, and the person who is missing is missing from all of it.",
      "It is as large as what was there. You need not be done with it by any date.",
      "Missing somebody like that is love with nowhere to go for the moment.",
    ],
    hearPerson: [
      "{Person}. A loss like that changes the ground under your feet.",
      "Nobody simply gets over losing {person}. People learn to carry it, and not in a straight line.",
      "So it is {person} you are missing. Nobody else fits into that place.",
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
      "Anger usually guards something that matters to you.",
      "You are allowed to be angry about that. Being angry and doing harm are two different things.",
      "That would make most people's blood rise.",
      "It takes a good deal of strength to hold that in, and it has to go somewhere.",
      "Being treated like that and having to stay polite is exhausting.",
    ],
    hearPerson: [
      "Anger where {person} is concerned is complicated; it rarely comes alone.",
      "When it has to do with {person}, you can't just walk away from it.",
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
      "That stings, and it goes on stinging when nobody is looking any more.",
      "Guilt is a strict companion; it rarely asks whether it is fair.",
      "It is not easy to write down the very thing you would rather hide.",
      "Shame says “look at what you are”, when it was something you *did* or something that happened, on a certain day.",
      "Putting yourself on trial like that is hard going; that court never seems to close.",
    ],
    ask: [
      [
        "What happened, as far as you want to tell it?",
        "Which moment do you keep going back to?",
        "What do you reproach yourself with most?",
      ],
      [
        "What was going on with you at the time, that a fair judge would have to know?",
        "What would you say to a friend who had done exactly that?",
        "Is it more that you hurt somebody, or that somebody saw you in a bad moment?",
      ],
      [
        "Is there something you would like to put right, if it can be done?",
        "What would be enough, so that the matter may rest?",
        "Which part of the blame is yours, and which belongs to someone or something else?",
      ],
    ],
  },
  loneliness: {
    name: "being alone with it",
    patience: 4,
    hear: [
      "Being lonely hurts like hunger hurts: it is the sign of a need, and a very human one.",
      "It is hard to see other people having what you are missing.",
      "Silence from people can be louder than anything they could say.",
      "To have many people around and nobody who asks is a kind of alone as well.",
      "It takes courage to say that. Most people who are lonely hide it.",
    ],

    ask: [
      [
        "When is it strongest: in the evening, at weekends, among people?",
        "When was it last different, and who was around then?",
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
    patience: 3,
    hear: [
      "It is hard to be at odds with somebody who matters to you.",
      "Such things go on in the head long after the words were said.",
      "Not knowing where you stand with somebody takes up all the room there is.",
      "Both can be true: that you are hurt, and that you want it to be good again.",
      "Not being heard by the very person who should hear you stings twice.",
    ],
    hearPerson: [
      "Where {person} is concerned there is no neutral corner to go to.",
      "It is {person}, and so it gets under the skin.",
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
    patience: 3,
    hear: [
      "When somebody drops out of your days, every habit has a hole in it.",
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
      "We compare our own inside with other people's outside, and always lose.",
      "There is somebody in your head who keeps a very strict account.",
      "Hearing that from inside, day after day, would wear anyone down.",
      "A voice like that often believes that it is helping. It mostly makes a person small.",
    ],

    ask: [
      [
        "What had just happened, the last time you heard that voice?",
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
