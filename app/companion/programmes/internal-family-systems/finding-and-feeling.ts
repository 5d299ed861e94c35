import type { ProgrammeSession } from "../programme.ts";
import { notDone } from "../not-done.ts";
import { coreExercise } from "../core.ts";
import { backToTheRoom, flooded, whenFlooded } from "./back-to-the-room.ts";

/** Sessions 3 and 4: to find a protector, and to see how one feels towards it. */
export const findingAndFeeling: readonly ProgrammeSession[] = [
  {
    number: 3,
    title: "One that works hard",
    aim: "Today you choose one part that protects you in daily life, and get a clearer picture of it.",
    welcomes: [
      "Some parts work for us from morning to night: they plan, please, check, hurry, keep everything at a distance. They rarely get noticed for it.",
      "You can get a little room from a part by now. That makes it possible to look at one of them in peace.",
    ],
    openingCheck: {
      withGoal: {
        prompts: [
          "From last time: {goal}. How often did you think of it?",
          "You had taken {goal} along. What was it like?",
        ],
        reflections: [
          notDone("It was forgotten. The parts went on working meanwhile; we look at one of them."),
          "{answer}. That is practice, and it adds up.",
          "Once is more than never.",
        ],
      },
      withoutGoal: {
        prompts: [
          "How much room was there inside you in the last days?",
          "Is anything taking up all the room just now, or can we begin?",
        ],
        reflections: [
          "{answer}. If it gets tight, you know your way back.",
          "Thank you. We take account of that.",
          "Then we can look at one in peace.",
        ],
      },
    },
    core: coreExercise({
      id: "internal-family-systems-3",
      title: "Find, focus, flesh out",
      modality: "IFS",
      minutes: 15,
      source: "After the first three of the six Fs of Internal Family Systems.",
      about:
        "The six Fs are the steps by which one gets to know a protecting part. The first three are to find it, to turn towards it, and to give it a shape.",
      intro: [
        "Choose a part that protects you in everyday life, no hurt and no young one. If one of those turns up, greet it and let it be. *Stop* works at any time.",
        "We only look today; nothing is changed. Have your way back at hand.",
      ],
      steps: [
        {
          name: "find",
          expects: { kind: "text" },
          prompts: [
            "Which part of you works hardest in daily life? The planner, the one who pleases everybody, the one who checks, the joker, the wall.",
            "Who in you is on duty most of the time? Describe it in a few words.",
          ],
          reflections: [
            flooded,
            "{answer}. I imagine that it is tired.",
            "{answer}. Good, we turn to that one.",
            "That one. It has probably long been there.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "What do people say you are “always” like: so reliable, so funny, so busy, so quiet? There may be a part behind it.",
              "What do you do as soon as it gets unpleasant, quite by itself?",
            ],
          },
        },
        {
          name: "focus",
          expects: { kind: "text" },
          prompts: [
            "Where do you notice it, in or around the body: forehead, jaw, shoulders, behind you?",
            "Think of a moment when it is on duty. Where does the body tell you so?",
          ],
          reflections: [
            flooded,
            "{answer}. That is where you can find it.",
            "{answer}. You can greet it there, if you like.",
            "It may be faint. Faint is enough.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "Is it rather in front, behind, above or inside? A guess will do.",
              "Where do you get tense when there are many people, or when there is much to do?",
            ],
          },
          quickAnswers: ["Head", "Jaw", "Shoulders", "Chest", "Stomach"],
        },
        {
          name: "shape",
          expects: { kind: "text" },
          prompts: [
            "If it had a shape, what would it look like? A person, an animal, a machine, a colour. The first thing that comes.",
            "How do you picture it: its posture, its clothes, what it has in its hands?",
          ],
          reflections: [
            flooded,
            "{answer}. One can get to know someone like that.",
            "{answer}. It seems to have something to do.",
            "Nobody has to find it logical.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "Not everybody sees pictures. Is it heavy or light, fast or slow, warm or cold?",
              "If it were a figure in a film, who would play it?",
            ],
          },
        },
        {
          name: "speaks",
          expects: { kind: "text" },
          prompts: [
            "What does it say most often? Its favourite sentence.",
            "Which sentence do you hear when it is at work?",
          ],
          reflections: [
            flooded,
            "{answer}. So you have known that voice for some time.",
            "{answer}. One can hear that it means it.",
            "That is its tune, then.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "“Hurry up”, “don't make a fuss”, “did you lock the door”, “say yes”. Something of that kind?",
              "If it says nothing, what does it make you do?",
            ],
          },
        },
        {
          name: "duty",
          expects: { kind: "text" },
          prompts: [
            "When is it on duty, and when does it have time off? In which places, with whom?",
            "What calls it up, and is there anywhere that it can rest?",
          ],
          reflections: [
            flooded,
            "{answer}. So it has its working hours, as it were.",
            "{answer}. It seems to know quite well when it is needed.",
            "That tells something about what it watches over.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "Is it there at work, at home, with your family, alone in the evening? Where most?",
              "When did you last not notice it at all?",
            ],
          },
        },
        backToTheRoom,
      ],
    }),
    closings: [
      {
        text: "So you have met {find}. It looks like this: {shape}. And it says: {speaks}.",
        when: { answered: "speaks" },
      },
      "You have looked at a part that otherwise works unseen. You can nod to it from now on.",
      "Nothing was changed today. To be seen is rare enough for a part.",
    ],
    tryThisWeek: [
      "To try this week: when you notice it at work, say inwardly “I see you”, and go on with what you were doing.",
      "Draw it in one minute, badly, on the back of an envelope.",
      "Count for one day how often it was called up. Do not change anything about it.",
    ],
    guidance:
      "Find, focus, flesh out, with a manager-type protector from daily life. Offer examples if nothing comes. Body location, an image or another sense, its typical sentence, its hours. Not everyone sees images: weight, speed, temperature, or simply “how it acts” do as well. Take every image seriously and add nothing to it. If a hurt or childlike part turns up, do not approach it: say that it is good to know of it, that it belongs in the company of a therapist, and return to the protector. If the person attacks the part (“I hate it”), that is another part; note it kindly, it is the subject of the next session. Do not ask for origins. Short questions, time between them, eyes open is fine. Close by letting it go back to work or rest.",
    sources: [
      "Frank G. Anderson, Martha Sweezy and Richard C. Schwartz, Internal Family Systems Skills Training Manual, 2017",
      "Jay Earley, Self-Therapy, 2009",
    ],
  },
  {
    number: 4,
    title: "How you feel towards it",
    aim: "Today you find out how you feel towards this part, and ask whoever is against it to step back a little.",
    welcomes: [
      "There is one question in this work that changes almost everything: how do you feel towards it?",
      "Last time a part got a shape. Hardly does one see a part clearly, and another one has an opinion about it.",
    ],
    openingCheck: {
      withGoal: {
        prompts: [
          "You had meant to try {goal}. Did you come across that part?",
          "How did it go with {goal}?",
        ],
        reflections: [
          notDone("You did not get to look at it. It will hardly have been on holiday."),
          "{answer}. So you have begun to know each other.",
          "It will have noticed that you looked.",
        ],
      },
      withoutGoal: {
        prompts: [
          "Have you met the part that works so hard since then, and where?",
          "Which part of you was loudest in the last days?",
        ],
        reflections: [
          "{answer}. We can take that one today, or another.",
          "That helps us choose.",
          "Thank you. We go on from there.",
        ],
      },
    },
    core: coreExercise({
      id: "internal-family-systems-4",
      title: "The fourth question",
      modality: "Internal Dialogue",
      minutes: 15,
      source: "After the fourth of the six Fs of Internal Family Systems: feel towards.",
      about:
        "As long as one is annoyed with a part, another part is speaking. When that one steps back, curiosity often comes by itself, and with it the parts begin to talk.",
      intro: [
        "Take the part of last time, or another protecting one. There are no right feelings towards it; we only look who is speaking.",
        "Five steps, with one question that comes twice. *Stop* works, and your way back is where it was.",
      ],
      steps: [
        {
          name: "part",
          expects: { kind: "text" },
          prompts: [
            "Which part shall it be today? A few words by which you know it.",
            "Call it to mind: its shape, its place, its sentence. Which one is it?",
          ],
          reflections: [
            flooded,
            "{answer}. Let it be at a comfortable distance.",
            "{answer}. It need not come nearer than you like.",
            "That one, then.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "Take the one that commented while you opened this session.",
              "The planner, the critic on duty, the pleaser: which of them is nearest now?",
            ],
          },
        },
        {
          name: "towards",
          expects: { kind: "text" },
          prompts: [
            "How do you feel towards it? Annoyed, afraid, ashamed, grateful, curious, nothing much?",
            "When you look at it: what do you feel towards it, quite honestly?",
          ],
          reflections: [
            flooded,
            {
              text: "{answer}. That is a good sign: that is how it sounds when no other part is in between.",
              when: {
                says: [
                  "curious",
                  "grateful",
                  "compassion",
                  "kind",
                  "warm",
                  "tender",
                  "sorry for it",
                  "interested",
                  "calm",
                  "love",
                ],
              },
            },
            {
              text: "{answer}. So there is one who is against it. That one is a part as well, and it surely has its grounds.",
              when: {
                says: [
                  "annoyed",
                  "angry",
                  "hate",
                  "ashamed",
                  "afraid",
                  "scared",
                  "fed up",
                  "tired of it",
                  "disgusted",
                  "embarrassed",
                  "sick of it",
                  "frustrated",
                  "resent",
                ],
              },
            },
            "{answer}. Good that you say it as it is.",
            "{answer}. That is an honest answer, and it tells us who is looking.",
            "Thank you. There is no wrong answer to that.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "Would you like it to go away, or to know more about it?",
              "If it came in at the door: would you draw back, roll your eyes, or offer it a chair?",
            ],
          },
        },
        {
          name: "objector",
          expects: { kind: "text" },
          prompts: [
            "If something in you does not like it: what does that one fear, should the part go on like this? If nobody objects, say *nobody*.",
            "Who in you has something against it, and what does that one say?",
          ],
          reflections: [
            flooded,
            "{answer}. That is worth hearing, too.",
            "{answer}. So it also looks after you, in its way.",
            "It has been heard, and need not shout.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "Complete for it: “I can't stand it, because ...”.",
              "Is it rather worried, or rather strict?",
            ],
          },
        },
        {
          name: "stepBack",
          expects: { kind: "text" },
          prompts: [
            "Ask the one who objects whether it would step back a little, just for some minutes. It may come back at any time. What happens?",
            "Offer it a seat from which it can watch everything. Does it accept?",
          ],
          reflections: [
            flooded,
            "{answer}. Yes, as far as it goes.",
            "{answer}. If it stays, then today is for that one. That is all right.",
            "Thank it, either way.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "Did anything become softer, wider or quieter? Or the opposite?",
              "If nobody objected, then simply say *fine*.",
            ],
          },
        },
        {
          name: "again",
          expects: { kind: "text" },
          prompts: [
            "Now once more: how do you feel towards the part?",
            "And if you look at it again now, how do you feel towards it?",
          ],
          reflections: [
            flooded,
            {
              text: "{answer}. Tell it so, inwardly. Parts notice when somebody is interested.",
              when: {
                says: [
                  "curious",
                  "softer",
                  "sorry",
                  "sad for",
                  "compassion",
                  "warm",
                  "grateful",
                  "kinder",
                  "understand",
                  "interested",
                  "calmer",
                ],
              },
            },
            "{answer}. It need not be more than that today.",
            "{answer}. Perhaps it changed, perhaps not; now you know the question.",
            "Thank you. That is as far as we go.",
          ],
          jumps: whenFlooded,
          scaffolds: {
            unknown: [
              "Would you want to know one thing about it? That would already be curiosity.",
              "The same as before, softer, or harder?",
            ],
          },
        },
        backToTheRoom,
      ],
    }),
    closings: [
      {
        text: "Towards {part} you felt this at first: {towards}. And at the end: {again}.",
        when: { answered: "again" },
      },
      "Whoever is against a part is a part as well. One can listen to both, one after the other.",
      "Curiosity cannot be ordered. It comes when enough of the others have stepped back.",
    ],
    tryThisWeek: [
      "To try this week: ask the question once, in the middle of the day: what do I have for this part of me right now, patience or annoyance?",
      "When you are annoyed with yourself: look for the one who is annoyed and ask what it is worried about.",
      "Tell the part of today one friendly sentence that is true, for instance “you have been at it for a long time”.",
    ],
    guidance:
      "The fourth F. Ask how they feel toward the part and listen for who answers. Curiosity, compassion, calm, gratitude: Self is near, encourage telling the part. Annoyance, fear, shame, wanting it gone, analysing it: another part; do not correct, ask what that one is concerned about, then whether it would step back and watch. Repeat at most two or three times; if objectors keep coming, the session is for them and no progress is owed. Do not fake warmth. Never argue for a part against another. If the feeling toward the part is terror, do not come nearer: raise the distance, back to the room. Contempt joined with wishes to hurt oneself is a sign of danger: safety first. End with one true sentence to the part and thanks to those who stepped back.",
    sources: [
      "Richard C. Schwartz and Martha Sweezy, Internal Family Systems Therapy, 2nd edition, 2020",
      "Frank G. Anderson, Martha Sweezy and Richard C. Schwartz, Internal Family Systems Skills Training Manual, 2017",
    ],
  },
];
