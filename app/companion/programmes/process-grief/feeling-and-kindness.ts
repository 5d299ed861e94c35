import { notDone } from "../not-done.ts";
import type { ProgrammeSession } from "../programme.ts";
import { coreExercise } from "../core.ts";

/** Sessions 3 and 4: room for what is felt, and the voice in which one speaks to oneself. */
export const feelingAndKindness: readonly ProgrammeSession[] = [
  {
    number: 3,
    title: "Everything that is in it",
    aim: "Today you find out which feelings yours is made of, and give one of them room for a few minutes.",
    welcomes: [
      "Grief is one word for many things: sadness, anger, relief, longing, envy, fear.",
      "You know a little of how the waves come. There is more in them than salt water.",
    ],
    openingCheck: {
      withGoal: {
        prompts: [
          "You had taken this with you: {goal}. What did you notice?",
          "There was something that you wanted to try. What did you notice with it?",
        ],
        reflections: [
          notDone("Not done, then. The waves do not keep to plans, and we need not either."),
          "{answer}. That tells more than a tick on a list.",
          "Thank you. Noticing was the whole task.",
          "However it went, it was yours to decide.",
        ],
      },
      withoutGoal: {
        prompts: [
          "How has it been since we last looked at the waves: higher, lower, different?",
          "If the last days had a weather, which was it?",
        ],
        reflections: [
          "{answer}. Then we begin in that weather.",
          "I keep that in mind today.",
          "Thank you. It may change while we speak.",
        ],
      },
    },
    core: coreExercise({
      id: "process-grief-3",
      title: "Room for one feeling",
      modality: "Grief Work",
      minutes: 20,
      source: "After the second task of mourning in J. William Worden's work.",
      about:
        "Feelings that may not be there tend to come back as tiredness or as a quarrel. Here you count what is in your grief, choose one feeling that you can look at, and stay beside it for a short while.",
      intro: [
        "First we count what is there, then you choose one feeling that is bearable today. You set the limit; *stop* is always right.",
        "Six steps. There is no wrong feeling among them, and none has to grow larger than you want. *Skip* and *stop* work.",
      ],
      steps: [
        {
          name: "mixture",
          expects: { kind: "list", count: 2 },
          prompts: [
            "Which feelings are in it for you? Name a few, with commas between them, also those that do not seem to fit.",
            "If your grief is a mixture, what is in it? For instance longing, anger, relief, guilt, emptiness. Two or more.",
          ],
          reflections: [
            "{answer}. All of that has room in one grief.",
            "{answer}. Feelings that contradict each other can all be true.",
            "That is a mixture that many know and few admit.",
            "So it is more than one thing. That explains why it is so tiring.",
          ],
          scaffolds: {
            unknown: [
              "Take the question away from the heart: what would others see in you? Someone irritable, someone far away, someone busy?",
              "Begin with the plainest: is there sadness? And next to it, is there anger, fear or relief?",
            ],
            short: [
              "That is one. Is there a second one beside or beneath it, even faintly?",
              "And what else, if you look underneath? Often there is one that is less presentable.",
            ],
          },
        },
        {
          name: "unwelcome",
          expects: { kind: "text" },
          prompts: [
            "Which of them do you find hardest to allow yourself?",
            "Is there one that you would rather not have, or would not tell everyone about?",
          ],
          reflections: [
            "{answer}. It is allowed here. To feel something is not to do something.",
            "{answer}. More people feel that than say it.",
            "Thank you for not hiding it here.",
            "It says nothing bad about your bond. Close ties leave everything behind, not only what is beautiful.",
          ],
          scaffolds: {
            unknown: [
              "Relief when a long illness ends, anger at the one who left, envy of whole families: people are often ashamed of these. Is one of them near?",
              "Which feeling do you explain away most quickly?",
            ],
          },
        },
        {
          name: "chosen",
          expects: { kind: "text" },
          prompts: [
            "Choose one that you can look at today without being carried off. Which one?",
            "To which of these feelings would you give five minutes now? It may be the easiest of them.",
          ],
          reflections: [
            "{answer}. Good, only that one.",
            "{answer}. The others can wait; they know where you live.",
            "We stay with that and leave the rest.",
          ],
          scaffolds: {
            unknown: [
              "Take the one that is already a little there now, while you are reading.",
              "Then the mildest. Which was it?",
            ],
          },
        },
        {
          name: "strength",
          expects: { kind: "number", min: 0, max: 100 },
          prompts: [
            "How strong is it right now, from 0 to 100?",
            "Give it a number for this moment: 0 is not there, 100 is as much as there can be.",
          ],
          reflections: [
            {
              text: "{answer} is a lot. Keep your feet on the floor while we go on, and stop at any time.",
              when: { from: 75 },
            },
            { text: "{answer}. Clearly there.", when: { from: 35, to: 74 } },
            { text: "{answer}. It keeps its distance, and that is fine.", when: { to: 34 } },
            "That is our starting point.",
            "Thank you. It is only a measure, no mark.",
          ],
          scaffolds: {
            unknown: [
              "More like 30, 50 or 80?",
              "A guess is enough. Does it fill half of you, or more?",
            ],
            off: ["And as a number, from 0 to 100?", "Which number would you give that, 0 to 100?"],
          },
          quickAnswers: ["20", "40", "60", "80"],
        },
        {
          name: "says",
          expects: { kind: "text" },
          prompts: [
            "Put a hand where you feel it, if you like, and wait for two or three breaths. If this feeling could speak a sentence, what would it say?",
            "Stay beside it for a moment, as next to somebody on a bench. What does it want you to know?",
          ],
          reflections: [
            "{answer}. You heard it out.",
            "{answer}. Behind nearly every feeling in grief stands something that mattered.",
            "That sentence was waiting for somebody to listen.",
            "You need not answer it.",
          ],
          scaffolds: {
            unknown: [
              "You can begin for it: “I am here because ...”. How does it go on?",
              "If it has no words, has it a colour, a weight, a temperature?",
            ],
          },
        },
        {
          name: "after",
          expects: { kind: "number", min: 0, max: 100 },
          prompts: [
            {
              text: "And now: how strong is it? Before, it was {strength}.",
              when: { answered: "strength" },
            },
            "How strong is it now, from 0 to 100?",
            "And which number has it at this moment, 0 to 100?",
          ],
          reflections: [
            {
              text: "From {strength} to {answer}. It had its turn, and it took up less room for it.",
              when: { lowerThan: "strength" },
            },
            {
              text: "It has grown, to {answer}. That happens when one has long kept the door shut. Be careful with yourself in the next hour.",
              when: { higherThan: "strength" },
            },
            {
              text: "Still {answer}. It was not about making it smaller; you sat beside it and nothing broke.",
              when: { sameAs: "strength" },
            },
            "You sat beside it. That was the exercise.",
            "It may now step back again.",
          ],
          scaffolds: {
            unknown: ["Roughly as before, more, or less?", "Nearer 30, 50 or 80?"],
            off: ["Which number would that be, 0 to 100?", "And if you put that into a number?"],
          },
          quickAnswers: ["20", "40", "60", "80"],
        },
      ],
    }),
    closings: [
      {
        text: "Of the whole mixture you looked at one thing today: {chosen}. And you heard what it wanted to say: {says}.",
        when: { answered: "says" },
      },
      "You gave a feeling room, and it did not take all of it. One can do that again, in small portions.",
      "What you found hard to allow is no proof against you. It is part of having been close to something.",
    ],
    tryThisWeek: [
      "To try this week: once a day, ask “what is in it now?” and name two feelings. Naming is all.",
      "If you like: choose a place for one feeling, such as the walk home or the shower, where it may be there for five minutes.",
      "If anger is in the mixture: give it something to do with the hands, tearing cardboard or kneading dough, and see what is under it.",
    ],
    guidance:
      "Make every feeling speakable: relief, anger, envy, guilt, nothing at all. Let the person list the mixture, name the least allowed one, then choose one that is bearable. If the number is above 75, do not deepen: feet on the floor, look around, smaller portion. Hold to minutes, not to catharsis; crying is neither aim nor problem. Give back the sentence of the feeling in their own words and link it to what mattered, without explaining it away. Do not interpret childhood. Guilt gets a session of its own, so name it here and leave it. Anger at the dead, at doctors or an ex-partner is heard without taking sides and without plans against anyone. If the feeling turns into wishing to be dead, leave the exercise: safety first.",
    sources: [
      "J. William Worden, Grief Counseling and Grief Therapy, 5th edition, 2018",
      "Leslie S. Greenberg, Emotion-Focused Therapy: Coaching Clients to Work Through Their Feelings, 2002",
    ],
  },
  {
    number: 4,
    title: "The voice you use with yourself",
    aim: "Today you look at the tone in which you talk to yourself, and find a sentence that is both true and kind.",
    welcomes: [
      "Many people comfort others well and are with themselves as with a slow employee.",
      "To what you lost there often comes a second thing: a voice that says you grieve wrongly.",
    ],
    openingCheck: {
      withGoal: {
        prompts: [
          "From last time there was this: {goal}. Did it find its place in the week?",
          "You had something to try. Did it find a place in your week?",
        ],
        reflections: [
          notDone(
            "It did not come to that. Notice whether somebody in you scolds about it; that is today's subject.",
          ),
          "{answer}. And if it did not, that would be no failure here.",
          "Notice in which tone you just told me that.",
          "Thank you, that is enough to know.",
        ],
      },
      withoutGoal: {
        prompts: [
          "How were the last days, and what did you think of yourself in them?",
          "How have you been, and were you on your own side in it?",
        ],
        reflections: [
          "{answer}. That leads straight to today's subject.",
          "Thank you. We take that tone along as we go.",
          "You said it as it was; that is enough.",
        ],
      },
    },
    core: coreExercise({
      id: "process-grief-4",
      title: "A kinder sentence",
      modality: "Self-Compassion",
      minutes: 15,
      source: "After Kristin Neff's three elements of self-compassion.",
      about:
        "Self-compassion means three things: to see that it hurts, to remember that others know this too, and to be on one's own side. This exercise goes through them with one harsh sentence of yours.",
      intro: [
        "We take one sentence with which you make it harder for yourself, and look for another that is just as honest. *Skip* and *stop* work.",
        "Five questions. It is not about praising yourself, only about fairness. If it feels false, say so.",
      ],
      steps: [
        {
          name: "harsh",
          expects: { kind: "text", minWords: 3 },
          prompts: [
            "What do you reproach yourself with in your grief? The sentence, as you say it to yourself.",
            "What do you hear inside when a day goes badly? For example “you should be further along by now”.",
          ],
          reflections: [
            "{answer}. You hear that on top of everything else.",
            "{answer}. That is a hard sentence to live with.",
            "Thank you for writing it down as it sounds.",
          ],
          scaffolds: {
            unknown: [
              "Listen for sentences with *should*, *still* or *always*. For instance “others cope better”. Which is yours?",
              "What did you think about yourself the last time you cancelled something, or cried, or did not cry?",
            ],
            short: [
              "Could you make it a whole sentence, the way it sounds?",
              "And if it lets itself finish: what does it say you should be like?",
            ],
          },
        },
        {
          name: "hurts",
          expects: { kind: "text" },
          prompts: [
            "Leave right and wrong aside for a moment. What does it feel like to be spoken to like that, while you miss something?",
            "When that sentence comes, what does it do to you?",
          ],
          reflections: [
            "{answer}. That is simply pain, and it deserves notice before anything else.",
            "{answer}. So it hurts twice: the loss, and the voice.",
            "Yes. This is hard, and one may say so.",
          ],
          scaffolds: {
            unknown: [
              "Does one become smaller, harder, more tired? Which comes nearest?",
              "How do your shoulders stand while you hear it?",
            ],
          },
        },
        {
          name: "others",
          expects: { kind: "text" },
          prompts: [
            "Who else, do you think, would know that sentence? People who have lost something like this.",
            "You are surely not the only one who thinks that tonight. Whom do you know, or can you imagine, who thinks something similar?",
          ],
          reflections: [
            "{answer}. So you are in company, even if it sits in other kitchens.",
            "{answer}. It does not make it smaller. It makes you less alone with it.",
            "Most people who grieve believe at some time that they do it wrong.",
          ],
          scaffolds: {
            unknown: [
              "Picture a waiting room full of people with the same loss. How many of them would nod at your sentence?",
              "Is there somebody in a book or film who grieves as clumsily as everyone really does?",
            ],
          },
        },
        {
          name: "friend",
          expects: { kind: "text", minWords: 3 },
          prompts: [
            "Suppose one of them said it to you, word for word, about themselves. What would you answer?",
            "A good friend tells you exactly this. What do you say, and in which tone?",
          ],
          reflections: [
            "{answer}. You had that answer in you.",
            "{answer}. It is remarkable how fair you are as soon as it is about somebody else.",
            "That is neither flattery nor an excuse. It is fair.",
          ],
          scaffolds: {
            unknown: [
              "Would you say the harsh sentence to them? If not, what instead? For example “of course you are tired”.",
              "What did somebody once say to you, in a bad time, that was right?",
            ],
            short: [
              "And what else would you say?",
              "Say it as you would really say it, to their face.",
            ],
          },
        },
        {
          name: "own",
          expects: { kind: "text", minWords: 3 },
          prompts: [
            "Now shorten it until you could say it to yourself without blushing. What is left?",
            "Which part of that answer would hold for you too? One sentence, plain and true.",
          ],
          reflections: [
            "{answer}. That may stand beside the other one.",
            "{answer}. Read it once more, slowly, as if somebody else had written it.",
            "It need not feel warm at once. True is enough.",
          ],
          offSigns: ["i don't believe", "sounds fake", "feels fake", "feels false", "that's a lie"],
          scaffolds: {
            unknown: [
              "It may be very modest: “this is hard, and I am doing what I can today.” What would be your version?",
              "Begin with “It is no wonder that I ...”. How does it go on?",
            ],
            short: [
              "Could it be a whole sentence that you would recognise at three in the morning?",
              "Almost. Put an “I” into it, and see.",
            ],
            off: [
              "Then it is still too sweet. What would be half as kind, and quite certainly true?",
              "Good that you say so. Take away every word that is not true. What remains?",
            ],
          },
        },
      ],
    }),
    closings: [
      {
        text: "Against {harsh} there now stands a sentence of your own: {own}. It does not have to win. It only has to be there.",
        when: { answered: "own" },
      },
      "The harsh voice will speak again. You know now that there is a second one, and how it sounds.",
      "You were fair to somebody today who seldom gets it from you.",
    ],
    tryThisWeek: [
      "To try this week: when the harsh sentence comes, say your own after it once, in any tone you can manage.",
      "If writing suits you: five lines to yourself from the friend who knows everything that happened.",
      "For a bad hour: a hand on the arm or the chest, and only this: “this hurts, others know it, may I be decent to myself.”",
    ],
    guidance:
      "Work with one self-critical sentence about the grief itself (too slow, too much, too little), not with guilt about what happened; that has a session of its own. Go through Neff's three elements in this order: noticing pain, common humanity, kindness. Common humanity must never become comparison or “others have it worse”. Let the person find the friend's words; do not supply praise. Many distrust kindness: if it feels false, make it smaller and truer, never sweeter. Some people become sad when kindness arrives; stay with that for a moment and go no deeper. If kindness stirs old neglect or contempt, stop here, ground, and suggest bringing it to a therapist. End with one sentence in their own words that they could use at three in the morning.",
    sources: [
      "Kristin Neff, Self-Compassion: The Proven Power of Being Kind to Yourself, 2011",
      "Kristin Neff, Self-compassion: An alternative conceptualization of a healthy attitude toward oneself, Self and Identity, 2003",
    ],
  },
];
