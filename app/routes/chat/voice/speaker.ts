import { stretchesOf } from "./stretches.ts";
import { type Voice, fetchSound, playSound, speakByBrowser } from "./browser-voice.ts";

/** Silence between two stretches. */
const PAUSE_MS = 100;

/** A piece of text that is spoken in one go. */
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

const NO_VOICE = "There's no sound right now. You can read along.";

/** After a failure, don't ask the service again for this long, so that nobody waits for it at every sentence. */
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

  /** Stops at once, and for good. */
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

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
