import { redirect, type ActionFunctionArgs, type RouterContextProvider } from "react-router";
import { PATHS } from "#app/catalogue/paths.ts";
import { z } from "zod";
import { currentAccount } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import { findRiskState, type RiskState } from "#app/models/risk/risk.server.ts";
import { panelOfFinding } from "#app/safety/shown-panel.server.ts";
import {
  meaningOf,
  type ConsideredAnswer,
  type QuickAnswer,
} from "#app/safety/written-answers.server.ts";
import { conversationHref } from "#app/routes/chat/conversation-href.ts";

type Context = Readonly<RouterContextProvider>;

/** What the panel was about under which somebody says that they were misread, where that isn't the risk itself. */
export type MisreadAbout = "abuse" | null;

function readMisreadAbout(url: URL): MisreadAbout {
  return url.searchParams.get("about") === "abuse" ? "abuse" : null;
}

/** A question about the risk that stands open, as its page shows it: asked, or answered. */
export interface RiskQuestionTexts {
  mayAsk: (risk: RiskState) => boolean;
  question: (
    risk: RiskState,
    about: MisreadAbout,
  ) => { text: string; quickAnswers: readonly QuickAnswer[] };
  thanks: (risk: RiskState, about: MisreadAbout) => string;
}

/** What the page of such a question shows; whoever has nothing to answer is led on. */
export async function loadRiskQuestion(context: Context, url: URL, texts: RiskQuestionTexts) {
  const account = currentAccount(context);
  const risk = account ? await findRiskState(account.user.id) : null;
  const isAnswered = url.searchParams.has("answered");
  if (!risk || (!isAnswered && !texts.mayAsk(risk))) throw redirect(isAnswered ? "/" : PATHS.help);
  const isOpen = risk.status === "open";
  return {
    asked: isAnswered ? null : texts.question(risk, readMisreadAbout(url)),
    thanks: isAnswered ? texts.thanks(risk, readMisreadAbout(url)) : null,
    panel:
      isAnswered && isOpen ? panelOfFinding({ ...risk, tier: "crisis", rules: [] }, "en") : null,
    backHref: conversationPath(url.searchParams.get("from")) ?? "/",
    action: `${url.pathname}${url.search}`,
  };
}

const answerSchema = z.object({ choice: z.unknown() });

/** The choices that such a page shows a person now; null where it has nothing to ask. */
type FindChoices = (
  userId: string,
  about: MisreadAbout,
) => Promise<readonly Pick<QuickAnswer, "id">[] | null>;

/** Finds what the page of a question about the risk that stands open asks now. */
export function choicesAtRisk({
  mayAsk,
  question,
}: Pick<RiskQuestionTexts, "mayAsk" | "question">): FindChoices {
  return async (userId, about) => {
    const risk = await findRiskState(userId);
    return risk && mayAsk(risk) ? question(risk, about).quickAnswers : null;
  };
}

/**
 * The action of such a page: takes the answer, where it is one of those that stand there, and shows what follows it.
 */
export function riskAnswerAction(
  take: (userId: string, answer: ConsideredAnswer, about: MisreadAbout) => Promise<void>,
  findChoices: FindChoices,
) {
  return formAction(answerSchema, async ({ form }, { context, url }: ActionFunctionArgs) => {
    const account = currentAccount(context);
    if (!account) throw redirect("/auth?next=/crisis");
    const { id: userId } = account.user;
    const choices = await findChoices(userId, readMisreadAbout(url));
    const tapped = choices?.find(({ id }) => id === form.get("choice"));
    const answer = tapped ? meaningOf(tapped.id) : null;
    if (choices !== null && answer === null) {
      throw await redirectWithToast(url.pathname + url.search, "choice-gone");
    }
    // Where nothing is asked any more it was answered, perhaps by the same press.
    if (answer !== null) await take(userId, answer, readMisreadAbout(url));
    const after = new URLSearchParams(url.search);
    after.set("answered", "");
    return redirect(`${url.pathname}?${after}`);
  });
}

/** Where somebody came from, if it was a conversation of ours; the page itself checks whose it is. */
function conversationPath(from: string | null): string | null {
  return from !== null && /^[\w-]{22}$/.test(from) ? conversationHref(from) : null;
}
