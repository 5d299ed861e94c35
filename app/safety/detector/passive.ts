import { rule } from "./patterns.ts";
import type { Rule } from "./patterns.ts";

/** A wish to be dead, not to exist, not to wake; being a burden in a way that implies death. */
export const PASSIVE_RULES: readonly Rule[] = [
  rule(
    "passive.wish_dead",
    "passive_ideation",
    "moderate",
    "crisis",
    `<WANT><GONE>
    (?:wish|wished|wishing|hope|hoping|pray|praying|prayed|want|dream|rather|better if|easier if|best if|like if|glad if|fine if|ok if|happy if|relieved if|simpler if|prefer if|love it if|mind if|care if|care whether|matter if|bother me if|upset if|sad if|bad if) (?:that )?i (?:was|were|am|had|would|could|will|got|get|simply|never|do not|did not|can|wake|went|have)? ?(?:dead|gone|never born|not born|never been born|not been born|not here|not alive|six feet|in the ground|die|died|not wake|never wake|never woke|not exist|never exist|never existed|not existed|stop existing|stopped existing|do not wake|did not wake|not wake|do not make it|vanish|vanished|disappear forever|cease|ceased|passed away|dropped dead|drop dead|cancer|terminal|hit by|killed|never had been|go to sleep and|not to wake|not survive|did not survive|fall asleep and|fell asleep and|fade|erased)
    (?:wish|hope|pray|praying|want|wanted|hoping|wishing) ~~(?:illness|disease|cancer|something|accident|sickness|crash) ~(?:ends|end|finishes|takes|kills) (?:it|me|everything|this)
    (?:wish|hope|pray|praying|want|wanted|hoping|wishing) ~~(?:kills?|killed|takes?|hits?|crash(?:es|ed)?|finish(?:es|ed)?|ends?|ended|taken|took|runs?|had gotten|had got|gets) (?:me|it for me|my life)
    (?:god|lord|death|universe|jesus) ~(?:take|takes|took|taking|took me|come|comes|call|calls) (?:me|for me)
    take me (?:lord|god|jesus|instead|in my sleep|home lord|away from this (?:world|life))
    (?:kills|takes|ends) (?:me|it) so i do not have to
    (?:never|not) (?:to )?(?:have )?(?:been born|existed)
    (?:was|were|had) never (?:born|been born|existed|here)
    (?:my (?:birth|existence|life)|being born|me being born) (?:is|was) (?:a|an|the|one big) ~(?:mistake|accident|error|waste)
    should not (?:exist|be alive|be here|have been born|have survived|have lived|have woken)
    should have (?:died|been me|let me die|been aborted|aborted me|drowned|never been)
    (?:better|best) (?:off )?dead
    (?:everyone|family|kids|they|world|people|friends|husband|wife|mum|parents|children|it) ~~(?:breathe|sigh|relief|relieved|thank|celebrate|better) ~(?:if i died|if i was gone|if i were gone|if i disappeared|when i am gone|when i die)
    (?:come|turn up|show up|cry|be) (?:to|at) my funeral
    (?:would|will|do) not (?:mind|care|fight it|object|complain|be upset|be sad|be mad|bother me|matter) ~(?:if i (?:died|die|was dead|did not|never|got|just|fell|stopped|was hit|dropped|do not|passed|were|was|crashed|went|disappeared)|dying|being dead|not waking|being gone|getting hit|not existing|if (?:a|the|something|my) ~(?:bus|car|truck|train|plane|heart|cancer|lorry|asteroid|happened|killed))
    (?:if|hope|wish) (?:a|the|some|that|my|this) ~(?:bus|car|truck|train|plane|lorry|cancer|meteor|accident|surgery|heart|asteroid|lightning|tumour|tumor|virus|illness|anesthetic|driver) ~(?:hit|hits|took|takes|killed|kills|crashed|crashes|ran|run|stopped|stops|flattened|would hit|would take|would kill|finished|gave out|gives out|had)
    (?:do not|does not|did not|not|stopped|no longer) (?:care|caring|matter|mind|bothered|fussed) (?:if|whether|about whether) i (?:live|die|wake|survive|make it|am alive|live or die|get hit|wake up|lived|died|woke|exist|crash|come back|am dead|get killed|ever wake)
    (?:do not|never|not|no longer) (?:want|wants|wanted|wish|care|desire|feel like|wanting|need|intend|plan|have the will|have any desire|have the energy|have it in me|have the strength|see myself|see a reason|see any reason|see the point|see a point|see any point|see why|know why i) (?:to|of|in|for)? ?(?:be|being|have to be|keep being|bother being)? ?(?:alive|exist|existing|wake up|waking up|wake|keep living|keep existing|go on living|carry on living|live anymore|living|survive this|survive|be a person|stay alive|stick around|in this world|on this (?:earth|planet)|keep breathing|breathe anymore|see tomorrow|see another|see (?:my )?next|grow old|make it to|here anymore|be anymore|around anymore|anything anymore|do life|continue living|go on like this|live (?:like this|another|this life|this way|through|if|past|with this pain|in this (?:world|body|pain)|in a world|any longer|long|much longer))
    (?:want|wants|wanted) (?:not to|to not) (?:be|exist|live|wake|be alive|be here)
    do not want to live
    no (?:reason|point|will|desire|wish|purpose|interest|sense) (?:left |for me )?(?:to|in|for|of) (?:live|living|be alive|being alive|go on|being here|be here|keep going|exist|existing|stay alive|staying alive|stay|keep living|continue|wake up|waking up|life|going on|staying|surviving|me being here)
    (?:hate|hates|hated|despise|loathe|resent|dread) (?:being alive|existing|that i woke up|waking up(?: alive| in the morning)?|living|that i am alive|that i exist|that i am still (?:here|alive)|that i survived|being here anymore|still being (?:here|alive))
    (?:disappointed|upset|angry|annoyed|sad|gutted|crushed|furious|cry|crying|devastated|mad|bummed|disappointment) (?:that |when |because |at |about |every (?:morning|time|day) )?i? ?(?:wake|woke|waking|survived|did wake|am still alive|am alive|opened my eyes|open my eyes)
    wake up (?:and i am |and feel |feeling )?(?:disappointed|wishing i|sad that i|angry that i|upset that i)
    (?:death|dying|being dead|not existing|never waking up|the grave|nothingness|oblivion|not being here|not being alive) (?:sounds?|seems?|feels?|looks?|would be|is|might be|must be|starting to) ~(?:nice|peaceful|good|relief|easier|better|gift|comforting|freedom|inviting|appealing|tempting|lovely|kinder|answer|only|restful|great|beautiful|sweet|attractive|welcome|calm|calming|heaven|ideal|escape|rest|break|solution)
    (?:envy|jealous of|envious of|lucky) (?:the )?~(?:dead|people who (?:die|died|are dead|are dying|got|get)|who died|who die|died young|who are dead|terminally|dead people|corpses?|terminal)
    (?:dead|deceased) people ~(?:lucky|luck|at peace|have it)
    (?:looking forward to|welcome|waiting for|ready for|waiting around for|counting down to|long for|longing for|craving|crave|comfort in|comforted by|beg for|begging for|praying for|pray for|hoping for|hope for|yearn for|would welcome) (?:dying|death|my death|the end|it to be over|my life to (?:end|be over)|it all to (?:end|be over|stop))
    (?:waiting|just waiting|biding my time|counting the days|killing time) (?:to|until i|till i|for me to) (?:die|am dead|be dead)
    (?:sleep|bed|night|eyes) and (?:just |simply )?(?:never|not|do not|hope i do not|hope i never|pray i do not|hoping i do not|hoping i never|wish i would not|wish not to|hope to never) ~(?:wake|waking|open|come back|get up)
    (?:hope|wish|pray|hoping|wishing|praying) (?:that )?(?:i|to) (?:do not|never|would not|will not|can not|not) (?:wake|waking|make it|survive|live|open|see)
    (?:never|not) (?:to )?(?:wake|waking) up (?:again|ever|anymore|one day|tomorrow|from)
    (?:if|when) i (?:died|die|never woke up|did not wake up|was dead|disappeared|were to die|got killed|stopped breathing|dropped dead) ~~(?:fine|ok|relief|relieved|glad|happy|good|not mind|not care|nobody|easier|better|peace|win|sad|so what|oh well|nothing|problem|be nice|favour|favor)
    (?:existing|being alive|living|life|being here|existence|to be alive|to exist) (?:is|feels|has become|just|has been) ~(?:hurts|torture|unbearable|chore|punishment|too painful|too much|exhausting|agony|prison|pointless|not worth|hell|a curse|a burden|not for me|meaningless)
    (?:hurts|painful|exhausting|hard|unbearable) to (?:be alive|exist|live anymore|live|keep existing)
    life (?:is|has|seems|feels|does not seem|is just) ~not (?:worth|for me|worth it|worth living|have a point)
    (?:life|this|it|living) (?:is|does) not (?:feel |seem |look )?worth (?:living|it anymore|being alive|staying|going on|the pain)
    not worth (?:living|being alive|staying alive|living for)
    (?:is|was) (?:life|living|it) (?:even |really )?worth (?:living|it anymore|staying)
    what is the point (?:of|in) (?:living|being alive|life|existing|going on|me|being here|staying alive|waking up|staying|continuing|surviving|carrying on|breathing|keeping going)
    why (?:am i|do i|should i|bother|keep|even|are we|would i|do i even) ~(?:alive|exist|living|wake up|staying alive|being alive|existing|be alive|live)
    (?:leave|leaving|exit|exiting|escape|quit|quitting|depart|departing) (?:this|the) (?:world|earth|planet|life|existence|mortal)
    (?:not|never) (?:meant|made|built|cut out|supposed|fit|right) (?:for ~(?:world|life|living|planet|earth|existence|existing|alive)|for (?:it|any of this|any of it)$|to be (?:in|on) ~(?:world|life|planet|earth|place)|to live in|to live|to be alive|to exist(?: in)?)
    no (?:place|space|room) (?:left )?(?:for (?:me|people like me|someone like me) )?(?:in|on) (?:this|the) (?:world|earth|planet|life)
    (?:rather|sooner|prefer) (?:die|be dead|not exist|not be alive|not wake up|be gone)
    (?:someone|somebody|anyone|anybody|please|god) (?:should |could |please |just |would )?(?:kill|shoot|end|murder|euthani[sz]e|unplug) me
    (?:done|finished|through|over|so over) (?:with )?(?:living|being alive|life|this life|existing|being a person|being human|this world|existence)
    (?:ready to|want to|time to|time for me to) (?:go home to god|be with (?:god|the lord|jesus)|meet god|rest forever|leave this|meet my maker|go be with|cross over)
    (?:stopped|do not bother|not bother|do not|no longer|quit) (?:looking|wear|wearing|checking|look|putting on|buckling) ~(?:both ways|seatbelt|seat belt|my belt|when i cross|before i cross|before crossing|helmet)
    (?:seatbelt|seat belt) (?:off|unbuckled|undone) ~~(?:whatever|happens|hope|do not care|just in case)
    (?:cross|crossing) ~(?:road|street|roads) without looking
    (?:if|whether) i (?:live|lived) or (?:die|died)
    (?:living or dying|dead or alive|alive or dead|live or die) ~(?:same|care|matter|difference|either way)
    (?:cancer|terminal|tumor|tumour|heart attack|fatal|aneurysm) ~~(?:be a relief|relief|would be nice|good news|hope it is|way out|please|relieved if|i would not treat|refuse treatment|let it take me)
    (?:hoping|hope|wish|wishing|hoped|wished|kind of want|secretly want|prayed|praying|almost want) ~(?:cancer|terminal|fatal|malignant|crash|incurable)
    (?:not|do not) (?:see|picture|imagine|think|expect|believe) ~~(?:make it|live|alive|be here|be around|being here|being alive|being around|living) (?:to|past|until|by|next|in|another|when|after|much) ~(?:year|birthday|christmas|[0-9]+|month|week|summer|winter|longer|spring|then)
    (?:burden|waste of (?:space|oxygen|air|skin)|dead weight|deadweight|drain) ~~(?:gone|dead|without me|not here|disappear|better off|removed|die|leave this)`,
  ),
  rule(
    "passive.weary",
    "passive_ideation",
    "moderate",
    "crisis",
    `(?:better|easier|happier|fine|nicer|quieter|simpler|lighter|relieved|free|freer) (?:off )?(?:place )?(?:without me|if i (?:was|were|am|had|did|went|just|died|vanished|disappeared) ?(?:not|never|gone|dead|here|around|born|exist|existed|away|no longer here|left for good|out of the picture)?|when i am (?:gone|dead|no longer here|not here)|with me (?:gone|dead|out of the (?:way|picture)|not here|not around)|once i am (?:gone|dead))
    (?:cope|manage|live|thrive|do|breathe|move on|get on|get by|recover|rest) (?:better|fine|easier|happier|well|ok) (?:off )?(?:without me|if i|when i am gone|once i am gone)
    (?:anyone|anybody|people|they|he|she|someone|nobody|everyone|world|who|mum|family) (?:would|will) ~(?:miss|notice|care|cry|come|remember|look|bother|blink|realise|realize|find me) ~~(?:if i (?:died|was gone|were gone|disappeared|was dead|were dead|vanished|stopped existing|never|was not|dropped|did not|died|just)|when i (?:am gone|die|am dead)|my funeral|i was gone|i was dead|i died|i disappeared|for weeks)
    (?:would|will) (?:anyone|anybody|people|they|he|she|someone|everyone) ~(?:miss me|notice|care|cry|come|remember me|be sad|show up) ~(?:if i|funeral|when i am|i died|i was gone|if me|to my)
    (?:lost|losing|lose|have no|without|gone is) (?:my|the|all|any|a) ?(?:will|reason|desire|wish|motivation) to (?:live|be alive|exist|go on|keep living|survive|be here)
    (?:tired|sick|exhausted|weary|done|over|fed up|finished|through|bored|had enough|so over|so tired|worn out|had it) (?:of|with|from|by)? ?(?:all )?(?:living|being alive|life|this life|my life|existing|existence|breathing|being here|waking up|being a person|being human|this world|having a body|surviving|being me|staying alive|this earth|with life|of life)
    (?:nobody|no person|not a soul) (?:would|will) (?:even )?(?:miss me|notice i (?:was|am) gone|notice if i|care if i (?:died|was gone|lived|disappeared|vanished|am gone|dropped)|mourn me|cry for me|cry over me|come to my funeral|grieve)
    (?:let|just let|want god to let|please let) me (?:die|not wake up|slip away|go to sleep forever)
    put me (?:out of my misery|down|to sleep forever|in the ground)`,
  ),
  rule(
    "passive.thoughts_of_death",
    "passive_ideation",
    "moderate",
    "crisis",
    `<THINK> ~(?:about|of|on|over|what|how|that|like) ~(?:dying|being dead|not existing|not being here|not being alive|not being around|my own death|my death|my own funeral|my funeral|not waking up|never waking up|disappearing forever|being gone|stop existing|life would be (?:better )?without me|if i was not here|if i died|to die|i died|it would be like to be dead|stopping existing|ceasing to exist|nonexistence|my obituary|my gravestone)
    (?:quiet|peaceful|easy|nice|calm|simple) it would be (?:to|if|not) ~(?:die|dead|gone|exist|stop|not|be nothing|just)
    (?:nice|good|lovely|great|easier|peaceful|relief|better|kinder|simpler) (?:to|if i could|if i) (?:just |simply |finally )?(?:not exist|be dead|die|be dust|not be here|be gone|not wake|never wake|stop existing|be nothing|not be alive|sleep forever|be erased|cease)
    (?:ashes|dust|ghost|dirt|worm food|bones|nothing at all|stardust|particle|rock at the bottom) ~~(?:instead of (?:alive|living|this|a person)|than alive|than a person|than this|and not me)`,
  ),
  rule(
    "passive.button",
    "passive_ideation",
    "moderate",
    "crisis",
    `(?:button|switch|pill|lever|off switch|delete key|opt out|genie|magic wand) ~~(?:exist|existed|erase me|delete me|never been|gone|born|off for good|end me|make me disappear|dead|turn me off|turn myself off|vanish)
    (?:unplug|switch|turn|shut) (?:me|myself|my brain|my life) off (?:forever|for good|permanently)
    (?:opt|opting) out of (?:life|existing|living|being alive|existence)
    (?:return|refund|cancel|unsubscribe|log out|sign out|resign) ~(?:life|existence|being alive|existing|human)`,
  ),
  rule(
    "passive.disappear",
    "passive_ideation",
    "low",
    "check_in",
    `<WANT>(?:disappear|vanish|be nothing|not be here|stop existing|evaporate|be invisible forever|sleep for ever|fall asleep and|fade|dissolve|it to be over|it all to be over|it to end|it all to end|everything to stop|it all to stop|it to stop)
    (?:do not|never|not) want to be (?:here|around|me|anywhere)
    (?:can not|could not|do not think i can|do not know how much longer i can|do not know how long i can|not sure i can|do not know how to|unable to|not able to|too tired to|not strong enough to) (?:do|take|keep|go on|live|handle|face|bear|stand|survive|make it|carry on|cope|continue|exist|hold on|hang on|keep going|fight)
    (?:no point|no future|nothing left|nothing to live for|no hope left|no way out|no way forward|nothing to look forward to|nobody left|out of options|out of reasons|no reason to try|given up on (?:life|everything|living|myself)|giving up on (?:life|everything|living|myself)|give up on (?:life|living|everything))
    (?:what is the point|why bother|whats the use|what is the use)
    (?:a|such a|just a|only a|nothing but a|being a|the|become a) burden
    (?:everyone|everybody|people|they) (?:hates|hate|would be happier|would not care|wants me gone|want me gone)
    (?:waste of (?:space|oxygen|air|skin)|dead weight|deadweight|oxygen thief)
    (?:tired|exhausted|sick|weary) of (?:everything|fighting|trying|it all|pretending|hurting|being)
    (?:do not|not) (?:belong|deserve to (?:be|live|exist|be here|be alive|breathe|be happy))
    (?:done with|over|finished with|through with) (?:everything|it all|all of it|all this|all of this)
    (?:is|are|was) (?:there )?(?:anything|something|a life) after (?:death|we die|this life|you die|i die)
    (?:what|is it like|where) ~(?:happens|like|go|feel like) (?:when|after) (?:you|we|i) die
    <THINK> ~(?:about|of) (?:death|what comes after|the end|being somewhere else forever|heaven|not waking|afterlife)
    not (?:wake|waking) up
    (?:not|never) (?:be|being) (?:here|around|alive) (?:anymore|much longer|for much longer|long|for long)
    (?:hope|wish|pray) ~(?:i am|i was|was|were) (?:gone|somewhere else|not me|someone else)
    (?:kill|shoot|end) me (?:please|already|someone)
    (?:whatever happens happens|if it happens it happens|leave it to fate|let fate decide)
    (?:do not|would not) (?:see|have|want|know if i have|think i have) ~(?:future|tomorrow)
    (?:counting|count) ~(?:days|down) (?:until|till|to) (?:it is over|the end|i am gone|i can go)`,
  ),
];
