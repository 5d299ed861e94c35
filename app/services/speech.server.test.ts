import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { SPEECH_URL, SpeechDouble } from "#tests/mocks/google-speech.ts";

const LINE = {
  text: "Hello, I'm Ali.",
  voice: "masculine-warm",
  pitch: 0.95,
  speed: 0.85,
} as const;
const AT_ONCE = { retryAfterMs: 1 };

const double = new SpeechDouble();
let dataDir = "";

beforeAll(() => double.server.listen());
afterAll(() => double.server.close());
beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "speech-"));
});
afterEach(() => {
  double.reset();
  vi.unstubAllEnvs();
  rmSync(dataDir, { recursive: true });
});

// Settings are read once a process, so each test takes the modules anew.
async function speechWith(settings: Record<string, string> = { GOOGLE_TTS_ENDPOINT: SPEECH_URL }) {
  vi.resetModules();
  const all = { DATA_DIR: dataDir, LOG_LEVEL: "silent", GOOGLE_TTS_ENDPOINT: "" };
  for (const [name, value] of Object.entries({ ...all, ...settings })) vi.stubEnv(name, value);
  return import("./speech.server.ts");
}

function keptFiles(): string[] {
  return readdirSync(path.join(dataDir, "voice-samples"));
}

describe("speaking", () => {
  test("asks for the voice with its pitch in semitones and its pace", async () => {
    const { speak } = await speechWith();
    expect(String(await speak(LINE))).toBe(LINE.text);
    expect(double.requests).toEqual([
      {
        input: { text: LINE.text },
        voice: { languageCode: "en-US", name: "en-US-Neural2-D" },
        audioConfig: { audioEncoding: 2, speakingRate: 0.85, pitch: -0.89 },
      },
    ]);
  });

  test("joins the sounds of a long text's chunks in their order", async () => {
    const { speak } = await speechWith();
    const text = "A sentence that is neither long nor short. ".repeat(12).trim();
    const sound = String(await speak({ ...LINE, text }));
    expect(double.texts().length).toBeGreaterThan(1);
    expect(sound).toBe(double.texts().join(""));
    expect(double.texts().join(" ")).toBe(text);
  });

  test("tries each chunk twice more, and no more than that", async () => {
    const { speak } = await speechWith();
    double.behaviors = ["busy", "mute", "speak"];
    expect(String(await speak(LINE, AT_ONCE))).toBe(LINE.text);
    expect(double.requests).toHaveLength(3);

    double.reset();
    double.always = "busy";
    await expect(speak(LINE, AT_ONCE)).rejects.toMatchObject({ failure: "unavailable" });
    expect(double.requests).toHaveLength(3);
  });

  test("does not ask again what it may not ask", async () => {
    const { speak } = await speechWith();
    double.always = "forbidden";
    await expect(speak(LINE, AT_ONCE)).rejects.toMatchObject({ failure: "refused" });
    expect(double.requests).toHaveLength(1);
  });

  test("says what is wrong with an answer that is no sound, and never what was to be said", async () => {
    const { speak } = await speechWith();
    double.always = "mute";
    await expect(speak(LINE, AT_ONCE)).rejects.toMatchObject({
      name: "SpeechError",
      failure: "broken",
      message: "Speech failed: broken",
    });
    double.always = "unreadable";
    await expect(speak(LINE, AT_ONCE)).rejects.toMatchObject({ failure: "unavailable" });
  });

  test("waits for a service that says nothing only as long as the limits allow", async () => {
    const { speak } = await speechWith();
    double.always = "silent";
    const limits = { ...AT_ONCE, chunkTimeoutMs: 40, wholeTimeoutMs: 60 };
    await expect(speak(LINE, limits)).rejects.toMatchObject({ failure: "slow" });
    expect(double.requests.length).toBeLessThanOrEqual(3);
  });

  test("is refused where nothing is configured, with no request", async () => {
    const { isSpeechConfigured, speakSample } = await speechWith({});
    expect(isSpeechConfigured()).toBe(false);
    await expect(speakSample(LINE)).rejects.toMatchObject({ failure: "not-configured" });
    expect(double.requests).toEqual([]);
  });
});

describe("a sample line", () => {
  test("is made once, kept under the name of its content, and readable by its owner only", async () => {
    const { sampleName, speakSample } = await speechWith();
    const both = await Promise.all([speakSample(LINE), speakSample(LINE)]);
    expect(both.map(String)).toEqual([LINE.text, LINE.text]);
    expect(String(await speakSample(LINE))).toBe(LINE.text);
    expect(double.requests).toHaveLength(1);
    expect(keptFiles()).toEqual([`${sampleName(LINE)}.mp3`]);
    const file = path.join(dataDir, "voice-samples", keptFiles()[0] ?? "");
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(readFileSync(file, "utf8")).toBe(LINE.text);
  });

  test("is made anew once its text, voice, pitch or pace is another", async () => {
    const { sampleName } = await speechWith();
    const names = [
      LINE,
      { ...LINE, text: "Hello." },
      { ...LINE, voice: "feminine-wise" as const },
      { ...LINE, pitch: 1 },
      { ...LINE, speed: 1 },
    ].map(sampleName);
    expect(new Set(names).size).toBe(5);
  });

  test("that failed is not kept, and is there as soon as the service is", async () => {
    const { speakSample } = await speechWith();
    double.always = "busy";
    await expect(speakSample(LINE, AT_ONCE)).rejects.toMatchObject({ failure: "unavailable" });
    expect(() => keptFiles()).toThrow("ENOENT");
    double.reset();
    expect(String(await speakSample(LINE))).toBe(LINE.text);
  });

  test("is heard also where it cannot be kept", async () => {
    const { speakSample } = await speechWith();
    writeFileSync(path.join(dataDir, "voice-samples"), "a file where the folder should be");
    expect(String(await speakSample(LINE))).toBe(LINE.text);
  });
});
