import { rule } from "./patterns.ts";
import type { Rule } from "./patterns.ts";

/** Thoughts of killing oneself, with a method or without; coded, minimised or taken back. */
export const ACTIVE_RULES: readonly Rule[] = [
  rule(
    "active.kill_self",
    "active_ideation",
    "moderate",
    "crisis",
    `<KILLSELF>
    end(?:ing)? it (?:all|tonight|for good|myself|forever|whenever|anytime|any time|at any|right now|now|soon|finally|once and for all|already)
    (?:could|should|might|want to|wanna|can|will|thinking about|thinking of|think about|thought about|thought of|considering|tempted to|urge to|way to|ready to|like|decided to|be better to|better to) (?:just |simply |finally )?end(?:ing)? (?:it|things|everything|me)
    (?:thoughts? (?:of|about)|thinking (?:of|about|on)|think (?:of|about)|thought (?:of|about)|idea of|urges? (?:to|of|for)|option of|considering|considered|contemplat(?:e|ing|ed)|fantasies (?:of|about)|attracted to|drawn (?:to|towards)|closer? to|planning|planned|plan|fantasi[sz](?:e|ing) about|googling|googled|researching|want|wanting|need|obsessed with|ready for|my) (?:my |committing |doing |attempting |just |is )?suicide(?! (?:prevention|awareness|policy|rates?|statistics|hotline))
    suicide (?:is|seems|feels|looks|sounds|would be|has been|keeps|crosses|crossed|being) ~(?:only|answer|option|better|solution|way out|mind|appealing|tempting|choice|easier|peaceful|left|right|freedom|constantly|escape|loud|calling|for me)
    suicide (?:thoughts|again|on my mind|all day|ideation|mode|as an option)
    my (?:own )?(?:suicide|suicidal thoughts|suicidal)
    (?:i|am|feel|feeling|felt|been|getting|got|being|become|becoming|very|really|so|kind of|actively|passively|quite|pretty|super|severely|and|back to|a bit|again|bit|still|currently|extremely|lil|mildly|kinda|secretly) suicidal
    suicidal (?:again|right now|thoughts|ideation|urges|today|tonight|lately|feelings|and|but|as|for|all|since|every|rn|impulses|mind|af|most|sometimes|at the moment)
    (?:sewer slide|kermit (?:sewer ?slide|suicide)|commit (?:die|not alive|not living|unalive|neck rope|toaster bath|death|sudoku on myself)|self (?:delete|terminate|exit|destruct permanently|unalive)|kill selfs?|kill me myself)
    (?:un ?alive|unaliving|unaliv|kill) my ?self
    (?:want|need|going|ready|like|wanna|trying|about|time|might) (?:to )?(?:unalive|rope|roping|commit|neck myself|cash out for good|off myself|self delete|sewer slide)(?! (?:to|a crime|fully|the|crimes|more|and|swing))
    (?:yeet|yeeting|killing|kill|launch|launching|fling|delete|deleting|uninstall|uninstalling|remove|removing|erase|erasing|unsubscribe|log|logging) (?:myself|me) (?:off|from|out of|into|in front of) ~(?:bridge|roof|building|balcony|earth|planet|existence|life|traffic|cliff|window|this world|world|server of life)`,
  ),
  rule(
    "active.leaving",
    "active_ideation",
    "moderate",
    "crisis",
    `(?:uninstall|alt f4|ctrl alt delete|rage ?quit|quit|unsubscribe from|log out of|log off from|sign out of|close the tab on|opt out of|clock out of|check out of|checking out of|tap out of|bow out of|eject from) (?:my |this |from |of )?(?:life|existence|living|being alive|earth|the planet)
    (?:log|logging|clock|clocking|check|checking|tap|tapping|sign|signing|bow|bowing|punch|cash|step|stepping|drop|slip|slipping|exit|exiting) (?:off|out|away|stage left) (?:for good|permanently|forever|early from life|of life|of this life|of existence|irl)
    (?:permanent|forever|eternal|endless|long|big|final|last) (?:sleep|nap|rest|dirt nap|peace|solution|way out|exit|escape|goodbye)
    (?:only|easy|easiest|quickest|fast|quick|one) (?:way out|exit|escape|way this ends|way it ends|way to (?:stop|end|escape) (?:the|this|my|it))
    (?:catch|catching|get on|take|board|missed) (?:the|that|my) (?:last |final |early )?(?:bus|train) (?:early|for good|home for good|out of (?:here|life)|finally|to the other side|permanently|soon and not)
    (?:catch|catching|take|taking|board|boarding) (?:the|my) (?:last|final) (?:bus|train|ride)
    (?:toaster|bathtub) ~~(?:bathtub|bath|toaster)(?= and me| tonight| sounds| time|$)`,
  ),
  rule(
    "active.die_thoughts",
    "active_ideation",
    "moderate",
    "crisis",
    `(?:do not|never|not) want to be alive ~~(?:might do|scared|afraid|could do|stop me|going to do)
    (?:think|thinking|thought|thoughts|urges?|tempt|tempted|temptation|consider|considering|considered|imagin(?:e|ing)|pictur(?:e|ing)|fantasi[sz](?:e|ing)|images|vision|idea|want|wants|wanted|wanna|impulse|part of me|intrusive|dream|dreaming|wonder|daydream|daydreaming|could|pull|feel like|feeling like|felt like|contemplat(?:e|ing)|pictured|imagined|itching|almost|nearly|so close|close|just|like) ~~(?:to |of |about |how )?<LEAP>
    (?:think|thinking|thought|thoughts|consider|considering|tempted|imagining|imagine|picture|picturing|fantasize|fantasizing|want|wanting|urge|urges|almost|nearly|like|about) (?:about |of |to |on )?(?:taking |take |an |a )?(?:overdose|overdosing|intentional overdose)
    (?:part of me|something in me|voice in my head|my (?:brain|mind|head|thoughts|depression)|voices?|they|demons?|a voice) ~~(?:wants|want|says|say|tells?|telling|keeps|keep|told|whisper|whispers|whispering|screaming|begging|urges|urging|shouting|order|ordering|orders|command|commanding|commands) ~~(?:jump|die|end it|end me|kill|do it|be dead|to go through with it|hurt myself|cut|hang|swallow|walk into|hurt me|suicide)
    (?:would be|be|would have been|would already be|would|been) dead (?:already |by now |ages ago |right now |years ago |long ago )?(?:if|were it not|except|but for|without)
    (?:only|sole|one) (?:thing|reason|person|thought|things|reasons) ~~(?:keep(?:s|ing)? me (?:alive|here|going from|from|breathing|around)|(?:i am|me) (?:still |not )?(?:alive|here|dead|breathing|gone)|stop(?:s|ping|ped)? me|holding me back|i have not (?:done|ended|killed|died)|between me and|not done it|not already)
    (?:would have|would of|would|could have|i had) (?:done it|ended it|killed myself|gone through with it|ended things|been gone|jumped|be gone) (?:already|by now|years ago|ages ago|long ago|if|were it not|but|a long time)
    if (?:it was|it were|i was|i were) not ~~(?:for|scared|afraid|coward|such a coward) ~~(?:would|be) ~(?:dead|gone|end|ended|done it|kill|jump|not be here|die)
    (?:too (?:scared|chicken|cowardly|afraid|weak|much of a coward)|not brave enough|do not have the (?:guts|courage|nerve)|no guts|lack the courage|wish i had the (?:guts|courage|nerve|balls)|need the courage|working up the (?:courage|nerve)|not have the guts) (?:to (?:do it|end it|die|go through with it|kill|jump|pull the trigger|end things)|for suicide|to actually do it)
    (?:had|have|with|got|get|wish i had) the (?:guts|courage|nerve|balls) (?:to (?:do it|end it|die|go through|kill|jump|end things|leave this))
    (?:comfort|comforts|comforting|relief|calm|calms|soothing|control|backup|back up plan|escape|exit|exit plan|plan b|safety net|reassur(?:es|ing)|option|way out) ~~(?:know|knowing|that|have|having|keeping|of) ~~(?:end|die|kill|suicide|dying|death|exit|pills|always leave|way out|leave this)
    (?:i could|could i|can) ~(?:always|easily|just|so easily|simply) (?:jump|end it|die|take the pills|not be here|disappear forever|swerve|let go|step off|drive off)
    (?:end|ending) (?:the|this|my|all the|all this) (?:pain|suffering|misery|agony|torment|hurt|nightmare) (?:forever|for good|permanently|once and for all|myself|for everyone|by dying|finally)?
    (?:make|making|make all) (?:it|everything|the pain|this|the noise) (?:all )?(?:stop|go away|end) (?:forever|for good|permanently|by)
    (?:suffering|pain|misery|everything|this|it) ~(?:would|will|could|to|can) (?:end|stop|be over) if i (?:died|was dead|just died|ended|jumped|killed|swallowed|were dead)
    (?:going to|gonna|might|could|may|will|about to|probably|afraid i will|scared i will|worried i will|afraid of what i might|scared of what i might|scared of what i will|do not trust myself not to|not safe from|terrified i will) (?:end up )?(?:do|doing|try|hurt|kill) (?:something (?:to myself|permanent|stupid to myself|bad to myself|drastic|irreversible|final)|to myself)
    (?:not|do not feel|never) (?:feel )?safe (?:with|from|by|around|alone with|on my own|being alone with) (?:myself|my own|me|my thoughts|my mind|my head|my brain)
    (?:do not|cannot|can not) trust myself ~(?:alone|tonight|around|with|near|right now|to stay|not to|on the|by)
    (?:scared|afraid|terrified|frightened|worried) (?:of|about|by) (?:what i (?:might|could|will|may|am going to|would) do(?: to myself| tonight| if| when| next| alone|$)|myself right now|being alone with my thoughts|my own mind tonight)
    if i (?:do not|dont) ~(?:kill|end|die|off) ~first
    (?:slip|slit|cut) (?:my )?wrists?
    (?:do not|not) want to (?:be|stay) alive
    want(?:s|ed|ing)? to die ~~(?:tonight|now|so bad|badly|today|plan|knife|gun|pills|rope)
    (?:crossed|crosses|enters|comes to|goes through|running through|on|pops into|creeps into) (?:my )?mind ~(?:kill|end it|die|jump|suicide|overdose|drive into)`,
  ),
  rule(
    "active.reunion",
    "active_ideation",
    "moderate",
    "crisis",
    `(?:join|joining|go to|going to be with|be reunited with|reunite with|reunited with|reuniting with|be with|follow|following|see|meet) (?:my |him|her|them|you|our |the )?(?:late )?(?:<KIN>)? ?(?:again )?(?:in heaven|on the other side|in the afterlife|up there|in the next life|beyond|in the grave|wherever (?:he|she|they) (?:is|are)|soon in heaven|in death|in the ground|where (?:he|she|they) (?:is|are|went)|above|in paradise)
    (?:join|joining|follow|following) (?:him|her|them|my (?:late )?(?:husband|wife|mum|dad|son|daughter|baby|brother|sister|partner|gran|grandad|dog|boyfriend|girlfriend|twin|best friend))(?! (?:on|at|for|to|in the|in a|around|out|into|up the|down|everywhere|and|with|instagram|online|gym))`,
  ),
  rule(
    "active.weak",
    "active_ideation",
    "moderate",
    "check_in",
    `(?:feel|feeling|felt|keep|been|having|have|had|get|getting|with) ~(?:dark|bad|scary|intrusive|awful|terrible|black|the) thoughts ~(?:again|back|tonight|louder|worse|about myself|winning|night|lately|returned|creeping|returning|strong)
    (?:dark|scary|bad|black|those|the) thoughts (?:are|have|keep|came|come|got) ~(?:back|louder|worse|winning|returned|coming|creeping|strong|stronger|taking over|again)
    (?:about to|going to|might|ready to|could|want to|close to) (?:do something (?:stupid|bad|crazy|drastic|i regret)|snap and|give up (?:on everything|for good|completely)|let go of everything|let go|lose it and)
    (?:one way|another way|someway) or another ~(?:end|over|done)
    (?:it|this|everything|all of it|the pain) (?:will|is going to) (?:all )?(?:be over|end|stop) (?:soon|tonight|tomorrow|one way)
    (?:end|ending) (?:it|things)(?! (?:with|between|on|up|well|early|at|by|in|off|there|like|here))
    not (?:going to|planning to|sure i (?:will|am going to|want to)) (?:make it|be here|be around|survive|stick around)
    (?:in|having|going through|hit) (?:a |full )?(?:crisis|crisis mode) ~?(?:right now|tonight|again|and|myself)
    (?:i|am|might|to) (?:not |be )?(?:safe|a danger to myself|unsafe|danger to myself)$
    (?:do|did|is|am) (?:not )?(?:feel )?unsafe (?:with|right now|tonight|alone)
    (?:urge|urges|impulse|impulses|pull) (?:to (?:jump|step|let go|swerve|die|end|disappear|do it)|are (?:back|strong|stronger|getting))
    (?:call of the void|l appel du vide)
    (?:kill|kills) me (?:slowly )?please`,
  ),
];
