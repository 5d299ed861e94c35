import type { Exercise } from "./exercise.ts";

export const actDefusion: Exercise = {
  id: "act-defusion",
  title: "Unhooking from a thought",
  modality: "ACT",
  minutes: 7,
  helpsWith: ["self_criticism", "study", "anxiety", "shame", "work", "low_mood"],
  source:
    "Steven C. Hayes, Kirk D. Strosahl and Kelly G. Wilson: Acceptance and Commitment Therapy, second edition (2012).",
  about:
    "Unhooking, or defusion, does not ask whether a thought is true. It changes the distance: from looking *out of* a thought to looking *at* it, as words that a mind produces. The thought may stay, and you need not do as it says.",
  aliases: [
    "defusion",
    "act defusion",
    "cognitive defusion",
    "thought defusion",
    "unhook from a thought",
    "unhook from my thoughts",
    "unhooking",
    "distance from my thoughts",
    "leaves on a stream",
  ],
  reasons: {
    self_criticism:
      "You can argue with such a voice for years and it always has another point. It is also possible to hear it as a voice, and not as the news.",
    study:
      "The sentence comes back each time you open the book, whatever you answer it. Perhaps it need not be answered at all.",
    anxiety:
      "A mind that is meant to warn you will go on making warnings. You can let it talk and still see the room you are in.",
    shame:
      "Some sentences have been heard so often that they no longer sound like sentences. It may help to hear the words again.",
    work: "The same sentence on the way there, in the lift, at the desk: it could be looked at from a little further off.",
    low_mood:
      "In heavy weather the thoughts are heavy as well. They can be watched without being followed.",
  },
  invitations: [
    "There is an exercise for that distance, seven minutes, a little odd in places. Would you like to try it?",
    "I could show you how that is done, with one thought. Shall we, or rather another time?",
    "Would you be curious to try it on the one that bothers you most? You can leave off at any point.",
    "We might unhook you from one of them, for a few minutes. Is that something for now?",
  ],
  intro: [
    "Good. We do not try to refute anything, we only change where you stand. It may seem silly halfway through; that is part of it. *Skip* and *stop* always work.",
    "All right. Choose a thought that nags, and not the worst thing that ever happened to you. You can say *stop* whenever you like.",
    "Let's see. The thought need not go away, it only gets a frame round it. If some part is not to your taste, say *skip*.",
  ],
  steps: [
    {
      name: "thought",
      expects: { kind: "text", minWords: 3 },
      prompts: [
        "Which thought has its hooks in you? Write it as one sentence, the way it sounds.",
        "What does your mind keep telling you? One sentence, in its own tone.",
        "Take one that comes often. How does it go, word for word?",
      ],
      reflections: [
        "{answer}. I see why that one catches.",
        "{answer}: heard from inside, that does not sound like a thought at all, but like a fact.",
        "Good, there it stands. From here we look at it and not through it.",
      ],
      offSigns: ["i feel", "i felt", "just sad", "so tired"],
      scaffolds: {
        unknown: [
          "It often starts with “I am too”, “I'll never” or “they all”. How does yours begin?",
          "What goes through your head at the moment when you lose heart? For example “there is no point in starting”.",
        ],
        short: [
          "Could you write the whole sentence, with *I* or *they* in it?",
          "And how does it go on?",
        ],
        off: [
          "That is what it does to you. Which words come before it?",
          "And if that feeling had a caption, a sentence under it, how would it read?",
        ],
      },
    },
    {
      name: "grip",
      expects: { kind: "number", min: 0, max: 100 },
      prompts: [
        "When you read it now, how much has it got hold of you, from 0 (words on a page) to 100 (it *is* so)?",
        "How firmly does it hold you at this moment, 0 to 100?",
        "Give its grip a number: 0 would be loose, 100 a fist.",
      ],
      reflections: [
        { text: "{answer}. A fist, then, or near it.", when: { from: 65 } },
        { text: "{answer}: it holds on well. We do not pull against it.", when: { from: 65 } },
        { text: "{answer}. It has you by the sleeve.", when: { to: 64 } },
        "Thank you. We do not try to lower it. Later we look where it has gone.",
        "Good, that is the grip to start from.",
        "All right. Now to the odd part.",
      ],
      scaffolds: {
        unknown: [
          "Could you laugh about it just now? If not at all, it is above 70. What is your guess?",
          "Read it once more and watch your stomach. Much, some, or little?",
        ],
        off: ["And the grip as a number, 0 to 100?", "What number would you put to that?"],
      },
      quickAnswers: ["30", "50", "70", "90"],
    },
    {
      name: "having",
      expects: { kind: "ready" },
      prompts: [
        {
          text: "Say it three times, aloud or under your breath, with these words in front: *I am having the thought that* {thought}. Then write *done*.",
          when: { answered: "thought" },
        },
        "Now put a few words in front, *I am having the thought that*, and then your sentence. Say it slowly three times. *Done* when you have.",
        "Say to yourself: *I notice that my mind is telling me*, and then the sentence, three times over. Then *done*.",
        "Write it down on whatever is near, with *my mind says* before it, and read it from an arm's length. Tell me *done*.",
      ],
      reflections: [
        "The same words, and a hand's breadth of air in between.",
        "A small addition, and somebody is there who has the thought.",
        "Good. It is still there, and so are you.",
      ],
      scaffolds: {
        unknown: [
          "You need not believe in it. Just murmur the words once, with the addition. Then *done*.",
          "If speaking is impossible where you are, write it with one finger on your knee. *Done* after that.",
        ],
      },
      quickAnswers: ["Done"],
    },
    {
      name: "title",
      expects: { kind: "text" },
      prompts: [
        "If this thought and its relatives were an old film, shown again and again, what would be its title?",
        "Which story is that? Give it a name, like a book that you have read too often: “The One Who Never Finishes”.",
        "Suppose it is a radio station that is always on. What is it called?",
      ],
      reflections: [
        "{answer}. So when it starts again you can say: ah, that one.",
        "{answer}. It must have been running for years.",
        "A good title. You need not sit through a film that you know by heart.",
      ],
      scaffolds: {
        unknown: [
          "It may be plain: “the too-late story”, “the everyone-but-me story”. What comes nearest?",
          "Whose voice does it have, a teacher's, a parent's, your own at fifteen? That may be the title.",
        ],
      },
    },
    {
      name: "play",
      expects: { kind: "ready" },
      prompts: [
        "Now one of two. Either sing the sentence to a tune that you know, once. Or, if it touches something sore, lay each word on a leaf and let it drift by on a stream. *Done* when it has gone past.",
        "Say it as slowly as a record that is running down, one syllable to each breath, until it is only sounds. If that feels like mockery, read it gently, as to a frightened child. Then *done*.",
        "Picture the sentence in large bright letters on a balloon, or passing along the side of a bus. Watch until it is out of sight; it may come round again. Write *done*.",
      ],
      reflections: [
        "What it says has not changed. It has become a thing among other things.",
        "Good. Words can do that, if they are allowed to.",
        "It may have been silly, or touching. Both loosen it.",
      ],
      scaffolds: {
        unknown: [
          "Only read it very slowly, with a breath after every word. Then *done*.",
          "Look at it in writing and count the letters. That is enough of a distance. *Done* then.",
        ],
      },
      quickAnswers: ["Done"],
    },
    {
      name: "gripAgain",
      expects: { kind: "number", min: 0, max: 100 },
      prompts: [
        {
          text: "How firmly does it hold you now, 0 to 100? It was {grip}.",
          when: { answered: "grip" },
        },
        {
          text: "And the grip at present? At the beginning you said {grip}.",
          when: { answered: "grip" },
        },
        "How much of a grip has it now, from 0 to 100?",
        "And now: words on a page, or a fist? A number, please.",
        "Once more the grip, 0 to 100.",
      ],
      reflections: [
        {
          text: "From {grip} to {answer}. It says the same as before, and you stand somewhere else.",
          when: { lowerThan: "grip" },
        },
        {
          text: "{grip}, then {answer}. You did not have to win an argument for it.",
          when: { lowerThan: "grip" },
        },
        {
          text: "{answer}, the same. With some thoughts it takes many times, and the distance is often there before it can be felt.",
          when: { sameAs: "grip" },
        },
        {
          text: "{answer}, tighter than before. This one may be too sore for play. Then leave it alone for today, and be kind to whoever has to hear it.",
          when: { higherThan: "grip" },
        },
        "{answer}. Thank you for looking without wishing it away.",
        "Good. What it does next is its own affair.",
        "All right, that is how it stands.",
      ],
      scaffolds: {
        unknown: [
          "Tighter, looser, no different? Pick a number for it, out of the air.",
          "If 100 was the moment you wrote it down, what is left?",
        ],
        off: ["In a number, 0 to 100?", "And which number goes with that?"],
      },
      quickAnswers: ["20", "40", "60", "80"],
    },
    {
      name: "along",
      expects: { kind: "text", minWords: 2 },
      prompts: [
        "If that thought could ride along in the back seat, talking, where would you drive in the next hour?",
        "Last question. With the thought still there, what would you do next that matters to you, were it only a little thing?",
        "What have you left undone because of it, that you could begin while it grumbles?",
      ],
      reflections: [
        "{answer}. It may come along. It only has no licence.",
        "{answer}: and let it talk on the way.",
        "Good. You do not need its permission for that.",
      ],
      scaffolds: {
        unknown: [
          "What would you have done today if it had not come up? Take five minutes of that.",
          "Whom would you write to, what would you open, where would you go? One of those is enough.",
        ],
        short: ["And what is the first movement in it?", "When would you begin with that?"],
      },
    },
  ],
  closings: [
    {
      text: "So when {title} is on again, you know the programme. Meanwhile: {along}.",
      when: { answered: "title" },
    },
    {
      text: "The mind may say {thought}, and you can still do this: {along}.",
      when: { answered: "along" },
    },
    "It will be back, because minds repeat themselves. You need only notice: there it is again.",
    "You have not got rid of it, and you did not have to.",
    "A thought can be loud and still have no hands.",
  ],
  thisWeek: [
    "To try this week: each time it turns up, greet it by its title, and go on with what you were at.",
    "For the next few days: in your own head, swap “I am” for “I am having the thought that I am”. Three times a day is plenty.",
    "If you want to go on with it: sit for five minutes and put every thought, pleasant ones too, on a leaf, and let each go by.",
  ],
};
