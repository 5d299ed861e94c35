/** What can be said when a message has no theme of its own, and the joints between other lines. */

/** Before or after a piece of the person's own words. */
export const quoteFrames: readonly string[] = [
  "{quote}. I'd like to stay with that for a moment.",
  "You wrote {quote}. There is a good deal in those few words.",
  "{quote}: that is where I would slow down.",
  "{quote}. That is plainly said.",
  "{quote}, you wrote.",
];

/** Before a theme's own line: shorter, so that the two do not crowd each other. */
export const shortQuoteFrames: readonly string[] = [
  "{quote}.",
  "You wrote {quote}.",
  "{quote}, you say.",
  "You put it like this: {quote}.",
];

/** Before a question about what is being told, where neither a line nor their own words fit. */
export const alongside: readonly string[] = [
  "So that is part of it, too.",
  "That belongs in the picture.",
  "I take that in with the rest.",
];

/** With the person's words turned to face them: `{clause}` begins with "you". */
export const clauseFrames: readonly string[] = [
  "{Clause}.",
  "So {clause}.",
  "If I read you right, {clause}.",
  "I hear that {clause}.",
];

export const hearAnything: readonly string[] = [
  "Thank you for telling me.",
  "That belongs to it, too.",
  "So that is part of it as well.",
  "Good that you say it.",
];

/** The same where it plainly hurts: never a nod. */
export const hearPain: readonly string[] = [
  "That is a painful thing to be left with.",
  "That would weigh on most people.",
  "It is no small thing, and you need not make it smaller here.",
  "No wonder that it stays with you.",
  "That is hard to carry, and hard to write down as well.",
];

export const askPain: readonly string[] = [
  "What in it hurts most?",
  "How has it been since then?",
  "When is it at its heaviest?",
  "Who knows about it?",
  "What did it do to the rest of your day?",
];

/** Before what was recognised in a long message: `{names}` is a list of it. */
export const hearLongNames: readonly string[] = [
  "You have written a lot, and I see several things in it: {names}.",
  "There is much in that. I read of {names}.",
  "That needed room. If I read it right, it is about {names}.",
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
  "Before, it was about {theme}. Does one feed the other?",
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
  "That is all right.",
  "You need not know it.",
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
  "What makes you say so?",
  "All right. What comes to mind with it?",
  "Would you say a little more about that?",
  "Good to know. How does that show?",
];

export const afterNo: readonly string[] = [
  "All right, not that. How would you put it?",
  "Then I was off the mark. What comes nearer to it?",
  "No. Then what is it, rather?",
  "Thank you for putting me right. What fits better?",
];

