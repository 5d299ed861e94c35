import type { SeededArticle } from "./article.ts";

export const SELF_AND_WORK: readonly SeededArticle[] = [
  {
    id: "burnout-fit",
    title: "Burnout: when a job and a person don't fit",
    category: "theory",
    modality: "Work stress",
    tags: [
      "burnout",
      "burned out",
      "burnt out",
      "work stress",
      "overworked",
      "overtime",
      "workload",
      "my job is",
      "hate my job",
      "quit my job",
      "exhausted from work",
      "exhausted by work",
    ],
    source:
      "Christina Maslach and Michael P. Leiter, The Truth About Burnout: How Organizations Cause Personal Stress and What to Do About It, 1997",
    content: `Burnout has three sides: exhaustion that a weekend doesn't fix, growing distance or cynicism about your work, and the feeling that you don't get anything done anymore. Maslach and Leiter don't ask what's wrong with the person. They look at the fit between the person and the job.

They name six places where the fit can be off: too much to do, too little say in how you do it, too little pay or thanks, tension with coworkers, unfairness, and being asked to act against your values. Go through the six and ask which one weighs on you most. Two tired people may need very different things.

If you're deeply exhausted, rest comes first. Rest means hours when work can't reach you: a fixed end to the day, no email in the evening, real breaks and sleep. But rest alone brings you back to the same place. So the next question is what can change at work, and who you need to talk to about it. It could be one task fewer, one decision that's yours, or a clear priority in writing. Sometimes the answer is a different job.

If your body keeps sending signals, or you can't make yourself go in anymore, see a doctor early. Taking sick leave isn't a defeat.`,
  },
  {
    id: "procrastination-start",
    title: "Procrastination: make it easier to start",
    category: "technique",
    modality: "CBT",
    tags: [
      "procrastination",
      "procrastinate",
      "procrastinating",
      "putting off",
      "deadline",
      "putting it off",
      "putting things off",
      "been putting off",
      "lazy",
      "distracted",
    ],
    source:
      "Piers Steel, The Nature of Procrastination: A Meta-Analytic and Theoretical Review of Quintessential Self-Regulatory Failure, 2007",
    content: `Putting something off when you know it'll cost you has little to do with being lazy. Steel's 2007 review linked it to four things above all: how unpleasant the task is, how far off the reward is, how little you trust yourself to do it, and how easily something else pulls you away.

You can work on each of these. If it's unpleasant, make it less so: have company, play music, or do it badly on purpose at first. If the reward is far off, cut the task into pieces, so that you finish something today. If you don't trust yourself, start with the part you know you can do. If you get pulled away, put your phone in another room before you start. It's hard to resist something within reach.

A plan that says when and where works better than a good intention: "After my coffee tomorrow, I'll open the document at the kitchen table and write one sentence." Aim for five minutes. Most of the dread comes before you start, and once you've started, you'll often keep going.

Being hard on yourself makes the next delay more likely, because it makes the task even more unpleasant. A plain "That didn't work. Next try at two" helps more. If you've struggled with attention since you were a child, it may be worth asking for an evaluation.`,
  },
  {
    id: "inner-critic",
    title: "Self-criticism: talking to yourself like a friend",
    category: "technique",
    modality: "Self-Compassion",
    tags: [
      "self-criticism",
      "critic",
      "failure",
      "worthless",
      "not good enough",
      "hate myself",
      "self-esteem",
      "perfectionism",
      "perfectionist",
      "feel stupid",
      "so stupid",
      "i'm stupid",
    ],
    source:
      "Kristin D. Neff, Self-Compassion: An Alternative Conceptualization of a Healthy Attitude Toward Oneself, 2003",
    content: `Many people believe they need a harsh inner voice to get anything done. It does push you, but at a cost: fear of mistakes, hiding, and giving up early. In 2003, Neff suggested another attitude, self-compassion, and described three parts of it.

The first is kindness instead of judgment. Treat your own failure the way you'd treat a friend's. The second is remembering that everyone fails and hurts sometimes. The critic says it's only you. The third is to see the painful feeling as it is, without pushing it away and without drowning in it.

Here's a short exercise. Think of something you blame yourself for. Write down what the critic says, word for word. Then write what you'd say to a good friend in the same spot, including your tone. Put the two side by side. What would change if you listened to the second voice for one day?

This isn't an excuse, and it isn't praise. The friend's voice may well say: that wasn't okay, and you can make it right. It just leaves out the contempt. If being kind to yourself feels fake or even scary, that's common in people who didn't get much kindness. Go slowly. If the voice says you shouldn't exist, please tell someone today.`,
  },
  {
    id: "values-direction",
    title: "Values: directions to live by, not goals",
    category: "theory",
    modality: "ACT",
    tags: [
      "values",
      "meaning",
      "purpose",
      "meaningless",
      "feel stuck",
      "feeling stuck",
      "feel lost",
      "feeling lost",
      "what matters",
    ],
    source:
      "Steven C. Hayes, Kirk D. Strosahl and Kelly G. Wilson, Acceptance and Commitment Therapy: The Process and Practice of Mindful Change, second edition, 2012",
    content: `You can reach a goal and check it off. A value is a direction, like west. You can walk that way your whole life and never arrive. "Getting married" is a goal. "Being a caring partner" is a value. The difference matters, because you can act on a value today, whatever you haven't reached yet.

Acceptance and commitment therapy uses values to ask what the discomfort is for. Fear, sadness and doubt don't have to be gone before you live your life. They can come along when something matters to you. And what hurts often points to what matters: if you didn't care about people, you wouldn't be afraid of being rejected.

To find yours, pick a few areas, like family, friends, work, learning, your body, play or the world. For each one, ask: what kind of person would I like to be here, if nobody clapped and nobody disapproved? Choose words for how you do things: patient, curious, reliable, playful. Then ask how much of the past week went in that direction, from 0 to 10.

Pick one area with a wide gap and one step that takes ten minutes. You choose your values. You don't have to prove them, and they can change. If a word mostly sounds like "I should," it may be someone else's.`,
  },
  {
    id: "inner-parts",
    title: "Parts: when one side of you wants this and another wants that",
    category: "theory",
    modality: "Internal Family Systems",
    tags: ["parts", "part of me", "inner child", "ifs", "torn", "protector", "ambivalent"],
    source: "Richard C. Schwartz, Internal Family Systems Therapy, 1995",
    content: `"A part of me wants to leave, and a part of me is afraid to." Most people talk like this sometimes. Schwartz, who had worked with families, took it literally in the 1980s. He asked the parts what they wanted, the way you'd ask the members of a family.

In his model, some parts protect you. Some do it ahead of time, by planning, pleasing, criticizing or keeping everything under control. Others jump in when pain has already broken through, with food, drinking, rage, sleep or numbness. Behind them are tender parts that carry old fear, shame or grief. No part is bad. Even one that causes trouble is trying to prevent something worse.

Besides the parts, there's what Schwartz calls the Self: the state in which you're curious, calm and kind toward what's going on inside. The work starts with noticing a part, where you feel it in your body, and how you feel toward it. If you feel annoyed or afraid, that's another part. Ask it to step back a little. Then you can ask the first one: what do you want me to know? What are you afraid would happen if you stopped?

Don't force anything open. This is one way of looking at things, and it's less well studied than some others. If a part carries trauma, work on it with a trained therapist.`,
  },
  {
    id: "urges-and-habits",
    title: "Urges rise and fall: how to change a habit",
    category: "technique",
    modality: "Relapse prevention",
    tags: [
      "urge",
      "urges",
      "craving",
      "cravings",
      "habit",
      "habits",
      "relapse",
      "drinking",
      "smoking",
      "binge",
      "scrolling",
    ],
    source:
      "G. Alan Marlatt and Judith R. Gordon (editors), Relapse Prevention: Maintenance Strategies in the Treatment of Addictive Behaviors, 1985",
    content: `An urge feels like it'll keep growing until you give in. Usually it doesn't. It rises, stays for some minutes, and goes down by itself. Marlatt compared it to a wave you can ride instead of fighting. Notice where you feel it in your body, breathe, watch it change, and let it pass. Each wave you ride out makes the next one a little weaker.

Habits depend on triggers: a place, a time, a mood, certain people. So it's worth knowing yours. For a week, write down when the urge came, where you were, who you were with, and what had just happened. Three or four situations often account for most of it. You can prepare for them: take another route, hold something else in your hand, call someone, leave early. It's easier to change the situation than to be strong in it.

A slip isn't a relapse. The risky moment comes right after it, when you think, "Now it doesn't matter anyway." Have a plan for that moment: stop at one, tell someone, look at what led up to it, and keep going.

Don't stop some things on your own. If you've been drinking heavily every day, or taking certain pills for a long time, stopping suddenly can make you dangerously ill. Talk to a doctor first.`,
  },
];
