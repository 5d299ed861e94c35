import { panelTextFor, QUESTIONS, REPLIES, scriptFor } from "#app/content/safety.ts";
import { SITUATIONS, type Situation, type Step } from "#app/content/safety-script.ts";
import { fillWording } from "#app/safety/scripts/fill-line.ts";
import type { Preview, PreviewKind, PreviewNode, PreviewPlace, SaidText } from "./preview.ts";

/** The numbers that stand in a preview; elsewhere they are those of the operator's region. */
const REGION = "US";
const PANEL = "panel";
const AFTER_AN_ANSWER = "After the answer to the question before";

/** What is said to somebody in danger: the panel, then the script of the situation, step by step. */
export const safetyKind: PreviewKind = {
  id: "safety",
  title: "Danger",
  pieces: () => SITUATIONS.map((id) => ({ id, title: titleOf(id) })),
  open(id, place) {
    const situation = SITUATIONS.find((each) => each === id);
    return situation === undefined ? null : situationPreview(situation, place);
  },
};

function situationPreview(situation: Situation, place: PreviewPlace): Preview {
  const { language } = place;
  const filled = (text: string) => fillWording(text, REGION, language);
  const panel = panelTextFor(situation);
  const { steps } = scriptFor(situation);
  const panelNode: PreviewNode = {
    name: PANEL,
    said: [panel.title[language], ...panel.lead[language]].map((text) => ({
      wordings: [filled(text)],
    })),
    ways: [{ label: "What is said with it", to: nameOf(0) }],
    exits: [],
  };
  const nodes = steps.map((step, index): PreviewNode => {
    const next = index + 1 < steps.length ? nameOf(index + 1) : null;
    const question = step.question === null ? null : QUESTIONS[step.question];
    const answers = question?.answers.map(({ says }) => ({ label: says[language], to: next }));
    return {
      name: nameOf(index),
      said: saidIn(step, place, filled),
      ways: answers ?? [{ label: "Anything that is written", to: next }],
      exits: [],
    };
  });
  const all = [panelNode, ...nodes];
  return {
    title: titleOf(situation),
    about: [],
    start: PANEL,
    node: (name) => all.find((node) => node.name === name) ?? null,
  };
}

function saidIn(
  { parts, question }: Step,
  { language }: PreviewPlace,
  filled: (text: string) => string,
): SaidText[] {
  return parts.flatMap((part): SaidText[] => {
    if (part === "reply") {
      return [{ when: AFTER_AN_ANSWER, wordings: REPLIES.noted[language].map(filled) }];
    }
    if (part !== "question") return [{ wordings: part[language].map(filled) }];
    return question === null ? [] : [{ wordings: QUESTIONS[question].ask[language].map(filled) }];
  });
}

function nameOf(index: number): string {
  return `step_${index + 1}`;
}

function titleOf(situation: Situation): string {
  const words = situation.replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}
