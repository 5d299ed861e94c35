/** What stands around a finding in its own clause: who it is about, whether it is denied, and when it was. */
export interface Frame {
  isDenied: boolean;
  isPast: boolean;
  about: "self" | "other" | "you" | "unnamed";
  isFiction: boolean;
}

const CLAUSE_BREAK =
  / (?:,|but|though|although|however|yet|except|until|and (?:now|sometimes|still|i|then|he|she|they|my|today|lately)|so i|because) /g;

const NEGATION =
  /(?:^| )(?:not|never|no|without|nor|neither|stopped|deny|denied|denying|zero|nothing like|far from|against|isnt|hardly)((?: (?:ever|be|going|to|want|wanted|wanting|wants|wish|feel|feeling|have|had|having|been|being|any|thoughts?|urges?|of|like|about|thinking|think|planning|plans?|intend|intention|intent|intending|trying|the|a|kind|person|type|who|would|will|could|do|did|am|actively|in|million|years|suicidal|considering|idea|desire|interest|interested|on|sure|it|that|i|actual|going|go|or|hurt|harm|myself|kill|die|anyone|saying|means?|should|worry|worried|at risk|risk|once|really|here|thing|gotten|gone|get|let))*) $/;
const NOT_A_DENIAL =
  / (?:not (?:sure|know|care|decided|saying i will not|only|afraid|scared|able to)|never (?:been|felt|wanted|thought) (?:more|so|this|closer|as)|no (?:choice|reason not|longer afraid|one knows|other)|not (?:the first|anymore afraid|just)|nothing left) ?/;

const PAST =
  /(?:^| )(?:used to|years? ago|decades? ago|when i was (?:a|an|in|at|young|younger|little|[0-9]+|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|small|growing)|in (?:19|20)[0-9][0-9]|back (?:in (?:high|middle|college|school|uni|the|my|19|20|20..)|then)|as a (?:kid|child|teen|teenager|boy|girl|student|young)|in (?:high school|middle school|college|my (?:teens|twenties|20s|past|youth|childhood)|the past)|in the (?:nineties|eighties|90s|80s|past)|last (?:spring|summer|autumn|fall|winter|year)|a long time ago|long ago|history of|past|formerly|once upon|(?:[0-9]+|one|two|three|four|five|six|seven|eight|nine|ten|many|several|twenty|fifteen|thirty) (?:years|decades) (?:ago|clean|sober|back|later|since|free|now|in recovery|old attempt)|all through (?:school|college|childhood)|growing up|childhood|at (?:fifteen|sixteen|seventeen|eighteen|[12][0-9])(?= |$)|survivor|anniversary of|recovered|in recovery|ex used|no longer|anymore now)(?= |$)/;
const PRESENT =
  /(?:^| )(?:again|now|lately|still|today|tonight|tomorrow|right now|this (?:week|morning|evening|time|month|year)|these days|recently|currently|every (?:day|night)|coming back|came back|is back|are back|relapsed?|relapsing|yesterday|last (?:night|week)|am (?:going|about|planning))(?= |$)/;

const SELF_WORD = /^(?:i|me|my|myself|mine)$/;
const YOU_WORD = /^(?:you|your|yourself|u)$/;
const OTHER_WORD =
  /^(?:he|she|they|him|her|his|hers|them|their|himself|herself|themselves|friend|friends|brother|sister|mum|dad|parents|husband|wife|boyfriend|girlfriend|partner|roommate|flatmate|cousin|uncle|aunt|son|daughter|kid|kids|child|children|gran|grandad|coworker|colleague|neighbour|neighbor|boss|teacher|student|students|patient|patients|client|clients|people|person|someone|somebody|everyone|anyone|nobody|man|woman|men|women|girl|guy|boy|teens|teenagers|character|characters|protagonist|hero|villain|celebrity|singer|actor|author|player|players|who|ex|bestie|mate|niece|nephew|dog|cat|classmate|users?|victims?|soldier|veteran|veterans|stepdad|stepmum|families|world|twin|fiance|buddy|pal|romeo|juliet|hamlet|it|this|that|we|us|bestfriend|crush)$/;

