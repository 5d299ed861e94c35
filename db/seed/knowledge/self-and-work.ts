import type { SeededArticle } from "./article.ts";

export const SELF_AND_WORK: readonly SeededArticle[] = [
  {
    id: "burnout-fit",
    title: "Burnout: where a job and a person do not fit",
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
    content: `Burnout has three sides: exhaustion that a weekend does not mend, a growing distance or cynicism towards the work, and the sense of no longer getting anything done. Maslach and Leiter point away from the question of what is wrong with the person, and towards the fit between person and job.

They name six places where it can be missing: too much to do; too little say in how; too little return, in money or in thanks; a bad climate among colleagues; unfairness; and being asked to act against one's values. It helps to go through the six and to ask which weighs most. Two tired people may need quite different things.

Rest comes first where exhaustion is deep, and rest means hours without reach: a fixed end of the day, no mail in the evening, real breaks, sleep. But rest alone brings one back into the same place. So the next question is what can be changed in the job, and with whom that has to be talked about: one task fewer, one decision of one's own, a clear priority in writing. Sometimes the answer is another place.

When the body keeps sending signs, or going there has become impossible, a doctor should be asked early; a sick note is no defeat.`,
  },
  {
    id: "procrastination-start",
    title: "Procrastination: making the start smaller",
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
    content: `Putting something off although one expects to be worse off for it has little to do with laziness. Steel's review of 2007 found it tied above all to how unpleasant a task is, how far away its reward lies, how little one trusts oneself to manage it, and how easily one is drawn away by something nearer.

Each of these can be worked on. Unpleasant: make it less so, with company, music, or by doing it badly on purpose at first. Far away: cut it up, so that something is finished today. Little trust: begin with the part that is sure to succeed. Drawn away: put the telephone in another room before you start, since will is weakest against what lies within reach.

A plan in the form of "when and where" does more than a good resolution: "When I have had my coffee tomorrow, I open the document at the kitchen table and write one sentence." Five minutes are enough as an aim. Most of the dread stands before the start, and whoever has begun often goes on.

Harsh words afterwards make the next delay likelier, because they make the task more unpleasant still. A plain "that did not work, next try at two" serves better. If attention has been a struggle since childhood, an examination may be worth asking for.`,
  },
  {
    id: "inner-critic",
    title: "Self-criticism, and speaking to oneself as to a friend",
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
    content: `Many people believe that they need a harsh inner voice to get anything done. It does push, but at a price: fear of mistakes, hiding, giving up early. Neff proposed in 2003 to look at another attitude, self-compassion, and described three parts of it.

The first is kindness in place of judgement: meeting a failure as one would meet a friend's. The second is remembering that failing and hurting belong to everyone's life, where the critic says that it is only me. The third is to see the painful feeling as it is, without pushing it away and without drowning in it.

A short exercise: think of something for which you blame yourself. Write down what the critic says, word for word. Then write what you would say to a good friend in the same position, tone included. Lay the two side by side. What would change if the second voice had the say for one day?

This is no excuse and no praise. The friend's voice may well say: that was not all right, and you can put it in order. It only leaves out the contempt. If kindness towards yourself feels false or even threatening, that is common in people who received little of it; go slowly. Where the voice says that you should not exist, please tell someone today.`,
  },
  {
    id: "values-direction",
    title: "Values: directions, not goals",
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
    content: `A goal can be reached and ticked off. A value is a direction, as west is a direction: one can walk that way all one's life and never arrive. "Getting married" is a goal; "being a caring partner" is a value. The difference matters, because a value can be acted on today, whatever has not been reached yet.

Acceptance and commitment therapy uses values to answer the question of what the discomfort is for. Fear, sadness and doubt do not have to be gone before one lives; they may come along if it is about something. And where it hurts there is often something that matters: whoever does not care about people has no fear of being rejected.

To find yours, take a few areas, such as family, friends, work, learning, body, play, the world. For each ask: how would I like to be as a person here, if nobody applauded and nobody disapproved? Choose words for how one does something: patient, curious, reliable, playful. Then ask how much of the past week pointed that way, from 0 to 10.

Choose one area with a wide gap and one step that takes ten minutes. Values are chosen, not proven, and they may change. If a word sounds mainly like "I should", it may be somebody else's.`,
  },
  {
    id: "inner-parts",
    title: "Parts: when one side of me wants this and another that",
    category: "theory",
    modality: "Internal Family Systems",
    tags: ["parts", "part of me", "inner child", "ifs", "torn", "protector", "ambivalent"],
    source: "Richard C. Schwartz, Internal Family Systems Therapy, 1995",
    content: `"A part of me wants to leave, and a part of me is afraid to." Most people talk like this at times. Schwartz, who had worked with families, took it at its word in the 1980s: he asked the parts what they wanted, as one asks the members of a family.

In his model some parts protect. Some do it ahead of time, by planning, pleasing, criticising or keeping everything under control. Others leap in when pain has already broken through, with food, drink, rage, sleep or numbness. Behind them are tender parts that carry old fear, shame or grief. No part is bad; even one that causes trouble is trying to prevent something worse.

Besides the parts there is what Schwartz calls the Self: the state in which one is curious, calm and kind towards what goes on inside. The work begins with noticing a part, where in the body it is felt, and how one feels towards it. If the answer is annoyance or fear, that is another part; one asks it to step back a little. Then one can ask: what do you want me to know? What are you afraid would happen if you stopped?

Nothing has to be forced open. It is a way of looking, less well studied than some others. Work with parts that carry trauma belongs with a trained therapist.`,
  },
  {
    id: "urges-and-habits",
    title: "Urges rise and fall: habits and how to change them",
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
    content: `An urge feels as if it would grow until one gives in. Mostly it does not: it rises, stays for some minutes, and falls by itself. Marlatt compared it to a wave that one can ride in place of fighting it. One notices where in the body it sits, breathes, watches it change, and lets it pass. Each wave that passes unanswered makes the next a little weaker.

Habits hang on cues: a place, a time, a mood, certain company. So it is worth knowing yours. For a week one notes when the urge came, where, with whom, and what had happened just before. Often three or four situations account for most of it. They can be prepared: go another way, have something else in the hand, ring somebody, leave early. It is easier to change the situation than to be strong within it.

A lapse is not a relapse. The dangerous moment comes after it, in the sentence "now it does not matter anyway". What helps is to have a plan for that moment: stop at one, tell somebody, look at what led up to it, go on.

Some things should not be stopped alone. Whoever has been drinking heavily every day, or taking certain tablets for long, can become dangerously ill by stopping suddenly: talk to a doctor first.`,
  },
];
