import { CrisisPanel, type PanelData } from "#app/ui/crisis-panel.tsx";
import { FollowUpHelp } from "#app/ui/follow-up-help.tsx";
import { HiddenWords } from "#app/ui/hidden-words.tsx";

interface JournalHelpProps {
  help: { panel: PanelData | null; isCheckIn: boolean; wordsHiddenUntil?: string | null };
  /** What a text that was just sent and refused calls for: it comes first. */
  refusal?: { panel: PanelData | null; isCheckIn: boolean } | null;
}

/** Help before everything else: the panel, a question on a card, or one quiet line. Then what isn't listed. */
export function JournalHelp({ help, refusal }: JournalHelpProps) {
  const panel = refusal?.panel ?? help.panel;
  return (
    <>
      {panel ? (
        <CrisisPanel panel={panel} />
      ) : (
        <FollowUpHelp isCheckIn={refusal?.isCheckIn || help.isCheckIn} />
      )}
      <HiddenWords until={help.wordsHiddenUntil ?? null} />
    </>
  );
}