const FICTION =
  /(?:^| )(?:character|characters|protagonist|novel|fanfic|screenplay|villain|hero|npc|npcs|respawn|level|boss fight|final boss|lobby|raid|ranked|minecraft|fortnite|sims|valorant|roblox|dnd|dungeon|campaign|gta|zelda|elden ring|dark souls|speedrun|essay|thesis|dissertation|documentary|podcast|statistics|policy|policies|curriculum|seminar|lecture|textbook|article|headline|headlines|journalism|prevention|awareness|hotline volunteer|first aid|nursing|training course|protocols|demo at|stigma|research paper|literature|shakespeare|hamlet|romeo|ophelia|plath|woolf|cobain|assisted suicide|assisted dying|legislation|rates|squad|lyrics?|lyric|song called|band|album|film called|movie called|plot|subplot|chapter|scene where|act (?:one|two|three|four|five|[iv]+))(?= |$)/;
const QUOTING =
  /(?:^| )(?:lyrics?|song (?:goes|says|called)|line from|the quote|goes like this)(?= |$)/;
const REAL_REQUEST =
  /(?:^| )(?:for tonight|tonight|it is me|for me|about me|its me|not a story|for real|my own|myself|i am serious|real life|i think about doing|not fiction|actually me|i want|i am going|right now)(?= |$)/;

interface Clause {
  start: number;
  end: number;
  isPast: boolean;
  isFiction: boolean;
}

/** A sentence whose clauses are read once, for all rules that ask; in most sentences none does. */
export class FramedSentence {
  readonly text: string;
  #clauses: readonly Clause[] | undefined;

  constructor(text: string) {
    this.text = text;
  }

  get clauses(): readonly Clause[] {
    return (this.#clauses ??= readClauses(this.text));
  }
}

function readClause(
  text: string,
  start: number,
  end: number,
  isWholePast: boolean,
  isReal: boolean,
): Clause {
  const words = text.slice(start, end);
  return {
    start,
    end,
    isPast: isWholePast || (PAST.test(words) && !PRESENT.test(words)),
    isFiction: !isReal && (FICTION.test(words) || QUOTING.test(text)),
  };
}

function readClauses(text: string): readonly Clause[] {
  const isWholePast = PAST.test(text) && !PRESENT.test(text);
  const isReal = REAL_REQUEST.test(text);
  const clauses: Clause[] = [];
  let start = 0;
  for (const found of text.matchAll(CLAUSE_BREAK)) {
    clauses.push(readClause(text, start, found.index + 1, isWholePast, isReal));
    start = found.index + 1;
  }
  clauses.push(readClause(text, start, text.length, isWholePast, isReal));
  return clauses;
}

function nearestSubject(before: string, match: string): Frame["about"] {
  if (/(?:^| )(?:myself|my|me|i)(?= |$)/.test(match)) return "self";
  const words = before.trim().split(" ");
  for (let index = words.length - 1; index >= Math.max(0, words.length - 9); index -= 1) {
    const word = words[index] ?? "";
    if (SELF_WORD.test(word)) {
      const isPossessive = word === "my" && OTHER_WORD.test(words[index + 1] ?? "");
      if (!isPossessive) return "self";
    } else if (YOU_WORD.test(word)) return "you";
    else if (
      OTHER_WORD.test(word) &&
      !(/^(?:it|this|that|we|us|everyone|nobody|world|who)$/.test(word) && index < words.length - 2)
    ) {
      if (/^(?:it|this|that|who)$/.test(word)) continue;
      const thinker = words.slice(Math.max(0, index - 6), index);
      if (
        thinker.includes("makes") ||
        words
          .slice(index)
          .join(" ")
          .match(/ (?:me|i) /)
      )
        return "self";
      return "other";
    }
  }
  return "unnamed";
}

/** Reads the frame of what was found between `start` and `end` of a sentence. */
export function readFrame({ text, clauses }: FramedSentence, start: number, end: number): Frame {
  const own = clauses.findLast((clause) => clause.start <= start + 1) ?? clauses[0];
  const before = text.slice(own?.start ?? 0, start);
  const negation = NEGATION.exec(`${before.slice(-120).trimEnd()} `);
  const isDenied =
    negation !== null &&
    !/^no i(?= |$)/.test(negation[0].trim()) &&
    !NOT_A_DENIAL.test(` ${negation[0].trim()} `);
  return {
    isDenied,
    isPast: own?.isPast ?? false,
    about: nearestSubject(before, text.slice(start, end)),
    isFiction: own?.isFiction ?? false,
  };
}
