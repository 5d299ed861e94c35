import { LISTENING } from "#app/companion/sessions/session-note-rules.ts";
import type { SeededConversation } from "./seeded-conversation.ts";

/** The first half of the demonstration: a new job, bad sleep, a father who is ill. */
export const EARLIER_TALKS: readonly SeededConversation[] = [
  {
    daysAgo: 88,
    hour: 19,
    track: "just-chat",
    modalities: [LISTENING],
    summary:
      "You talked about your first three weeks at the new job, and about Maria, who makes it easier.",
    memories: [
      { kind: "person", content: "Maria at work showed me around and makes me laugh", exchange: 2 },
    ],
    exchanges: [
      [
        "I started a new job three weeks ago and I still feel like a guest there.",
        "Three weeks in, and you still feel like a guest. What would make it feel a little more like your place?",
      ],
      [
        "Probably if someone asked for my opinion. They decide everything without me.",
        "So being asked matters to you, and so far that hasn't happened much. Is anyone there easier to be around?",
      ],
      [
        "Maria. She showed me around, and we both laugh at the printer.",
        "It sounds like Maria has made it a bit easier. Would it help to think about one thing you could ask her this week?",
      ],
      [
        "I could ask her how people bring things up in that Monday meeting.",
        "That's a good, small question. Ask her when you're ready, and tell me how it goes if you like.",
      ],
    ],
  },
  {
    daysAgo: 81,
    hour: 23,
    track: "just-chat",
    modalities: ["Mindfulness"],
    summary: "You couldn't sleep after a meeting. You did the five senses exercise together.",
    insights: "Naming what was around you made it easier to put the meeting down.",
    reflection: {
      userReflection:
        "I didn't think naming things in the dark would do anything, but it slowed me down.",
      weeklyGoals: "Put my phone across the room at 10:30 on work nights.",
    },
    memories: [
      {
        kind: "theme",
        content: "I lie awake going over what I said during the day",
        exchange: 0,
      },
    ],
    exchanges: [
      [
        "Can't sleep again. I just lie here and go over everything I said today.",
        "That's a hard way to end the day. Which moment keeps coming back tonight?",
      ],
      [
        'I said "whatever you think is best" in the meeting. It sounded so weak.',
        "One sentence, over and over. Would you like to try the five senses exercise? It can help bring your attention back to the room you're in.",
      ],
      [
        "Yes please.",
        "Okay. Look around slowly and name five things you can see, even in the half dark.",
      ],
      [
        "The curtain, a glass, my phone light, the door, my hand.",
        "The curtain, a glass, the light, the door, your hand. Now four things you can feel. The weight of the blanket can be one.",
      ],
      [
        "Blanket, pillow, cool sheet at my feet, my watch. I'm actually yawning.",
        "Then this may be enough for tonight. You can put the phone down now. Good night.",
      ],
    ],
  },
  {
    daysAgo: 77,
    hour: 20,
    track: "calm-mind",
    modalities: ["Mindfulness"],
    summary:
      "Your first session of Calm Down. You tried three places to rest your attention and picked your hands.",
    insights: "Your anchor is the feeling of your hands around something warm.",
    reflection: {
      userReflection: "I like that it doesn't have to be my breath. My hands are always there.",
      weeklyGoals: "Feel both hands around my first coffee, every morning.",
    },
    memories: [
      { kind: "helps", content: "Feeling my hands around a warm mug helps me settle", exchange: 1 },
    ],
    exchanges: [
      [
        "I picked Calm Down because my head never stops at night.",
        "I'm glad you're here. Today is about finding one steady place for your attention. Where do you feel something simple right now: your feet, your hands, or your breath?",
      ],
      [
        "My hands, I think. I'm holding a mug of tea. The breath thing makes me tense.",
        "Hands it is. You never need to use your breath. Stay with the warmth for a few moments, and tell me what you notice.",
      ],
      [
        "Warm, a little smooth. My shoulders came down.",
        "You noticed that yourself. When in your day could you practice this for a minute?",
      ],
      [
        "With my first coffee. Before email.",
        "A minute with your coffee, before email. That's a good start.",
      ],
    ],
  },
  {
    daysAgo: 74,
    hour: 18,
    track: "just-chat",
    modalities: ["CBT"],
    summary:
      "You looked at a presentation where your voice shook. You weighed the thought that everyone noticed.",
    insights:
      'You started out 90% sure that everyone noticed. After looking at the facts, you said 40%. Your fairer thought: "My voice shook, and they still got what they needed."',
    reflection: {
      userReflection:
        "Writing down the other side helped. I'd forgotten that people asked questions.",
      weeklyGoals: "Say one thing in the Monday meeting, even a short one.",
    },
    exchanges: [
      [
        "I had to present the numbers and my voice shook. I'm sure everyone noticed.",
        "Your voice shook, and now you're thinking everyone noticed. How sure are you, from 0 to 100?",
      ],
      ["90 at least.", "Okay, 90. What did you see or hear that supports it?"],
      [
        "Tom stared at the table the whole time.",
        "Tom stared at the table. Is there anything that doesn't fit the thought?",
      ],
      [
        "Maria said the slides were clear. And two people asked questions, so they did listen.",
        "So one person found it clear, and two people followed it well enough to ask. If you put both sides into one sentence, what would it say?",
      ],
      [
        "My voice shook, and they still got what they needed. Maybe 40 now.",
        "From 90 to 40. That sentence includes both sides. It might be worth saving for next time.",
      ],
    ],
  },
  {
    daysAgo: 68,
    hour: 21,
    track: "calm-mind",
    modalities: ["Mindfulness"],
    summary:
      "Your second session of Calm Down. You practiced noticing when your mind wanders, and coming back.",
    insights: "You counted eleven times that your mind wandered, and came back eleven times.",
    reflection: {
      userReflection: "It's a relief that wandering isn't failing. Coming back is the exercise.",
      weeklyGoals: 'Say "there it goes" when I drift off, and go back to my hands.',
    },
    exchanges: [
      [
        "I did the coffee thing four mornings out of seven.",
        "Four mornings is real practice. What was it like?",
      ],
      [
        "My mind wanders after about three seconds. I'm bad at this.",
        "Minds wander. Noticing it is the part you're practicing. Want to try two minutes now, and just count how often you come back?",
      ],
      [
        "Eleven times. In two minutes!",
        "Then you noticed eleven times, and came back eleven times. What could you say to yourself when it happens?",
      ],
      ['Just "there it goes."', "Short and kind. Try that this week."],
    ],
  },
  {
    daysAgo: 65,
    hour: 20,
    track: "just-chat",
    modalities: [LISTENING],
    summary: "You talked about your father's tests, and about keeping the worry to yourself.",
    memories: [
      { kind: "person", content: "My dad is 60 and is having heart tests", exchange: 1 },
      { kind: "hurts", content: "Not knowing what's going on with Dad's heart", exchange: 1 },
    ],
    exchanges: [
      [
        "My dad has to go in for tests. He says it's nothing, which is what he always says.",
        "He says it's nothing, and he's said that before. What worries you most about it?",
      ],
      [
        "That it's his heart. My grandfather had heart trouble at 61, and Dad is 60.",
        "I can see why that number is on your mind. Does anyone else know you're thinking about it?",
      ],
      [
        "No. My sister would panic.",
        "So you've been worrying alone. Is there one person you could tell, just so someone knows?",
      ],
      [
        "Maybe Maria. She went through something like this with her mom.",
        "Maria might understand, then. You don't have to have it all figured out when you tell her.",
      ],
    ],
  },
  {
    daysAgo: 59,
    hour: 22,
    track: "just-chat",
    modalities: ["DBT"],
    summary:
      "You hung up on your sister. You went through the four steps of STOP for the next time.",
    insights:
      'A tight jaw is your early sign. Your sentence is "I\'ll call you back in ten minutes."',
    reflection: {
      userReflection: "I want to fix it with Jess. I wasn't really mad at her.",
      weeklyGoals: "Call Jess back and say I'm sorry for hanging up.",
    },
    memories: [{ kind: "person", content: "Jess is my sister", exchange: 0 }],
    exchanges: [
      [
        "I yelled at my sister Jess on the phone. She said I should visit more, and I hung up on her.",
        "That sounds like a rough call. How are you now?",
      ],
      [
        "Bad. Hanging up was worse than yelling, I think.",
        "There's a short exercise for moments like that, called STOP. It has four steps. Want to look at the call with it?",
      ],
      [
        "Ok",
        "First step: stop. Go back to the second before you hung up. What was your body doing?",
      ],
      [
        "My jaw was tight, and I stood up without noticing.",
        "A tight jaw, and suddenly on your feet. Those can be your early signs. What could taking a step back look like on the phone?",
      ],
      [
        'I could say "I\'ll call you back in ten minutes."',
        "That gives you both a break, and she knows you'll call. You can use that exact sentence.",
      ],
    ],
  },
  {
    daysAgo: 57,
    hour: 18,
    track: "just-chat",
    modalities: [LISTENING],
    summary: "You called Jess back. You're going to the hospital together.",
    exchanges: [
      [
        "I called Jess back and apologized. She cried. She's scared about Dad, too.",
        "You called her back, and it turned out you're both scared. What was it like to hear that?",
      ],
      [
        "A relief, honestly. We're going to the hospital together on Tuesday.",
        "I'm glad you won't be there alone. Is there anything that would make Tuesday easier?",
      ],
      [
        "Bringing snacks. And not reading about hearts online the night before.",
        "Snacks, and no searching on Monday night. That's a good plan.",
      ],
    ],
  },
  {
    daysAgo: 50,
    hour: 20,
    track: "calm-mind",
    modalities: ["Mindfulness"],
    summary: "Your third session of Calm Down. You looked at how alarm starts in you.",
    insights: "Your first sign is a tight jaw. After that come fast talking and cold hands.",
    reflection: {
      userReflection:
        "I always thought it came out of nowhere, but there's a whole minute before it.",
      weeklyGoals: "Check my jaw each time I walk into a meeting.",
    },
    exchanges: [
      [
        "The waiting room on Tuesday was tough. I got jumpy at every door.",
        "That's a lot of waiting. Today's session is about how alarm starts. What did you notice first?",
      ],
      [
        "My jaw again. Then I talk fast, and my hands get cold.",
        "Jaw, fast talking, cold hands, in that order. Which of those could you catch the earliest?",
      ],
      [
        "The jaw. It's there a good minute before the rest.",
        "Then that's your first sign. Where could you check for it this week?",
      ],
      [
        "Walking into meetings.",
        "A quick check at the door. That's small enough to do every time.",
      ],
    ],
  },
];
