import type { Submission } from "@conform-to/react";
import { valuesOf } from "#app/middleware/form-action.server.ts";
import { draftField, saveDraft } from "#app/models/conversations/drafts.server.ts";
import type { SignedIn } from "#app/models/accounts/user-sessions.server.ts";
import { screenText } from "#app/safety/screened-text.server.ts";
import { MOOD_DRAFT } from "./drafts.ts";

interface TappedMood {
  submission: Submission<unknown, string[], { mood?: string | undefined }>;
}

/** A mood that was tapped in a session that had ended waits in the form of moods for its writer. */
export async function keepTappedMood({ submission }: TappedMood, { user }: SignedIn) {
  const { mood } = valuesOf(submission);
  if (!mood) return null;
  await saveDraft(user.id, draftField(MOOD_DRAFT, "mood"), await screenText(mood, [], "aside"));
  return "mood-waits" as const;
}
