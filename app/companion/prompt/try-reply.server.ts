import { log } from "#app/config/log.server.ts";
import { isOverBudget } from "#app/models/replies/model-usage.server.ts";
import { asksAboutDanger } from "#app/safety/assessment.ts";
import { judgeText } from "#app/safety/guard.server.ts";
import type { Screening } from "#app/safety/screened-text.server.ts";
import { isModelConfigured, ModelError, streamAnswer } from "#app/services/anthropic.server.ts";
import { answerByGuide } from "../guide.server.ts";
import { classesOf } from "../reply/guided-reply.server.ts";
import { MarkReader } from "../reply/mark-reader.ts";
import { knowledgeFor, type KnowledgePassage } from "./knowledge.server.ts";
import { promptToTry } from "./prompt.server.ts";
import { countTokens } from "./token-usage.server.ts";

/** What the companion would be given for a message, and why it's that. */
export interface GivenKnowledge {
  /** "danger": what may be about danger is answered by the safety texts, without any article. */
  reason: "given" | "danger" | "not-english" | "nothing-fits";
  passages: readonly KnowledgePassage[];
}

/** A reply to a message that nobody sent: it's kept nowhere. */
export interface TriedReply {
  by: "model" | "guided" | "safety" | "none";
  text: string;
  /** What it says that it drew on. */
  sources: readonly Pick<KnowledgePassage, "id" | "title" | "source">[];
  /** The rule by which the guard would have withheld it. */
  withheldBy: string | null;
}

/** What the companion would be given with a message, as the first one of a conversation. */
export async function givenFor(screening: Screening): Promise<GivenKnowledge> {
  const { assessment, language } = screening;
  if (asksAboutDanger(assessment.tier)) return { reason: "danger", passages: [] };
  if (language !== "en") return { reason: "not-english", passages: [] };
  const passages = await knowledgeFor(screening);
  return { reason: passages.length > 0 ? "given" : "nothing-fits", passages };
}

/**
 * Has the companion answer a message as if it began a conversation: the model with the articles that
 * it would be given and through the same guard, else the written companion. For danger nothing is
 * tried: a safety text answers it. Nothing is stored but the tokens' count.
 */
export async function tryReply(
  adminId: string,
  screening: Screening,
  given: GivenKnowledge,
): Promise<TriedReply> {
  if (given.reason === "danger") return answered("safety", "");
  if (!isModelConfigured() || (await isOverBudget(adminId))) return answerByRules(screening);
  const { passages } = given;
  const marks = new MarkReader(passages.length);
  let said = "";
  try {
    await streamAnswer(promptToTry([{ role: "user", content: screening.text }], passages), {
      signal: new AbortController().signal,
      onUsage: countTokens(adminId, "knowledge_test"),
      onText(words) {
        said += marks.push(words);
      },
    });
    said += marks.end();
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    log().warn({ failure: error.failure }, "no reply to try");
    return answered("none", "");
  }
  const { text, rule: withheldBy } = judgeText(said, { isStrict: false });
  const sources = passages.filter((_, index) => marks.used.includes(index));
  return { ...answered("model", text.trim()), sources, withheldBy };
}

function answerByRules(screening: Screening): TriedReply {
  const message = { id: "tried", content: screening.text, choice: null };
  const turn = answerByGuide({
    message,
    classes: classesOf({ ...message, read: screening }),
    history: [],
    state: null,
    facts: { companion: "alina" },
    firstName: null,
  });
  return answered("guided", turn.text);
}

function answered(by: TriedReply["by"], text: string): TriedReply {
  return { by, text, sources: [], withheldBy: null };
}
