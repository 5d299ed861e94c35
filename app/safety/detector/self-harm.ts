import { rule } from "./patterns.ts";
import type { Rule } from "./patterns.ts";

const BODY =
  "(?:arms?|wrists?|thighs?|legs?|stomach|hips?|ankles?|skin|forearms?|belly|hands?|chest|calves|calf|shoulders?|knuckles|fingers|scalp|palms?|face|head|ribs|breasts|lips|feet|neck|body)";
const DO_HURT =
  "(?:hurt(?:ing|s)?|harm(?:ing|ed|s)?|cut(?:ting|s)?|burn(?:ing|ed|t|s)?|scratch(?:ing|ed|es)?|bit(?:ing|e|ten|es)|hit(?:ting|s)?|punch(?:ing|ed|es)?|slap(?:ping|ped|s)?|bruis(?:e|ing|ed)|injur(?:e|ing|ed)|carv(?:e|ing|ed)|slic(?:e|ing|ed)|stab(?:bing|bed)?|pick(?:ing|ed)|brand(?:ing|ed)|chok(?:e|ing|ed)|pinch(?:ing|ed)|starv(?:e|ing|ed)|mutilat(?:e|ing|ed)|scald(?:ing|ed)?|prick(?:ing|ed)|beat(?:ing)?|punish(?:ing|ed)?|claw(?:ing|ed)|smack(?:ing|ed)?|torture|torturing)";

