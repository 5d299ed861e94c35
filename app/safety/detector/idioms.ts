import { PatternIndex } from "./pattern-index.ts";
import { readPattern } from "./patterns.ts";
import { SPANISH_IDIOMS } from "./spanish.ts";

/**
 * Sayings whose words sound like danger and mean none. They are blanked before the rules read a sentence, so that they
 * excuse nothing but themselves.
 */
const IDIOMS = readPattern(`
(?:die|died|dying|dead|deceased|weak) (?:of |from |with )?(?:laughter|laughing|embarrassment|boredom|cringe|cuteness|happiness|shame|excitement|curiosity|jealousy|cringing)
(?:kill(?:ed|ing)?|wet|hurt) myself (?:laughing|with laughter|at the gym|in the gym|with work|over (?:this|the) (?:spreadsheet|report|project))
laugh(?:ed|ing)? ~(?:die|died|dying|dead|death|i could die)
(?:dying|die|died|dead|death) ~(?:lol|lmao|lmfao|rofl|haha|hahaha|hahahaha|xd)
(?:dying|literally dying) (?:to (?:see|know|try|go|meet|hear|get|eat|read|watch|visit|ask|tell|find out|show|play|have|learn|travel|move|talk|be)|for (?:a|some|the|my|more|coffee|chocolate|summer|pizza|holiday|tacos|sushi|caffeine|weekend|friday))
(?:kill|die|murder|strangle someone|give my (?:left|right) (?:arm|kidney|leg)|sell my soul|maim) for (?:a|an|some|that|this|one|those|his|her|your|the|coffee|chocolate|pizza|tickets|sleep|it)
to die for
(?:lie|lying|lay|laid|lain|am|been|was|stay|stayed|staying) (?:wide )?awake(?! (?:and (?:want|wish|plan|think)|wishing|wanting|planning|thinking))
(?:my |the )?sleep (?:is|was|has been|gets|got) (?:too |very |so |quite )?(?:short|bad|light|broken|poor|shallow|patchy)
letting go (?:programme|program|programa|track|course|session|exercise|practi[cs]e|method|technique|steps?|questions)
(?:do|doing|start|starting|begin|try|trying|open|continue|choose|pick|pause|repeat|finish|switch(?:ing)? (?:back )?to|change to|move to|back to|go on with|carry on with|programa(?: de)?|programme called|program called) (?:the )?letting go(?! (?:of|the|and|forever|for good))
let(?:ting)? go of (?:my |the |this |that |some |old |his |her |all (?:the |this |my )?)?(?:anger|grudges?|guilt|shame|resentment|past|worry|worries|fear|fears|stress|tension|control|need|wanting|feeling|feelings|thought|thoughts|tightness|job|perfectionism|jealousy|ex|expectations?|clutter|bitterness|regrets?)
(?:lost|losing) (?:my|a|our|his|her|their) (?:[a-z]+ )*to suicide
(?:he|she|this|that|it|course|bug|job|exam|puzzle|level|crossword|bill|traffic|news|reality|realisation|heat|smell|cold) (?:cut|cuts|hit|hits|is beating|beat|beats) me (?:off (?:at|on|in)|today|with|all at once|that|hard|by [0-9]+)
(?:beat|beats|thrashed|hammered|slaughtered|destroyed|smashed) us (?:in|at|on|by|away|home|again in|[0-9]+|five|four|three|six)
(?:last|final) (?:night|day|late|early|weekend) ?shift|(?:going to|gonna|will) end me when
(?:what|which) (?:is|was) the (?:tallest|highest|longest|oldest|deepest) (?:bridge|building|cliff|tower|roof)s? (?:in|of) (?:the )?(?:world|europe|america|asia|britain|england|france|spain|uk|us|usa|country|africa|china|japan|state|germany|italy|scotland|wales|ireland)
(?:bridge|rail|mine|air|train) (?:disaster|crash) (?:of|in) [0-9]+|as a stock|exchange is beating
(?:disappear|vanish) (?:to|for) (?:a |the )?(?:weekend|week|cabin|beach|coast|lake|mountains|countryside|spa|island|month|few days|sea)
what is the point of (?:this|a|an|these|the) (?:button|app|feature|field|form|setting|icon|rule|game|exercise|meeting|update|menu|step|section|tax|semicolon|warm ?up)
will not (?:be here|be in|need (?:the|my|a)) (?:next week|tomorrow|on [a-z]+day|for the|return ticket|ticket|coat|umbrella|car)
(?:never|no more) waking up (?:before|early|at)|purge (?:the |my )?(?:cache|inbox|emails?|queue|wardrobe|closet|files?|logs?|database|list|contacts)
kill myself , ?kilomet(?:er|re)s|kill myself kilometers
(?:follows|followed|following|follow) me on (?:instagram|twitter|tiktok|spotify|facebook|strava|snapchat|linkedin|youtube|insta)
(?:controls?|controlling) the (?:thermostat|remote|music|heating|playlist|tv|weather|volume|camera|drone)
(?:batter(?:y|ies)|phones?|plants?|flowers|bulbs?|laptops?) ~(?:last|take) before (?:they|it) die
(?:destroy|crush|annihilate|kill|murder|beat|smash|slaughter) ~(?:at|in) (?:monopoly|chess|scrabble|fifa|mario|uno|cards|cluedo|tennis|ping pong|catan|poker|darts|pool|badminton|karaoke|trivia|bowling|golf)
(?:until|till|before) i am (?:gone )?(?:on holiday|off on|away on)|gone on (?:holiday|vacation|a trip|honeymoon)
over the edge of the (?:cliff|canyon|pier|boat|waterfall) (?:at|to see)|left nothing , ~(?:dead|deceased)|stunning view
cat was hit|(?:threw|throws|throw) (?:the|a) (?:ball|frisbee|pen|towel|stick|party) (?:at|to|for) me|shoot hoops|live like this , (?:my|the) (?:neighbou?r|roommate|cat|dog|wifi)
(?:going to|would|will|could|is|are|was|might|almost|nearly|gonna) (?:be )?(?:killing|kill|murder|killed) (?:me|us)(?: (?:one day|lol|haha|slowly|softly))(?! (?:tonight|if i|because))
(?:this|that|workout|exercise|exam|homework|job|class|leg day|deadline|suspense|hill|stairs|heat|schedule|commute|shoes|boots|back|feet|puns) (?:is|are|was|will|would|might|is going to|are going to) (?:be )?(?:kill|killing|murder|murdering) me
(?:mum|dad|wife|husband|boss|roommate|teacher|coach|landlord|sister|girlfriend|boyfriend) (?:would|will|is going to|are going to) (?:kill|murder|strangle) me (?:if|when) (?:he|she|they|i) (?:saw|sees|find|finds|found|knew|hear|hears|heard|forget|forgot|do not (?:call|clean|finish|get)|am late|scratch|lose|lost|break|broke|spend|eat|ate|wake)
(?:going to|gonna|could|will|want to|might) (?:kill|murder|strangle|throttle|fight|end|smack|slap) (?:him|her|them|my (?:[a-z]+ )?[a-z]+|whoever|you|someone) (?:, )?~~(?:lol|lmao|haha|hahaha|jk|ate my|ate the|ate all|finished the|spoiled|drank my|used my|stole my (?:fries|hoodie|charger|leftovers|snacks|socks))
(?:best|easy|easiest|good|quick|cheap) way to (?:hang|go) (?:shelves|pictures|curtains|lights|art|a|the|my|plants|frames|wallpaper|about|there|home|to|from)
kick(?:ed|s)? (?:me|him|her|us) (?:out of|off) (?:the )?(?:group|chat|server|team|game|call|island|discord|band|class|zoom|meeting|lobby)
(?:goodbye|farewell|leaving) (?:cards?|gifts?|party|parties|lunch|drinks|speech|cake|email|letter) (?:for|to|with) (?:my |our |the |a )?(?:colleague|coworker|team|teacher|boss|friend who is moving|neighbou?r|intern|class|office|manager|students?)
said our goodbyes at|said goodbye (?:at the|to (?:my|the|our) (?:old|guests|house|car|summer|apartment|flat|students|team|family at))
(?:ate|eats) and left no crumbs
(?:can not|could not) do this (?:anymore|any more) , this (?:sudoku|puzzle|game|recipe|crossword|level|knot)|point of a (?:tie|hat|scarf|vest)
broke up with me|break up with me
kill myself , kilometers|(?:hope|try|trying|careful|do not) (?:i )?(?:do not|not to|to not)? ?wake (?:up )?the (?:baby|kids|dog|neighbou?rs)
scratch(?:es|ed)? (?:me|my arm) (?:when i brush|on a|on the|all the time lol)|my (?:cat|kitten|puppy|dog) ~(?:scratches|bites|bit|attacks|scratched|attacked) (?:me|my)
(?:everyone|world|we|family) (?:would|will|is|are) ~better (?:off )?(?:with(?:out)? (?:a |sugar|mosquitoes))
heart (?:stopped|skipped) (?:a beat|when)
(?:[0-9]+|many|per|few|drove|ran|run|walked|in|of) kill myself|kill myself (?:per hour|kilometers)
dead asleep|never have to (?:do|see|hear|eat|cook|clean|deal|work|go|use|sit) ~(?:again)?|(?:forced|made) me (?:to )?(?:watch|try|laugh|smile|listen|eat vegetables)
empire state building|eiffel tower|burj khalifa|golden gate
(?:can not|could not) live without (?:my|coffee|it|chocolate|music|this app|netflix|tea|cheese|wifi)
(?:disappear|vanish|escape) into (?:a|my|the) (?:good )?(?:book|bed|game|series|forest|mountains|blanket)|vanish from this
(?:do not|never) want to (?:wake up|be here|live|be) (?:at [0-9]+|early|before|at this|in (?:london|paris|this (?:town|city|flat|house|country|apartment|area|neighbou?rhood)|[a-z]+ anymore , moving)|for this|with (?:my parents|roommates))
(?:could|would|can) (?:murder|kill|demolish|destroy|smash) (?:a|an|some|the|that|this) ~?(?:pizza|burger|coffee|curry|pint|beer|sandwich|cuppa|tea|kebab|steak|nap|cake|takeaway|bagel|donut|doughnut|snack|chocolate|ice cream|taco|tacos|ramen|sushi|chips|fries|drink|cigarette|cookie|brownie|bacon|roast|breakfast|mcdonalds|cheeseburger|croissant|margarita)
kill(?:ing|ed|s)? (?:time|an hour|some time|a few hours|a few|two birds|the (?:process|server|lights?|vibe|mood|engine|switch|power|music|tab|job|task|app|thread|terminal|program|session|dragon|boss|zombies?|enemy|enemies|monsters?|buzz|weeds|bacteria|germs|virus|mosquito|spider|fly|messenger|motor|project|story|pain in|deal|bill|noise|heat|rumou?r|joke|conversation|romance|momentum|script|container|instance|thermostat|battery|moths?|ants?|wasps?|bugs?|feature|cat with|prion|port|queen|king|final boss|bandits|goblins?|dragons?|orcs?)|it(?: (?:at|in|on|out|today|with|this|last|up))?|bugs|germs|bacteria|weeds|ants|mosquitoes|zombies|dragons|mobs|monsters|creepers|houseplants|plants|my (?:plants?|houseplants?|succulents?|vibe|buzz|mood|battery|basil|cactus|orchid|sourdough|starter|fern|darlings|confidence|productivity|momentum|phone|laptop|wifi|appetite))
kill(?:s|ed)? (?:it|that|them)(?: (?:with|at|on|out))
killed (?:it|that presentation|that interview|the (?:interview|presentation|audience|exam|test|workout|set|show|performance))
(?:am|is|are|was|were|been|be) killing (?:it|me)
(?:killer|killing) (?:opening|line|recipe|whale|app|feature|outfit|heels|abs|view|deal|bass|joke|playlist|costume|dress|combo|workout|headache|heels|smile|sunset|joke)
(?:made|make|making) a killing
(?:curiosity|video) killed the
if looks could kill
dressed to kill
(?:kill|shoot|end|stab|strangle|murder) me now
(?:shoot|drop|send|fire|ping) (?:me|you|him|her|them|us|over|off) (?:an?|the|over|your) (?:email|text|message|line|dm|note|link|pic|question|invite)
(?:shoot|shot|shooting) (?:my|your|his|her|their) shot|shooting (?:hoops|stars?|a (?:film|movie|video|wedding|scene|short)|baskets|photos|for)|shoot for|photo shoot|shoot the (?:breeze|shit)|shoot myself in the foot|shot myself in the foot
(?:wedding|photo|film|video|bamboo|music video) shoot|(?:flu|booster|tetanus|covid|espresso|tequila|allergy|vaccine) shots?|best shot|long shot|big shot|give it a shot|screenshot
(?:dead|bone|dog) (?:tired|serious|beat|end|ringer|weight at the gym|battery|phone|line|lines|set|lift|lifts|quiet|silent|silence|on my feet|wrong|right|center|centre|pan|heat|sea|poets|link|links|pixel|code|wood|leg|man walking|even|ass|zone|last|simple|giveaway|stop|skin|cells|leaves|flowers|plants?)
(?:phone|battery|laptop|car|plant|plants|controller|tablet|remote|wifi|engine|meme|joke|chat|group chat|server|link|thread|party|conversation|cactus|basil|fern|succulent|watch|airpods|earbuds|orchid|starter|sourdough|goldfish|hard drive|printer) (?:is|are|was|has|have|just|keeps|almost|nearly|about to|going to|went|kept)? ?(?:be )?(?:dead|died|dies|die|dying|killed)
drop dead gorgeous|drop dead (?:funny|beautiful)|over my dead body|not be caught dead|caught dead (?:in|wearing)|dead to me|wake the dead|drop dead fred|day of the dead|walking dead|dead poets society|grateful dead|red dead|left 4 dead|evil dead|shaun of the dead|dawn of the dead|deadpool
die hard|diehard|do or die|old habits die|never say die|live and let die|ride or die|no time to die|hill (?:i (?:will|am willing to|would) )?(?:to )?die on|die on (?:this|that) hill|cross my heart and hope to die|hope to die|live free or die|roll the die|die cast
(?:rather|sooner|would) (?:die|eat (?:glass|nails)|stick pins|poke my eyes|gouge my eyes ~|chew (?:glass|my arm)|pull my teeth) than (?!live|keep living|go on|wake|feel|be alive|exist|continue)
(?:die|died) (?:when|if|because) (?:i (?:saw|heard|see)|he (?:said|asked|walked|looked|called|texts|texted)|she (?:said|asked|texted)|my (?:teacher|boss|crush|mum|zoom)|everyone (?:saw|heard)|someone sees)
die of (?:old age|thirst on|hunger by)|die inside|died inside|dead inside
(?:died|die|dying|killed) (?:again )?(?:(?:on|at|in|to|by) (?:the )?(?:level|stage|round|world|boss|final boss|first boss|tutorial|lava|creeper|a creeper|wave|dungeon|arena|spawn|raid|lobby|match|game|gym|workout|leg day|spin class|hot yoga)|(?:[0-9]+|so many|a hundred|fifty|a million|like [0-9]+) times)
(?:suicide|suicidal) (?:squad|prevention|awareness|hotline|lifeline|watch party|tendencies|door|doors|burger|wings|sprints?|drills?|policy|policies|rates?|statistics|stats|risk assessment|training|research|note in|forest documentary|silence|machine|blonde|bomber|bombers|bombing|helpline|king|runs?|postvention|literature|studies|grass|legislation|commando)
(?:political|career|social|social media|commercial|financial|cultural|reputational|professional|ritual|assisted|physician assisted|doctor assisted|virgin|academic) suicide
(?:cut|cutting|cuts) (?:myself|me|yourself|himself|him|her|them) (?:some )?(?:slack|off from|a (?:break|deal|slice|piece)|short|out of|shaving|while (?:shaving|cooking|chopping|gardening|slicing|cutting)|with (?:paper|a paper|the can)|on (?:a|the|some) (?:paper|can|glass|tin|envelope|page|edge|thorn|barnacle|coral|fence|bread knife|grater)|chopping|slicing|opening|cooking|gardening|peeling|making dinner)
(?:cut|cutting|cuts|slashed?) (?:ties|corners|costs|carbs|sugar|calories|back|down|class|it (?:close|out|short|fine|off)|the (?:grass|lawn|cake|cord|cheese|crap|mustard|line|budget|price|rope on|tags?|onions?|fabric|chase|video|scene|footage|pattern|bread|veg|hedge|wood|check|deal|loss|fluff)|my (?:hair|bangs|fringe|losses|hours|nails|teeth|finger ~|spending|sleep|sandwich|own hair|lunch|commute|coffee|screen time|toenails|budget)|hair|bangs|class|budget|contact|him off|her off|them off|people off|off (?:my|the|contact|all|ties|toxic)|people out|him out|her out|out (?:sugar|dairy|gluten|caffeine|alcohol|meat|carbs|toxic|people|social))
(?:paper|hair|short|crew|pixie|power|price|tax|budget|job|pay|rough|directors?|jump|film|staff|final|clear|upper|prime|cold) cuts?
hang(?:ing|s|ed)? (?:out|up|around|on (?:a sec|a minute|let|there|to|tight)|in there|back|the (?:washing|laundry|pictures?|curtains|art|painting|lights|wreath|coats?)|pictures?|by a thread|off the (?:monkey|bars)|my (?:coat|clothes|laundry|pictures?|art|washing|head in shame|hat)|over my head)
(?:hangman|hangover|hanging gardens|hanging plants?|hanging baskets?|cliffhanger|hang glid(?:ing|er)|hang time)
(?:beat|beating|beats) (?:myself|yourself|himself|herself|ourselves) up|beat (?:the|that|this) (?:boss|level|game|traffic|record|rush|deadline|heat|high score|team|odds|system)|(?:beat|beats|beating) (?:me|us|him) (?:at|to it|to the|in (?:chess|mario|scrabble|fifa|the|straight|tennis)|by|again at|every time at)
(?:hit|hits|hitting) (?:the (?:gym|sack|hay|road|jackpot|books|spot|shops|beach|snooze|wall(?= at| in| around| this| with)|ground running|nail|brakes|target|deadline|slopes|button|high note|showers|pause)|me (?:up|with (?:a|the) (?:question|bill|news|news that|idea)|that|like a (?:truck|train|ton)|hard that|so hard|in (?:the feels|waves)|differently|different|right in the)|different|my (?:goal|target|deadline|stride|limit|head on the (?:cupboard|cabinet|door|shelf|car)|shin|toe|funny bone|step count)|rock bottom|a (?:wall|nerve|milestone|home run|new pr|personal best|pothole|deer|plateau|brick wall)|puberty|menopause)
(?:stab|take a stab) (?:in the dark|at (?:it|this|the|writing|guessing)|in the back)|stabbed (?:me|him|her|us) in the back|back ?stab(?:bed|bing|ber)?
(?:burn|burned|burning|burnt) (?:out|calories|fat|bridges|the (?:toast|candle|dinner|rice|cookies|roof|midnight|cake|food|steak|bacon|popcorn)|dinner|toast|cookies|my (?:tongue|dinner|toast|mouth|lunch|finger ~|hand (?:on|while|taking|baking|cooking)|thumb|breakfast)|incense|a candle|candles|through|in hell with|question|man|rubber|wood|some sage|sage|cds)|sunburn(?:ed|t)?|heart ?burn
overdos(?:e|ed|ing) on (?:chocolate|caffeine|coffee|sugar|cheese|sweets|tv|netflix|candy|pizza|carbs|cake|sun|cute|turkey|vitamin c|cuteness|memes|anime|podcasts|sushi|garlic|halloween|easter|mince|true crime|christmas|reality|tiktok|content|nostalgia|kdramas|screen)
(?:mind|minds) blown|blow(?:n|ing|s)? (?:my|your|our) mind|blew my mind|brain dead|death (?:by powerpoint|metal|grip|stare|star|note|valley|march|trap|row inmate doc|cap|scene|in paradise|eaters?|on the nile)|scared (?:me )?to death|bored to death|worried to death|(?:freezing|starving|frozen|worked|sick|love|loves?|thrilled|tickled|flogged|beaten|talked|bored|cold) ~?to death|death (?:stranding|cab)|like death warmed
(?:i am|am|feel|feeling|look|looked|felt) (?:half )?dead (?:on|after (?:that|this|the|leg|work|gym|my|today|a)|from (?:the|work|gym|that)|from laughing|right now lol)
(?:absolutely |just )?murder(?:ed|ing)? (?:the audience|that (?:song|song|exam|set|pizza|burger)|it on stage|by|on (?:my|the) (?:feet|back|knees|hips|orient))|(?:is|was|were|are) (?:absolute |pure )?murder(?: on)?|(?:bloody|blue) murder|murder(?: mystery| podcasts?| she wrote| documentary| on the dance ?floor| hornets?| mysteries| suspect| trial)|get away with murder|getting away with murder
(?:bomb(?:ed|ing)?) (?:the|my|that|an|his|her|a) (?:interview|test|exam|quiz|presentation|audition|set|date|driving|midterm|final|pitch|speech)|bath bombs?|photobomb(?:ed)?|the bomb|sex bomb|glitter bomb|bomb (?:ass|cyclone|shelter|squad show)
(?:jump|jumping|jumped) (?:off|from|into|out of|in) (?:the )?(?:diving board|swings?|couch|sofa|bed|pool|deep end|plane with|plane for|board|dock|jetty|boat|trampoline|high dive|water|sea|lake|ocean|bandwagon|shower|conclusions|action|cold water|puddles?|pit|frying pan|car and (?:drive|go)|train to)|jump(?:ing)? (?:rope|scare|start|ship|through hoops|for joy|the gun|to conclusions|on (?:the|a) (?:call|bandwagon|trampoline|zoom))|bungee jump(?:ing)?|(?:ski|base|bungee|sky|puddle) jump(?:ing)?|jump(?:ed)? out of my skin
(?:walk|walking|ran|run|running|step|stepping) into (?:the )?(?:sea for a swim|ocean to swim|lake for)
(?:commit(?:ted|ting)?) (?:seppuku|sudoku|hara kiri|arson in|crimes|to (?:memory|the bit|a|the|my|this|going))
(?:laptop|computer|phone|printer|car|dishwasher|pc|toaster|router|fridge|washing machine|tv|boiler|oven|app|roomba|hard drive) ~(?:suicide|seppuku|killed itself|gave up|to die|died|wants to die|kill itself|is dying|threw itself)
(?:twist|knife) (?:the knife|in the back|set|skills|crime|block|sharpener|through butter|fight in a phone)|butter knife|(?:kitchen|bread|steak|pocket|palette|swiss army|chefs?) kni(?:fe|ves) (?:set|for|sharpened|skills|collection|drawer)
(?:gun|guns) (?:control|laws?|debate|shy|metal|lobby|n roses|blazing|reform|policy|violence (?:research|statistics|policy|debate))|jump(?:ed|ing)? the gun|son of a gun|top gun|glue gun|nerf gun|heat gun|nail gun|water gun|massage gun|sun s out guns|stick to (?:my|your) guns|staple gun|under the gun
(?:choke|choked|choking) (?:up|back tears|on (?:my (?:words|water|coffee|drink|tea|lunch)|the (?:last|penalty|final|free)|a (?:crisp|chip|peanut) lol)|in the (?:final|playoffs|fourth|last|exam|interview)|under pressure|at the (?:free|end|last))
(?:strangle|strangled|throttle|wring|murder|kill|smack|slap|kick|punch|fight|drop ?kick) (?:my (?:printer|laptop|computer|phone|router|alarm|boss lol|brother lol|cat lol|code|compiler|neighbours dog lol|autocorrect|gps|excel)|this (?:printer|laptop|computer|code|excel|spreadsheet|router|app|machine|alarm|website)|whoever (?:invented|designed|came up|wrote|decided|thought|made|parked|ate|used|keeps)|the (?:printer|router|alarm|computer|laptop|person who (?:invented|designed|wrote))|(?:him|her|them|you|someone|somebody) (?:lol|lmao|haha|jk))
(?:take|took|taking) (?:a )?(?:shots?|stab) at|take (?:me|her|him|us) out (?:to|for|on|of)|took (?:him|her|them|me) out (?:to|for|on|of)|take out(?: food| pizza| menu| the| tonight)
(?:end|ended|ending) (?:it|things) (?:with|between|on|early|at|by|in|off|well|there|badly with|up|for the day|here for)(?! (?:it all|everything|a gun|pills|a rope|my life|death|my own))
(?:end|ending) (?:my (?:subscription|contract|lease|membership|shift|day|week|trial|degree|relationship|marriage|presentation|essay|workout|sentence|internship|engagement|friendship|evening|night|session|call|chat|year|month|term|career|speech|letter|email|book|story))
(?:bleed(?:s|ing)?) (?:green|blue|heart|edge|hearts|purple|gums|money|the (?:brakes|radiators?)|love)|bloody (?:mary|hell|sunday)
(?:slap(?:s|ped|ping)?) (?:on|bass|together|a (?:label|sticker|coat)|some)|this (?:song|track|album|beat|curry|tune) (?:is so good it )?slaps
(?:poison(?:ed|s|ing)?) (?:ivy|oak|dart|pokemon|type|apple|the well|chalice)|food poisoning (?:last|once|in)|pick your poison|what is your poison
(?:starving|famished|ravenous) (?:lol|what|when|for|let us|is there|need|can we|after|so|hungry|already)(?= )
(?:mass|hair|weapons?) (?:effect|of math|of mass distraction)|secret weapon
(?:drown(?:ing|ed)?) (?:in (?:laundry|emails?|work|paperwork|debt|homework|deadlines|chores|admin|tasks|meetings|dishes|essays|sauce|it|nappies|diapers|marking|grading|assignments|ketchup|syrup|gravy|boxes|toys|snow|bills|forms|stuff|notifications|coursework|tickets)|my sorrows in (?:ice|chocolate|cake))
(?:gave|give|giving|given) away (?:the (?:plot|ending|twist|secret|game|surprise|answer)|my (?:age|position))
(?:kick|kicked|kicking) (?:the bucket list|off|ass|back|butt|it|in|my ass (?:at|today|this|in)|my butt)
(?:blood (?:test|tests|pressure|type|orange|moon|work|donation|drive|donor|bank))|(?:bad|new|cold|young|in my) blood|bloodborne
(?:heart attack) (?:when (?:i saw|he jumped|the)|lol|haha|from that|on a plate|menu)|(?:nearly|almost|about|gave me|giving me|practically) ~?(?:had )?(?:a )?(?:heart attack|mini heart attack|stroke)(?! (?:and|last|symptoms|yesterday))
(?:stroke of|stroke my (?:ego|cat|dog)|breast ?stroke|brush ?strokes?|different strokes|butterfly stroke|back ?stroke)
`);

const INDEX = new PatternIndex([IDIOMS]);
const SPANISH_INDEX = new PatternIndex([SPANISH_IDIOMS]);

/** What is read before a sentence is judged. */
export const IDIOM_INDEXES: readonly PatternIndex[] = [INDEX, SPANISH_INDEX];

/** The sentence with harmless sayings blanked out by one mark each. */
export function blankIdioms(sentence: string): string {
  return IDIOMS.replace(sentence, INDEX.read(sentence).get(IDIOMS), "_");
}

/** The sentence with sayings about dying and killing that mean hunger, laughter or effort blanked out. */
export function blankSpanishIdioms(sentence: string): string {
  return SPANISH_IDIOMS.replace(sentence, SPANISH_INDEX.read(sentence).get(SPANISH_IDIOMS), "_");
}
