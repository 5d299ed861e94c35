import { said, saidTogether, type Subject } from "./subject.ts";

/** Life with a screen. */
export const onlineSubjects: readonly Subject[] = [
  {
    id: "comparing_online",
    keepsTheme: true,
    theme: "self_criticism",
    covers: ["scrolling", "comparing", "jealousy"],
    name: "comparing yourself online",
    pattern: saidTogether(
      [
        "instagram",
        "insta",
        "tiktok",
        "facebook",
        "social media",
        "online",
        "linkedin",
        "posts?",
        "feed",
        "stories",
      ],
      [
        "compar\\w*",
        "everyone",
        "perfect",
        "jealous\\w*",
        "ugly",
        "worse",
        "better than me",
        "happy",
        "worthless",
        "bad about",
      ],
    ),
    unless: /\b(?:online friends|comment)\b/u,
    hear: [
      "There you see everybody's best minute, all day long, and sets your own whole life against it.",
      "You go in for a moment and come out smaller. It is made that way.",
    ],
    ask: [
      "Whose pictures get to you most?",
      "What do they seem to have, that you miss?",
      "How are you before you open it, and how afterwards?",
      "What would you do in that half hour otherwise?",
    ],
  },
  {
    id: "phone_hours",
    keepsTheme: true,
    theme: "urge",
    covers: ["scrolling"],
    name: "the hours on the phone",
    pattern: said(
      "(?:hours?|all (?:day|night|evening)) (?:on|scrolling|staring at) (?:my |the )?(?:phone|tiktok|instagram|youtube|reddit)",
      "(?:doom)?scroll\\w*",
      "screen time",
      "addicted to (?:my )?(?:phone|tiktok|instagram|games|gaming)",
      "can't put (?:my |the )?phone down",
    ),
    hear: [
      "The hours go, and you get up emptier than you sat down.",
      "It is an easy way of not having to feel anything for a while, and then the evening is gone.",
    ],
    ask: [
      "What is usually going on just before you pick it up?",
      "What would be there, if the screen stayed dark?",
      "How do you feel when you put it down?",
      "What used to be in those hours?",
    ],
  },
  {
    id: "mean_comment",
    theme: "anger",
    covers: ["shame", "work"],
    name: "what was written about you",
    pattern: said(
      "(?:horrible|mean|nasty|hateful|cruel|rude|awful|hurtful) (?:\\w+ )?(?:comments?|messages?|things?|dms?|posts?|emails?|texts?)",
      "(?:trolls?|trolled|cyberbull\\w+|harass\\w*|hate comments?)",
      "(?:screenshot|post)(?:ed|s)? (?:\\w+ )?(?:about|of) me",
    ),
    hear: [
      "A line typed in a second, and you carry it about for days. That is unequal, and it hurts.",
      "It is there in writing, anybody can read it, and you read it again yourself.",
    ],
    ask: [
      "What did it say, as far as you want to repeat it?",
      "Which word of it sticks?",
      "Does it matter who wrote it?",
      "What would you do with it, if you could do anything: answer, delete, forget?",
    ],
  },
];
