import { coreExercise } from "../core.ts";
import type { ProgrammeSession } from "../programme.ts";

export const worryDesk: ProgrammeSession = {
  number: 8,
  title: "Worry at its desk",
  aim: "Today worries are sorted into those that want a step and those that only want to go round.",
  welcomes: [
    "Among the thoughts there is one kind that has earned a session of its own.",
    "Last time we named thoughts. For worry, naming is often not enough, so it gets a desk.",
  ],
  openingCheck: {
    withGoal: {
      prompts: ["To {goal}: what is the news?", "You planned {goal}. Which part of it happened?"],
      reflections: [
        {
          text: "None of it, then. Put it on the pile of things that need not worry you.",
          when: { says: ["no", "not", "didn't", "forgot", "didnt", "never", "none"] },
        },
        "{answer}. Even part of it is part of it.",
        "{answer}. Noted, and no more said.",
        "Even part of it is part of it.",
      ],
    },
    withoutGoal: {
      prompts: [
        "At what hour do your worries keep office hours?",
        "What have you been worrying about that was settled in the end?",
      ],
      reflections: [
        "{answer}. We shall give them better hours.",
        "{answer}. Remember that one for later.",
        "We shall give them better hours.",
      ],
    },
  },
  core: coreExercise({
    id: "calm-mind-8",
    title: "Two trays",
    modality: "Worry postponement",
    minutes: 12,
    source:
      "After Thomas D. Borkovec and others, Stimulus control applications to the treatment of worry, 1983.",
    about:
      "Worry feels like work and is often only motion. Sorting it into what can be done and what cannot, and giving the second a fixed time, takes away its run of the whole day. Borkovec and his colleagues tried that in 1983, and it has been used since.",
    intro: [
      "We empty the desk, sort it into two trays, and make an appointment. Six questions.",
      "Write short. Worries like long sentences; we give them slips of paper.",
    ],
    steps: [
      {
        name: "pile",
        expects: { kind: "list", count: 2 },
        prompts: [
          "Which worries are lying about? Two to five of them, a few words each, with commas in between.",
          "Empty the pockets: what are you worrying about at present? A list is enough.",
        ],
        reflections: [
          "{answer}. That is quite a desk.",
          "{answer}: now they lie beside one another and not in a circle.",
          "Now they lie beside one another and not in a circle.",
        ],
        scaffolds: {
          unknown: [
            "Money, health, somebody you love, work, the state of the world: under which of these is something lying?",
            "What will you think of tonight at half past eleven?",
          ],
          short: ["Is there a second one beside it?", "And one more, a smaller one perhaps?"],
        },
      },
      {
        name: "one",
        expects: { kind: "text" },
        prompts: [
          "Take the one with the most weight. What exactly does it say might happen?",
          "Which of them bites hardest, and what is its sentence, beginning with “what if”?",
        ],
        reflections: [
          "{answer}. A question with no one to answer it.",
          "{answer}. Now let us see which tray it belongs in.",
          "Now let us see which tray it belongs in.",
        ],
        scaffolds: {
          unknown: [
            "What would be the telephone call that you dread?",
            "“What if …”: let it finish the sentence.",
          ],
        },
      },
      {
        name: "tray",
        expects: { kind: "text" },
        prompts: [
          "Can you do something about it within the next two days: yes, partly, or no?",
          "Is it a worry with a handle, or one without? That is: is there a step that is yours?",
        ],
        reflections: [
          {
            text: "Then it goes into the tray of things that only time or others can settle.",
            when: { says: ["no", "nothing", "not really", "can't", "cannot", "without"] },
          },
          "{answer}. Then it goes into the tray of things to do, as far as that reaches.",
          "Good, that decides the tray.",
        ],
        scaffolds: {
          unknown: [
            "Suppose you had to pay somebody to take one step in this. Would there be something to do?",
            "Depends on a result, a decision, another person? Then there is no handle for now. Is that so?",
          ],
        },
        quickAnswers: ["Yes", "Partly", "No"],
      },
      {
        name: "next",
        expects: { kind: "text", minWords: 2 },
        prompts: [
          "If there is a step, which is it? If there is none, what would be a decent way of waiting?",
          "The next inch of it: what would you do, or how would you wait?",
        ],
        reflections: [
          "{answer}. More than that it cannot ask of you today.",
          "{answer}. That is work; everything beyond it is motion.",
          "More than that, it cannot ask of you today.",
        ],
        scaffolds: {
          unknown: [
            "One call, one question, one look at the figures, one night's sleep?",
            "What would you do in this matter if you were sure that you would manage either outcome?",
          ],
        },
      },
      {
        name: "hour",
        expects: { kind: "text" },
        prompts: [
          "The rest gets office hours: a quarter of an hour a day, sitting, not in bed. When, and where?",
          "At what time may worry come to the desk from now on? Fifteen minutes, not late in the evening.",
        ],
        reflections: [
          "{answer}. Outside of that, the office is closed.",
          "{answer}. If it comes earlier, tell it the hour.",
          "Outside of that, the office is closed.",
        ],
        offSigns: ["in bed", "at night", "before sleep", "all day"],
        scaffolds: {
          unknown: [
            "After work and before supper suits many. Would half past five do?",
            "Which chair in your home is uncomfortable enough for it?",
          ],
          off: ["In bed and at night it gets too comfortable. Which hour by daylight would do?"],
        },
      },
    ],
  }),
  closings: [
    {
      text: "On the desk: {one}. What is yours in it: {next}. Everything else may come at this hour: {hour}.",
      when: { answered: "hour" },
    },
    "Some worries have a handle, and others have office hours. Neither needs the whole day.",
  ],
  tryThisWeek: [
    "When a worry comes outside its hours, write one word of it on a slip, and say *at the desk*.",
    "Keep the quarter of an hour on three days, with paper. When the time is over, stand up, even in the middle of a sentence.",
    "At the end of the week look at the slips: how many of them still matter?",
  ],
  guidance:
    "Worry postponement with a sort: actionable or not. Keep lists short. For the actionable one find the next inch; for the other, a decent way of waiting plus fixed worry time by day, seated, not in bed. Suppression is not the point: a worry is noted and deferred. A worry about something dangerous happening now (violence, symptoms, eviction tomorrow) is not postponed: help with the step and with whom to call. Don't debate probabilities. Respect worry as an attempt to care.",
  sources: [
    "Thomas D. Borkovec, Larry Wilkinson, Robert Folensbee and Caryn Lerman, Stimulus control applications to the treatment of worry, 1983",
    "Thomas D. Borkovec, Oscar M. Alcaine and Evelyn Behar, Avoidance theory of worry and generalized anxiety disorder, 2004",
  ],
};
