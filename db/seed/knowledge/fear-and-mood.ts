import type { SeededArticle } from "./article.ts";

export const FEAR_AND_MOOD: readonly SeededArticle[] = [
  {
    id: "panic-circle",
    title: "How a panic attack builds, and why it ends",
    category: "theory",
    modality: "CBT",
    tags: ["panic", "panic attack", "heart racing", "palpitations", "can't breathe", "dizzy"],
    source: "David M. Clark, A cognitive approach to panic, 1986",
    content: `A panic attack is a rush of fear that builds within minutes. Your body acts as if it's in danger: your heart beats faster, your breathing speeds up, your hands tingle and your head feels light. It's very uncomfortable, but it's the normal alarm of a healthy body.

Panic often comes from what we think the alarm means. A fast heart seems like a heart attack. Dizziness seems like fainting. Strange thoughts seem like losing your mind. Those thoughts are scary, the fear makes the body react more, and the stronger signs seem to prove the thoughts right. Clark described this cycle in 1986.

You can break the cycle at several points. Name it while it happens: this is panic, it has come before, it will pass. Breathe out for longer than you breathe in. If it's safe, stay where you are, and notice that the wave goes down by itself. People who leave early never get to see that, so the place itself starts to feel scary.

Over the next weeks, it helps to go back to places you've avoided, in small steps. It also helps to bring on the harmless feelings on purpose, for example by climbing stairs. If you have new chest pain, fainting or shortness of breath that a doctor has never checked, see a doctor first.`,
  },
  {
    id: "worry-time",
    title: "Giving worry a time and a place",
    category: "technique",
    modality: "CBT",
    tags: ["worry", "worries", "worrying", "anxious", "anxiety", "what if", "overthinking"],
    source:
      "Thomas D. Borkovec, Larry Wilkinson, Robert Folensbee and Caryn Lerman, Stimulus control applications to the treatment of worry, 1983",
    content: `Worry comes in chains: what if this, and then what if that. It feels like working on the problem, but it rarely ends in a decision. Telling yourself to stop usually makes it louder.

In 1983, Borkovec and his colleagues tried something else. They didn't ban worry. They moved it. Pick a fixed half hour each day, at the same time and in the same place. Don't do it in bed or close to bedtime. When a worry shows up at another time, write it down in a few words, save it for later, and go back to what you were doing. When the half hour comes, worry on purpose, with your list in hand.

Two things usually happen. By then, many of the worries feel smaller. And over time, worry takes up less of the rest of your day.

Use the half hour to sort your list. Some worries are about things you can act on. For those, ask what the smallest step is and when you'll take it. Others are about things nobody can settle. For those, practice leaving the question open and letting the feeling be there. Saving worries for later takes practice. On the first day, it's normal to do it thirty times.`,
  },
  {
    id: "sleep-bed",
    title: "Helping your body link bed with sleep again",
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
    content: `After weeks of bad nights, bed can start to feel like work. You lie down tired, and a moment later you're wide awake. In 1972, Bootzin suggested a few plain rules to undo that link.

Go to bed only when you're sleepy, not just tired. Use your bed for sleep and intimacy, not for work, screens, meals or thinking things over. If you're still awake after what feels like twenty minutes, get up, go to another room and do something quiet in low light. Go back only when you're sleepy again. Repeat this as often as you need to. Get up at the same time every morning, even after a short night. Don't nap, or keep naps short and early.

The first week is often harder, because your body needs time to build up enough sleepiness. It works if you keep at it. Turn the clock away, since counting the hours you have left sets off its own alarm.

Waking up at night is normal, and resting with your eyes closed helps, too. See a doctor if you snore loudly and gasp, if your legs are restless, or if you've hardly slept for weeks. See one, too, if you need almost no sleep and feel unusually driven. If you drive for a living, or have epilepsy or bipolar disorder, don't cut your time in bed without medical advice.`,
  },
  {
    id: "low-mood-activity",
    title: "Low mood: start with doing, and the mood can follow",
    category: "technique",
    modality: "Behavioral activation",
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
    content: `When your mood drops, you do less. Doing less means fewer good moments and more undone tasks, and your mood drops further. If you wait until you feel like doing something, you may wait a long time. The wish often comes after you start.

Behavioral activation starts with what you do. First, look. For a few days, write down by the hour what you did and how your mood was, from 0 to 10. The days usually turn out less even than they felt. You'll often find small things that lift your mood a little: a walk, a shower, a chat with a neighbor.

Then plan. Pick activities that bring some pleasure, a sense of getting something done, or a bit of closeness to someone. Give each one a day and a time. Make them small enough for a bad day: not "exercise again" but "put on shoes and walk to the corner on Tuesday at ten." Follow the plan, not your mood. Write down what happened, without judging it.

If you didn't take a step, it was too big or something got in the way. You can look into both. The goal isn't to be busy. It's to bring back what matters to you. If your mood is low most of the day for two weeks, or daily life isn't working anymore, get a doctor or therapist involved.`,
  },
  {
    id: "rumination-loop",
    title: "Rumination: when your mind keeps going over the past",
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
    content: `Worry looks ahead. Rumination looks back and inward. Why did I say that? Why am I like this? What does it mean that I still feel this way? It feels like it will help you understand. In 2008, Nolen-Hoeksema and her colleagues reviewed what studies had shown. Rumination makes sadness last longer and makes problems harder to solve. Over time, it can wear out the people around you.

Here's a first test. What did the last half hour of thinking bring you: a decision, a next step, something new? If not, you were probably going in circles.

Questions that start with "why" and are about you as a whole person tend to keep the loop going. Questions that start with "what" or "how" and are about one situation tend to lead out of it. What exactly happened? What would I do differently next time? What can I do in the next hour?

The loop often belongs to certain places and times: the couch in the evening, the drive home, lying in bed. Changing the situation early works better than arguing with your thoughts later. For now, something that takes your attention helps. Take a walk and look around you, do something with your hands, or talk about something else. That isn't running away. A problem is easier to face once your mood has lifted a little.`,
  },
  {
    id: "slow-breath",
    title: "What slow breathing does for your body",
    category: "exercise",
    modality: "Relaxation",
    tags: ["breath", "breathing", "relax", "relaxation", "tense", "tension", "calm down"],
    source:
      "Andrea Zaccaro and others, How Breath-Control Can Change Your Life: A Systematic Review on Psycho-Physiological Correlates of Slow Breathing, 2018",
    content: `Your breath is one of the few parts of the body's alarm that you can control. When you breathe slowly, fewer than about ten breaths a minute, your heart rhythm starts to vary more in step with your breath. That goes along with the calmer branch of the nervous system. A review from 2018 found this, together with reports of more comfort and less tension. Most of the studies were small and done with healthy people.

Here's a simple way. Sit with your feet on the floor and let your shoulders drop. Breathe in through your nose while you count to four, gently, without filling up all the way. Breathe out while you count to six. Keep going for three to five minutes. If counting bothers you, just make each breath out longer than the breath in.

If you get lightheaded, you're breathing too deeply or too hard. Make your breaths smaller and slower. Some people get uneasy when they watch their breath, especially after frightening experiences with their body. If that's you, look around and name what you see, or press your feet into the floor.

Breathing won't solve what's wrong, and it isn't an answer to danger. It gives you a little room to choose what to do next. It works better if you practice on ordinary days.`,
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
      "counseling",
      "counselling",
      "diagnosis",
    ],
    source:
      "National Institute for Health and Care Excellence, Depression in adults: treatment and management (NG222), 2022",
    content: `Many hard things pass with time, talking and rest. Some are too much to carry alone. You don't have to be at the end of your strength before you ask. Getting help early is often simpler.

It's time to see someone if your mood is low, or nothing interests you, most of the day for two weeks or more. It's time if fear or worry keeps you from work, people or places, or if your sleep or eating has been off for weeks. It's time if alcohol, drugs or other habits have become how you get through the day. The same goes if something terrible happened and keeps coming back, or if people who know you well are worried.

It's urgent, today, if you have thoughts of ending your life or hurting someone, if you hear or believe things that others don't, or if you can't take care of yourself or someone who depends on you. The help link in this app lists people who answer right away.

A family doctor is a good place to start. They can look for physical causes, and they know how to get talk therapy and other care in your area. Guidelines like NICE's say you should be offered a choice, and that what matters to you should be heard. It helps to bring three sentences: what it is, how long it has been going on, and what it keeps you from doing.`,
  },
];
