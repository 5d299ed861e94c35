import type { Move } from "./move.ts";

/** What people do with what is close to them. The order is that of precedence. */
export const heartMoves: readonly Move[] = [
  {
    id: "how_to_say",
    pattern:
      /\bhow (?:do|can|should|would|will) i (?:even |ever )?(?:tell|say|ask|explain|talk to|bring it up)\b|\b(?:don't|no idea|not) (?:know )?how to (?:tell|say|ask|explain|bring)\b/u,
    hear: [
      "That is a hard sentence to begin.",
      "The first words are the heaviest; after that it is two people who are talking.",
      "There is no clean way to say it, and there are better and worse moments.",
      "It says something that you want to say it at all.",
    ],
    ask: [
      "If it had to be one sentence, how would it start?",
      "What do you want them to know first?",
      "What are you most afraid to see in their face?",
      "When would both of you have time and nobody listening?",
    ],
  },
  {
    id: "vow",
    pattern:
      /\b(?:i (?:had )?(?:promised|swore|vowed)|made a promise|broke my promise|never be like (?:her|him|them|my))\b/u,
    hear: [
      "You meant it when you said it.",
      "That vow shows what matters to you, also where it was not kept.",
      "It weighs double when it goes against your own word.",
      "Between wanting that and managing it lies a hard stretch of road.",
    ],
    ask: [
      "What made it so hard to keep, that time?",
      "What did you want for all of you, when you said it?",
      "What would a smaller promise be, one that could hold for a day?",
    ],
  },
  {
    id: "first_telling",
    pattern:
      /\b(?:haven't|have not|never) (?:really )?(?:told|said|spoken|talked about|admitted)\b.{0,30}\b(?:anyone|anybody|this|that|it|a soul|out loud|to people)\b|\b(?:nobody|no one) (?:knows|else knows)\b|\bfirst time (?:i'm|i am|i've|i have|that i)\b/u,
    hear: [
      "Then this is the first place where it has been put into words. That takes something.",
      "So you have been alone with it until now.",
      "It is out, at least here. It may feel strange to see it written down.",
      "That is a lot to have kept to yourself.",
    ],
    ask: [
      "What has kept you from telling anyone?",
      "How is it to have written it?",
      "If there were one person who could know, who would it be?",
    ],
  },
  {
    id: "shielding",
    pattern:
      /\b(?:don't|didn't|do not) want to (?:be a burden|burden|worry|wake|disturb|bother|scare|upset|disappoint) ?\w*|\b(?:tell|told|tells) (?:her|him|them|everyone|everybody|people|my \w+)(?: that)? (?:everything(?:'s| is)|it's all|i'm|i am) (?:all )?(?:fine|great|good|ok|okay|alright)\b|\bpretend(?:ing)?\b|\bput on a (?:brave )?(?:face|smile)\b|\bhide it\b|\bbecause (?:she|he|they) worr(?:y|ies)\b/u,
    hear: [
      "So they are spared, and you are alone with it.",
      "You keep it from them out of kindness, and it costs you something.",
      "That is a way of looking after them. It also means that nobody looks after you.",
      "It must be tiring to seem fine for so long.",
    ],
    ask: [
      "If they could hear it without worrying, what would you tell them?",
      "What do you fear would happen if they knew a small part of it?",
      "What would it be like to be asked twice, by somebody who does not believe the first “fine”?",
    ],
  },
  {
    id: "came_apart",
    pattern:
      /\b(?:fell apart|broke down|burst into tears|cried|in tears|held it together|sat (?:on|in) (?:the|my) \w+ afterwards|had to leave)\b/u,
    hear: [
      "Something got out there that had been held in for long.",
      "It has to go somewhere, and it found its moment.",
      "That was not a lapse. It was a person who had carried it far enough for one day.",
      "And then probably on with the day, as if nothing had been.",
    ],
    ask: [
      "What was it that tipped it?",
      "How did you get on with the day after that?",
      "What would have done you good right then?",
    ],
  },
  {
    id: "remembering",
    themes: ["grief"],
    pattern:
      /\b(?:he|she|they)(?:'d| used to| always| would| was (?:so|such|always|the|a|an|my|very|funny|kind|gentle|good|there)| had (?:a|the|this|such)| loved| never| taught)\b|\b(?:voicemail|photos?|his voice|her voice|old messages|clothes|chair)\b/u,
    hear: [
      "I begin to see something of who that was.",
      "Such small things are often what is left shining.",
      "That belongs only to the two of you, and it is still there in you.",
      "It is the ordinary things that come round the corner and take your breath away.",
      "There is a lot of warmth in how you tell that.",
    ],
    ask: [
      "What else do you hear or see, when you think of that?",
      "When you remember that, is it more a comfort or more a sting, just now?",
      "What were the two of you like together?",
      "Would you tell me one more thing like that?",
    ],
  },
  {
    id: "only_one",
    pattern:
      /\b(?:i'm|i am|like i'm|feel like) the only one\b|\bnobody (?:else )?(?:asks|talks about|mentions|sees|gets it|understands)\b|\bno one (?:else )?(?:asks|talks about|mentions|sees|gets it|understands)\b|\bdoesn't talk about (?:it|him|her)\b/u,
    hear: [
      "Being alone with it among people who ought to understand is a loneliness of its own.",
      "The others may be silent because they feel little, or because they feel too much. It leaves you alone either way.",
      "That makes it heavier: the thing itself, and nobody to share it with.",
      "So there is no one to whom you can just say it.",
    ],
    ask: [
      "What would you like to hear from them?",
      "What do you think goes on in them, behind the silence?",
      "Has there been a moment when somebody did ask?",
    ],
  },
  {
    id: "picture",
    pattern:
      /\b(?:keep (?:thinking about|seeing|hearing|replaying|going over|picturing)|i (?:just )?(?:pictured|imagined|see it)|can't stop (?:thinking about|seeing|hearing)|stuck in my head|(?:her|his|their) (?:little )?face\b|the look (?:on|in|she|he)|replay\w*|goes? (?:round|around) (?:and round )?in my head)\b/u,
    hear: [
      "That picture stays.",
      "So it keeps coming back, whether you call it or not.",
      "The mind returns to what it has not finished with.",
      "Some moments get stuck like a splinter.",
    ],
    ask: [
      "What in it hurts most when you look at it?",
      "When it comes, what do you do with it?",
      "What comes along with it: sadness, fear, tenderness?",
    ],
  },
  {
    id: "knows_better",
    allowsOffer: true,
    pattern:
      /\bi know (?:it's|it is|that's|that is|this is|i'm being) (?:so |just |a bit |kind of )*(?:stupid|silly|irrational|ridiculous|dumb|not true|crazy|pathetic|wrong)\b|\bit's (?:stupid|silly|dumb),? (?:but|i know)\b/u,
    hear: [
      "Knowing better does not make it stop. If it did, nobody would suffer from such things.",
      "It need not be reasonable to hurt.",
      "You judge it rather quickly. It came from somewhere, too.",
      "The head knows, and the rest of you has not been convinced.",
    ],
    ask: [
      "What does that part of you still believe, in spite of it?",
      "If it were not silly at all, what would it be about?",
      "Where might it have learned that?",
    ],
  },
  {
    id: "old_voice",
    pattern:
      /\b(?:mum|mom|mother|dad|father|parents|teacher|grand\w+|brother|sister)s? (?:used to|always|would|never|kept) (?:compare|say|tell|told|call|called|make|made|criticis|criticiz|ask|expect|want)\w*|\bmy own (?:mum|mom|mother|dad|father) (?:was|did|used)\b|\b(?:growing up|as a (?:child|kid)|when i was (?:little|young|small|a kid|a child|\d+))\b/u,
    hear: [
      "So it is older than today. A child hears that and takes it along.",
      "That voice had many years to settle in.",
      "Then what hurts now lands on a place that was sore already.",
      "Things heard early sound true for a long time, just because they were first.",
    ],
    ask: [
      "How does it still sound in you today?",
      "What would you have needed to hear at that age?",
      "When you notice it in yourself, what do you do then?",
    ],
  },
  {
    id: "misses",
    pattern: /\bi miss\b|\bmiss (?:him|her|them|it|home|being)\b/u,
    hear: [
      "Missing shows how much it was worth.",
      "That is a real ache, and it has a name.",
      "It would be odd if you did not.",
      "There is a hollow where that was.",
    ],
    ask: [
      "What of it do you miss most, if you look closely?",
      "When does the missing come?",
      "Is there something that brings it a little nearer for a moment?",
    ],
  },
];
