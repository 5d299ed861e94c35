import { CrisisPanel, type PanelData } from "#app/ui/crisis-panel.tsx";
import { FollowUpHelp } from "#app/ui/follow-up-help.tsx";

interface JournalHelpProps {
  help: { panel: PanelData | null; isCheckIn: boolean };
  /** What a text that was just sent and refused calls for: it comes first. */
  refusal?: { panel: PanelData | null; isCheckIn: boolean } | null;
}

/** Help before everything else on the page: the panel, a question on a card, or one quiet line. */
export function JournalHelp({ help, refusal }: JournalHelpProps) {
  const panel = refusal?.panel ?? help.panel;
  if (panel) return <CrisisPanel panel={panel} />;
  return <FollowUpHelp isCheckIn={refusal?.isCheckIn || help.isCheckIn} />;
}
