import { capitalise, countWords, plainText } from "./wording.ts";

const MIN_WORDS = 3;
const MAX_WORDS = 14;

const PRESENT = `estoy estás; soy eres; tengo tienes; puedo puedes; quiero quieres; siento sientes; sé sabes; voy vas;
  vengo vienes; vivo vives; llevo llevas; hago haces; digo dices; creo crees; pienso piensas; veo ves;
  doy das; salgo sales; pongo pones; oigo oyes; duermo duermes; como comes; lloro lloras; extraño extrañas;
  echo echas; necesito necesitas; sigo sigues; paso pasas; cuido cuidas; trabajo trabajas; hablo hablas;
  llamo llamas; escribo escribes; espero esperas; intento intentas; despierto despiertas; levanto levantas;
  acuesto acuestas; quedo quedas; callo callas; aguanto aguantas; grito gritas; peleo peleas; discuto discutes;
  debo debes; gano ganas; pago pagas; estudio estudias; bebo bebes; tomo tomas; fumo fumas; busco buscas;
  encuentro encuentras; llego llegas; salto saltas; miro miras; reviso revisas; reconozco reconoces;
  conozco conoces; recuerdo recuerdas; acuerdo acuerdas; olvido olvidas; entiendo entiendes; vuelvo vuelves;
  empiezo empiezas; termino terminas; dejo dejas; pierdo pierdes; temo temes; odio odias; amo amas;
  manejo manejas; viajo viajas; canso cansas; atrevo atreves; concentro concentras; caigo caes; he has;
  fui fuiste; hice hiciste; dije dijiste; tuve tuviste; estuve estuviste; pude pudiste; quise quisiste;
  vi viste; di diste; puse pusiste; vine viniste; supe supiste; traje trajiste; anduve anduviste; guardo guardas;
  conservo conservas; uso usas; rezo rezas; ceno cenas; cocino cocinas; limpio limpias; corro corres; camino caminas;
  juego juegas; leo lees; escucho escuchas; mando mandas; ayudo ayudas; pido pides; preparo preparas; sueño sueñas;
  cargo cargas; evito evitas; finjo finges; miento mientes; escondo escondes; encierro encierras; visito visitas;
  cuento cuentas; tiemblo tiemblas; repito repites; enseño enseñas; abrazo abrazas; beso besas; tardo tardas`;

/** What somebody does, and the same said to their face. */
const VERBS: ReadonlyMap<string, string> = new Map(
  PRESENT.split(";").map((pair): [string, string] => {
    const [own = "", faced = ""] = pair.trim().split(/\s+/u);
    return [own, faced];
  }),
);

/** These end like verbs in the first person and are none. */
const NO_VERB = /^(?:qué|porqué|café|bebé|té|olé|comité|así|aquí|ahí|allí|mí|sí|aún|casi)$/u;
/** "Esperé" is past, though it ends like a future. */
const PAST_STEM = /(?:esper|mir|tir|gir|par|super|enter|oper|spir|ocup)é$/u;

const PRONOUNS: ReadonlyMap<string, string> = new Map([
  ["me", "te"],
  ["mi", "tu"],
  ["mis", "tus"],
  ["mí", "ti"],
  ["mío", "tuyo"],
  ["mía", "tuya"],
  ["míos", "tuyos"],
  ["mías", "tuyas"],
  ["conmigo", "contigo"],
  ["yo", "tú"],
]);

const LEAD_IN =
  /^(?:(?:hola|mij[oa]|buen[oa]s(?: (?:tardes|noches|días))?|corazón|ay|uf|pues|bueno|y|e|o sea|pero|es que|la verdad(?: es que)?|creo que|siento que|entonces|además|porque|sí|oye|mira|como que|o|encima|total|nada)[\s,]+)+/iu;
const TAIL =
  /(?<![\s,])[\s,]+(?:la verdad|o algo así|supongo|creo|jaja+|en fin|gracias|por favor|sabes)$/iu;
