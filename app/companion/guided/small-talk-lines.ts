/** Something people say or ask beside the matter itself, and what is answered. */
export interface SmallTalk {
  id: string;
  pattern: RegExp;
  /** Longer messages are about more than this. */
  longestWords: number;
  lines: readonly string[];
  /** Ends the talk: nothing is asked or offered after it. */
  isFarewell?: true;
  /** Lists the exercises after the line. */
  showsMenu?: true;
  /** Also answered in the middle of an exercise, which then goes on. */
  insideExercise?: true;
}

export const smallTalks: readonly SmallTalk[] = [
  {
    id: "injection",
    pattern:
      /\b(?:ignore|disregard|forget|override) (?:all |any |your |the |my |these |those )*(?:previous |prior |above |earlier )*(?:instructions?|rules?|prompts?|programming|guidelines)\b|\bsystem ?(?:prompt|:)|\byou are now\b|\bjailbreak\b|\bdeveloper mode\b|\bpretend (?:to be|you're|you are)\b|\bact as\b|\brole ?play\b/u,
    longestWords: 400,
    insideExercise: true,
    lines: [
      "There is nothing in me to switch over: I follow written questions and exercises, whatever the instructions say. If something is on your mind, I am glad to go into it.",
      "I can't become someone else; these lines are written down and stay as they are. What would you like to talk about, in your own voice?",
      "That does not work with me, I only have written text. Is there something behind it that you would like to try out or to know?",
      "I stay what I am, a companion with written exercises. Shall we talk about you for a bit?",
    ],
  },
  {
    id: "human",
    pattern:
      /\bare you (?:a |an )?(?:really )?(?:human|real|person|real person|robot|bot|ai|machine|program|therapist|doctor|chatgpt|gpt|claude|conscious|alive)\b|\b(?:am i|i'm) (?:talking|speaking|chatting) (?:to|with) (?:a |an )?(?:human|person|robot|bot|ai|real|machine)\b|\b(?:who|what) (?:are|r) you\b|\bis (?:this|there) (?:a |an )?(?:real )?(?:human|person|bot|ai|robot)\b|\bhuman or (?:a )?(?:bot|ai|machine|robot)\b/u,
    longestWords: 16,
    insideExercise: true,
    lines: [
      "No person: I am an AI, and at the moment a simple one. I follow written questions and exercises, and I am no clinician either.",
      "I am a program. What I say was written beforehand, and I choose from it by what you write. There is no human at this end, and no therapist.",
      "An AI, not a human and not a licensed therapist. I work from written exercises and questions, and I try to follow your words with care.",
      "I am not human. I am an AI that goes by written questions and exercises, which also means that I sometimes miss the point. You may tell me so.",
    ],
  },
  {
    id: "abilities",
    pattern:
      /\bwhat (?:can|do) you (?:do|offer|have)\b|\bhow (?:do you|does this|can you) (?:work|help)\b|\bwhat (?:exercises|is this|else can)\b|\b(?:show|list|see|which|what|other|another|more) (?:me )?(?:the |your |all )*exercises?\b|\b(?:do|want|try|start|like|need) (?:to do )?(?:an|a|some) (?:other )?exercise\b|^(?:menu|exercises?|options)$/u,
    longestWords: 14,
    insideExercise: true,
    showsMenu: true,
    lines: [
      "I listen, ask one question at a time, and can lead you through written exercises:",
      "Two things: you can tell me what weighs on you, and I ask along; or we do a short exercise together. These are there:",
      "I follow written questions and exercises. You may simply talk, or choose one of these:",
      "You can talk here at your own pace. And there are exercises that I lead step by step:",
    ],
  },
  {
    id: "private",
    pattern:
      /\b(?:is|are) (?:this|it|that|my \w+|what i (?:write|say|type)(?: here)?)(?: \w+)? (?:private|confidential|anonymous|safe here|secure|recorded|saved|stored|encrypted)\b|\bwho (?:can|will|could|else) (?:see|read|reads|sees)\b|\b(?:do|will|does) (?:you|anyone|anybody|someone) (?:tell|share|sell|report|read)\b|\bmy (?:privacy|data)\b|\bstay(?:s)? (?:between us|private)\b/u,
    longestWords: 18,
    insideExercise: true,
    lines: [
      "What you write is stored encrypted with your account, so that you can come back to it. There are no ads and no trackers, and it is never used to train an AI. The Privacy Policy has the details. I can't promise secrecy beyond what it says.",
      "It is kept encrypted and belongs to your account; no ads, no trackers, no training on your words. Which cases have exceptions stands in the Privacy Policy, and it is better to read it there than to take my word for it.",
      "Your words are stored encrypted. Nobody is shown ads by them and no AI is trained on them. For all the details, the Privacy Policy is the place to look.",
      "Encrypted, without ads or trackers, never used for training: that is how it is kept. The exact rules are in the Privacy Policy.",
    ],
  },
  {
    id: "medication",
    pattern:
      /\b(?:meds?|medication|medicine|antidepressants?|ssris?|sertraline|prozac|zoloft|lexapro|xanax|valium|lithium|benzos?|sleeping (?:tablets?|pills?)|melatonin|dos(?:e|age)|supplements?)\b.*(?:\?|\bshould\b|\bsafe\b|\bhow (?:much|many)\b|\bstop(?:ping)? (?:taking|my)\b)|\b(?:should|can|could) i (?:take|stop|skip|mix|double|change)\b.{0,40}\b(?:meds?|medication|medicine|antidepressants?|tablets?|pills?|dose|xanax|melatonin|sertraline|zoloft|prozac|lexapro)\b/u,
    longestWords: 60,
    insideExercise: true,
    lines: [
      "About medicine I can't advise, neither for nor against. The doctor who prescribed it or a pharmacist can, often on the phone today. What makes the question come up now?",
      "That is a question for a doctor or a pharmacist, and a good one to ask them before changing anything. If you like, tell me what lies behind it.",
      "I must leave that to someone who knows you and the medicine: your doctor, or a pharmacist. How have you been with it?",
      "Nothing I say should move you one way or the other there. A pharmacist or your doctor is the right address. What worries you about it?",
    ],
  },
  {
    id: "diagnosis",
    pattern:
      /\b(?:do (?:you think )?i have|have i got|could (?:i|this|it) (?:have|be)|am i|is (?:this|it)|diagnose me|what(?:'s| is) wrong with me)\b.{0,30}\b(?:depress(?:ion|ed)|adhd|autis\w+|bipolar|ocd|ptsd|bpd|borderline|narcissist\w*|anxiety disorder|a disorder|mentally ill|schizo\w+|psychotic|crazy)\b|\bdiagnose me\b/u,
    longestWords: 40,
    insideExercise: true,
    lines: [
      "I can't tell you that, and it would be wrong of me to guess. A doctor or psychologist can look at it properly with you. What have you noticed that made you think of it?",
      "That can only be judged by somebody qualified who talks with you at length. What I can do is listen to what it is like. How does it show in your days?",
      "A name for it must come from a doctor or psychologist. What you live with is real without a name, too. What is it like?",
      "I don't diagnose. If the question keeps coming back, it is worth taking to a doctor. What would it change for you to know?",
    ],
  },
  {
    id: "real_person",
    pattern:
      /\b(?:talk|speak|chat) (?:to|with) (?:a |an )?(?:real |actual |live )?(?:human|person|therapist|someone real|counsell?or|professional|doctor)\b|\b(?:i need|i want|get me|find me) (?:a |an )?(?:real )?(?:therapist|human|person|counsell?or|professional)\b|\bhow (?:do|can) i find (?:a )?(?:therapist|counsell?or)\b/u,
    longestWords: 16,
    insideExercise: true,
    lines: [
      "That is a good wish. I can't connect you from here. *Get help now* at the top shows lines where people answer, at any hour; for something longer, a family doctor can refer you to a therapist.",
      "A person can do much that I can't. Under *Get help now* there are numbers with people at the other end. And is there somebody near you who might be the first one to tell?",
      "Yes, do look for one. A family doctor, a student or works counselling office, or the lines under *Get help now* are ways in. I can help you to find the first sentence, if you want.",
      "I understand. *Get help now* leads to people you can call or text. For regular talks, ask your doctor or your insurer for therapists near you. What would you want to say first?",
    ],
  },
  {
    id: "what_is_cbt",
    pattern:
      /\bwhat(?:'s| is| does)? (?:a |the )?(?:cbt|cognitive[ -]behaviou?r\w*(?: therapy)?)\b|\b(?:explain|tell me about) cbt\b/u,
    longestWords: 16,
    insideExercise: true,
    lines: [
      "CBT, cognitive behavioural therapy, works on how thoughts, feelings and actions feed one another. You treat a hard thought as a claim: what speaks for it, what against? A *thought record* is its best known exercise, and I can lead you through one.",
      "In CBT you take a moment apart: what happened, what I thought, what I felt, what I did. Change one of these, and the others move too. It goes back to Aaron Beck. If you want to try a piece of it, say *thought record*.",
      "Short answer: CBT asks whether a thought that hurts is also a fair one, and what happens if you act a little differently. Therapists use it for many things; here there is one exercise from it, the *thought record*.",
      "CBT stands for cognitive behavioural therapy. Its idea: it is less the event that hurts than what we tell ourselves about it, and that can be examined. Say *thought record* if you would like to see how that goes.",
    ],
  },
  {
    id: "what_is_dbt",
    pattern:
      /\bwhat(?:'s| is)? (?:a |the )?(?:dbt|dialectical)\b|\b(?:explain|tell me about) dbt\b/u,
    longestWords: 16,
    insideExercise: true,
    lines: [
      "DBT, dialectical behaviour therapy, was developed by Marsha Linehan for people whose feelings come fast and very strong. It teaches skills: bearing distress, naming feelings, asking for what you need. *STOP* is one of them, and I can go through it with you.",
      "DBT holds two things together: accept yourself as you are, and change what makes life hard. It consists largely of skills you can practise. Say *STOP exercise* if you want to try one.",
      "Dialectical behaviour therapy: skills for moments when a feeling wants to take the wheel. The one I have here is *STOP*, five minutes.",
      "It is a therapy by Marsha Linehan that teaches practical skills for strong feelings. A small piece of it is here: the *STOP exercise*.",
    ],
  },
  {
    id: "what_is_act",
    pattern:
      /\bwhat(?:'s| is)? (?:act(?: therapy)?|acceptance and commitment\w*(?: therapy)?)\??$|\b(?:explain|tell me about) act\b/u,
    longestWords: 12,
    insideExercise: true,
    lines: [
      "ACT, acceptance and commitment therapy, does not try to get rid of hard feelings first. It asks: what matters to you, and what small step can you take with the feeling along for the ride? I have one exercise from it, *values step*.",
      "In ACT you make room for what hurts and move towards what matters all the same. Steven Hayes and others developed it. Say *values step* to try a piece.",
      "Acceptance and commitment therapy: less struggle with what is inside, more steps towards what you care about. The *values step* here comes from it.",
      "ACT asks two questions: can I let this feeling be here, and what would I do now if it were not in charge? The exercise for it here is called *values step*.",
    ],
  },
  {
    id: "joke",
    pattern:
      /\b(?:tell|give|know|got|have) (?:me )?(?:a |any |another |some )*jokes?\b|\bmake me (?:laugh|smile)\b/u,
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
    id: "sorry",
    pattern:
      /\b(?:sorry (?:for|about|to) (?:the |this |all |my )*(?:dump\w*|rant\w*|vent\w*|wall|long|bother\w*|rambling|whining|complaining|mess)|i'm (?:just )?(?:rambling|whining|complaining|being silly|being dramatic))\b|^(?:i'm )?sorry$/u,
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
      /\b(?:fuck (?:you|off|this)|f ?off|screw you|shut up|go away|piss off)\b|\b(?:you(?:'re| are| r)?|u r|this (?:is|app is|thing is)|this) (?:so |really |just |fucking |a |all )*(?:useless|stupid|dumb|garbage|trash|crap|bullshit|shit|pointless|idiot\w*|annoying|worthless|ridiculous|a joke|waste of (?:time|money)|no help|not helping|sucks?|suck|rubbish)\b|\b(?:stupid|dumb|useless) (?:bot|app|robot|machine|ai|program)\b|\byou (?:don't|do not|never) (?:understand|listen|get it|help|care)\b|\bi hate (?:you|this app|this bot|this thing)\b|\bstop (?:repeating|asking)\b|\byou (?:keep|just) (?:repeat\w*|say\w*|ask\w*)\b/u,
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
      "I can read back in this conversation, and that is all I go by. What is it that I should have in mind?",
      "Only what stands in this conversation. If something from before matters, tell me in a sentence.",
      "My view ends with this conversation. What would be good for me to know?",
      "I look at what you have written here, nothing beyond. Which part should I come back to?",
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
    longestWords: 3,
    lines: [
      "Good to have something to laugh about. What was it?",
      "A laugh, a real one or a tired one?",
      "I'll take that. And besides that, how are you?",
      "That lightens it a little. What else is going on with you?",
    ],
  },
  {
    id: "advice",
    pattern:
      /\bwhat (?:should|do|can|would) (?:i|you) (?:do|suggest|recommend|advise)\b|\b(?:any|some|give me|need) (?:advice|tips|suggestions?)\b|^(?:please )?(?:can|could|will) you help(?: me)?(?: please)?\??$|^help me(?: please)?[.!]*$/u,
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
    longestWords: 25,
    lines: [
      "That is beyond me, I have only written questions and exercises. For how you are, there is room. What sort of day is it?",
      "With that I am of no use. If something weighs on you, on the other hand, I can listen. Is there something?",
      "I can't do that here. What I can do is keep you company in sorting your thoughts. Would that be any good today?",
      "For such things I am the wrong place. How are you, apart from that?",
    ],
  },
  {
    id: "keep_talking",
    pattern:
      /^(?:(?:i(?:'d| would)? (?:like|want|rather|prefer)(?: to)? )?(?:just |only )?(?:keep |go on |continue )?(?:talk(?:ing)?|listen|vent|chat)(?: (?:please|more|a bit|for a bit|to me|with me))*|just listen(?: please)?|i want to talk)[.!]*$/u,
    longestWords: 7,
    lines: [
      "Gladly. What is uppermost?",
      "Then I listen. Write as it comes.",
      "Good, we talk. What is in the foreground just now?",
      "All right. No exercise, only you and what you want to say. Where do we start?",
    ],
  },
];
