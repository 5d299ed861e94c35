import { DANGERS, type Danger } from "#app/reader/kinds.ts";
import type { Meaning } from "#app/reader/reader.server.ts";
import {
  READER_RULES,
  type Kind,
  type Severity,
  type Subject,
  type Tier,
  type TextField,
} from "../assessment.ts";
import bars from "./bars.json" with { type: "json" };
import type { Finding } from "./findings.ts";
import { detectLanguage } from "./language.ts";

/** What the reader by itself may show the panel for: an act and an emergency do not wait for a question. */
const PANEL_KINDS = ["plan_or_attempt", "medical_emergency"] as const;

const SEVERITY: Readonly<Record<Danger, Severity>> = {
  passive_ideation: "moderate",
  active_ideation: "moderate",
  plan_or_attempt: "high",
  self_harm: "moderate",
  harm_to_others: "moderate",
  abuse_or_violence: "high",
  medical_emergency: "critical",
};

/** From this share on it is somebody else's danger, not the writer's. */
const SURE_WHOSE = 0.5;

/** How sure the reader is of danger at all, of what shows a panel, and of somebody else's danger: log odds. */
export function sureness({ danger, subjects }: Meaning): Sureness {
  const all = DANGERS.reduce((sum, kind) => sum + danger[kind], 0);
  return {
    danger: logOdds(all),
    panel: logOdds(PANEL_KINDS.reduce((sum, kind) => sum + danger[kind], 0)),
    someone: logOdds(subjects.find(({ id }) => id === "someone-in-danger")?.score ?? 0),
  };
}

type Sureness = Readonly<Record<"danger" | "panel" | "someone", number>>;

function logOdds(share: number): number {
  return Math.log(Math.max(share, 1e-6) / Math.max(1 - share, 1e-6));
}

/** Short, middling or long: a long text has more chances to look dangerous, and has bars of its own. */
export function lengthClass(text: string): number {
  return bars.lengths.filter((length) => text.length >= length).length;
}

/** How far the reader is above (or below) its own bar for a question about a text: log odds. */
export function marginOf(meaning: Meaning, text: string): number {
  return sureness(meaning).danger - barOf(forLanguage("ask", text), lengthClass(text));
}

/** In other languages a bar is that of heavy talk alone: everyday talk that sets it is in English. */
function forLanguage(tier: "ask" | "panel", text: string): BarName {
  return detectLanguage(text) === "en" ? tier : `${tier}Elsewhere`;
}

/** The kind of danger that the reader finds likeliest. */
function likeliest({ danger }: Meaning): Danger {
  return DANGERS.reduce((best, kind) => (danger[kind] > danger[best] ? kind : best));
}

/** Whose danger it is, by the reader: the writer's where it isn't sure of another. */
function whoseDanger({ whose }: Meaning): Subject {
  if (whose.dependent >= SURE_WHOSE) return "dependent";
  return whose.other >= SURE_WHOSE ? "other" : "self";
}

/** From this share on an act or an emergency is what a panel is about, whatever else is likelier. */
const MAY_BE_AN_ACT = 0.2;

/** What the reader takes a danger for that something else found, and whose. */
export function namedByMeaning(
  meaning: Meaning,
  tier: Tier,
): Pick<Finding, "kind" | "severity" | "subject"> {
  const [plan, medical] = PANEL_KINDS;
  const { danger } = meaning;
  const isAct = tier === "crisis" && danger[plan] + danger[medical] >= MAY_BE_AN_ACT;
  const act = danger[plan] >= danger[medical] ? plan : medical;
  const kind = isAct ? act : likeliest(meaning);
  return { kind, severity: SEVERITY[kind], subject: whoseDanger(meaning) };
}

/** A bad stomach or a night of fever is much like an emergency: the panel needs so much more (log odds). */
const MORE_FOR_AN_EMERGENCY = 1.5;

/** What the reader raises by itself, by the bars for texts of such a length. */
export function findByMeaning(meaning: Meaning, text: string, field: TextField): Finding[] {
  const length = lengthClass(text);
  const { danger, panel, someone } = sureness(meaning);
  const kind = likeliest(meaning);
  const found = (tier: ReadTier, of: Kind, severity: Severity): Finding[] => [
    { rule: READER_RULES[tier], kind: of, severity, tier, subject: whoseDanger(meaning) },
  ];
  const [plan, medical] = PANEL_KINDS;
  const act = meaning.danger[plan] >= meaning.danger[medical] ? plan : medical;
  const more = act === medical ? MORE_FOR_AN_EMERGENCY : 0;
  if (panel >= barOf(forLanguage("panel", text), length) + more)
    return found("crisis", act, SEVERITY[act]);
  // In fragments (a place, a name, an answer in three words) less than that says nothing.
  if (field !== "talk") return [];
  if (danger >= barOf(forLanguage("ask", text), length))
    return found("check_in", kind, SEVERITY[kind]);
  if (someone >= bars.someone) return [SOMEONE_IN_DANGER];
  return danger >= barOf("watch", length) ? found("watch", kind, "low") : [];
}

type ReadTier = Exclude<keyof typeof READER_RULES, "someone">;

const SOMEONE_IN_DANGER: Finding = {
  rule: READER_RULES.someone,
  kind: "distress",
  severity: "moderate",
  tier: "check_in",
  subject: "other",
};

type BarName = "watch" | "ask" | "askElsewhere" | "panel" | "panelElsewhere";

function barOf(tier: BarName, length: number): number {
  return bars[tier][length] ?? Infinity;
}
