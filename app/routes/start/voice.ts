import { findTherapist } from "#app/catalogue/therapists.ts";
import { currentAccount } from "#app/middleware/account.server.ts";
import { consumeRateLimit } from "#app/models/storage/rate-limits.server.ts";
import {
  isSpeechConfigured,
  sampleName,
  speakSample,
  SpeechError,
} from "#app/services/speech.server.ts";
import { sampleSpeech } from "./sample-speech.ts";
import { soundAnswer } from "./sound-answer.server.ts";
import type { Route } from "./+types/voice";

/** A companion's sample line as a sound: a plain link leads here, and the page's player asks for it. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const account = currentAccount(context);
  if (!account) return words(401, "Please sign in to hear this voice.");
  const therapist = findTherapist(params.therapistId);
  if (!therapist) return words(404, "We couldn't find this voice.");
  if (!isSpeechConfigured()) return words(503, UNAVAILABLE);
  const limit = await consumeRateLimit("speech.account", account.user.id);
  if (!limit.isAllowed) {
    const headers = { "Retry-After": String(limit.retryAfterSeconds) };
    return words(
      429,
      "You've played a lot of samples in a short time. Please try again in a few minutes.",
      headers,
    );
  }
  const line = sampleSpeech(therapist);
  try {
    return soundAnswer(request, await speakSample(line), sampleName(line));
  } catch (error) {
    if (!(error instanceof SpeechError)) throw error;
    return words(503, UNAVAILABLE, { "Retry-After": "60" });
  }
}

const UNAVAILABLE =
  "This voice isn't available right now. Please go back. You can read what it says there.";

/** Says it to whoever came by the link on a page, and to a player in a form that it can read. */
function words(status: number, said: string, headers: Record<string, string> = {}): Response {
  return Response.json({ said }, { status, headers: { "Cache-Control": "no-store", ...headers } });
}
