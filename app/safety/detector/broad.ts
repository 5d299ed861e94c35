import { rule } from "./patterns.ts";
import type { Rule } from "./patterns.ts";

/** Wider nets for the writer's own danger, for wordings that say it sideways. */
export const BROAD_SELF_RULES: readonly Rule[] = [
  rule(
    "passive.sideways",
    "passive_ideation",
    "moderate",
    "crisis",
    `(?:hope|hoping|wish|wishing|pray|praying|glad|fine|relieved|relief|ok|happy|not mind|welcome|kind of want|would love|prefer|not be sad|not be upset|nice|disappointed|annoyed|sad|sorry|angry|upset|mad|hate|cursed|gutted) ~~(?:biopsy|scan|results|tests|plane|car|bus|truck|train|surgery|heart|anaesthetic|anesthetic|aneurysm|stroke|cancer|tumou?r|virus|covid|illness|disease|lump|crash|accident|storm|lightning|earthquake|asteroid|something|diagnosis|operation) ~~(?:bad|positive|down|wrong|going|takes me|stop|stopped|stops|quick|quickly|kill|kills|fatal|malignant|did not|missed|beating|terminal|get me|got me|finish|over with|hits|spread)
    (?:heart|breathing|lungs) (?:just )?(?:stopped in|stop in|would stop|could stop|gave out|would give out|kept going|keeps going|keeps beating|kept beating|still beats)
    (?:plane|surgery|operation|car|ship|building|roof) ~(?:went down|goes down|goes wrong|went wrong|crashed|crashes|collapsed|sank) ~~(?:relieved|fine|ok|relief|not mind|good|glad|happy|perfect|sad|so be it|fine by me)
    (?:not|never) (?:seeing|see|have to see|making it to|make it to|live to see|reach|reaching|get to) (?:christmas|next (?:year|summer|week|month|birthday)|another (?:year|day|birthday|summer|winter|christmas)|tomorrow|thirty|forty|fifty|my (?:next|[0-9]+\\w*) birthday|30|40|50|the new year|spring)
    (?:last|final) (?:birthday|christmas|year|winter|summer|day|night) (?:i|i will ever|that i) (?:have|get|see|live|spend|had)
    (?:did not|do not|never) (?:want to |have to |get to )?(?:have to )?(?:wake up|open my eyes) (?:ever|again|tomorrow|at all|anymore|one day)
    (?:reason|reasons|point|energy|strength|will) to (?:open my eyes|get out of bed alive|keep breathing|stay alive|keep my heart|wake up|be alive|live|go on living|survive)
    (?:existing|being alive|living|be alive|be around|live) ~(?:past|beyond|after|until|to) (?:thirty|forty|fifty|twenty|christmas|[1-9][0-9]|this year|next year|my birthday|graduation|the summer)
    (?:can not|do not|never) ~(?:imagine|picture|see) (?:myself |me )?(?:being alive|alive|living|existing|being around|getting old|growing old|old)
    (?:only|just) (?:stay|staying|here|alive|exist|living|going|keep going|keep breathing|wake up) ~~(?:so that|because|for|out of) ~~(?:mother|mum|dad|kids|parents|cat|dog|habit|nobody has|bury|children|guilt|obligation|funeral|family|too scared|afraid)
    (?:bury|burying) (?:a|her|his|their|my own) (?:child|son|daughter)
    (?:would|will) (?:not )?(?:be (?:sad|missed|relieved)|cry|grieve|mourn|heal|get over|recover|move on|forget|get to rest|finally rest|adjust) ~~(?:once|if|when|after|for a (?:week|while|bit|few)|without|and then) ~~(?:i was gone|i were gone|i am gone|i died|gone|easier|better|lighter|without me|did not have me|have me|i stopped|be fine|be free)
    (?:i|was|were) (?:supposed|meant) to (?:die|be dead|go too|have died)|should have been me|wish it (?:was|were|had been) me|why (?:was it not|not) me|i was the one who (?:died|should)
    (?:trade|swap|switch|change) (?:places|lives) with ~~(?:dying|dead|cancer|hospice|died|terminal|grave|corpse|ward|coma)
    (?:give|donate|hand) (?:my|away my|all my) (?:remaining |remaining )?(?:years|life|lifespan|time left|heart|organs) ~~(?:someone|somebody|wants|deserves|else|dying|needs)
    (?:lucky|envy|jealous|jealousy) ~~(?:died|dead|dying|at peace|passed away|terminal|killed|gone|coma|cemetery|buried)
    (?:dying|die|dying young|died) ~~(?:lucky (?:them|him|her|you|bastard)|i am jealous|i envy)
    (?:hoping|hope|wish|wishing|pray|praying) (?:that )?(?:it|this|tonight|tomorrow|today) (?:is|was|were|will be|could be) (?:the|my) last(?: time| day| night)?
    (?:waiting|wait|want|ready|wish) ~(?:for it |it |life |my life |this life |this )?(?:to )?(?:be|all be) over(?= |$)(?! (?:with (?:exams|the)|already))
    (?:pray|praying|prayed|pray|hope|hoping|wish|wishing|wished) (?:for|to have|i had|i get|i got|i have|i would get) (?:a |an |some )?(?:terminal |fatal |massive |quick |sudden )?(?:heart attack|stroke|aneurysm|cancer|tumou?r|accident|crash|death|illness|disease|embolism|end|meteor|brain bleed)
    (?:not|never) (?:trying|going|planning|looking) to die (?:but|though|just|yet) ~(?:would|will|not|do not|if) ~(?:stop|mind|fight|care|avoid|prevent|resist|move|complain|upset|sad)
    (?:would|will) not (?:stop it|fight it|resist|prevent it|avoid it|move out of the way)$
    (?:being dead|death|dying|hell|nothing) (?:can not|could not|cannot) be (?:any )?worse(?: than (?:this|life|being alive|living))?
    (?:look|looking) forward to (?:not (?:existing|being|waking|living)|the end of (?:my life|me)|being (?:dead|gone)|nothing(?:ness)?$|it being over)
    (?:i am )?(?:already|basically|practically|mentally|pretty much) dead (?:anyway|inside and|, my body|my body|and nobody)
    (?:just )?never (?:woke|wake|waking) up ~(?:would|solve|fix|be|easier|nice|again|problem)
    in the (?:ground|grave|dirt|earth) (?:next to|with|beside|already|instead|where)
    existing (?:past|after|beyond)|(?:only|just) stay(?:ing)? alive (?:so|for|because|out)|bury a child
    (?:if|that) i (?:was|were) not (?:around|here|alive|there) (?:anymore |any more )?(?:they|everyone|people|she|he|it|my family|the kids) (?:would|could|might|will)
    (?:if i (?:would |had )?(?:just |simply )?stopped|stop(?:ped)?|slipped away|died|gone|pass(?:ed)?) in my sleep
    (?:do not|never|no longer|can not|not) (?:see|find|have|know|feel|get) ~(?:point|reason|purpose|sense|use|why i should|cause) (?:to|of|in|for)? ?(?:me )?(?:being|be|staying|stay|living|live|existing|exist|continuing|going on|go on|waking|keep living|carry on|keep going|still being|here) ?(?:alive|here|anymore|on|up|in this)?
    (?:why|how come) (?:was|were|am|did|do) (?:i|they|my parents) (?:still |even |ever )*(?:born|alive|have me|here|exist|living|been born|wake up)
    (?:waiting|wait) ?(?:around )?to die|done living|done being alive
    (?:my )?(?:kids|family|children|wife|husband|mum|parents|everyone|everybody|they|people|friends) ~(?:would|will|are|be|is) ~(?:be )?(?:better|fine|ok|happier|relieved|free|relief) (?:off )?(?:~)?(?:without me|if i (?:was|were|am) ~(?:dead|gone|not)|with the (?:life )?insurance|if i (?:died|disappeared|vanished))
    (?:could|would|might|should) (?:just |simply )?(?:vanish|disappear|be gone|die|stop existing) and ~~(?:better|smoother|life would|notice|care|same|easier|fine|go on|relief|world)
    if (?:tomorrow|morning|next week) (?:did not|never|does not) (?:come|came|comes|arrive)
    if i (?:disappeared|vanished|died|was gone) ~(?:would|will) ~(?:relief|better|easier|fine|nobody|happy)
    envy ~(?:people|patients|those|ones|everyone|anyone) who (?:do not|did not|never) ~(?:wake|come out|come back|make it|survive|live)
    (?:mercy|blessing|gift|kindness|favou?r) if ~(?:heart|i|my|it|god|something|cancer|death) ~(?:gave|give|stopped|stop|died|die|took|take|killed|ended|go|came)
    (?:being|be|do|doing) (?:here|life|this life|alive) (?:anymore|any longer)(?= |$)(?! (?:at this|in this (?:house|town|city)))
    (?:better|easier|best) if i (?:was|were) not (?:here|alive|around|born|in)
    (?:will|would) not (?:treat|treat it|get treatment|fight it|take the chemo|call for help|seek help)(?= |$)
    (?:cemetery|graveyard|graves?|coffin|morgue|urn) ~~(?:homesick|peaceful|calm|belong|home|jealous|comfort|lie down|soothing|inviting|envy)
    (?:dying|death|being dead) (?:does|do) not scare|not (?:scared|afraid) (?:of|to) (?:die|dying|death)(?: anymore)?|living (?:does|scares me|is the scary)
    (?:swallow|swallowed|take|carry|wash|drag|pull) me (?:up |whole |under |down |away |out )?(?:for good|forever|and never|and keep me|and not give me back)
    (?:not existing|not being alive|not being here|being dead|death|dying) (?:would|will|could|is what) (?:fix|help|be enough|solve|end|cure|i want)|only (?:death|dying|not existing)
    (?:lived|been here|been alive|been around) (?:long enough|too long)
    (?:ghost|corpse|dead already|already dead|a dead (?:man|woman|person|girl|boy)) ~(?:waiting|walking|pretending|in a|catch up)
    (?:never|not) (?:have to|need to|to) (?:be (?:anyone|anybody|a person|me|awake|conscious|alive|here)|do any of this|feel anything|wake) (?:again|ever|anymore|at all)
    (?:permanent|master|big) off switch|unsubscribe from ~(?:person|life|existing|human|alive|being)|(?:turned|turn|switch|switched) me off|(?:press|hit) delete on (?:me|myself|my life)
    (?:not|never|would not even|do not) (?:dodge|move|flinch|step back|run|fight|swerve|get out of the way|jump out of the way|brake|scream|struggle) ~(?:if|when) (?:a|the|something|it|someone) ~(?:car|came|bus|truck|train|gun|coming|hit|fell|shot)
    (?:stopped|stop|quit) (?:wearing|using|checking|caring about) (?:my |a |the )?(?:helmet|seatbelt|seat belt|inhaler|meds that keep|safety|smoke)
    (?:hope|wish|praying|pray) ~(?:do not|never) (?:come back|come round|come out of it|wake|get better|recover|survive|pull through)
    (?:better|lighter|easier|simpler|cheaper|happier) ~(?:if i (?:was|were) ~(?:not|gone|no longer|dead)|without (?:me|having me|me in it|me around|me dragging))
    (?:dont|do not) want to (?:be a person|be me|be conscious|be awake|be in my body|have a body|have a life|have a future|be human) (?:anymore|again|at all)
    (?:world|earth|universe|anyone|nobody|life|they) ~(?:would|will) (?:not )?(?:notice|miss|be fine|carry on|keep turning|go on|stop) ~(?:if i|when i|without me|my absence)
    (?:wonder|wondering|wonders|imagine|imagining) (?:what|how|if|who|whether) ~~(?:without me|if i was gone|if i were gone|if i died|come to my funeral|at my funeral|miss me|once i am gone|if i was dead|if i was not here|if i disappeared|feels like to (?:die|be dead)|like to be dead)
    (?:ready|like|want|going|time|waiting|happy|content|prepared) to (?:go now|leave now|go whenever|be done with (?:life|living|this life|it all|everything forever)|rest for good|let go of life|stop fighting to stay|give up on living|let it take me|be taken|check out for good|be over with|slip away|drift off forever|drift away forever)
    (?:insurance money|life insurance|payout) ~~(?:better|more than|worth more|help them|dead|kids|family would)|worth more dead|more use(?:ful)? dead
    (?:nobody|no person|not anyone) (?:needs|wants) me (?:alive|here|around|on this earth|in this world)
    (?:exist|live|be alive|be here) (?:anymore|any longer|another day|for another)
    (?:better of|better off|betr off|beter of) (?:of )?(?:without|witout|w out) me`,
  ),
  rule(
    "active.sideways",
    "active_ideation",
    "moderate",
    "crisis",
    `(?:want|wanna|need|going|ready|about|trying|like|might|wanting|urge|urges|tempted|tryna) (?:to )?(?:kill|killing)$
    suicidal(?! (?:people|person|patients?|clients?|teens?|teenagers?|thoughts in|ideation in|students?|callers?|users?|friend|someone|individuals|youth|behaviou?r in|risk in|risk assess))
    suicide (?:for me|season|it is|mode|time|i guess|is|lol|when|or|tonight|crossed)
    (?:mind|brain|head|thoughts?|everything) ~(?:goes|go|going|drifts?|wanders?|jumps?|leads?|turn|turns|comes? back|keeps? going|returns?|circl(?:es?|ing)|straight) (?:back )?(?:to|towards?|about|on) (?:suicide|killing|death|dying|ending|the bridge|the pills|the gun|the rope|the knife)
    (?:thoughts?|urges?|feelings?) (?:about|of|for) (?:suicide|dying|death|ending|not being here|hurting myself|not existing)
    (?:pictur(?:e|ed|ing)|imagin(?:e|ed|ing)|think(?:ing)?|thought|consider(?:ed|ing)?|rehears(?:e|ed|ing)|wanted|urges?|keep|almost|nearly|tempted|dream(?:t|ing)?|replay|daydream\\w*|stood|seriously|so close|close|practi[sc]\\w+|flirting|ready|going|want) ~~(?:stepping off|step off|jumping|jump off|let go|letting go|leaning over|leaning out|climbing over|hanging|not stop(?:ping)?|driving off|drive off|driving into|letting the car|let the car|letting go of the wheel|stepping in front|step in front|walking into the|staying under|staying there|holding my breath|falling|fall off|drowning|throwing myself|throw myself|end it|the fall)(?= |$)(?! (?:in love|asleep|behind|for|of (?:the past|control|him|her|anger|grudges|things|it|what|my ex|expectations)))
    (?:throw|throwing|fling|flinging|hurl|launch|toss|chuck|pitch) (?:myself|me) (?:down|off|in|into|under|out|from|over|in front|at|onto)
    (?:beam|rafters|hook|ceiling fan|banister|bannister|belt|balcony|bridge|train tracks|railing|window|knife block|kitchen knives|medicine cabinet|pill bottle|gun safe|razor|pills|tracks|cliff|overpass) ~~(?:look at it|staring at|looking at|stare at|calls? (?:to )?me|calling (?:to )?me|think about it|thinking about|too much|tempt|tempting|whisper|eye on|notice it|eyeing|measuring|would hold|hold my weight|just in case)
    (?:looking|look|staring|stare|stared|eyeing|measuring|glancing|keep going) (?:at|to|down|over) ~(?:beam|rafters|belt|balcony|bridge|tracks|railing|kitchen knives|medicine cabinet|pill bottle|gun|razor|pills|knife|ledge|edge|rope)
    (?:just in case|for when|in case) i (?:decide|need|want|have|choose) ~(?:to go|way out|to leave|to end|out|escape|to do it|it)
    (?:go|going|come|follow|coming|following|leave|leaving) (?:with|after) (?:him|her|them)(?= |$)
    (?:actually|finally|really|will|going to|might|could|to) (?:go|going) through with it
    (?:stop|stopped|skip|stopping|quit|not) (?:taking|take) (?:my )?(?:insulin|heart|dialysis|medication|inhaler|antirejection|blood thinners) ~~(?:let it|happen|end|die|on purpose|considering|thinking|see what|over|give up|let nature)|(?:quit|stop|skip|skipping) dialysis
    (?:almost|nearly|wanted to|want to|tried to|thought about|could|tempted to|could have|considered) (?:crash(?:ed|ing)?|drove|drive|driving|swerve[d]?|swerving|ran|run|steer(?:ed)?|roll(?:ed)?) ~(?:my car|the car|into|off|myself|my bike|my truck|the road) ~(?:on purpose|deliberately|intentionally|tree|wall|bridge|cliff|truck|barrier|divider|median|pole|ditch)
    (?:easy|easier|simple|tempting|quick|better|simpler) to (?:just |simply )?(?:drive off|jump|step off|swerve|swallow|pull the trigger|end it|walk into|take them all|not brake|slip under|keep swimming|hang myself|drift off)(?! (?:the (?:motorway|highway|lot)|a bug))
    (?:commit|committing|committed) (?:suicide|self)
    (?:killing|suicide|dying|death|ending it|hanging|the rope|the gun|the pills) (?:looks?|is looking|sounds?|seems?|feels?) ~(?:better|good|nice|easier|great|tempting|peaceful|logical|right|inviting|appealing)
    used to be (?:monthly|weekly|sometimes|rare|occasional) ,? ?now ~(?:hourly|daily|constant|every)
    (?:voice|voices|head|brain|mind) ~~(?:do it|just jump|jump|end it|let go|pull it)(?= |$)
    (?:think|thinking|thought|wonder|plan|planning) (?:about |of )?how i would (?:do it|die|end it|go|kill)
    (?:what if|might|could|should) i (?:just |simply )?(?:walked|walk|step|stepped|ran|run|jumped|jump|drove|drive|swerved) (?:into|in front|off|out in)
    (?:which|what|how) ~(?:way|ways|method|methods|one) ~(?:would|will|is|hurts?|works?) (?:be )?(?:quickest|fastest|hurt|least|painless|easiest|quick|surest|work|the least|painful)
    (?:how|ways) (?:other )?(?:people|others|they|celebrities|he|she|someone|robin williams) (?:did it|do it|killed|died by|went through with|ended)
    (?:last|final) (?:level|boss|quest|checkpoint|stop|chapter|page|exit|act|scene|lap|round) ~~(?:no respawn|no more lives|game over|forever|then nothing|of me|for me|of my (?:life|story))
    (?:no respawn|permanent (?:vacation|holiday|log ?off|log ?out|nap|leave|break|exit|rest)|one way (?:trip|ticket|exit))
    (?:check|checking|checked) out early|hotel called life|exit (?:stage left|early)|leave the party early|clock(?:ing)? out early
    (?:become|be|becoming|turn into|join) ~(?:star|stars|stardust|angel|angels|memory|ghost|statistic|dust)
    (?:see|visit|seeing|visiting|hug|hugging) (?:my )?(?:<KIN>|him|her|them|you)(?: and my <KIN>)? (?:again )?(?:soon|again|in heaven|tonight) ~~(?:dead|died|passed|heaven|years|gone|buried|funeral|been)
    (?:end|ending) (?:one s|ones|their|your|a) (?:own )?life ~~(?:me|i|it is me|pain|this much)
    it is me$
    (?:gun|knife|razor|pills|rope|blade) ~~(?:looks?|looking|seems?|sounds?|getting|so|pretty) ~(?:good|tempting|friendly|inviting|nice|appealing|like an option)
    (?:one|a|single) (?:of these|more) ~(?:days?|nights?) ~(?:will|going to|might) ~(?:actually|just|really)? ?(?:do it|go through|not come back|not wake|jump|snap and end|be gone|let go|swallow)
    (?:hurt|hurting|harm) myself ~~(?:do not come back|permanently|for good|not survive|end|forever|die)
    (?:not here|not around|gone|dead|missing) at the end of it|the ones where i (?:am not|die|jump|end)`,
  ),
  rule(
    "plan.sideways",
    "plan_or_attempt",
    "high",
    "crisis",
    `(?:have|got|has|with|keep|kept|hold|holding|picked up|found|took out|cleaned|opened|bought|sitting with|brought|packed|grabbed|loaded|borrow\\w*) ~~(?:revolver|gun|pistol|rifle|shotgun|glock|noose|rope|helium|nitrogen|cyanide|exit bag|razor blades?|stanley knife|my belt) ~~(?:picking it up|keep|table|lap|looking at|the day|ready|hand|hands|bed|putting it|next to|tonight|staring|loaded|drawer next|mouth|head|hotel|car with|over the|my neck|for the (?:day|night|end)|and i know|under my|tomorrow)
    (?:bought|buy|buying|got|ordered|have|found|measured|picked up) (?:a|the|some|my|enough) (?:strong |thick |long |new )*(?:rope|noose|helium tank|exit bag|cyanide)(?: today| yesterday| tonight| online| last week| and i| this morning| now)?$
    (?:rope|noose|knot|belt|cord|sheet) (?:is |has been )?(?:tied|hung|in place|secured|looped|fixed|attached|around the)
    (?:on|at|over|near) the (?:edge|ledge|railing|parapet|side) of (?:the|a|this) ~(?:bridge|roof|building|cliff|overpass|balcony|platform|car park|tower|quarry)(?! (?:taking photos|of the (?:forest|city)))
    (?:where|how|which part|what part) ~(?:on|of|around) (?:the|your|my) neck
    <KIN> ~~(?:left|wrote|sent) (?:a |me a |us a )?(?:suicide |goodbye )?(?:note|letter|goodbye) ~~(?:gun|pills|missing|gone|rope|not answering|knife|bridge)
    (?:decided|happens|happening|do it) ~on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday) ~when (?:the house|everyone|my|they|nobody|no)
    (?:lighter|at peace|peaceful|calm|free|relieved) ~~(?:since i decided|now that i (?:have )?(?:decided|chosen|wrote)|decision is made)
    (?:wrote|written|letters?|note|notes) ~(?:to|for) each of ~my (?:children|kids|family|parents|friends|sons|daughters)
    (?:date|day) (?:is )?(?:circled|marked) ~~(?:selling|sold|giving|gave|stuff|things|note|ready|pills|goodbye|belongings)
    (?:picking it up|pick it up) and put(?:ting)? it (?:down|back)
    (?:booked|book|booking|rented|checked into|check into|checking into|got) (?:a|into a|myself a|the) (?:hotel|motel|room|airbnb|cabin|hotel room|motel room) ~~(?:pills|alone to|note|nobody|no one|find|packed|medication|rope|gun|last|die|quiet|end)
    (?:packed|brought|counted|hid|bought|have|got) ~(?:the|my|enough|all the|those) (?:pills|rope|blade|razor|sleeping pills|medication)$(?! (?:for))
    (?:on the roof|rooftop|top level|car park roof|bridge|ledge|edge|cliff|viewpoint|falls|overlook|platform|balcony|railing) ~~(?:wall is low|no barrier|nobody around|nobody here|so high|long way down|looking down|no one around|wind|cold up here|one step|my phone|left my|note|dizzy)
    (?:parked|sitting|standing|stood|texting|writing|typing|messaging) ~(?:at|on|from|by|up) ~(?:viewpoint|roof|bridge|ledge|edge|cliff|falls|overlook|top level|tracks|lookout) ~~(?:wall is low|note|nobody|alone|goodbye|scared|ready|pills|my phone|thinking|tired|end|anymore|crying|one step)
    (?:took|taken|swallowed|ate|downed|necked|drank|had|popped) ~(?:everything|all of it|all of them|every|forty|thirty|fifty|twenty|sixty|hundred|[2-9][0-9]|a whole|whole|hole|handful|handfuls|entire|box|bottle|packet|lot|bunch) ~~(?:pills?|tablets?|medicine cabinet|bottle|medication|paracetamol|tylenol|tylanol|ibuprofen|xanax|minutes ago|an hour ago|frightened|scared|cabinet|capsules|sleeping)
    (?:cut|slit|slashed|sliced) ~(?:wrists?|throat|veins?)
    (?:gas|oven|stove|car|exhaust|engine) (?:is |was )?(?:on|running|turned on) ~~(?:windows|taped|sealed|towels?|garage|door|closed|breathing it)
    (?:taped|sealed|blocked) (?:up )?(?:the )?(?:windows?|doors?|vents?)
    (?:turned on|started|left|sat in|running) ~(?:engine|car|motor) ~~garage|garage ~~(?:engine|car running)
    (?:it|this|everything|all) (?:will be|is|ends?|happens?|is going to be|is happening|will end|will happen|is going to happen|is all) ?(?:over|done|happening|end|finished)? (?:before (?:they|anyone|you|help)|tonight|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|when the house is empty|this (?:weekend|week)|tomorrow(?: night)?|by (?:morning|tomorrow|monday|sunday|friday))$
    (?:i have|have|i) decided (?:when|how|where|it is|on (?:thursday|friday|sunday|monday|tuesday|wednesday|saturday|tonight|the))
    when (?:the house|everyone|it|my family|the flat) is (?:empty|out|away|asleep) ~~(?:do it|happens|ready|pills|end|go|happen)?$
    (?:know|decided|chosen|worked out|figured out|settled) (?:exactly |already )?(?:when and (?:how|where)|how and (?:when|where)|where and (?:when|how)|the day|the time and|which (?:day|way|method|bridge))
    (?:do not|dont) (?:call|phone|send|tell) (?:anyone|anybody|the police|an ambulance|help|for help|911)
    (?:after me|when i am not here|once i am not here|after i am gone|when i have gone|after i leave|when i am no longer|without me to) ~~(?:who gets|labels?|gifts|wrapped|the cat|the dog|my things|passwords|take care|look after|find|know)?$
    (?:who gets what|labels? (?:on|so)|instructions|envelopes?|passwords?|password|account details|bank details|spare keys?|keys) ~~(?:after me|gone|note|under the mat|for my (?:wife|husband|mum|kids|family|sister|brother)|when i|find|not here|ends tonight|envelope)
    (?:can have|gets|should have|take|takes|keep|have) my (?:room|dog|cat|car|guitar|records|clothes|bike|books|jewellery|jewelry|savings|stuff|things|playstation|console|piano|ring|hoodie|camera|switch|xbox|laptop) ~~(?:tell|when|after|now|gone|need it|anymore)?$
    tell (?:my |the )?~(?:sister|brother|mum|dad|kids|wife|husband|best friend|friend|son|daughter|girlfriend|boyfriend|roommate) (?:she|he|they|to) (?:can|should|gets|may) (?:have|keep|take) my
    (?:not|never|wont|will not|do not|would not) (?:need|be needing|needing) (?:it|them|the return|my (?:stuff|things|room|money|phone|car|clothes)|this|any of (?:it|this)|a return|anything) ?(?:after|anymore|where|soon|for long|by|again|when|tomorrow|now)?(?= |$)(?! (?:because|since|if|but|thanks))
    (?:one way ticket|no return ticket|not need(?:ing)? the return|will not need the return)
    (?:last|final|one last|one more) (?:sunset|sunrise|meal|swim|drive|cigarette|walk|time with|dinner|drink|visit|hug|song|look|message|post|party|coffee with|trip|weekend with) ~~(?:then (?:i am|i will be|it is|nothing|i go|that is)|and (?:then|i am) (?:done|gone|free|it|finished)|before i (?:go|do|end|leave|die))
    (?:wont|will not|never) ~(?:put up with|worry about|deal with|hear from|bother|have to (?:see|deal|worry|look after)) ~me ~(?:after|again|anymore|soon|much longer|tonight|tomorrow)
    (?:last|final) time (?:i will|i|that i|i am going to|you will|you) (?:ever )?(?:write|writing|log|logging|talk|speak|message|type|text|hear|see|be here|post|will write|will ever)(?! (?:to (?:them|customer)|(?:use|shop|eat|order)))
    (?:fed|feed|feeding|walked|said goodbye to|hugged|kissed) (?:my |the )?(?:fish|dog|cat|kids|mum|dad|pets?|children|horse) (?:for the|one) last(?: time)?
    (?:deleted|deleting|wiped|wiping|erased|closed|closing) (?:all |all of )?(?:my |everything on my )?(?:accounts?|socials|social media|phone|photos|messages|history|instagram|everything) ~~(?:last time|goodbye|no trace|gone|not need|end|for good and|note|tonight|ready)
    (?:rent|bills?|debts?) (?:is |are |are all )?paid ~~(?:not need|after|end of the month|last|gone|note|dog|cat)
    (?:pass out|black out|lose consciousness|be dead|die|stop breathing) ~(?:with|from|by|after|if) ~(?:belt|rope|bag|noose|scarf|hanging|cord|plastic bag|helium|gas|bleach|cutting|antifreeze|insulin)
    (?:which|what) (?:floor|height|storey|story|speed|level) ~~(?:survive|die|fatal|kill|jump|enough|certain|sure)
    (?:drug|pill|medicine|chemical|injection|gas|tablet|something|poison) (?:that|to|which) ~(?:puts?|put|makes?|make|lets?|let|sends?|stops?) (?:you|me|your heart|my heart|someone) ~(?:to sleep forever|sleep forever|die|forever|never wake|peacefully|stop)
    (?:tie|make|learn) (?:the|that|a) (?:kind of |type of |sort of )?(?:knot|loop) ~(?:that )?(?:tightens|tighten|hold my|does not slip|slips tight|hangman|would hold)
    does (?:drinking|swallowing|eating|taking|breathing|cutting) ~(?:antifreeze|bleach|pills|poison|too many|your wrists|gas|exhaust|helium|<DRUG>) ~?hurt
    (?:parking (?:structure|garage)|multistorey|overpass|building|bridge|roof|cliff|balcony|car park) ~~(?:not fenced|isnt fenced|is not fenced|no fence|without a fence|open to the public|unlocked|no net|no cameras|no railing|no barriers|not guarded|easy to climb)
    (?:highest|tallest|nearest|closest) (?:parking|bridge|building|cliff|overpass|rooftop|balcony|structure|car park)
    (?:look|looks|looking|make it look|made to look|seem) (?:like|as) an accident
    ends? tonight|(?:tonight|tomorrow) it (?:all )?(?:ends|stops|is over)|it all ends
    (?:do|doing|did) it (?:tonight|tomorrow|on (?:sunday|monday|friday)) ~(?:pills|ready|note|gun|rope|wrote)
    (?:lo voy a hacer|voy a hacerlo) (?:esta noche|hoy|manana)`,
  ),
];
