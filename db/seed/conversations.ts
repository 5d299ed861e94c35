/** One demonstration conversation: so many days ago, and what each side said, the person first. */
export interface SeededConversation {
  daysAgo: number;
  hour: number;
  modalities: readonly string[];
  /** What the person wanted to work on in the week after it. */
  weeklyGoals?: string;
  exchanges: readonly (readonly [person: string, companion: string])[];
}

/**
 * Three months of an invented person's talks, written for the demonstration: a new job, bad sleep, a
 * father who is ill, and what slowly helped.
 */
export const SEEDED_CONVERSATIONS: readonly SeededConversation[] = [
  {
    daysAgo: 88,
    hour: 21,
    modalities: ["CBT"],
    exchanges: [
      [
        "I started the new job three weeks ago and I still feel like a guest there.",
        "Three weeks in, and still a guest. What would tell you that you belong, even a little?",
      ],
      [
        "Probably if somebody asked for my opinion. They decide everything without me.",
        "So it is being asked that counts, and so far the deciding happens around you. Is there one person there with whom it is easier?",
      ],
      [
        "Maria. She showed me around and she laughs at the printer with me.",
        "Then there is one small place already where you are no guest: Maria and the printer. We can come back to this whenever you like.",
      ],
    ],
  },
  {
    daysAgo: 81,
    hour: 23,
    modalities: ["Mindfulness"],
    exchanges: [
      [
        "Can't sleep again. I lie there and go through everything I said today.",
        "The day runs again as soon as it is dark. Which moment comes back most often tonight?",
      ],
      [
        "That I said 'whatever you think is best' in the meeting. It sounded so weak.",
        "One sentence, heard over and over. Would you like to try the five senses exercise now, so that the bed is a bed again and not the meeting room?",
      ],
      [
        "Yes please.",
        "Then begin with five things you can see, even in the half dark. Name them slowly, one by one.",
      ],
      [
        "The curtain, the glass, my phone light, the door, my hand.",
        "The curtain, the glass, the light, the door, your hand. Now four things you can feel: the weight of the blanket may be one.",
      ],
    ],
  },
  {
    daysAgo: 74,
    hour: 19,
    modalities: ["CBT"],
    exchanges: [
      [
        "I had to present the numbers and my voice shook. I'm sure everybody noticed.",
        "Your voice shook, and what weighs is the thought that everybody noticed. How sure of that are you, from 0 to 100?",
      ],
      ["90 at least.", "Ninety. What have you seen or heard that speaks for it?"],
      [
        "Tom looked at the table the whole time.",
        "Tom looked at the table. Is there anything that does not fit with the thought?",
      ],
      [
        "Maria said the slides were clear. And two people asked questions, so they did listen.",
        "Someone found it clear, and two listened well enough to ask. If you put both sides into one sentence, what would it be?",
      ],
      [
        "My voice shook and they still got what they needed. Maybe 40 now.",
        "From 90 to 40, with a sentence that leaves nothing out. That one is worth keeping for the next time.",
      ],
    ],
  },
  {
    daysAgo: 66,
    hour: 20,
    modalities: [],
    exchanges: [
      [
        "My father has to go in for tests. He says it's nothing, which is what he always says.",
        "He says it is nothing, and you have heard that before. What do you fear it might be?",
      ],
      [
        "That it's his heart. My grandfather was 61. Dad is 60.",
        "Sixty, and a grandfather who was sixty-one. That number must be sitting at the table with you. Who else knows that you are counting?",
      ],
      [
        "Nobody. My sister would panic.",
        "Then you have been counting alone. Is there one person to whom you could say only the number, without having to do anything about it?",
      ],
    ],
  },
  {
    daysAgo: 59,
    hour: 22,
    modalities: ["DBT"],
    exchanges: [
      [
        "I shouted at my sister on the phone. She said I should visit more. I could have thrown the phone.",
        "She touched exactly the sore place. What did you do with the phone in the end?",
      ],
      [
        "Hung up. Which is worse I think.",
        "You hung up, and now it is quiet and you are left with it. There is a short exercise for such moments, four steps called STOP. Shall we look at that call with it?",
      ],
      [
        "Ok",
        "First step: stop. If you go back to the second before you hung up, what did your body do?",
      ],
      [
        "Jaw tight, and I stood up without noticing.",
        "A tight jaw, and suddenly on your feet: that is the sign to look out for. What could one step back look like on the phone?",
      ],
      [
        "I could say 'I'll call you back in ten minutes'.",
        "Ten minutes, said aloud. It keeps the line to her and gives your jaw time.",
      ],
    ],
  },
  {
    daysAgo: 52,
    hour: 18,
    modalities: [],
    exchanges: [
      [
        "Called my sister back and apologised. She cried. She is scared about dad, too.",
        "You called back, and behind the reproach there was the same fear as yours. What was it like to hear that?",
      ],
      [
        "A relief honestly. We're going to the hospital together on Tuesday.",
        "Then nobody has to count alone on Tuesday.",
      ],
    ],
  },
  {
    daysAgo: 44,
    hour: 21,
    modalities: ["Mindfulness"],
    exchanges: [
      [
        "Results are in. It is the heart but they can treat it. I don't know why I'm shaking now, it's good news.",
        "Good news, and now the body lets go of what it held for weeks. Shaking can be just that. Where do you feel it most?",
      ],
      [
        "Hands. And I keep wanting to cry.",
        "You may. If you like, we can breathe along for a minute, four counts in, four held, four out, four held, while it passes.",
      ],
      [
        "Did it twice. Better. I cried a bit in between.",
        "Twice round, and some tears in between. That sounds like a good use of an evening.",
      ],
    ],
  },
  {
    daysAgo: 37,
    hour: 20,
    modalities: ["ACT"],
    exchanges: [
      [
        "I spend every free hour at my parents' and I'm losing myself a bit.",
        "Every free hour goes there. Which part of yourself do you miss first?",
      ],
      [
        "Climbing. I haven't been since August.",
        "Since August. What is it about climbing that matters to you, under the sport itself?",
      ],
      [
        "My head is empty up there. And the people, we cook afterwards.",
        "An empty head, and people who cook. What is the smallest piece of that which would fit into this week?",
      ],
      [
        "I could go to the cooking part on Thursday even without climbing.",
        "Thursday, the cooking part. What might get in the way, and what would you do then?",
      ],
      [
        "Guilt. I'd tell dad beforehand, he'd want me to go.",
        "Then the guilt meets his blessing at the door.",
      ],
    ],
  },
  {
    daysAgo: 30,
    hour: 22,
    modalities: [],
    exchanges: [
      [
        "Went on Thursday. It was loud and lovely and I burned the onions.",
        "Loud, lovely, and with burnt onions. What did you take home with you?",
      ],
      [
        "That they had kept my shoes in the locker.",
        "Your shoes were waiting. There is a place kept for you, then.",
      ],
    ],
  },
  {
    daysAgo: 22,
    hour: 23,
    modalities: ["CBT"],
    exchanges: [
      [
        "They want me to lead the small project. I said yes and now I think I'll fail.",
        "A yes, and right behind it the forecast. What exactly does failing look like in it?",
      ],
      [
        "I forget something important and everyone sees that I'm not a real manager.",
        "You forget something, and it shows who you are. What would you say to Maria if she had forgotten something in her first project?",
      ],
      [
        "That it happens and that we find it in the review.",
        "It happens, and we find it in the review. Would that sentence fit you as well?",
      ],
      ["I suppose it would have to.", "It would. It might feel a size too large for a while."],
    ],
  },
  {
    daysAgo: 14,
    hour: 21,
    modalities: ["Mindfulness"],
    exchanges: [
      [
        "Slept six hours three nights in a row. I write the list for tomorrow before bed now.",
        "Three nights of six hours, and a list that keeps watch for you. What changed first, the list or the sleep?",
      ],
      [
        "The list. Then I stopped checking if I'd forgotten something.",
        "The paper remembers, so you need not.",
      ],
    ],
  },
  {
    daysAgo: 5,
    hour: 20,
    modalities: [],
    weeklyGoals: "Walk home through the park on two evenings, and call Dad on Sunday.",
    exchanges: [
      [
        "Dad came home today. He complained about the soup, so he's fine.",
        "Complaining about the soup sounds like him. How are you, now that he is at his own table again?",
      ],
      [
        "Tired in a good way. I keep thinking how afraid I was in September and that I got through it.",
        "You were afraid in September, you counted alone for a while, and then you did not. That is worth remembering on another bad night.",
      ],
    ],
  },
];
