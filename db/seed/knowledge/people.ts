import type { SeededArticle } from "./article.ts";

export const PEOPLE: readonly SeededArticle[] = [
  {
    id: "grief-two-ways",
    title: "Grief moves back and forth",
    category: "theory",
    modality: "Grief Work",
    tags: [
      "grief",
      "grieving",
      "mourning",
      "died",
      "passed away",
      "death",
      "bereaved",
      "funeral",
      "widow",
      "widower",
    ],
    source:
      "Margaret Stroebe and Henk Schut, The dual process model of coping with bereavement: rationale and description, 1999",
    content: `Grief doesn't have to follow stages in the right order. In 1999, Stroebe and Schut described something many grieving people recognize: moving back and forth between two kinds of days.

On some days, the loss is up front. You miss them, cry, look at pictures, go over the last weeks, or feel angry or numb. On other days, life after the loss needs something from you: paperwork, the empty side of the table, the chores they used to do, a new role, and sometimes a laugh. Both are part of grieving, and neither is a betrayal. Going back and forth is what helps. People who only ever face the loss wear out. People who only ever stay busy may find it waiting for them.

So a good hour doesn't mean you're cold. Crying at a song after a year isn't a step back. Anniversaries, birthdays and smells bring waves. The waves are strong, and they go down again.

It helps to make room for both on purpose: a time to remember, and one thing to do today. It helps to say their name. If, after many months, the longing is as sharp every day as it was at the start and life hasn't picked up again, there's help made for exactly this. Ask a doctor or a grief counselor about it.`,
  },
  {
    id: "anger-signals",
    title: "Anger: catching it early",
    category: "technique",
    modality: "CBT",
    tags: ["anger", "angry", "rage", "furious", "irritable", "snapped", "temper", "yelling"],
    source:
      "Raymond W. Novaco, Anger Control: The Development and Evaluation of an Experimental Treatment, 1975",
    content: `Anger tells you that something seems unfair, hurtful or in your way. As a signal, it's worth listening to. The harm usually comes from what we do at its peak, when our focus is narrow and our body is ready to fight.

Novaco looked at anger in stages, and you can prepare for each one. Before: where does it usually happen, with whom, and what state are you in? Being hungry, tired, rushed or drinking makes it easier to blow up. What would you like to have done afterward? As it starts: what are the first signs? Your jaw, the heat, a louder voice? A short sentence you've prepared helps, like "This isn't worth my evening" or "I can say it in ten minutes."

At its peak, the best step is usually to leave before you speak: "I'm too angry to talk well. I'll be back in half an hour." Then come back. Your body needs about that long, as long as you don't replay the argument in your head. A brisk walk helps more than punching a pillow.

Afterward: what was underneath? It's often hurt, fear, shame or exhaustion. You can say that, starting with "I," about one specific time. If you're afraid of what you might do, or someone is afraid of you, get some distance first and get help today.`,
  },
  {
    id: "shame-and-guilt",
    title: "Shame and guilt are not the same",
    category: "theory",
    modality: "Self-Compassion",
    tags: ["shame", "ashamed", "guilt", "guilty", "embarrassed", "humiliated", "disgusted"],
    source: "June Price Tangney and Ronda L. Dearing, Shame and Guilt, 2002",
    content: `Guilt says: I did something bad. Shame says: I am bad. They often come together, but they lead to different places, as Tangney and Dearing showed in their research. Guilt looks at what you did and who it hurt, and pushes you to make it right. Shame looks at your whole self as if from outside. It wants to hide, and it easily turns into anger at others or giving up.

So it can help to pull the two apart. What exactly happened? Which part of it was yours, and which part wasn't? If part of it was yours, is there someone to apologize to, something to repair, or something to do differently next time? Guilt tends to get quieter once you've acted on it.

What's left is often shame, and shame grows when it stays hidden. It says that anyone who knew would turn away. What softens it most is the opposite: telling one person you trust, and finding that they stay. A smaller step is to write it down in the words you'd use about a friend.

Some shame comes from things that were done to you. People who were hurt as children, or by a partner, often carry blame that isn't theirs. That deserves company, time, and a therapist who knows this kind of history.`,
  },
  {
    id: "loneliness-signal",
    title: "Loneliness as a signal",
    category: "theory",
    modality: "CBT",
    tags: [
      "lonely",
      "loneliness",
      "all alone",
      "so alone",
      "feel alone",
      "isolated",
      "no friends",
      "friendless",
      "no one to talk to",
      "nobody to talk to",
    ],
    source:
      "John T. Cacioppo and William Patrick, Loneliness: Human Nature and the Need for Social Connection, 2008",
    content: `Being alone and being lonely are different things. You can be happy in an empty apartment and lonely in a marriage. Cacioppo and Patrick describe loneliness as a signal, like hunger or thirst. It says that the connections you have aren't the ones you need.

There's a catch. If you've been lonely for a long time, you become watchful. A short answer sounds like rejection. A message without a reply feels like proof. You hold back, and then other people hold back, too. That's nobody's fault. It's what people do when they feel threatened. It also means the first step often isn't meeting more people. It's reading the people around you a little more kindly, and asking: could this mean something else?

Good steps are small and frequent. Say a few words to the cashier. Ask a coworker a question. Send a short message to someone you used to get along with. Join a group that does something together, so talking isn't the only thing to do. Giving is often easier than asking. When you volunteer, you're around people and have a reason to be there.

Not everyone has to become a close friend. One or two people you can be honest with make most of the difference. That takes many hours together, so a slow start doesn't mean it isn't working.`,
  },
  {
    id: "conflict-soft-start",
    title: "Hard conversations: how you start matters most",
    category: "technique",
    modality: "Couples work",
    tags: [
      "conflict",
      "argument",
      "arguing",
      "fight",
      "fighting",
      "quarrel",
      "argue",
      "we fight",
      "fights",
    ],
    source: "John M. Gottman and Nan Silver, The Seven Principles for Making Marriage Work, 1999",
    content: `After many hours of watching couples, Gottman saw that the first minutes of a hard conversation often predict how it ends. A talk that starts with blame ("You never think of anyone else") usually goes downhill, whatever is said later.

A softer start has three parts: what happened, how it was for you, and what you'd like. "The dishes from last night are still there. I feel like I'm doing it all alone. Could you do them before dinner?" It's about one thing that happened, not about who the other person is. It isn't a trick for getting your way. It gives the other person something to answer.

Four habits do the most harm: attacking the person instead of the problem, contempt, getting defensive right away, and shutting down. Contempt, like mocking or rolling your eyes, does the most damage. There's something better to do for each one. Complain about one thing. Say what you appreciate. Own a small part of it. And when your heart is racing, ask for a break of at least twenty minutes, and say when you'll continue.

Many arguments are about differences that will never fully go away. The goal there isn't to win. It's to keep talking, and to understand why it matters to the other person. All of this is for two people who are safe with each other. If one of you is afraid of the other, safety comes first.`,
  },
  {
    id: "boundaries-asking",
    title: "Saying no, and asking for what you need",
    category: "technique",
    modality: "DBT",
    tags: [
      "boundary",
      "boundaries",
      "say no",
      "saying no",
      "people pleasing",
      "pleaser",
      "assertive",
      "pushover",
      "taken advantage",
    ],
    source: "Marsha M. Linehan, DBT Skills Training Manual, second edition, 2015",
    content: `A boundary isn't a wall, and it isn't a demand that other people change. It says what you will and won't do: "I can stay until six." "I don't lend money anymore." It's easier to say early and calmly than late and angry.

Linehan's skills give you a simple way to ask for something or say no. Describe the situation without judging. Say how it is for you. Ask for what you want, or say no, in one clear sentence. Say what would be good about it for both of you. Then stick with it. If the other person argues, repeat the same sentence in the same tone, and don't follow every side issue. Look for a compromise if there is one.

Before you start, ask yourself what matters most this time: the thing itself, the relationship, or being able to respect yourself afterward. Each one calls for a different tone.

Three things keep a no honest. Don't apologize for having a need. Don't make up an excuse. Don't give in on something you believe is right. Feeling uncomfortable afterward doesn't mean you did it wrong. If you've always said yes, that's just what something new feels like. Start where little is at stake. If someone answers your limits with threats or force, skills aren't the answer. Get help and get safe first.`,
  },
  {
    id: "breakup-waves",
    title: "After a breakup: love, anger and sadness in waves",
    category: "theory",
    modality: "Grief Work",
    tags: [
      "breakup",
      "broke up",
      "separation",
      "divorce",
      "my ex",
      "dumped",
      "left me",
      "heartbroken",
      "heartbreak",
    ],
    source:
      "David A. Sbarra and Robert E. Emery, The Emotional Sequelae of Nonmarital Relationship Dissolution: Analysis of Change and Intraindividual Variability Over Time, 2005",
    content: `After a breakup, you can feel love, anger and sadness in the same afternoon. Sbarra and Emery asked young adults about it every day for four weeks after a breakup. On average, love and sadness faded over that time, but hardly anyone's days followed the average. They went up and down, and people who stayed in contact with their ex felt love and sadness fade more slowly.

Two things follow from this. Ups and downs don't mean you're failing. A bad Thursday after a good Wednesday is part of it. And time without contact, as far as kids, work or a shared home allow, gives things a chance to settle. That includes looking at your ex's posts at night.

You don't only lose a person. You lose habits, plans, shared friends and part of who you were. It helps to ask which of these you're missing right now, because each one needs something different. An evening needs company. A plan needs a new plan. A role needs time.

It's okay to go over the reasons, ideally in writing or with someone, and with a time to stop. The most honest version usually has two people in it. If there was fear or control in the relationship, you need a safety plan for leaving and for the time after, and people who know about it.`,
  },
];
