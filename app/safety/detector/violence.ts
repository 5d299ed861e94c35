import { rule } from "./patterns.ts";
import type { Rule } from "./patterns.ts";

const VICTIM =
  "(?:him|her|them|someone|somebody|people|everyone|everybody|anyone|you all|that (?:man|woman|bitch|bastard|guy|kid|teacher|prick|asshole|cunt)|this (?:man|woman|guy|kid|person)|(?:my|his|her|their|the|our|every|these|those|all (?:my|the|of)) ~?(?:boss|ex|husband|wife|mum|dad|brother|sister|stepdad|stepmum|neighbour|neighbor|neighbours|neighbors|roommate|flatmate|boyfriend|girlfriend|coworkers?|co workers?|colleagues?|manager|teachers?|baby|kids?|child|children|son|daughter|parents|uncle|aunt|cousin|landlord|bull(?:y|ies)|classmates?|family|infant|toddler|newborn|kid|partner|therapist|doctor|girl|guy|guys|boys?|man|woman|people|students|friend|judge|lawyer|supervisor|in laws|inlaws|mother in law|dog|cat|cop|cops|abuser|rapist|new boyfriend|new girlfriend|new wife|wifes|driver|tutor|coach|principal|customers?|crowd|school|office|church|mosque|synagogue|congregation|jews|muslims|gays|immigrants|cops|women|men|kids at school|stepson|stepdaughter|grandmother|gran|grandad|patients?))";
const HARM =
  "(?:kill(?:ing)?|hurt(?:ing)?|stab(?:bing)?|shoot(?:ing)?|strangl(?:e|ing)|chok(?:e|ing)|murder(?:ing)?|poison(?:ing)?|beat(?:ing)?(?: up)?|attack(?:ing)?|harm(?:ing)?|smother(?:ing)?|suffocat(?:e|ing)|drown(?:ing)?|burn(?:ing)?|run(?:ning)? over|punch(?:ing)?|hit(?:ting)?|slap(?:ping)?|shak(?:e|ing)|slash(?:ing)?|slit(?:ting)?|bash(?:ing)?|torture|torturing|rape|raping|execute|executing|gut(?:ting)?|decapitate|dismember|bury(?:ing)?|push(?:ing)?|shove|shoving|throw(?:ing)?|hunt(?:ing)? down|bomb(?:ing)?|jump(?:ing)? on|ambush(?:ing)?|assault(?:ing)?|kidnap(?:ping)?|break(?:ing)?|smash(?:ing)?|put a bullet in|put a knife in|take out|taking out|wip(?:e|ing) out|slaughter(?:ing)?|skin(?:ning)?|maim(?:ing)?|cut(?:ting)? (?:up|open)|whack(?:ing)?|kick(?:ing)?)";

