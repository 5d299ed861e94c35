import { ONBOARDING_STEPS, type StepId } from "#app/catalogue/onboarding.ts";
import type { AnswersChange } from "#app/models/accounts/onboarding.server.ts";
import { STEP_SCHEMAS } from "./onboarding-forms.ts";

/** The answers of several steps at once, as each step's own form would take them. */
export interface SentAnswers {
  change: AnswersChange;
  hasSuicidalThoughts: boolean;
  isTermsAccepted: boolean | undefined;
  errors: Record<string, string[]>;
}

/** Every field of every step. */
export const ONBOARDING_FIELDS: readonly string[] = Object.values(STEP_SCHEMAS).flatMap(
  ({ shape }) => Object.keys(shape),
);

/**
 * Checks answers by the rules of the steps' forms. A step none of whose fields was sent isn't looked
 * at; an empty field takes its answer back.
 */
export function checkSentAnswers(sent: Readonly<Record<string, unknown>>): SentAnswers {
  const taken: Record<string, unknown> = {};
  const errors: Record<string, string[]> = {};
  for (const { id } of ONBOARDING_STEPS) {
    const fields = Object.keys(STEP_SCHEMAS[id].shape).filter((name) => sent[name] !== undefined);
    if (fields.every((name) => isEmpty(sent[name]))) {
      for (const name of fields) taken[name] = null;
    } else {
      Object.assign(taken, checkStep(id, sent, errors));
    }
  }
  const { suicidalFlag, consentChecked, ...change } = taken;
  return {
    change: change as AnswersChange,
    hasSuicidalThoughts: suicidalFlag === "yes",
    isTermsAccepted: consentChecked === undefined ? undefined : consentChecked === true,
    errors,
  };
}

function checkStep(
  id: StepId,
  sent: Readonly<Record<string, unknown>>,
  errors: Record<string, string[]>,
): object {
  const schema = STEP_SCHEMAS[id];
  const names = Object.keys(schema.shape);
  const form = Object.fromEntries(names.map((name) => [name, asTyped(name, sent[name])]));
  const result = schema.safeParse(form);
  if (result.success) return result.data;
  for (const { path, message } of result.error.issues) {
    (errors[String(path[0])] ??= []).push(message);
  }
  return {};
}

function isEmpty(value: unknown): boolean {
  return value === null || value === false || (typeof value === "string" && value.trim() === "");
}

// A program sends numbers and truth values, where a form sends text and ticked boxes.
function asTyped(name: string, value: unknown): unknown {
  if (value === undefined || isEmpty(value)) return undefined;
  if (value === true) return name === "suicidalFlag" ? "yes" : "on";
  return typeof value === "number" ? String(value) : value;
}
