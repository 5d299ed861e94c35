import { environment } from "#app/config/environment.server.ts";
import { newId } from "#app/models/identifier.server.ts";
import { recentReplies } from "#app/models/replies.server.ts";
import {
  isCheckedBack,
  nextRisk,
  NEW_VISIT_AFTER_MS,
  type RiskChange,
  type RiskState,
} from "#app/models/risk.server.ts";
import type { NewReply } from "#app/models/turns.server.ts";
import { asksAboutDanger, type Assessment, type Language } from "#app/safety/assessment.ts";
import { companionText, type Screening } from "#app/safety/screened-text.server.ts";
import { situationOf } from "#app/safety/scripts/situation.ts";
import {
  followUp,
  writtenAnswer,
  type QuickAnswer,
  type WrittenAnswerInput,
} from "#app/safety/written-answers.server.ts";
import { readAnswer, type AnswerRead } from "./asked-question.server.ts";
import { checkBackFor } from "./check-backs.server.ts";
import { revealedFinding } from "./escalation.server.ts";
import type { ReplyPlace } from "./guided-reply.server.ts";

/** How many of the last written answers are known, so that none says the same twice running. */
const REMEMBERED_ANSWERS = 4;

/** A message seen against where its writer stands: what was found, what it changes, what is said. */
export interface WeighedMessage {
  /** The detector's finding, or the graver one that a plain answer made of it. */
  finding: Assessment;
  risk: RiskChange;
  /** The written reply; null where the message may be answered freely. */
  reply: NewReply | null;
  /** Whether the message plainly answers what was asked. */
  isAnswer: boolean;
  /** The check-back that the person saw before writing. */
  checkBack: NewReply | null;
  /** The one line that closes a medical event or one about somebody else, before a free reply. */
  followUp: NewReply | null;
}

/** Weighs a message: by itself, as the answer to what was asked, and with the risk that stands open. */
export async function weighMessage(
  place: ReplyPlace,
  screening: Screening,
  before: RiskState | null,
  now = Date.now(),
): Promise<WeighedMessage> {
  const shown = isCheckedBack(before) ? checkBackFor(before) : null;
  const checkBack = shown && writtenText(shown.text, shown.quickAnswers);
  const said = await writtenSoFar(place.userId, before, shown?.text ?? null);
  const read = readAnswer(said.at(-1) ?? "", screening.text, languageOf(screening));
  const isAnswered =
    asksAboutDanger(screening.assessment.tier) || before?.status === "open" || read;
  const input = answerInput(place, screening, before, said);
  const answer = isAnswered ? writtenAnswer(input) : null;
  const finding = answer ? findingOf(screening, before, input, read, answer.situation) : null;
  const sign = {
    finding: finding ?? screening.assessment,
    saysYes: read?.isAboutDanger === true && read.answer === "yes",
    isUnsure: read?.answer === "unsure",
  };
  const risk = nextRisk(place.userId, before, sign, now);
  const line = followUpLine(screening, before, risk, answer !== null && before?.status !== "open");
  const isOnlyLine = line !== null && !answer && isEmergencyOfThisVisit(before, now);
  const reply = answer ? writtenText(answer.text, answer.quickAnswers) : isOnlyLine ? line : null;
  return {
    finding: sign.finding,
    risk,
    reply,
    isAnswer: read !== null,
    checkBack,
    followUp: line === reply ? null : line,
  };
}

/**
 * The written reply to a message of someone at risk that has to be answered again, or whose danger
 * was only found later: `screening` then carries that finding.
 */
export async function writtenReply(
  place: ReplyPlace,
  screening: Screening | null,
  before: RiskState | null,
): Promise<NewReply> {
  const said = await writtenSoFar(place.userId, before, null);
  const answer = writtenAnswer(answerInput(place, screening, before, said));
  return writtenText(answer.text, answer.quickAnswers);
}

/** The language that written answers are given in. */
export function languageOf(screening: Pick<Screening, "language">): Language {
  return screening.language === "es" ? "es" : "en";
}

