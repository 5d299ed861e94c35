import { PATHS } from "#app/catalogue/paths.ts";
import { redirect } from "react-router";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { helpRegion } from "#app/safety/help-region.server.ts";
import { currentAccount } from "#app/middleware/account.server.ts";
import { findPageQuestion } from "#app/models/risk/page-question.server.ts";
import { answerCard } from "#app/models/risk/risk-answers.server.ts";
import { findRiskState, stateOf } from "#app/models/risk/risk.server.ts";
import { panelOfFinding } from "#app/safety/shown-panel.server.ts";
import { cardThanks, helpAlone, notMeantThanks } from "#app/safety/written-answers.server.ts";
import type { PageHandle } from "#app/ui/page-handle.ts";
import type { Route } from "./+types/card-question";
import { riskAnswerAction } from "./risk-question.server.ts";
import { RiskQuestion } from "./risk-question.tsx";

export const handle = { keepsPage: true } satisfies PageHandle;

export const meta = pageTitle("A question");

export async function loader({ context, url }: Route.LoaderArgs) {
  const account = currentAccount(context);
  if (!account) throw redirect(PATHS.help);
  const question = await findPageQuestion(account.user.id);
  const isAnswered = question === null && url.searchParams.has("answered");
  if (question === null && !isAnswered) throw redirect(PATHS.help);
  return {
    asked: question && { text: question.text, quickAnswers: question.answers },
    ...(isAnswered ? await afterAnswer(account.user.id) : { thanks: null, panel: null }),
    backHref: "/",
    action: url.pathname,
  };
}

/** What follows the answer: the panel after a yes, all help by name after a second maybe, or thanks. */
async function afterAnswer(userId: string) {
  const risk = await findRiskState(userId);
  const state = stateOf(risk);
  if (risk && state === "open") {
    const panel = panelOfFinding({ ...risk, tier: "crisis", rules: [] }, "en");
    return { thanks: notMeantThanks("en", false), panel };
  }
  const thanks =
    state === "unsure"
      ? helpAlone({ language: "en", region: helpRegion() }, risk?.questionWording ?? 0).text
      : cardThanks("en");
  return { thanks, panel: null };
}

export const action = riskAnswerAction(
  (userId, answer) => answerCard(userId, answer),
  async (userId) => (await findPageQuestion(userId))?.answers ?? null,
);

export default function CardQuestion({ loaderData }: Route.ComponentProps) {
  return <RiskQuestion page={loaderData} title="A question" />;
}
