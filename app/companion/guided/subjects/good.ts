import { said, type Subject } from "./subject.ts";

/** What went well, large and small. */
export const goodSubjects: readonly Subject[] = [
  {
    id: "mixed_joy",
    theme: "decision",
    covers: ["good_news", "self_criticism"],
    name: "the mixed feelings",
    pattern: said(
      "(?:got engaged|got married|got the job|got promoted|had (?:a|the) baby|pregnant|graduated|won|bought a house).{0,40}(?:but|not as happy|should be happ\\w+|feel (?:nothing|empty|scared|sad)|don't feel)",
      "(?:not as happy as|should be) (?:i should be|happ\\w+)",
    ),
    hear: [
      "Everyone expects joy, and inside it is less clear. That happens with large changes, and you hardly dare say it.",
      "A good thing can come with doubt or emptiness. Neither has to be explained away.",
    ],
    ask: [
      "What is there besides the joy, if you look?",
      "What did you think you would feel?",
      "Is it about the thing itself, or about all that comes with it?",
      "To whom could you say it out loud?",
    ],
  },
  {
    id: "sober",
    theme: "good_news",
    covers: ["urge", "quitting", "slip"],
    name: "the time sober",
    pattern: said(
      "(?:\\d{2,}|thirty|sixty|ninety|hundred) days (?:sober|clean|smoke[- ]free)(?: today)?",
      "(?:a|one|\\w+) (?:years?|months?) (?:sober|clean|smoke[- ]free)",
    ),
    unless: /\b(?:crav\w*|tempt\w*|urge|want|after|relaps\w*|drink after|broke)\b/u,
    hear: [
      "Day upon day, and each had its own hour in which it was not easy. That is a long way to have come.",
      "That is a lot of evenings on which you decided once more.",
    ],
    ask: [
      "Which of those days was the hardest, and how did you get through it?",
      "What is different in your life now?",
      "Who knows what today is?",
      "What do you want to keep in mind for the next hard one?",
    ],
  },
  {
    id: "small_victory",
    theme: "good_news",
    covers: ["cannot_get_up", "low_mood", "cannot_say_no", "work"],
    name: "what you managed",
    pattern: said(
      "made it (?:out of bed|through|to|outside)",
      "(?:finally|actually|managed to|i) (?:got out of bed|got up today|showered|did it|did the \\w+|went outside|cooked|cleaned|left the house|called|said no|told (?:my \\w+|him|her|them) no|stood up for myself|spoke up|asked for help)",
      "stood up for myself",
      "proud of (?:myself|me)",
    ),
    unless: /\b(?:guilt\w*|but now|never|wasn't|isn't|not proud|barely)\b/u,
    hear: [
      "That counts. What looks small from outside can be the hardest thing of the week.",
      "You did it, and there were surely reasons enough against it.",
      "It is worth standing still at that for a moment before the next thing comes.",
    ],
    ask: [
      "What made it possible today?",
      "How was it, right afterwards?",
      "What did you have to get past?",
      "What would you like to do with the rest of the day?",
    ],
  },
  {
    id: "all_clear",
    theme: "good_news",
    covers: ["health", "anxiety"],
    name: "the good result",
    pattern: said(
      "(?:scan|results?|tests?|biopsy|mri|checkup) (?:\\w+ )?(?:was|were|is|are|came back) (?:\\w+ )?(?:clear|clean|negative|good|fine|benign|okay)",
      "cancer[- ]free",
      "in remission",
      "all clear",
    ),
    unless: /\b(?:but|still|nobody|no one|believe)\b/u,
    hear: [
      "What a weight to put down. After such a wait the body sometimes needs days to believe it.",
      "Good. After so much holding of breath there may be relief, tiredness, even tears.",
    ],
    ask: [
      "How did you hear, and what did you do first?",
      "What had you feared most?",
      "What will you do with the breath you have back?",
      "Whom did you tell?",
    ],
  },
  {
    id: "baby_news",
    theme: "good_news",
    covers: ["caring"],
    name: "the baby on its way",
    pattern: said(
      "(?:we're|i'm|we are|i am) (?:having a baby|pregnant|expecting|going to be (?:a )?(?:mum|mom|dad|parents?|mother|father|grand\\w+))",
      "becoming a (?:mother|father|parent|grand\\w+)",
    ),
    unless: /\b(?:not|again no|scared|afraid|don't want|unwanted|accident|everyone)\b/u,
    hear: [
      "That changes everything, in the best of ways and in a few that nobody mentions.",
      "What news. There may be joy in it and a good deal of awe as well.",
    ],
    ask: [
      "How is it for you, now that you know?",
      "What do you look forward to most?",
      "Who knows already?",
      "Is there something in it that makes you uneasy too?",
    ],
  },
];
