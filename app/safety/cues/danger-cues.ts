import { longPattern } from "#app/config/long-pattern.ts";

/*
 * What a message says of a danger, whosever it is. It only chooses between answers that fit, and raises nothing.
 */

const POISON_WORDS = longPattern("i")`
  \b(
    swallow(ed|s)?\b|drank|drink\w* (bleach|cleaner)|bleach|poison|overdos|antifreeze|took|taken|pills?|
    tabletas|pastillas|trag[oóué]|tom[eéó]|lej[ií]a|veneno|sobredosis
  )`;
/** Signs that call for an ambulance before any advice about what was swallowed. */
const COLLAPSE_WORDS = longPattern("i")`
  (
    won'?t wake|(not|n'?t|stopped) breath|can'?t breath|faint|pass(ed|ing|es)? out|unconscious|
    unresponsive|collaps|seiz|convuls|chest|heart('s| is) |burning up|turning blue|desmay|
    no respira|no despierta|pecho|inconsciente
  )`;
const TAKEN_WORDS = longPattern("iu")`
  \b(took|taken|swallowed)\b.{0,30}\b
  (\d+|tylenol|ibuprofen|advil|paracetamol|acetaminophen|benadryl|xanax|ambien|sleeping)\b|\b(
    (just|already|have|'ve|i) (took|taken|swallowed|drank)|(?<!\p{L})me (tom[eé]|tragu[eé])|
    acabo de tomar
  )(?!\p{L}).{0,80}\b(
    pills?|tablets?|bottle|pack|medication|meds|handful|everything|them all|all of (them|it)|
    pastillas|frasco|tabletas|medic\w+
  )|\boverdosed\b|\bsobredosis\b|\balready (took|swallowed) (them|it|all)|
  \b(took|swallowed|drank|downed|necked) (them|it|everything|the lot)\b
  (?! (badly|well|hard|out|all out|to heart|seriously|personally|from|back))|
  \b(they'?re|they are|it'?s) (all )?(down|in me|inside me)\b|\bya me las tom[eé](?!\p{L})`;
const ATTEMPT_WORDS =
  /\b(attempted|tried to (kill|hang|end|drown|die)|my attempt|intent[eé] (matarme|suicidarme|quitarme))/i;
/** That it is done, and not with what. */
const DONE_WORDS = longPattern("iu")`
  \b(i|i'?ve|i have) (already |just |have )*(did it|done it|gone and done it)
  \b(?! (before|once|twice))|\bit'?s (already )?done\b|(?<!\p{L})ya lo hice(?!\p{L})`;
/** An attempt that is over: days or more ago, or already in somebody's care. */
const LONG_AGO_WORDS = longPattern("i")`
  \b(?:days?|weeks?|months?|years?) ago\b|\blast (?:week|month|year|spring|summer|fall|winter)\b|
  \b(?:out of|left|home from) the hospital\b|\bin treatment\b|
  \bhace (?:\w+ )?(?:d[ií]as|semanas|meses|a[nñ]os)\b`;
