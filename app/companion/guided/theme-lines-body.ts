import type { ThemeLines } from "./theme-line.ts";

/** Themes that show in body and mood. */
export const bodyThemeLines: Readonly<
  Record<
    "panic" | "anxiety" | "sleep" | "low_mood" | "overwhelm" | "urge" | "health" | "past_hurt",
    ThemeLines
  >
> = {
  panic: {
    name: "the panic",
    patience: 1,
    hear: [
      "Panic is a body sounding every alarm at once. It is horrible while it lasts, and it does pass.",
      "An attack like that leaves you wrung out, even once it is over.",
      "When the alarm goes off like that, every second feels long. You came through it far enough to write.",
      "A racing heart and a mind that says the worst: that is a frightening pair.",
      "It makes sense to be shaken after that; the body has been running without moving.",
    ],
    ask: [
      [
        "Is it going on right now, or is it the echo of it?",
        "Where are you at the moment, and is there somewhere to sit?",
        "Where in your body is it strongest just now?",
      ],
      [
        "What was happening just before it started?",
        "What was the most frightening part of it?",
        "Do you know it from before, or is it new to you?",
      ],
      [
        "What has helped you down from one of these before, even a little?",
        "What would make the next hour a little easier?",
        "Does somebody near you know that this happens to you?",
      ],
    ],
  },
  anxiety: {
    name: "the worry",
    patience: 2,
    hear: [
      "Worry is tiring work: it rehearses a day that has not come yet.",
      "A mind on the lookout finds no place to sit down. That wears anybody out.",
      "A body that is braced all the time gets no rest, not even when it lies down.",
      "It is hard to think of anything else while that keeps circling.",
      "Something in you is trying to get ahead of the danger, and it does not know when to stop.",
    ],

    ask: [
      [
        "When it is at its loudest, what does it say will happen?",
        "Where do you notice it first: in your head, your chest, your stomach?",
        "Is it one particular thing, or does it jump from one to the next?",
      ],
      [
        "Which part of it is the worst: what might happen, or not knowing?",
        "If the feared thing did come, what would the day after look like?",
        "When did it begin to be this strong?",
      ],
      [
        "What has brought it down before, even a little?",
        "Is there a part of this that is in your hands, and a part that is not?",
        "Who else knows how much this occupies you?",
      ],
    ],
  },
  sleep: {
    name: "the nights",
    patience: 2,
    hear: [
      "Lying awake is lonely work. Everything is larger at that hour, and there is nobody to ask.",
      "Without sleep even small things turn heavy. That is not weakness, it is how bodies are.",
      "The harder you try to sleep, the wider awake you get. It is unfair that way.",
      "Nights like that use up the next day before it has begun.",
      "A mind that starts up in the dark is hard to switch off by being told to.",
    ],
    ask: [
      [
        "What is your mind busy with when you lie there?",
        "Is it falling asleep that is hard, or staying asleep?",
        "What goes through your head at that hour?",
      ],
      [
        "How long have the nights been like this, and did something begin around then?",
        "Is it one thought that comes back, or many?",
        "How do you get through the day after a night like that?",
      ],
      [
        "What used to help you sleep, in better times?",
        "If you could put one of these thoughts down until morning, which would it be?",
        "What does the last hour before bed look like at the moment?",
      ],
    ],
  },
  low_mood: {
    name: "the heaviness",
    patience: 3,
    hear: [
      "That sounds heavy, and long. Days like that take strength that nobody sees.",
      "When the colour goes out of things, even getting up is a piece of work.",
      "It takes something to put that into words while feeling that way.",
      "A heaviness like that is hard to explain to people who are not in it. You need not explain it here.",
      "You kept going through all of that. It counts, also when it does not feel like much.",
    ],

    ask: [
      [
        "What is it like: more like sadness, like tiredness, or like nothing at all?",
        "How long has it been like this?",
        "What was today like, from the morning on?",
      ],
      [
        "When is it heaviest in the course of a day?",
        "Was there something that it began with, or did it come slowly?",
        "What do you miss most from the time before it?",
      ],
      [
        "At which moments of the week is it a shade lighter?",
        "Who in your life has noticed?",
        "What is one thing that you still do, although it costs you?",
      ],
    ],
  },
  overwhelm: {
    name: "how much it all is",
    patience: 2,
    hear: [
      "That is a lot for one person, whatever anybody says.",
      "When everything calls at once, even deciding where to begin is one task too many.",
      "No wonder that something in you wants to sit down in the middle of it.",
      "You are holding many things up at the same time. Arms get tired.",
      "Too much is too much. It is no flaw in you that it does not fit into a day.",
    ],
    hearPerson: [
      "With {person} to think of on top of the rest, it is no wonder that it spills over.",
      "And {person} cannot simply be put on hold, which makes it harder to get any air.",
    ],
    ask: [
      [
        "If you lay it all out in front of you, what is on the pile?",
        "Which of these presses most today?",
        "What was the drop that made it too much?",
      ],
      [
        "Which part of it is really due now, and which only shouts?",
        "What happens to you in the course of a day with all this: who looks after that?",
        "What do you do when nobody sees it any more?",
      ],
      [
        "Is there one thing in it that somebody else could take, even for a day?",
        "What could be done badly for once, without much harm?",
        "What would ten minutes look like that belonged to you alone?",
      ],
    ],
  },
  urge: {
    name: "the pull",
    patience: 1,
    hear: [
      "A pull like that can be very strong, and it says nothing about your worth that it is there.",
      "You noticed it and wrote it down; that is already a step beside it.",
      "A habit that goes against your own plan usually does something *for* you as well. It came from somewhere.",
      "Those mornings after are hard. Being harsh on top rarely helps the next evening.",
      "An urge feels as if it would rise for ever. It does not; it is a wave, with a far side.",
    ],
    ask: [
      [
        "What is usually going on just before it starts?",
        "How strong is it at this moment?",
        "What does it promise you, when it comes?",
      ],
      [
        "And what does it give you, honestly, for the first few minutes?",
        "When is it strongest: which hour, which place, which mood?",
        "What would you need at that moment, if it were not that?",
      ],
      [
        "When you once let it pass, how did you do that?",
        "Who knows about this and is on your side?",
        "What could make it a little harder to reach for tonight?",
      ],
    ],
  },
  health: {
    name: "your health",
    patience: 3,
    hear: [
      "When the body is in question, everything else stands on softer ground.",
      "Waiting to know is its own kind of strain: there is nothing to do, and it is always there.",
      "Being unwell also means losing things you could once take for granted. That is a loss too.",
      "It is tiring to be brave in front of doctors and everybody else.",
      "When the worry is your own body, there is no leaving it at the door.",
    ],

    ask: [
      [
        "What do you know so far, and what is still open?",
        "Which thought about it comes most often?",
        "What is it like for you from day to day?",
      ],
      [
        "What frightens you most about it: the thing itself, or what it would change?",
        "What has it taken from you that others may not see?",
        "With whom can you talk about it without having to be brave?",
      ],
      [
        "Is there a question you would like to put to the doctor, if you wrote it down beforehand?",
        "What does you good in it, on days when it is bearable?",
        "What would you want people around you to understand?",
      ],
    ],
  },
  past_hurt: {
    name: "what happened back then",
    patience: 2,
    hear: [
      "What was done to you then does not stay in its year. It makes sense that the body remembers.",
      "A body that learned to be on guard had good reason. It has not yet heard that this is another time.",
      "You do not have to tell any of it in detail here. It is enough that it still reaches you.",
      "It is not weakness that it still shows. It took a lot to come through it.",
      "Such things come back on their own timetable, often on an ordinary day.",
    ],
    ask: [
      [
        "What brings it close at the moment?",
        "How does it show, these days: in dreams, in the body, in what you avoid?",
        "Where are you right now, and does that place feel safe enough?",
      ],
      [
        "What do you do when it comes up, so as to get through?",
        "What has it made harder that you would like to have back?",
        "Is there somebody who knows and believes you?",
      ],
      [
        "What helps your body to notice that it is now, and not then?",
        "What would you have wanted somebody to say to you at that time?",
        "Would it be a relief to have somebody trained beside you for this part, or have you had that already?",
      ],
    ],
  },
};
