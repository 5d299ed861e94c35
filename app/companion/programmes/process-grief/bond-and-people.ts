import { notDone } from "../not-done.ts";
import type { ProgrammeSession } from "../programme.ts";
import { coreExercise } from "../core.ts";

/** Sessions 9 and 10: the bond that goes on, and the people around. */
export const bondAndPeople: readonly ProgrammeSession[] = [
  {
    number: 9,
    title: "The bond that stays",
    aim: "Today you look for a form in which what you lost may keep a place in your life.",
    welcomes: [
      "For a long time people were told to let go of those they had lost. Most do not, and they need not.",
      "Some things still hold, as you saw last time. One of them may be the bond itself, in another form.",
    ],
    openingCheck: {
      withGoal: {
        prompts: [
          "You had this in mind for the week: {goal}. Has something of it happened?",
          "Has something happened with what you had in mind for the week?",
        ],
        reflections: [
          notDone("That did not happen, and what you want to keep has not become less by it."),
          "{answer}. Good that you tell me.",
          "Thank you. Something may still come of it, or not.",
          "We go on from there.",
        ],
      },
      withoutGoal: {
        prompts: [
          "Did you think of what you lost in these days in a way that did not only hurt?",
          "How near or how far away did what you lost feel in the last days?",
        ],
        reflections: [
          "{answer}. Nearness changes; that is no measure of love.",
          "Thank you. That is the thread for today.",
          "Then that is where you are today.",
        ],
      },
    },
    core: coreExercise({
      id: "process-grief-9",
      title: "A place for the bond",
      modality: "Meaning-Making",
      minutes: 20,
      source: "After the continuing bonds of Klass, Silverman and Nickman.",
      about:
        "A bond does not end with a loss; it changes its form. Here you collect what has passed over to you and choose one small way of keeping it. For a bond that harmed you it is about what you do not want to keep.",
      intro: [
        "We collect what stayed, then choose one form for it. If your bond was difficult, you decide what stays outside. *Skip* and *stop* work.",
        "It is about what is still yours of it: habits, sayings, skills, warmth. One question at a time.",
      ],
      steps: [
        {
          name: "traces",
          expects: { kind: "list", count: 2 },
          prompts: [
            "What of that do you carry in you? Sayings, gestures, recipes, tastes, something you learned. Two or more.",
            "What are you able to do, or do you like, or say, that came from there? Name a few things.",
          ],
          reflections: [
            "{answer}. That has passed over to you; nobody can take it back.",
            "{answer}. So it turns up in your days more often than one would think.",
            "These are traces that others probably know as simply yours.",
          ],
          scaffolds: {
            unknown: [
              "Listen to yourself in the kitchen, in the car, with children or animals. Whose tone is that at times?",
              "With a plan or a path that is lost: what did you learn on the way that is still of use?",
            ],
            short: [
              "One, then. And a second, perhaps quite small: a word, a song?",
              "What would somebody say who knows you well: “you have that from ...”?",
            ],
          },
        },
        {
          name: "memory",
          expects: { kind: "text" },
          prompts: [
            "Tell me one moment from that time that you would like to keep. An ordinary one, no highlight.",
            "Which short scene should never be forgotten? Half a minute of it is enough.",
          ],
          reflections: [
            "Thank you. I could see it a little, from what you wrote.",
            "That is a moment one would not have photographed, and it is the one that stays.",
            "It is written down now, in your words.",
          ],
          scaffolds: {
            unknown: [
              "A sound belongs to it, perhaps: steps, a laugh, the lid of a pot. Where does it take you?",
              "How was a quite usual morning, when all was well?",
            ],
          },
        },
        {
          name: "notKeep",
          expects: { kind: "text" },
          prompts: [
            "Is there also something that you do not want to keep? A tone, a fear, a way of doing things.",
            "No bond is only good. What of it may end with you?",
          ],
          reflections: [
            "{answer}. That may stay behind, without a quarrel.",
            "{answer}. To choose what one passes on is not disloyal.",
            "A bond that one may sort through lasts longer.",
          ],
          scaffolds: {
            unknown: [
              "What did it make you smaller in, or more anxious? If there is nothing, say *nothing*.",
              "Is there a sentence from there that you would not say to a child?",
            ],
          },
        },
        {
          name: "form",
          expects: { kind: "text" },
          prompts: [
            "Which form could the bond have now? A place, a thing that you carry, a dish on a certain day, telling stories, doing something that was theirs.",
            "In which way would you like to keep near what you lost, so that it fits into your life as it is?",
          ],
          reflections: [
            "{answer}. That is a place it can have.",
            "{answer}. It can be altered if it no longer fits.",
            "It need not look solemn. It only has to be yours.",
          ],
          scaffolds: {
            unknown: [
              "Other people water a plant, wear the watch, cook the soup on the birthday, give to the shelter. Does something like that come near?",
              "Where do you notice it is close to you anyway, without effort? That might be the place.",
            ],
          },
        },
        {
          name: "first",
          expects: { kind: "text" },
          prompts: [
            "What would be the first, smallest step towards that, and when?",
            "How could it begin this week, in a quarter of an hour?",
          ],
          reflections: [
            "{answer}. Small enough to be done with a heavy heart.",
            "{answer}. Beginning is all that it needs.",
            "It may be done alone or with somebody.",
          ],
          scaffolds: {
            unknown: [
              "Is there something that must be fetched, bought or asked for first? That would be the step.",
              "Which day of the week suits it best, and why that one?",
            ],
          },
        },
      ],
    }),
    closings: [
      {
        text: "So the bond may have this form: {form}. And it begins with {first}.",
        when: { answered: "first" },
      },
      {
        text: "What you carry of it: {traces}. That goes along wherever you go.",
        when: { answered: "traces" },
      },
      "Keeping a bond and living on are not opposites. You may do both, on the same day.",
    ],
    tryThisWeek: [
      "To try this week: take the first step towards your form, and notice whether it warms or only hurts. If it only hurts, leave it for now.",
      "Tell somebody who never knew what you lost one ordinary story about it.",
      "Choose one trace that you carry and use it on purpose once: the recipe, the joke, the way of folding.",
    ],
    guidance:
      "Continuing bonds: find an inner and an outer form in which the bond may go on without standing in life's way. Collect traces (habits, skills, sayings), one ordinary memory, what is not to be kept, then a form and a first step. For relationships that ended while the other lives, the bond is to the shared time, not to the person: no contact plans, no watching of profiles. For abusive bonds, centre on what ends here. For health and plans: skills, values, people met on the way. Neither encourage nor doubt a sense of presence, signs or dreams; ask what they mean to the person. You never speak as the lost one. If rituals take up whole days or the room must stay untouched for years with distress, suggest a grief counsellor without alarm.",
    sources: [
      "Dennis Klass, Phyllis R. Silverman and Steven L. Nickman (eds.), Continuing Bonds: New Understandings of Grief, 1996",
      "Robert A. Neimeyer (ed.), Techniques of Grief Therapy: Creative Practices for Counseling the Bereaved, 2012",
    ],
  },
  {
    number: 10,
    title: "The others",
    aim: "Today you sort who in your life can bear what, and find words to ask one person for one thing.",
    welcomes: [
      "Grief happens among people: some come too close, some vanish, some surprise one.",
      "You have looked at the bond with what you lost. There are also the bonds with those who are here.",
    ],
    openingCheck: {
      withGoal: {
        prompts: [
          "You had meant to begin with this: {goal}. How was it?",
          "You had meant to begin with something small. How did it turn out?",
        ],
        reflections: [
          notDone("Perhaps it was not the right form, or not the right week."),
          "{answer}. It may take a while to find out what fits.",
          "One learns from the wrong forms as well.",
          "Thank you for telling me.",
        ],
      },
      withoutGoal: {
        prompts: [
          "Whom have you seen or spoken to in the last days, and did it do you good?",
          "How has it been with other people lately?",
        ],
        reflections: [
          "{answer}. There we are, in the middle of it.",
          "Thank you. That is where we start.",
          "One can learn something from that.",
        ],
      },
    },
    core: coreExercise({
      id: "process-grief-10",
      title: "Who can bear what",
      modality: "Grief Work",
      minutes: 15,
      source: "After Kenneth Doka's work on grief that others do not recognise.",
      about:
        "Not everyone can do everything: some listen, some carry boxes, some make one laugh. This exercise sorts who is good for what and prepares one sentence to one person.",
      intro: [
        "We look for the right person for the right thing, and for words with which to ask. *Skip* and *stop* work.",
        "If you have few people, that is no shame and no obstacle: one is enough for this, even a distant one.",
      ],
      steps: [
        {
          name: "hurt",
          expects: { kind: "text" },
          prompts: [
            "Which remark or which silence of others has hurt you most in this time?",
            "Who said or did something that you cannot quite forget?",
          ],
          reflections: [
            "{answer}. No wonder that it stuck.",
            "{answer}. Whatever was meant by it, it hurt. That may stand.",
            "That makes one careful with what one tells.",
          ],
          scaffolds: {
            unknown: [
              "“It was only a dog”, “you are young”, “at least you had time”. Did you hear something of the kind?",
              "Or was it rather that someone did not call?",
            ],
          },
        },
        {
          name: "good",
          expects: { kind: "text" },
          prompts: [
            "And who did something right? What exactly was it?",
            "With whom could you breathe, even a little? What did they do, or leave undone?",
          ],
          reflections: [
            "{answer}. It is often that plain.",
            "{answer}. That shows what you need.",
            "Good that there was that as well.",
          ],
          scaffolds: {
            unknown: [
              "It may have been somebody at the edge: the baker, a colleague, someone online. Who asked as if they wanted to know?",
              "If nobody: what would somebody have had to do?",
            ],
          },
        },
        {
          name: "need",
          expects: { kind: "text" },
          prompts: [
            "What do you need from others at present? Being asked, being left alone, help with something, being silent together, a laugh?",
            "If you could order something from people without having to be polite: what?",
          ],
          reflections: [
            "{answer}. That can be said in one sentence.",
            "{answer}. That is not too much.",
            "Few people guess it. Most are glad to be told.",
          ],
          scaffolds: {
            unknown: [
              "Which of these would help you tonight: someone who listens, someone who does, someone who distracts?",
              "What are you most tired of doing alone?",
            ],
          },
        },
        {
          name: "person",
          expects: { kind: "text" },
          prompts: [
            "Who could give you just that? It need not be the person closest to you.",
            "Go through your contacts in your mind: who fits this one thing best?",
          ],
          reflections: [
            "{answer}. For this one thing; for others there are others.",
            "{answer}. One person is enough.",
            "Then we find words for it.",
          ],
          scaffolds: {
            unknown: [
              "A group counts too: grief cafés, hospices and online groups have people who need no explanation. Would that be nearer?",
              "Who once said “let me know”? Suppose they meant it.",
            ],
          },
        },
        {
          name: "words",
          expects: { kind: "text", minWords: 3 },
          prompts: [
            "How would you ask? Write the message as you would send it: what you need, when, and that a no is all right.",
            "Put it into one or two sentences that could be sent. For example “Could you come by on Sunday and not ask anything? We could watch something.”",
          ],
          reflections: [
            "{answer}. One can answer that.",
            "{answer}. That is clear, and it leaves the other free.",
            "It is yours to send or not.",
          ],
          scaffolds: {
            unknown: [
              "Start with “I don't need advice, I would like ...”. How does it go on?",
              "What would you like to read if a friend needed just that from you?",
            ],
            short: [
              "Say what exactly and when; then it is easier to say yes.",
              "One more sentence: what should they not have to worry about?",
            ],
          },
        },
      ],
    }),
    closings: [
      {
        text: "There is a message now, to {person}: {words}. You decide whether it goes out.",
        when: { answered: "words" },
      },
      "Nobody can be everything for you. Several people can each be something, and you know a little better who and what.",
      "It costs strength to explain to others how one may be helped. You did part of that work today.",
    ],
    tryThisWeek: [
      "To try this week: send that one message, or say the sentence on the phone. If a no comes, it belongs to the other person's week.",
      "Prepare one answer for the remark that hurts: “that is kind, and I would rather not talk about it now.”",
      "Look up one grief group or hospice near you or online, and only read what they offer.",
    ],
    guidance:
      "Sort the social side: remarks that hurt, what did good, what is needed now, who could give it, and exact words. Many losses are not recognised (animals, ex-partners, miscarriage, friends, health, plans): name that disenfranchised grief is real grief. Hear bitterness towards others without joining in. Help to ask for one exact thing from one fitting person; a message should say what, when, and allow a no. If somebody really has nobody, do not gloss over it: a grief group, hospice line, faith community or a warm acquaintance is a beginning, and say honestly that you are an AI and no stand-in for people. If someone near is controlling or violent, do not urge contact; ask whether they are safe. Families grieve at different speeds: no side is right.",
    sources: [
      "Kenneth J. Doka (ed.), Disenfranchised Grief: New Directions, Challenges, and Strategies for Practice, 2002",
      "Phyllis R. Silverman, Widow-to-Widow, 1986",
    ],
  },
];