const EATING_WORDS =
  /\b(haven'?t eaten|starv|purg|throw(ing)? up|laxative|binge|calori|no (he )?com|vomit|atracon)/i;
/** Words of a small child, or of what is done to one. */
const BABY_WORDS = longPattern("i")`
  \b(
    baby|newborn|infant|beb[eé]|reci[eé]n nacid|
    (give|giving|gave) (him|her) (his|her|a|the) (bath|bottle)|bath(e|ing) (him|her)|
    (his|her) (bath|crib|bottle|diaper)|breastfeed|
    (drop|dropping|push|pushing|throw|throwing|smother\w*|drown\w*|shak\w+) (him|her) (down|under|
      against|out|off|with)
  )`;
/** Words of a child in their care. */
const CHILD_WORDS = longPattern("i")`
  \b(
    (my|the|our) (baby|newborn|infant|toddler|kids?|child|children|son|daughter|little one)|
    (mi|el|la) (beb[eé]|hij[oa]|niñ[oa])|mis (hij[oa]s|niñ[oa]s)
  )\b`;
const SEXUAL_WORDS =
  /\b(rape|sexual|assaulted|molest|touch(es|ed) me|forces? me|viol[oóé]|abus[oó] de m)/i;
/** A wish to sleep and not to wake: it is about dying, and no emergency of the body. */
const SLEEP_WISH_WORDS = longPattern("i")`
  \b(wish|want|hope|could|rather|love to|pray|quiero|quisiera|ojal[aá])
  \b.{0,60}\b(sleep|asleep|bed|dormir\w*)\b.{0,60}\b
  ((not|never|n'?t|no) (ever )?(wak\w+|get up)|wak\w+ up again|no despert\w+)|
  \b(wish|hope|want|pray|ojal[aá])\b.{0,30}\b((not|never|n'?t) (to )?(ever )?wake|no despert)`;
/** Somebody does it to the writer: never a question of what the writer may do. */
const VICTIM_WORDS = longPattern("i")`
  \b(
    chok|strangl|hit|beat|punch|kick|slap|push|shov|grab|threaten|hurt|rap|burn|grabb|hitt
  )(s|es|ed|ing|led|les)? (me|us)\b|\bhands? (a?round|on|at) my (neck|throat)|\b
  (he|she|they|husband|wife|boyfriend|girlfriend|partner|dad|father|mom|mother|stepdad) (makes?|
    forces?|forced|made) me\b|
  \bme (peg|golpe|ahorc|estrangul)`;
/** Danger to oneself, whatever kind it was taken for. */
const SELF_WORDS =
  /\b(hurt|cut|harm|kill|burn|injur)(e|ing|ting)? my ?self\b|hacerme daño|matarme|cortarme/i;
/** Words of dying. */
const DEATH_WORDS =
  /\b(kill|die|dying|dead|death|suicid|end (it|my life)|overdos|matarme|morir|muert)/i;
/** Somebody or something that orders it. */
const VOICE_WORDS =
  /\b(the|my|hear(ing)?|these) voices?\b|\bvoices? (tell|say|order|want)|\b(las )?voces\b/i;
/** Thoughts that come against somebody's will. */
const UNWANTED_WORDS = longPattern("i")`
  \b(
    disgust|horrif|scares? me|terrif|intrusive|images? of|never (want|do|would)|'d never|
    would never|feel sick|scared of myself|makes me (cry|sick)|don'?t want (to|these)|
    can'?t stop (seeing|imagining)|against my will|asco|me asusta|nunca lo har
  )`;
/** Pictures that come to somebody, of a child in their care: no plan, however plain they are. */
const PICTURE_WORDS = longPattern("iu")`
  \b(?:pictures?|images?|flashes|visions?|movies?) (?:\w+ )?(?:in my (?:head|mind)|of)\b|
  \b(?:keep|kept|can'?t stop) (?:getting|having|seeing|imagining|picturing)\b|
  \b(?:see|seeing) (?:it|myself|me) .{0,30}\b(?:over and over|again)|
  \b(?:pops?|popping|flash(?:es)?) (?:in|into|up|through)\b|(?<!\p{L})im[aá]genes (?:de|en)|
  (?<!\p{L})me (?:veo|imagino)(?!\p{L})`;
/** A wound by the writer's own hand. */
const CUT_WORDS =
  /\bi (just |already |have |'ve )?(cut|slit|sliced|stabbed|burned|slashed)\b|\bme cort[eé]/i;
/** Blood and depth: a wound that a doctor has to see at once. */
const WOUND_WORDS = /\b(bleed|blood|deep|won'?t stop|stitches|bone|vein|artery|sangr|profund)/i;
/** Hands at a neck are an emergency of the body, too, though nothing may show. */
const NECK_WORDS = longPattern("iu")`
  \b(?:chok|strangl|throttl)(?:e|es|ed|ing|led)\b|\b(?:neck|throat|windpipe)\b|
  (?<!\p{L})(?:ahorc|estrangul)|\bcuello\b`;
/** What tells of harm inside: the voice, swallowing, sight, or the bladder. */
const NECK_SIGNS = longPattern("iu")`
  \b(?:
    croak\w*|hoarse|raspy|swallow\w*|(?:black(?:ed|ing)?|pass(?:ed|ing)?) out|
    (?:see|saw|seeing) (?:\w+ )?(?:spots|stars|dots|black)|went (?:black|dark|blurry)|
    (?:wet|peed|pissed) (?:myself|my ?self|my pants)
  )\b|(?<!\p{L})(?:ronca|tragar|manchas|me orin|me desmay)`;

/** What is said of a danger, by id. */
export const DANGER_CUES = {
  poison: POISON_WORDS,
  collapse: COLLAPSE_WORDS,
  taken: TAKEN_WORDS,
  attempt: ATTEMPT_WORDS,
  done: DONE_WORDS,
  long_ago: LONG_AGO_WORDS,
  eating: EATING_WORDS,
  baby: BABY_WORDS,
  child: CHILD_WORDS,
  sexual: SEXUAL_WORDS,
  sleep_wish: SLEEP_WISH_WORDS,
  victim: VICTIM_WORDS,
  own_harm: SELF_WORDS,
  death: DEATH_WORDS,
  voices: VOICE_WORDS,
  unwanted: UNWANTED_WORDS,
  pictures: PICTURE_WORDS,
  cut: CUT_WORDS,
  wound: WOUND_WORDS,
  neck: NECK_WORDS,
  neck_signs: NECK_SIGNS,
} as const;
