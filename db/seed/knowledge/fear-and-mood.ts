import type { SeededArticle } from "./article.ts";

export const FEAR_AND_MOOD: readonly SeededArticle[] = [
  {
    id: "panic-circle",
    title: "How a panic attack builds, and why it ends",
    category: "theory",
    modality: "CBT",
    tags: ["panic", "panic attack", "heart racing", "palpitations", "can't breathe", "dizzy"],
    source: "David M. Clark, A cognitive approach to panic, 1986",
    content: `A panic attack is a rush of fear that climbs within minutes. The body does what it does in danger: the heart beats faster, breathing quickens, hands tingle, the head feels light. None of this is comfortable, and all of it is the ordinary alarm of a healthy body.

What turns the alarm into panic is often what we take it to mean. A fast heart is read as a heart attack, dizziness as fainting, strange thoughts as losing one's mind. That reading frightens, fear drives the body harder, and the stronger signs seem to confirm the reading. Clark described this circle in 1986.

The circle can be left at several points. One can name it while it happens: this is panic, it has come before, it will pass. One can let the breath out longer than one draws it in. One can stay where one is, if it is safe, and notice that the wave falls without any rescue. People who flee early never find that out, so the place itself becomes frightening.

Over weeks it helps to go back to avoided places in small steps, and to bring on the harmless sensations on purpose, for example by climbing stairs. New chest pain, fainting or breathlessness that has never been looked at belongs before a doctor first.`,
  },
  {
    id: "worry-time",
    title: "Giving worry a time and a place",
    category: "technique",
    modality: "CBT",
    tags: ["worry", "worries", "worrying", "anxious", "anxiety", "what if", "overthinking"],
    source:
      "Thomas D. Borkovec, Larry Wilkinson, Robert Folensbee and Caryn Lerman, Stimulus control applications to the treatment of worry, 1983",
    content: `Worry comes in chains: what if this, and then what if that. It feels like work on the problem, yet it seldom ends in a decision. Trying to forbid it tends to make it louder.

Borkovec and his colleagues tried something else in 1983: not to forbid worry, but to move it. One picks a fixed half hour in the day, always at the same time and in the same place, not in bed and not shortly before sleep. When a worry comes at another hour, one notes it in a few words and puts it off until then, and turns back to what one was doing. At the appointed time one worries on purpose, list in hand.

Two things tend to happen. Many of the noted worries have lost their edge by then. And the rest of the day slowly stops being a place where worry lives.

In the half hour it helps to sort. Some worries are about something that can be acted on: then the next question is what the smallest step would be, and when. Others are about what nobody can settle: there the practice is to leave the question open and let the feeling be there. Putting off takes practice. Having to do it thirty times on the first day is usual.`,
  },
  {
    id: "sleep-bed",
    title: "Teaching the bed to mean sleep again",
    category: "technique",
    modality: "CBT for insomnia",
    tags: [
      "sleep",
      "insomnia",
      "awake",
      "lying awake",
      "can't sleep",
      "sleeping",
      "sleepless",
      "wake up at",
    ],
    source: "Richard R. Bootzin, Stimulus control treatment for insomnia, 1972",
    content: `After weeks of bad nights the bed itself can become a place of effort: one lies down tired and is wide awake a moment later. Bootzin's idea from 1972 was to undo that link with a few plain rules.

Go to bed only when sleepy, not merely tired. Use the bed for sleep and for intimacy, and not for work, screens, meals or thinking things over. If sleep does not come within what feels like twenty minutes, get up, go to another room, do something quiet in low light, and return only when sleepy again. Repeat as often as needed. Rise at the same time every morning, however short the night was. Do not nap by day, or keep it brief and early.

The first week is often harder, since sleep pressure has to build. The effect comes from keeping at it. There is no need to watch the clock; turning it away helps, because working out the hours that are left is its own alarm.

Waking in the night is normal, and resting with closed eyes counts for something. Long and loud snoring with gasps, restless legs, or weeks of nearly no sleep are reasons to see a doctor. So is a stretch of needing hardly any sleep while feeling unusually driven. People who drive for a living or live with epilepsy or bipolar disorder should not shorten their time in bed without medical advice.`,
  },
  {
    id: "low-mood-activity",
    title: "Low mood and doing: from the outside in",
    category: "technique",
    modality: "Behavioural activation",
    tags: [
      "low mood",
      "depressed",
      "depression",
      "so sad",
      "feel sad",
      "feel empty",
      "empty inside",
      "unmotivated",
      "motivation",
      "numb",
    ],
    source:
      "Christopher R. Martell, Sona Dimidjian and Ruth Herman-Dunn, Behavioral Activation for Depression: A Clinician's Guide, 2010",
    content: `When mood sinks, we do less. Doing less brings fewer good moments and more undone tasks, and mood sinks further. Waiting for the wish to do something may mean waiting long, because the wish often comes after the doing.

Behavioural activation works from the outside in. First comes looking: for a few days one notes by the hour what one did and how the mood was, from 0 to 10. Usually the days are less even than they felt, and some small things turn out to lift the mood a little: a walk, a shower, a word with a neighbour.

Then comes planning. One picks activities that give some pleasure, some sense of having managed something, or a bit of closeness to somebody, and gives each a day and an hour. They should be small enough to be done on a bad day: not "exercise again" but "put on shoes and walk to the corner on Tuesday at ten". One follows the plan rather than the mood, and notes what happened, without judging.

If a step was not taken, it was too big, or something stood in its way; both can be looked into. The aim is not to be busy but to bring back what matters. When low mood lasts most of the day for two weeks, or daily life no longer works, a doctor or therapist should be part of it.`,
  },
  {
    id: "rumination-loop",
    title: "Rumination: thinking in circles about what was",
    category: "theory",
    modality: "CBT",
    tags: [
      "rumination",
      "ruminating",
      "brooding",
      "replaying",
      "replay",
      "in circles",
      "dwelling",
      "regret",
    ],
    source:
      "Susan Nolen-Hoeksema, Blair E. Wisco and Sonja Lyubomirsky, Rethinking Rumination, 2008",
    content: `Worry looks ahead; rumination looks back and inward. Why did I say that? Why am I like this? What does it mean that I still feel this way? It promises understanding. Nolen-Hoeksema and her colleagues gathered what studies had shown by 2008: it prolongs sadness, makes solving problems harder, and over time costs people the patience of those around them.

A first test is to ask what the last half hour of thinking has brought: a decision, a next step, something new? If not, it was probably the circle.

Questions that begin with "why" and are about oneself as a whole tend to keep it turning. Questions that begin with "what" or "how" and are about one particular situation tend to lead out: What exactly happened? What would I do differently next time? What can I do in the next hour?

The circle is often tied to places and times: the sofa in the evening, the drive home, lying in bed. Changing the situation early works better than arguing with the thoughts late. Something that takes up attention helps for the moment, such as a walk with the eyes on the surroundings, a task for the hands, a talk about something else. That is not running away: a problem is easier to face after the mood has lifted a little.`,
  },
  {
    id: "slow-breath",
    title: "Body and breath: what slow breathing does",
    category: "exercise",
    modality: "Relaxation",
    tags: ["breath", "breathing", "relax", "relaxation", "tense", "tension", "calm down"],
    source:
      "Andrea Zaccaro and others, How Breath-Control Can Change Your Life: A Systematic Review on Psycho-Physiological Correlates of Slow Breathing, 2018",
    content: `The breath is one of the few parts of the body's alarm that we can steer. When we breathe slowly, at fewer than about ten breaths a minute, the rhythm of the heart becomes more variable in step with the breath, which goes with the calmer branch of the nervous system. The review of 2018 found this together with reports of more comfort and less tension, mostly in small studies with healthy people.

A simple way: sit with the feet on the floor and let the shoulders drop. Breathe in through the nose while counting to four, gently, without filling up. Breathe out while counting to six. Go on for three to five minutes. If counting bothers you, just let the outward breath be the longer one.

Lightheadedness means that it was too deep or too forceful: smaller and slower is better. Some people become uneasy when they watch their breath, above all after frightening experiences with the body. For them it is better to look around and name what they see, or to press the feet into the floor.

Breathing does not solve what is wrong, and it is not meant as an answer to danger. It gives a little room, so that the next thing can be chosen. It works better when it is practised on ordinary days.`,
  },
  {
    id: "when-to-seek-help",
    title: "When to see a professional",
    category: "theory",
    modality: "General",
    tags: [
      "therapist",
      "therapy",
      "doctor",
      "professional",
      "psychiatrist",
      "counselling",
      "diagnosis",
    ],
    source:
      "National Institute for Health and Care Excellence, Depression in adults: treatment and management (NG222), 2022",
    content: `Much of what weighs on people passes with time, talk and rest. Some of it should not be carried alone. There is no need to be at the end of one's strength before asking: early help tends to be simpler help.

It is time when low mood or loss of interest lasts most of the day for two weeks or more; when fear or worry keeps you from work, people or places; when sleep or eating are off for weeks; when alcohol, drugs or other habits have become the way to get through the day; when something terrible happened and keeps coming back; or when people who know you well are concerned.

It is urgent, today, when there are thoughts of ending your life or of hurting someone, when you hear or believe things that others do not, or when you can no longer look after yourself or somebody in your care. The link for help in this app lists people who answer at once.

A family doctor is a good first door: bodily causes can be looked for, and the ways to talking therapy and other care in your area are known there. Guidelines such as NICE's ask that people are offered a choice and that what matters to them is heard. It helps to bring three sentences: what it is, since when, and what it keeps you from doing.`,
  },
];
