import { Notice } from "#app/ui/notice.tsx";
import type { ChoiceFailure } from "./choose-track.server.ts";

const TEXTS: Readonly<Record<ChoiceFailure, { title: string; text: string }>> = {
  "no-track": { title: "No track selected", text: "Please choose one of the programs below." },
  "unknown-track": { title: "Track not found", text: "Please choose one of the programs below." },
  "not-started": { title: "Error", text: "Failed to start your journey" },
};

/** Why no track was started. */
export function ChoiceFailureNotice({ failure }: { failure: ChoiceFailure | null }) {
  if (!failure) return null;
  return (
    <Notice tone="danger" {...TEXTS[failure]}>
      {failure === "not-started" ? <p>Nothing has changed. Please try again in a moment.</p> : null}
    </Notice>
  );
}