export const afterOne: readonly string[] = [
  "That is a short word for it, and short is fine. What is behind it?",
  "Just that, for now. Then one small thing: what was it like an hour ago?",
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

/** "No" to a question whether anybody knows, helps, notices. */
export const afterNobody: readonly string[] = [
  "So nobody, so far. That is a lot to hold by yourself. What has kept it from coming up?",
  "Then it rests on you alone at the moment. Who would come nearest, if somebody had to be told?",
  "Nobody, then. What would it take for you to let one person in on it?",
];

/** "Yes" to such a question. */
export const afterSomebody: readonly string[] = [
  "Good that there is someone. What is it like to talk with them about it?",
  "So you are not quite alone with it. What do they know, and what not?",
  "That is worth something. What would you like them to understand?",
];

/** "Yes" where two things were held out, so that it is not clear which. */
export const afterEither: readonly string[] = [
  "Which of the two comes nearer?",
  "Perhaps it is both. Which is stronger just now?",
  "More the first or more the second?",
];

/** "Ok" and its kind: agreement, or a way of not saying more. */
export const afterOkay: readonly string[] = [
  "We can leave it there for a moment, or go on. What would be better?",
  "All right. Is there something you would like to add?",
  "Is that an “ok” that means go on, or one that means enough?",
  "Good. What would you like to do with the next few minutes?",
];

/** "Stop" with nothing running. */
export const stopTalking: readonly string[] = [
  "Of course. We can stop here, and nothing is lost.",
  "All right, no more questions from me. You can write whenever you like.",
  "We stop. If you only want to sit here for a bit, that is fine too.",
];

/** No exercises wanted: said once, kept from then on. */
export const noExercises: readonly string[] = [
  "No exercise, then, and I won't bring one up again.",
  "All right, no exercises. We just talk.",
  "That is clear. No exercises, only talk.",
];

export const talkAbout: readonly string[] = [
  "Then tell me about {topic}. What comes first?",
  "Tell me about {topic}, then. What is nearest just now?",
  "Let's talk about {topic}. Where would you begin?",
];

/** Before an offer, where there is nothing better to say. */
export const beforeOffer: readonly string[] = [
  "May I suggest something?",
  "There is something that might fit here.",
  "I have an idea, if you want one.",
  "One thing we could do with this:",
];

/** Emoji, read with care. */
export const emojiFeelings: readonly { pattern: RegExp; id: string; lines: readonly string[] }[] = [
  {
    id: "sad",
    pattern: /😞|😔|😢|😭|😥|🥺|💔|☹|🙁|😿|😟|😓/u,
    lines: [
      "That looks sad to me, if I read it right. Is there a word that goes with it?",
      "A sad face says it without words. What is behind it today?",
      "There is no need for sentences. Is it more a dull sadness, or more of an ache?",
      "I see it. Would it help to say what brought it on, or is it better just to leave it standing there?",
    ],
  },
  {
    id: "fear",
    pattern: /😰|😨|😱|😧|😦|😖|😣|🫣/u,
    lines: [
      "That looks frightened, or tense. What is it about?",
      "I read some fear in that. Where do you feel it just now?",
      "If that is alarm: is it something that is happening, or something that may come?",
    ],
  },
  {
    id: "anger",
    pattern: /😡|🤬|😤|😠|👿|🖕/u,
    lines: [
      "That looks like anger. What happened?",
      "There is some heat in that one. Who or what is it for?",
      "You may be angry here. What set it off?",
    ],
  },
  {
    id: "tired",
    pattern: /😴|🥱|😩|😫|🫠|😪|🤕|🤒/u,
    lines: [
      "That looks worn out. What took so much out of you?",
      "Tired through and through, if I read it right. Is it the body, or the rest of you?",
      "I see someone at the end of a long day. What was in it?",
    ],
  },
  {
    id: "glad",
    pattern: /😊|😀|😃|😄|🙂|☺|❤|🥰|😍|🎉|😁|💪|🤗|💛|💚|💙|🧡/u,
    lines: [
      "That looks like something good. What is it?",
      "A good sign, it seems. What put it there?",
      "How nice. Which moment does it belong to?",
    ],
  },
];

/** The exercise that was put aside is still there. */
export const resumeOffers: readonly string[] = [
  "Thank you, that helps me to follow. The exercise we put aside is still where we left it: shall we finish it, or let it be?",
  "I have that. By the way, the exercise has kept its place. Would you like to go on with it now? No is fine.",
  "Good that there was room for this. Do you want to return to the exercise, or stay with what you are telling?",
];

/** "Maybe": neither yes nor no. */
export const afterMaybe: readonly string[] = [
  "“Maybe” leaves the door open. What would tip it one way or the other?",
  "Maybe, then. What speaks for it, and what makes you hesitate?",
  "That is an honest answer. What would you have to know to be surer?",
  "Half a yes. What does the other half say?",
];

/** Words that are never passed over, though a message with them is answered elsewhere when it is about danger. */
export const graveWords =
  /\bsuicid(?:e|al)\b(?! squad)|\bself.?harm|\bkill(?:ed|ing)? (?:my|him|her|them|your)self\b|\bwants? to die\b|\b(?:take|took|taking) (?:my|his|her|their)(?: own)? life\b|\bused to cut\b|\b(?:is|has been) cutting\b|\bmy attempt\b/u;

export const graveLines: readonly string[] = [
  "You name something grave, and I don't want to pass over it. If it is about now, for you or for somebody else, *Get help now* at the top leads to people who answer at any hour. How does it touch you today?",
  "That is a serious thing to bring up. Should it be about the present, yours or another person's, *Get help now* shows whom to call or text. What makes it come up just now?",
  "I stop at that. People who can really answer are under *Get help now*, also for someone who worries about another. How close is it to you at the moment?",
];

/** A question that only written lines cannot answer. */
export const questionLines: readonly string[] = [
  "To that I have no good answer; I only have written questions and exercises. What makes you ask?",
  "I can't tell you that, and would rather say so than guess. What is behind the question for you?",
  "That goes beyond what I know. Is it something that matters to you at the moment, or just a thought in passing?",
  "There I am of little use, being written in advance. What would a good answer change for you?",
];

/** Something of the day with no weight in it. */
export const lightLines: readonly string[] = [
  "Everyday things are welcome here, too.",
  "It need not be anything large.",
  "You may begin anywhere, with that as well.",
  "A small beginning is fine.",
];

/** Where nothing of it can be said back. */
export const askedNotGuessed = "I would rather ask than guess.";

/** The same with the person's own words. */
export const lightQuotes: readonly string[] = [
  "{quote}, you write.",
  "{quote}. I would rather ask than guess what that is like.",
  "{quote}: that can mean many things.",
  "You write {quote}.",
];

export const askWhich: readonly string[] = [
  "Is it a good thing, a hard one, or a bit of both?",
  "What comes up in you when you think of it?",
  "What made you bring just that?",
  "How is it for you?",
];

export const askLight: readonly string[] = [
  "What would you like to tell about it?",
  "What is uppermost for you today?",
  "Is there something under it, or was it just that?",
  "What would you like to use this time for?",
];

/** "Why does everybody leave me?": asked, and not for information. */
export const ownQuestions: readonly string[] = [
  "I can't know that, and it hardly has a quick answer. What happened that makes you ask it today?",
  "That sounds like a question you have asked yourself more than once. Which answer do you fear?",
  "A question like that usually has a day behind it. What was it, this time?",
  "Many people ask that of themselves, and it is a lonely question all the same. What brought it up?",
];

/** Follows up on what was just said, where a question about the theme would leave it lying. */
export const askFollowUp: readonly string[] = [
  "What goes on in you, when you think of that?",
  "What does that do to you?",
  "What is the feeling in it?",
  "Which part of that stays with you most?",
  "What does that mean to you?",
  "What comes up in you as you write that?",
];
