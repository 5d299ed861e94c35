import { rule } from "./patterns.ts";
import type { Rule } from "./patterns.ts";

const ME =
  "(?:me|us|my (?:kids?|children|son|daughter|baby|mum|sister|brother|face|arms?|wrists?|throat|neck|hair|ribs|stomach|head|back|legs?|body|chest|mouth|little (?:brother|sister)|dog|gran|grandad|dad|toddler|breasts?|thighs?|eye|jaw|nose|private parts|privates))";
const DEPENDENT =
  "(?:my (?:kids?|children|child|son|daughter|baby|toddler|mum|dad|gran|grandad|granddaughter|grandson|little (?:brother|sister|boy|girl|one)|niece|nephew|stepson|stepdaughter|grandkids?|patient|resident|elderly (?:mum|dad|aunt|uncle|neighbour|neighbor|father|mother)|disabled (?:brother|sister|son|daughter)|student|foster (?:child|son|daughter)))";

/** The writer, or someone in their care, is being hurt, threatened, coerced, stalked. */
export const ABUSE_RULES: readonly Rule[] = [
  rule(
    "abuse.hurts_me",
    "abuse_or_violence",
    "moderate",
    "crisis",
    `<ABUSER> ~(?:(?:new |ex )?(?:boyfriend|husband|partner) )?<HURTS> ${ME}(?= |$)(?! (?:up (?:at|for|about|with|when)|with (?:his|her|the|a) (?:news|kindness|question|idea)|a (?:lot|bit|message|text|favour|bone|surprise)|at (?:chess|tennis|fifa|cards)|feelings|off the|a (?:pen|ball|book|towel|party|look|kiss|text|smile)|to (?:the (?:airport|station|shop)|a party|run|try|do better|be better|work harder|study|apply|grow|finish|train|go (?:to therapy|for it))|(?:knee|elbow|ankle|foot|hand) to (?:check|test|examine)|along|heart|for money|out at|hand|into (?:joining|doing the)|deeply when|so (?:much|deeply) (?:when|by)|emotionally$|surprise|a coffee|by the heart|under))
    (?:hit|hits|hitting|beat|beats|beating|slap|slaps|slapped|punched|punches|kicked|kicks|choked|chokes|strangled|raped|rapes|molested|molests|groped|assaulted|whipped|burned|shoved|dragged|threatened|threatens|attacked|abused|abuses|touched|touches|stalks|drugged|grabbed|slammed|headbutted|smacked) (?:me|us) (?:again|when|if|because|last|with|in front|against|into|until|so hard|and|every|in the|on the|for|at|by|across|around|down|before|whenever|while|to|today|yesterday|tonight|inappropriately|there|where|sexually|at night|under|over|since|hard|cause|a lot|black|by the)(?! (?:question|the news|that|a call|to get|chess|the line))
    (?:i am|i was|i got|i have been|been|being|am being|was|get|getting|got|am getting|keep getting|is being|are being) (?:being )?(?:repeatedly |physically |sexually |nearly |almost )?(?:raped|molested|groped|assaulted|sexually assaulted|sexually abused|abused|beaten|beaten up|beat up|jumped|stalked|blackmailed|trafficked|drugged|spiked|strangled|choked|hit|slapped|punched|kicked|threatened|held (?:captive|hostage|against my will|down)|locked (?:in|up|out)|kidnapped|forced (?:to|into)|sextorted|starved|burned|whipped|touched|attacked|followed home|hurt by|abused by|coerced|pimped|sold|groomed|mugged|bullied and (?:beaten|hit))(?= |$)(?! (?:up with|out|by (?:the )?(?:traffic|deadlines|news|beauty|kindness)|in (?:chess|the game|mario|fifa|overwatch|pvp|scrabble)|off|to (?:death by work|update|restart)|out of my (?:game|account)|by (?:your|her|his) (?:kindness|words|gesture)|with (?:a bill|emails)|down by work))
    (?:raped|molested|sexually (?:assaulted|abused)|groped|date raped) me
    (?:my|his|her|the) (?:rapist|abuser|stalker|attacker|trafficker|pimp)(?= |$)(?! (?:in the|character))
    (?:he|she|they|husband|wife|boyfriend|girlfriend|partner|ex|dad|mum|stepdad|stepmum|brother|uncle|boss|pimp|man|someone|him|her|pa|parents|family) ~(?:force[sd]?|forcing|makes?|made|pressur(?:es|ed|ing)|coerce[sd]?|blackmail(?:s|ed|ing)?|guilt(?:s|ed)?) (?:me|us|my (?:daughter|son|sister)) ~?(?:to|into|have|having|do|doing|with)? ?~?(?:sex|sexual|touch|things i|sleep with|sleep in the|strip|nudes|photos|videos|kneel|drugs|money for|marry|get married|stay|eat off|work without|have an abortion|things in bed|undress|perform|watch|naked|kiss|him|it anyway|prostitut|strangers|quit my job|sign over|give (?:him|her) my)
    (?:have|has|had|having) sex with (?:me|him) (?:when i (?:say|said|am|was|do not)|while i (?:was|am) (?:asleep|passed|drunk|sleeping)|against|even though|anyway|without)
    (?:without my consent|against my will|i (?:said|say|kept saying|told him|told her) (?:no|stop)(?: and| but) (?:he|she|they) (?:did not|kept|would not|does not|do not|carried|still|does|did)|did not consent|never consented|would not stop when i|while i was (?:passed out|unconscious|asleep|blackout))
    (?:when|while) i (?:was (?:asleep|passed out|drunk|sleeping|unconscious)) ~(?:touched|sex|on top of me|inside me|clothes)
    (?:comes?|came|coming|sneaks?|gets?|climbs?|creeps?|crawls?|got) (?:in ?to|in|inside|into) my (?:room|bed|bedroom|tent|shower)(?= |$)
    (?:threat(?:en|ens|ened|ening)?|threats?|swears?|swore|says?|said|saying|told me|tells me|promised|promises|warned|vowed|texted|texts|telling me) ~~(?:to |he will |she will |they will |he is going to |he would |she would |going to |will |of )?~?(?:kill|hurt|find|burn|shoot|stab|beat|bury|drown|destroy|end|strangle|murder|throw acid|slit|smash|break|take (?:the|my) kids|hunt|make sure i never|put me in|post my|leak my|share my|send (?:my|the)|deport|report me|have me deported|cut me|tell everyone about my|make me pay|release|drag me) ?(?:me|us|my (?:kids|family|mum|dog|cat|face|house|sister|parents|legs?|throat|neck|pets?|children|new boyfriend)|photos?|nudes|pictures|videos?|the house|the dog|him ?self if i|herself if i|everyone|away|back)
    (?:threat(?:en|ens|ened|ening)) (?:me|us|my)
    (?:if|when) i (?:leave|left|tell|told|say|said|ever leave|go|try to leave|call|talk|report|break up|divorce|do not|refuse|speak|disobey|am late|cry|scream|ever) ~~(?:he|she|they|him|her) ~(?:will |would |going to |is going to |gets? )?(?:kill|hurt|beat|find|hit|burn|punish|lock|take the kids|violent|come after|shoot|end me|make me pay|smash|destroy|ruin|choke|post|leak|deport|starve|throw me)
    (?:hid(?:e|es|ing|den)|lock(?:ed|ing)?|barricaded) (?:myself )?(?:in|inside|under|behind|from) ~(?:bathroom|closet|bedroom|room|car|wardrobe|bed|him|her|toilet|basement|garage|attic|shed|kitchen|cupboard|laundry|hallway|door|dad|stepdad|husband|boyfriend|mum|ex) ~~(?:he|she|him|her|they|banging|screaming|shouting|breaking|drunk|looking for|angry|scared|door|kick|yelling|knife|gun|calms|until|smash|trying to get in|asleep)
    (?:he|she|they|someone|ex) ~(?:banging on|kicking (?:in|down)|kicked (?:in|down)|breaking (?:down|in|things)|trying to (?:get in|break in|break down)|smashing|pounding on|outside (?:my|the) (?:house|door|window|flat|work|apartment)|broke (?:in|into|down)|has a (?:knife|gun|weapon|bat)|pulled a (?:knife|gun)|pointed a (?:gun|knife)|put a (?:gun|knife)|held a (?:gun|knife)|waved a (?:gun|knife)|grabbed a (?:gun|knife)|showed me (?:his|the) gun)
    (?:gun|knife|blade) (?:to|at|against) my (?:head|throat|face|neck|back|stomach)
    (?:track(?:s|ing|ed)?|monitors?|monitoring|controls?|controlling|checks?|reads?|goes through|spying on|hacked|follows|follow(?:s|ed|ing)|stalk(?:s|ed|ing)?|watch(?:es|ing)|took|takes|takes away|took away|hid|hides|smashed|confiscated|put a|installed) ~~(?:my (?:phone|location|every move|car|messages|texts|money|paycheck|wages|passport|bank|card|keys|salary|emails|documents|id|papers|benefits|visa|spending|calls|pay)|tracker|spyware|cameras?|gps|airtag|air tag|me (?:home|everywhere|around|to work|online|from work|on camera)|where i am|what i (?:wear|eat|spend))
    (?:cameras?|airtag|tracker|gps|spyware|tracking app) (?:in (?:every|the|my|our)|on my|everywhere|all over|in our)
    (?:will not|does not|would not|will never|never|wont|not|refuses to|did not|do not) (?:let|lets|allow|allows|letting|allowing|permit|permits) (?:me|us) (?:leave|see|out|go|have (?:money|a phone|a job|friends|my own|access|any)|work|talk|speak|use (?:the|my)|eat|sleep|call|visit|get a job|learn|contact|drive|take my (?:medication|birth)|near|study|shower|go (?:out|anywhere|home|to)|to (?:leave|see|go|eat|talk|work|have))(?! (?:it go|early today|the premium))
    (?:not|never) allowed (?:to|out|any|near) ~~(?:leave the house|see (?:my|anyone)|husband|he says|without (?:him|his|her|permission)|money|friends|phone|out of my room|eat|he gets|family)
    (?:lock(?:s|ed)?|shuts?|chain(?:s|ed)?|tie[sd]?|kept|keeps|trap(?:s|ped)?) (?:me|us|my (?:kids?|brother|sister|mum|daughter|son)) (?:in|inside|up|out|to|outside|down|here|at home|locked)(?! (?:the loop|touch|mind|suspense|of the (?:app|account)|of my account))
    (?:too scared|scared|afraid|terrified|frightened|scares me|fear) (?:to|of|about) (?:go(?:ing)? (?:back )?home|go(?:ing)? back (?:to|there)|leav(?:e|ing) (?:him|her)|what (?:he|she|they) (?:will|might|would|is going to)|tell(?:ing)? anyone what (?:he|she|they)|my (?:husband|boyfriend|dad|wife|stepdad|partner|ex|father|mum|girlfriend|brother|uncle|stepmum)|him|be in the same house|be alone with (?:him|my (?:dad|uncle|stepdad|brother|cousin|grandad)))
    (?:black eye|bruises?|split lip|broken (?:rib|ribs|nose|arm|jaw|wrist)|marks on my (?:neck|throat|arms)|bite marks|handprints?|finger ?marks) ~~(?:he|she|him|her|from (?:my|his|the)|husband|boyfriend|dad|gave me|makeup|cover|hide|fell|work|where (?:he|she)|stepdad|partner|wife|mum|belt|concealer)
    (?:cover|covering|hide|hiding) ~(?:bruises|black eye)
    (?:sells?|sold|selling|pimps?|pimping|rents?|trades?|trading) (?:me|my body)
    (?:passport|documents|papers|visa|id) ~~(?:taken|took|keeps|kept|hid|hides|holds|not give|locked)
    (?:nudes?|private (?:photos|pictures|pics|videos)|naked (?:photos|pictures|pics|videos)|intimate (?:photos|pictures|videos)|explicit (?:photos|videos)|sex tape|pics of me) ~~(?:leak|post|share|send|send them|unless|threat|blackmail|pay|more|online|if i|everyone|school|spread|money|parents|keeps asking)
    (?:blackmail(?:s|ed|ing)?|extort(?:s|ed|ing)?|sextort(?:s|ed|ing|ion)?) (?:me|us|over|with my)
    (?:sends?|sent|asked|asks|asking|wants?|wanted|made|begs|begging|keeps asking|told) (?:me )?(?:for |to send |send )?(?:him |her )?(?:nudes|naked|pictures of (?:me|my|myself)|photos of (?:my|me)) ~~(?:and i am|i am|he is|years old|older|teacher|coach|adult|minor|secret)? ?(?:1[0-7]|adult|older|teacher|coach|secret|grown|twice my age)
    (?:i am|im) (?:[89]|1[0-7]|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)(?: years old| yo| and)? ~~(?:hits?|touch(?:es)?|beats?|hurts?|my (?:dad|mum|stepdad|uncle|coach|teacher|cousin|brother|mums boyfriend)) ~~(?:me|my|us|touch|hit|hurt|beat|naked|secret|sex|starve|locks?)
    (?:our (?:little )?secret|do not tell (?:anyone|mum|dad|your)|nobody would believe|no one would believe|made me promise not to tell|would not believe me|who would believe) ~~(?:touch|hurts?|hit|bed|room|uncle|coach|teacher|dad|stepdad|brother|cousin|grandad|pastor|priest|naked|body|guy|he|she)
    (?:touch(?:es|ed|ing)?|rubs?|rubbed|gropes?|feels?|put(?:s)? (?:his|her) (?:hands?|fingers)|kisses|kissed|puts his hand) ~(?:me|my|up|on|under|between|down) ~~(?:when (?:nobody|my|no|i|we|mum)|secret|uncomfortable|private|inappropriately|down there|underwear|skirt|shirt|leg|thigh|chest|breasts?|wrong|game|under|where|pants|places|at night|asleep|do not want|not want|said no|boss|knee|crotch|told me not)
    (?:throws?|threw|smashe[sd]|punche[sd]|punches) ~(?:things?|plates?|stuff|dishes|chairs?|objects?|phones?|walls?|holes?|bottles?|furniture|glass|knives) ~(?:at (?:me|us|my)|next to (?:me|my head)|near my head|when (?:he|she) (?:is|gets)|in front of the kids|(?:if|when|because) i)
    (?:push(?:ed|es)?|shov(?:ed|es)|threw|throws|knocked|slammed|dragged|drags|pulled|pulls|yanked|pinned|pins|held|holds|grabbed|grabs|kicked) (?:me|my (?:head|hair|face|mum|son|daughter|arm|little \\w+)|us) (?:down|into|against|across|by|out|to|through|up|off|over|onto|on|around|under)(?= |$)(?! (?:on the swing|the finish|towards success|to (?:do better|try|grow|apply)|for a hug|aside (?:for|to)|in for|close|my shell|of (?:bed|my comfort)))
    (?:put|puts|had|has|wrapped|got|placed|squeezed|with) (?:his|her|their) hands? (?:around|on|round|over) my (?:throat|neck|mouth)
    (?:could not|can not|could barely) breathe ~~(?:hands|throat|neck|on top of me|let go|squeez)
    (?:violent|physical|hands on|abusive|aggressive) (?:with|towards?|to|on) (?:me|us|the kids|my)
    (?:puts?|put|putting|laid|lays|raised|raises) (?:his|her|their) hands? on (?:me|us|my (?:kids|daughter|son))
    (?:in|am in|stuck in|trapped in|escape|escaping|leave|leaving|living in|still in|flee|fleeing|get out of|getting out of) ~(?:abusive|violent) ~(?:relationship|marriage|home|house|husband|partner|boyfriend|household|wife|situation|family|ex)
    (?:domestic (?:violence|abuse)|being abused|abusive (?:husband|boyfriend|partner|wife|girlfriend|dad|mum|parents|stepdad)|abuses me|battered)(?= |$)(?! (?:shelter (?:volunteer|where i work)|statistics|charity|awareness|training|policy|law|act|campaign|research|month|in (?:the )?(?:film|book|novel|media)))
    (?:keeps?|kept|still|been) (?:following|stalking|harassing|watching|showing up|turning up|messaging|coming to my|waiting outside|tracking) (?:me|my (?:house|home|work)|outside (?:my|the)|at my|for me)
    (?:shows?|showed|showing|turns?|turned|turning) up (?:at|outside) my (?:work|house|flat|home|door|job|apartment|school|gym)(?= |$)
    (?:restraining|protection|protective) order ~~(?:violat|broke|again|outside|ignor|came|still|follow|scared|here|will not)
    (?:honou?r killing|honou?r based|forced (?:marriage|to marry|into marriage)|marry (?:a man|someone|my cousin|him) (?:i|against|in|or)|taking me abroad to marry|female genital|circumcise me|conversion (?:camp|therapy))
    (?:withholds?|withheld|hides?|hid|flushe[sd]|took away|takes|will not give me) my (?:insulin|medication|inhaler|wheelchair|hearing aid|food|crutches|oxygen|epipen)
    (?:starves?|starved|starving) (?:me|us|my (?:brother|sister))
    (?:belt|cord|stick|spoon|shoe|extension cord|cane|hanger|whip|cable|slipper|paddle) (?:when|if|because|until|whenever|for|on|across|and) ~(?:i|he|she|dad|mum|me|my|us|bleed|marks|drinks|drunk)
    (?:beaten|hit|whipped|hits me|hit me|beats me|beat me|whips me|spanked) with (?:a|the|his|her) (?:belt|cord|stick|spoon|shoe|cane|hanger|bat|pole|hose|cable|bottle|pan|brush|chain|charger|broom)
    (?:makes|made|forces|forced) (?:me|us) (?:sleep (?:in|on|outside)|stay outside|kneel|stand (?:in|for)|eat (?:off|from|until)|beg|go without)
    (?:slept|sleep|sleeping|sleeps) ~(?:with (?:a knife|my shoes on|one eye open|the door barricaded)) ~~(?:he|him|she|case|dad|comes)
    (?:spit(?:s)?|spat) (?:on|at|in) (?:me|my face)
    (?:walking on eggshells|walk on eggshells) ~~(?:hits?|violent|hurt|throws?|explodes|scared)
    (?:revenge porn|deepfakes? of me|doxx?(?:ed|ing) me|swatted me)`,
  ),
  rule(
    "abuse.dependent",
    "abuse_or_violence",
    "high",
    "crisis",
    `<ABUSER> ~(?:is |has been |keeps |was |are |been )?<HURTS> ${DEPENDENT}(?= |$)
    (?:nurse|carer|caregiver|teacher|babysitter|nanny|staff|aide|daycare|coach|husband|boyfriend|wife|ex|partner|dad|stepdad|grandad|uncle|home|kids|stepmum|care worker|care home|nursing home|someone|bus driver|tutor) ~~(?:hitting|hurting|abusing|touching|hits|hurts|slaps|beats|molesting|starving|shaking|neglecting|rough with|stealing from|locks|hit|slapped|shook|touched|hurt|molested|beat|grabbed|pinched) (?:her|him|them|my (?:mum|dad|gran|grandad|son|daughter|kids?|child|children|baby|brother|sister|toddler|little (?:boy|girl)))
    ${DEPENDENT} ~~(?:has|have|with|came home with|come home with|comes home with|came back with|covered in|got|full of) ~(?:bruises|marks|bruise|burns|bite marks|black eye|welts|finger marks|bleeding down|scratches)
    ${DEPENDENT} ~~(?:said|says|told me|tells me|told|disclosed|admitted|showed me) ~~(?:touch(?:es|ed|ing)?|hurt(?:s|ing)?|hits?|private|secret|game|naked|pee pee|bottom|locks|beats?|pinch|scared of|kisses|bad touch)
    (?:she|he) has (?:bruises|marks|burns|a black eye)`,
  ),
  rule(
    "abuse.weak",
    "abuse_or_violence",
    "moderate",
    "check_in",
    `(?:scared|afraid|terrified|frightened) (?:of|around|to be around) (?:him|her|my (?:husband|boyfriend|dad|wife|partner|mum|brother|stepdad))
    (?:do not|not) feel safe (?:at home|in my (?:home|own home|house|relationship|marriage)|with (?:him|her|my (?:husband|partner|boyfriend|dad))|around (?:him|her|my))
    (?:home|house|it) is not safe(?: for me| here| at home)?
    (?:he|she|husband|wife|boyfriend|girlfriend|partner|mum|dad) ~(?:screams at|yells at|humiliates|belittles|degrades|insults|calls me (?:worthless|stupid|names|a whore|a slut)|gaslights|controls|isolates|manipulates|silent treatment)
    (?:controls?|controlling) (?:me|everything i|my (?:life|money)|who i)
    (?:not|never) allowed (?:friends|a phone|money|out)
    (?:is it|does it count as|was it|is this|was that) (?:abuse|rape|assault|normal if he|normal that he|really abuse)
    (?:hurts|hurting) me(?! (?:when i|to|that|inside|so))$`,
  ),
];
