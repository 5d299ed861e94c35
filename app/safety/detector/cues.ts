import type { Pattern } from "./pattern.ts";
import { PatternIndex } from "./pattern-index.ts";
import { readPattern } from "./patterns.ts";
import type { Finding } from "./findings.ts";
import type { Sentence } from "./sentence-reader.ts";

/** Signs that mean little alone and much together. */
export interface Cues {
  despair: number;
  farewell: number;
  settling: number;
  means: number;
  timing: number;
  place: number;
  suicide: number;
}

export const NO_CUES: Cues = {
  despair: 0,
  farewell: 0,
  settling: 0,
  means: 0,
  timing: 0,
  place: 0,
  suicide: 0,
};

const CUE_PATTERNS: Readonly<Record<keyof Cues, Pattern>> = {
  despair:
    readPattern(`(?:lost|losing) (?:my|the|everything|it all) ?(?:job|house|home|wife|husband|girlfriend|boyfriend|kids|custody|everything|savings|business|will|dad|mum|partner|money|marriage|baby)?
    (?:hopeless|worthless|pointless|alone|a failure|no hope|nothing left|nothing matters|can not (?:do|take|go on|cope)|tired of everything|give up|giving up|done|worst day|hate (?:myself|my life)|empty|numb|broken|ruined|burden|fired|dumped|divorced?|left me|broke up|evicted|bankrupt|failed|depressed|depression|nobody cares|no one cares|exhausted|unbearable)`),
  farewell: readPattern(
    `(?:goodbye|farewell|bye forever|last (?:message|time|day|night|words)|sorry for everything|thank you for (?:everything|listening|being)|i love you all|you were the only (?:one|person)|tell (?:my )?(?:<KIN>|them|her|him) (?:i love|i am sorry|that i)|not coming back|never coming back|will not (?:be back|see you again|be coming back|return|need (?:it|them) anymore)|letters?|at peace|peaceful now|calm now|feel peaceful|forgive me|do not look for me|gone by then|leaving for good|wrote (?:a|the|my) (?:letter|note|letters|notes))`,
  ),
  settling:
    readPattern(`(?:gave|giving|given|give|donat(?:ed|ing)|sold|selling|rehom(?:ed|ing)|found (?:a )?(?:good |new )?homes? for) ~(?:away|my|all) ~~(?:guitar|dog|cat|things|stuff|belongings|possessions|everything|clothes|jewell?ery|records|collection|car|pets?|books|homes|watch|ring|plants|furniture|savings|everything i own|tools|camera|bike|piano|laptop|console|fish|horse)
    (?:my|a|the|signed a|made a|wrote a|updated my|sorted my) will ?(?:sorted|written|done|updated|signed|is)?
    (?:affairs|passwords|accounts|insurance|paperwork|funeral|bank details|pin) ~(?:in order|written down|sorted|paid|arranged|planned|on the table|in an envelope|ready|shared)
    (?:cancel(?:led|ed|ling)|quit|closed|deleted|deleting) ~(?:everything|all my|my accounts|my lease|my subscriptions|my appointments|social media|my photos)
    (?:cleaned|tidied|cleaning|packed up|cleared) ~(?:whole flat|whole house|room|apartment|flat|everything) ~(?:nobody has to|so they|so no|for them|so mum|after)
    who (?:will|would) (?:take care of|look after|take|feed) (?:my|the) (?:dog|cat|kids|pets?|fish)`),
  means:
    readPattern(`(?:have|got|bought|counted|saved|hid|found|ordered|keep|loaded|here|with|kept|holding|picked up|opened|poured|taking|took) ~(?:them|pills|gun|rope|noose|blade|razor|belt|bottle|knife|rifle|pistol|bullets|tablets|stash|helium|it) ?(?:here|ready|with me|in my|next to me|right here|already|on the table|now)?
    (?:pills|gun|rope|noose|blade|razor)
    (?:engine|car) is running|engine running`),
  timing: readPattern(
    `(?:tonight|tomorrow|tomorrow night|today|this (?:weekend|evening|friday|saturday|sunday)|right now|on (?:friday|saturday|sunday|monday|tuesday|wednesday|thursday|my birthday)|at midnight|in an hour|soon|after (?:work|dinner|dark)|when (?:everyone|they|my \\w+) (?:is asleep|are asleep|sleeps|leaves|goes to bed)|picked a date|set a date|chosen a date|already)`,
  ),
  place: readPattern(
    `(?:which|what|highest|tallest|nearest|closest|how (?:high|tall|deep|far)|taller|higher|over|drove to|walked to|at|on|by|near|standing|parked) ~~(?:bridge|bridges|roof|rooftop|cliff|cliffs|tracks|overpass|ledge|multistorey|balcony|the spot|building|buildings|quarry)`,
  ),
  suicide: readPattern(
    `(?:suicid\\w*|kill(?:ing)? myself|want to die|wanna die|end (?:it|my life)|die|dying|dead|not be here|be gone|not wake|do it|kill|end it all)`,
  ),
};

