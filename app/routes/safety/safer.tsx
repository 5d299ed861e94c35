import { pageTitle } from "#app/catalogue/app-title.ts";
import { answerSaferNow } from "#app/models/risk/risk-answers.server.ts";
import { saferNowQuestion, saferNowThanks } from "#app/safety/written-answers.server.ts";
import type { PageHandle } from "#app/ui/page-handle.ts";
import type { Route } from "./+types/safer";
import {
  choicesAtRisk,
  loadRiskQuestion,
  riskAnswerAction,
  type RiskQuestionTexts,
} from "./risk-question.server.ts";
import { RiskQuestion } from "./risk-question.tsx";

export const handle = { keepsPage: true } satisfies PageHandle;

export const meta = pageTitle("A question");

const TEXTS: RiskQuestionTexts = {
  mayAsk: (risk) => risk.status === "open",
  question: () => saferNowQuestion("en"),
  thanks: (risk) => saferNowThanks("en", risk.status !== "open"),
};

export function loader({ context, url }: Route.LoaderArgs) {
  return loadRiskQuestion(context, url, TEXTS);
}

export const action = riskAnswerAction(
  (userId, answer) => answerSaferNow(userId, answer),
  choicesAtRisk(TEXTS),
);

export default function SaferNow({ loaderData }: Route.ComponentProps) {
  return <RiskQuestion page={loaderData} title="How it is now" />;
}
