import { redirect, type ActionFunctionArgs, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { currentAccount } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { formToken } from "#app/middleware/forms.server.ts";
import { findRiskState, type RiskState } from "#app/models/risk.server.ts";
import { panelOfFinding } from "#app/safety/shown-panel.server.ts";
import type { ConsideredAnswer, QuickAnswer } from "#app/safety/written-answers.server.ts";
import { conversationPath } from "./own-conversation.ts";

type Context = Readonly<RouterContextProvider>;

/** A question about the risk that stands open, as its page shows it: asked, or answered. */
export interface RiskQuestionTexts {
  mayAsk: (risk: RiskState) => boolean;
  question: (risk: RiskState) => { text: string; quickAnswers: readonly QuickAnswer[] };
  thanks: (isClosed: boolean) => string;
}

/** What the page of such a question shows; whoever has nothing to answer is led on. */
export async function loadRiskQuestion(context: Context, url: URL, texts: RiskQuestionTexts) {
  const account = currentAccount(context);
  const risk = account ? await findRiskState(account.user.id) : null;
  const isAnswered = url.searchParams.has("answered");
  if (!risk || (!isAnswered && !texts.mayAsk(risk))) throw redirect(isAnswered ? "/" : "/crisis");
  const isOpen = risk.status === "open";
  return {
    formToken: formToken(context),
    asked: isAnswered ? null : texts.question(risk),
    thanks: isAnswered ? texts.thanks(!isOpen) : null,
    panel:
      isAnswered && isOpen ? panelOfFinding({ ...risk, tier: "crisis", rules: [] }, "en") : null,
    backHref: conversationPath(url.searchParams.get("from")) ?? "/",
    action: `${url.pathname}${url.search}`,
  };
}

const MEANINGS = {
  yes: "yes",
  no: "no",
  "not-yet": "no",
  "not-sure": "unsure",
  "rather-not": "unsure",
} as const satisfies Record<string, ConsideredAnswer>;

const answerSchema = z.object({
  answer: z
    .enum(["yes", "no", "not-yet", "not-sure", "rather-not"])
    .transform((sent) => MEANINGS[sent]),
});

/** The action of such a page: takes the answer and shows what follows it. */
export function riskAnswerAction(
  take: (userId: string, answer: ConsideredAnswer) => Promise<void>,
) {
  return formAction(answerSchema, async ({ submission }, { context, url }: ActionFunctionArgs) => {
    const account = currentAccount(context);
    if (!account) throw redirect("/auth?next=/crisis");
    if (submission.status !== "success") throw redirect(url.pathname + url.search);
    await take(account.user.id, submission.value.answer);
    const after = new URLSearchParams(url.search);
    after.set("answered", "");
    return redirect(`${url.pathname}?${after}`);
  });
}