/** Whom a whole statement begins with, or what the person does. */
const BEGINS =
  /^(?:(?:ya|no|hoy|ayer|anoche|siempre|nunca|todavía|aún|también|solo|sólo|casi|a veces|esta (?:mañana|tarde|noche|semana)|desde (?:ayer|hoy)|hace (?:un|una|dos|tres|\d+|poco|mucho)\p{L}*(?: \p{L}+)?)[\s,]+)*(?:(?:yo|me|se|le|les|lo|la|los|las|te)\s+)*(?:mis?\s|el\s|la\s|los\s|las\s|él\s|ella\s|ellos\s|ellas\s|nadie\s|todos\s|todo\s|\p{L}+)/iu;
const THIRD_VERB =
  /(?<!\p{L})(?:es|está|están|son|tiene|tienen|dice|dicen|quiere|quieren|va|van|fue|fueron|era|hace|hacen|vive|viven|puede|pueden|sabe|saben|habla|llama|llaman|cree|duele|cuesta|falta|toca|da|dan|dio|daba|gusta|importa|ha|han|viene|vienen|queda|pide|pega|necesita|\p{L}{2,}(?:ó|aron|ieron|aba|aban|ía|ían))(?!\p{L})/iu;

/** Said back they would be a verdict, or worse; and what is asked, guessed or said to the companion is no plain statement. */
const NEVER_SAID_BACK =
  /(?<!\p{L})(?:tú|te|ti|usted|si|quizás?|tal vez|ojalá|debería|debí|nos|nosotr[oa]s|nuestr[oa]s?|qué|quién|cómo|cuándo|por qué|mat\p{L}*|muert[oa]s?|morir\p{L}*|muer[oe]\p{L}*|murió|suicid\p{L}*|sangre|cort[eéoa]\p{L}*|pastillas|viol\p{L}*|golpe\p{L}*|peg[aóoué]+|arma|cuchillo|puente|desaparec\p{L}*|carga|estorbo|culpa|inútil|idiota|estúpid[oa]|tont[oa]|fracas\p{L}*|gord[oa]|fe[oa]|mal[oa]|asco|basura|patétic[oa]|ridícul[oa]|loc[oa]|débil|mier\p{L}*|put[oa]\p{L}*|joder|cáncer|tumor|embaraz\p{L}*|abort\p{L}*|diagn\p{L}*|vivir|existir|rendir\p{L}*|más vale|mejor sin)(?!\p{L})/iu;
const UNFINISHED =
  /(?<!\p{L})(?:y|o|que|de|del|con|para|por|a|en|el|la|los|las|un|una|mi|mis|su|sus|no|muy|tan|pero|es|está|estoy|soy|más|como)$/iu;