/** Intent, plan, urge or threat to hurt someone. */
export const VIOLENCE_RULES: readonly Rule[] = [
  rule(
    "violence.intent",
    "harm_to_others",
    "high",
    "crisis",
    `(?:<INTEND>|want(?:s|ed|ing)? to|need to|have to|would love to|would like to|could|might|ought to|urge to|urges? of|tempted to|like to|swear i will|plan(?:s|ning)? (?:on|to|of)|(?:a|my|the) plan (?:to|for)|dying to|close to|afraid i will|scared i will|afraid i might|scared i might|worried i will|worried i might|terrified i will|itching to|almost|nearly|next time i will|wanna|fantasi[sz](?:e|es|ed|ing) about|fantas(?:y|ies) (?:about|of)|think(?:ing)? (?:about|of)|thoughts? (?:about|of)|dream(?:ing)? (?:about|of)|pictur(?:e|ing)|imagin(?:e|ing)|images of|visions of|obsessed with|considering|ready to|way to|how to|ways to|impulse to|impulses to|part of me wants to|told to|tell(?:ing)? me to|telling me i (?:have|need) to|command(?:ing)? me to|say i (?:have|must|need) to|instead of|keep|not to|from) (?:just |actually |simply |really |physically |seriously |go |go and |to )?${HARM} (?:and [a-z]+ )?${VICTIM}(?! (?:in (?:the |a |this )?(?:game|fifa|chess|mario kart|smash|match|match|minecraft|final|tournament|race|debate|quiz)|at (?:chess|fifa|tennis|mario|poker|pool|golf|monopoly)|up (?:on|the)|with (?:kindness|a snowball|a surprise|work|emails|questions|a pillow lol)|feelings|s feelings|out of the park|a (?:message|text|favour|favor|bone|lifeline|party)|off (?:guard|the (?:list|team)))| lol$| haha$)
    (?:want|wants|deserve|deserves|wish|hope|need|needs|have|has|had|ought|going) ~(?:him|her|them|they|he|she|my boss|my ex|that man|that woman|someone) ~(?:dead|to die|to suffer|to bleed|dies|die|killed|to be dead|to pay with|pay with) ~?(?:and i (?:will|am|have|know)|i will make|i am going|by my|make it happen|tonight)
    (?:i am going|going|about|ready|want|plan|planning|planned|thinking about|thinking of|decided|will|gonna|fantasize about|fantasizing about|might|i could) (?:to |on )?(?:just )?(?:shoot(?:ing)? up|blow(?:ing)? up|burn(?:ing)? down|set(?:ting)? fire to|bomb(?:ing)?|light(?:ing)? up|torch(?:ing)?|massacre|mow(?:ing)? down|spray(?:ing)?|go(?:ing)? postal|go(?:ing)? columbine|columbine|do a columbine|shoot(?:ing)? everyone|open(?:ing)? fire) ?(?:on |at |in )?(?:the |my |his |her |their |a |that |this |our |everyone|every)?(?:school|office|place|house|church|mosque|synagogue|building|mall|work|everyone|them|everybody|him|her|home|flat|apartment|car|store|crowd|campus|club|party|clinic|parade|people|workplace|cafeteria|restaurant|neighbou?rs|factory|station|parliament|concert|class)?
    (?:bring|bringing|take|taking|carry|carrying|brought|took|carried|smuggle|smuggling|sneak|sneaking|packed|packing) (?:a |my |his |dads |my dads |the |my dad s |a loaded )?~?(?:gun|knife|weapon|rifle|pistol|bomb|machete|bat|shotgun|blade|glock|acid|hammer|axe|crowbar) (?:in )?(?:to|into|on|at|there|with me to) ~(?:school|work|office|class|house|his|her|their|place|church|home|campus|party|mall|court|there|station|clinic|meeting)
    (?:have|got|keep|keeping|carry|carrying|bought|sharpened|sharpening|loaded|hid|grabbed|holding|packed|found|cleaned|ordered|stole|know where) ~~(?:knife|gun|rifle|pistol|shotgun|bat|machete|weapon|axe|hammer|crowbar|acid|petrol|gasoline|poison|stuff|bullets|ammo|glock|list) ~~(?:for (?:him|her|them)|with (?:his|her|their) name|follow(?:ing|ed)? (?:him|her|them)|waiting for (?:him|her|them)|when (?:he|she|they) (?:comes?|gets?|opens?|walks?|sleeps?|get)|use it on (?:him|her|them|someone|my|the)|make (?:him|her|them) (?:pay|suffer|regret|sorry|bleed)|teach (?:him|her|them)|outside (?:his|her|their)|on (?:him|her|them)$|near (?:his|her|their))
    (?:follow(?:ing|ed)?|watch(?:ing|ed)|stalk(?:ing|ed)?|waiting (?:outside|for)|know where|know his|know her|know what time|sitting outside|parked outside|memori[sz]ed|learned|learnt|tracking|hiding near) ~(?:him|her|them|his|her|their|he|she|they|my (?:ex|boss|neighbour|neighbor|teacher)) ~~(?:knife|gun|weapon|bat|kill|hurt|stab|make (?:him|her|them) pay|rifle|bullet|hammer|rope|blood|die|pay for|acid|regret|dead|finish (?:him|her)|end (?:him|her))
    (?:make|making|made) (?:sure )?(?:him|her|them|he|she|they|everyone|my (?:ex|boss|dad|stepdad)) ~(?:pay for|never walks?|never breathe|suffer|bleed|regret (?:being|ever)|beg for|never see|sorry they|dies?|never hurts? anyone|disappear|feel (?:every|what)|scream|never comes? home|never wakes?)
    (?:will|going to) (?:all )?(?:be sorry|pay|regret it|suffer|burn|bleed|die|get what (?:is coming|they deserve|he deserves|she deserves)) ~~(?:gun|rifle|shoot|kill|blood|bomb|dead|list|knife|school|monday|tomorrow|when i|i have|bullets)
    (?:voices?|god|satan|the devil|demons?|angels?|the tv|the radio|they|someone) ~(?:say|says|said|tell|tells|telling|told|command|commands|commanded|want|wants|whisper|order|orders|ordered|keeps? saying|keep telling) ~~(?:(?:kill|hurt|stab|harm|attack|punish|sacrifice|smother|drown|poison|burn|get rid of|eliminate|cut) (?:him|her|them|my|people|someone|everyone|the|you)|(?:has|have|must|needs?|deserves?) to (?:die|be (?:killed|stopped|punished|eliminated|sacrificed)))
    (?:kill|hurt|stab|shoot|murder|poison|strangle|get|attack|end|stop|eliminate|do) (?:him|her|them|my ~) (?:before|first) ~?(?:he|she|they) ~?(?:kills?|gets?|hurts?|comes?|does|poisons?|attacks?)
    (?:has|have|had|needs?|deserves?) to die before
    (?:hit|slap|shake|shook|punch|smack|throw|hurt|choke|kick|burn|smother|drown|strangle|suffocate) (?:my|the|our) (?:own )?(?:baby|kid|kids|child|children|son|daughter|toddler|newborn|infant|little one|stepson|stepdaughter)(?= |$)(?! (?:up|with a surprise|a (?:party|birthday)|birthday))
    (?:pillow|hands|blanket) ~(?:over|around|on) ~(?:his|her|their|the|my) (?:baby s |babys |husbands |mums |own )?(?:baby|face|throat|neck|mouth|head)
    (?:my|the|his|her) hands? around (?:his|her|their|my \\w+ s) (?:throat|neck)
    (?:hit|kill|murder|death) list(?= |$)(?! of (?:songs|games|movies|films))
    (?:mass|school) shoot(?:ing|er) ~~(?:do|plan|planning|next|my own|understand|inspired|like them|like him|idol|hero|be one|admire)
    (?:be|become|going to be) (?:the next|a) (?:school shooter|mass shooter|serial killer|columbine)
    (?:on purpose|deliberately|intentionally|nearly|almost) ~~next time i will
    (?:almost|nearly|tried to|wanted to|want to|going to|could have|will) (?:ran|run|running|mow|ram|drive) (?:over |down |into |through )?(?:that|a|the|him|her|them|my|some|people|pedestrians|someone|crowd|protesters)(?: [a-z]+)? ?~~(?:on purpose|deliberately|next time|with my car|kill|hurt)
    (?:run|running|ram|plough|plow|drive|driving|mow) (?:him|her|them|my (?:ex|boss|husband|wife|dad|stepdad|neighbour|neighbor|brother)) (?:over|down|off the road)
    (?:if|when|next time) (?:he|she|they|my (?:ex|boss|dad|husband|wife|brother|neighbour|neighbor|stepdad)|anyone|someone|that (?:man|guy|woman)) ~~(?:i will|i am going to|i swear i|i would|i might|gonna) ~(?:kill|stab|shoot|hurt|end|murder|bury|slit|break|smash|beat|strangle|choke|burn|gut|bash|knock|crack|put him|put her|snap) (?:him|her|them|his|their|it|that|anyone|someone|all|my|everyone|in the ground)?
    (?:i have|i) (?:already )?(?:hurt|stabbed|shot|killed|strangled|poisoned|attacked|beat|beaten|punched|hit|choked|slapped|shook|burned|pushed) (?:him|her|them|my (?:kid|kids|son|daughter|baby|child|toddler|wife|husband|girlfriend|boyfriend|partner|brother|sister|mum|dad|gran|roommate|ex|neighbour|neighbor|boss|stepdad)|someone|a man|a woman|a kid|a guy) ~~(?:again|blood|not moving|hard|want to|do it again|bleeding|last night|today|could not stop|liked it|police|enjoyed|scared i|bruise|she cried|he cried|part of me|and now|dead|and she|and he)
    (?:get|getting|take|taking|plotting|plot|want|plan|planning|plans for) (?:my )?revenge ~~(?:blood|kill|gun|knife|die|dead|hurt|suffer|permanent|burn|pay|shoot)
    (?:how|what|which|where) ~~(?:to kill|kill|poison|hurt|get rid of|make .. disappear|dispose|stab|strangle) (?:someone|somebody|a person|him|her|my (?:husband|wife|boss|ex|dad|mum|stepdad|neighbour|neighbor|roommate|brother)|people|a body|the body|a human)(?= |$)(?! in (?:minecraft|the game|chess|the sims|a novel|my story|dnd))
    (?:slip|put|putting|slipped|crush|crushing|mix|mixing|add|adding|dropped) ~~(?:poison|antifreeze|pills|bleach|rat poison|laxatives|arsenic|something) (?:in|into|in to) (?:his|her|their|my (?:husband|wife|boss|roommate|ex|mum|dad|stepdad)s?) ~(?:food|drink|coffee|tea|dinner|soup|water|wine)
    (?:not|i am not) (?:safe|sure it is safe) (?:around|near|with) (?:my|the|other) (?:baby|kids?|children|child|son|daughter|people|wife|husband|partner|newborn)
    (?:urge|urges|impulse|impulses|thoughts) (?:to|of|about) (?:violence|hurt someone|hurting people|hurt people|hurting someone|violent things|hurting others|killing someone|killing people|homicide|harming (?:others|people|someone|animals))
    homicidal
    (?:someone|people|somebody|they|everyone|he|she) (?:is|are) going to (?:get hurt|die|bleed|get killed|end up dead)(?= |$)(?! (?:if (?:they|the city|nobody fixes)|on that))
    (?:anger|rage|angry|furious|hate|fury) ~~(?:could|might|want to|going to|will) (?:kill|hurt|stab|shoot|strangle|murder) (?:someone|him|her|them|somebody|people|anyone|everyone|my \\w+)`,
  ),
  rule(
    "violence.target",
    "harm_to_others",
    "high",
    "crisis",
    `${HARM.replace("hit(?:ting)?|", "")} (?:my|our) (?:own )?(?:stepdad|boss|ex|neighbour|neighbor|roommate|husband|wife|stepmum|coworkers?|manager|landlord|brother|sister|dad|mum|parents|boyfriend|girlfriend|teacher|family|partner) (?:tonight|tomorrow|today|and (?:bury|then|i know|i have|make|get away|his|her|myself)|in (?:his|her|their) sleep|with (?:a|my|the|his) (?:knife|gun|bat|hammer|bare hands|car|axe)|when (?:he|she|they)|if (?:he|she|they)|for what|before)
    ${HARM} (?:him|her|them) (?:in (?:his|her|their) sleep|tonight|tomorrow|with (?:a|my|the) (?:knife|gun|bat|hammer|bare hands|car|axe|belt)|and (?:bury|make it look|hide the body|get away with it)|before (?:he|she|they)|where (?:he|she) (?:sleeps|stands)|to death)`,
  ),
  rule(
    "violence.weak",
    "harm_to_others",
    "moderate",
    "check_in",
    `(?:${HARM}) (?:someone|somebody)
    (?:want|going|could|will|would|might) (?:to )?(?:kill|hurt|strangle|stab|shoot|murder|beat) (?:him|her|them|my ~(?:boss|ex|brother|sister|mum|dad|husband|wife|roommate))
    (?:going to|about to|might|could|gonna|will) (?:snap|explode|lose control|lose it) (?:and|on) ~(?:hurt|someone|him|her|them|hit|do something)
    (?:someone|they|he|she) (?:will|is going to|are going to) pay(?: for this| for what)?$
    (?:wish|hope|want) ~(?:he|she|they|him|her|my (?:ex|boss|dad|stepdad)) ~(?:dead|die|dies|died|dropped dead|would die|suffers)`,
  ),
];
