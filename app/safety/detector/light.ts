import type { Kind } from "../assessment.ts";

/** Play, sport, stage, screen, pets, small children, machines and the household: where blows and blood mean little. */
const PLAY =
  /(?:^| )(?:toddler|puppy|kitten|sparring|spar|boxing|judo|karate|wrestling|rugby|football|hockey|martial|jiu|dodgeball|paintball|pillow fight|extra time|half time|full time|league|season|playoffs?|tournament|match|penalty|team|teammate|opponent|rehearsal|act (?:one|two|three|[1-9])|the play|stage|prop|audition|costume|halloween|makeup class|fake blood|episode|series|sequel|trailer|film|movie|show|novel|thriller|anime|among us|fortnite|minecraft|roblox|valorant|sims|game|level|lobby|karaoke|dance|dancing|waltz|hug|hugs|tickles?|spoon|pancake|cushion|snowball|water balloon|traffic|bill|bills|invoice|rent increase|reminder|notification|alarm|bug|build|code|compiler|syllabus|course|exam|recipe|oven|soup|toast|candle wax|tattoo|tattooist|piercing|waxing|waxed|waxer|threading|shave|shaved|shaving|barber|hairdresser|dentist|physio|physiotherapist|masseuse|chiropractor|vet|reflex|checkup|blood test|blood taken|blood drawn|donated|donor|blood donation|nosebleed|my nose|sardines|tin|avocado|bagel|onions?|thorns?|roses|brambles|blackberries|lego|gym|coach (?:says|said)|teething|first tooth|burglars|roundabout|cheeky|laughed|giggled|giggling|loved it|was brilliant|hilarious|lol|lmao|lmfao|haha|hahaha|jaja|jajaja|sewing|knitting|gardening)(?= |$)/;

/** What makes even play and the kitchen worth asking about. */
const GRAVE =
  /(?:^| )(?:scared|afraid|terrified|fear|bruises?|bruised|black eye|marks|scars?|hide|hid|hiding|secret|again|kill|die|dead|rape|raped|gun|choked?|strangled?|stop crying|on purpose|deliberately|deserve|deserved|hate|punish|punishment|numb|relief|calm|calms|calmed|release|urge|urges|razors?|blades?|drunk|belt|fist|fists|threatened|threatens|pouring|will not stop|not stopping|so much blood|unconscious|passed out|faint|dizzy|suicide|myself (?:because|when|to|so)|want to hurt|ambulance|911|help me)(?= |$)/;

const LONG_AGO =
  /(?:^| )(?:old scars|years (?:ago|on)|long ago|for a while at|since (?:college|school|uni|university|my (?:teens|twenties))|when (?:we|i) (?:was|were) (?:little|small|kids|young|a (?:kid|child|teen|teenager|boy|girl))|(?:been|he is|she is) dead for|as a (?:kid|child|teen|teenager)|a lot in school|in yr [0-9]+|at (?:thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty))(?= |$)/;
const NOW =
  /(?:^| )(?:again|tonight|right now|relapsed?|last (?:night|week)|yesterday|this (?:week|morning)|urges?|still (?:do|hits?|hurts?|cuts?|happens|want)|every (?:day|night))(?= |$)/;

const LIGHT_KINDS: ReadonlySet<Kind> = new Set<Kind>([
  "abuse_or_violence",
  "self_harm",
  "medical_emergency",
]);
const OVER_KINDS: ReadonlySet<Kind> = new Set<Kind>(["abuse_or_violence", "self_harm"]);

const CONDITION = /(?:^| )(?:if|when|next time) /;
const ONCE_MORE = /(?:^| )(?:one more|once more|another|again)(?= |$)/;
const ONE_MORE = /(?:^| )(?:one more|another) /;
const AND_I = / (?:and|or) i(?= |$)/;
const ONE_TOO_MANY: ReadonlySet<Kind> = new Set<Kind>(["active_ideation", "passive_ideation"]);

/** Whether the second is found anywhere after the first: read once, however often the first is said. */
function isFollowed(sentence: string, first: RegExp, second: RegExp): boolean {
  const found = first.exec(sentence);
  return found !== null && second.test(sentence.slice(found.index + found[0].length - 1));
}

/** "If I hear that jingle once more I'll ...": said of trifles far more often than meant. */
export function isOneTooMany(kind: Kind, sentence: string): boolean {
  if (!ONE_TOO_MANY.has(kind)) return false;
  return isFollowed(sentence, CONDITION, ONCE_MORE) || isFollowed(sentence, ONE_MORE, AND_I);
}

/** A blow, a cut or blood in a clause that tells of play, of the household or of long ago, with nothing grave beside it. */
export function isLightOrOver(kind: Kind, sentence: string): boolean {
  if (LIGHT_KINDS.has(kind) && PLAY.test(sentence) && !GRAVE.test(sentence)) return true;
  return OVER_KINDS.has(kind) && LONG_AGO.test(sentence) && !NOW.test(sentence);
}
