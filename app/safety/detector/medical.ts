import { rule } from "./patterns.ts";
import type { Rule } from "./patterns.ts";

/** Needs an ambulance now. */
export const MEDICAL_RULES: readonly Rule[] = [
  rule(
    "medical.breathing",
    "medical_emergency",
    "critical",
    "crisis",
    `(?:is|are|am|he|she|has|stopped|baby|dad|mum|just|and|was|keeps) (?:not|stopped|barely|hardly|struggling to|can not|stop|stops|could not|no longer|really struggling to) (?:breathe|breathing|get (?:any )?air|catch (?:his|her|my) breath|get a breath)(?! (?:through my nose from|when i (?:present|talk)))
    (?:not|never|can not|can barely|could not|hardly|struggling to|hard to|trouble|difficulty|cannot|barely|unable to|stopped) (?:breathe|breathing|swallow|get air|catch my breath) ~~(?:chest|throat|swelling|swollen|lips|face|blue|properly|wheez|inhaler|hives|rash|dizzy|help|at all|allerg|tongue|asthma|peanut|nuts|bee|shellfish|left arm|numb|grey|gray|pass out|getting worse|nothing is helping|working|pills|swallowed)
    (?:chest|throat|swelling|swollen|lips|face|blue|wheez(?:e|ing)|inhaler|hives|rash|allerg(?:y|ic)|tongue|asthma(?: attack)?|peanuts?|nuts|bee sting|shellfish|anaphyla\\w+) ~~(?:can not|not|can barely|cannot|hard to|struggling to|trouble|difficulty|unable to|barely|not helping|not working) ~(?:breathe|breathing|swallow|breath|swallowing|help|work|talk|speak)
    (?:throat|tongue|lips|face|airway|mouth|neck) ~(?:is |are |feels |feel |started |keeps |keep )?(?:swelling|swollen|closing|closed|puffing|tightening|swelled|huge|getting bigger|tight and|blown up|swole)
    anaphyla(?:xis|ctic)|epi ?pen (?:expired|is expired|did not|does not|not working|used|and)|(?:used|gave|jabbed) (?:my|her|his|the) epi ?pen
    (?:inhaler|nebuli[sz]er|ventolin) ~(?:empty|not working|not helping|ran out|does nothing|is not|has run out|gone|not doing anything|broken)
    (?:lips|face|skin|fingers|fingernails|baby|he|she|nails) (?:is|are|has|have|turned|turning|went|going|look|looks|gone|look) ~(?:blue|purple|grey|gray|ashen)
    (?:asthma|allergic) (?:attack|reaction) ~~(?:bad|worse|severe|not stopping|help|breathe|inhaler|epipen|swelling|throat|hospital|huge|now|lips|expired)
    (?:bad|severe|serious|massive|terrible) (?:asthma attack|allergic reaction)
    (?:turning|turned|going|gone) blue`,
  ),
  rule(
    "medical.heart_brain",
    "medical_emergency",
    "critical",
    "crisis",
    `(?:crushing|squeezing|tight|severe|terrible|bad|sharp|stabbing|awful|heavy|pressure|elephant|pain|pains|band|tightness|burning) ~~(?:chest|left arm|jaw and|breastbone) ~~(?:arm|jaw|numb|sweating|breath|breathe|dizzy|spreading|nausea|hour|hours|worse|not going away|shoulder|minutes|sweaty|cold|clammy|sick|short of|radiat|tingl|shooting|vomit)
    (?:chest|heart) (?:pain|pains|pressure|tightness|hurts|is crushing|feels crushed|is hurting|really hurts|feels like) ~~(?:arm|jaw|numb|sweating|breath|breathe|dizzy|spreading|nausea|worse|shoulder|sweaty|clammy|tingl|elephant|squeez|crush|vice|pass out|fainting|getting worse|vomit|won t stop|not stop|faint)
    (?:left arm|arm) ~(?:numb|tingling|heavy|pain|hurts|dead|aching|gone numb) ~~(?:chest|jaw|sweat|heart|breath)
    (?:think|having|had|is having|am having|might be having|be having|has had|just had|like) (?:i am having |he is having |she is having )?(?:a |another |some kind of |an? )?(?:heart attack|stroke|seizures?|cardiac arrest|aneurysm|fit and|convulsions?|brain bleed|miscarriage and (?:bleeding|lots)|anaphylactic|diabetic|hypo and)(?= |$)(?! (?:when (?:i was|he was)|of genius|at the (?:price|bill)|lol|last year|in (?:19|20)))
    (?:seizing|convulsing|(?:he|she|him|her|is|was|still|started|baby|son|daughter|kid) fitting(?! (?:the|in|into|out|heat|a|new|my|our|kitchen))|having (?:a )?fits?|jerking all over|shaking all over and|eyes rolled (?:back|up)|foaming at the mouth|seizures? (?:that|will not|back to|for|not|lasting|after|one after))
    (?:seizure|fit) ~~(?:not stopping|will not stop|minutes|first|again|hit (?:his|her) head|not waking)
    (?:face|mouth|side|smile|eyelid) ~(?:droop(?:ing|s|ed|y)|sagging|gone numb|slipped|fallen|dropped|lopsided|crooked)
    (?:slurr(?:ing|ed)|words? (?:are |is )?(?:coming out wrong|jumbled|slurred|not making sense|garbled)|speech (?:is|has gone|sounds) ~(?:slurred|gone|weird|funny|garbled)|can not (?:speak|talk|form words|get (?:my|the) words) (?:properly|right|out and|all of a sudden))
    (?:half|one side|right side|left side|side) (?:of )?(?:my|his|her|the) (?:body|face) ~(?:feels?|is|went|gone|numb|weak|dead|limp|droop|paralys|tingl)
    (?:can not|not able to|unable to|can no longer|could not|suddenly can not) (?:feel|move|lift|see|use) ~(?:my |his |her |the )?(?:right |left )?(?:side|arm|leg|legs|half|face|out of)
    (?:worst headache|thunderclap) ~~(?:life|ever|sudden|vision|vomit|neck|stiff)
    (?:lost|losing|gone|going) (?:vision|sight|blind) (?:in|suddenly|out of|and|all)
    (?:heart|hearts|heart is|pulse)(?: s)? ~(?:going|racing|rate|at|is|beating|pounding|hitting) ~(?:1[5-9][0-9]|2[0-9][0-9])
    (?:stiff neck) ~~(?:fever|rash|light|temperature)
    (?:rash|spots) ~~(?:glass test|does not fade|do not fade|not fade|not fading)`,
  ),
  rule(
    "medical.unconscious",
    "medical_emergency",
    "critical",
    "crisis",
    `(?:he|she|friend|husband|wife|dad|mum|gran|grandad|baby|son|daughter|roommate|boyfriend|girlfriend|brother|sister|partner|kid|child|neighbour|mate|toddler|man|woman|someone|cousin) ~(?:is |has |just |was |has just |suddenly )?(?:will not|not|does not|is not|isnt|stopped) ~?(?:wake|waking|responding|moving|breathing|respond)
    (?:i have|i|have) (?:fainted|passed out|blacked out|collapsed) (?:twice|again|three times|several|today|and (?:hit|now)|[2-9] times|in the)
    (?:about to|going to|nearly|keep|might|feel like i will|am going to) (?:pass out|faint|black out|lose consciousness|passing out|fainting|blacking out) ~~(?:blood|bleed|pills|chest|heart|sugar|insulin|head|breathe|pain|took|diabetic|vision|hit|alone|help|vomit)
    (?:mixed up|confused|does not know (?:where|who)|rambling|not making sense|delirious|hallucinating) ~~(?:fever|diabetic|insulin|sugar|head|fell|infection|temperature|stiff|suddenly|withdrawal|uti|pills)`,
  ),
  rule(
    "medical.collapsed",
    "medical_emergency",
    "critical",
    "crisis",
    `(?:unconscious|unresponsive|not responding|not responsive|limp and|collapsed|passed out and|out cold|keeled over|fainted and (?:hit|not|is not|will not)|blacked out and (?:hit|there|now)|comatose|lifeless|no pulse|not waking|floppy|not conscious)(?= |$)(?! (?:bias|in my chair|from laughing|on the sofa after|into bed|in bed after|to (?:my|emails?|texts?|my (?:messages|texts|emails))|server|app|with laughter|mind|competence|from exhaustion after|stock))
    (?:can not|cannot|can barely|will not|would not|does not|not|wont|refuses to|could not|never|barely|hardly|having trouble|trying to) (?:wake|wakes|rouse|waking) (?:him|her|them|my \\w+|up|the baby|baby|dad|mum) ?(?:up)?(?! (?:for school|early|on time|in the morning|before|without coffee|until|till|at all without))(?= |$)
    (?:he|she|friend|husband|wife|dad|mum|gran|grandad|baby|son|daughter|roommate|boyfriend|girlfriend|brother|sister|partner|kid|child|toddler|uncle|aunt|grandma|someone|stranger|neighbour|guest|cousin|man|woman) ~(?:collapsed|overdosed|od|passed out|fainted|choking|is choking|drowned|drowning|electrocuted|fell (?:down the stairs|off|from|out)|got hit by|convulsing|swallowed|drank bleach|ate|had a seizure|turned blue|went limp|went grey|gone limp|stopped breathing|is unconscious|hanged|has hanged|was hit by a (?:car|truck|bus)|is bleeding)(?= |$)(?! (?:the (?:bait|whole pizza)|on (?:his|her) (?:words|the sofa)|on the (?:sofa|couch)|my|all|his|her lunch|in love|a|dinner|asleep|off the wagon|up|in (?:laughter|debt|work)|for|before|from laughing|last year|years))`,
  ),
  rule(
    "medical.poison_overdose",
    "medical_emergency",
    "critical",
    "crisis",
    `(?:swallowed|drank|ate|ingested|inhaled|drunk|eaten|got into|chewed|licked|injected|gulped|sipped) ~~(?:bleach|antifreeze|battery|batteries|button battery|magnets?|detergent|laundry pod|tide pod|pods?|dishwasher|drain cleaner|rat poison|poison|pesticide|weed ?killer|petrol|gasoline|paint thinner|turps|cleaning|cleaner|lamp oil|lighter fluid|mushrooms|berries|foxglove|glass|lye|ammonia|methanol|nail polish remover|essential oil|hand sanitizer|caustic|chemicals?|gran s pills|someones pills|<DRUG>|tablets|fumes|gas|chlorine)(?= |$)(?! (?:on (?:my )?pizza|on toast|risotto|for dinner|and i am fine|smoothie|as prescribed|like normal|like every))
    (?:took|taken|given|gave|takes|take|taking|had|injected|swallowed) ~?(?:too (?:much|many)|double|triple|twice|extra|the wrong|way more|more than|an overdose|three times|[2-9] times|a double|wrong|a whole|a handful|by mistake|accidentally|ten times) ~~(?:<DRUG>|heart|dose|tablets|molly|mdma|coke|ketamine|acid|edibles?|something|ecstasy|weed|meth|speed|pill|units|opioids?|methadone|pressure|thyroid|diabetes|iron|vitamins) ~~(?:faint|dizzy|help|sick|burning|breath|breathing|wake|heart|shaking|cold|sleepy|stomach|vomiting|throwing up|numb|what do i|hospital|confused|should i|ok|pass|scared|racing|blurry|sweating|drowsy|feel|weird|ears|collapsed)
    (?:accidentally|by mistake|by accident|mistakenly|mixed up) ~~(?:double|twice|two|overdosed|overdose|too (?:many|much)|whole|handful|swallowed|drank|bleach|took|insulin|wrong) ~~(?:pills?|medication|dose|doses|insulin|bleach|<DRUG>|heart|tablets|units)
    (?:swallowed|took|taken) ~~(?:by mistake|by accident|accidentally|thinking they were|thinking it was)
    (?:mixed|mixing|combined|took) ~(?:bleach and|ammonia|alcohol and|benzos and|xanax and|oxy and|vodka and|pills and|pills with|xanax with|opioids) ~~(?:breath|breathing|cough|fumes|burning|dizzy|faint|wake|sleepy|drowsy|vomit|lungs|slow|pass|chest|alcohol|vodka|wine|drink)
    (?:taken|took|on|did|snorted|smoked|dropped|had|popped|using|injected|shot up) ~~(?:molly|mdma|ecstasy|coke|cocaine|meth|heroin|fentanyl|ketamine|lsd|acid|mushrooms|ghb|speed|spice|edible|edibles|pills|oxy|bath salts|something|crack) ~~(?:heart|burning up|can not (?:breathe|feel|stop shaking)|breathing|chest|passing out|pass out|overheating|temperature|seizure|blue|wake|dying|vomiting|shaking|choking|racing|numb|collapsed|convulsing|foaming|not ok|too much|bpm|hot)
    (?:think|thinks|might be|is|am|be|maybe|are|was|having|had|an|from|of) (?:he is |she is |i am |they are |having an |an )?(?:overdosing|overdose|od ing|overdosed|poisoned|alcohol poisoning|carbon monoxide poisoning|alcohol poisoned)(?= |$)(?! (?:on (?:chocolate|netflix|caffeine)|of (?:chocolate|cute)|prevention|awareness|protocols?|training|statistics|class|crisis in|rates?|years|last year))
    (?:carbon monoxide|co|gas) (?:alarm|detector|leak|smell) ~~(?:dizzy|headache|sick|faint|beeping|going off|everyone|going|sleepy)
    (?:narcan|naloxone) ~~(?:not|used|gave|given|where|wake|need|do i|again|breathing)
    (?:blood sugar|sugar|glucose|sugars) (?:is|are|was|reads?|at|of|has|just|dropped|still) ~(?:[1-4][0-9]|[5-9][0-9][0-9]|[4][0-9][0-9]|over [4-9]00|below|under|hi|too low|really low|so low|dangerously|crash(?:ed|ing)|sky high|through the roof|[0-3] [0-9])
    (?:quit|stopped|stop|withdraw(?:al|ing)|detox(?:ing)?|off|without|last drink|since) ~(?:drinking|alcohol|drink|vodka|booze|benzos|xanax|valium|cold turkey|from alcohol) ~~(?:shak(?:ing|es)|seeing things|hallucinat\\w+|seizure|sweating|hearing things|tremors|bugs|confused|vomiting|heart)
    delirium tremens|(?:the )?dts and
    (?:snake|viper|rattlesnake|adder|copperhead|black widow|scorpion|jellyfish|spider) ~(?:bit|bite|bitten|stung|sting|swelling)
    (?:bit|bitten|stung) by (?:a |an )?~(?:snake|rattlesnake|adder|viper|scorpion|black widow|copperhead|bee and|bees|wasps?)`,
  ),
  rule(
    "medical.bleeding_injury",
    "medical_emergency",
    "critical",
    "crisis",
    `(?:bleeding|blood|bleed|bled) ~~(?:will not stop|not stopping|keep|everywhere|a lot|gushing|pouring|spurting|heavily|badly|pooling|soaked|soaking|through the towel|through (?:the|a|my) (?:bandages?|pads?|towels?)|squirting|so much|all over|non ?stop|faster|pumping|out of (?:my|his|her) (?:ears?|mouth|nose for)|dizzy|faint|pregnant)(?= |$)(?! (?:of (?:drama|work|heart)))
    (?:keep|not|will not|never|can not|would not) (?:stop )?(?:bleeding|the bleeding|the blood)
    (?:so much|lots of|a lot of|losing|lost|too much|pool of|spurting|coughing up|coughing|vomiting|throwing up|puking|peeing|pissing|spitting up|spitting|pooping|passing) (?:a lot of |so much |lots of |bright |dark |up |clots of )?(?:blood|clots)
    (?:vomit|throwing up|poo|poop|stool|vomiting|puke) ~(?:black|coffee grounds|like coffee|tarry)
    (?:cut|sliced|severed|stabbed|shot|lacerated|chopped|gashed|slashed|smashed|impaled|amputated|sawed|crushed|tore) ~~(?:badly|deep|deeply|to the bone|artery|vein|bone|tendon|blood|bleeding|finger off|fingers off|off my finger|thumb off|spurting|see the bone|open) ~~(?:blood|bleeding|bone|stop|faint|dizzy|everywhere|help|cold|numb|stitches|spurt)
    (?:severed|cut|sliced|chopped|sawed|tore|ripped|blew) ~(?:off )?(?:his|her|my|the tip of my) ~(?:finger|fingers|thumb|toe|hand|foot|artery|arm|leg) (?:off|clean off|open|with (?:the|a) (?:saw|axe|mower|circular))
    (?:see|seeing|showing|sticking out|through) ~(?:bone|the bone|my bone|bones)(?= |$)(?! (?:broth|structure|marrow|apple|dry))
    (?:bone) ~(?:sticking|poking|showing|out of|through)
    (?:been|got|was|were|am|is|has been|just been|just got|i have been) (?:shot|stabbed|run over|hit by a (?:car|truck|bus|van|lorry|motorbike)|electrocuted|crushed|burnt badly|burned badly|impaled|bitten by a (?:snake|dog and))(?= |$)(?! (?:down (?:by|at|again)|in the back at work|in the game|in cod|at work by|lol|in (?:paintball|laser)))
    (?:car crash|car accident|crashed|wreck|motorbike|motorcycle|rolled the car|fell off|fell from|fell down|knocked down) ~~(?:trapped|bleeding|unconscious|can not move|can not feel|blood|neck|head|spine|not moving|stuck in|not responding|back hurts and|vomiting|confused|broken)
    (?:hit|banged|cracked|knocked|bumped|smashed|fell on|split) (?:my|his|her|the back of (?:my|his|her)) head ~~(?:vomit|vomiting|throwing up|confused|blood|bleeding|dizzy|pass|passed|not making|sleepy|double|pupils|seizure|blurry|keeps|concrete|slurr|unconscious|blacked|drowsy|fluid|stairs|threw up|can not see|forget)
    (?:third degree|severe|bad|boiling|scalded|burns?|burned|burnt|acid|oil|fire) ~~(?:burns? (?:all over|on (?:his|her|my) (?:face|chest|legs?|body|arms?))|skin (?:is )?(?:peeling|coming off|white|black|blistering|melted)|over (?:himself|herself|my (?:legs|chest|face|arms|baby)|her (?:chest|face)|his (?:chest|face)))
    (?:house|flat|kitchen|apartment|room|building|car) is on fire|smoke ~~(?:can not (?:get out|breathe|see)|trapped)|trapped (?:in|under) ~(?:fire|smoke|car|rubble|water|wreck)
    (?:water|waters|my water|fluid) (?:just )?(?:broke|broken) ~~(?:blood|cord|wrong|weeks|green|early|premature|pushing|feet|head|alone|push|baby is coming|contractions|crowning|hospital is|too early|not moving)
    (?:baby|head|it|feet|cord) (?:is )?(?:coming (?:now|out)|crowning|coming and (?:we|i|there)|prolapsed)|cord (?:is )?(?:around|out|hanging|between|first|came)|(?:there is|see|feel) (?:a|the) cord
    (?:pregnant|weeks|trimester|miscarr\\w+|postpartum|gave birth|after birth|c section|labour|labor|preeclampsia) ~~(?:bleeding|blood|cramps|pain so|baby (?:has )?(?:stopped|not) mov|seeing spots|seizure|contractions|fainted|gush|clots|soaking|severe|faint|not moving|passing out|vision|headache and)
    (?:baby|can not feel (?:the|my) baby) (?:has )?(?:not|stopped) (?:moved|moving|kicking)
    (?:worst|severe|unbearable|excruciating|agonising|agonizing|sharp|sudden|stabbing|intense|extreme) ~(?:stomach|abdominal|belly|abdomen|tummy|side|appendix|testicle|testicular|back|head) ?(?:pain)? ~~(?:fever|vomit|rigid|hard|blood|pass|faint|can not (?:stand|walk|move)|collapsed|worse|pregnant|curled|shoulder|green|bile)
    (?:appendix|spleen|aorta|ectopic) ~(?:burst|ruptured|bursting|rupture)
    (?:fever|temperature|temp) ~(?:10[4-9]|4[0-2]|of 10[4-9]|of 4[0-2]|over 40|over 104) ~~(?:baby|newborn|limp|confused|seizure|rash|stiff|not (?:waking|drinking|responding)|hallucinat|floppy|shaking|week|will not)
    (?:newborn|baby|infant|toddler) ~~(?:limp|floppy|fever|not (?:waking|breathing|feeding and|responding)|blue|grey|unresponsive|seizure|choking|swallowed|fell off|stiff)
    (?:not|have not|havent|can not|unable to) ~(?:kept?|keep|keeping|hold) ~(?:food|water|anything|fluids?|liquids?) down
    (?:hypothermia|heat ?stroke|frostbite|sepsis|septic|meningitis|dka|ketoacidosis|diabetic coma|pulmonary embolism|anaphylaxis)
    (?:stopped shivering|so cold ~ stopped|not shivering anymore)
    (?:call|need|needs|calling|get|send|getting|called|should i call|do i call|should i go to|send me|want) (?:me |us |him |her |for )?(?:an |a |the )?(?:ambulance|911|999|112|paramedics?|emergency services|er|a and e|emergency room)(?= |$)(?! (?:was|for (?:my (?:neighbour|story)|the exam)|last (?:year|month|week)|years|bill|driver|training|job|ride|dispatcher|volunteer|crew))
    choking (?:on|and|right|help|can not|now|to death|he|she|baby)(?! (?:back|up|tears))`,
  ),
];
