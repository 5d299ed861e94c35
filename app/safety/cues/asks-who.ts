import { longPattern } from "#app/config/long-pattern.ts";

const HUMAN_EN =
  "(?:an? )?(?:actual |real |live |licensed |qualified |certified |trained |proper )*(?:human(?: being)?|person|people|ai|bot|robot|chat ?bot|machine|program|computer|algorithm|therapist|psychologist|psychiatrist|counsell?or|clinician|doctor|nurse)";
const HUMAN_ES =
  "(?:una? |el |la )?(?:persona|human[oa]|ser human[oa]|ia|inteligencia artificial|bot|robot|chatbot|m[áa]quina|programa|terapeuta|psic[óo]log[oa]|psiquiatra|m[ée]dic[oa]|doctora?|profesional)";

const ASKING: readonly RegExp[] = [
  new RegExp(
    `(?:^|[^a-z])(?:are|r) (?:you|u|ya)(?: guys)? (?:even |really |actually |just |like |only |truly )*(?:real\\b(?! (?:estate|good|sure|nice|quick))|${HUMAN_EN}\\b|talking as|licensed|qualified|a fake|fake|alive|sentient|conscious)`,
    "u",
  ),
  new RegExp(
    `(?:^|[^a-z])(?:you'?re|you are|ur|u r) (?:an? )?(?:just |only |really )*(?:${HUMAN_EN}),? ?(?:right|aren'?t you|or what|huh|no|yeah|yes|then|innit)\\b`,
    "u",
  ),
  new RegExp(
    `(?:am i|are we) (?:really |actually |just )*(?:talking|speaking|chatting|writing|texting) (?:to |with )${HUMAN_EN}\\b`,
    "u",
  ),
  new RegExp(
    `is (?:this|there|it) (?:really |actually |just )*${HUMAN_EN}(?: (?:there|on the other (?:end|side)|behind (?:this|it|the screen)|reading|typing|writing|answering)|\\W*$| or )`,
    "u",
  ),
  longPattern("u")`
    (?:who|what) (?:
      am i (?:really |actually )?(?:talking|speaking|writing) (?:to|with)|
      are you(?: really| actually| exactly)?\W*$
    )`,
  /do you have (?:a (?:license|licence|degree)|feelings|a body)\b/u,
  /is (?:anyone|anybody|somebody|someone) (?:really |actually |real )?(?:there|reading this|typing this|behind this)/u,
  new RegExp(
    `(?<!\\p{L})eres (?:t[úu] )?(?:de verdad |realmente |solo |s[óo]lo )*(?:real|de verdad|${HUMAN_ES})(?!\\p{L})`,
    "u",
  ),
  new RegExp(
    `(?:estoy|estaré|ando) (?:de verdad |realmente )?(?:hablando|chateando|escribiendo)(?:le)? (?:con|a) ${HUMAN_ES}(?!\\p{L})`,
    "u",
  ),
  new RegExp(`(?:hablo|chateo) (?:de verdad |realmente )?con ${HUMAN_ES}(?!\\p{L})`, "u"),
  new RegExp(
    `hay (?:de verdad |realmente )?(?:alguien|${HUMAN_ES}) (?:de verdad |real )?(?:ah[íi]|al otro lado|detr[áa]s|leyendo|escribiendo)`,
    "u",
  ),
  longPattern("u")`
    (?:con qui[ée]n|con qu[ée]) (?:estoy hablando|hablo)|(?:^|¿)qu[ée] eres\W*$|
    qui[ée]n eres en realidad|tienes (?:licencia|t[íi]tulo|sentimientos)(?!\p{L})`,
];

/** The question stands near the start; longer texts are not searched to their end. */
const MAX_QUESTION_LENGTH = 2000;

/**
 * Whether somebody asks if they are talking with a human, a machine, or a licensed clinician,
 * in English or Spanish. It rather says yes once too often: the answer is one honest notice.
 */
export function isAskingWhetherHuman(text: string): boolean {
  const plain = text
    .slice(0, MAX_QUESTION_LENGTH)
    .normalize("NFC")
    .toLowerCase()
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, " ")
    .trim();
  return ASKING.some((pattern) => pattern.test(plain));
}

const MACHINE = longPattern("u")`
  (?<!\p{L})(?:
    ai|bot|robot|chat ?bot|machine|program|computer|algorithm|ia|inteligencia artificial|
    m[áa]quina|programa
  )(?!\p{L})`;
const HUMAN = longPattern("u")`
  (?<!\p{L})(?:
    humans?|human[oa]s?|person|persona|people|real|therapist|terapeuta|psy\p{L}+|psic\p{L}+|
    doctora?|nurse|m[ée]dic[oa]|licensed|qualified|alive|someone|anyone|alguien
  )(?!\p{L})`;

/** Whether somebody who asks names a machine and no person, so that the plain answer is yes. */
export function isAskingWhetherMachine(text: string): boolean {
  const plain = text.slice(0, MAX_QUESTION_LENGTH).normalize("NFC").toLowerCase();
  return isAskingWhetherHuman(text) && MACHINE.test(plain) && !HUMAN.test(plain);
}
