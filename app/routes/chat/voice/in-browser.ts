interface Alternative {
  readonly transcript: string;
}

export interface RecognitionEvent extends Event {
  readonly results?: ArrayLike<ArrayLike<Alternative> & { readonly isFinal: boolean }>;
  /** Of an error: its code. */
  readonly error?: string;
}

/** As much as is needed of a recogniser; browsers have it under one of two names, or not at all. */
export interface Recogniser {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  maxAlternatives: number;
  addEventListener: (
    type: "result" | "error" | "end",
    listener: (event: RecognitionEvent) => void,
  ) => void;
  start: () => void;
  stop: () => void;
  abort: () => void;
}

interface MaybeListening {
  SpeechRecognition?: new () => Recogniser;
  webkitSpeechRecognition?: new () => Recogniser;
}

/** What makes recognisers here, if anything does. */
export function recogniserClass(): (new () => Recogniser) | undefined {
  const browser: Window & MaybeListening = window;
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition;
}

/** Whether this browser can take down what is said. */
export function canListen(): boolean {
  return recogniserClass() !== undefined;
}

/** Whether it has a voice of its own. */
export function canSpeak(): boolean {
  return "speechSynthesis" in window;
}
