import type { SmallTalk } from "./small-talk-line.ts";

/** What people ask about the companion, the app, help and therapy. The order is that of precedence. */
export const questionsAbout: readonly SmallTalk[] = [
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
    id: "skeptic",
    pattern:
      /\bpoint (?:of|in) (?:talking|this|chatting|telling|writing|using)\b|\bwhy (?:should|would) i (?:talk|tell|trust|write)\b|\bhow (?:can|could|would|is) (?:a bot|a machine|a program|you|this|an ai|talking to (?:a|you))\b.{0,20}\bhelp/u,
    longestWords: 18,
    insideExercise: true,
    lines: [
      "A fair question. I don't replace anybody. Some people find that a thing looks different once it is written down and somebody asks along. What would make it worth your while?",
      "I can't know whether there is one for you. Putting something into words helps many people a little, even with a program. What is it about?",
      "Less than in talking with a person who knows you, and perhaps more than in turning it over alone. What have you got on your mind?",
      "You lose nothing by trying three sentences. If it does no good, you may leave without a word. What would the first one be?",
    ],
  },
  {
    id: "abilities",
    pattern:
      /\bwhat (?:can|do) you (?:do|offer|have)\b|\bhow (?:do you|does this|can you) (?:work|help)\b|\bwhat (?:exercises|is this|else can)\b|\b(?:show|list|see|which|what|other|another|more) (?:me )?(?:the |your |all )*exercises?\b|\b(?:do|want|try|start|like|need) (?:to do )?(?:an?|another) (?:other )?exercise\b|\b(?:do|want|try|start|like|need) (?:to do )?some (?:other )?exercises\b|^(?:menu|exercises?|options)$/u,
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
      /\b(?:is|are) (?:this|it|that|my \w+|what i (?:write|say|type)(?: here)?)(?: \w+)? (?:private|confidential|anonymous|safe here|secure|recorded|saved|stored|encrypted)\b|\bwho (?:can|will|could|else) (?:see|read|reads|sees)\b|\b(?:do|will|does) (?:you|anyone|anybody|someone) (?:tell|share|sell|report|read)\b|\bare you (?:going to |gonna )(?:tell|report|show|share)\b|\bmy (?:privacy|data)\b|\bstay(?:s)? (?:between us|private)\b/u,
    longestWords: 18,
    insideExercise: true,
    lines: [
      "What you write is stored encrypted with your account, so that you can come back to it. There are no ads and no trackers, and it is never used to train an AI. Beyond that I can't promise secrecy: whoever runs this place has duties, too.",
      "It is kept encrypted and belongs to your account; no ads, no trackers, no training on your words. More secrecy than that is nothing I can promise; the Safety page says what happens when somebody seems to be in danger.",
      "Your words are stored encrypted. Nobody is shown ads by them and no AI is trained on them. What happens when somebody seems to be in danger stands on the Safety page.",
      "Encrypted, without ads or trackers, never used for training: that is how it is kept. More than that I can't promise.",
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
    id: "diagnosis_other",
    pattern:
      /\b(?:do you think |is |could |might |does )(?:my \w+ |he|she|they|it)(?:'s| is| are| be| has| have| got)? (?:have |has |really |just )*(?:depress(?:ed|ion)|adhd|autis\w+|bipolar|ocd|ptsd|bpd|borderline|a? ?narcissis\w*|anxiety|mentally ill|psycho\w*|an? (?:addict|alcoholic))\b/u,
    longestWords: 30,
    insideExercise: true,
    lines: [
      "From here nobody could tell, and I least of all. A doctor or a counsellor could meet them. What do you see that worries you?",
      "I can't judge that about somebody I don't know. What you notice counts, though. What has changed, and since when?",
      "That is for someone qualified who talks with them. You could tell their doctor what you see. How is it for you, meanwhile?",
      "I won't guess at that. What would you like to say to them about what you notice?",
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
    id: "reporting",
    pattern:
      /\bdo you (?:call|tell|alert|report|inform|notify)\b|\b(?:have to|must|will you|would you) (?:report|call the police|tell (?:anyone|someone|the police))\b|\bwhat (?:does|is) (?:the )?988\b/u,
    longestWords: 30,
    insideExercise: true,
    lines: [
      "I call nobody and can't alert anyone. How messages about danger are handled here is described on the Safety page. *Get help now* leads to people who answer: 988 in the US, for calls and texts.",
      "Nobody is called from here by me. What happens with such messages stands on the Safety page, and *Get help now* shows lines with people on them, 988 among them in the US. What made you think of it?",
      "I am not able to send for help. That is why *Get help now* is always at the top: there are people at the other end. The Safety page explains the rest. Is the question close to you today?",
      "The Safety page says how it is done here. I myself inform no one. 988 is a line in the US that anybody may call or text, also out of worry for somebody else. What lies behind your question?",
    ],
  },
  {
    id: "app_matters",
    pattern:
      /\b(?:reminders?|settings|notifications?|change (?:my|the) (?:voice|therapist|password|email)|therapist voice|(?:send|shoot|mail) me (?:an )?email|subscription|cancel my (?:plan|account)|delete my (?:account|data)|log ?out|export)\b/u,
    longestWords: 18,
    insideExercise: "asked",
    lines: [
      "That belongs to the app, and I can't change it from in here. The page around us may have a button for it.",
      "I have no hand on such things. Is there something else on your mind?",
      "From the chat I can't do that. Tell me if there is something you want to talk about.",
      "Such matters are not done by me. What else brings you here?",
    ],
  },
  {
    id: "journal",
    pattern:
      /\bwhat (?:should|could|can|do) i (?:journal|write) about\b|\bjournal(?:ing)? (?:prompts?|ideas?)\b/u,
    longestWords: 16,
    lines: [
      "One question for the page: what took up room today that nobody saw?",
      "You could begin with “What I did not say today ...” and stop after ten lines.",
      "Try this: one thing that was heavy, one that was lighter than expected, and one you leave for tomorrow.",
      "Perhaps: what would today look like, told by somebody who likes you?",
    ],
  },
  {
    id: "difference",
    pattern:
      /\bdifference between\b.*\b(?:cbt|dbt|act)\b|\b(?:cbt|dbt|act) (?:or|vs\.?|versus) (?:cbt|dbt|act)\b/u,
    longestWords: 20,
    insideExercise: true,
    lines: [
      "In short: CBT looks at thoughts and whether they are fair, DBT teaches skills for very strong feelings, and ACT asks what matters to you and moves towards it. There are exercises from each here; which sounds nearest to what you need?",
      "CBT: question the thought. DBT: get through the feeling. ACT: take the feeling along towards what matters. They have much in common. What makes you ask?",
      "CBT works mostly with thoughts and habits. DBT grew out of it, for feelings that come fast and strong. ACT fights feelings less and turns to values. I can lead you through a piece of each.",
      "Roughly: in CBT you test a thought, in DBT you practise a skill, in ACT you choose a direction. Would you like to see one of them at work?",
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
      "Short answer: CBT asks whether a thought that hurts is also a fair one, and what happens if you act a little differently. Therapists use it for many things; of its exercises here, the *thought record* is the plainest.",
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
      "Dialectical behaviour therapy: skills for moments when a feeling wants to take the wheel. The shortest I have here is *STOP*, five minutes.",
      "It is a therapy by Marsha Linehan that teaches practical skills for strong feelings. A few of them are here, such as the *STOP exercise* and *opposite action*.",
    ],
  },
  {
    id: "what_is_act",
    pattern:
      /\bwhat(?:'s| is)? (?:act(?: therapy)?|acceptance and commitment\w*(?: therapy)?)\??$|\b(?:explain|tell me about) act\b/u,
    longestWords: 12,
    insideExercise: true,
    lines: [
      "ACT, acceptance and commitment therapy, does not try to get rid of hard feelings first. It asks: what matters to you, and what small step can you take with the feeling along for the ride? Two exercises here come from it, *values step* and *defusion*.",
      "In ACT you make room for what hurts and move towards what matters all the same. Steven Hayes and others developed it. Say *values step* to try a piece.",
      "Acceptance and commitment therapy: less struggle with what is inside, more steps towards what you care about. The *values step* here comes from it.",
      "ACT asks two questions: can I let this feeling be here, and what would I do now if it were not in charge? The exercises for these two here are called *defusion* and *values step*.",
    ],
  },
];
