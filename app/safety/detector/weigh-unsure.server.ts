import { readMeaning } from "#app/reader/reader.server.ts";
import { isFromModelAlone } from "../assessment.ts";
import { lowerTo, toQuestion, type Finding } from "./findings.ts";
import { isHint, isUnsure } from "./hints.ts";
import { lengthClass, marginOf, sureness } from "./read-danger.ts";
import type { FoundInText } from "./together.ts";

/**
 * So far below its bar for a question (log odds; short, middling and long texts) the reader sees nothing of what an
 * unsure rule or the linear model found, and nothing of what would show a panel. Short texts say little, and in them
 * it misses most.
 */
const SEES_NOTHING = [-6, -2, -1];
const SEES_NO_PANEL = [-Infinity, -1, 0];
/** The linear model by itself shows a panel only where the reader holds danger as likely as not. */
const SEES_NO_PANEL_OF_MODEL = [-4, -1, 0];

/** From here on (log odds) a sentence is dangerous by itself, however much everyday talk stands around it. */
const PLAIN_BY_ITSELF = 1;

/**
 * Takes what is unsure by itself down to the quiet line, or from the panel to a question, where the reader sees
 * nothing of it, neither in the whole text (`margin`: how far above its bar it is) nor in the sentence alone. What
 * says danger in plain words stands, whatever the reader sees.
 */
export async function weighUnsure(found: FoundInText, margin: number): Promise<FoundInText> {
  const length = lengthClass(found.text);
  const isIn = (bars: readonly number[]): boolean => margin >= (bars[length] ?? -Infinity);
  const sees = isIn(SEES_NOTHING);
  const weigh = async (finding: Finding): Promise<Finding> => {
    if (finding.tier === "watch") {
      // In a long text a hint fires by chance too often for a reading of its own.
      const isAsked = length < 2 && (await isAskedAlone(found, finding));
      return isAsked ? { ...finding, tier: "check_in", severity: "moderate" } : finding;
    }
    const isModels = isFromModelAlone({ rules: [finding.rule] });
    const seesPanel = isIn(isModels ? SEES_NO_PANEL_OF_MODEL : SEES_NO_PANEL);
    if ((sees && seesPanel) || !isUnsure(finding.rule) || (await isPlain(found, finding)))
      return finding;
    return sees ? toQuestion(finding) : lowerTo(finding, "watch");
  };
  return { ...found, findings: await Promise.all(found.findings.map(weigh)) };
}

/** Whether the linear model may show a panel for a text by itself, as far as the reader sees it (`margin`). */
export function mayModelShowPanel(text: string, margin: number): boolean {
  return margin >= (SEES_NO_PANEL_OF_MODEL[lengthClass(text)] ?? -Infinity);
}

/** Whether the reader would ask about the sentence of a hint by itself: "none of those. i have a plan to die". */
async function isAskedAlone({ fresh }: FoundInText, { rule, sentence }: Finding): Promise<boolean> {
  const words = fresh.sentences[sentence ?? -1]?.words;
  if (words === undefined || !isHint(rule)) return false;
  return marginOf(await readMeaning(words), words) >= 0;
}

async function isPlain({ fresh }: FoundInText, { sentence }: Finding): Promise<boolean> {
  const words = fresh.sentences[sentence ?? -1]?.words;
  return words !== undefined && sureness(await readMeaning(words)).danger >= PLAIN_BY_ITSELF;
}
