/** What can be said when a message has no theme of its own, and the joints between other lines. */

/** Before or after a piece of the person's own words. */
export const quoteFrames: readonly string[] = [
  "{quote}. That stands out from the rest.",
  "You wrote {quote}. I'd like to stay with that for a moment.",
  "{quote}: there is a good deal in those few words.",
  "One thing I stopped at is {quote}.",
  "{quote}. That is plainly said.",
  "I read {quote} twice.",
];

/** Before a theme's own line: shorter, so that the two do not crowd each other. */
export const shortQuoteFrames: readonly string[] = [
  "{quote}.",
  "You wrote {quote}.",
  "{quote}, you say.",
  "I'll start with {quote}.",
  "I come back to {quote}.",
];

/** With the person's words turned to face them: `{clause}` begins with "you". */
export const clauseFrames: readonly string[] = [
  "{Clause}.",
  "So {clause}.",
  "If I read you right, {clause}.",
  "I hear that {clause}.",
  "{Clause}, then.",
  "What I take from this is that {clause}.",
];

export const hearAnything: readonly string[] = [
  "Thank you for telling me.",
  "I follow you so far.",
  "That seems to have more to it than fits in one line.",
  "Take it at your own pace; there is no order you have to keep to.",
  "I am reading along.",
  "That is good to know.",
];

export const hearLong: readonly string[] = [
  "That is a lot, and you have set it out clearly. I will not manage to answer all of it at once.",
  "There is much in what you wrote. Let's not hurry past it.",
  "You have written down a great deal there. It may have needed to come out in one go.",
  "Thank you for writing all of that. One thing at a time, then.",
];

export const askAfterLong: readonly string[] = [
  "Which part of it should we begin with?",
  "If you underlined one sentence in it, which would that be?",
  "What in all this hurts most today?",
  "Where would you like me to look first?",
];

/** Questions that fit almost anywhere, from near to far. */
export const askAnything: readonly [readonly string[], readonly string[], readonly string[]] = [
  [
    "What is that like for you?",
    "How does it sit with you right now?",
    "What is the part that weighs most?",
    "Would you tell me a bit more about that?",
    "What happened then?",
  ],
  [
    "What goes through your mind about it, when it is quiet?",
    "What would you want somebody to understand about it?",
    "How long has that been with you?",
    "What does it do to the rest of your day?",
    "Where do you feel it, as you write this?",
  ],
  [
    "What would make it a little easier, even by a small amount?",
    "What has helped you before, when things were like that?",
    "What do you need most at the moment?",
    "Who could know about this, besides me?",
    "If you woke up tomorrow and it were a bit lighter, what would you notice first?",
  ],
];

/** `{person}` was named several messages ago. */
export const earlierPerson: readonly string[] = [
  "Earlier you mentioned {person}. Does that belong to this, or is it something of its own?",
  "A while ago you spoke of {person}. How are the two connected, if they are?",
  "I still have {person} in mind, from what you wrote before. What place does that have in this?",
  "You brought up {person} earlier on. Is that part of what weighs on you now?",
];

/** `{theme}` came up several messages ago. */
export const earlierTheme: readonly string[] = [
  "Earlier it was about {theme}. Do the two hang together for you?",
  "Before, you told me about {theme}. Is that still in the room?",
  "We had {theme} before. Does one feed the other?",
  "At the start it was {theme} that occupied you. How does this fit with that?",
];

/** Every few turns: `{first}` and `{last}` are quotes from the conversation. */
export const sumUps: readonly string[] = [
  "Let me put together what I have understood. It began with {first}, and now there is {last}. What have I missed?",
  "To make sure that I follow: first there was {first}, and just now {last}. Did I get that right, or is the real thing elsewhere?",
  "I'd like to check. You started with {first}, and came to {last}. Which of the two is nearer to the heart of it?",
  "If I lay it side by side: {first}, and then {last}. What connects them, as you see it?",
];

export const pickUpUnknown: readonly string[] = [
  "That is all right. One does not always know.",
  "No need to know it.",
  "“I don't know” is an honest answer. We can come at it from another side.",
  "Fine, we leave that question where it is.",
  "Then let's take something easier.",
];

export const askEasier: readonly string[] = [
  "How is your body at this moment: heavy, tense, restless, just tired?",
  "On a scale from 0 to 10, how was today?",
  "Is it more of a sad day, an anxious one, or an empty one?",
  "What was the smallest good thing today, a cup of tea included?",
  "Is there something you are rather glad to be away from, while you are here?",
  "Would you rather talk about something, or do something: a short exercise, for example?",
];

export const afterYes: readonly string[] = [
  "Yes, then. What makes you say so?",
  "All right. What comes to mind with it?",
  "I see. Would you say a little more about that?",
  "Good to know. How does that show?",
];

export const afterNo: readonly string[] = [
  "Not that, then. What comes nearer to it?",
  "All right, I was off the mark there. How would you put it?",
  "No. Then what is it, rather?",
  "Thank you for putting me right. What fits better?",
];

export const afterOne: readonly string[] = [
  "That is a short word for it, and short is fine. What is behind it?",
  "Just that, for now? Then let's take one small thing out of it: what was it like an hour ago?",
  "I have that. What would the next sentence be, if there were one?",
  "One word can be enough. If you want to give me a second one, which would it be?",
];

export const emojiOnly: readonly string[] = [
  "A picture says it too, and I read written words better. If that one had a caption, what would it be?",
  "I see the sign, and may well read it wrongly. Which word would come nearest to it?",
  "Sometimes there are no words yet. Is it more heavy, more tense, or more tired?",
  "Signs I can only guess at. Would you give me one word to go with it?",
];

export const emptyMessage: readonly string[] = [
  "Nothing arrived that I could read. A single word is enough to start with: how are you?",
  "That came through empty, or nearly. Take your time; what would you like to say?",
  "I could not make out any words there. Shall we start small: what kind of day is it?",
  "Not a word yet, and that is all right. I am still here when you want to write.",
];

export const declineTaken: readonly string[] = [
  "That is quite all right.",
  "Fine, we leave the exercise.",
  "Then not. Good that you said so.",
  "All right, no exercise.",
  "Of course. Talking is enough.",
];

export const declineLater: readonly string[] = [
  "Later, then, or not at all. You only have to say so.",
  "All right, it does not run away.",
  "Another time, if you want it. I will not press it on you.",
  "Fine. Tell me if you come to want it.",
];

export const askAfterDecline: readonly string[] = [
  "What would you rather do with the next few minutes?",
  "Where shall we go on?",
  "What is uppermost for you now?",
  "What were you going to say, before I came with that?",
];
