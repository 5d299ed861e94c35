import { KIN, PARENT, PARTNER, said, saidTogether, type Subject } from "./subject.ts";

/** Children, parents, partners: worry, guilt and tiredness at home. */
export const familySubjects: readonly Subject[] = [
  {
    id: "parent_criticises",
    theme: "past_hurt",
    covers: ["conflict", "self_criticism", "good_news", "caring", "about_another", "old_voice"],
    name: "never being enough for them",
    pattern: said(
      `my ${PARENT} (?:\\w+ )?(?:criticis\\w+|criticiz\\w+|puts me down|compares?|complains?|judges?|nags?|controls?)`,
      `(?:never|not) (?:\\w+ )?(?:good enough|enough) for (?:my ${PARENT}|him|her|them)`,
      `my ${PARENT} (?:has |have )?never (?:\\w+ )?(?:said|told|was|were|loved|hugged|listened|praised|came|supported)`,
      `(?:disappoint\\w*) (?:to )?my ${PARENT}`,
    ),
    hear: [
      "You stay somebody's child, at any age. A word from there weighs more than ten from others, and so does a word that never came.",
      "You have waited long for something simple. It is no childish wish to be seen by them.",
      "Such a voice moves in early and goes on talking, even when they are not in the room.",
    ],
    persons: new RegExp(PARENT, "u"),
    hearPerson: [
      "From {person} it goes deeper than from anyone else, at whatever age.",
      "What {person} says, or never said, carries a weight that others' words do not have.",
    ],
    ask: [
      "What was it the last time?",
      "What would you have needed to hear?",
      "How does it go on sounding in you afterwards?",
      "What do you do when you are with them: argue, go silent, try harder?",
      "Who has seen you differently?",
    ],
  },
  {
    id: "dementia",
    theme: "caring",
    covers: ["grief", "health", "family_illness"],
    name: "losing somebody to dementia",
    pattern: said(
      "dementia",
      "alzheimer\\w*",
      "(?:doesn't|didn't|don't|no longer|can't) (?:recogni[sz]e|remember|know) (?:me|who i am|my name)",
      "called me by (?:\\w+ )*(?:name)",
    ),
    hear: [
      "Somebody is there and is leaving at the same time. That is mourning with nobody dead, and it starts anew each day.",
      "To be looked at by your own people without being known is a blow each time, even when you understand the reason.",
    ],
    hearPerson: [
      "It is a long farewell, in small pieces, while {person} is still sitting there. That is grief as well.",
    ],
    ask: [
      "What happened the last time you were with them?",
      "What is still there of who they were?",
      "What do you do with it, once you are out of the door?",
      "Who shares the looking after with you?",
    ],
  },
  {
    id: "care_home",
    theme: "caring",
    covers: ["shame", "guilt", "anxiety"],
    name: "the home, and the guilt about it",
    pattern: said(
      "(?:care|nursing|old people's|retirement|memory care) home",
      "in(?:to)? (?:a|the) home",
      "visiting (?:her|him|them) in",
    ),
    hear: [
      "It can be the right place and still feel like a betrayal. The guilt does not prove that it was wrong.",
      "You put somebody into other hands because your own were no longer enough. Hardly anyone does that lightly.",
    ],
    hearPerson: [
      "To bring {person} to such a place, or visit there, can be right and break the heart all the same.",
    ],
    ask: [
      "What makes it so hard to go, or to leave again?",
      "What was it like before, when you did it all yourself?",
      "What do you reproach yourself with?",
      "What can you give now, that you could not while you were nursing?",
    ],
  },
  {
    id: "family_illness",
    theme: "caring",
    covers: ["health", "anxiety", "low_mood", "about_another", "illness"],
    name: "the illness in the family",
    pattern: said(
      `(?:my )?(?:\\w+ )?(?:${KIN}|friend|dog|cat) (?:\\w+ )?(?:has|have|had|was diagnosed with|got|is dying of|is fighting|survived) (?:\\w+ ){0,2}(?:cancer|stroke|tumou?r|leuk\\w+|als|parkinson\\w*|ms|heart (?:attack|failure)|depression|anxiety|bipolar|ptsd|surgery|covid|diagnosis)`,
      `(?:my )?(?:\\w+ )?(?:${KIN})(?:'s| is| was| has been) (?:\\w+ )?(?:dying|terminal|sick|ill|unwell|in (?:the )?hospital|in icu|on a ventilator|depressed|not well|getting worse)`,
      `my (?:cat|dog) is (?:\\w+ )?(?:sick|ill|dying)`,
    ),
    hear: [
      "With such news in the house everything else goes on in a smaller voice.",
      "You are beside it, and that is a place of its own: helpless, busy, and seldom asked.",
      "You want to be strong for them, and have your own fear to carry besides.",
    ],
    hearPerson: [
      "It is {person}, and so it reaches into every hour of your day as well.",
      "To watch {person} go through that, and have your own fear besides, is a lot.",
    ],
    ask: [
      "How is it at the moment, and what comes next?",
      "How are *you* in all this?",
      "What do you keep from them, so as not to burden them?",
      "What are you most afraid of?",
      "With whom do you not have to be brave?",
    ],
  },
  {
    id: "family_drinks",
    theme: "caring",
    covers: ["urge", "about_another", "anger", "conflict"],
    name: "somebody's drinking",
    pattern: said(
      `my (?:\\w+ )?(?:${KIN}|friend) (?:\\w+ )?(?:drinks|drinking|is drinking|is (?:an? )?(?:alcoholic|addict|drunk)|drank|uses|is using|relapsed|gambles|is on drugs)`,
      "rescu(?:e|ing) (?:him|her|them)",
      "al[- ]anon",
    ),
    hear: [
      "You did not cause it, and you cannot stop it for them; and still it runs your days.",
      "You learn to listen for how the key turns in the lock. That watchfulness is exhausting.",
      "Loving somebody and being done with the rescuing can both be true.",
    ],
    hearPerson: [
      "It is {person} who drinks or uses, and you live with it too: the waiting, the excuses, the hope after each promise.",
    ],
    ask: [
      "What was it like the last time?",
      "What do you do for them that you would rather not do any more?",
      "What has it taken from you?",
      "Have you someone for yourself in it, a friend or a group for relatives?",
    ],
  },
  {
    id: "partner_silent",
    theme: "caring",
    covers: ["job_loss", "work", "conflict", "about_another"],
    name: "your partner closing up",
    pattern: said(
      `my ${PARTNER} (?:\\w+ ){0,5}(?:won't|doesn't|refuses to|can't) (?:\\w+ )?(?:talk|open up|tell me|speak)`,
      `my ${PARTNER} (?:lost (?:his|her|their) job|was (?:fired|laid off)|is deployed|is away|works away|is abroad)`,
      `my (?:\\w+ )?${PARTNER} is (?:\\w+ )?(?:being |acting |bein )?(?:weird|distant|cold|strange|off)`,
    ),
    hear: [
      "You can see that something is there, and you are left standing outside it.",
      "It concerns both of you, and you carry your part of it alone just now.",
    ],
    persons: new RegExp(PARTNER, "u"),
    hearPerson: ["You see {person} from very near, and cannot get at it. That is lonely for both."],
    ask: [
      "What have you noticed, and since when?",
      "What do you imagine goes on in them?",
      "What does it do to you?",
      "When do the two of you talk most easily, if at all?",
    ],
  },
  {
    id: "parents_parting",
    theme: "breakup",
    name: "your parents parting",
    pattern: said(
      "(?:my )?parents (?:are|were|just|got|have) (?:\\w+ )?(?:divorc\\w+|splitting(?: up)?|separat\\w+|split up|break\\w* up)",
      "parents' divorce",
    ),
    hear: [
      "At any age it shakes the house you come from, even if you have long lived elsewhere.",
      "All at once you look back at every holiday and wonder what was real. And each of them wants to be understood by you.",
    ],
    ask: [
      "How did you learn of it?",
      "Are you being drawn in between them?",
      "What does it change for you?",
      "Who asks how you are with it?",
    ],
  },
  {
    id: "coming_out",
    theme: "loneliness",
    covers: ["conflict", "anxiety", "left_out"],
    name: "not being accepted as you are",
    pattern: said(
      "(?:that )?i(?:'m| am) (?:\\w+ )?(?:gay|lesbian|bi|bisexual|trans|transgender|queer|non-?binary|asexual)",
      "c(?:ame|ome|oming) out (?:to|as)",
      "in the closet",
      "my transition",
      "(?:misgender|deadnam)\\w*",
    ),
    hear: [
      "To show who you are and not be met with open arms, by your own people of all people, goes very deep. Nothing about you was wrong to say.",
      "It takes a great deal to say that aloud, and it should not have to be dangerous.",
      "Having to weigh each time whom you can trust with it is tiring, and it is not your failing that you have to.",
    ],
    ask: [
      "What happened, and what was said?",
      "With whom can you be yourself without thinking?",
      "What are you most afraid of at the moment?",
      "What would you want them to understand first?",
      "Are you safe where you live just now?",
    ],
  },
  {
    id: "visit",
    theme: "overwhelm",
    name: "the visit ahead",
    pattern: said(
      `(?:${KIN}|in-laws|parents) (?:\\w+ )?(?:is |are )?(?:coming|visiting|staying)(?: to (?:stay|visit)| over| for)`,
      "family (?:visit|gathering|reunion|dinner)",
      "(?:go|going) home for (?:christmas|the holidays|thanksgiving|easter)",
    ),
    unless: /\b(?:can't|not able to|cannot|won't|couldn't) (?:go|be|come) home\b/u,
    hear: [
      "With family under one roof, old roles are quickly back, however grown up you are otherwise.",
      "A visit like that can be wished for and dreaded at the same time.",
    ],
    ask: [
      "What are you looking forward to in it, and what do you dread?",
      "How does it usually go?",
      "Where could you get away for half an hour?",
      "What would make it a good enough visit?",
    ],
  },
  {
    id: "partner_upset",
    theme: "shame",
    covers: ["conflict", "anger", "guilt"],
    name: "having hurt somebody close",
    pattern: saidTogether(
      [
        `i (?:\\w+ )?(?:snapped|yelled|shouted|screamed|lied|cheated|lashed out)`,
        "i (?:said|did) (?:something|things)",
      ],
      [`my (?:\\w+ )?(?:${KIN}|friend)`, "him", "her", "them"],
    ),
    hear: [
      "It is out, and now it stands between you and somebody who matters. That is a hard thing to sit with.",
      "That it gives you no peace shows that it goes against what you want to be to them.",
    ],
    hearPerson: [
      "It happened with {person} of all people, and now it stands between you. That is hard to sit with.",
    ],
    ask: [
      "What had been going on before it came to that?",
      "What do they know, and how are things between you now?",
      "What would you like to say to them, if you found the moment?",
      "What would putting it right look like, as far as it can be?",
    ],
  },
];
