import { setTimeout as wait } from "node:timers/promises";
import { createHash, randomBytes } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { environment } from "#app/config/environment.server.ts";
import { errorFields, log } from "#app/config/log.server.ts";
import { chunksOf } from "./speech/chunks.ts";
import { askGoogle, type GoogleVoice, type GoogleLine } from "./speech/google.server.ts";
import { SpeechError, type SpeechFailure } from "./speech/speech-error.server.ts";

export { SpeechError } from "./speech/speech-error.server.ts";
export type { SpeechFailure } from "./speech/speech-error.server.ts";

const MAX_RETRIES = 2;
const FIRST_RETRY_AFTER_MS = 200;
/** One try of one chunk. */
const CHUNK_TIMEOUT_MS = 5_000;
/** A whole text with all its tries. */
const WHOLE_TIMEOUT_MS = 15_000;
/** Trying again does not help against these. */
const LASTING: ReadonlySet<SpeechFailure> = new Set(["not-configured", "refused"]);

// https://cloud.google.com/text-to-speech/docs/voices: these take pitch and pace.
const VOICES = {
  "masculine-warm": { languageCode: "en-US", name: "en-US-Neural2-D" },
  "feminine-wise": { languageCode: "en-US", name: "en-US-Neural2-C" },
  "feminine-clear": { languageCode: "en-GB", name: "en-GB-Neural2-A" },
  "feminine-bright": { languageCode: "en-US", name: "en-US-Neural2-H" },
  "masculine-thoughtful": { languageCode: "en-US", name: "en-US-Neural2-J" },
  "masculine-confident": { languageCode: "en-GB", name: "en-GB-Neural2-B" },
} as const satisfies Record<string, GoogleVoice>;

export type SpeechVoice = keyof typeof VOICES;

export interface Line {
  text: string;
  voice: SpeechVoice;
  /** A factor: 1 is the voice as it comes, 2 an octave higher. */
  pitch: number;
  /** A factor from 0.25 to 2. */
  speed: number;
}

export interface SpeechLimits {
  retryAfterMs: number;
  chunkTimeoutMs: number;
  wholeTimeoutMs: number;
}

const LIMITS: SpeechLimits = {
  retryAfterMs: FIRST_RETRY_AFTER_MS,
  chunkTimeoutMs: CHUNK_TIMEOUT_MS,
  wholeTimeoutMs: WHOLE_TIMEOUT_MS,
};

/** Whether a speech service is configured at all. */
export function isSpeechConfigured(): boolean {
  return environment().speech !== null;
}

/** The name of a sample's content: another text, voice, pitch or pace has another. */
export function sampleName(line: Line): string {
  return sampleKey(wireLine(line));
}

const asked = new Map<string, Promise<Buffer<ArrayBuffer>>>();

/**
 * A companion's sample line as MP3, made once and kept on disk; who asks while it is being made
 * waits for the same one. Never for a person's words. Throws a SpeechError.
 */
export async function speakSample(line: Line, limits: Partial<SpeechLimits> = {}) {
  if (!isSpeechConfigured()) throw new SpeechError("not-configured");
  const name = sampleName(line);
  const kept = await readKept(name);
  if (kept) return kept;
  const making =
    asked.get(name) ?? makeSample(name, line, limits).finally(() => asked.delete(name));
  asked.set(name, making);
  return making;
}

async function makeSample(name: string, line: Line, limits: Partial<SpeechLimits>) {
  const sound = await speak(line, limits);
  try {
    await writeKept(name, sound);
  } catch (error) {
    // It can be heard all the same; the next one who asks has it made again.
    log().warn(errorFields(error), "a voice sample was not kept");
  }
  return sound;
}

/**
 * A text as MP3. Long texts are spoken in chunks, each with two retries, one after the other.
 * Nothing is stored. Throws a SpeechError.
 */
export async function speak(
  line: Line,
  limits: Partial<SpeechLimits> = {},
): Promise<Buffer<ArrayBuffer>> {
  const { wholeTimeoutMs, ...each } = { ...LIMITS, ...limits };
  const endsAt = performance.now() + wholeTimeoutMs;
  const sounds: Buffer[] = [];
  for (const text of chunksOf(line.text)) {
    sounds.push(await speakChunk({ ...line, text }, { ...each, endsAt }));
  }
  if (sounds.length === 0) throw new SpeechError("refused");
  return Buffer.concat(sounds);
}

interface ChunkLimits extends Omit<SpeechLimits, "wholeTimeoutMs"> {
  endsAt: number;
}

async function speakChunk(line: Line, limits: ChunkLimits) {
  for (let tries = 0; ; tries += 1) {
    const leftMs = Math.floor(limits.endsAt - performance.now());
    if (leftMs <= 0) throw new SpeechError("slow");
    try {
      return await askGoogle(wireLine(line), Math.min(limits.chunkTimeoutMs, leftMs));
    } catch (error) {
      const failure = error instanceof SpeechError ? error : new SpeechError("unavailable");
      if (LASTING.has(failure.failure) || tries === MAX_RETRIES) {
        log().warn({ reason: failure.failure, tries: tries + 1 }, "speech failed");
        throw failure;
      }
      await wait(limits.retryAfterMs * 2 ** tries);
    }
  }
}

// Google counts pitch in semitones, twelve to an octave.
function wireLine({ text, voice, pitch, speed }: Line) {
  const semitones = Math.round(12 * Math.log2(pitch) * 100) / 100;
  return { text, voice: VOICES[voice], pitch: semitones, speakingRate: speed };
}

/** The name that follows from everything that makes a sample sound as it does. */
function sampleKey({ text, voice, pitch, speakingRate }: GoogleLine): string {
  const content = JSON.stringify([
    "mp3",
    text,
    voice.languageCode,
    voice.name,
    pitch,
    speakingRate,
  ]);
  return createHash("sha256").update(content).digest("hex");
}

/** A sample that was kept; null where none is, or where it cannot be read. */
async function readKept(name: string): Promise<Buffer<ArrayBuffer> | null> {
  try {
    const sound = await readFile(fileOf(name));
    return sound.length > 0 ? sound : null;
  } catch {
    return null;
  }
}

/** Keeps a sample: whole, or not at all. */
async function writeKept(name: string, sound: Buffer): Promise<void> {
  const file = fileOf(name);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString("hex")}.draft`;
  try {
    const handle = await open(draft, "wx", 0o600);
    try {
      await handle.writeFile(sound);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

function fileOf(name: string): string {
  return path.join(environment().dataDir, "voice-samples", `${name}.mp3`);
}
