import { LISTENING } from "#app/companion/sessions/session-note-rules.ts";
import type { SeededConversation } from "./seeded-conversation.ts";

/** The second half: half of a program, and what slowly helped. */
export const LATER_TALKS: readonly SeededConversation[] = [
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
      userReflection: "Square breathing works under the table, too. I can do it anywhere.",
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
