import { pageTitle } from "#app/catalogue/app-title.ts";
import { answerNotMeant, misreadFinding } from "#app/models/risk/risk-answers.server.ts";
import { mayBeCorrected } from "#app/models/risk/risk.server.ts";
import { notMeantQuestion, notMeantThanks } from "#app/safety/written-answers.server.ts";
import type { PageHandle } from "#app/ui/page-handle.ts";
import type { Route } from "./+types/not-meant";
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
  mayAsk: mayBeCorrected,
  question: (risk, about) => notMeantQuestion("en", misreadFinding(risk, about)),
  thanks: (risk, about) =>
    notMeantThanks("en", about === "abuse" ? !risk.neutralCheckBack : risk.status !== "open"),
};

export function loader({ context, url }: Route.LoaderArgs) {
  return loadRiskQuestion(context, url, TEXTS);
}

export const action = riskAnswerAction(
  (userId, answer, about) => answerNotMeant(userId, answer, { about }),
  choicesAtRisk(TEXTS),
);

export default function NotMeant({ loaderData }: Route.ComponentProps) {
  return <RiskQuestion page={loaderData} title="What you meant" />;
}
