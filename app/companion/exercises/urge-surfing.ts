import type { Exercise } from "./exercise.ts";

const ALCOHOL = [
  "drink",
  "drinking",
  "alcohol",
  "wine",
  "beer",
  "vodka",
  "whisky",
  "whiskey",
  "gin",
  "booze",
];
const FOOD = ["binge", "eat", "eating", "food", "chocolate", "sugar", "crisps", "snack", "snacks"];
const RISING = ["rising", "stronger", "worse", "growing", "climbing", "higher", "more than before"];
const FALLING = [
  "falling",
  "weaker",
  "less",
  "fading",
  "easing",
  "smaller",
  "passing",
  "going down",
];

export const urgeSurfing: Exercise = {
  id: "urge-surfing",
  title: "Urge surfing",
  modality: "Relapse prevention",
  minutes: 8,
  helpsWith: ["urge"],
  source: "G. Alan Marlatt and Judith R. Gordon (editors): Relapse Prevention (1985).",
  about:
    "Urge surfing means neither giving in to a craving nor wrestling with it. You watch where it sits in the body and how it rises, stands and falls, the way you would watch a wave. It is meant for a drink, a smoke, a screen, a purchase or a message, and not for urges to hurt yourself or anybody else: for those there is *Get help now*.",
  aliases: [
    "urge surfing",
    "surf the urge",
    "surf an urge",
    "ride out the urge",
    "ride out an urge",
    "ride out a craving",
    "ride out the craving",
    "craving exercise",
    "get through a craving",
  ],
  reasons: {
    urge: "A craving feels as if it would climb for ever unless it got its way. Watched closely it does something else: it rises, stands for a while, and falls.",
  },
  invitations: [
    "There is a way to watch that happen, called *urge surfing*, about eight minutes. Shall we do it with this one?",
    "I can keep you company while it rises and falls, step by step. Would you like that, or do you want to talk?",
    "Would you try to sit this one out with me, without fighting it? You can stop at any time.",
    "We could look at this wave together for a few minutes. Is that all right for you, or not now?",
  ],
  intro: [
    "Good. For the next minutes you need not give in and you need not fight. (This is for cravings and habits. If what pulls at you is to hurt yourself or someone, leave this and open *Get help now*.) *Skip* and *stop* always work.",
    "All right, we let it come and look at it. One thing first: if the urge is to harm yourself or another person, this is the wrong exercise, and *Get help now* at the top is the right place. Otherwise we go on; say *stop* when you want out.",
    "Let's watch it. A craving is a wave, and you have a board. It is made for wanting a thing, not for wanting to hurt anybody; for that, yourself included, there is *Get help now*. You can say *skip* or *stop* at any point.",
  ],
  steps: [
    {
      name: "urge",
      expects: { kind: "text" },
      prompts: [
        "What is it that you want so badly just now? Call it by its name.",
        "Which urge is it: for what?",
        "What would you be doing this minute if you gave in?",
      ],
      reflections: [
        {
          text: "{answer}. One thing before we start: for somebody who drinks a lot every day, stopping all at once can be dangerous, and belongs in a doctor's hands. Waiting out one wave is another matter.",
          when: { says: ALCOHOL },
        },
        {
          text: "A drink, then. If you have been drinking heavily every day, please do not stop from one day to the next without a doctor: the body can take that badly. Here we only look at this one hour.",
          when: { says: ALCOHOL },
        },
        {
          text: "{answer}. If it has been many hours since you ate, part of it may be plain hunger. Hunger is not a wave to sit out: have a meal first, and come back.",
          when: { says: FOOD },
        },
        {
          text: "Food, then. When did you last have a proper meal? If that was long ago, eat something first; this can wait, and hunger should not.",
          when: { says: FOOD },
        },
        "{answer}. Good, now it has a name.",
        "{answer}, then. Wanting it is not the same as doing it.",
        "All right. It is here, and you are looking at it.",
      ],
      scaffolds: {
        unknown: [
          "Sometimes it is more of a restlessness. What do you usually reach for when it comes?",
          "A drink, a cigarette, the phone, something sweet, a message to somebody: is it one of those?",
        ],
      },
      quickAnswers: ["A drink", "A cigarette", "My phone", "Something sweet"],
    },
    {
      name: "strength",
      expects: { kind: "number", min: 0, max: 100 },
      prompts: [
        "How high is the wave at this moment, from 0 (flat) to 100 (over your head)?",
        "Give the pull a number, 0 for none and 100 for the strongest you have known.",
        "How strong is the wanting right now, 0 to 100?",
      ],
      reflections: [
        { text: "{answer}. That is a big one, and big ones tire too.", when: { from: 70 } },
        {
          text: "{answer}: near the top. From there the way leads down sooner than it feels.",
          when: { from: 70 },
        },
        { text: "{answer}. Enough to be noticed, not enough to drown in.", when: { to: 69 } },
        { text: "{answer}, a middling sea.", when: { from: 30, to: 69 } },
        "Thank you, I keep that for later.",
        "Good, this is where we get on the board.",
        "All right. Let's see what it does.",
      ],
      scaffolds: {
        unknown: [
          "Could you stay seated if somebody asked you to? Then it is under 80. What would you guess?",
          "Compare it with the worst evening you remember. Half as strong, or nearly the same?",
        ],
        off: [
          "And the height of it as a number, 0 to 100?",
          "Which number comes closest, if 100 is the strongest ever?",
        ],
      },
      quickAnswers: ["40", "60", "80", "95"],
    },
    {
      name: "body",
      expects: { kind: "text", minWords: 2 },
      prompts: [
        "Where in your body is it? Mouth, throat, chest, hands: look for the place, and tell me what is there.",
        "Sit so that your feet have the floor. Now go and find the urge in your body. Where does it sit, and is it tight, hot, hollow, itchy?",
        "If you did not know the word for it, what would you notice, and in which spot?",
      ],
      reflections: [
        "{answer}. So that is what it is made of.",
        "{answer}: a feeling in a place, with a border somewhere.",
        "Good. It is smaller there than it was as a thought.",
      ],
      scaffolds: {
        unknown: [
          "Start with the mouth: is it dry or watering? Then the hands: do they want to hold something?",
          "Which part of you would lean forward if it came into the room?",
        ],
        short: [
          "And what is it like there: pressing, pulling, warm, empty?",
          "How large is it, the size of a coin or of a hand?",
        ],
      },
    },
    {
      name: "breath",
      expects: { kind: "ready" },
      prompts: [
        "Let your breath be the board. Breathe towards that spot, slowly, and let the feeling be as large as it is. Ten breaths, then write *done*.",
        "Now stay with that spot for ten slow breaths. You are not making it go away. You are only staying on. *Done* when you are through.",
        "Watch the spot while you breathe out long, ten times. Whenever the mind starts to bargain, go back to the spot. Then say *done*.",
      ],
      reflections: [
        "Ten breaths, and you are still sitting on top of it.",
        "It pulled, and you did not move. That can be done, you see.",
        "Good. That is already surfing.",
      ],
      scaffolds: {
        unknown: [
          "Just count the breaths out, from ten down to one. Nothing else has to happen. Then *done*.",
          "If ten is a lot, make it five, with a hand on the spot, and write *done*.",
        ],
      },
      quickAnswers: ["Done"],
    },
    {
      name: "wave",
      expects: { kind: "text" },
      prompts: [
        "What is the wave doing: is it rising, standing, or falling?",
        "Look at it again. Is it more than before, the same, or less?",
        "Has it changed at all: its strength, its place, its edges?",
      ],
      reflections: [
        {
          text: "Then this is the steep part. It is the stretch where people usually get off, and just after it comes the top.",
          when: { says: RISING },
        },
        {
          text: "Still rising. There is nothing to do about that. Only stay where you are.",
          when: { says: RISING },
        },
        { text: "There it goes. You did not push it, either.", when: { says: FALLING } },
        { text: "So it does fall by itself. That is worth remembering.", when: { says: FALLING } },
        "Standing, then, or nearly. Even that is a movement for something that claimed to be endless.",
        "Good that you looked before you answered.",
        "All right. It does what it does, and you watch.",
      ],
      jumps: [{ says: RISING, to: "crest" }],
      scaffolds: {
        unknown: [
          "If you could not tell, it is probably standing. Does that seem right?",
          "Compare it with the number at the start: would it be higher now, or lower?",
        ],
      },
      quickAnswers: ["Rising", "Standing", "Falling"],
    },
    {
      name: "crest",
      aside: true,
      expects: { kind: "ready" },
      prompts: [
        "Stand up for this stretch, if you can, and put a door between you and the thing. Then ten more breaths with your eyes on something far off. Write *done* after.",
        "Hold something cold or rough in your hand, and describe it to yourself in detail until ten breaths have gone. *Done* when they have.",
        "Say quietly, at each breath out: “a wave”. Ten times, without moving from the spot. Then *done*.",
      ],
      reflections: [
        "That was the steep part, and you have it behind you.",
        "You stayed on, at its highest.",
        "Ten more. It has had every chance.",
      ],
      scaffolds: {
        unknown: [
          "Only get some distance, one room is enough, and breathe out slowly a few times. Then *done*.",
          "Whatever lets three minutes go by will do. A glass of water, drunk slowly. Write *done* then.",
        ],
      },
      quickAnswers: ["Done"],
      jumps: [{ says: ["*"], to: "strengthAgain" }],
    },
    {
      name: "strengthAgain",
      expects: { kind: "number", min: 0, max: 100 },
      prompts: [
        {
          text: "And the height of it now, 0 to 100? You got on at {strength}.",
          when: { answered: "strength" },
        },
        {
          text: "Which number has the pull now? Before, you gave it {strength}.",
          when: { answered: "strength" },
        },
        "How strong is the wanting by now, from 0 to 100?",
        "The number once more: where does the wave stand?",
        "And the pull, measured again, 0 to 100?",
      ],
      reflections: [
        {
          text: "From {strength} to {answer}, and you gave it nothing for it.",
          when: { lowerThan: "strength" },
        },
        {
          text: "{strength} at first, {answer} now. It fell without having had its way.",
          when: { lowerThan: "strength" },
        },
        {
          text: "{answer}, unchanged. Then it is a long one. You have nevertheless done without for as long as this took.",
          when: { sameAs: "strength" },
        },
        {
          text: "{answer}, so it has grown. Looking straight at it can do that for a while. Get some distance from the thing itself, and some company, before you look again.",
          when: { higherThan: "strength" },
        },
        "{answer}. You looked at it right through.",
        "Thank you. Whatever the number, some minutes went by without it.",
        "Good, that is measured too.",
      ],
      scaffolds: {
        unknown: [
          "Higher or lower than when you began? A rough guess is as good as a fine one.",
          "Nearer to 20, to 50 or to 80?",
        ],
        off: [
          "And as a number, so that you can set it beside the first?",
          "What would that be from 0 to 100?",
        ],
      },
      quickAnswers: ["20", "40", "60", "80"],
    },
    {
      name: "next",
      expects: { kind: "text", minWords: 2 },
      prompts: [
        "Waves come in sets. What will you do with the next half hour, so that you are not sitting beside it?",
        "Last question: where do you go from here, away from the thing, and with whom?",
        "What could fill the next thirty minutes that has nothing to do with it?",
      ],
      reflections: [
        "{answer}. Good, that puts some distance between you.",
        "{answer}: and if a second wave comes meanwhile, you know how they go.",
        "That will see you through the next one.",
      ],
      scaffolds: {
        unknown: [
          "Out of the room is already good. A shower, a call, the long way to the shop?",
          "Who could you ring or sit with, without having to explain anything?",
        ],
        short: [
          "Where would that be? The further from the thing, the better.",
          "And if that gets dull after five minutes, what then?",
        ],
      },
    },
  ],
  closings: [
    {
      text: "So: {next}. And the wave has shown you what it does when nobody feeds it.",
      when: { answered: "next" },
    },
    {
      text: "You started at {strength} and did not follow it. That counts, also on a day when the next one wins.",
      when: { answered: "strength" },
    },
    "Each wave that is sat out makes the next one a little less sure of itself.",
    "If one does carry you off some day, that is one wave, and not the whole sea. You can get on again at the next.",
    "Nothing has been decided for ever. It was one urge, and it had some minutes of you and no more.",
  ],
  thisWeek: [
    "To try this week: take a small urge on purpose, an itch or the phone, and watch it for two minutes before you do anything.",
    "For the next few days: note the hour at which it comes. Most urges keep to a timetable, and what is known can be prepared for.",
    "If you want more hold: tell one person at what time it is hardest, and agree that you may ring then. If it runs your days, a doctor or an advice centre can do more than I can.",
  ],
};
