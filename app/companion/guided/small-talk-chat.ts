import type { SmallTalk } from "./small-talk-line.ts";

/** Greetings, goodbyes, thanks, teasing and the rest. The order is that of precedence. */
export const chatter: readonly SmallTalk[] = [
  {
    id: "joke",
    pattern:
      /\b(?:tell|give|know|got|have) (?:me )?(?:a |any |another |some )*jokes?\b|\bmake me (?:laugh|smile)\b/u,
    yieldsToThemes: true,
    longestWords: 12,
    lines: [
      "Why did the worry stay up all night? It had a lot on its mind. I have only written ones, and you can tell. What would make you smile today?",
      "My house plant and I have an agreement: I forget to water it, and it forgives me. It is a written joke, like all of mine. What was the last thing you really laughed about?",
      "I tried to worry less, but I was concerned that it might not work. That is about as good as they get here. How is your day otherwise?",
      "The early bird catches the worm. What nobody says is that the worm was up early as well. And how are you, between the jokes?",
    ],
  },
  {
    id: "love",
    pattern:
      /\bi (?:love|adore) (?:you|u)\b|\b(?:be my|will you be my) (?:girl|boy)?friend\b|\bmarry me\b|\bdo you (?:love|like) me\b/u,
    yieldsToThemes: true,
    longestWords: 10,
    lines: [
      "That is kindly meant. I am a program and can't love back, and it would be no kindness to act as if. What made you write it just now?",
      "I am an AI, so there is no one here who could return it. The wish to be close to someone is worth taking seriously, though. Who comes to mind?",
      "Thank you. I have no feelings to answer with, only words and some patience. What did you find here that does you good?",
      "I can't return that, being a program. Is it that you feel understood, or that you are missing somebody?",
    ],
  },
  {
    id: "goodbye",
    pattern:
      /^(?:(?:ok(?:ay)?|well|alright|all right|right|thanks?(?: you)?(?: so much| a lot)?|thx|cool|great|that helped|i think|and|so)[\s,.!]*)*(?:good ?bye|bye+(?: ?bye)?|goodnight|good night|gn|night(?: night)?|see (?:you|ya)(?: (?:later|tomorrow|soon))?|ttyl|talk (?:to you )?(?:later|soon|tomorrow)|i (?:have|need|got|gotta|'ve got) to go|gotta go|got to go|i'm (?:off|going|leaving|heading|logging)(?: (?:to bed|to sleep|now|off|out))*|i'll (?:go|leave)(?: (?:to bed|now|to sleep))*|going to (?:bed|sleep)|that's (?:enough|it|all)(?: for (?:now|today|tonight))?|enough for (?:now|today|tonight)|i'm done(?: for (?:now|today|tonight))?|take care|farewell|cya)(?:[\s,.!]+(?:now|then|thanks?|thank you|for (?:now|today|tonight)|you too|and|good ?night|bye|to bed|soon|everyone|so much|a lot))*[\s.!,)(:]*$/u,
    longestWords: 16,
    isFarewell: true,
    insideExercise: true,
    lines: [
      "Goodbye{name}. Take care of yourself.",
      "All right. Have a quiet rest of the day.",
      "Goodbye{name}, and be gentle with yourself.",
      "See you another time, if you like. All the best.",
      "Good. Leave it here for now, and go easy on yourself.",
    ],
  },
  {
    id: "thanks",
    pattern:
      /^(?:(?:ok(?:ay)?|oh|wow|great|cool|well|yes|yeah|aw)[\s,.!]*)*(?:thanks?|thank (?:you|u)|thx|ty|tysm|cheers|much appreciated|that (?:really )?(?:helped|helps|was (?:helpful|good|nice))|this (?:really )?(?:helped|helps))\b/u,
    yieldsToThemes: true,
    longestWords: 9,
    insideExercise: true,
    lines: [
      "You're welcome. Is there something else, or is that enough for now?",
      "Gladly. The main part of it you did yourself. Shall we leave it there, or is there more?",
      "You are welcome. What do you take with you from it?",
      "Good if it was of use. Is there anything you would like to add?",
      "Not at all. How are you now, compared with when you came?",
    ],
  },
  {
    id: "compliment",
    pattern:
      /\byou(?:'re| are) (?:kind of |kinda |really |very |so |actually |quite |pretty )*(?:nice|kind|helpful|sweet|good|great|cool|smart|awesome|amazing|the best)\b|\bi like (?:you|talking to you|this)\b/u,
    longestWords: 12,
    yieldsToThemes: true,
    lines: [
      "That is kind of you. The lines were written beforehand; the thinking was yours. Is there more, or is it good for now?",
      "Thank you. I only ask along, you did the looking. What do you take away from it?",
      "Kindly said, to a program. Is there anything else you would like to go into?",
      "Good if it does you good. Who else in your life is easy to talk to?",
    ],
  },
  {
    id: "sorry",
    pattern:
      /\b(?:sorry (?:for|about|to) (?:the |this |all |my )*(?:dump\w*|rant\w*|vent\w*|wall|long|bother\w*|rambling|whining|complaining|mess)|i'm (?:just )?(?:rambling|whining|complaining|being silly|being dramatic))\b|^(?:i'm )?sorry$/u,
    yieldsToThemes: true,
    longestWords: 14,
    lines: [
      "There is nothing to be sorry for. This is what the page is for. What were you going to say?",
      "You are not bothering anybody here. Go on, in whatever order it comes.",
      "No need to apologise; it may come out crooked. What is the main thing in it?",
      "It does not have to be tidy. What else belongs to it?",
    ],
  },
  {
    id: "hostile",
    pattern:
      /\b(?:fuck (?:you|off|this)|f ?off|screw you|shut up|go away|piss off)\b|\b(?:you(?:'re| are| r)?|u r|(?<!know |but |and )this (?:is|app is|thing is)) (?:so |really |just |fucking |a |all )*(?:useless|stupid|dumb|garbage|trash|crap|bullshit|shit|pointless|idiot\w*|annoying|worthless|ridiculous|a joke|waste of (?:time|money)|no help|not helping|sucks?|suck|rubbish)\b|\b(?:stupid|dumb|useless) (?:bot|app|robot|machine|ai|program)\b|\byou (?:don't|do not|never) (?:understand|listen|get it|help|care)\b|\bi hate (?:you|this app|this bot|this thing)\b|\bstop (?:repeating|asking)\b|\byou (?:keep|just) (?:repeat\w*|say\w*|ask\w*)\b/u,
    yieldsToThemes: true,
    longestWords: 30,
    lines: [
      "Fair enough. I am limited to written lines, and that grates when you need more. What were you hoping for, just now?",
      "You may be angry here. If I missed what you meant, say it once more in other words, and I will stay closer to it.",
      "That did not help, I see. Would it be better if I asked less and you simply wrote?",
      "All right. I have no answer that is clever enough for that. Is it me you are fed up with, or was the day bad before I came along?",
      "Understood. Perhaps we leave the questions: write whatever is in the way, as roughly as you like.",
    ],
  },
  {
    id: "greeting",
    pattern:
      /^(?:hi+|hey+|hello+|hiya|yo|good (?:morning|evening|afternoon|day)|morning|evening|heya|howdy|sup|hi there|hey there|hello there)(?:[\s,.!]+(?:there|again|you|ali|alina|alice|alicia|alijah|alister))*[\s.!,)(:]*$/u,
    longestWords: 5,
    lines: [
      "Hello{name}. What brings you here just now?",
      "Hello{name}. How are you, honestly?",
      "Good to meet you here. Where would you like to begin?",
      "Hello. Is there something particular, or shall we see what comes?",
    ],
  },
  {
    id: "how_are_you",
    pattern:
      /\bhow are (?:you|u|ya)\b|\bhow(?:'s| is) it going\b|\bhow do you (?:feel|do)\b|\bdo you (?:get tired|sleep|dream|have feelings|feel anything)\b|\bwhat's up\b/u,
    yieldsToThemes: true,
    longestWords: 12,
    lines: [
      "I am a program, so there is little to report from me: no tiredness, no bad days. How are you, in earnest?",
      "Kind of you to ask. I have no feelings to tell of. What about yours today?",
      "With me it is always the same, being a program. With you it probably isn't: how was today?",
      "Nothing wears me out, there is nobody in here to get tired. And you, how tired are you?",
    ],
  },
  {
    id: "memory",
    pattern:
      /\bdo you (?:remember|know) (?:me|what i|my|our)\b|\bwhat do you (?:remember|know) about me\b/u,
    longestWords: 14,
    insideExercise: true,
    lines: [
      "I go by what stands in this conversation. What is noted from one to the next is on the page *Memory*, under *More* above. What is it that I should have in mind?",
      "In this written form, only what stands here. Under *More* above, *Memory* shows what is noted of you, and you may change it. What matters from before?",
      "My view ends with this conversation; the page *Memory*, under *More*, has what was noted in others. What would be good for me to know?",
      "I look at what you have written here. What is kept beyond it you can read and delete under *More*, *Memory*. Which part should I come back to?",
    ],
  },
  {
    id: "there",
    pattern:
      /^(?:hello\?+|(?:are )?you (?:still )?there|anyone (?:there|here)|anybody (?:there|here)|still there|test(?:ing)?|ping)[\s?!.]*$/u,
    longestWords: 6,
    lines: [
      "I am here. Go on whenever you like.",
      "Yes, here. What is on your mind?",
      "Still here, and reading. What would you like to say?",
      "It works, I read you. How are you?",
    ],
  },
  {
    id: "laugh",
    pattern: /^(?:(?:ha){2,}h?|lol|lmao|rofl|he(?:he)+|xd|😂+|🤣+)[\s!.]*$/u,
    yieldsToThemes: true,
    longestWords: 3,
    lines: [
      "Good to have something to laugh about. What was it?",
      "A laugh, a real one or a tired one?",
      "I'll take that. And besides that, how are you?",
      "That lightens it a little. What else is going on with you?",
    ],
  },
  {
    id: "help_me",
    pattern:
      /^(?:(?:please|hi|hello|hey)[\s,]+)*(?:(?:can|could|will) (?:you|someone|anyone) (?:please )?help(?: me)?|i (?:really )?need (?:some )?help|help(?: me)?)(?: please)?[\s.!?]*$/u,
    longestWords: 9,
    lines: [
      "I'll try. What is happening? (If it is urgent, *Get help now* at the top reaches people at any hour.)",
      "Yes, as far as written words can. Tell me what is going on, in any order. For something urgent, *Get help now* has people at the other end.",
      "I am here to listen, and I can lead you through an exercise. What is it that you need help with?",
      "Let's see. What is the hardest thing right now?",
    ],
  },
  {
    id: "advice",
    pattern:
      /\bwhat (?:should|do|can|would) (?:i|you) (?:do|suggest|recommend|advise)\b|\b(?:any|some|give me|need) (?:advice|tips|suggestions?)\b/u,
    yieldsToThemes: true,
    longestWords: 14,
    lines: [
      "What you should do I can't know; you know far more about it than I do. I can help to sort it, though. What have you already thought of, or tried?",
      "Ready-made advice would be guesswork on my part. Let's look first: what would have to be different for you to say “that helped”?",
      "Let's see what there is. Which part of it could you influence at all, if only a little?",
      "I'd rather not throw tips at you. If a good friend were in your place, what would you suggest to them?",
    ],
  },
  {
    id: "off_task",
    pattern:
      /\b(?:write|compose|make) (?:me )?(?:a|an|some|my) (?:\w+ )?(?:poem|essay|code|script|story|song|letter|email|cv|resume)\b|\b(?:what's|what is) the (?:weather|capital|time|news|score)\b|\bcapital of\b|\b(?:translate|solve|calculate|debug)\b|\bwho won\b|\brecipe\b|\b(?:what's|what is) \d+ ?[+x*/-]/u,
    yieldsToThemes: true,
    longestWords: 25,
    lines: [
      "That is beyond me, I have only written questions and exercises. For how you are, there is room. What sort of day is it?",
      "With that I am of no use. If something weighs on you, on the other hand, I can listen. Is there something?",
      "I can't do that here. What I can do is keep you company in sorting your thoughts. Would that be any good today?",
      "For such things I am the wrong place. How are you, apart from that?",
    ],
  },
  {
    id: "away",
    pattern:
      /(?:^|[.!,] )(?:brb|(?:i'll |i will )?be right back|back in a (?:sec|second|minute|moment|bit)|(?:one|just a) (?:sec|second|minute|moment)|hold on|give me a (?:sec|second|minute|moment))(?: please)?[.!]*$/u,
    longestWords: 14,
    lines: [
      "Take your time. Everything here keeps its place.",
      "No hurry, nothing runs away here.",
      "Of course. Write when you are back.",
    ],
  },
  {
    id: "back_again",
    pattern: /(?:^|[.!,] )(?:ok(?:ay)?,? )?(?:i'm |i am )?back(?: now| again)?[.!]*$/u,
    longestWords: 14,
    lines: [
      "Good, there you are again. Where do we go on? What was begun waits at *continue*.",
      "Good that you are back. What is uppermost now? Whatever was left off goes on with *continue*.",
      "Then we go on. Where would you like to be: at what we had, or somewhere else?",
    ],
  },
  {
    id: "keep_talking",
    pattern:
      /\b(?:i )?(?:just )?(?:need|want|have) to (?:vent|rant|let (?:it|this|that) out)\b|^can i (?:just )?(?:complain|vent|rant|whine|moan|talk)(?: (?:for|a) .{0,20}| to you)?[.?!]*$|^(?:(?:i(?:'d| would)? (?:like|want|rather|prefer)(?: to)? )?(?:just |only )?(?:keep |go on |continue )?(?:talk(?:ing)?|listen|vent|chat)(?: (?:please|more|a bit|for a bit|to me|with me))*|just listen(?: please)?|i want to talk)[.!]*$/u,
    longestWords: 14,
    lines: [
      "Gladly. What is uppermost?",
      "Then I listen. Write as it comes.",
      "Good, we talk. What is in the foreground just now?",
      "All right. No exercise, only you and what you want to say. Where do we start?",
    ],
  },
];
