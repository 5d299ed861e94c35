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
    content: `There is no right order of stages that grief has to pass. Stroebe and Schut described in 1999 what many bereaved people recognise: a movement between two kinds of days.

On some days the loss is in the foreground. One misses, cries, looks at pictures, goes over the last weeks, is angry or numb. On others life after the loss wants something: papers, the empty side of the table, tasks that the other one used to do, a new role, now and then a laugh. Both are part of mourning, and neither is a betrayal of the other. Going back and forth is what carries: those who only ever face the loss wear out, and those who only ever keep busy may find it waiting.

So it is no sign of coldness to have a good hour, and no step back to weep at a song after a year. Anniversaries, birthdays and smells bring waves that are strong and that fall again.

It helps to make room for both on purpose: a time to remember, and a thing to be done today. It helps to speak the name. If after many months the longing is as sharp every day as at the beginning and life has not taken up again, there is help made for exactly this, and it is worth asking a doctor or a grief counsellor for it.`,
  },
  {
    id: "anger-signals",
    title: "Anger: catching it early",
    category: "technique",
    modality: "CBT",
    tags: ["anger", "angry", "rage", "furious", "irritable", "snapped", "temper", "yelling"],
    source:
      "Raymond W. Novaco, Anger Control: The Development and Evaluation of an Experimental Treatment, 1975",
    content: `Anger tells us that something seems unfair, in the way, or hurtful. As a signal it is worth listening to. What causes harm is mostly what is done at its height, when attention is narrow and the body is ready to fight.

Novaco looked at anger in steps, and each step can be met in advance. Before: where does it usually happen, with whom, in what state? Hunger, poor sleep, alcohol and hurry make the fuse short. What would you like to have done afterwards? As it starts: what are the first signs, the jaw, the heat, the louder voice? A short sentence prepared beforehand helps, such as "This is not worth my evening" or "I can say it in ten minutes".

At its height the best step is usually to leave before speaking: "I am too angry to talk well. I will be back in half an hour." And then to come back. The body needs about that long, and it needs it without going over the quarrel in one's head; a brisk walk does more than hitting a cushion.

Afterwards: what was underneath? Often it is hurt, fear, shame or exhaustion. That can be said, with an "I" and about one occasion. If you are afraid of what you might do, or someone is afraid of you, make distance first and get help today.`,
  },
  {
    id: "shame-and-guilt",
    title: "Shame and guilt are not the same",
    category: "theory",
    modality: "Self-Compassion",
    tags: ["shame", "ashamed", "guilt", "guilty", "embarrassed", "humiliated", "disgusted"],
    source: "June Price Tangney and Ronda L. Dearing, Shame and Guilt, 2002",
    content: `Guilt says: I did something bad. Shame says: I am bad. The two often come together, yet they lead different ways, as Tangney and Dearing showed in their research. Guilt looks at an act and at whoever was hurt by it, and pushes towards putting it right. Shame looks at the whole person as if from outside, wants to hide, and easily turns into anger at others or into giving up.

So it can help to take the two apart. What exactly happened? Which part of it was yours, and which was not? If there is a part that was yours: is there someone to apologise to, something to repair, something to do differently next time? Guilt that has been answered tends to become quiet.

What remains is often shame, and shame lives on being hidden. It says that anyone who knew would turn away. The opposite experience, telling one person who can be trusted and not being turned away from, is what softens it most. A smaller step is to write it down in the words that one would use about a friend.

Some shame belongs to things that were done to somebody. People who were hurt as children or by a partner often carry what is not theirs. That deserves company and time, and a therapist who knows such histories.`,
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
    content: `Being alone and being lonely are different things. One can be content in an empty flat and lonely in a marriage. Cacioppo and Patrick describe loneliness as a signal like hunger or thirst: it says that the bonds we have are not the bonds we need.

The signal has a snag. Whoever has been lonely for long becomes watchful. A short answer sounds like rejection, an unanswered message like proof. One holds back, and others hold back in turn. Nobody is to blame for that; it is what a threatened creature does. But it means that the first step is often not to meet more people but to read the people at hand a little more kindly, and to check: is there another way to understand this?

Steps that fit are small and frequent. A word with the cashier, a question to a colleague, a short message to someone with whom things used to be easy, a group where something is done together, so that talk is not the only task. Giving often comes easier than asking: helping somewhere puts one among people with a reason to be there.

Not everyone has to become close. One or two people with whom one can be honest make most of the difference. It takes repeated hours, so a slow beginning says little.`,
  },
  {
    id: "conflict-soft-start",
    title: "A quarrel often ends as it began",
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
    content: `From many hours of watching couples, Gottman came to see that the first minutes of a hard conversation say much about its end. A talk that begins with blame ("You never think of anyone else") mostly goes downhill, whatever is said later.

A softer start has three parts: what happened, how it was for me, and what I would like. "The dishes from last night are still there. I feel left alone with it. Could you do them before dinner?" It names one occasion and no character. It is no trick for getting one's way; it gives the other one something to answer.

Four habits do particular harm: attacking the person in place of the matter, contempt, defending oneself at once, and shutting down. Contempt, such as mockery and rolling the eyes, does the most. Each has a counterpart: complain about one thing, say what you value, own a small part, and ask for a break of at least twenty minutes when the heart is racing, with a time for going on.

Many quarrels are about differences that will never quite go away. With those the aim is not to win but to keep talking, and to understand what stands behind the other's wish. All this is meant for two people who are safe with each other. Where one is afraid of the other, what is needed is protection.`,
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
    content: `A boundary is not a wall and not a demand that others change. It says what I will do and what I will not do: "I can stay until six." "I don't lend money any more." Saying it early and calmly is easier than saying it late and angrily.

Linehan's skills give a request or a no a simple build. Describe the situation without judging. Say how it is for you. Ask for what you want, or say no, in one clear sentence. Say what would be good about it for both. Then stay with it: repeat the same sentence in the same tone when the other one argues, and do not follow every side road. Look for a middle where there is one.

Before, it helps to ask what matters most this time: the thing itself, the relationship, or being able to respect yourself afterwards. The three call for different tones.

Three things keep a no honest: no apology for having a need, no invented excuse, and no giving in against what you hold to be right. Discomfort afterwards is no proof that it was wrong; for people who have always said yes it is simply what the new thing feels like. Begin where little is at stake. If somebody answers your limits with threats or force, this is no matter of skills: look for help and for safety first.`,
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
    content: `After the end of a relationship people often feel love, anger and sadness on the same afternoon. Sbarra and Emery asked young adults about it every day for four weeks after a separation. On average love and sadness grew weaker in that time, but hardly anyone's days followed the average: they swung, and contact with the other one went along with a slower fading of love and sadness.

Two things follow. Swinging is not failing; a bad Thursday after a good Wednesday belongs to it. And a time without contact, as far as children, work or a flat allow, gives the swings a chance to settle. That includes looking at the other one's pages at night.

What is lost is not only a person. Habits go, plans, shared friends, and a piece of who one was. It helps to ask which of these is being missed at the moment, since each can be answered differently: an evening needs company, a plan needs a new one, a role needs time.

Going over the reasons has its place, preferably in writing or with somebody, and with an end. The most truthful account usually has two people in it. If there was fear or control in the relationship, leaving and the time after it need a plan for safety and people who know about it.`,
  },
];
