import { deferred, signalWithin } from "#app/ui/missing-features.ts";
import { secondsToSay } from "./stretches.ts";

/** The volume of every voice. */
const VOLUME = 0.9;

/** Give up on a sound or voice that hasn't begun by then. */
const BEGIN_WITHIN_MS = 10_000;

/** Some browsers never say that a voice has ended: it is asked this often whether it still speaks. */
const LOOK_EVERY_MS = 250;

const QUIET_LOOKS = 3;

/** Other browsers never report an end: no stretch takes more than this many times its usual length. */
const SLOWEST = 2;

const SLOWEST_MORE_MS = 2_000;

/** As the companion's settings have them; 0.95 and 0.8 are what they vary. */
export interface Voice {
  /** Of what is said; English where nobody says otherwise. */
  language?: string | undefined;
  pitch: number;
  rate: number;
}

/** The sound at an address; throws where none has come in time. */
export async function fetchSound(src: string, stopped: AbortSignal): Promise<Blob> {
  const signal = signalWithin(BEGIN_WITHIN_MS, stopped);
  const answer = await fetch(src, { signal });
  const isSound = answer.headers.get("content-type")?.startsWith("audio/");
  if (!answer.ok || !isSound) throw new Error(`no sound: ${answer.status}`);
  return answer.blob();
}

/** Plays a sound to its end, or until the signal; throws where the browser can't. */
export async function playSound(blob: Blob, signal: AbortSignal): Promise<void> {
  const src = URL.createObjectURL(blob);
  const audio = new Audio(src);
  audio.volume = VOLUME;
  const { promise, resolve, reject } = deferred<void>();
  audio.addEventListener("ended", () => resolve());
  audio.addEventListener("error", () => reject(new Error("not a sound")));
  signal.addEventListener("abort", () => resolve(), { once: true });
  try {
    await Promise.race([audio.play(), promise]);
    await promise;
  } finally {
    audio.pause();
    URL.revokeObjectURL(src);
  }
}

/** Whether it was heard, as far as the browser says. */
export function speakByBrowser(text: string, voice: Voice, signal: AbortSignal): Promise<boolean> {
  const { promise, resolve } = deferred<boolean>();
  if (!("speechSynthesis" in window)) return Promise.resolve(false);
  const { speechSynthesis } = window;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = voice.language ?? "en-US";
  words.pitch = voice.pitch;
  words.rate = voice.rate;
  words.volume = VOLUME;
  // Stop at once. A speaker that is silenced for another must not silence that one a moment later.
  const giveUp = (isHeard: boolean) => {
    speechSynthesis.cancel();
    resolve(isHeard);
  };
  const beginning = window.setTimeout(() => giveUp(false), BEGIN_WITHIN_MS);
  let speaking: number | undefined;
  let looking: number | undefined;
  words.addEventListener("start", () => {
    window.clearTimeout(beginning);
    const longest = secondsToSay(text, voice.rate) * 1_000 * SLOWEST + SLOWEST_MORE_MS;
    speaking = window.setTimeout(() => giveUp(true), longest);
    let quiet = 0;
    looking = window.setInterval(() => {
      quiet = speechSynthesis.speaking || speechSynthesis.pending ? 0 : quiet + 1;
      if (quiet >= QUIET_LOOKS) resolve(true);
    }, LOOK_EVERY_MS);
  });
  words.addEventListener("end", () => resolve(true));
  words.addEventListener("error", () => resolve(false));
  const over = new AbortController();
  signal.addEventListener("abort", () => giveUp(false), { once: true, signal: over.signal });
  speechSynthesis.speak(words);
  return promise.finally(() => {
    over.abort();
    window.clearTimeout(beginning);
    window.clearTimeout(speaking);
    window.clearInterval(looking);
  });
}
