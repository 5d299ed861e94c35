import type { ProgrammeSession } from "../programme.ts";
import { notDone } from "../not-done.ts";
import { coreExercise } from "../core.ts";
import { backToTheRoom, flooded, whenFlooded } from "./back-to-the-room.ts";

/** Sessions 11 and 12: what is tender and stays behind its door, and all parts at one table. */
export const doorAndTable: readonly ProgrammeSession[] = [
  {
    number: 11,
    title: "In front of the door",
    aim: "Today you let something tender in you know that you are there, from outside its door and with its guards' permission, and think about who could go with you some day.",
    welcomes: [
      "All those who watch over you watch over something. There are hurt places behind them, often young ones, and it is good that they are guarded.",
      "You know your protectors and the one who leads. Today we speak of what lies behind them, and we do not go in.",
    ],
    openingCheck: {
      withGoal: {
        prompts: ["Your plan was {goal}. Who led, when the moment came?", "What came of {goal}?"],
        reflections: [
          notDone("No leading, then. Perhaps it was a week for getting through."),
          "{answer}. A minute of it counts.",
          "You know by now how it feels.",
        ],
      },
      withoutGoal: {
        prompts: [
          "How steady do you feel today? If it is not much, we do the first half only.",
          "Before this session I ask: how much ground have you under your feet today?",
        ],
        reflections: [
          "{answer}. We let that decide how far we go.",
          "Thank you. Less is more today, in any case.",
          "And it may change on the way; then we stop.",
        ],
      },
    },
    core: coreExercise({
      id: "internal-family-systems-11",
      title: "A message through the door",
      modality: "IFS",
      minutes: 15,
      source: "After the place of protectors and exiles in Internal Family Systems.",
      about:
        "IFS calls the hurt parts that are kept out of sight exiles. Going to them belongs in the company of a trained therapist. What one can do alone: respect the guards, and let it be known that one is there.",
      intro: [
        "The door stays shut today. We ask the guards, leave a message, and walk back. Put your way back beside you before we begin, and say *stop* as soon as anything gets too near.",
        "We do not open anything. If pictures come, open your eyes, look round the room, and write *stop*; that is then the right end of the session.",
      ],
      steps: [
        {
          name: "ground",
          expects: { kind: "text" },
          prompts: [
            "First the ground: where are you sitting, what holds you, which sound is in the room?",
            "Begin outside: name two things that you see, and one that you can feel under your hands.",
          ],
          reflections: [
            flooded,
            "{answer}. That is here, and it will be here all the time.",
            "{answer}. We come back to exactly that.",
            "Eyes open is best today.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "The chair, the floor, the window: one after the other. What do you notice?",
              "Put a hand flat on the table. Is it cool or warm?",
            ],
          },
        },
        {
          name: "guards",
          expects: { kind: "text" },
          prompts: [
            "Which of your protectors would stand in front of the door? Greet them. What do they say to our being here?",
            "Who in you gets restless at this subject: the one who makes jokes, goes blank, wants to stop? What does it say?",
          ],
          reflections: [
            flooded,
            "{answer}. It has the last word today.",
            "{answer}. Thank it. It has kept watch for a long time.",
            "We do not go past anybody.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "Perhaps a sudden tiredness, or the wish to check the phone. That may be one of them.",
              "If they say no to all of it, then thank them and say *stop*. That is a good session.",
            ],
          },
        },
        {
          name: "known",
          expects: { kind: "text" },
          prompts: [
            "With their permission: in one word or two, what kind of thing do they guard? Something sad, lonely, frightened, ashamed? No story, only the kind.",
            "From the distance, what do you suspect is there? One word is enough, and no scene.",
          ],
          reflections: [
            flooded,
            "{answer}. We leave it at the word.",
            "{answer}. It is enough to know that something is there.",
            "Thank you. Not one step nearer.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "It need not be known. Then say *skip*, and it stays closed, as it should.",
              "Is it more sad or more afraid? Or is it better left unnamed today?",
            ],
          },
        },
        {
          name: "message",
          expects: { kind: "text" },
          prompts: [
            "Which sentence would you leave in front of the door? For instance: “I know that you are there. I am not coming in today. I am grown up, and I do not forget you.”",
            "Say to it through the closed door that you are here, in your words. What do you say?",
          ],
          reflections: [
            flooded,
            "{answer}. That is enough. It need not answer.",
            "{answer}. It will have been heard, even if nothing stirs.",
            "Promise no more than that.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "Very plain: “I am here. You are not alone with it. The others look after you.” How would you say it?",
              "What would you say to a shy animal under a bed, without reaching in?",
            ],
          },
        },
        {
          name: "company",
          expects: { kind: "text" },
          prompts: [
            "Who could go with you, if you ever want to go further: a therapist you have, or one that you would look for?",
            "That way is not for going alone, nor with me. Who might be beside you, and what would be the first step towards them?",
          ],
          reflections: [
            flooded,
            "{answer}. Tell the guards that. It tends to reassure them.",
            "{answer}. There is no hurry, and no duty either.",
            "It may also stay behind its door for good. A life can be led around it.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "The IFS Institute lists trained therapists; a family doctor or a counselling service is a beginning as well. Which is nearer?",
              "If there is nobody now: who should at least know that there is something tender?",
            ],
          },
        },
        {
          name: "return",
          expects: { kind: "text" },
          prompts: [
            "And back, away from the door: thank the guards, and tell me three things that you see in the room.",
            "Now turn round and come back. What is in front of you? Name three things, and what you will do in the next half hour.",
          ],
          reflections: [
            "{answer}. You are here.",
            "{answer}. You are back. Drink something, and move a little.",
            "Have something quite ordinary next.",
          ],
          scaffolds: {
            unknown: [
              "Look for three things that are blue, or three that are made of wood.",
              "Stand up for a moment, and sit down again. What do you see?",
            ],
          },
        },
        backToTheRoom,
      ],
    }),
    closings: [
      {
        text: "The door stayed shut, the guards were asked, and a message lies there: {message}.",
        when: { answered: "message" },
      },
      "You let something tender know that there is somebody, and did not lay a hand on it. That is care.",
      "Do something now that is warm and ordinary. If the night gets hard, call somebody, and use your way back; in an emergency a crisis line is there at any hour.",
    ],
    tryThisWeek: [
      "To try this week: do one thing that a tender part might like and that harms nobody: a blanket, a walk, an early night.",
      "If you left a sentence at the door: say it once a day in passing, and go on with the day.",
      "If you are looking for company on the way: look up one therapist or ask one doctor. Only look or ask.",
    ],
    guidance:
      "The door stays shut. Grounding first and last; eyes open. Ask protectors; their no ends the session and is a success. At most one word for what is guarded: no memory, age, scene, body pain, no witnessing, no unburdening, no inviting the exile out, even if the person asks or says that they are experienced. Say plainly that this belongs into the room of a trained IFS or trauma therapist, and that you are an AI. One sentence through the door: I know that you are there, I am not coming in today. Promise nothing. At the first sign of flooding (images, shaking, blank, small voice, lost time): stop the inner work, room, three things, who is near, what is next. If abuse is told: believe, no blame, is it going on, safety first. Never question or confirm memories.",
    sources: [
      "Richard C. Schwartz and Martha Sweezy, Internal Family Systems Therapy, 2nd edition, 2020",
      "Frank G. Anderson, Martha Sweezy and Richard C. Schwartz, Internal Family Systems Skills Training Manual, 2017",
    ],
  },
  {
    number: 12,
    title: "All at one table",
    aim: "Today all the parts you have met come to one table, and you settle with them how an ordinary day may go.",
    welcomes: [
      "You have met a good many in these sessions. Today nobody is examined; they only sit together once.",
      "This is the last of the twelve. No part has to be other than it is; we look at what they have in common: you.",
    ],
    openingCheck: {
      withGoal: {
        prompts: [
          "After the last session there was {goal}. How were you afterwards?",
          "How did you get on with {goal}, and with the days after?",
        ],
        reflections: [
          notDone("It was not the time for it. What is tender does not keep a calendar."),
          "{answer}. Good that you looked after it.",
          "Thank you. Tender things are not to be hurried.",
        ],
      },
      withoutGoal: {
        prompts: [
          "How is it inside, on this last day: who is awake?",
          "Who has something to say about this being the last time?",
        ],
        reflections: [
          "{answer}. It gets a seat like everybody else.",
          "There is room for that one.",
          "Thank you. We begin with the table.",
        ],
      },
    },
    core: coreExercise({
      id: "internal-family-systems-12",
      title: "The table",
      modality: "Self-Leadership",
      minutes: 20,
      source: "After the inner council in Richard C. Schwartz's work.",
      about:
        "You put the parts that you know round a table, hear briefly what each needs, and agree on who does what on one ordinary day. It can be repeated without this programme.",
      intro: [
        "You sit at the head. Those behind the door stay there, well guarded; today the everyday ones meet. *Stop* and *skip* work.",
        "Five steps: who is there, who needs what, one ordinary day, your word to them, and what you keep.",
      ],
      steps: [
        {
          name: "present",
          expects: { kind: "list", count: 2 },
          prompts: [
            "Who is at the table? Name the parts that you have met, with commas between.",
            "Whom do you invite? Two or more, by the names that they have with you.",
          ],
          reflections: [
            flooded,
            "{answer}. Look round once, and nod to each.",
            "{answer}. A mixed company, and all from one house.",
            "If somebody is missing, a chair stays free.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "The one who works so hard, the strict one, the one for quick relief, two at odds: which of these do you recognise?",
              "Begin with the one that is awake right now. And who answers that one?",
            ],
            short: [
              "And a second one, at the other end?",
              "Who else belongs to it, even if quietly?",
            ],
          },
        },
        {
          name: "needs",
          expects: { kind: "text" },
          prompts: [
            "Which of them needs something from you at the moment, and what? Choose one or two.",
            "Ask round the table: who has come up short? What does that one need?",
          ],
          reflections: [
            flooded,
            "{answer}. It has been put on the record.",
            "{answer}. That can be done, or at least be heard.",
            "You know now whom to ask more often.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "Rest, thanks, play, order, a voice, to be left alone: which of these do you hear?",
              "Who at the table looks down or drums with the fingers?",
            ],
          },
        },
        {
          name: "day",
          expects: { kind: "text" },
          prompts: [
            "Take an ordinary day of next week. At which point do they usually get into each other's hair?",
            "Where in an ordinary day is there trouble among them: morning, meetings, family, night?",
          ],
          reflections: [
            flooded,
            "{answer}. Good, that is the place to lead.",
            "{answer}. One place is enough to begin with.",
            "They will all have something to say about that.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "When do you think “here we go again”?",
              "Between waking up and the first message, perhaps? Or on the way home?",
            ],
          },
        },
        {
          name: "order",
          expects: { kind: "text" },
          prompts: [
            "How shall it go there, if you lead? Who may help, who may rest, what do you say to them beforehand?",
            "Which arrangement do you make for that hour? In one or two sentences, to all of them.",
          ],
          reflections: [
            flooded,
            "{answer}. They have heard it from you.",
            "{answer}. It is allowed to need changing.",
            "That is leading: nobody is thrown out, and somebody decides.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "For example: “The planner makes the list, then it is off duty, and I open the mail.” How would yours go?",
              "Who is best at this hour, and who may sleep?",
            ],
          },
        },
        {
          name: "word",
          expects: { kind: "text" },
          prompts: [
            "Which sentence do you want to say to the whole table, to close? It will be yours from now on.",
            "A last word from the head of the table. What do they need to know about you?",
          ],
          reflections: [
            flooded,
            "{answer}. They will hold you to it, in a friendly way.",
            "{answer}. It has a good ring, because it is yours.",
            "The meeting is closed; everybody may go home, and home is you.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "“I am here, and I listen, and not everyone gets their way every day.” How would you say it?",
              "What did you find out in these weeks that all of them should know?",
            ],
          },
        },
        backToTheRoom,
      ],
    }),
    closings: [
      {
        text: "At the table were: {present}. And you said this to them: {word}.",
        when: { answered: "word" },
      },
      "You do not need me for such a table. A sheet of paper, ten minutes and some curiosity are enough.",
      "If something behind the door wants attention some day, go there with a therapist. For everyday life you have what you need: room, the six questions, and a way back.",
    ],
    tryThisWeek: [
      "From here on: hold the table once a week, ten minutes on paper. Who is there, who needs what, what do I say.",
      "Put your sentence where you will meet it in the difficult hour of the day.",
      "Tell one person who is close to you about one of your parts, as one talks of a colleague.",
    ],
    guidance:
      "Integration and a calm end. Everyday protectors at a table; exiles stay behind their doors and are not invited. Who is there, one or two needs, one difficult hour of an ordinary day, an arrangement, a closing sentence. You are the minute-taker, not the chair. Do not judge how many parts are friendly now. Repeat what they can do by themselves: a little room, the six questions, the way back. Name the limit: hurt young parts, trauma and anything that floods belong with a therapist; name one honest first step if it matters to them. Parts may mourn the end or scold about it; hear them briefly. No holding on, no next programme, no praise for finishing. A goodbye is a goodbye, and the last look is into the room.",
    sources: [
      "Richard C. Schwartz, Introduction to Internal Family Systems, 2nd edition, 2023",
      "Richard C. Schwartz and Martha Sweezy, Internal Family Systems Therapy, 2nd edition, 2020",
    ],
  },
];
