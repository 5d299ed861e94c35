import { data, redirect } from "react-router";
import { z } from "zod";
import { MOOD_IDS } from "#app/catalogue/moods.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { formAction, valuesOf } from "#app/middleware/form-action.server.ts";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import { knownTimeZone } from "#app/models/days.server.ts";
import { recordMood } from "#app/models/moods.server.ts";
import type { Route } from "./+types/tap";
import { keepTappedMood } from "./kept-mood.server.ts";

/** Logs a mood by one tap, from the journal or from the list of moods. */
export const action = formAction(
  z.object({ mood: z.enum(MOOD_IDS).optional().catch(undefined), timeZone: z.string().optional() }),
  async ({ submission }, { context, url }: Route.ActionArgs) => {
    const { mood, timeZone } = valuesOf(submission);
    if (!mood) throw data(null, { status: 400 });
    const user = signedInUser(context);
    await recordMood(user.id, mood, user.timeZone ?? knownTimeZone(timeZone));
    const isOfJournal = url.searchParams.get("from") === "journal";
    return redirect(isOfJournal ? `${PATHS.journal}#mood-today` : PATHS.moods, {
      headers: { "Set-Cookie": await toastHeader("mood-logged") },
    });
  },
  { onSessionEnded: keepTappedMood },
);

/** Whoever comes by address is led to the moods. */
export function loader() {
  return redirect(PATHS.moods);
}
