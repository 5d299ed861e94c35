import type { TherapistId } from "#app/catalogue/therapists.ts";
import { findTrack } from "#app/catalogue/tracks.ts";
import {
  findActiveTrack,
  findOwnTrack,
  startTrack,
} from "#app/models/conversations/therapy-tracks.server.ts";
import type { SignedIn } from "#app/models/accounts/user-sessions.server.ts";
import { CallError } from "./call-error.server.ts";
import { refuseLockedTrack } from "./tracks.server.ts";

/** Opens a conversation on a program that this person follows, under the same rules as its start. */
export async function openOnTrack(
  { user, risk }: SignedIn,
  trackId: string,
  therapist: TherapistId,
  formKey: string,
): Promise<string> {
  const named = findTrack(trackId);
  const own = named
    ? await findActiveTrack(user.id, named.id)
    : await findOwnTrack(user.id, trackId);
  const track = own && findTrack(own.trackType);
  if (!track) throw new CallError(404, "not_found", "Track not found");
  if (!own.isActive) {
    throw new CallError(409, "completed", "This program is finished. It can be started again.");
  }
  refuseLockedTrack(track, user, risk);
  return startTrack({ ...user, selectedTherapist: therapist }, track, formKey);
}
