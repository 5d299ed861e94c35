import { http, HttpResponse } from "msw";
import { setupServer } from "msw/node";
import { z } from "zod";

export const SPEECH_URL = "https://speech.example";

// What text:synthesize takes, as its published description has it. Enums may be numbers: MP3 is 2.
const requestSchema = z.strictObject({
  input: z.strictObject({
    text: z
      .string()
      .min(1)
      .refine((text) => Buffer.byteLength(text) <= 5_000, "5,000 bytes at most"),
  }),
  voice: z.strictObject({
    languageCode: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/),
    name: z.string().min(1),
  }),
  audioConfig: z.strictObject({
    audioEncoding: z.union([z.literal("MP3"), z.literal(2)]),
    speakingRate: z.number().min(0.25).max(2),
    // What is zero goes without saying.
    pitch: z.number().min(-20).max(20).optional(),
  }),
});

export type SpeechRequest = z.infer<typeof requestSchema>;

/** speak: the sound of a text is the text itself, so that a test can read what was said. */
export type SpeechBehaviour = "speak" | "busy" | "forbidden" | "mute" | "unreadable" | "silent";

/** A speech service at the network that answers as a test says, one behavior after the other. */
export class SpeechDouble {
  readonly requests: SpeechRequest[] = [];
  /** Of the next requests, first one first; after them it speaks. */
  behaviors: SpeechBehaviour[] = [];
  /** Of every request, whatever the next ones say. */
  always: SpeechBehaviour | null = null;
  readonly server = setupServer(
    http.post(/^https:\/\/speech\.example\/v1\/text:synthesize/, async ({ request }) => {
      const parsed = requestSchema.safeParse(await request.json());
      if (!parsed.success) return apiError(400, "INVALID_ARGUMENT");
      this.requests.push(parsed.data);
      const behavior = this.always ?? this.behaviors.shift() ?? "speak";
      switch (behavior) {
        case "busy":
          return apiError(503, "UNAVAILABLE");
        case "forbidden":
          return apiError(403, "PERMISSION_DENIED");
        case "mute":
          return HttpResponse.json({ audioContent: "" });
        case "unreadable":
          return HttpResponse.html("<p>Bad gateway</p>", { status: 502 });
        case "silent":
          return new Promise<never>(() => {});
        case "speak":
          return HttpResponse.json({
            audioContent: Buffer.from(parsed.data.input.text).toString("base64"),
          });
      }
    }),
  );

  /** What was to be said, request by request. */
  texts(): string[] {
    return this.requests.map(({ input }) => input.text);
  }

  reset(): void {
    this.requests.length = 0;
    this.behaviors = [];
    this.always = null;
  }
}

function apiError(code: number, status: string): Response {
  return HttpResponse.json(
    { error: { code, message: "No.", status, details: [] } },
    { status: code },
  );
}
