import { rule } from "./patterns.ts";
import type { Rule } from "./patterns.ts";

const STRONG =
  "(?:kill|stab|strangle|murder|smother|poison|shoot|behead|execute|slit|gut|bludgeon|choke|torture|maim|suffocate|drown|burn|torch|run over|beat|hurt|bash|break|smash|crush|push|throw|shove|attack|ruin|cave in|crack|snap|slash|cut|knife|end|destroy|punch|hit|ambush|jump|set fire to|set)";
const SOMEONE =
  "(?:him|her|them|these (?:people|idiots)|those (?:people|bastards|kids|boys|girls)|that [a-z]+|people|everyone|somebody|someone|(?:my|his|her|their|our|the) (?:[a-z]+ )?(?:boss|ex|husband|wife|mum|dad|brother|sister|stepdad|stepmum|neighbou?rs?|roommates?|flatmate|boyfriend|girlfriend|coworkers?|colleagues?|manager|teachers?|baby|babies|kids?|child|children|twins|son|daughter|parents|uncle|aunt|cousin|landlord|bull(?:y|ies)|classmates?|family|infant|toddler|newborn|partner|therapist|doctor|girls?|guys?|boys?|man|men|woman|women|people|students|friends?|judge|lawyer|supervisor|law|face|skull|throat|neck|legs?|arms?|head|ass|house|car|kneecaps|jaw|teeth|ribs|bones|spine|stairs))";

