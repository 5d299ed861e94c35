import type { Exercise } from "./exercise.ts";

export const stopSkill: Exercise = {
  id: "stop-skill",
  title: "STOP",
  modality: "DBT",
  minutes: 5,
  helpsWith: ["anger", "urge", "conflict", "overwhelm", "breakup", "work", "caring"],
  source:
    "From dialectical behaviour therapy, by Marsha Linehan: Stop, Take a step back, Observe, Proceed mindfully.",
  about:
    "STOP is for moments when something in you wants to act at once: Stop, Take a step back, Observe, Proceed mindfully. It puts a pause between the pull and what you do.",
  aliases: ["stop skill", "dbt stop", "dbt exercise", "dbt", "the stop exercise", "stop exercise"],
  reasons: {
    anger:
      "Anger has good reasons and bad timing. A pause keeps the reasons and gives you back the timing.",
    urge: "An urge is loudest just before it turns. A pause of five minutes is often enough to see that.",
    conflict:
      "When words are about to fly, or have flown, it helps to look at the next move before making it.",
    overwhelm:
      "With so much pressing, the first impulse is to do everything or nothing. A pause makes room for one thing.",
    breakup:
      "The pull to write, to call, to look once more can be very strong. There is a way to pause inside it.",
    work: "Before you answer or let fly, a pause may save you an evening.",
    caring:
      "Looking after others leaves no gap between one demand and the next. A pause makes one.",
  },
  invitations: [
    "There is a skill for that called *STOP*, five minutes, step by step. Shall we go through it now? You can say no.",
    "I could take you through *STOP* from DBT: four letters, five minutes. Would that be useful now, or would you rather tell me more?",
    "Would you like to try it together, one small step at a time? About five minutes.",
    "We could pause on purpose, with an exercise named *STOP*. Does that suit you, or not now?",
  ],
  intro: [
    "Good. *STOP* has four letters, and we take one at a time. You decide nothing yet. (*Skip* works, and if you want out, say *stop the exercise*.)",
    "All right. Four letters, one after the other; nothing has to be solved at the end. If you want to leave it, say *stop the exercise*.",
    "Let's do it. For the next five minutes nothing has to be answered, sent or decided. To leave, say *stop the exercise*.",
  ],
  steps: [
    {
      name: "pull",
      expects: { kind: "text", minWords: 2 },
      prompts: [
        "First, the pull itself: what do you most want to do right now, if nothing held you back?",
        "What is the impulse? Say it as it is: shout, send, leave, drink, hide.",
        "Before the first letter: what is it that wants to happen at once?",
      ],
      reflections: [
        "{answer}. That is the pull. It is allowed to be there.",
        "{answer}. Good to have it in words: that alone slows it down.",
        "So something in you says: {answer}.",
        "Good. Named is half held.",
      ],
      scaffolds: {
        unknown: [
          "Sometimes it is only a direction: towards somebody, or away. Which is it? For example: “just get out of here”.",
          "What do your hands want to do? Type, push, hold on, reach for something?",
        ],
        short: [
          "And to whom, or with what?",
          "Say it in a few more words: what exactly would you do?",
        ],
      },
    },
    {
      name: "stop",
      expects: { kind: "ready" },
      prompts: [
        "*S* is *stop*. Put down what is in your hands. Do not move for three slow breaths: not one muscle for the pull. Say *done* when you have.",
        "*S*, *stop*: stay exactly as you are, like a picture, for three breaths. You do not have to push the pull away. Write *done* after.",
        "*S* for *stop*. Hands still, face soft, three breaths. The pull may be as loud as it likes. Then write *done*.",
      ],
      reflections: [
        "You had the pull, and it did not have you.",
        "Three breaths: that is the gap we wanted.",
        "Good. Nothing has been done yet, and that is worth something.",
      ],
      scaffolds: {
        unknown: [
          "Only this: let your hands lie still for three breaths. Then write *done*.",
          "If keeping still is too much, press your palms together and let go, three times. Then *done*.",
        ],
      },
      quickAnswers: ["Done"],
    },
    {
      name: "stepBack",
      expects: { kind: "ready" },
      prompts: [
        "*T* is *take a step back*, for real if you can: into another room, to a window, or one chair's length away from it. One long breath out. Say *done* when you are there.",
        "*T*, *take a step back*. Stand up and put some distance between you and the thing, or the phone. If you cannot go, lean back and breathe out long. *Done*?",
        "*T* for a *step back*. Move a little: door, window, glass of water. Tell me *done* when you have moved.",
      ],
      reflections: [
        "Good. A little distance, and the same thing looks a little smaller.",
        "You see more from there.",
        "That was the hardest part for the body.",
      ],
      scaffolds: {
        unknown: [
          "A small step is enough: turn the phone over, look out of the window once. Then write *done*.",
          "Lean back until something holds you, and let the breath out slowly. That counts. *Done*?",
        ],
      },
      quickAnswers: ["Done"],
    },
    {
      name: "observe",
      expects: { kind: "text", minWords: 3 },
      prompts: [
        "*O* is *observe*, first inside. What is going on in your body, and which feeling is under the pull?",
        "*O*, *observe*. Look inwards like a reporter: what does the body do, what do you feel, what are you telling yourself?",
        "*O* for *observe*. What do you notice in you just now? Body first, then the feeling.",
      ],
      reflections: [
        "{answer}. That is under it, then.",
        "{answer}. That is where the pull gets its strength.",
        "Well observed: {answer}.",
        "You see it, so you are no longer only in it.",
      ],
      scaffolds: {
        unknown: [
          "Start with the temperature: is your face hot? Is the jaw tight? For example: “hot face, and I feel brushed aside”.",
          "If the pull had a feeling behind it, is it more hurt, fear, or unfairness?",
        ],
        short: ["And in the body: where does it sit?", "What else is there with it?"],
      },
    },
    {
      name: "facts",
      expects: { kind: "text", minWords: 3 },
      prompts: [
        "Still *observe*, now outside. What has really happened so far, without the guesses about why?",
        "And outside you: which facts are certain, and what have you added in your head?",
        "What would someone who walked in now see? Only what is there.",
      ],
      reflections: [
        "{answer}. That much is certain, and the rest can wait.",
        "So the firm part is: {answer}.",
        "{answer}. Good, that is something to stand on.",
        "That is the firm part. The rest is guesswork, yours or theirs.",
      ],
      scaffolds: {
        unknown: [
          "Take the last thing that was said or done. For example: “He wrote three words and went offline.” What was it here?",
          "Who is there, and what did they do last?",
        ],
        short: [
          "And what came before that?",
          "Could you say it so that a stranger would understand?",
        ],
      },
    },
    {
      name: "proceed",
      expects: { kind: "text", minWords: 3 },
      prompts: [
        "*P* is *proceed mindfully*. Think of yourself tomorrow morning: which next move would you be glad of?",
        "*P*, *proceed*. What do you want to come out of this, and what small next move would serve that?",
        "*P*: knowing all that, what is the next thing to do, or to leave undone, that you could stand behind tomorrow?",
      ],
      reflections: [
        "{answer}. You chose that, the pull did not.",
        "{answer}: that is a move you can stand behind.",
        "{answer}. Quite a way from {pull}.",
        "That is a decision, and it is yours.",
      ],
      scaffolds: {
        unknown: [
          "Not doing anything until tomorrow is a move as well. Or a sentence such as “I'm too upset to talk now, let's speak in the morning.” What would fit?",
          "Which of the two would you regret less: acting on it now, or waiting for an hour?",
        ],
        short: [
          "And how would that look, quite concretely?",
          "When would you do that, and how would it begin?",
        ],
      },
      offSigns: [],
    },
  ],
  closings: [
    "The pull may come back. Then it is the same four letters again, and the first one is most of it.",
    "You have put a pause where there was none. That is the whole skill.",
    "Whatever they did or did not do, this part was yours.",
  ],
  thisWeek: [
    "To try this week: use only the *S*, three breaths with your hands still, before answering one message that annoys you.",
    "For the next days: choose a small, harmless pull, such as reaching for the phone, and pause at it once a day. It trains the same muscle.",
    "If you want to keep it: write *S T O P* on something you see often. In the heat of it a reminder helps more than a theory.",
  ],
};
