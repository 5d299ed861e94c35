import { FollowUpHelp, type CalledHelp } from "#app/ui/follow-up-help.tsx";
import { HiddenWords } from "#app/ui/hidden-words.tsx";

interface JournalHelpProps {
  help: CalledHelp & { wordsHiddenUntil?: string | null };
  refusal?: CalledHelp | null;
}

/** Help before everything else: the panel, a question on a card, or one quiet line. Then what isn't listed. */
export function JournalHelp({ help, refusal }: JournalHelpProps) {
  return (
    <>
      <FollowUpHelp help={help} refusal={refusal} />
      <HiddenWords until={help.wordsHiddenUntil ?? null} />
    </>
  );
}
