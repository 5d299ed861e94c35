import { environment } from "#app/config/environment.server.ts";
import { newId } from "#app/models/identifier.server.ts";
import { recentWrittenTexts } from "#app/models/replies.server.ts";
import type { ConsideredAnswer, RiskChange, RiskState } from "#app/models/risk.server.ts";
import type { NewReply } from "#app/models/turns.server.ts";
import type { Assessment, Language } from "#app/safety/assessment.ts";
import { companionText, type Screening } from "#app/safety/screened-text.server.ts";
import { readConsideredAnswer, writtenAnswer } from "#app/safety/written-answers.server.ts";
import type { ReplyPlace } from "./guided-reply.server.ts";

/** How many of the last written answers are known, so that none says the same twice running. */
const REMEMBERED_ANSWERS = 4;

/** What a message answers to the question that was asked of someone at risk, if any was. */
export function answerToQuestion(
  risk: RiskState | null,
  screening: Screening,
): ConsideredAnswer | null {
  if (risk?.status !== "open") return null;
  return readConsideredAnswer(screening.text, languageOf(screening));
}

/** The reviewed, written reply to someone at risk; it is whole at once and needs no network. */
export async function writtenReply(
  place: ReplyPlace,
  screening: Screening | null,
  before: RiskState | null,
  risk: RiskChange,
): Promise<NewReply> {
  const isOpen = before?.status === "open";
  const finding = findingToAnswer(screening?.assessment ?? null, isOpen ? before : null);
  const since = isOpen ? before.openedAt : Number.MAX_SAFE_INTEGER;
  const previousTexts = await recentWrittenTexts(place.userId, since, REMEMBERED_ANSWERS);
  const answer = writtenAnswer({
    ...finding,
    tier: screening?.assessment.tier ?? "none",
    language: screening ? languageOf(screening) : "en",
    region: environment().crisisRegion,
    turn: isOpen ? before.answersGiven : 0,
    previousTexts,
    openRisk: isOpen,
    message: place.message.content,
  });
  return {
    id: newId(),
    status: "done",
    source: "written",
    reason: risk.resolution,
    content: companionText(answer.text),
    quickAnswers: answer.quickAnswers.map(({ label, message }) => ({ label, message })),
    processId: null,
  };
}

/** The language that written answers are given in. */
export function languageOf(screening: Screening): Language {
  return screening.language === "es" ? "es" : "en";
}

// A harmless message while risk is open is answered by the script of what is open.
function findingToAnswer(found: Assessment | null, open: RiskState | null) {
  const shown = found && found.tier !== "none" ? found : (open ?? found);
  return {
    kind: shown?.kind ?? "distress",
    severity: shown?.severity ?? "low",
    subject: shown?.subject ?? "self",
    rules: found?.rules ?? [],
  } as const;
}
