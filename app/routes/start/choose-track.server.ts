import { data, redirect } from "react-router";
import { PATHS } from "#app/catalogue/paths.ts";
import { findTrack } from "#app/catalogue/tracks.ts";
import { errorFields, log } from "#app/config/log.server.ts";
import { formKeyOf } from "#app/middleware/form-key.server.ts";
import { isPremium } from "#app/models/billing/subscriptions.server.ts";
import { startTrack } from "#app/models/conversations/therapy-tracks.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import { conversationHref } from "../chat/conversation-href.ts";

/** Why no track was started. */
export type ChoiceFailure = "no-track" | "unknown-track" | "not-started";

const STATUS: Readonly<Record<ChoiceFailure, number>> = {
  "no-track": 400,
  "unknown-track": 404,
  "not-started": 503,
};

/** Starts the chosen track and opens its chat; a premium one leads free people to the upgrade dialog. */
export async function chooseTrack(
  user: User,
  { trackType: chosen = "", formKey }: { trackType?: string; formKey?: string },
  isRiskOpen: boolean,
) {
  if (chosen.trim() === "") return failure("no-track");
  const track = findTrack(chosen);
  if (!track) return failure("unknown-track");
  // No program and no plan while risk is open: the page says what there is instead.
  if (track.isPremium && isRiskOpen) return redirect(PATHS.therapyTracks);
  if (track.isPremium && !isPremium(user)) {
    return redirect(`${PATHS.therapyTracks}?upgrade=${track.id}`);
  }
  let conversationId: string;
  try {
    conversationId = await startTrack(user, track, formKeyOf(formKey));
  } catch (error) {
    log().error(errorFields(error), "a track was not started");
    return failure("not-started");
  }
  return redirect(conversationHref(conversationId));
}

function failure(reason: ChoiceFailure) {
  return data({ form: "track" as const, reason }, { status: STATUS[reason] });
}
