import type { Exercise } from "./exercise.ts";

export const thoughtRecord: Exercise = {
  id: "thought-record",
  title: "Thought record",
  modality: "CBT",
  minutes: 10,
  helpsWith: [
    "self_criticism",
    "shame",
    "anxiety",
    "job_loss",
    "study",
    "low_mood",
    "conflict",
    "money",
    "breakup",
    "health",
    "work",
  ],
  source:
    "From cognitive therapy: Aaron T. Beck; the written columns follow Dennis Greenberger and Christine Padesky.",
  about:
    "A thought record takes one hard moment apart on paper: what happened, the thought that came with it, how strongly it hurts, and what speaks for and against the thought. At the end you write a sentence that takes in all of it.",
  aliases: [
    "thought record",
    "cbt exercise",
    "cbt",
    "thought diary",
    "challenge my thoughts",
    "negative thoughts",
  ],
  reasons: {
    self_criticism:
      "When a thought judges you this hard, it can help to write it down and look at it the way a fair friend would.",
    shame:
      "Guilt and shame tend to hand down the verdict before anything has been heard. On paper, both sides get a turn.",
    anxiety: "A worry grows while it goes round; written down, it has edges and can be looked at.",
    work: "A bad moment at work can turn into a sentence about you. It may be worth taking the two apart.",
    job_loss:
      "Losing a job easily turns into a sentence about what you are worth. It may be good to look at that sentence.",
    study:
      "Pressure turns into sentences like “I won't manage”. Such a sentence can be looked at on paper.",
    low_mood:
      "In a low spell thoughts sound like facts. Writing one down shows what it is made of.",
    conflict:
      "After something like this, a thought about what it means keeps hurting long after the words were said.",
    money:
      "Money worries like to end in the worst picture. It may help to look at one such thought by daylight.",
    breakup:
      "After a parting, the mind writes explanations at night. One of them could do with a second reader.",
    health:
      "With your health in question, thoughts run to the end of the story. One of them could be looked at slowly.",
  },
  invitations: [
    "It is called a *thought record*: seven short questions, about ten minutes. Would you like to do one now? No is a fine answer.",
    "I can lead you through a *thought record*, one question after the other, ten minutes or so. Shall we, or would you rather go on talking?",
    "Would you try that with me? Seven questions, ten minutes, and you can stop anywhere.",
    "There is a way to do that in seven small steps. Do you have ten minutes for it, or is it not the moment?",
  ],
  intro: [
    "Good. We take one moment only, and go slowly. Short answers are fine; *back*, *skip* and *stop* always work.",
    "All right. Seven questions about one single moment. Write as it comes; nobody marks it. You can say *skip*, *back* or *stop*.",
    "Let's do that. We pick one moment and take it apart without hurry. If a question does not fit, say *skip*.",
  ],
  steps: [
    {
      name: "situation",
      expects: { kind: "text", minWords: 3 },
      prompts: [
        "Which moment shall we take? Only what a camera would have seen: where, who, what was said.",
        "When did it hit you last? Describe that one moment as a camera would have filmed it.",
        "Pick one moment from the last days when it was strong. What happened, in a sentence or two?",
      ],
      reflections: [
        "So that is the moment: {answer}.",
        "{answer}. I have the scene.",
        "{answer}: a small scene, and it stayed with you.",
        "Thank you, that gives us something to hold.",
      ],
      scaffolds: {
        unknown: [
          "It can be quite small. “Tuesday, my boss walked past without a word” would do. Does some moment like that come to mind?",
          "Think of the last time your stomach dropped. Where were you?",
        ],
        short: [
          "Could you give me a little more of the scene: where you were, and who did or said what?",
          "And what happened there, just before it began to hurt?",
        ],
      },
    },
    {
      name: "thought",
      expects: { kind: "text", minWords: 3 },
      prompts: [
        "What went through your mind right then? The sentence itself, as bluntly as it came.",
        "And the thought that came with it: if it were one sentence, how would it go?",
        "Just then, what did you tell yourself? Often it starts with “I am”, “they think” or “now it will”.",
      ],
      reflections: [
        "{answer}. No wonder that hurts.",
        "{answer}: that is a hard sentence to have in your head.",
        "{answer}. Anybody who hears that from inside would flinch.",
        "Thank you for writing that out. It is not pleasant to see it in plain letters.",
      ],
      validations: [
        "It is a thought for now; whether it is also a fact, we look at in a moment.",
        "We neither believe it nor fight it yet. It just stands there.",
      ],
      offSigns: ["i feel", "i felt", "i was feeling"],
      scaffolds: {
        unknown: [
          "Try to finish this: “If that is so, it means that I ...”. What comes first?",
          "Imagine a caption under that scene, written by the harshest part of you. For example: “See, nobody takes you seriously.” What would yours be?",
        ],
        short: [
          "Could you make it a whole sentence? For example “I always ruin things” in place of “ruined”.",
          "And if you let it finish its sentence: what does it say about you, or about what comes next?",
        ],
        off: [
          "That is the feeling, and it belongs to the next question. What was the *thought* under it, the sentence in your head?",
          "I hear the feeling. Which sentence brought it along? Something like “they think I'm ...” or “now I will ...”.",
        ],
      },
    },
    {
      name: "feeling",
      expects: { kind: "number", min: 0, max: 100 },
      prompts: [
        "Which feeling came with it, and how strong was it, from 0 to 100?",
        "What did you feel, and how much: 0 is hardly there, 100 is as strong as it can be?",
        "Give the feeling a name and a number, 0 to 100. Something like “ashamed, 80”.",
      ],
      reflections: [
        { text: "{answer} of 100. That fills nearly the whole room.", when: { from: 75 } },
        {
          text: "{answer}: very strong. It makes sense that you still carry it.",
          when: { from: 75 },
        },
        { text: "{answer}, so there is real weight in it.", when: { from: 40, to: 74 } },
        { text: "{answer}. Not everything, and far from nothing.", when: { from: 40, to: 74 } },
        { text: "{answer}. Quieter, but there.", when: { to: 39 } },
        "Thank you for measuring that.",
        "{answer}. We come back to that number at the end.",
        "Good, I keep that beside us.",
      ],
      scaffolds: {
        unknown: [
          "Most feelings here are a kind of sad, scared, angry or ashamed. Which is nearest, and is it more of a 40 or an 80?",
          "Where do you feel it: chest, throat, stomach? Give that spot a number from 0 to 100.",
        ],
        off: [
          "{answer}. And how strong, as a number from 0 to 100?",
          "I see, {answer}. If that had a number from 0 to 100, which would it be?",
        ],
      },
      quickAnswers: ["40", "60", "80", "100"],
    },
    {
      name: "evidenceFor",
      expects: { kind: "text", minWords: 3 },
      prompts: [
        "Now we are fair to both sides. What speaks *for* {thought}? Facts only, such as would count in front of a judge.",
        "First the side of the thought: which facts support it?",
        "What would somebody point to who wanted to prove it right? Plain facts, please, even if they sting.",
      ],
      reflections: [
        "{answer}. That counts, and we do not argue it away.",
        "All right: {answer}. That stays on the table.",
        "Yes, that belongs on this side.",
        "Good. It takes some honesty to write that down.",
      ],
      offSigns: [
        "i just know",
        "i just feel",
        "because i'm",
        "because i am",
        "it's just true",
        "i'm just",
        "i am just",
      ],
      scaffolds: {
        unknown: [
          "Then perhaps there is little. Did anything happen, something a camera could have caught, that fits the thought?",
          "A small fact is enough, for example “she did not answer for two days”. Is there one? If not, say *none*.",
        ],
        short: [
          "Could you say which fact that is, so that a stranger would understand it?",
          "What happened there, exactly?",
        ],
        off: [
          "That is the thought once more, in other words. Is there something that *happened* which supports it?",
          "It feels like proof, that is plain. What would a camera have to show for it?",
        ],
      },
    },
    {
      name: "evidenceAgainst",
      expects: { kind: "text", minWords: 3 },
      prompts: [
        "Now the other side. What does not fit with the thought, even a little?",
        "And *against* it: which facts would a fair friend bring up, someone who knows you well?",
        "What has the thought left out? Times when it went otherwise, other reasons, things people said or did.",
      ],
      reflections: [
        "{answer}. The thought had not mentioned that.",
        "{answer}. That is on the same table as the rest.",
        "So there is this as well: {answer}.",
        "Good that this has been said too.",
      ],
      validations: [
        "Finding that side is the hard part, while the other one shouts.",
        "It does not have to win. It only has to be heard.",
      ],
      scaffolds: {
        unknown: [
          "Suppose a friend told you exactly this about themselves. What would you say to them that is true?",
          "Has there been one time, even a small one, when it went differently? For example a day when somebody was glad you were there.",
        ],
        short: [
          "Say a little more: when was that, or who was it?",
          "And one more, if you can find it? What would somebody say who likes you?",
        ],
        off: [
          "That is more for the first side. Is there anything, however small, that does *not* fit with the thought?",
          "The thought took the word again. What would a friend who saw it all put beside it?",
        ],
      },
      offSigns: ["nothing", "there is none", "there's none", "there isn't any"],
    },
    {
      name: "balanced",
      expects: { kind: "text", minWords: 4 },
      prompts: [
        "Now a sentence that has room for both: the facts for it *and* the facts against it. Not rosy, only true. How would it go?",
        "If you take both sides together, what is the fairest thing anybody could say about that moment? One sentence, in your words.",
        "How would you put it now, so that {evidenceFor} and {evidenceAgainst} can both be true? “Even though ..., ...” is a good beginning.",
      ],
      reflections: [
        "{answer}. Read that once more, slowly, as if someone had said it to you.",
        "{answer}. That sentence has more room in it than the first one.",
        "That is fair to everybody in it, you included: {answer}.",
        "That is a sentence you can live with.",
      ],
      scaffolds: {
        unknown: [
          "You could begin: “It is true that ..., and it is also true that ...”. How would you fill that in?",
          "It may be very modest. For example: “I made a mistake, and I also do most things well enough.” What would be true for you?",
        ],
        short: [
          "Could you make it a whole sentence that you could say out loud?",
          "Almost. And the other side of it? “It is true that ..., and also that ...”",
        ],
      },
    },
    {
      name: "feelingAgain",
      expects: { kind: "number", min: 0, max: 100 },
      prompts: [
        {
          text: "Last question. With that sentence beside it, how strong is the feeling now? It was {feeling}.",
          when: { answered: "feeling" },
        },
        {
          text: "And the feeling, when you look at the moment from here? You had given it {feeling}.",
          when: { answered: "feeling" },
        },
        "Last question. How strong is the feeling now, from 0 to 100?",
        "And the feeling now: which number, 0 to 100?",
        "One more number. How strong is it now, 0 to 100?",
      ],
      reflections: [
        {
          text: "From {feeling} to {answer}. What happened is still the same, and the thought has lost some of its grip.",
          when: { lowerThan: "feeling" },
        },
        {
          text: "{feeling} then, {answer} now. That is what a second look can do.",
          when: { lowerThan: "feeling" },
        },
        {
          text: "Still {answer}. Some feelings take longer than a page, and you have done the part that can be done on a page.",
          when: { sameAs: "feeling" },
        },
        {
          text: "{answer}, so it has risen. Looking closely can do that at first. It does not mean that you did it wrong, and it is a reason to be gentle with yourself now.",
          when: { higherThan: "feeling" },
        },
        "{answer}. Thank you for looking to the end.",
        "Thank you for looking to the end.",
        "Good. You went through all of it.",
      ],
      scaffolds: {
        unknown: [
          "A guess will do. Is it the same as before, or a little less?",
          "Roughly: nearer 30, 50 or 80?",
        ],
        off: ["And as a number, 0 to 100?", "Which number would that be, from 0 to 100?"],
      },
      quickAnswers: ["20", "40", "60", "80"],
    },
  ],
  closings: [
    {
      text: "What you take with you is your own sentence: {balanced}.",
      when: { answered: "balanced" },
    },
    {
      text: "When {thought} comes again, and it may, you now have an answer that you wrote yourself: {balanced}.",
      when: { answered: "balanced" },
    },
    "A thought like that may come again. You have now seen once what it is made of.",
    "The thought is not gone, and it is no longer alone in the room.",
    "That was careful work.",
  ],
  thisWeek: [
    "To try this week: when a thought like that turns up, write down only two lines, the thought and one fact that does not fit it.",
    "For the next days: put your sentence where you will come across it, on a slip of paper or as a note in your phone.",
    "If you want to keep it up: once this week, ask of a harsh thought “would this hold in front of a judge?”, and leave it at that.",
  ],
};
