import { keepsQuiet, mayBeCorrected, repeatsNothing } from "#app/models/risk/risk.server.ts";
import type { Entry } from "#app/models/conversations/conversation-pages.server.ts";
import type { OpenedConversation } from "#app/models/conversations/conversations.server.ts";
import type { Panel } from "#app/safety/panels.server.ts";
import {
  findingNamed,
  MESSAGES_OF_A_PANEL,
  panelOfFinding,
} from "#app/safety/shown-panel.server.ts";
import { type ShownEntry, showEntry, shownIn } from "./shown-entry.server.ts";

/** The conversation that entries are of, and where its owner stands. */
type ShownConversation = Pick<OpenedConversation, "conversation" | "risk">;

/** What a page shows of entries that follow each other, oldest first. */
export function showEntries(entries: readonly Entry[], opened: ShownConversation): ShownEntry[] {
  const { conversation, risk } = opened;
  const { id, therapistType } = conversation;
  const correctableIn = mayBeCorrected(risk) ? id : null;
  const around = { isQuiet: keepsQuiet(risk), correctableIn, therapistType };
  let asked = "";
  const shown = entries.map((entry) => {
    if (entry.role === "user") asked = entry.content;
    return showEntry(entry, { ...around, asked });
  });
  placeCheckpoint(shown, entries, opened);
  placeStandingPanels(shown, entries, opened);
  withoutMisread(shown, entries);
  if (risk?.status === "open") withoutRepeatedPanels(shown);
  return shown;
}

/** The look back stands after the reply to the message that it was made at; in danger it is not shown. */
function placeCheckpoint(
  shown: readonly ShownEntry[],
  entries: readonly Entry[],
  { conversation, risk }: ShownConversation,
): void {
  const { checkpointSummary, checkpointAfterSeq } = conversation;
  if (!checkpointSummary || checkpointAfterSeq === null) return;
  if (repeatsNothing(risk)) return;
  const from = entries.findLastIndex(({ seq }) => seq <= checkpointAfterSeq);
  if (from === -1) return;
  const next = entries.findIndex(({ role }, index) => index > from && role === "user");
  const place = shown.at(next === -1 ? -1 : next - 1);
  if (place) place.checkpoint = { text: checkpointSummary, language: shownIn(checkpointSummary) };
}

/**
 * Beyond so many messages about danger within minutes no new event is written: the panel of what is
 * known stands beside those, too; and where a model named a help line, the one that it belongs to.
 */
function placeStandingPanels(
  shown: readonly ShownEntry[],
  entries: readonly Entry[],
  { risk }: ShownConversation,
): void {
  for (const [index, { reply }] of entries.entries()) {
    const place = shown.at(index - 1);
    if (!reply || index === 0 || !place || place.panel) continue;
    const isBeyond = reply.reason === "beyond_ceiling" && risk !== null;
    const { namedHelp } = reply;
    const finding = isBeyond
      ? { ...risk, tier: "crisis" as const, rules: [] }
      : namedHelp && findingNamed(namedHelp);
    if (finding) place.panel = panelOfFinding(finding, shownIn(place.content)) ?? undefined;
  }
}

/** What was a false alarm is asked about no more: the buttons of its question go, its words stay. */
function withoutMisread(shown: readonly ShownEntry[], entries: readonly Entry[]): void {
  const last = entries.findLastIndex(({ event }) => event !== null);
  if (entries[last]?.event?.resolution !== "false_alarm") return;
  for (const [index, { reply }] of entries.entries()) {
    if (index > last && reply?.source === "written") delete shown[index]?.quickAnswers;
  }
}

/** The same help isn't said twice running: the panel stays where it was needed first. */
function withoutRepeatedPanels(shown: readonly ShownEntry[]): void {
  let standing: Panel | undefined;
  let left = 0;
  for (const entry of shown) {
    if (entry.role !== "user") continue;
    left -= 1;
    const { panel } = entry;
    if (!panel) continue;
    const isSame = standing?.title === panel.title && standing.isFolded === panel.isFolded;
    if (isSame && left > 0 && !entry.isPanelSettled) delete entry.panel;
    else [standing, left] = [entry.isPanelSettled ? undefined : panel, MESSAGES_OF_A_PANEL + 1];
  }
}