/** Self-injury, now, lately or as an urge; eating-disorder behaviour sought or hidden. */
export const SELF_HARM_RULES: readonly Rule[] = [
  rule(
    "self_harm.injury",
    "self_harm",
    "moderate",
    "crisis",
    `${DO_HURT} (?:and [a-z]+ )?(?:myself|at myself|me myself)(?! up$)
    self (?:harm(?:ing|ed|s)?|injur(?:y|e|ing|ed)|mutilat(?:e|ion|ing)|hurt|punish(?:ment)?)(?! (?:more common|in (?:teen|young|schools?|adolescents)|common|prevention|awareness|policy|rates?|statistics|is common))
    (?:cut|cutting|burned|burning|burnt|scratching|sliced|slicing|carved|carving|bit|biting|picked|picking|bruised|bruising|digging|dug|scraped|scraping|rubbed|rubbing|scratch|burn|slice|carve|bite|dig|hit|hitting|punch|punching|slashed|clawed|clawing|stabbed|poked|poking|snapped|snapping|pressed|pressing|put out|stubbed|stubbing|erasing|ripping|pulling|scald|scalded|scalding|claw) ~(?:into |at |on |up |across |along |open )?my (?:own |inner |left |right |upper |bare )*${BODY}
    (?:blade|razor|razor blade|knife|scissors|lighter|needle|glass|sharpener|sharpener blade|box cutter|boxcutter|craft knife|compass|cigarettes?|safety pin|safety pins|hot iron|iron|tweezers|staple|staples|exacto|pin|pins|shard|penknife|nail file|rubber band|flame|curling iron|straightener|hair tie) ~~(?:to|on|against|across|into|in|over|along|at) ~(?:my |the inside of my )(?:own |inner |left |right |upper )*${BODY}
    (?:hide|hiding|cover|covering|conceal) (?:my |the )?(?:fresh |new )?cuts(?: from| so| at| with|$)
    (?:new|fresh|more|another|few|couple|couple of|three|two|four|five|six|deep|deeper|my|hidden|hiding|row of|lots of|a lot of|recent|so many|old and new|old|bleeding|hide|cover|covering|stinging) (?:cuts|cut marks|scars|burns|lines|self harm scars|slices|scratches|cigarette burns|marks|slashes|wounds)(?= |$)(?! (?:in (?:the )?(?:budget|funding|film)|of (?:beef|meat|cloth)|to the|for (?:the|our)|from (?:the cat|my cat|gardening|climbing|brambles)))
    (?:cutting|cut|cuts|slicing|burning|scratching|self harm|sh) (?:again|relapse|last night|every night|every day|to (?:feel|cope|release|stay|numb|see|punish|get through|make it|deal|calm)|in the (?:shower|bathroom|bath)|is (?:the only|my only|what)|helps|feels|calms|when i (?:get|feel|am|mess|can not)|because i|deeper|worse|lately|right now|before bed|tonight|after (?:school|work|every))
    (?:urge|urges|want|wanting|need|needing|crave|craving|cravings|itch|itching|tempted|dying|thinking about|thinking of|thoughts of|about to|going to|trying not|fighting|resist|resisting|close to|wanna|desperate|impulse|impulses|like) (?:so bad |badly |so badly )?(?:to |about |on )?(?:cut|cutting|self harm|burn myself|hurt myself|hurting myself|bleed|relapse and cut|slice|carve|do it again with the blade|see blood|feel the blade|pick up the (?:blade|razor)|use the (?:blade|razor)|pull out (?:my|the) (?:blade|razor)|harm)(?= |$)(?! (?:it|this|off|down|back|my hair|hair|carbs|sugar|class|the|a|him|her|them|out|costs|ties|corners|some|calories|fat|weight|to the|short|through|all|people|contact|through|radiators?))
    (?:relapse|relapsed|relapsing|slipped|broke my streak|broke|lost my streak|gave in|caved|slip up|slipped up|failed) ~(?:on |with |and |into )?(?:self harm|cut|cutting|sh|blade|razor|hurting myself|burning)
    (?:days?|weeks?|months?|years?) (?:clean|free) ~~(?:gone|relapsed|broke|blew|ruined|over|lost|messed|slipped|cut|down the drain|reset|back to zero|blade)
    (?:(?:my|the|a|hidden|hid|hide|hiding|keep|kept|bought|buy|found|stole|unscrewed|took apart|broke open|got) ~(?:blade|blades|razor blades?)) ~~(?:sharpener|drawer|phone case|again|under my|pillow|pencil|relief|hidden|release|calm|help|case|wallet|mattress|hurt|bathroom|sock|shower)
    (?:feel|need|want|miss|crave|love|missing|use|used|using) (?:to feel )?the (?:blade|razor|sting|cutting|blood|burn of the|pain of cutting)
    (?:making|make|made|watch|watching|see|seeing|want|need|let) (?:myself|me|my (?:arm|arms|skin|thighs?|leg|legs)) (?:bleed|bleeding|hurt|bruise|vomit|throw up|sick|puke)
    (?:till|until|so) (?:i |my [a-z]+ |they |it )(?:bleed|bleeds|bruise|bruises|is raw|draw blood|drew blood|bled|black out|am bruised|see blood|swell)
    (?:bang|banging|hit|hitting|bash|bashing|slam|slamming|smash|smashing|knock|pounding|headbutt|headbutting) (?:my (?:own )?head|my forehead|my fists?|my skull|my face) (?:on|against|into|off|with|in)? ?(?:the |a |my )?(?:wall|walls|desk|door|floor|until|when|fists?|table|because|to)
    (?:punch|punching|punched|hit|hitting) (?:the |a )?(?:walls?|door|brick|concrete|mirror|tree) (?:until|till|so|and it|because|when|to (?:feel|make)|hoping)
    (?:pull|pulling|ripping|rip|tearing|yanking) (?:out )?my (?:own )?(?:hair|nails|eyelashes|hair out|skin off|toenails)
    (?:hide|hiding|cover|covering|conceal|concealing|explain|disguise) (?:up )?(?:my |the |some |these )?(?:fresh |new |old |self harm )?(?:cuts|scars|self harm|burns|marks on my|scabs|cutting|wounds|arms|bandages)
    (?:hide|hiding|cover|covering) ~(?:my )?(?:arms|wrists|thighs)(?= |$)
    (?:wearing|wear) (?:long sleeves|hoodies|hoodie|bracelets|long sleeve) ~~(?:see|hide|cover|cuts|scars|notice|summer|heat|marks|arms)
    (?:deserve|deserved) (?:to be hurt|the pain|to hurt|to bleed|to suffer|to be punished|punishment|to be in pain)
    (?:pain|blood|bleeding|cutting|burning|hurting|picking|scratching) ~(?:only|one) ~(?:release|relief|thing|way|control|comfort|escape|real|helps)
    (?:only|one) ~(?:release|relief|thing|way|control|comfort|escape) ~~(?:cut|cutting|blade|razor|hurting myself|bleed|bleeding|burning|blood)
    (?:styros?|beans|cat scratches|barcode|cut to (?:styro|beans|fat)|hit (?:styro|beans)|tally marks? on my)
    (?:scars?|cuts|burns|bandages?|plasters?) on my (?:${BODY.slice(3, -1)}) ~~(?:hide|new|fresh|again|nobody|see|add|added|more|growing)
    how (?:deep|hard|far) ~(?:cut|cuts|do i cut|can i cut|to cut)(?= |$)(?! (?:the|this|a|my hair|onions?))
    (?:add|added|adding) ~(?:cuts?|lines?|scars?) to (?:my|the)
    (?:opened|reopened|opening|reopening) (?:up )?(?:my|an|the|old) ?(?:old )?(?:cuts?|wounds?|scabs?|scars?)`,
  ),
  rule(
    "self_harm.eating",
    "self_harm",
    "moderate",
    "crisis",
    `(?:making|make|made|force|forced|forcing) (?:my ?self|me) (?:throw up|vomit|sick|puke|purge|be sick|to vomit|to throw up)
    (?:purg(?:e|ing|ed)|binge and purge|binging and purging|binged and purged|throwing up|throw up|vomit|vomiting|puking|threw up|threw it up|sticking my fingers|fingers down my throat|toothbrush down my throat) ~~(?:after (?:every|eating|meals?|dinner|lunch|each|breakfast|i eat)|on purpose|everything i eat|calories|my (?:dinner|lunch|meals?|food)|again|secret|secretly|shower|nobody|every|several times|times a day|to lose|what i ate|in the shower|to stay thin|hide)
    (?:i|been|am|keep|started|back to|kept|still) (?:purg(?:e|ing|ed)|starv(?:e|ing|ed) myself|abusing laxatives|restricting again|fasting for days|binging and purging|bingeing and purging)
    fingers down my throat
    (?:laxatives?|diet pills|ipecac|diuretics|water pills|enemas?) ~~(?:lose|weight|thin|thinner|after|every|daily|day|binge|how many|flat|skinny|hide|hidden|a whole|box|abuse|abusing|addicted)
    (?:taking|take|took|abusing|using|abuse|swallowing|swallowed|popping|bought|how many) ~(?:laxatives?|diet pills|ipecac|diuretics)
    (?:not|nothing|have not|havent|stopped|refuse to|refusing to|did not|will not|do not|without) (?:eaten|eating|ate|eat|food|had food|touch food|eaten anything|to eat) ~~(?:[2-9] (?:whole )?days|two days|three days|four days|five days|six days|days on purpose|a week|on purpose|deserve|to lose|until i am|till i am|punish|to be thin|skinny|thinspo|secret|nobody (?:knows|has noticed)|calories|since (?:monday|tuesday|wednesday|thursday|friday|sunday|saturday) on purpose|feel powerful|in control|proud|earned)
    (?:do not|not) deserve (?:to eat|food|meals?|dinner|lunch|breakfast)
    (?:starv(?:e|ing|ed)) (?:my ?self|to (?:be thin|lose|punish|feel|get))
    (?:pro ?ana|pro ?mia|thinspo|thinspiration|meanspo|ana tips|mia tips|ana buddy|mia buddy|ana coach|bonespo)
    (?:ana|mia) ~(?:tips|buddy|coach|friend|voice|diet|goals|is my)
    (?:eat|eating|ate|live on|living on|surviving on|allow(?:ing)? myself|limit|restrict(?:ing|ed)?|max) ~(?:[1-6][0-9][0-9]|[1-9][0-9]|two hundred|three hundred|four hundred|five hundred|zero|0) (?:calories|cals|cal|kcal)
    (?:under|only|below|less than|just) (?:[1-5][0-9][0-9]|two hundred|three hundred|four hundred|five hundred) (?:calories|cals|cal|kcal)
    (?:hide|hiding|fake|faking|throw(?:ing)? away|flush(?:ing)?|dumping|bin|binning|feeding the dog|spit(?:ting)?|chew(?:ing)? and spit(?:ting)?|pretend(?:ing)? (?:to|i)) ~~(?:food|eat|eating|ate|eaten|lunch|dinner|meals?|weight|purging|vomiting|throwing up|not eating) ~~?(?:mum|dad|parents|anyone|notice|napkin|nobody|think|treatment|they|doctor|nurse|so|from|everyone|family|already|weigh)
    (?:drink|drinking|water load|waterload|waterloading|coins|weights?|rocks|stones) ~~(?:before (?:my )?weigh ?in|weigh in|before they weigh|before the scale|hospital gown)
    how (?:long|many days|little) ~(?:go without eating|without food|not eat|starve|fast)
    how (?:to|do i|can i|do you) (?:purge|make myself (?:throw up|vomit|sick)|throw up (?:quietly|without|silently)|vomit (?:quietly|without)|starve|hide (?:that i|my eating|not eating|purging|weight loss)|stop feeling hungry|not feel hunger|ignore hunger|suppress my appetite so)
    (?:exercise|exercising|run|running|work out|workout|working out) ~~(?:burn off (?:every|everything|all|what i)|until i (?:pass out|collapse|faint|throw up|black out)|earn (?:my )?(?:food|dinner)|four hours a day|before i am allowed to eat)
    (?:feel|love|like|proud of|chase|chasing|see|seeing|addicted to) ~(?:hunger|hungry|empty stomach|bones|collarbones|ribs)
    (?:cotton balls|chew(?:ing)? (?:ice|gum) instead of (?:eating|meals|food))
    (?:skip|skipping|skipped|reduce|reducing|cut|omit|omitting|stopped taking) (?:my )?insulin ~~(?:weight|thin|lose|skinny|on purpose|calories)
    (?:passed out|fainted|dizzy|blacked out) ~~(?:not eating|have not eaten|starving|from purging)`,
  ),
  rule(
    "self_harm.weak",
    "self_harm",
    "low",
    "check_in",
    `(?:binge|binging|binged|bingeing) and (?:hate|starve|feel disgusting|throw|purge|then)
    (?:hate|disgusted by|repulsed by) my body ~~(?:not eat|starve|skip|meals|eating)
    (?:skip|skipping|skipped) (?:every|all|most|my) (?:meals?|lunch|dinner|breakfast)(?: and dinner)? ~~(?:weight|thin|disgusting|fat|deserve|control|again)
    (?:want|need|wish|going) to (?:hurt|feel pain|feel something sharp|punish myself|bleed|scratch)$
    (?:old )?urges? (?:are|is|to hurt|have|came|come|coming) ~(?:back|strong|bad|again|loud|returning)
    (?:months|weeks|days) clean`,
  ),
];
