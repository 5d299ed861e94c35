import { CHILD, said, type Subject } from "./subject.ts";

/** Children, from the first nights to the empty house. */
export const childSubjects: readonly Subject[] = [
  {
    id: "shouted_at_child",
    theme: "shame",
    covers: ["caring", "self_criticism", "anger", "bad_parent", "guilt", "tired", "partner_upset"],
    name: "having shouted at your child",
    pattern: said(
      `(?:yell(?:ed|ing)?|shout(?:ed|ing)?|scream(?:ed|ing)?|snapp(?:ed|ing)|los(?:t|ing) (?:it|my temper|my patience)|short) (?:at|with) (?:my |the |our )?(?:\\w+ )?${CHILD}`,
    ),
    hear: [
      "Shouting and then the quiet after it, with all the shame: nearly every parent knows that hour, and few speak of it.",
      "That you are sick about it shows how much it matters to you how they fare. You can go back to them and say so; children take that in.",
      "It went out of your hands for a moment. That is one moment of a whole day, and the part that can be mended is still ahead.",
    ],
    ask: [
      "What had the day been like until then?",
      "What would you like to say to them tomorrow, in one or two sentences?",
      "What had you run out of, at that moment?",
      "Who takes over when you cannot any more?",
    ],
  },
  {
    id: "baby_bond",
    theme: "caring",
    covers: ["shame", "self_criticism", "low_mood"],
    name: "how it is with the baby",
    pattern: said(
      "(?:don't|can't|not) (?:\\w+ )?(?:love|bond(?:ing)?|feel (?:anything|connected|close)|feel love) (?:\\w+ )?(?:for |to |with )?(?:my|the|our) (?:new )?(?:baby|newborn)",
      "post ?(?:partum|natal) (?:depression|blues|anxiety)",
      "baby blues",
    ),
    hear: [
      "The great feeling that everyone talks about does not come to every parent at once, and hardly anyone dares to say so. It does not make you a bad one.",
      "You expected to feel something, and find something else. With no sleep and a turned-over life that is common; a midwife or doctor has heard it many times and can help if it stays heavy.",
    ],
    ask: [
      "What is it like when you are alone with the baby?",
      "How have you slept and eaten since the birth?",
      "Who knows how you are?",
      "What had you imagined, and how is it instead?",
    ],
  },
  {
    id: "new_baby",
    theme: "caring",
    covers: ["sleep", "sleep_bad", "tired", "child_worry"],
    name: "the nights with the baby",
    pattern: said(
      "(?:my|the|our) (?:\\w+ )?(?:baby|newborn|infant) (?:won't|doesn't|isn't|never|keeps|cries|is|screams|has colic)",
      "newborn",
      "since the (?:baby|birth)",
      "(?:first|\\w+) weeks with (?:the|a|my) baby",
      "breastfeeding",
    ),
    unless: /\bdied|heartbeat|lost\b/u,
    hear: [
      "Nights in pieces, week after week, would make anybody thin-skinned. It says nothing about how you are as a parent.",
      "With so small a child the day has no edges: no beginning, no break, no end.",
      "Everybody asks about the baby. You are in it too, on next to no sleep.",
    ],
    ask: [
      "When did you last sleep for a few hours on end?",
      "What is the hardest stretch of the night or the day?",
      "Who could take the baby for two hours, so that you lie down?",
      "How are you yourself, apart from the baby?",
    ],
  },
  {
    id: "regrets_children",
    theme: "caring",
    covers: ["shame", "guilt", "regret"],
    name: "the regret about having children",
    pattern: said(
      "regret (?:having|becoming|being) (?:kids|children|a (?:mother|father|mum|mom|dad|parent)|my (?:kids|children))",
      "shouldn't have had (?:kids|children)",
    ),
    hear: [
      "That is a sentence hardly anyone dares to say. You can care for your children and mourn the life you had before.",
      "Regretting the role and loving the child are two different things, and they do occur together.",
    ],
    ask: [
      "What of your earlier life do you miss most?",
      "When is the thought strongest?",
      "Has there been anyone to whom you could say it?",
      "What would have to be different for it to be bearable?",
    ],
  },
  {
    id: "teen",
    theme: "caring",
    covers: [
      "conflict",
      "loneliness",
      "disliked",
      "ghosted",
      "family_rift",
      "anger",
      "child_worry",
    ],
    name: "how it is with your child",
    pattern: said(
      `(?:teen\\w*|\\d\\d[- ]year[- ]old|my (?:son|daughter|kids?|children)) (?:\\w+ ){0,2}(?:won't|doesn't|don't|never|refuses to|stopped) (?:\\w+ )?(?:speak\\w*|talk\\w*|listen\\w*|call\\w*|answer\\w*|visit\\w*|tell\\w*)`,
      `(?:son|daughter|teen\\w*|kids?) (?:\\w+ )?(?:hates?|ignores?|despises?|lies? to|screams? at|yells? at|slams?)(?: me)?`,
    ),
    hear: [
      "Being shut out by your own child hurts in a place that nothing else reaches.",
      "You had been the whole world for them, and now you stand before a closed door. It is often a stage, and that does not make it painless.",
      "You would like to reach them, and every attempt seems to be one too many or one too few.",
    ],
    ask: [
      "How did it come to this, as you see it?",
      "When was there last a good moment between you, however short?",
      "What would you like them to know, even if they do not answer?",
      "What do you think is going on in them?",
    ],
  },
  {
    id: "child_worry",
    theme: "caring",
    covers: [
      "anxiety",
      "past_hurt",
      "health",
      "low_mood",
      "loneliness",
      "study",
      "family_illness",
      "disliked",
    ],
    name: "the worry about your child",
    pattern: said(
      `my (?:\\w+ )?${CHILD} (?:\\w+ )?(?:is being|is|was|gets|got|has been) (?:\\w+ )?(?:bullied|diagnosed|struggling|sick|ill|failing|depressed|anxious|in trouble|lonely|autistic|hurting)`,
      `my (?:\\w+ )?${CHILD} (?:doesn't|won't|isn't|barely|hardly|can't|has no|has (?:adhd|autism|anxiety|depression))`,
      `worr(?:y|ied|ying) (?:\\w+ )?(?:about |sick about |that )?(?:something will happen to )?my (?:\\w+ )?${CHILD}`,
      `something (?:will|might|could) happen to my ${CHILD}`,
    ),
    hear: [
      "When it is about your child there is no keeping calm from a distance. You lie awake for two.",
      "To see them struggle and not be able to take it off them is one of the hardest things for a parent.",
      "You carry your own fear, and have to look calm for their sake.",
    ],
    persons: new RegExp(CHILD, "u"),
    hearPerson: [
      "Where {person} is concerned there is no keeping calm from a distance. You lie awake for two.",
      "To see that in {person}, and not be able to take it away, is very hard.",
    ],
    ask: [
      "What do you know so far, and what do you fear?",
      "What has today been like with it?",
      "With whom do you share the worry?",
      "What would help you to help: a doctor, the school, another parent?",
      "And who looks after you in it?",
    ],
  },
  {
    id: "empty_nest",
    theme: "loneliness",
    covers: ["breakup", "grief", "caring"],
    name: "the empty house",
    pattern: said(
      `(?:son|daughter|kids|children|youngest|oldest|last one) (?:\\w+ ){0,2}(?:moved out|left (?:home|for (?:college|uni\\w*))|went (?:off )?to (?:college|uni\\w*)|is leaving home|flew the nest|has left|have left)`,
      "empty nest\\w*",
      "(?:children|kids|son|daughter) (?:all )?(?:live|lives|living) far",
    ),
    hear: [
      "For years the house was loud with them, and you were needed ten times an hour. Then it is quiet, and nobody had prepared you for that.",
      "It is what you worked for, and it hurts nevertheless.",
      "A whole role goes out of the door with the boxes.",
    ],
    persons: new RegExp(CHILD, "u"),
    hearPerson: [
      "{Person} is out in the world, as it should be, and the house is quiet. Pride and sadness can sit at one table.",
    ],
    ask: [
      "Which time of the day is the quietest?",
      "What do you miss that you used to complain of?",
      "What of you had no room in those years?",
      "How is it between you now, over the distance?",
    ],
  },
  {
    id: "single_parent",
    theme: "caring",
    covers: ["overwhelm", "tired"],
    name: "raising children alone",
    pattern: said(
      "single (?:mum|mom|mother|dad|father|parent)",
      "(?:raising|bringing up) (?:\\w+ ){0,3}(?:alone|on my own|by myself)",
    ),
    hear: [
      "Everything that others share in two lies with you: the mornings, the fevers, the bills, the decisions.",
      "There is nobody to whom you can hand over at eight in the evening. That makes it so long.",
    ],
    ask: [
      "What was today like, from the morning on?",
      "Which part of it is the heaviest to carry alone?",
      "When is there an hour that belongs to you?",
      "Who would come, if you asked?",
    ],
  },
  {
    id: "bad_parent",
    theme: "shame",
    covers: ["caring", "self_criticism", "guilt"],
    name: "the doubt about yourself as a parent",
    pattern: said(
      "(?:bad|terrible|awful|horrible|shit|shitty|worst|useless|rubbish|lousy|not a good|failing as a) (?:\\w+ )?(?:parent|mum|mom|mam|mother|dad|father)",
      "(?:failing|failed|ruining|messing up) (?:as a (?:parent|mum|mom|mother|dad|father)|my (?:kids?|children|son|daughter|baby))",
      "(?:mum|mom|dad|parenting) guilt",
      "good enough (?:mum|mom|mother|dad|father|parent)",
    ),
    hear: [
      "That is a heavy thing to think about yourself, just because so much depends on it. Those who do not care hardly ask themselves.",
      "Parents see every one of their own mistakes from close up, and of other families only the front door.",
      "To doubt yourself as a parent hurts in a particular way: it is about those you would least like to fail.",
    ],
    ask: [
      "What happened that brought the thought up today?",
      "What would your child say was good about this week?",
      "What does the voice hold against you, exactly?",
      "What did you have from your own parents, and what do you try to do differently?",
      "Where could you be relieved a little, so that there is more of you left?",
    ],
  },
];
