import type { Helped } from "#app/catalogue/exercise-ratings.ts";

/** One time that the invented person went through an exercise on its page. */
export interface SeededRun {
  exerciseId: string;
  daysAgo: number;
  helped: Helped;
  /** What was written at each step; at a step that is only done, nothing was. */
  answers: Readonly<Record<string, string>>;
}

/** The oldest first. */
export const SEEDED_RUNS: readonly SeededRun[] = [
  {
    exerciseId: "grounding",
    daysAgo: 80,
    helped: "a_little",
    answers: {
      see: "My desk lamp, a pen, the plant, two books, the window",
      touch: "The chair, my sweater, the floor, my ring",
      hear: "The fridge, a car outside, my own breathing",
      smell: "Coffee and my hand soap",
      taste: "Mint tea",
      afterwards: "A bit slower and more here",
    },
  },
  {
    exerciseId: "thought-record",
    daysAgo: 62,
    helped: "a_lot",
    answers: {
      situation: "In the Monday meeting, my manager skipped my update",
      thought: "She thinks my work isn't worth two minutes",
      feeling: "Hurt, 70",
      evidenceFor: "She went straight from Tom to the next topic",
      evidenceAgainst: "We were ten minutes over, and she asked me for the numbers after lunch",
      balanced: "She ran out of time, and she does want my numbers",
      feelingAgain: "30",
    },
  },
  {
    exerciseId: "worry-time",
    daysAgo: 46,
    helped: "a_little",
    answers: {
      worry: "What if Dad's results are bad and I can't help",
      kind: "It's a what if",
      task: "Write down three questions for the nurse",
      when: "6:30 after work",
      where: "The kitchen chair",
      putOff: "Not now, I'll think about it at 6:30",
      turnTo: "Listening to a podcast while I cook",
    },
  },
  {
    exerciseId: "values-step",
    daysAgo: 36,
    helped: "a_lot",
    answers: {
      area: "Friends",
      matters: "Being someone who shows up, even for an hour",
      step: "Text the climbing group that I'm coming to dinner",
      obstacle: "Feeling guilty about not being at my parents' place",
      when: "Thursday at lunch",
    },
  },
  {
    exerciseId: "sleep-wind-down",
    daysAgo: 16,
    helped: "a_lot",
    answers: {
      now: "Planning for tonight",
      dayEnds: "10 PM",
      dullThing: "Fold laundry and listen to slow music",
      mind: "The project kickoff and the email I owe Tom",
      tomorrow: "Answer Tom at 9:30, before anything else",
      ifAwake: "Sit on the couch and read the old cookbook",
      morning: "6:45",
    },
  },
  {
    exerciseId: "muscle-relaxation",
    daysAgo: 6,
    helped: "a_little",
    answers: { before: "60", shoulders: "They were higher than I thought", after: "35" },
  },
];
