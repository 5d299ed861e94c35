import type { Exercise } from "./exercise.ts";

const NOT_QUITE = [
  "too strong",
  "not quite",
  "doesn't fit",
  "does not fit",
  "not really",
  "no",
  "partly",
  "half",
  "bigger than",
  "out of proportion",
];
const FITS = ["it fits", "fits", "yes", "yeah", "justified", "it does", "fair enough"];

export const oppositeAction: Exercise = {
  id: "opposite-action",
  title: "Opposite action",
  modality: "DBT",
  minutes: 9,
  helpsWith: ["shame", "loneliness", "anger", "low_mood", "anxiety"],
  source:
    "Marsha M. Linehan: DBT Skills Training Manual, second edition (2015), from the skills for changing emotions.",
  about:
    "Every feeling wants something done: fear wants away, shame wants to hide, anger wants to strike. Where the feeling does not fit the facts, or acting on it would do harm, you can do the opposite on purpose, and the feeling often follows. Where it fits the facts, it is not for arguing with, and we look at what it asks for.",
  aliases: ["opposite action", "opposite to emotion", "opposite to emotion action", "act opposite"],
  requests: [
    /\b(?:help me|can we|i want to|i'd like to|let's)(?: try(?: to)?| to)? do the opposite of (?:what|my)\b/u,
  ],
  reasons: {
    shame:
      "Shame says *hide*, and hiding feeds it. Sometimes the thing to do is the reverse of what it says.",
    loneliness:
      "The longer somebody is alone, the more everything in them says *stay away*. That voice can be contradicted with the feet.",
    anger:
      "The anger knows what it wants to do. It is worth asking whether that would get you what *you* want.",
    low_mood:
      "A low mood gives orders: lie down, cancel, wait. You could try what happens when one of them is not obeyed.",
    anxiety:
      "Each time you get out of its way, the fear learns that there was something to fear. It can learn the other thing, too.",
  },
  invitations: [
    "There is a skill for that, *opposite action*, in a few questions. Shall we see whether it fits here?",
    "Would you like to look at it with me, nine minutes or so? We check first whether the feeling has a point.",
    "I can take you through it, one thing after the other. Is that all right, or would you rather leave it?",
    "We could try that on paper first, where it costs nothing. Do you want to?",
  ],
  intro: [
    "Good. First we find out whether the feeling is right. If it is, we do not do the opposite of it. *Skip*, *back* and *stop* always work.",
    "All right. Nobody is going to talk you out of a feeling here. We look at what it wants, and whether that is any good to you. Say *stop* when you like.",
    "Let's see. Half of this is checking the facts, and only then comes the doing. You can say *skip* or *stop* at any point.",
  ],
  steps: [
    {
      name: "feeling",
      expects: { kind: "text" },
      prompts: [
        "Which feeling is it about? One word will do: shame, fear, anger, sadness, envy, guilt.",
        "What is the name of what you feel?",
        "If you had to pick one feeling out of the tangle, which is the strongest?",
      ],
      reflections: [
        "{answer}. Good, then we know what we are dealing with.",
        "{answer}, then.",
        "All right. It came for a reason, and we look for that.",
      ],
      scaffolds: {
        unknown: [
          "What does your body want to do: run, hide, hit, lie down? Fear, shame, anger and sadness answer to these, in that order.",
          "Would you like to be seen with it or not? If not, it may be shame. Does that sound right?",
        ],
      },
      quickAnswers: ["Shame", "Fear", "Anger", "Sadness"],
    },
    {
      name: "event",
      expects: { kind: "text", minWords: 4 },
      prompts: [
        "What set it off? Only what happened, as in a short report.",
        "When did it begin, and what had just been said or done?",
        "What are the facts, without what you think they mean?",
      ],
      reflections: [
        "{answer}. That is what there was, then.",
        "So it began with this: {answer}.",
        "Good, we keep to that and leave the meanings aside.",
      ],
      scaffolds: {
        unknown: [
          "Take the last time it was strong. Where were you, and who else was there?",
          "Something like “I said the wrong name and two people laughed”. What was it for you?",
        ],
        short: ["Could you add what came just before?", "Who did or said what?"],
      },
    },
    {
      name: "fits",
      expects: { kind: "text" },
      prompts: [
        "Now the important question. Does the feeling fit those facts, also in its strength? Fear fits a real danger, guilt a wrong that was done, anger a wrong that was suffered.",
        "Look at it fairly: would most people who wish you well feel the same, and as strongly? If somebody is really a danger to you, fear fits.",
        "Does it fit, or is it larger or older than what happened?",
      ],
      reflections: [
        {
          text: "So it goes further than the facts. That is the case in which doing the opposite can help.",
          when: { says: NOT_QUITE },
        },
        {
          text: "Then it has some point, and too much volume. The volume can be answered.",
          when: { says: NOT_QUITE },
        },
        {
          text: "Then it is right, and we do not work against it. It is trying to tell you something.",
          when: { says: FITS },
        },
        {
          text: "If it fits, it has a job to do. In that case no opposite action: we look at what it asks of you.",
          when: { says: FITS },
        },
        "Thank you for weighing it.",
        "All right. It is also worth asking whether acting on it would do you any good.",
        "It is not easy to judge that from inside.",
      ],
      jumps: [
        { says: NOT_QUITE, to: "urge" },
        { says: FITS, to: "asks" },
      ],
      scaffolds: {
        unknown: [
          "If a friend had reported exactly these facts to you, would you say “of course” or “not as bad as that”?",
          "Leave out whether it fits. Would it make things better, if you did what the feeling wants? If not, we go on.",
        ],
      },
      quickAnswers: ["It fits", "Not quite", "It's too strong for that"],
    },
    {
      name: "asks",
      aside: true,
      expects: { kind: "text", minWords: 2 },
      prompts: [
        "What does it ask for: that something be put right, that you get away from something, that somebody hear a *no*?",
        "A feeling that fits wants something sensible, under the heat. What would that be here?",
        "If you took it seriously without acting in its first rush, what would you see to?",
      ],
      reflections: [
        "{answer}. That is what it came for.",
        "{answer}: a thing to be done, and then it may go.",
        "Good. Feelings like that get quieter when they have been understood.",
      ],
      scaffolds: {
        unknown: [
          "Guilt usually wants something repaired, fear wants safety, anger wants a limit, sadness wants comfort. Which of these?",
          "What would you advise a person you are fond of, to whom this had happened?",
        ],
        short: ["And what would be the first part of that?", "Towards whom, and in what way?"],
      },
      jumps: [{ says: ["*"], to: "moment" }],
    },
    {
      name: "urge",
      expects: { kind: "text", minWords: 2 },
      prompts: [
        "What does the feeling want you to do? Say it as an order: “stay at home”, “do not look up”, “tell them off”.",
        "Which impulse comes with it?",
        "If you obeyed it fully, what would you do today?",
      ],
      reflections: [
        "{answer}. That is its order. It has been obeyed often enough to be sure of itself.",
        "{answer}: and once it has been obeyed, the feeling is usually a bit stronger.",
        "Good, now we have its marching orders.",
      ],
      scaffolds: {
        unknown: [
          "What did you do the last time it was there? That was its order, most likely.",
          "What are you avoiding, or about to break off? For instance “I do not open the message”.",
        ],
        short: [
          "Seen from outside, what would you do, or not do?",
          "And with your eyes, your voice, your shoulders?",
        ],
      },
    },
    {
      name: "opposite",
      expects: { kind: "text", minWords: 2 },
      prompts: [
        "And the exact opposite of that, in a size that you can manage: what would it be?",
        "Turn it round. Where it says away, go a step nearer; where it says strike, be a little kind, or leave politely. What would that look like here?",
        "What would somebody do who did not have this feeling?",
      ],
      reflections: [
        "{answer}. That is the other direction, and no mistake.",
        "{answer}. Quite the reverse of {urge}.",
        "Good. It will feel false at first; new things do.",
      ],
      offSigns: ["pretend", "smile and", "force myself", "get over it", "apologise for everything"],
      scaffolds: {
        unknown: [
          "Against hiding: show one thing to one friendly person. Against fear: go where it is safe and stay ten minutes. Against anger: step back and wish them no harm. Which one is yours?",
          "Halve the distance. If the order is “do not go”, the half may be “go for ten minutes”. What is the half here?",
        ],
        short: ["How would that go, in the first minute?", "And where would it take place?"],
        off: [
          "It is not about putting on a face. What could you really do, that leads the other way?",
          "That sounds like punishment. What would the friendly version be?",
        ],
      },
    },
    {
      name: "fully",
      expects: { kind: "text", minWords: 2 },
      prompts: [
        "It works when the body goes along. How would you stand, look and speak, if you did it all the way?",
        "Nothing by halves, then: what do your face, your hands, your voice do?",
        "A half retreat tells the feeling that it was right. What would you have to leave out, the lowered eyes, the extra sorry, the phone in the hand?",
      ],
      reflections: [
        "{answer}. The body is quicker to believe than the head.",
        "{answer}: that is how the feeling notices that you mean it.",
        "Good. Hold it a little longer than is comfortable.",
      ],
      scaffolds: {
        unknown: [
          "Take the shoulders to begin with: up and forward with fear and shame, loose and wide without. And the eyes?",
          "Who do you know that would find it easy? How do they walk into a room?",
        ],
        short: [
          "And what does the voice do?",
          "What else would tell the others how you feel, and could be left out?",
        ],
      },
    },
    {
      name: "moment",
      expects: { kind: "text" },
      prompts: [
        { text: "And when will you see to that?", when: { answered: "asks" } },
        {
          text: "At which moment could you do that, the heat gone and the point still clear?",
          when: { answered: "asks" },
        },
        "When will there be an occasion? The next real one, not the grandest.",
        "Last: at what hour, or in what situation, will you try it?",
        "And when do you do that?",
      ],
      reflections: [
        {
          text: "{answer}. Good. Say the one thing it came for, and leave the rest.",
          when: { answered: "asks" },
        },
        { text: "Good. It can rest until then.", when: { answered: "asks" } },
        "{answer}. It may feel wrong for the first minutes, and that is as it should be.",
        "{answer}: good. More than one try may be needed.",
        "Good. Then you will see what it does.",
      ],
      offSigns: ["someday", "some day", "sometime", "soon", "one day", "eventually", "never"],
      scaffolds: {
        unknown: [
          "When does it usually come over you: at a door, on the phone, in the evening? The next of these will do.",
          "Could you make an occasion, a very small one, before the week is out?",
        ],
        off: [
          "Could you say which day, roughly?",
          "It shies away from dates. Which one could you give it?",
        ],
      },
    },
  ],
  closings: [
    {
      text: "The order was {urge}. What you do is {opposite}, all the way. When: {moment}.",
      when: { answered: "opposite" },
    },
    {
      text: "The feeling fits, so you do not act against it. It asks for {asks}. When: {moment}.",
      when: { answered: "asks" },
    },
    "A feeling that is not obeyed protests first, and then it gets quieter. Give it the time for both.",
    "Should it turn out that the feeling was right after all, you stop and listen to it. That is part of the skill.",
    "It was worth checking before acting. Most people do it the other way about.",
  ],
  thisWeek: [
    "To try this week: once a day, at a small order of the feeling, do the reverse for two minutes, and see what happens to it.",
    "For the next few days: before you turn round, ask only one thing, “does it fit?”. That question alone changes a good deal.",
    "If you want to keep it: write down after each try how strong the feeling was before, and ten minutes later.",
  ],
};
