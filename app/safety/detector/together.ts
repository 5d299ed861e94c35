import { hash } from "node:crypto";
import { asksAboutDanger } from "../assessment.ts";
import type { Assessment, TextField } from "../assessment.ts";
import { NO_CUES, addCues, combineCues } from "./cues.ts";
import { readInField } from "./fields.ts";
import { NOTHING_FOUND, decide, isCrisisKind, moreSevere } from "./findings.ts";
import type { Finding } from "./findings.ts";
import { detectLanguage } from "./language.ts";
import { readText, type Reading } from "./judge.ts";
import { weighReading } from "./weigh.ts";
import { readPattern } from "./patterns.ts";

/** Of an earlier message this much is read, its end: it was judged whole when it came. */
const EARLIER_CHARACTERS = 600;

/** A short answer has at most this many words. */
const SHORT_ANSWER_WORDS = 14;

const ANSWER = readPattern(`
  (?:yes|yeah|i do|i am|i will|i have|sure|definitely|of course|si|claro) ~~(?:tonight|tomorrow|today|now|soon|a plan|pills|gun|rope|blade|knife|them|it|already|enough|here|weekend|later|decided|the way|how|ready|serious|mean it|hoy|noche|manana)
  (?:tonight|tomorrow|today|tomorrow night|this weekend|right now|now|soon|on (?:friday|saturday|sunday|monday|tuesday|wednesday|thursday)|after (?:work|dinner|school|midnight)|when (?:everyone|they|he|she|my \\w+) ~(?:asleep|sleep|leaves|gone|bed|out)|esta noche|hoy|manana)$
  (?:i )?(?:have|got|bought|found|keep|hid|counted|took|loaded|ordered) (?:them|it|everything|enough|what i need|all i need)(?: (?:here|ready|already|with me|now|right here|in my \\w+|next to me|yesterday|today|all))*$
  (?:they|it|everything|pills|gun|rope|stuff) (?:are|is) ~(?:here|in my|next to|ready|in front|under|loaded|on the|beside|in the)
  (?:i )?(?:already )?(?:did it|took them|swallowed them|started|have started|made up my mind|decided|cut|done it)(?: already| now)?$
  (?:i am|am) (?:going to|gonna|about to) (?:do it|go through with it|take them|use it|jump)
  (?:with|using|by) (?:pills|a gun|my gun|the gun|a rope|a knife|my belt|medication|jumping|the train|hanging|my dads gun|insulin|a blade)
  (?:pills|a gun|gun|rope|hanging|jumping|train|overdose|pastillas|la pistola)$
  (?:do not|nobody can) (?:try to )?stop me
  (?:i am|am) (?:serious|not joking|not kidding|ready)$`);

function isShortAnswer(sentences: readonly { words: string }[]): boolean {
  const words = sentences.map((sentence) => sentence.words).join(" ");
  if (words === "" || words.split(" ").length > SHORT_ANSWER_WORDS) return false;
  // "No, not today" names a time as well, and says that it is not.
  if (/^(?:no|nope|nah|not|never|nunca|jamas)\b/.test(words) && !/\b(?:but|pero)\b/.test(words)) {
    return false;
  }
  return ANSWER.matchesIn(words);
}

type Recalled = Pick<Reading, "findings" | "cues">;

const MOST_RECALLED = 1_000;
const RECALLED = new Map<string, Recalled>();

/** What an earlier message held: each is asked for by the five after it. No text is kept for that. */
function recallReading(message: string): Recalled {
  const end = message.slice(-EARLIER_CHARACTERS);
  const key = hash("sha256", end, "base64");
  const known = RECALLED.get(key);
  if (known) return known;
  const { sentences, findings: found, cues } = readText(end);
  const findings = weighReading(sentences, found).filter(({ rule }) => !rule.startsWith("model."));
  const [oldest] = RECALLED.keys();
  if (RECALLED.size >= MOST_RECALLED && oldest !== undefined) RECALLED.delete(oldest);
  RECALLED.set(key, { findings, cues });
  return { findings, cues };
}

/** How a text is judged beside its words: where it was written, and of how many slices it is one. */
export interface Judging {
  field: TextField;
  parts: number;
}

/** Judges a text alone and with the earlier messages; the more severe of the two decides. */
export function judgeTogether(
  text: string,
  recent: readonly string[],
  { field, parts }: Judging,
): Assessment {
  const fresh = readText(text);
  const found = [...fresh.findings, ...combineCues(fresh.cues, NO_CUES, fresh.sentences)];
  const isReadable = detectLanguage(text) !== "other";
  const weighed = weighReading(fresh.sentences, found, { isReadable, parts });
  const alone = decide(readInField(weighed, fresh.sentences, field));
  if (field !== "talk" || recent.length === 0 || alone.severity === "critical") return alone;
  const earlier = recent.map(recallReading);
  const together: Finding[] = [];
  const earlierCues = earlier.reduce((sum, reading) => addCues(sum, reading.cues), NO_CUES);
  together.push(...combineCues(fresh.cues, earlierCues, fresh.sentences));
  const wasAtRisk = earlier.some((reading) =>
    reading.findings.some(
      (finding) =>
        asksAboutDanger(finding.tier) && isCrisisKind(finding.kind) && finding.subject === "self",
    ),
  );
  if (wasAtRisk && isShortAnswer(fresh.sentences)) {
    const worst = decide(earlier.flatMap((reading) => reading.findings));
    const isViolence = worst.kind === "harm_to_others";
    together.push({
      rule: "together.answer",
      kind: isViolence ? "harm_to_others" : "plan_or_attempt",
      severity: "high",
      tier: "crisis",
      subject: "self",
    });
  }
  return together.length === 0
    ? alone
    : moreSevere(alone, together.length > 0 ? decide(together) : NOTHING_FOUND);
}
