import { hash } from "node:crypto";
import type { Assessment } from "../assessment.ts";
import { NO_CUES, addCues, combineCues } from "./cues.ts";
import { signOf } from "../rules/detector-rules.ts";
import { NOTHING_FOUND, decide, isCrisisKind, moreSevere } from "./findings.ts";
import type { Finding } from "./findings.ts";
import { detectLanguage } from "./language.ts";
import { readText, type Reading } from "./judge.ts";
import { weighReading } from "./model.ts";

/** Of an earlier message this much is read, its end: it was judged whole when it came. */
const EARLIER_CHARACTERS = 600;

/** A short answer has at most this many words. */
const SHORT_ANSWER_WORDS = 14;

const ANSWER = signOf("short_answer");

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

/** Judges a text alone and with the earlier messages; the more severe of the two decides. */
export function judgeTogether(text: string, recent: readonly string[]): Assessment {
  const fresh = readText(text);
  const found = [...fresh.findings, ...combineCues(fresh.cues, NO_CUES, fresh.sentences)];
  const alone = decide(weighReading(fresh.sentences, found, detectLanguage(text) !== "other"));
  if (recent.length === 0 || alone.severity === "critical") return alone;
  const earlier = recent.map(recallReading);
  const together: Finding[] = [];
  const earlierCues = earlier.reduce((sum, reading) => addCues(sum, reading.cues), NO_CUES);
  together.push(...combineCues(fresh.cues, earlierCues, fresh.sentences));
  const wasAtRisk = earlier.some((reading) =>
    reading.findings.some(
      (finding) =>
        finding.tier !== "none" && isCrisisKind(finding.kind) && finding.subject === "self",
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
