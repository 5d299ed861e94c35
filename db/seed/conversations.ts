import type { MemoryKindId } from "#app/catalogue/memory-kinds.ts";
import type { TrackId } from "#app/catalogue/tracks.ts";
import { LISTENING } from "#app/companion/guided/said.ts";

/** One demonstration conversation: when it was, what each side said, and what was kept of it. */
export interface SeededConversation {
  daysAgo: number;
  /** On the US East Coast in winter; past midnight it counts on. */
  hour: number;
  track: TrackId;
  modalities: readonly string[];
  summary: string;
  insights?: string;
  /** What the person wrote after it: what stood out, and what they want to do in the week. */
  reflection?: { userReflection: string; weeklyGoals: string };
  /** What the companion remembers of it, and the exchange that says it, from 0. */
  memories?: readonly { kind: MemoryKindId; content: string; exchange: number }[];
  exchanges: readonly (readonly [person: string, companion: string])[];
}

/**
 * Three months of an invented person's talks, the oldest first, written for the demonstration: a new
 * job, bad sleep, a father who is ill, the first half of a program, and what slowly helped.
 */
export const SEEDED_CONVERSATIONS: readonly SeededConversation[] = [
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
  {
    daysAgo: 44,
    hour: 21,
    track: "just-chat",
    modalities: ["Mindfulness"],
    summary:
      "Your father's results came in: it's his heart, and it can be treated. You did box breathing slowly, without the holds.",
    reflection: {
      userReflection:
        "I needed to shake for a while. Nobody told me to calm down, and that helped.",
      weeklyGoals: "Ask Dad's nurse my three questions instead of looking them up.",
    },
    exchanges: [
      [
        "The results are in. It's his heart, but they can treat it. I don't know why I'm shaking now, it's good news.",
        "That's good news after weeks of waiting. Some people shake once the waiting is over. Where do you notice it most?",
      ],
      [
        "My hands. And I keep wanting to cry.",
        "You can cry here. If you'd like, hold something warm, and let your breath out slowly a few times. No holding, no counting.",
      ],
      [
        "Did that with my tea. Better. I cried a little in between.",
        "I'm glad it eased a little. Is there anyone you'd like to be with tonight?",
      ],
      ["Jess is on her way over.", "Good. You two can take the evening off from being brave."],
    ],
  },
  {
    daysAgo: 37,
    hour: 20,
    track: "just-chat",
    modalities: ["ACT"],
    summary: "You miss climbing and the people there. You picked one small step back.",
    insights:
      "What matters to you about climbing: a quiet head, and cooking with friends afterward.",
    reflection: {
      userReflection: "I can love my family and still have a Thursday.",
      weeklyGoals: "Go to the dinner after climbing on Thursday, even without climbing.",
    },
    memories: [
      {
        kind: "helps",
        content: "Climbing clears my head, and I love cooking with the group after",
        exchange: 1,
      },
      { kind: "goal", content: "I want to get back to climbing", exchange: 2 },
    ],
    exchanges: [
      [
        "I spend every free hour at my parents' place, and I'm losing myself a little. I haven't been climbing in months.",
        "Every free hour is a lot. What do you miss most about climbing?",
      ],
      [
        "My head goes quiet up there. And the people. We cook together afterward.",
        "A quiet head, and good people. What's the smallest piece of that you could fit into this week?",
      ],
      [
        "I could go to the dinner on Thursday, even if I don't climb.",
        "That sounds doable. What might get in the way?",
      ],
      [
        "Guilt. But I could tell Dad before. He'd want me to go.",
        "Then you already know what he'd say. You could hear it from him before Thursday.",
      ],
    ],
  },
  {
    daysAgo: 34,
    hour: 21,
    track: "calm-mind",
    modalities: ["Mindfulness"],
    summary: "Your fourth session of Calm Down. You tried going slow by tracing your hand.",
    insights: "Tracing your fingers works better for you than breathing exercises.",
    reflection: {
      userReflection: "Tracing my hand under the table is invisible. I can do it anywhere.",
      weeklyGoals: "Trace one hand before I join the Monday call.",
    },
    exchanges: [
      [
        "The jaw check works. I caught it twice this week.",
        "You caught it twice. Today is about what to do next, something slow. Breath, or hand?",
      ],
      [
        "Hand, please.",
        "Trace around one hand with a finger of the other, up and down each finger. Take your time, then tell me how it was.",
      ],
      [
        "Slow and kind of nice. I went around twice.",
        "Good. Where could you use that without anyone noticing?",
      ],
      ["Under the table on the Monday call.", "That's a great place to try it."],
    ],
  },
  {
    daysAgo: 30,
    hour: 22,
    track: "just-chat",
    modalities: [LISTENING],
    summary: "You went to the dinner on Thursday, and they'd kept your climbing shoes.",
    exchanges: [
      [
        "Went on Thursday. It was loud and lovely, and I burned the onions.",
        "Loud, lovely, and burned onions! What stayed with you?",
      ],
      ["They'd kept my shoes in the locker.", "They kept your shoes. What did you make of that?"],
      ["That they figured I'd be back.", "And you were. It sounds like a good night."],
    ],
  },
  {
    daysAgo: 22,
    hour: 22,
    track: "just-chat",
    modalities: ["CBT"],
    summary: "You were asked to lead a small project. You looked at the thought that you'd fail.",
    insights:
      "What you'd say to Maria, you can say to yourself: it happens, and we find it in the review.",
    reflection: {
      userReflection: "Apparently I'm much nicer to Maria than to me.",
      weeklyGoals: "Ask Maria to look over the project plan before Wednesday.",
    },
    memories: [
      {
        kind: "fact",
        content: "I'm leading a small project at work for the first time",
        exchange: 0,
      },
      { kind: "theme", content: "I'm harder on myself than on anyone else", exchange: 2 },
    ],
    exchanges: [
      [
        "They want me to lead a small project. I said yes, and now I think I'll fail.",
        "You said yes, and now there's the thought that you'll fail. What does failing look like when you picture it?",
      ],
      [
        "I forget something important and everyone sees I'm not a real manager.",
        "What would you say to Maria if she forgot something on her first project?",
      ],
      [
        "That it happens, and we'll find it in the review. I'd never be that hard on her.",
        "It happens, and we'll find it in the review. Could you say that to yourself, too?",
      ],
      [
        "I guess I'd have to.",
        "You can try it out. It may feel strange at first, and that's okay.",
      ],
    ],
  },
  {
    daysAgo: 19,
    hour: 20,
    track: "calm-mind",
    modalities: ["Mindfulness"],
    summary: "Your fifth session of Calm Down. You tensed and released your hands and shoulders.",
    reflection: {
      userReflection: "I didn't know my shoulders were up until I let them drop.",
      weeklyGoals: "Tense and drop my shoulders three times before bed.",
    },
    exchanges: [
      [
        "The project kickoff is tomorrow and my shoulders are like rocks.",
        "Then today's session fits. Pull your shoulders up gently for five seconds, then let them drop. Stop if anything hurts.",
      ],
      ["Oh wow. They dropped a lot.", "What's the difference like, before and after?"],
      ["Before was a 7, now maybe a 4.", "From 7 to 4. When would be a good time to practice?"],
      ["Before bed.", "Three times before bed. I hope the kickoff goes well."],
    ],
  },
  {
    daysAgo: 14,
    hour: 21,
    track: "just-chat",
    modalities: ["Mindfulness"],
    summary:
      "You slept six hours, three nights in a row. Writing tomorrow's list before bed is helping.",
    memories: [
      { kind: "helps", content: "Writing tomorrow's list before bed helps me sleep", exchange: 1 },
    ],
    exchanges: [
      [
        "Slept six hours, three nights in a row!",
        "Three nights! What do you think made the difference?",
      ],
      [
        "I write tomorrow's list before bed now. Then I stop checking if I forgot something.",
        "So once it's on paper, you don't have to hold on to it. Is there anything you'd change about it?",
      ],
      [
        "Maybe keep the notebook in the kitchen, not by the bed.",
        "That's a nice idea. See how it goes.",
      ],
    ],
  },
  {
    daysAgo: 9,
    hour: 20,
    track: "calm-mind",
    modalities: ["Mindfulness"],
    summary:
      "Your sixth session of Calm Down, halfway through. You moved your attention between an easy place and a tense one.",
    insights: "You can visit the tense place, and you can leave it again.",
    reflection: {
      userReflection:
        "Halfway! I used to think calm meant feeling nothing. It's more like having somewhere to go.",
      weeklyGoals: "Practice going from my hands to my shoulders and back, three evenings.",
    },
    exchanges: [
      [
        "Halfway through the program. I used it on the train when we got stuck for an hour.",
        "An hour on a stuck train! What did you use?",
      ],
      [
        "My hands first. Then the shoulders thing.",
        "Today puts those two together. Rest on your hands, visit your shoulders for a moment, then come back. Three times, slowly.",
      ],
      [
        "The third time my shoulders weren't that interesting anymore.",
        "You could go there, and you could leave again. How would you like to practice that?",
      ],
      ["Three evenings, on the couch.", "Three evenings on the couch. That's your plan."],
    ],
  },
  {
    daysAgo: 3,
    hour: 20,
    track: "just-chat",
    modalities: [LISTENING],
    summary: "Your father is home. You looked back on the last three months.",
    insights: "You were afraid, you told people, and you got through it.",
    reflection: {
      userReflection:
        "Three months ago I carried all of this alone. Now Jess, Maria and the climbing people know.",
      weeklyGoals: "Walk home through the park on two evenings, and call Dad on Sunday.",
    },
    exchanges: [
      [
        "Dad came home today. He complained about the soup, so he's fine.",
        "It sounds like he's himself again. How are you, now that he's home?",
      ],
      [
        "Tired in a good way. I keep thinking how scared I was and that I got through it.",
        "You were scared, and you got through it. What helped the most?",
      ],
      [
        "Telling Jess. And sleeping. And Thursdays.",
        "Telling Jess, sleep, and Thursdays. You can come back to that list on a harder day.",
      ],
    ],
  },
];