// The newest is empty where something else was said since: nothing is then being asked.
async function writtenSoFar(
  userId: string,
  before: RiskState | null,
  checkBack: string | null,
): Promise<string[]> {
  if (!before) return [];
  const since = before.status === "open" ? before.openedAt : before.lastSignAt;
  const replies = await recentReplies(userId, since, REMEMBERED_ANSWERS);
  const written = replies.map(({ source, content }) => (source === "written" ? content : ""));
  return checkBack === null ? written : [...written, checkBack];
}

function answerInput(
  place: ReplyPlace,
  screening: Screening | null,
  before: RiskState | null,
  said: readonly string[],
): WrittenAnswerInput {
  const found = screening?.assessment;
  const isOpen = before?.status === "open";
  const isGoingOn = isOpen || (said.at(-1) ?? "") !== "";
  return {
    ...(found && asksAboutDanger(found.tier) ? found : standing(before)),
    tier: found?.tier ?? "none",
    ...(before && isOpen ? { openedBy: before.tier } : {}),
    language: screening ? languageOf(screening) : "en",
    region: environment().crisisRegion,
    turn: before && isGoingOn ? before.answersGiven : 0,
    previousTexts: said,
    openRisk: isOpen || isCheckedBack(before),
    message: place.message.content,
  };
}

// A harmless message is answered by the script of what stands open, or of what was just asked about.
function standing(before: RiskState | null) {
  const rules: readonly string[] = [];
  if (!before) return { kind: "distress", severity: "low", subject: "self", rules } as const;
  const { kind, severity, subject, followUpKind, followUpSubject } = before;
  if (before.status !== "open" && followUpKind && followUpSubject) {
    return { kind: followUpKind, severity, subject: followUpSubject, rules };
  }
  return { kind, severity, subject, rules };
}

const ABOUT_THOUGHTS: ReadonlySet<AnswerRead["question"]> = new Set([
  "thoughts",
  "thoughts_gently",
  "back_suicide",
]);

// An answer may be graver than its words: "yes" to whether it is today, or to a check-back.
function findingOf(
  screening: Screening,
  before: RiskState | null,
  input: WrittenAnswerInput,
  read: AnswerRead | null,
  situation: ReturnType<typeof situationOf>,
): Assessment | null {
  const found = screening.assessment;
  const { kind, severity, subject, rules = [] } = input;
  const tier = asksAboutDanger(found.tier) ? found.tier : (before?.tier ?? "none");
  const isYes = read?.answer === "yes";
  const saysThoughts = isYes && ABOUT_THOUGHTS.has(read.question) && subject === "self";
  const now = saysThoughts ? "active" : situation;
  if (now !== situationOf(input)) {
    const revealed = revealedFinding({ tier, kind, severity, subject, rules }, now);
    if (revealed) return revealed;
  }
  const reopens = before?.status === "watch" && isCheckedBack(before) && read?.isAboutDanger;
  if (asksAboutDanger(found.tier) || !reopens || !isYes) return null;
  return {
    tier: "crisis",
    kind: before.kind,
    severity: before.severity === "low" ? "moderate" : before.severity,
    subject: before.subject,
    rules: ["answered_a_check_back"],
  };
}

function followUpLine(
  screening: Screening,
  before: RiskState | null,
  risk: RiskChange,
  isInDialogue: boolean,
): NewReply | null {
  const isDue = risk.settles.some(({ resolution }) => resolution === "followed_up");
  const { followUpKind: kind, followUpSubject: subject } = before ?? {};
  // Whoever is answering what was asked about it has their line in that answer.
  if (!isDue || !kind || !subject || isInDialogue) return null;
  if (kind === "distress" && subject === "self") return null;
  const line = followUp({
    kind,
    subject,
    language: languageOf(screening),
    region: environment().crisisRegion,
    variantSeed: before?.answersGiven ?? 0,
  });
  return writtenText(line, []);
}

// Minutes after an emergency nothing else is talked about.
function isEmergencyOfThisVisit(before: RiskState | null, now: number): boolean {
  if (before?.followUpKind !== "medical_emergency") return false;
  return now - (before.followUpSince ?? 0) < NEW_VISIT_AFTER_MS;
}

function writtenText(text: string, quickAnswers: readonly QuickAnswer[]): NewReply {
  return {
    id: newId(),
    status: "done",
    source: "written",
    reason: null,
    content: companionText(text),
    quickAnswers: quickAnswers.map(({ label, message }) => ({ label, message })),
    processId: null,
  };
}
