import { storedTherapist } from "#app/catalogue/therapists.ts";
import { consumeRateLimit } from "#app/models/storage/rate-limits.server.ts";
import { isSpeechConfigured, speak, SpeechError } from "#app/services/speech.server.ts";
import { streamedSound } from "../../start/sound-answer.server.ts";

/** A companion's words as a sound that is kept nowhere; where there is none, a line that says so. */
export async function speakWords(
  userId: string,
  therapistType: string,
  text: string,
): Promise<Response> {
  if (!isSpeechConfigured()) return words(503, UNAVAILABLE);
  const limit = await consumeRateLimit("listening.account", userId);
  if (!limit.isAllowed) {
    const headers = { "Retry-After": String(limit.retryAfterSeconds) };
    return words(
      429,
      "You've played a lot of audio in a short time. Please try again in a few minutes.",
      headers,
    );
  }
  const { voiceType, voiceSettings } = storedTherapist(therapistType);
  const { pitch, speed } = voiceSettings;
  try {
    return streamedSound(await speak({ text, voice: voiceType, pitch, speed }));
  } catch (error) {
    if (!(error instanceof SpeechError)) throw error;
    return words(503, UNAVAILABLE, { "Retry-After": "60" });
  }
}

const UNAVAILABLE =
  "We can't play this right now. Please go back. You can read it in the conversation.";

/** A line in place of a sound. */
export function words(
  status: number,
  text: string,
  headers: Record<string, string> = {},
): Response {
  return new Response(`${text}\n`, {
    status,
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Cache-Control": "no-store",
      ...headers,
    },
  });
}