const SIGNS = /["“”«»?¿!¡:@#%&/\\]|\d{5}|\S{19,}/u;

/** The clauses of a Spanish text, without their closing marks. */
export function spanishClauses(content: string): string[] {
  return plainText(content)
    .split(
      /(?<![.!;…])[.!;…]+\s*|,\s+(?=(?:pero|y|porque|es que|así que|aunque|yo|me|mi|no|él|ella|ahora|hoy)(?!\p{L}))|(?<!\s)\s+(?=(?:pero|porque|aunque)(?!\p{L}))/iu,
    )
    .map((clause) =>
      clause
        .replace(LEAD_IN, "")
        .replace(TAIL, "")
        .replace(/(?<![\s.,:;])[\s.,:;]+$/u, "")
        .trim(),
    )
    .filter((clause) => clause !== "");
}

/** The only clause of a Spanish message turned to face them: "mi jefa no me habla" becomes "Tu jefa no te habla." */
export function sayBackInSpanish(content: string): string | null {
  const clauses = spanishClauses(content);
  const [only = ""] = clauses;
  return clauses.length === 1 && !content.includes("?") ? faceInSpanish(only) : null;
}

/** The longest clause of a few that is fit to be said back. */
export function sayBackOneInSpanish(content: string): string | null {
  const clauses = spanishClauses(content);
  if (clauses.length > 4 || content.includes("?") || NEVER_SAID_BACK.test(content)) return null;
  const [longest] = clauses
    .filter((clause) => countWords(clause) > MIN_WORDS)
    .flatMap((clause) => faceInSpanish(clause) ?? [])
    .toSorted((one, other) => countWords(other) - countWords(one));
  return longest ?? null;
}

/** A clause turned to face who wrote it; null where that can't be done surely, or it mustn't be said back. */
export function faceInSpanish(clause: string, isTender = false): string | null {
  const words = countWords(clause);
  const isFit =
    words >= MIN_WORDS &&
    words <= MAX_WORDS &&
    !SIGNS.test(clause) &&
    !UNFINISHED.test(clause) &&
    (isTender ? !TO_COMPANION.test(clause) : !NEVER_SAID_BACK.test(clause)) &&
    BEGINS.test(clause);
  if (!isFit || UNSURE_FORM.test(clause)) return null;
  // "Me siento en el parque" is to sit.
  const all = clause.replace(/(?<=me )siento(?= en )/iu, "sientas").split(" ");
  const turned = all.map((word, at) => turnWord(word, all[at - 1] ?? ""));
  const isOwn = turned.some((word, at) => word !== all[at] && !isPronoun(all[at] ?? ""));
  if (!isOwn && !THIRD_VERB.test(clause)) return null;
  // "Estaba" may be I or somebody else: beside what the person does nobody knows.
  const isOfMe = isOwn || /(?<!\p{L})yo(?!\p{L})/iu.test(clause);
  if (isOfMe && IMPERFECT.test(clause)) return null;
  return `${capitalise(turned.join(" ").replace(/^tú (?=no )/iu, ""))}.`;
}

/** "Discutimos" is two of them, and in "dice que deje" nobody sees who: neither can be turned surely. */
const UNSURE_FORM =
  /(?<!\p{L})\p{L}{2,}[aei]mos(?!\p{L})|(?<!\p{L})(?:dice|dijo|dicen|quiere|quieren|pide|piden|pidió|para|sin) que (?:me |no |lo |la |le )*\p{L}+[ea](?!\p{L})/iu;
const IMPERFECT =
  /(?<!\p{L})(?!(?:todavía|día|tía|mía|alegría|energía|policía|compañía|cercanía|panadería|librería)(?!\p{L}))\p{L}+(?:aba|ía)(?!\p{L})/iu;
const TO_COMPANION = /(?<!\p{L})(?:tú|te|ti|usted|qué|quién|cómo)(?!\p{L})/iu;

function isPronoun(word: string): boolean {
  return PRONOUNS.has(word.toLowerCase().replace(/[^\p{L}]/gu, ""));
}

function turnWord(word: string, before: string): string {
  const [, bare = "", after = ""] = /^(\p{L}*)(.*)$/su.exec(word) ?? [];
  const lower = bare.toLowerCase();
  const pronoun = PRONOUNS.get(lower);
  if (pronoun !== undefined) return `${pronoun}${after}`;
  const own = /^(\p{L}+[aáeéií](?:r|ndo))me(l[oa]s?)?$/u.exec(lower);
  if (own !== null && lower !== "firme") return `${own[1] ?? ""}te${own[2] ?? ""}${after}`;
  // After an article or a possessive it's a thing: "el trabajo", "mi paso".
  const isThing = /^(?:el|la|los|las|un|una|al|del|de|mi|su|este|ese|mucho|en|con|por|sin)$/iu.test(
    before,
  );
  // "Lloré como un niño": here it's no verb.
  const isLikeness = lower === "como" && !/^(?:no|ya|nunca|casi)?$/iu.test(before);
  const verb = isThing || isLikeness ? undefined : verbFacing(lower);
  return verb === undefined ? word : `${verb}${after}`;
}

function verbFacing(word: string): string | undefined {
  const known = VERBS.get(word);
  if (known !== undefined || NO_VERB.test(word)) return known;
  if (/^\p{L}{2,}[aei]ré$/u.test(word) && !PAST_STEM.test(word)) return `${word.slice(0, -1)}ás`;
  const past = /^(\p{L}+?)(qu|gu|c|)é$/u.exec(word);
  if (past !== null && (past[1] ?? "").length > 1) {
    const spelled: Readonly<Record<string, string>> = { qu: "c", gu: "g", c: "z" };
    return `${past[1] ?? ""}${spelled[past[2] ?? ""] ?? ""}aste`;
  }
  const other = /^(\p{L}{2,})í$/u.exec(word);
  if (other === null) return undefined;
  return `${other[1] ?? ""}${/[aeo]$/u.test(other[1] ?? "") ? "í" : "i"}ste`;
}
