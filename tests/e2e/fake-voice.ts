import type { Page } from "@playwright/test";

interface FakeVoice {
  /** What the browser's own voice was given to say, one after the other. */
  spoken: { text: string; lang: string; pitch: number; rate: number; volume: number }[];
  /** Whether each is said at once; else `finish` ends what is being said. */
  isQuick: boolean;
  /** Whether the voice falls silent at once and never says so. */
  neverSaysEnd: boolean;
  finish: () => void;
  /** What is being said at this moment. */
  readonly saying: string | null;
  isListening: boolean;
  language: string;
  /** Whoever listens hears this, as the browser's recogniser tells it. */
  hear: (words: string, isFinal: boolean) => void;
  /** The listening ends with this error, or with nothing. */
  endWith: (error?: string) => void;
  /** Every start from now on ends with this error. */
  failsWith: string | null;
}

declare global {
  interface Window {
    fakeVoice: FakeVoice;
  }
}

/** Puts a microphone, a recogniser and a voice in the page that do what a test says. */
export async function fakeVoice(page: Page, has = { recognition: true }): Promise<void> {
  await page.addInitScript(({ recognition }) => {
    let recogniser: FakeRecogniser | null = null;
    let speaking: SpeechSynthesisUtterance | null = null;

    class FakeRecogniser extends EventTarget {
      lang = "";
      continuous = false;
      start() {
        take(this);
        fake.language = this.lang;
        const { failsWith } = fake;
        if (failsWith !== null) setTimeout(() => fake.endWith(failsWith));
      }
      stop() {
        setTimeout(() => fake.endWith());
      }
      abort() {
        fake.endWith("aborted");
      }
    }

    function take(started: FakeRecogniser) {
      recogniser = started;
      fake.isListening = true;
    }

    const fake: FakeVoice = {
      spoken: [],
      isQuick: true,
      neverSaysEnd: false,
      isListening: false,
      language: "",
      failsWith: null,
      get saying() {
        return speaking?.text ?? null;
      },
      finish() {
        const ended = speaking;
        speaking = null;
        ended?.dispatchEvent(new Event("end"));
      },
      hear(words, isFinal) {
        const result = Object.assign([{ transcript: words }], { isFinal });
        recogniser?.dispatchEvent(Object.assign(new Event("result"), { results: [result] }));
        if (isFinal && !recogniser?.continuous) fake.endWith();
      },
      endWith(error) {
        const ended = recogniser;
        recogniser = null;
        fake.isListening = false;
        if (error) ended?.dispatchEvent(Object.assign(new Event("error"), { error }));
        ended?.dispatchEvent(new Event("end"));
      },
    };
    window.fakeVoice = fake;

    const voice = {
      pending: false,
      get speaking() {
        return speaking !== null && !fake.neverSaysEnd;
      },
      speak(utterance: SpeechSynthesisUtterance) {
        const { text, lang, pitch, rate, volume } = utterance;
        fake.spoken.push({ text, lang, pitch, rate, volume });
        speaking = utterance;
        utterance.dispatchEvent(new Event("start"));
        if (fake.isQuick && !fake.neverSaysEnd) setTimeout(() => fake.finish());
      },
      cancel() {
        speaking = null;
      },
    };
    Object.defineProperty(window, "speechSynthesis", { value: voice });
    for (const name of ["SpeechRecognition", "webkitSpeechRecognition"]) {
      Object.defineProperty(window, name, { value: recognition ? FakeRecogniser : undefined });
    }
  }, has);
}

/** All that the browser's own voice was given to say. */
export function spokenIn(page: Page): Promise<string[]> {
  return page.evaluate(() => window.fakeVoice.spoken.map(({ text }) => text));
}
