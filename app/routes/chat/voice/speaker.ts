import { deferred, signalWithin } from "#app/ui/missing-features.ts";
import { secondsToSay, stretchesOf } from "./stretches.ts";

/** Of every voice. */
const VOLUME = 0.9;
/** Silence between two stretches. */
const PAUSE_MS = 100;
/** A sound, or a voice, that has not begun after this is not waited for. */
const BEGIN_WITHIN_MS = 10_000;
/** Some browsers never say that a voice has ended: it is asked this often whether it still speaks. */
const LOOK_EVERY_MS = 250;
const QUIET_LOOKS = 3;
/** And some say for good that it does: no stretch takes so many times as long as usual. */
const SLOWEST = 2;
const SLOWEST_MORE_MS = 2_000;

/** As the companion's settings have them; 0.95 and 0.8 are what they vary. */
export interface Voice {
  /** Of what is said; English where nobody says otherwise. */
  language?: string | undefined;
  pitch: number;
  rate: number;
}

/** As much as is said in one go. */
export interface Stretch {
  text: string;
  /** Of its words, where they aren't in the voice's own language. */
  language?: string | undefined;
  /** Where its sound is; null where only the browser's own voice can say it. */
  src: string | null;
}

export interface SpeakerEvents<Each extends Stretch> {
  onStart?: (stretch: Each) => void;
  /** Nothing more to say for now. */
  onIdle: () => void;
  /** Told once on a page: another voice speaks, or none can. */
  onNotice: (line: string) => void;
}

const OTHER_VOICE =
  "We can't reach the companion's voice right now, so your browser's own voice is reading instead.";
const NO_VOICE = "We can't play this right now. You can read every word.";

/** A service that gave no sound is not asked again for so long: nobody waits for it at every sentence. */
const SERVICE_REST_MS = 60_000;

let serviceDownUntil = -Infinity;
let isOtherVoiceTold = false;

interface Prepared<Each extends Stretch> {
  stretch: Each;
  sound: Promise<Blob> | null;
}

/** Says one stretch after the other: the server's speech, else the browser's own voice. */
export class Speaker<Each extends Stretch = Stretch> {
  readonly #voice: Voice;
  readonly #events: SpeakerEvents<Each>;
  readonly #queue: Prepared<Each>[] = [];
  readonly #stopped = new AbortController();
  #isBusy = false;

  constructor(voice: Voice, events: SpeakerEvents<Each>) {
    this.#voice = voice;
    this.#events = events;
  }

  say(stretch: Each): void {
    this.#queue.push({ stretch, sound: null });
    if (this.#isBusy) this.#prepareNext();
    else void this.#sayAll();
  }

  /** At once, and for good. */
  stop(): void {
    this.#queue.length = 0;
    this.#stopped.abort();
  }

  async #sayAll(): Promise<void> {
    this.#isBusy = true;
    for (let next = this.#queue.shift(); next; next = this.#queue.shift()) {
      this.#prepare(next);
      await this.#sayOne(next);
      if (this.#queue.length > 0) await wait(PAUSE_MS);
      if (this.#stopped.signal.aborted) return;
    }
    this.#isBusy = false;
    this.#events.onIdle();
  }

  async #sayOne({ stretch, sound }: Prepared<Each>): Promise<void> {
    const { signal } = this.#stopped;
    if (sound) {
      try {
        const blob = await sound;
        if (signal.aborted) return;
        this.#events.onStart?.(stretch);
        this.#prepareNext();
        await playSound(blob, signal);
        return;
      } catch (error) {
        if (signal.aborted) return;
        // A browser that wants a tap first says nothing about the service.
        if (!(error instanceof DOMException && error.name === "NotAllowedError")) {
          serviceDownUntil = performance.now() + SERVICE_REST_MS;
        }
        if (!isOtherVoiceTold) this.#events.onNotice(OTHER_VOICE);
        isOtherVoiceTold = true;
      }
    }
    this.#events.onStart?.(stretch);
    const language = stretch.language ?? this.#voice.language;
    for (const part of stretchesOf(stretch.text, this.#voice.rate)) {
      const isHeard = await speakByBrowser(part, { ...this.#voice, language }, signal);
      if (signal.aborted) return;
      if (!isHeard) return this.#events.onNotice(NO_VOICE);
    }
  }

  #prepareNext(): void {
    const [next] = this.#queue;
    if (next) this.#prepare(next);
  }

  #prepare(prepared: Prepared<Each>): void {
    const { src } = prepared.stretch;
    if (!src || performance.now() < serviceDownUntil || prepared.sound) return;
    prepared.sound = fetchSound(src, this.#stopped.signal);
    // Looked at when its turn comes.
    prepared.sound.catch(() => {});
  }
}

async function fetchSound(src: string, stopped: AbortSignal): Promise<Blob> {
  const signal = signalWithin(BEGIN_WITHIN_MS, stopped);
  const answer = await fetch(src, { signal });
  const isSound = answer.headers.get("content-type")?.startsWith("audio/");
  if (!answer.ok || !isSound) throw new Error(`no sound: ${answer.status}`);
  return answer.blob();
}

async function playSound(blob: Blob, signal: AbortSignal): Promise<void> {
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
function speakByBrowser(text: string, voice: Voice, signal: AbortSignal): Promise<boolean> {
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

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