export const CUE_INDEX = new PatternIndex(Object.values(CUE_PATTERNS));

export function readCues(sentences: readonly Sentence[]): Cues {
  const cues: Cues = { ...NO_CUES };
  for (const { words } of sentences) {
    const candidates = CUE_INDEX.read(words);
    if (candidates.size === 0) continue;
    for (const [name, pattern] of Object.entries(CUE_PATTERNS)) {
      const alternatives = candidates.get(pattern);
      if (alternatives !== undefined && isCue(name) && pattern.test(words, alternatives))
        cues[name] += 1;
    }
  }
  return cues;
}

function isCue(name: string): name is keyof Cues {
  return name in CUE_PATTERNS;
}

export function addCues(one: Cues, other: Cues): Cues {
  return {
    despair: one.despair + other.despair,
    farewell: one.farewell + other.farewell,
    settling: one.settling + other.settling,
    means: one.means + other.means,
    timing: one.timing + other.timing,
    place: one.place + other.place,
    suicide: one.suicide + other.suicide,
  };
}

const LEAVES =
  /(?:^| )(?:leaving|gone|not coming back|never coming back|will not be (?:here|back)|will not need|last|goodbye|peaceful|at peace)(?= |$)/;

const TALL_PLACE = readPattern(
  `(?:which|what|what is|where|how (?:high|tall)|highest|tallest|nearest|closest|are there|is there) ~~(?:bridges?|roofs?|rooftops?|cliffs?|overpass|car parks?|buildings?|train tracks|level crossing|balcony)`,
);

/** What the signs of the new text complete, with those of the earlier ones. */
export function combineCues(fresh: Cues, earlier: Cues, sentences: readonly Sentence[]): Finding[] {
  const all = addCues(fresh, earlier);
  const findings: Finding[] = [];
  const add = (
    rule: string,
    tier: Finding["tier"],
    severity: Finding["severity"] = "high",
  ): void => {
    findings.push({ rule, kind: "plan_or_attempt", severity, tier, subject: "self" });
  };
  const words = sentences.map((sentence) => sentence.words).join(" . ");
  if (all.despair > 0 && TALL_PLACE.matchesIn(words)) add("cues.place_and_despair", "crisis");
  if (fresh.settling > 0 && (all.farewell > 0 || LEAVES.test(` ${words}`) || all.settling > 2))
    add("cues.settling_and_farewell", "crisis");
  else if (fresh.farewell > 0 && all.settling > 0) add("cues.settling_and_farewell", "crisis");
  if (fresh.place > 0 && all.farewell > 0 && all.means + all.settling + all.despair > 0)
    add("cues.place_and_farewell", "crisis");
  if (fresh.means > 0 && all.farewell > 1 && all.despair > 0)
    add("cues.means_and_farewell", "crisis");
  if (fresh.settling > 1) add("cues.settling", "crisis");
  return findings;
}
