import { data, redirect } from "react-router";
import { z } from "zod";
import type { Submission } from "@conform-to/react";
import { PATHS } from "#app/catalogue/paths.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { formAction, valuesOf } from "#app/middleware/form-action.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import { validTimeZone } from "#app/models/record/days.server.ts";
import { resolveMood } from "#app/models/record/feelings.server.ts";
import { recordMood } from "#app/models/record/moods.server.ts";
import { draftField, saveDraft } from "#app/models/conversations/drafts.server.ts";
import type { SignedIn } from "#app/models/accounts/user-sessions.server.ts";
import { screenText } from "#app/safety/screened-text.server.ts";
import type { Route } from "./+types/tap";
import { moodChoice } from "../journal/entry-fields.server.ts";
import { MOOD_DRAFT } from "./drafts.ts";

interface TappedMood {
  submission: Submission<unknown, string[], { mood?: string | undefined }>;
}

/** Logs a mood by one tap, from the journal or from the list of moods. */
export const action = formAction(
  z.object({ mood: moodChoice.optional().catch(undefined), timeZone: z.string().optional() }),
  async ({ submission }, { context, url }: Route.ActionArgs) => {
    const { mood, timeZone } = valuesOf(submission);
    const user = signedInUser(context);
    if (!mood) throw data(null, { status: 400 });
    const isOfJournal = url.searchParams.get("from") === "journal";
    const felt = await resolveMood(user.id, mood);
    if (!felt) {
      throw redirect(`${isOfJournal ? PATHS.journal : PATHS.moods}?feeling=gone#mood-today`);
    }
    await recordMood(user.id, felt, user.timeZone ?? validTimeZone(timeZone));
    return redirectWithToast(
      isOfJournal ? `${PATHS.journal}#mood-today` : PATHS.moods,
      "mood-logged",
    );
  },
  { onSessionEnded: keepTappedMood },
);

/** Whoever comes by address is led to the moods. */
export function loader() {
  return redirect(PATHS.moods);
}

/** A mood that was tapped in a session that had ended waits in the form of moods for its writer. */
async function keepTappedMood({ submission }: TappedMood, { user }: SignedIn) {
  const { mood } = valuesOf(submission);
  if (!mood) return null;
  await saveDraft(user.id, draftField(MOOD_DRAFT, "mood"), await screenText(mood, [], "aside"));
  return "mood-waits" as const;
}
