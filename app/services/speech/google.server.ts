import type { TextToSpeechClient } from "@google-cloud/text-to-speech";
import { environment } from "#app/config/environment.server.ts";
import { SpeechError, type SpeechFailure } from "./speech-error.server.ts";

export interface GoogleVoice {
  languageCode: string;
  name: string;
}

export interface GoogleLine {
  text: string;
  voice: GoogleVoice;
  /** In semitones. */
  pitch: number;
  speakingRate: number;
}

// Thirty megabytes of modules, for those who listen only.
const loadSdk = () => import("@google-cloud/text-to-speech");

let client: Promise<TextToSpeechClient> | undefined;

/** One try to have a text of one chunk spoken, as MP3. Throws a SpeechError. */
export async function askGoogle(line: GoogleLine, timeoutMs: number): Promise<Buffer> {
  // Signing in has time limits of its own, which are longer.
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new SpeechError("slow")), timeoutMs);
  try {
    return await Promise.race([synthesize(line, timeoutMs), late]);
  } catch (error) {
    throw asSpeechError(error);
  } finally {
    clearTimeout(timer);
  }
}

async function synthesize(line: GoogleLine, timeoutMs: number): Promise<Buffer> {
  const connected = await connect();
  const [response] = await connected.synthesizeSpeech(
    {
      input: { text: line.text },
      voice: line.voice,
      audioConfig: {
        audioEncoding: "MP3",
        pitch: line.pitch,
        speakingRate: line.speakingRate,
      },
    },
    // How often it is tried again is decided one floor up.
    { timeout: timeoutMs, retry: { retryCodes: [] } },
  );
  const { audioContent } = response;
  if (!audioContent || audioContent.length === 0) throw new SpeechError("broken");
  return typeof audioContent === "string"
    ? Buffer.from(audioContent, "base64")
    : Buffer.from(audioContent);
}

async function connect(): Promise<TextToSpeechClient> {
  client ??= createClient();
  try {
    return await client;
  } catch (error) {
    client = undefined;
    throw error;
  }
}

async function createClient(): Promise<TextToSpeechClient> {
  const { speech } = environment();
  if (!speech) throw new SpeechError("not-configured");
  const sdk = await loadSdk();
  return new sdk.TextToSpeechClient({
    // REST in place of gRPC: one request, and nothing stays open.
    fallback: true,
    ...(speech.endpoint ? endpointOptions(speech.endpoint) : {}),
    ...(await signInOptions(speech.credentialsFile)),
  });
}

function endpointOptions(endpoint: string) {
  const { hostname, port, protocol } = new URL(endpoint);
  const isPlain = protocol === "http:";
  return {
    apiEndpoint: hostname,
    port: port ? Number(port) : isPlain ? 80 : 443,
    protocol: isPlain ? "http" : "https",
  };
}

/** An endpoint without credentials is a server of one's own that asks for none. */
async function signInOptions(credentialsFile: string | null) {
  if (credentialsFile) return { keyFilename: credentialsFile };
  const { PassThroughClient } = await import("google-auth-library");
  return { authClient: new PassThroughClient() };
}

// Status codes of google.rpc.Code.
const FAILURES: ReadonlyMap<unknown, SpeechFailure> = new Map([
  [3, "refused"],
  [4, "slow"],
  [5, "refused"],
  [7, "refused"],
  [9, "refused"],
  [11, "refused"],
  [12, "refused"],
  [16, "refused"],
]);

function asSpeechError(error: unknown): SpeechError {
  if (error instanceof SpeechError) return error;
  const code = error instanceof Error && "code" in error ? error.code : null;
  return new SpeechError(FAILURES.get(code) ?? "unavailable");
}
