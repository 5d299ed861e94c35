import { z } from "zod";
import { THERAPISTS } from "#app/catalogue/therapists.ts";
import { consumeRateLimit } from "#app/models/storage/rate-limits.server.ts";
import { sampleName, speakSample, SpeechError } from "#app/services/speech.server.ts";
import { sampleSpeech } from "../../start/sample-speech.ts";
import { soundAnswer } from "../../start/sound-answer.server.ts";
import { defineCall, type ApiCall } from "./api-call.server.ts";
import { CallError, notFound, tooOften } from "./call-error.server.ts";

/** How a companion sounds. */
export const voiceCalls: readonly ApiCall[] = [
  defineCall({
    id: "voicePreview",
    method: "POST",
    path: "/api/voice-preview",
    summary: "A companion's sample line as a sound; voiceId is the companion or their voice",
    scope: "profile:read",
    body: z.object({
      voiceId: z.string("Please choose a voice.").max(60),
      /** The line itself may come along. Nothing else is spoken: what people write goes nowhere. */
      text: z.string().max(2_000).optional(),
    }),
    contentType: "audio/mpeg",
    answers: { 200: z.string() },
    async run({ account, body: { voiceId, text }, request }) {
      const therapist = THERAPISTS.find(({ id, voiceType }) =>
        [id, voiceType].some((known) => known === voiceId),
      );
      if (!therapist) throw notFound();
      if (text !== undefined && text.trim() !== therapist.previewText) {
        throw new CallError(400, "invalid", "Only a companion's own sample can be heard here.");
      }
      const limit = await consumeRateLimit("speech.account", account.user.id);
      if (!limit.isAllowed) {
        const why =
          "You've played a lot of samples in a short time. Please try again in a few minutes.";
        throw tooOften(why, limit.retryAfterSeconds);
      }
      const line = sampleSpeech(therapist);
      try {
        const sound = await speakSample(line);
        return { body: null, response: soundAnswer(request, sound, sampleName(line)) };
      } catch (error) {
        if (!(error instanceof SpeechError)) throw error;
        const isMissing = error.failure === "not-configured";
        const more = isMissing ? { configRequired: true } : {};
        throw new CallError(503, "no_voice", "This voice isn't available right now.", more);
      }
    },
  }),
];
