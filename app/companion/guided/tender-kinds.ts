import type { LineKey } from "../content/schema.ts";

/** A detail that weighs more than what stands around it, and the line that it's met with. */
export interface TenderKind {
  line: LineKey;
  en: RegExp;
  es: RegExp;
}

const THEY = "(?:he|she|they|my (?:\\p{L}+ )?\\p{L}+|our (?:\\p{L}+ )?\\p{L}+)";
const NOBODY = "(?:nobody|no one|noone|not one (?:person|of them))";
const SOMEBODY =
  "(?:anyone|anybody|a soul|him|her|them|(?:my|the) \\p{L}+|my \\p{L}+ \\p{L}+|people)";
const VERY =
  "(?:\\s(?:so|really|just|a bit|kind of|too|deeply|very|still|honestly|absolutely|pretty))*";

/** The most tender first: of several in a message, the first is named. */
export const TENDER_KINDS: readonly TenderKind[] = [
  {
    line: "tender_goodbye_missed",
    en: new RegExp(
      `(?:didn't|never|couldn't|wasn't able)(?: even| ever)? (?:get|got)(?: there| the chance)? to (?:say|tell)\\b|\\b(?:never|didn't|couldn't)(?: even| ever)? (?:say|said|tell|told) (?:(?:goodbye|bye|sorry) to|(?:him|her|them) (?:goodbye|thank you|thanks|sorry|i (?:loved|love|was)|how|that i)|i love)|\\blast (?:thing|words?|time) (?:i|he|she|they|we)\\b.*\\b(?:said|was|were|spoke|told|yelled|saw)\\b|\\bwasn't there (?:when|at the end|for (?:it|the end))|\\bdidn't (?:make it|get there) in time\\b|\\bnever (?:got to|came back to) (?:tell|see|hold|hug|thank)`,
      "iu",
    ),
    es: /(?<!\p{L})(?:no (?:pude|alcancé a|llegué a|me dejaron) (?:despedir\p{L}*|decirle)|no me despedí|lo último que (?:le|me) (?:dije|dijo)|nunca le dije|no llegué a tiempo|no estuve(?= ahí| allí| cuando| con|$))(?!\p{L})/iu,
  },
  {
    line: "tender_secret",
    en: new RegExp(
      `\\b(?:never|haven't|have not|didn't|can't|couldn't|not)(?: ever| even| yet)? (?:told|tell|admitted (?:this|it|that) to|said (?:this|it|that) to|talked to) ${SOMEBODY}\\b|\\b(?:told|tell) (?:no ?one|nobody)\\b|\\b${NOBODY} (?:else )?knows\\b|\\bnever said (?:this|it|that) (?:out loud|before)|\\b(?:thinks?|believes?) (?:that )?i(?:'m|'ve| have| am)? (?:quit|stopped|sober|clean|fine|ok|okay|doing|still|happy|at work)\\b|\\bhate (?:lying|hiding)\\b|\\bkeep (?:lying|hiding)\\b|\\bfirst (?:time|person) (?:i've|i have|i) (?:ever )?(?:said|told|admitted)`,
      "iu",
    ),
    es: /(?<!\p{L})(?:no se lo (?:he (?:dicho|contado)|dije|conté) (?:ni )?a|nadie (?:más )?(?:lo )?sabe|nunca se lo (?:he (?:dicho|contado)|dije|conté)|nunca lo (?:había|he) (?:dicho|contado)|no le he (?:dicho|contado) a|no (?:se lo|les?) he (?:dicho|contado)|no (?:puedo|quiero) (?:contar|decir)(?:le|les|lo|selo)|es la primera vez que lo (?:digo|cuento))(?!\p{L})/iu,
  },
  {
    line: "tender_ashamed",
    en: new RegExp(
      `\\b(?:i'm|i am|i feel|i felt|i was)${VERY} (?:ashamed|embarrassed|humiliated|mortified)\\b`,
      "iu",
    ),
    es: /(?<!\p{L})(?:me (?:da|dio|daba) (?:tanta |mucha |una )?(?:vergüenza|pena (?:decir|contar|que me))|me avergüenz\p{L}+|(?:estoy|me siento) (?:muy |tan )?(?:avergonzad|humillad)[oa])(?!\p{L})/iu,
  },
  {
    line: "tender_confessed",
    en: /^(?!.*\bmy (?:wallet|phone|keys?|bag|purse|card|umbrella|coat|jacket|glasses|lunch|charger|laptop|password|train|bus|flight|stop|alarm)\b).*\bi(?:'ve| have)? (?:just |even |actually |still |also |kind of )?(?:lied|got caught|missed (?:his|her|their|my \p{L}+'s|my \p{L}+)|dropped (?:him|her|the baby|my \p{L}+)|left the (?:gate|door|stove|window)|forgot (?:to|him|her|my|about)|said (?:something|things|some things) (?:awful|terrible|horrible|mean|cruel|unforgivable)|said (?:awful|terrible|horrible|cruel) things|cheated|stole|relapsed|gambled|drank again|went through (?:his|her|their|my \p{L}+'s) (?:phone|things|messages)|read (?:his|her|their) (?:diary|journal|messages|texts)|walked out|hung up on|pretended (?:to|i|not)|faked|hid (?:it|them|the|in|from)|yelled at|screamed at|snapped at|shouted at|made (?:him|her|them) cry|was relieved|felt relieved|feel relieved|wish(?:ed)? (?:it|he|she|they) (?:would|was|were|had)|resent|was glad|didn't (?:go|visit|call (?:him|her|back)|answer (?:him|her|his)|pick up))\b/iu,
    es: /(?<!\p{L})(?:le (?:mentí|grité|colgué|dije cosas)|les (?:mentí|grité)|mentí|recaí|volví a (?:beber|apostar|fumar)|le revisé|me escondí|no fui a (?:verl[oa]|visitarl[oa])|no le contesté|sentí alivio|me equivoqué (?:con|en|de)|cometí un error|se me (?:olvidó|cayó) (?:el|la|mi|un)|fingí)(?!\p{L})/iu,
  },
  {
    line: "tender_date",
    en: new RegExp(
      `\\bwould(?:'ve| have)(?: been| turned)\\b.*\\b(?:today|tomorrow|yesterday|sunday|monday|tuesday|wednesday|thursday|friday|saturday|week|month|\\d+|birthday|anniversary)\\b|\\banniversary\\b|\\b(?:year|years|month|months|week|weeks)(?: ago)? (?:today|tomorrow|tonight|yesterday|this|on (?:mon|tues|wednes|thurs|fri|satur|sun)day)\\b|\\bfirst (?:christmas|thanksgiving|birthday|mother's day|father's day|easter|summer|new year)\\b.*\\b(?:without|since)\\b|\\b(?:today|tomorrow|sunday|monday|tuesday|wednesday|thursday|friday|saturday) (?:is|was|would be) (?:his|her|their|our) (?:birthday|anniversary)\\b`,
      "iu",
    ),
    es: /(?<!\p{L})(?:hoy (?:hace|cumpliría|sería|habría)|(?:hoy|mañana|ayer) (?:es|era|fue) su cumpleaños|aniversario|mañana hace|primera navidad sin|primer cumpleaños sin|(?:un año|\p{L}+ (?:años|meses)) (?:hoy|mañana))(?!\p{L})/iu,
  },
  {
    line: "tender_tears",
    en: /\b(?:i(?:'m|'ve| have)?|we(?:'ve)?)\b(?: \S+){0,8} (?:cry|cried|crying|sobbed|sobbing|teared up|choked up|welled up|broke down|bawled|bawling|wept|in tears|burst into tears|(?:almost|nearly) lost it|fell apart|fell to pieces)\b/iu,
    es: /(?<!\p{L})(?:(?:me \p{L}+é|fui|salí|escondí) .{0,12}llorar|lloré|lloro|(?:estoy|estuve|sigo|llevo \p{L}+ (?:horas|días)) llorando|me puse a llorar|rompí a llorar|me eché a llorar|no paro de llorar|no puedo dejar de llorar)(?!\p{L})/iu,
  },
  {
    line: "tender_their_tears",
    en: new RegExp(
      `\\b${THEY}(?: (?:was|is|just|started|even|began|almost|kept|still|then)){0,3} (?:cry|cried|crying|sobbed|sobbing|teared up|broke down|wept|in tears|burst into tears)\\b`,
      "iu",
    ),
    es: /(?<!\p{L})(?:(?:mi|él|ella|el|la) .{0,40}(?:llorando|lloró|llora|se puso a llorar|estaba llorando|lloraba)|se puso a llorar|lloró)(?!\p{L})/iu,
  },
  {
    line: "tender_kept",
    en: /\bthere(?:'s| is| are)\b.*\b(?:little|tiny|baby|empty|her|his) (?:hats?|socks|shoes|clothes|crib|room|chair|bed|bowl|toys)\b|\b(?:i|we|he|she|my \p{L}+)(?:'ve| have)? (?:still|kept|sleeps|can't|cannot|couldn't|haven't|wear|wore|sleep|slept|set|never)\b.*\b(?:(?:throw|give|put|pack|wash|delete|move)(?:n|d|ed)? (?:\S+ ){1,4}(?:away|out|up|down)|socks|onesie|scan|ultrasound|boots|hat|scarf|dress|truck|recipes?|watch|books?|cards?|gift|presents?|voicemails?|voice|her phone|his phone|recordings?|sweater|shirt|hoodie|coat|jacket|robe|slippers|ring|toothbrush|shoes|glasses|pillow|mug|cups?|plates?|chair|number|leash|collar|bowl|toys?|crib|blanket|letters?|photos?|perfume|(?:his|her|their) side|closet|clothes|name on|ashes)\b/iu,
    es: /(?<!\p{L})(?:(?:todavía|aún|sigo) .{0,30}|no (?:puedo|he podido) (?:borrar|tirar|guardar|lavar|mover) .{0,20}|guardo .{0,16}|duermo con .{0,12})(?:audios?|mensajes?|voz|suéter|camisa|chaqueta|anillo|zapatos|lentes|gafas|taza|plato|silla|ropa|correa|collar|foto|perfume|cama|cuarto|cenizas|número)(?!\p{L})/iu,
  },
  {
    line: "tender_alone",
    en: new RegExp(
      `^(?!.*\\b(?:kind|nice|good|relief|glad|luckily)\\b).*\\b${NOBODY}(?: (?!knows)\\S+){0,4} (?:called|came|texted|remembered|asked|showed up|noticed|checked|visits?|visited|calls|comes|wrote|said (?:anything|a word|happy))\\b|\\bi (?:ate|eat|sat|sit|spent|spend|had|have)\\b.*\\b(?:alone|by myself|on my own)\\b`,
      "iu",
    ),
    es: /(?<!\p{L})(?:nadie (?:me )?(?:llama|llamó|viene|vino|pregunta|preguntó|se acordó|escribe|escribió|se dio cuenta|felicitó)|(?:comí|ceno|cené|como|pasé|paso) .{0,20}sol[oa])(?!\p{L})/iu,
  },
];

const RELATIVE =
  "wife|husband|partner|boyfriend|girlfriend|fiancée?|mother|father|mom|mum|mama|mommy|dad|daddy|papa|son|daughter|sister|brother|twin|twin sister|twin brother|grandma|grandpa|grandmother|grandfather|granny|gran|nana|nan|grandad|granddad|grandson|granddaughter|aunt|auntie|uncle|cousin|niece|nephew|old man|old lady|baby|friend|best friend|mother-in-law|father-in-law|mother in law|father in law|stepdad|stepmom|godmother|godfather|mentor|coach|teacher|neighbor";
const PET =
  "dog|cat|budgie|parrot|rabbit|bunny|hamster|horse|puppy|kitten|pony|ferret|guinea pig|bird|lab|labrador|retriever|golden|poodle|shepherd|beagle|collie|spaniel|husky|bulldog|terrier|tabby|mare|gelding";
const ADJECTIVE = "(?:\\p{Ll}+ )??";
const NAMED = "(?:,? (\\p{Lu}\\p{Ll}{2,14})(?![\\p{L}’'-]))?,?";
const MY = `(?:[Mm]y|[Oo]ur) (${ADJECTIVE}(?:${RELATIVE}|${PET}))(?!'s|\\p{L})${NAMED}`;
const DIED =
  "(?:\\S+ ){0,2}?(?:died|passed(?: away| on)?(?! (?:the|a|it|her|his|me|by|out|my))|(?:is|was|'s) (?:dead|gone now|killed)|has (?:died|passed))";

/** Who somebody lost: what they were, and their name where it's told. */
export const DEATHS_EN: readonly RegExp[] = [
  new RegExp(`${MY} ${DIED}\\b`, "u"),
  new RegExp(
    `\\b(?:[Ll]ost|buried|since losing|losing|death of|without|miss|funeral (?:for|of)|[Ss]ince) ${MY}(?! (?:job|to (?:him|her)|in the divorce|as a|in a|at the))`,
    "u",
  ),
  new RegExp(
    `(?:\\b(?:[Mm]y|[Oo]ur) |(?<=^|[\\s,.])(?=mom|mum|dad|grandma|grandpa))(${RELATIVE})(?:'?s) (?:funeral|wake|memorial|burial|grave|ashes|death)\\b`,
    "u",
  ),
  new RegExp(`\\bmy late (${RELATIVE})${NAMED}`, "u"),
];

const SPANISH_RELATIVE =
  "madre|padre|mamá|papá|mami|papi|hij[oa]|herman[oa]|abuel[oa]|abuelit[oa]|espos[oa]|marido|mujer|pareja|novi[oa]|tí[oa]|prim[oa]|sobrin[oa]|niet[oa]|suegr[oa]|amig[oa]|mejor amig[oa]|bebé|perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|mascota|conejo|caballo";
const MI = `(?:[Mm]i|[Nn]uestr[oa]) (${SPANISH_RELATIVE})(?!\\p{L})${NAMED}`;
export const DEATHS_ES: readonly RegExp[] = [
  new RegExp(
    `${MI} (?:\\S+ ){0,2}?(?:se (?:nos |me )?murió|murió|falleció|ha muerto|ha fallecido|ya no está)(?!\\p{L})`,
    "u",
  ),
  new RegExp(
    `(?<!\\p{L})(?:[Ss]e (?:me |nos )?murió|[Mm]urió|[Ff]alleció|[Pp]erdí a|[Ll]a muerte de|[Ee]l funeral de|[Ee]nterramos a|[Ee]xtraño (?:mucho |tanto )?a) ${MI}`,
    "u",
  ),
];

/** Who is near death, as they're called. */
export const DYING: Readonly<Record<"en" | "es", RegExp>> = {
  en: new RegExp(
    `${MY}(?: is|'s|s)? (?:\\S+ )?(?:dying|in hospice|on life support|not going to make it|got (?:days|weeks) left|has (?:days|weeks|months) (?:left|to live))`,
    "u",
  ),
  es: new RegExp(
    `[Mm]i (${SPANISH_RELATIVE})(?!\\p{L})${NAMED} (?:\\S+ )?(?:se está muriendo|se muere|está (?:muriendo|en cuidados paliativos|muy grave)|le quedan (?:días|semanas|meses))`,
    "u",
  ),
};

/** Of these verbs a death isn't sure: "I miss my mom", "without my brother". */
export const MAY_BE_ALIVE = /^(?:without|miss|since|losing|extraño)/iu;

/** An animal whose life is to be ended soon, or was. */
export const PET_GOODBYE: Readonly<Record<"en" | "es", RegExp>> = {
  en: /\bvet(?:'s| is)? (?:coming|comes) (?:to (?:the|our|my) (?:house|home)|over|to do it)|\bvet\b.{0,40}\b(?:it(?:'s| is|s| might be| may be)? (?:probably |about |almost )?time|nothing (?:more|left)|quality of life|say goodbye|let (?:him|her|it|them) go|no more)\b|\b(?:putting|put|have to put|having to put) (?:him|her|them|our \p{L}+|my \p{L}+|\p{Lu}\p{L}+) (?:down|to sleep)\b(?! for (?:a|the|her|his) (?:nap|night))|\b(?:time to|have to|need to|going to|got to|gotta) (?:let (?:him|her|\p{Lu}\p{L}+) go|say goodbye to (?:my|our) (?:dog|cat|\p{L}+ (?:dog|cat)))\b|\beuthan\w+|\b(?:his|her) (?:last|final) (?:appointment|vet visit|day|night)\b/iu,
  es: /(?<!\p{L})(?:(?:hay que|tenemos que|tengo que|vamos a|van a|toca|lo|la) (?:a )?(?:dormir(?:l[oa])?|sacrificar(?:l[oa])?|poner(?:l[oa])? a dormir)|ponerl[oa] a dormir|eutanasia|dormir a (?:mi|nuestr[oa]) (?:perr|gat)\p{L}+|veterinari[oa] (?:dice|dijo|nos dijo|me dijo) que (?:ya )?(?:es hora|no hay nada|toca|es momento))(?!\p{L})/iu,
};
/** Where somebody's animal is plainly spoken of. */
export const PET_SPOKEN_OF: Readonly<Record<"en" | "es", RegExp>> = {
  en: new RegExp(
    `\\b(?:${PET}|vet|kennel|leash|paws?|litter|walks|kidneys|tumou?r|old (?:boy|girl))\\b`,
    "iu",
  ),
  es: /(?<!\p{L})(?:perr\p{L}+|gat\p{L}+|mascota|veterinari[oa]|conejo|caballo)(?!\p{L})/iu,
};

/** The name of an animal where only it is named: "it's time for Bella", "putting Max down". */
export const PET_NAMED =
  /\b(?:time for|goodbye to|put(?:ting)?|let(?:ting)?|lose|losing|dormir a|sacrificar a) (\p{Lu}\p{Ll}{2,14})(?![\p{L}’'-])/u;

/** Somebody who was spoken of before died. */
export const DIED_SINCE: Readonly<Record<"en" | "es", RegExp>> = {
  en: /(?:^|[.,!] |\b(?:and|but|then|until|before|since|when|after) )(?:he|she|they) (?:just |then |suddenly )?(?:died|passed(?: away| on)?(?=$|[.,!]| (?:in|on|last|this|away|two|three|four|\d|a|yesterday|when|at|before|so|from|during)\b))/iu,
  es: /(?:^|[.,!] |(?<!\p{L})(?:y|pero|hasta que|cuando|desde que) )(?:(?:él|ella) )?(?:murió|falleció|se murió)(?!\p{L})/iu,
};