/** Wider nets for harm to others, abuse, self-injury and medical danger. */
export const BROAD_OTHER_RULES: readonly Rule[] = [
  rule(
    "violence.sideways",
    "harm_to_others",
    "high",
    "crisis",
    `(?:going to|will|about to|might|could|want to|wanted to|plan(?:ning)? to|swear i will|ready to|need to|must|have to|urge to|boutta|decided to) (?:just |go |actually |fucking |and )?(?:stab|strangle|murder|smother|poison|shoot|behead|slit|bludgeon|suffocate|set fire to|torch|burn|kill|run over|cave in|break|smash|ruin|crack|beat|end|drown|set) (?:him|her|(?:his|her|their|my [a-z]+(?: s)?|my (?:brother|sister|dad|mum|boss|ex)s?) (?:throat|skull|face|legs?|neck|house|car|head|ass|kneecaps|jaw|teeth|brains|ribs|flat|hands?|fingers|place) ?(?:in|on fire|open|down)?)(?! (?:a (?:message|text|favour)|lol|at (?:chess|tennis|fifa|mario)|in (?:chess|fifa|mario)|dinner|toast))
    (?:going to|will|want to|need to|might|about to|must|have to|ready to) ${STRONG} ${SOMEONE} ~~(?:tonight|tomorrow|monday|knife|gun|bat|hammer|crowbar|petrol|hospital|blood|not joking|mean it|swear|before|if|when|bare hands|not kidding|watch me|with (?:him|her|them) in it|list|sleep|dead|die|pay|bleed|for what)
    (?:pushing|drowning|smothering|stabbing|poisoning|strangling|shaking|suffocating|shooting|throwing|dropping|hurting|choking|hitting|burning|killing|murdering|cutting|running over|slapping|punching|beating|bashing|pressing it on|setting fire to|squeezing) ${SOMEONE}
    (?:pillow|hands|blanket|knife|bat|hammer|gun) ~~(?:over|on|around|round|pressing|press|against|into) ~(?:his|her|their|my [a-z]+(?: s)?|mothers|mums|babys|husbands|wifes|dads) (?:face|throat|neck|mouth|chest|back)
    (?:my )?hands (?:around|round) (?:his|her|their|my [a-z]+) (?:neck|throat)
    (?:shook|hit|slapped|choked|punched|hurt|shoved|threw|pushed|strangled|bit|kicked|beat|burned|squeezed|grabbed) (?:my|the|our) (?:baby|girlfriend|boyfriend|wife|husband|partner|kid|kids|son|daughter|child|toddler|mum|mother|sister|brother|gran|dog|newborn) ~~(?:again|next time|worse|scared|could not stop|want to|liked|yesterday|last night|bruise|hard|afraid|do it|lost control|not stop|snapped|felt good|part of me)
    (?:waiting|wait|lie in wait|hiding|sitting|parked|standing|be there|going to be there|turn up|show up|follow(?:ing|ed)?|going|drive|driving) ~~(?:for|outside|near|behind|by|to|at|him|her|them|there|round) ~~(?:knife|bat|gun|machete|hammer|rifle|shotgun|glock|crowbar|axe|petrol|acid|weapon|blade|pistol)
    (?:bought|got|have|found|grabbed|packed|keep|took|borrowed|loaded|sharpened|holding|know where|sharpening) ~(?:machete|bat|gun|knife|shotgun|rifle|crowbar|axe|petrol|gasoline|acid|hammer|glock|molotov\\w*|pipe bomb|bomb|pistol|grenade) ~~(?:waiting for|come round|comes round|he|she|they|him|her|them|landlord|boss|ex|neighbou?r|school|teacher|work|brother|burn|pay|sorry|kill|hurt)(?= |$)(?! (?:is teaching|taught|said i could hunt|likes hunting))
    (?:bring|take|bringing|taking|brought) ~(?:shotgun|rifle|gun|knife|bat|pistol|machete|glock|bomb|axe|weapon)
    (?:watch|see|want|make|let) ~(?:them|him|her|it|the (?:school|house|place|office)) (?:all )?(?:burn|bleed|suffer|beg|die|scream|choke|drown)
    (?:hide|hiding|dispose of|get rid of|burying|bury|dump|dissolve) (?:a|the|his|her) (?:dead )?body(?! (?:image|hair|fat|odou?r|in (?:the|my) (?:novel|story|chapter|book|game)))
    (?:antifreeze|poison|arsenic|bleach|rat poison|thallium|ricin|sleeping pills|eye drops|insulin) ~~(?:his|her|their|a) (?:drink|food|coffee|tea|soup|wine|beer|dinner|meal)|(?:antifreeze|poison|arsenic) ~~(?:man|woman|husband|wife|someone|person|neighbou?r) notices
    (?:god|voices?|angel|angels|demon|demons|devil|satan|allah|jesus|spirit|they|tv|radio) ~~(?:must|have to|has to|need to|should|told me to|says to|ordered|commanded|wants me to|want me to|tells me to|telling me to) ~(?:end|kill|hurt|stop|sacrifice|purge|punish|destroy|remove|cleanse|silence|eliminate|stab|attack|push|burn|get rid)
    (?:devil|demon|demons|impostor|imposter|possessed|reptilian|spy|spies|poisoning me|controlling me|replaced|cia|through the (?:pipes|walls|wires)) ~~(?:must|have to|get rid|kill|end|stop (?:him|her|them)|hammer|knife|before|attack|gun|defend|hurt)
    (?:deserves?|has|have|needs?|going) to die ~~(?:make it happen|i will|i am going|myself|make sure|on (?:monday|tuesday|wednesday|thursday|friday)|tomorrow|at (?:school|work)|soon)
    (?:someone|somebody|people|they|everyone|he|she|kids) (?:at (?:school|work|church|the office|home) )?(?:is|are|will|deserves?|deserve) (?:going |have )?(?:to )?(?:die|be dead|bleed|get shot|get stabbed) (?:on|tomorrow|tonight|monday|soon|today|at|because|when|if)(?! (?:alone|anyway|of old|eventually|out))
    (?:make|going to make|gonna make) (?:him|her|them) pay ~~(?:knife|gun|coming|bat|blood|sorry|tonight|hurt|suffer|kill)
    (?:push|pushing|shove|throw|shoving|throwing|hurt|stab|attack|kill|shoot|hit|punch) (?:strangers?|people|passers ?by|passengers|commuters|pedestrians|random people|women|customers|patients)(?= |$)(?! (?:away|with kindness|too hard in (?:the )?(?:game|training)|when they (?:annoy|cut)))
    (?:shook|hit|slapped|choked|hurt|shoved|threw|dropped|squeezed|smothered) (?:my|the|our) (?:baby|newborn|infant|toddler|kid|son|daughter)(?= |$)(?! (?:a (?:party|ball)|up|s (?:hand|party)))
    hide a body|hide the body
    meter(?:le)? un tiro a|pegar(?:le)? un tiro a|(?:poison|stab|kill|hurt|shoot)(?:ing)? my ~(?:in law|in laws)
    (?:bullet|knife|fist|blade|beating|hammer|bat) (?:from me|with (?:his|her|their) name)
    (?:is|are|was) (?:so )?(?:dead|dead meat|a dead man|a dead woman) (?:when i|tomorrow|tonight|once i|after i|the next time|next time i|by the time i)
    (?:urges?|impulses?|compulsion|temptation) to (?:set|hit|hurt|strangle|stab|choke|kill|punch|slap|push|burn|shake|smother|throw|attack|poison|shoot|beat|bite|kick|drown) (?:my|him|her|them|the|a|people|someone|strangers|his|our|random)(?= |$)(?! (?:alarm|ball|table|snooze|phone|gym))
    set ~(?:house|flat|car|school|building|office|apartment|home) on fire
    (?:put|putting|send) a (?:bullet|knife|blade|hammer) (?:in|through|into) (?:his|her|their|him|them|my [a-z]+(?: s)?)
    (?:blow|blowing|shoot|shooting|burn|burning) (?:up |down )?(?:the|my|this|that|our) (?:school|office|mall|church|mosque|hospital|workplace|factory|house|place)(?= |$)(?! (?:project|scene|play))
    (?:make|want to make) (?:him|her|them|people) (?:bleed|suffer|scream|beg|cry blood)
    (?:list|names) of ~(?:people|kids|teachers|students|everyone|those|classmates|who) ~~(?:die|pay|deserve|first|regret|suffer|kill|shoot|target)
    (?:slide on|smoke|pop|clap|merk|body|ice|wet|blast|spray|stomp out|jump|press|drop|spin on|dome|shank) (?:him|her|them|that (?:dude|guy|kid|boy|girl|bitch)|my (?:ex|opps?|stepdad|boss))(?= |$)(?! (?:a (?:message|text|line)|off|in the (?:game|match)|up|with (?:kindness|water)))
    (?:beat|kick|bash|stomp) (?:(?:his|her|their|my [a-z]+(?: s)?|my (?:brothers|sisters|dads|bosses|exs|neighbou?rs)) )?(?:ass|head|face|teeth) ~~(?:hospital|bad|dead|in|not joking|blood|move|bleed|unconscious)
    (?:hospital|intensive care|wheelchair|morgue|grave|coffin|ground|body bag|dirt|ditch) ~~(?:put (?:him|her|them)|him in|her in|them in)|put (?:him|her|them|you|my [a-z]+) in (?:the )?(?:hospital|ground|morgue|coffin|grave|dirt|wheelchair|a (?:coffin|grave|ditch|body bag|wheelchair))
    (?:hurt|kill|stab|shoot|attack|harm) (?:somebody|someone|anyone|anybody|people) ~~(?:anybody|pressure|tonight|today|soon|next|real|bad|badly|tomorrow|random|do not care who|else|at (?:work|school)|who)
    (?:need|want|going) to hurt (?:somebody|someone|people|them|him|her|others)
    (?:will|might|going to|could) (?:snap|lose it|explode|blow) and ~(?:take|use|grab|get|kill|hurt|stab|shoot|knife|go|somebody|someone)
    next time (?:i will|i might|it|will|he|she|i) ~?(?:be worse|not stop|kill|will be worse|not be so lucky|end up|finish)
    (?:will not|would not|did not want to|could not|do not want to) (?:let go|stop) ~?(?:of (?:his|her) (?:throat|neck)|until (?:he|she|they))?$`,
  ),
  rule(
    "abuse.sideways",
    "abuse_or_violence",
    "high",
    "crisis",
    `(?:<ABUSER>) ~(?:slams?|slammed|smashe[sd]|bangs?|banged|cracks?|cracked|puts?|hold|holds|held|shoves?|pushes|dunks?|throws?|threw|pours?|poured|spilled|splashe[sd]|tipped|stubs?|stubbed|put out|broke|breaks?|twists?|twisted|bends?|bent|sprained|dislocated|stamps?|stamped|stands?|sits?|sat|knelt|steps?|stepped|spits?|pees?|rips?|ripped|cut|cuts|tore|pulls?|pulled|yanks?) ~(?:my (?:head|hand|hands|face|arm|arms|fingers?|wrist|leg|hair|neck|ribs|nose|jaw|teeth|foot|feet|back|clothes|shirt|throat|ear|tooth|stomach|things)|on me|at me|over me|me)(?= |$)(?! (?:a (?:surprise|party|rope|line|lifeline|card|message|text|pen|book|ball|towel|kiss|look|party)|up for|in a (?:good|great) mood|a chance|together|off the list|to bed|on hold|first|on the list|some|aside|through school|when we were (?:little|kids|small|young)|to (?:run|try|do|be|work|study|apply|grow|finish|train)|knee to (?:check|test)))
    (?:watch(?:es|ed|ing)?|film(?:s|ed|ing)?|record(?:s|ed|ing)?|photograph(?:s|ed)|spies|spied|spying|peeks?|walks in) ~(?:on )?(?:me|my daughter|my sister) ~(?:shower|showering|changing|undress|undressing|sleep|naked|bath|bathroom|toilet|in my sleep|getting dressed|getting changed)
    (?:puts?|putting|put|slid|slides?|moves?|sticks?|runs?|rubs?) (?:his|her|their) (?:hands?|fingers?|tongue|mouth|thing) ~(?:inside|in|up|under|down|between|on|into) (?:my|me)
    (?:kiss(?:es|ing|ed)?|hug(?:s|ging)?|lick(?:s|ing|ed)?|strok(?:es|ing|ed)|fondl(?:es|ing|ed)|massag(?:es|ing|ed)|tickl(?:es|ing)) ~(?:me|my) ~~(?:mouth|skirt|shorts|thigh|thighs|1[0-7]|uncle|secret|do not like|uncomfortable|say stop|private|bed|tongue|neck and|underwear|lips|naked|inside|coach|teacher|stepdad)
    (?:makes?|made|making|tricks?|bribes?) me do (?:things|stuff|sexual|it|bad things)
    on top of me|inside me(?= |$)(?! (?:that|is|feels|there|like|hurts|was|wants|just|died|knows|has|screams))
    (?:throwing|throws|threw|swinging|waving|pointing|holding) (?:a |the )?(?:knives|knife|gun|plates|chairs?|bottles?|bat|hammer|glass|axe|machete|boiling water|scissors)(?: at (?:me|us|the wall|my))?(?= |$)(?! (?:in (?:the )?(?:game|circus)|competition))
    (?:sleep|slept|sleeping|hide|hid|hiding|stayed|locked) ~(?:car|bathroom|closet|garage|shed|park|basement|friends|outside|room) ~~(?:because|until|so) (?:he|she|they|dad|mum|husband|boyfriend|stepdad|wife|girlfriend) ~(?:throwing|drunk|hit|hits|hitting|violent|screaming|threw|knife|breaking|smashing|raging|angry|kick|beat|gun|calms|calmed|falls asleep|rage)
    (?:pay|paying|work off|cover|owe) ~(?:rent|debt|it|him|back) ~(?:another way|other ways|with my body|in bed|with sex|sleep with|favou?rs|in kind)
    (?:will not|does not|never|not|refuses to) (?:let|lets|allow|allows|give|gives) me (?:have |use |get |touch |near |hold |carry |own |to have |any |my )*(?:bank|card|money|phone|job|account|keys|friends|car|license|medication|doctor|food|clothes|a say|cash|documents|passport|bathroom|water)
    (?:counts?|checks?|inspects?|times?|logs?|monitors?|reads?) ~(?:petrol|mileage|receipts?|my (?:mileage|underwear|receipts|steps|trips|every|texts|phone|messages|bag|calls|diary|location|emails)|how long i|minutes i)
    not allowed to (?:speak|talk|see|visit|call|leave|work|drive|eat|have|lock|close|go|own|study|sleep|use)(?= |$)(?! (?:the (?:car park|beach)|carbs|gluten|dairy|sugar|nuts|at work|in (?:class|the library|meetings)|for (?:24|48|a week|a few)|about (?:the|it) until|after the surgery|solids))
    (?:put|puts|have|drive|get|shoot|fire|stick) a (?:bullet|knife|gun) ~(?:in|to|through|at|into|on) (?:me|us|my|the kids|him|our)
    (?:broke|break|breaks|breaking|fractured|dislocated|knocked out|chipped|cracked|bruised|split|blackened) my (?:finger|fingers|arm|nose|rib|ribs|jaw|tooth|teeth|wrist|collarbone|leg|hand|lip|eye|eye socket|cheekbone|toe|hip) ~~(?:because|when|for|last|again|he|she|and|dad|husband|boyfriend|so|with|drunk)(?= |$)(?! (?:i (?:fell|slipped|tripped)|skiing|playing|falling|in a (?:fall|crash|match)))
    (?:husband|he|she|boyfriend|dad|mum|stepdad|wife|girlfriend|partner|ex|aide|carer|nurse|staff|brother|uncle|parents) ~(?:ties?|tied|tying|locks?|locked|chains?|chained|handcuffs?|handcuffed|restrains?|duct tapes?|gags?|cages?) ~(?:me|us|my|her|him|the kids|fridge|door)
    (?:puts?|slips?|slipped|put|puttin|dropped|mixes?|crushes) ~(?:something|things|stuff|pills|drugs|powder|sedatives?) ~(?:in|into) my (?:drinks?|food|tea|coffee|glass|wine|water|juice|dinner)
    wake up ~(?:sore|bruised|naked|without (?:my )?(?:clothes|underwear)|not remembering|next to him|bleeding down)
    (?:does|do|did|doing|done|takes|took|forces?|has|had|pushes|pushed|carries|gets) ~(?:it|sex|what he wants|that|me) (?:anyway|by force|regardless|even when i (?:say no|cry|sleep|said no|beg))
    (?:say|said|saying|says) no ~(?:he|she|they) ~(?:does|do|did|keeps?|kept|went|carries|continues?|continued|force|anyway|still|ignore)
    (?:follow(?:s|ed|ing)?|chas(?:es|ed|ing)|stalk(?:s|ed|ing)?|tail(?:s|ed|ing)) (?:me|us) ~~(?:home|nights?|bus|car|every|again|my name|knows|knew|street|station|work|scared|flat|door|school|store|days|week|weeks|dark|train)(?= |$)(?! (?:back on|on (?:instagram|twitter|tiktok)|cat|dog))
    (?:knows?|knew|found|has|got|sent|texted|posted) ~(?:my name|where i live|my address|my new address|my schedule|photos of my|picture of my|pictures of my|video of my|my front door|my window)
    (?:violent|violnt|abusive|beating|hitting|aggressive|physical) (?:again|agen|with me|to me|towards me|on me|when|and i|every|right now|tonight)
    (?:be|keeps?|been|always|is|are|was|still|started|starts) (?:beating|hitting|slapping|punching|choking|hurting|kicking|touching|molesting|raping|stalking|threatening) (?:on |up on )?(?:me|us|my)
    (?:in|inside|under) (?:my|the|a) (?:closet|wardrobe|bed|bathroom|basement|attic|shed|cupboard|bath) ~~(?:violent|hit|scream|screaming|yelling|drunk|smash|gun|knife|quiet|find me|fighting|rage|dad|him|angry|outside the door)
    (?:makes?|made|forces?|forced|tells?|told|wants?|asks?|asked) me (?:to )?(?:take (?:off )?my clothes(?: off)?|undress|strip|get naked|touch (?:him|her|his)|lie down with|watch (?:porn|him)|sit on (?:his|her) lap|sleep in (?:his|her) bed|send (?:him )?(?:nudes|pictures)|kiss (?:him|her))
    mi (?:tio|papa|padrastro|abuelo|primo|hermano|profesor|maestro|jefe|vecino|cunado) me (?:toca|manosea|besa|obliga|encierra)
    (?:forced|forces|forcing|force) (?:himself|herself|themselves|me) (?:on|onto|into|upon|to (?:have|sleep|do|touch)) ~(?:me|him|her|sex)?
    (?:forced|made) to (?:sleep with|have sex|marry|strip|perform|touch)
    (?:threat(?:ens?|ening|ened)|will not stop threatening) (?:me|us)
    (?:find|found) (?:my|your|our|the) body|nobody would ever find|no one would (?:ever )?find (?:me|my|us)
    (?:told|tell|tells|said|say|lied to|lie to) ~(?:hospital|doctor|doctors|nurse|teacher|er|school|everyone|people|work|police|dentist|mum) ~(?:i )?(?:tripped|fell|walked into|slipped|fell down|it was (?:an accident|the door|the dog|football))
    (?:taking|takes|steals?|stealing|took|controls?|emptied|empties) ~(?:my|gran s|her|his|mums|dads) (?:pension|benefits|disability|savings|wages|social security|food stamps|pip|paycheck|tips)
    (?:hits?|hurts?|slaps?|pinche[sd]|shoves?|yells at|screams at|starves?|neglects?|leaves|ignores|drags?) (?:me|him|her) when (?:i|she|he) (?:need|needs|ask|asks|wet|soil|cry|cries|spill|spills|call|calls|ring|rings|am slow|is slow|want)
    (?:passport|papers|id|documents|phone) ~~(?:no pay|without pay|unpaid|hours a day|cannot leave|can not leave|arrived|debt|work (?:sixteen|eighteen|fourteen|[0-9]+))
    (?:send|show|post|leak|share|release) ~(?:nudes|pics|photos|pictures|videos|video|screenshots|it) ~~(?:unless|pay|to my (?:family|mum|parents|school|boss|husband|friends)|if i (?:do not|leave|tell|block|stop)|whole school|everyone at)
    (?:marry|married off|marriage) ~~(?:never met|against my will|forced|abroad|sending me|first cousin|twice my age|no choice|1[0-7]|older man|my parents are making)
    (?:me viola|me viol\\w+|se mete a mi cama|me sigue|me persigue|me espia|fotos de mi casa|manda fotos de)`,
  ),
  rule(
    "self_harm.sideways",
    "self_harm",
    "moderate",
    "crisis",
    `(?:long sleeves|hoodies?|bracelets|bandages?|jeans|tights|sleeves) ~~(?:july|summer|heat|nobody knows|hot|see my|show|cover|hide|beach|pool|pe|gym class)
    (?:scrub(?:bed|bing)?|scrap(?:ed|ing)|rub(?:bed|bing)?|pick(?:ed|ing)?|bit(?:e|ing|ten)?|chew(?:ed|ing)?|dig(?:ging)?|dug|scald(?:ed|ing)?|rip(?:ped|ping)?|peel(?:ed|ing)?|press(?:ed|ing)?|squeez(?:ed|ing)|claw(?:ed|ing)?) ~~(?:raw|bled|bleeding|blood|bleeds|hurts|purple|scarred|bruised|open|so it hurts|numb|to feel|calms)
    (?:punch(?:ed|ing)?|smash(?:ed|ing)?|hit|broke) ~(?:mirror|glass|window|wall) ~~(?:on purpose|wanted|cut|glass|shards|hand|bleed|felt|feel|hurt|pain)
    (?:wound|cut|scab|burn|scar)s? ~~(?:opened again|open again|picking|pick it|reopen|so it hurts|fresh|bleeding again|hidden|not heal|wont heal|let it heal)
    (?:bruise|cut|scar|burn|mark|bit of pain|pain|ounce of pain)s? i (?:give|gave|make|made|put|inflict|cause) (?:myself|on)?
    (?:bang(?:ed|ing)?|slam(?:med|ming)?|smash(?:ed|ing)?|hit(?:ting)?|smack(?:ed|ing)?|knock(?:ed|ing)?|bash(?:ed|ing)?) my (?:own )?(?:head|forehead|skull|fist|hand|knuckles|face) ~~(?:tiles|wall|floor|desk|door|stars|until|on purpose|bricks|because i|again|when i|to stop|counter|bathtub|over and over)
    (?:hot water|boiling water|lighter|candle|iron|hair straightener|stove|ice|salt|hand sanitizer|cigarette|match|matches|wax|lemon juice|rubber band|hair tie) ~~(?:on my|against my|to my|into the cuts|calms|skin|arm|hands|wrists?|thigh)(?= |$)(?! (?:pain relief|knee injury|sprain|burns? from cooking|by accident|accidentally))
    (?:water load(?:ing)?|waterloading)
    (?:put|send|sent|putting) me back (?:in|into)? ?(?:inpatient|hospital|treatment|residential)
    (?:weigh in|weighed|scale) ~~(?:trick|cheat|fake|hide|coins|water|inpatient|before they|lie|sew)
    (?:week|days?|day [0-9]+|hours) (?:without|with no|of no|of nothing but|with nothing but|of only|on only|off) (?:any )?(?:food|eating|meals|diet coke|gum|water|black coffee|tea|solids|ice)
    (?:nothing but|only|just|living on|surviving on|lived on) (?:gum|diet coke|black coffee|water|ice|coffee|energy drinks|air|celery|lettuce|rice cakes|cigarettes)(?: and (?:gum|coffee|water|cigarettes|diet coke|air))? ~~(?:days?|week|pure|empty|weeks|clean|thin|light|since|proud|strong)
    (?:feel|felt|love|like|so|feels) ~(?:pure|empty|light|clean|in control|powerful|hollow|weightless) ~~(?:without (?:food|eating)|not eating|starving|fasting|empty stomach|after (?:purging|vomiting|throwing)|when i do not eat|do not eat|no food)
    (?:love|like|loving|chasing|addicted to) (?:how|the|feeling|being)? ?(?:empty|hungry|hollow|lightheaded|starving)
    (?:i|and|but|only|just|then|to) (?:cut|burn|slice|scratch) (?:to (?:cope|feel|survive|breathe|calm|release|deal|function|sleep|forget)|when i|for relief|because it|myself|at night|every|in secret)
    (?:back on|back to|relapsed into|fell back into|restarted|return(?:ed|ing) to) (?:my )?(?:ana|mia|cutting|purging|starving|restricting|self harm|burning|bingeing|binging|laxatives|ed|eating disorder|old (?:habits with the blade))
    relapsed ~~(?:beans|cuts?|blade|last night|bad|tonight|again|razor|arm|wrist|thigh|bleeding|scars|hide)(?= |$)(?! (?:on (?:alcohol|smoking|cigarettes|sugar|gambling|vodka|weed|chocolate|my ex)|smoking|drinking|and drank))
    (?:cut|cutt|cuttin|cuting|cutting|slashed|sliced|slicing) my (?:rist|rists|wrist|thies|thys|thighs|arm|arms|leg|legs|self|skin)
    (?:stab|stabbing|stabbed|poke|poking|jab|jabbing|prick|pricking|scrape|scraping|pinch|pinching|pierce|piercing) my (?:own )?(?:leg|legs|arm|arms|thigh|thighs|hand|skin|wrist|stomach|fingers)
    (?:not|have not|havent|stopped|without) (?:eaten|eating|eat|ate) ~~(?:thinner|skinny|skinnier|thin|smaller|disappear|bones|goal weight|deserve|punish)
    (?:calm|calmer|better|alive|real|relief|free|okay|human|quiet) ~~(?:see|seeing|saw) (?:my own |my |the )?blood|(?:see|seeing) my own blood
    me provoco el vomito|provoco (?:el )?vomito|cortar(?:me)? (?:las piernas|los brazos|las munecas)|(?:cortadas|cortes|cicatrices) (?:con|bajo|debajo) ~(?:manga|mangas|sueter|ropa)|vomito (?:despues|todo|la comida|cada|a escondidas)
    (?:scissors|razor|blade|lighter|knife) ~(?:out|in my hand|right here|in front of me|next to me) ~~(?:can not stop|put it down|want to|need to|urge|again|bleed|tempt[a-z]*)
    cutting (?:right )?now
    (?:comfort|relief|safer|safe|calm|better|security) ~~(?:blade|razor|scissors|lighter|knowing it is there|razors)|(?:blade|razor|blades) ~~(?:safer|comfort|calmer|calm|relief|in my (?:phone|bag|wallet|sock|drawer|pillowcase))`,
  ),
  rule(
    "medical.sideways",
    "medical_emergency",
    "critical",
    "crisis",
    `(?:gone|went|going|turned|turning|looks?|looking|is|are|he|she|face|all|very|so|and) (?:grey|gray|blue|purple|clammy|pale and|white and|ashen|cold and) ~~(?:sweaty|sweating|chest|breath|elephant|cold|clammy|needle|not|confused|limp|lips|shaking|help|vomit|throat|faint|wake|respond|choking)
    (?:elephant|weight|band|vice|brick|pressure|squeezing|someone sitting|fist) ~(?:on|in|across|around) (?:my|his|her) chest
    (?:chest|arm|jaw) ~(?:squeezed|numb|crushing|heavy|tight|squeezing|pressure) ~~(?:sweat\\w*|arm|jaw|breath|numb|sick|chest|shirt|nausea|squeez\\w*|dizzy)
    (?:drank|drunk|swallowed|ate|eaten|sipped|took|taken) ~(?:weed ?killer|antifreeze|cleaner|bleach|petrol|pesticide|something|battery acid|paint|descaler|lamp oil|lighter fluid|white spirit|slug pellets|mothballs|berries|chemical|detergent|turpentine|rat poison|battery)
    (?:blood ?sugar|sugar|glucose) (?:is |at |was |of |reads |just |now |dropped to |has dropped to )*(?:[1-4][0-9]|5[0-4]|[4-9][0-9][0-9])(?= |$)
    blood in (?:my|his|her) (?:vomit|sick|stool|poo|poop|urine|pee|cough|spit|phlegm) ~~(?:pass|faint|dizzy|lots|a lot|weak|pain|black|cold|clots)
    no respira|(?:dio|dando|da) un (?:infarto|derrame|ataque al)|no reacciona
    (?:car|van|truck|bus|bike|motorbike|horse|lorry) (?:hit|ran over|struck|knocked|kicked) (?:me|him|her|my [a-z]+) ~~(?:confused|throwing up|vomit[a-z]*|dizzy|head|can not|blood|bleeding|pain|unconscious|numb)
    (?:weed killer|antifreeze|bleach|cleaner|chemical|petrol|descaler) ~~(?:drank|swallowed|sip|in my mouth|lemonade bottle|by mistake|by accident|thought it was)
    (?:keep|keeps|kept|been|am|started|nearly|just|almost) (?:passing out|fainting|blacking out|collapsing|losing consciousness|passed out|fainted|blacked out)
    (?:stools?|poo|poop|vomit|sick|urine|pee) ~(?:black|tarry|bloody|red|blood|coffee|cola colou?red|cola)
    (?:blood|bleeding) (?:is |was |keeps |just )?(?:spraying|spurting|pumping|gushing|pouring|squirting|everywhere|pulsing|soaking|dripping (?:everywhere|all)|running down)
    (?:nail|knife|glass|spike|pole|stick|saw|hook|metal|blade|screw|needle|bullet) (?:is |went |goes |gone |stuck |right )?(?:straight |all the way |right )?(?:through|in|into|stuck in|sticking out of|lodged in) (?:my|his|her) (?:hand|foot|leg|eye|neck|chest|stomach|arm|head|side|back|thigh|abdomen|throat|belly)
    (?:pulse|heart rate|heartrate|hr|bpm|blood pressure|bp|oxygen|sats?|o2|spo2|saturation) (?:is |are |was |at |of |has |reads |dropped to |down to |around |only |keeps |still |over |hit |hitting )*(?:[1-4][0-9]|7[0-9]|8[0-8]|1[5-9][0-9]|2[0-9][0-9])(?= |$)(?! (?:at the gym|on my run|during|peak|max|zone|after (?:my )?(?:run|workout)|resting goal))
    (?:took|taken|gave|given|had|takes|injected) ~~(?:twice|double|two lots|too (?:many|much)|extra dose|wrong (?:pills|tablets|medication|dose)|someone else s|dogs|ten times|a week s) ~~(?:pulse|faint|dizzy|sleepy|shaking|confused|sick|weak|drowsy|38|vomiting|slow|cold|wake|sweating|vision|blurry|heart is)
    (?:stung|bitten|ate|eaten|eating|after|took|had) ~~(?:hives|swelling|swollen|throat|tongue|lips) ~~(?:tight|closing|closed|swelling|swollen|breathe|itchy|huge|puffy|thick|breathing|worse|tingling|tingly|tightening)|hives ~~(?:throat|breath\\w*|tongue|tight|lips|dizzy|wheez\\w*)
    (?:hit|crash|crashed|fell|knocked|accident|concussion|banged|car|thrown|kicked by a horse) ~~(?:head|me|over|off|down|ago) ~~(?:confused|throwing up|vomiting|cannot remember|can not remember|can not see|double|drowsy|slurring|blood from|one pupil|fluid|seizure|numb|can not move|can not feel|pass out|blacked out)
    (?:clear )?(?:fluid|blood|liquid) (?:is )?(?:coming|leaking|dripping|running|pouring) (?:out )?(?:of|from) ~(?:ear|ears|nose|eyes|mouth)
    (?:needle|syringe|foil|spoon) ~~(?:blue|not breathing|unconscious|wake|cold|limp|grey|gurgling|snoring|unresponsive)|(?:blue|not breathing|unconscious|gurgling|unresponsive) ~~(?:needle|syringe|heroin|foil|fentanyl)
    (?:lying|laying|been|is|was|found|collapsed|down|slumped) ~(?:on the (?:floor|ground|kitchen|bathroom|pavement|street|stairs)) ~~(?:can not|not|since|speak|move|wake|respond|breath\\w*|confused|cold|hours|help|blood|up)(?= |$)(?! (?:watching|reading|playing|because i am lazy|crying|and cried|yoga|meditat\\w*))
    (?:carbon monoxide|co alarm|co detector|gas leak|smell gas|fumes|smoke alarm) ~~(?:head|headache|sick|dizzy|faint|pounding|sleepy|drowsy|nausea|vomit\\w*|confused|weak|collapsed)
    (?:heart|hart) att?ack ~~(?:arm|num|numb|chest|help|now|think|pain|sweat\\w*)|(?:having|haveing|havin|has|had) (?:a|another) (?:heart|hart) at+ac?k(?! (?:when|at the price|last year|years))
    (?:soak(?:ed|ing)?|filled|filling|through|bleeding through|changing) ~(?:pad|pads|towel|towels|tampon|bandage|sheets) ~(?:every|in|an|per|within|and|already|hour|minutes)
    (?:[0-9]+|many|few) weeks(?: pregnant)? ~~(?:blood|bleeding|contractions|pain|gush|clots|not moving|cramping|waters|water broke|swollen|seeing spots|headache)
    (?:stuck|lodged|caught) in (?:his|her|my|the baby s|babys) (?:throat|windpipe|airway)
    (?:ribs|chest|belly|neck) (?:are |is )?(?:sucking|sucked|pulling|caving) in
    (?:insulin|sugars?|glucose|diabetic|ketones) ~~(?:vomiting|shaking|confused|pass out|passing out|unconscious|pear drops|28|30|2 [0-9]|1 [0-9]|low|crash\\w*|hi|cannot wake|breath smells|drowsy|sweating|can not)(?= |$)(?! (?:carb|gi diet|sugar diet|sugar chocolate))
    (?:cold turkey|withdrawal|withdrawals|came off|stopped my|stopped taking|quit|quitting) ~~(?:seizure|fit|hallucinat\\w*|shaking|seeing things|tremors|convuls\\w*|confused|hearing things)
    (?:overdos\\w+|od) ~~(?:breath\\w*|wake|blue|help|cold|unresponsive|slow|foam\\w*|now|friend|gurgling)
    (?:doble|triple) de (?:mi|su|la) (?:medicina|medicamento|dosis|pastilla)
    (?:no se despierta|no despierta|esta morad[oa]|labios morados|esta azul|se puso morad[oa])`,
  ),
];
