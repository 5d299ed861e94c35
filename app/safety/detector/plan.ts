import { rule } from "./patterns.ts";
import type { Rule } from "./patterns.ts";

/** Intent, plan, means at hand, goodbye, asking for a method, an attempt now or lately. */
export const PLAN_RULES: readonly Rule[] = [
  rule(
    "plan.intent",
    "plan_or_attempt",
    "high",
    "crisis",
    `<INTEND> (?:be |just |finally |actually |simply |try to |try )?(?:<KILLSELF>|<LEAP>|end (?:it|it all|everything|me)(?! with)|commit|die(?! of| for| laughing| from| if| when| without| inside| alone| one day| someday| on this hill)|overdose(?! on)|take (?:all|every) (?:of )?(?:my|the|these|them)|hang|jump (?:tonight|tomorrow|now|off)|go through with it|bleed out|carry it out|leave this world|let the (?:train|car) )
    (?:by|before|on|after) ~(?:birthday|christmas|friday|sunday|saturday|monday|weekend|month|week|tonight|tomorrow|graduation|anniversary|new year|funeral|payday|easter|summer|winter|spring|holidays) ~~(?:will not be (?:here|alive|around)|am going to be dead|will be dead|will be gone(?! to)|kill|end my|end it|be dead|no longer be here)
    (?:will not|not going to|will no longer|am not going to|not gonna|do not plan to|do not intend to|never going to|not plan on|do not plan on being|will never) (?:be|being|still be) (?:here|alive|around|breathing|living|on this earth|with you|with us) (?:by|tomorrow|next|in the morning|after|when|come|for (?:my|christmas|the|her|his|their)|this time|much longer|anymore|to see|past|later|long|on|at|then)(?! (?:, can we|, can i|because i (?:am|have)|can we|for (?:the|our|my) (?:meeting|session|class|party|wedding)))
    (?:will|going to) be (?:dead|gone forever|in the ground|six feet under|with (?:god|jesus|my (?:late )?(?:husband|wife|dad|mum|gran|baby|son|daughter) again)) (?:by|tomorrow|soon|tonight|before|when|then|next|in the|and|this|after|$)
    (?:tonight|today|tomorrow|friday|saturday|sunday|monday|the day|this weekend|tonite|birthday) ~(?:i|is when i|is the night i|is the day i|it is) ~(?:die|end it|end my|end everything|kill myself|do it for good|leave this world|leave this life|go for good|finish it|finally end|hang|jump|go to sleep forever|stop existing)
    (?:tonight|today|tomorrow|now) is (?:finally )?(?:the night|the day|my last|the time|when it ends|my last (?:night|day)|the end)(?! (?:we|of (?:the|my|our) (?:party|trip|term|semester|sale|show)|for (?:the|our)))
    (?:last|final) (?:night|day|sunset|sunrise|hours?|meal|shower|morning|evening|week|christmas|birthday|walk) (?:alive|on (?:this )?earth|i will (?:have|ever|see)|of my life|i will ever|on this planet|ever for me|living)
    (?:have|got|made|have got|came up with|finali[sz]ed|finished|working on|written|wrote|figured out|worked out|know) (?:a|the|my|out a|out my|out the|up a)? ?(?:detailed |concrete |full |whole |solid |suicide )?(?:plan|method|way|date|day|place|spot|time) ~~(?:end (?:it|my)|to die|kill myself|suicide|to go|not be here|how i will die|and (?:a|the) (?:place|method|means|note|date|time|rope|gun|pills)|and everything i need|everything i need|to do it|for when i (?:go|die)|to be dead|not come back)
    (?:suicide|death) plan
    plan(?:s|ned|ning)? (?:my|out my|for my) (?:own )?(?:suicide|death|exit|funeral|ending|last day|final day|departure|goodbye)
    (?:picked|chosen|settled on|circled|marked|decided on) (?:a|the|my) (?:date|day|place|spot|method)(?! (?:for (?:the|our|my) (?:wedding|party|trip|move|surgery|exam|interview|holiday)|to (?:meet|visit|travel|get married)|night))
    (?:after that|then|by then|and then|afterwards) i (?:will|am) (?:not |no longer )(?:be )?(?:here|around|alive)
    (?:i )?(?:will not|am not going to) be (?:here|alive)$
    on (?:anyone|anybody|someone) (?:else )?but me|(?:gun|pistol|rifle|rope|pills) ~~(?:only|just) for (?:me|myself)
    (?:chose|set|have) (?:a|the|my) (?:date|day|place|method|spot|night|bridge|tree|beam|time) ~?(?:to die|to end|to go|for it|and|when i|it is|already|my birthday|to do it|for my|after that|i am)?(?=$| for (?:it|my death|suicide|dying|ending|when i)| to (?:die|end|go|do it)| when i| already| and (?:a|i|the|method|place|everything))
    (?:everything|evrything|it all|all|things) (?:is |are |set |got )?(?:ready|prepared|set up|in place|sorted|arranged|planned|planned out) (?:for (?:tonight|it|when i (?:go|die)|the end|my exit|me to go|my departure)|to (?:die|end|go|do it))
    (?:end|ending) it (?:tonight|tomorrow|today|this (?:weekend|week|evening)|soon|right now|on (?:my|monday|friday|saturday|sunday))
    (?:tonight|tomorrow|today) (?:i|we)? ?(?:am )?(?:going to |will )?end(?:ing)? (?:it|my|everything)
    (?:do not|please do not|you can not|nobody can|nothing can|no point|do not try to|too late to|do not even try to) (?:try to )?(?:stop|save|talk) me (?:from|now|anymore|out of|this time|tonight|$)
    (?:want|wants|wanted|going) to die (?:tonight|today|right now|tomorrow|this weekend)
    (?:doing|do) it (?:tonight|tomorrow night|right now|when (?:everyone|they|my|he|she) ~(?:asleep|sleep|leaves?|gone|out))$
    (?:nobody|no person|they|everyone) will (?:be able to )?(?:find|find me|stop me|save me|know until|know till) ~(?:in time|too late|until|till|morning|monday|days|body|late)
    find my body`,
  ),
  rule(
    "plan.means",
    "plan_or_attempt",
    "high",
    "crisis",
    `(?:stockpil(?:e|ed|ing)|hoard(?:ed|ing)?|stash(?:ed|ing)?|sav(?:ed|ing)(?: up)?|collect(?:ed|ing)|gather(?:ed|ing)|set aside|putting aside|keeping back|squirrel(?:ed|led|ing) away|hid(?:den|ing)?|count(?:ed|ing)(?: out)?|lin(?:ed|ing) up|laid out|laying out|crush(?:ed|ing)(?: up)?|skipping my|skipped my|pocketing|cheeking) ~~<DRUG>(?! for (?:the|my) (?:week|trip|holiday|pill|month))
    <DRUG> ~~(?:in front of me|in my (?:hands?|lap|mouth|palm)|lined up|counted out|counted|saved up|stashed|stockpiled|next to me|beside me|right here|right in front|laid out|spread out|for when i|to do it|on the (?:bed|table|counter|floor) (?:in front|next|and|ready|staring)|staring at me|looking at me|calling (?:me|to me|my name)|ready to go|and (?:a |the )?(?:vodka|whisky|whiskey|wine|note|letter|goodbye)|are ready|is ready|within reach|here with me)
    (?:gun|rifle|pistol|shotgun|knife|razor|razor blade|blade|rope|noose|belt|revolver|glock|firearm) ~~(?:in (?:my )?(?:hands?|lap|mouth)|next to me|beside me|in front of me|to my (?:head|temple|wrist|throat|chin|chest)|at my (?:head|throat|wrist|temple)|against my|under my (?:chin|pillow)|around my neck|is loaded|loaded|ready to go|for (?:myself|me)|on the beam|over the beam|from the (?:beam|rafters|tree|ceiling|fan|door)|on the doorknob|on anyone but me|and a note|in my mouth|with me now|and i am not scared)
    (?:loaded|cleaned|found|bought|got|get|getting|borrowed|stole|took|taken|unlocked|have|holding|hold|know where|keep|purchased|ordered|own|access to|buying) ~(?:gun|rifle|pistol|shotgun|revolver|rope|noose|helium|nitrogen|exit bag|cyanide|sodium nitrite|ammo|bullets?|blade|razors?|knife|handgun|glock|poison|pesticide|charcoal) ~~(?:myself|end it|for me|suicide|to die|kill me|to do it|on me|tonight|thinking about|over|my head|hang|tempted|tempting|to use it|one bullet|my life|and a note|wrote|wondering if)
    (?:tied|tying|made|hung|set up|fashioned|practi[sc]ed|practi[sc]ing|knotted|looped|testing|tested) ~(?:noose|rope|ligature|slipknot|hanging knot|knot)
    (?:noose|ligature) (?:is|ready|in|around|hanging|tied|made)
    (?:drove|walked|went|got|getting) ~(?:to|at) (?:the|my|our|that) (?:spot|edge|ledge|bridge|cliff|falls|tracks)(?= (?:already|now|alone|and)|$)
    (?:drove|walked|went|came|got|getting|heading|drive|walking|driving|going|scouted|visited|parked|parking|sitting|standing|been) (?:up |out |back |down |over )?(?:to|at|by|on|near) (?:the|a|that|this|my) ~?(?:bridge|cliff|roof|rooftop|tracks|train tracks|overpass|spot|edge|ledge|quarry|railway|car park roof|parking garage) ~~(?:jump|goodbye|end|note|not coming back|one step|last|courage|tonight|nobody|thinking about|where i|i chose|i picked|planning|ready|do it|every (?:evening|night|day)|engine|let go|almost)
    (?:parking|parked|sitting|standing|waiting|walking|hanging around|going) (?:by|at|on|near|along|next to) the (?:train )?(?:tracks|rails|railway|railroad)(?: line)?
    (?:engine|motor|car|ignition) (?:is )?(?:running|on|idling) ~~(?:garage|windows|hose|exhaust|closed|sealed|door shut|spot|edge|cliff)
    (?:garage) ~~(?:engine|car) (?:is )?(?:running|on)
    (?:hose|tube|pipe) ~(?:exhaust|tailpipe)
    (?:finger on the trigger|safety is off|one bullet (?:left|for me|is all)|bullet with my name|with my name on it)
    (?:have|got|bought|ordered|keep|there is) (?:enough|plenty of|plenty|sufficient) ~(?:to (?:do it|kill|end|die|stop my heart|not wake|overdose)|for (?:it|me) to (?:work|die)|saved up|stashed)
    enough (?:pills |medication |insulin |in (?:the|my) ~)?to (?:kill me|kill myself|end it|end me|do the job|do it|stop my heart|never wake|not wake up|finish me|put me out|die|make sure)
    (?:pills|rope|gun|blade|razor|knife|bottle|helium|tank|stuff|package) (?:arrived|came|arrives|got here|is arriving|is coming|gets here|will arrive)(?= today| tomorrow| and| so| now|$)
    (?:bathtub|bath|tub) ~~(?:razor|blade|knife|pills|toaster|hairdryer)
    (?:razor|blade|knife|toaster) ~~(?:in the (?:bathtub|bath|tub))`,
  ),
  rule(
    "plan.goodbye",
    "plan_or_attempt",
    "high",
    "crisis",
    `(?:wrote|written|writing|write|finished|finish|left|leaving|leave|draft(?:ed|ing)?|typed|typing|typing out|sealed|recorded|recording|posted|sent|prepared|addressed|rewrote|rewriting|started|folded|printed|scheduled|made|making|done) ~(?:goodbye|suicide|farewell|last|final) ~?(?:letters?|notes?|messages?|cards?|videos?|emails?|texts?|post|words|voicemail|will)
    (?:suicide|goodbye|farewell) (?:note|letter|notes|letters|video|message)(?! (?:in|from|of) (?:the|a|his|her)| scene| character)
    (?:wrote|written|writing|left|finished|sealed|have) (?:the|my|all the|a|all my|my last|individual|separate|my final)? ?(?:letters?|notes?) (?:already|to everyone|for everyone|to each|for each|to my (?:family|parents|kids|mum|wife|husband|children)|for (?:my (?:family|parents|kids|mum|wife|husband|children)|when (?:i|they)|them to find|after)|saying (?:goodbye|sorry)|explaining|is on|are on|are in|is in|on the (?:desk|table|fridge|pillow)|under)
    (?:this is|here is|consider this|think of this as|call this|let this be) (?:my |the )?(?:suicide |goodbye |last |final )?(?:note|goodbye|farewell|last (?:message|post|text|entry|words|letter|time (?:i|you|we))|final (?:message|post|text|entry|goodbye|words))(?! (?:for|about|to) (?:class|school|work|self))
    goodbye (?:forever|world|everyone|everybody|cruel world|for good|for the last time|all|life|to everyone|to all|my (?:love|friends|friend|family))
    (?:said|saying|say|sent|made) (?:all )?(?:my|our|final|last|the) (?:goodbyes|goodbye|farewells|farewell)
    (?:by the time|when|if|once) (?:you|they|anyone|someone|mum|she|he|this) (?:read|reads|see|sees|find|finds|get|gets|hear|hears|is read) (?:this|it|my (?:note|letter|body)|me)(?= |$) ?~?(?:i will be|it will be|will be|gone|dead|too late|already|know that|please know|i am sorry|tell|$)
    (?:please )?(?:tell|let) (?:my |our |them|him|her|everyone)?(?:<KIN>|kids|children|them|him|her|everyone) ?(?:know )?(?:that )?(?:i (?:love|loved|am sorry|was sorry)|it was not|it is not|it was never|he|she)(?= |$)
    (?:it is|it was|is|this is|was) (?:not|never|nobody s|nobodys|not anybody s) (?:your|her|his|their|anyones|anyone s|anybodys|anybody s|mums|my mums|moms|fault|to blame) ?(?:fault)? ~?(?:please|know|goodbye|i (?:just|was|had|could))(?= |$)
    (?:nobody|no person) (?:is|was) to blame
    (?:i am |so )?sorry for (?:what i am about to|what i am going to|what i have to|what is about to|leaving you all|leaving you like this|doing this to you|what you (?:will|are about to) find)
    (?:forgive me|i am sorry) (?:mum|dad|everyone|kids|my love|family|mama|god)(?: |$)~~(?:can not|goodbye|tired|could not|anymore|love you|had to|need to go|tried)
    (?:take|look|taking|looking) (?:good )?(?:care of|after) (?:my |the |each other|yourselves|them|him|her)?(?:<KIN>|plants|yourself|kitten|puppy|pets?|others|bird|fish|horse)? ?(?:for me )?(?:when i am gone|once i am gone|after i am gone|now that i am leaving|when i am dead|for me goodbye|after tonight|after i go|if i am not here)
    (?:you will|they will|will|you wont) (?:not|never) (?:hear from|see|have to deal with|have to worry about|be bothered by) me (?:again|anymore|ever again|after (?:this|tonight|today))
    (?:last|final) (?:time|message|conversation|text|post|chat|words|session|thing|entry|night|day) (?:i will|you will|you are going to|we will|that i will|i am|you hear|with you|from me|ever)(?! (?:was|had))
    (?:thank you|thanks) for (?:listening|everything|being there|being kind|trying|all|being the only|caring|putting up with me|having me|loving me|always) ~~(?:goodbye|the only one|i will not be|not need|last|farewell|i have to go now forever|do not blame|it is time|i love you all|i am at peace)
    goodbye ~~(?:thank you for|thanks for) (?:listening|everything|being there|trying|all|being|loving|the|always)
    (?:see you|meet you|waiting for you|catch you) (?:on|in) (?:the other side|heaven|the next life|another life|the afterlife|hell)
    (?:remember me|do not forget me|do not miss me|do not cry for me|do not cry over me|do not be sad|please do not hate me|forgive me|be happy) (?:when|after|once|for (?:this|what i am|doing))
    (?:cards?|letters?|gifts?|presents?|videos?|messages?) for (?:the|my|his|her|their|our|every|each) ~~(?:birthday|birthdays|wedding|graduation|until they are|18th|every year|growing up|miss|not there for|future)`,
  ),
  rule(
    "plan.attempt",
    "plan_or_attempt",
    "critical",
    "crisis",
    `(?:just |i |have |already |and )?(?:took|taken|swallowed|downed|ate|chugged|drank|swallowing|taking|necked|popped|gulped|washed down|consumed|ingested|injected) (?:all|every|the whole|a whole|the entire|an entire|a bottle|a bunch|a lot|a handful|a fistful|handfuls|half a bottle|half the|a load|loads|way too many|too many|several|like [0-9]+|about [0-9]+|around [0-9]+|over [0-9]+|[2-9][0-9]|[0-9]{3}|twenty|thirty|forty|fifty|sixty|a hundred|two bottles|three|my entire|my whole|the rest of|multiple|a packet|a box|a pack|the lot|enough|bleach|poison|rat poison|antifreeze) ?~~(?:on purpose|to die|want to die|wanted to die|do not want|not want to|goodbye|end it|hope|sorry|tired of|kill myself|scared now|regret|wanting to|nobody knows|alone|so i|waiting|lying|laying|lay|bye|overdose|not supposed)
    (?:took|taken|swallowed|downed|have taken) ~~(?:pills|paracetamol|tylenol|ibuprofen|medication|sleeping pills|painkillers|overdose|xanax|insulin|bleach|antidepressants) ~~(?:on purpose|to die|want to die|wanted to die|hoping|hope|sorry|goodbye|end it|waiting|do not want to|nobody|lying|want it to|kill)
    (?:just |already |have |i )(?:overdosed|od)(?! on (?:telly|chocolate|caffeine|coffee|sugar|cheese|sweets|tv|netflix|candy|pizza|carbs|cake|sun|cute|turkey))
    (?:tried|attempted|try|trying|attempt) (?:to )?(?:suicide|kill(?:ing)? myself|end(?:ing)? (?:it|it all|my life)|hang(?:ing)? myself|overdos(?:e|ing)|tak(?:e|ing) my (?:own )?life|die|jump(?:ing)?|drown(?:ing)? myself|od|shoot(?:ing)? myself|slit|suffocat(?:e|ing) myself|strangl(?:e|ing) myself)(?! laughing| of| on this hill)
    (?:attempted|tried it|tried to do it) (?:again|last|on (?:sunday|monday|tuesday|wednesday|thursday|friday|saturday)|yesterday|this|two|three|a few|earlier|recently)(?! (?:to|the|my|a|time))
    (?:my|a|an|another|failed|botched|last|recent|the) ?(?:failed |suicide |recent |latest |last |second |third )?attempt (?:last|on|this|failed|yesterday|earlier|two|three|nobody|did not work|and nobody|again|at suicide|on my life)(?! (?:time at|to|the|minute))
    (?:survived|failed) (?:my|a|an|another|the) ~(?:suicide|attempt|overdose|hanging)
    (?:rope|belt|branch|cord|knot|beam|noose|hook|sheet) (?:broke|snapped|gave way|came loose|slipped|did not hold|gave)
    (?:woke up|still alive|survived) (?:after|even though|despite|when i) ~~(?:pills|overdose|attempt|jumped|hanged|took|tried)
    (?:slit|slashed|sliced|cut) (?:my|both|open my|both my) (?:own )?(?:wrists?|throat|veins?|arteries|neck)
    (?:pulled|was pulled|dragged|talked|got talked|talk me|stopped me|caught me|coaxed) ~(?:down|back|off) (?:from |off )?(?:the |a )?(?:bridge|ledge|roof|edge|tracks|railing)
    (?:on|at|over|standing on|sitting on|up on|standing at|from|hanging off|climbed|climbing|climb) (?:the |a |this |top of (?:the|a) )?~?(?:roof|rooftop|ledge|bridge|balcony|edge|overpass|tracks|railing|railings|cliff|platform|parapet|multistorey|parking garage|guardrail|barrier|window sill|windowsill) ~~(?:jump|one step|goodbye|going to|not scared|step off|let go|letting go|cold and|looking down|end it|ready to|bye|no one|nobody around|last thing|train is coming|train coming|want to fall|fall|over soon|next train|about to|waiting for the)
    (?:other|wrong) side of the (?:railing|rail|railings|barrier|fence|guardrail)
    (?:in front of|under) the next (?:train|bus|tube|one)
    (?:gun|pistol|rifle|barrel) (?:is )?(?:in my mouth|to my head|against my (?:head|temple))
    (?:i am|already|currently) (?:bleeding out|bleeding to death|hanging|slipping away|dying and|od|overdosing)(?= |$)(?! (?:out|laughing|with|of|up|around|from|in there|in the|on|to know|for|pictures|drywall|wallpaper|curtains|washing|today|by|the))
    (?:cut|cuts|cutting|wrists) ~~(?:bleeding (?:a lot|badly|heavily|everywhere|out|and i do not)|will not stop bleeding|deep and|too deep)`,
  ),
];
