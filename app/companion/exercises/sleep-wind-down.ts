import type { Exercise } from "./exercise.ts";

const AWAKE = [
  "awake",
  "in bed",
  "can't sleep",
  "lying",
  "middle of the night",
  "3am",
  "4am",
  "woke up",
];

export const sleepWindDown: Exercise = {
  id: "sleep-wind-down",
  title: "Sleep wind-down",
  modality: "CBT for insomnia",
  minutes: 9,
  helpsWith: ["sleep"],
  source:
    "Richard R. Bootzin: Stimulus control treatment for insomnia (1972); Allison G. Harvey: A cognitive model of insomnia (2002).",
  about:
    "Sleep cannot be done, only let in. This prepares the way: an hour in which the day ends, a page for what is still turning in the head, and a plan for lying awake, so that the bed becomes a place for sleeping again and not for trying.",
  aliases: [
    "sleep wind-down",
    "wind down for sleep",
    "wind down for bed",
    "wind down exercise",
    "wind-down exercise",
    "get ready for sleep",
    "sleep exercise",
    "a sleep routine",
    "a bedtime routine",
  ],
  requests: [
    /^(?:(?:please|hi|hey|hello|ok|can you|could you|will you|would you) )*help me (?:to )?(?:get (?:back )?to sleep|fall asleep|sleep|go (?:back )?to sleep)\b/u,
    /\b(?:help me|can we|could we|let's|how (?:do|can) i) (?:to )?wind down\b/u,
    /^(?:the )?wind[ -]?down$/u,
  ],
  reasons: {
    sleep:
      "The harder you try to sleep, the further off it gets. What you *can* do is prepare for it, and have a plan for the hours when it does not come.",
  },
  invitations: [
    "I can go through both with you, nine minutes, for tonight or for right now. Would you like that?",
    "There is a *sleep wind-down* that I lead in short steps. Shall we do it, or would you rather talk on?",
    "Would it help to set that up for tonight? A few questions, and you can stop at any of them.",
    "We could do that together now, with dimmed light if possible. Do you want to, or not tonight?",
  ],
  intro: [
    "Good. Turn the screen as dark as it goes. Answer in as few words as you like; *skip* and *stop* always work.",
    "All right, without hurry. Nothing here will make you sleep, it only clears the way for it. Say *stop* as soon as you get drowsy.",
    "Let's wind down. One small question after the other, and none has to be answered well. If you grow sleepy, simply put me away.",
  ],
  steps: [
    {
      name: "now",
      expects: { kind: "text" },
      prompts: [
        "Where are you just now: still up, lying awake, or planning for tonight?",
        "How late is it with you, and are you in bed already or not yet?",
        "Is it still evening, or are you lying there and sleep does not come?",
      ],
      reflections: [
        {
          text: "Awake in bed, then. That is tedious, and not dangerous. A body gets more rest from lying there than it seems.",
          when: { says: AWAKE },
        },
        {
          text: "So it is one of those nights. Then we begin with the bed itself.",
          when: { says: AWAKE },
        },
        "Good, so there is time to let the day run out.",
        "All right, we begin a little before the bed.",
        "That is a good moment for it, better than at three in the morning.",
      ],
      jumps: [{ says: AWAKE, to: "leaveBed" }],
      scaffolds: {
        unknown: [
          "Then let us act as if it were evening, with an hour to go. Is that about right?",
          "Sitting, or lying down? That is all I need to know.",
        ],
      },
      quickAnswers: ["Still up", "Lying awake", "Planning for tonight"],
    },
    {
      name: "leaveBed",
      aside: true,
      expects: { kind: "ready" },
      prompts: [
        "If you have been awake for what feels like twenty minutes, get up. Go to another place with little light and something warm round you. The bed is to learn that it is for sleeping. *Done* when you are there.",
        "Do not lie and try. Stand up slowly, leave the clock unseen, sit somewhere dim. If getting up is not safe for you at night, sit up and change to the other end of the bed. Say *done*.",
        "Take a blanket and move to a chair, with one weak lamp. It is not a defeat; it gives the bed back its purpose. Then *done*.",
      ],
      reflections: [
        "Good. From here you go back only when your eyes want to close.",
        "That was the hardest part, out of the warm.",
        "Now nobody is trying to sleep any more. That helps.",
      ],
      scaffolds: {
        unknown: [
          "If you really would rather stay where you are, sit up at least and put the pillow behind you. Then *done*.",
          "Just sit on the edge of the bed, feet on the floor, for a start. *Done*?",
        ],
      },
      quickAnswers: ["Done"],
      jumps: [{ says: ["*"], to: "mind" }],
    },
    {
      name: "dayEnds",
      expects: { kind: "text" },
      prompts: [
        "When does the day end tonight? I mean the moment after which nothing useful has to be done, best an hour before bed.",
        "At what time do you put the day away: work, dishes, messages?",
        "Which hour could be the last one, with nothing in it that has to be finished?",
      ],
      reflections: [
        "{answer}. After that the day is shut, finished or not.",
        "{answer}: from then on nobody needs you to be efficient.",
        "Good. An end that is fixed comes more easily than one that is earned.",
      ],
      scaffolds: {
        unknown: [
          "When do you usually get sleepy, if you are honest? Take an hour off that.",
          "If there is a last thing that you do each evening, it could end right after that. What is it?",
        ],
      },
    },
    {
      name: "dullThing",
      expects: { kind: "text", minWords: 2 },
      prompts: [
        "And in that hour, with the lamps low: what could you do that is pleasant and a little dull?",
        "What would you do if there were no screens after that? Something for the hands, the ears, an old book.",
        "Which quiet thing has room in it: a bath, a radio play, ironing, a puzzle?",
      ],
      reflections: [
        "{answer}. Dull enough, I hope, and kind.",
        "{answer}: good, that asks for nothing back.",
        "Something like that is just right. Boredom is an old friend of sleep.",
      ],
      offSigns: [
        "scroll",
        "scrolling",
        "phone",
        "tiktok",
        "instagram",
        "netflix",
        "news",
        "emails",
        "work",
      ],
      scaffolds: {
        unknown: [
          "What did people do in your family of an evening, before everybody had a telephone?",
          "A story that you know already is ideal. Which book or programme would that be?",
        ],
        short: ["And in which corner, with which lamp?", "What would you need to lay out for it?"],
        off: [
          "That tends to keep the day going. What would be the version without a lit screen?",
          "It is made so that nobody stops. Is there something that can be left in the middle?",
        ],
      },
    },
    {
      name: "mind",
      expects: { kind: "text", minWords: 2 },
      prompts: [
        "What is still turning in your head? Put down a few words, as on a slip for tomorrow.",
        "What would keep you awake if it could? Write it here, so that it need not be remembered.",
        "Which thing from the day is still walking about?",
      ],
      reflections: [
        "{answer}. It is written down, and nobody has to watch over it now.",
        "{answer}: that can stay on the paper overnight.",
        "Good. What is on a page need not be held in the head.",
      ],
      scaffolds: {
        unknown: [
          "If nothing has a name, write “nothing in particular”. Or is there a date, a face, a sum?",
          "What would come first if it were suddenly quite dark and quiet?",
        ],
        short: ["And what about it?", "Is there anything more that wants to go on the slip?"],
      },
    },
    {
      name: "tomorrow",
      expects: { kind: "text", minWords: 2 },
      prompts: [
        "And the next step for it, after breakfast, in one line? If there is none, write *none*.",
        "What will you do about it tomorrow, and at what time? Only the beginning.",
        "If you could leave a note for yourself at ten in the morning, what would it say?",
      ],
      reflections: [
        {
          text: "No next step, then. It waits, as some things must, and not in your bed.",
          when: { says: ["none", "nothing", "no"] },
        },
        {
          text: "Then there is nothing to be done about it, least of all tonight.",
          when: { says: ["none", "nothing", "no"] },
        },
        "{answer}. Tomorrow can see to that.",
        "{answer}: that is enough of a plan for a thing at night.",
        "Good. So it has been taken over by the morning.",
      ],
      scaffolds: {
        unknown: [
          "“Think about it at eleven, with coffee” is a step. Would that do?",
          "Is there somebody to ask, or something to look up? Otherwise write *none*, and it waits.",
        ],
        short: ["At what hour, roughly?", "With whom, or with what in front of you?"],
      },
    },
    {
      name: "body",
      expects: { kind: "ready" },
      prompts: [
        "Now the body. Let your jaw hang, your tongue grow wide, your hands lie open. Then breathe out, and wait until the next breath comes by itself, ten times. *Done*, or nothing at all if you drop off.",
        "Go through yourself from the feet upwards, and let every part become as heavy as it likes: feet, legs, belly, shoulders, face. Take your time. *Done* at the forehead.",
        "Look at something dark and still, and let your eyelids do as they please. With each breath out sink a little further into what holds you. Write *done* after a while.",
      ],
      reflections: [
        "Good. Go to bed when you are sleepy, and not when you are only tired.",
        "That is rest already, whether sleep comes or not.",
        "A body that has been let go of needs little more.",
      ],
      scaffolds: {
        unknown: [
          "Just let your shoulders sink three times. That will do. *Done*.",
          "There is no right way to be heavy. One hand is enough to begin with. Then *done*.",
        ],
      },
      quickAnswers: ["Done"],
    },
    {
      name: "ifAwake",
      expects: { kind: "text", minWords: 2 },
      prompts: [
        "In case you lie awake for long: where will you go, and what will you do there until your eyes get heavy?",
        "A plan for the night, so that none has to be made in it. Which chair, which lamp, which dull thing?",
        "If sleep does not come within twenty minutes or so, what do you get up for?",
      ],
      reflections: [
        "{answer}. Then you go back when you are sleepy, as often as it takes.",
        "{answer}: it lies ready, and the night has one decision less in it.",
        "Good. Being awake with a plan is half as long.",
      ],
      offSigns: ["scroll", "scrolling", "phone", "tiktok", "netflix", "emails", "check the news"],
      scaffolds: {
        unknown: [
          "A chair, a blanket, a book that you have read before. Is there such a place at home?",
          "What would be boring enough, and would not wake anybody?",
        ],
        short: ["Where would that be?", "What could you put there before you go to bed?"],
        off: [
          "That lights up more than the room. What could you do by a weak lamp?",
          "That makes for another hour awake. What would there be on paper?",
        ],
      },
    },
    {
      name: "morning",
      expects: { kind: "text" },
      prompts: [
        "Last: at what time do you get up, whatever the night was like? The same hour each day helps more than a long morning.",
        "When will you get up tomorrow, even after a bad night?",
        "And the hour for getting up, Sundays included?",
      ],
      reflections: [
        "{answer}. That is the one fixed point; the evenings adjust to it in time.",
        "{answer}: and no lying on to make up for it, hard as that is.",
        "Good. Sleep gathers towards a fixed morning.",
      ],
      offSigns: ["whenever", "when i wake up", "no idea when", "noon", "depends"],
      scaffolds: {
        unknown: [
          "At what time must you be up on most days? Take that one for all of them.",
          "If it may be an hour you like, which is early enough for the day you have?",
        ],
        off: [
          "Then the nights do as they please as well. Could you choose one hour for the next few days?",
          "Sleeping late takes it away from the coming night. What would be a fair compromise?",
        ],
      },
    },
  ],
  closings: [
    {
      text: "So for the night: if you lie awake, {ifAwake}. And up at the agreed time: {morning}.",
      when: { answered: "ifAwake" },
    },
    {
      text: "On the slip is {mind}. It stays here, and you may go.",
      when: { answered: "mind" },
    },
    "You have done what can be done. The rest is not your work.",
    "One bad night is survived by most days. You owe nobody a good one.",
    "Put me away now. The light of a screen has no place in this.",
  ],
  thisWeek: [
    "To try this week: keep the hour of getting up on all seven days, and let the rest be as it is.",
    "For the next few days: use the bed for sleeping only, no telephone, no accounts, no brooding. If brooding comes, you both get up.",
    "If nights have been like this for more than three weeks, take it to a doctor, all the more if you snore and wake up tired. There is a course for it, called CBT-I, which does more than any list of tips.",
  ],
};
