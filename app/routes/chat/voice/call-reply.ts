import type { PanelData } from "#app/ui/crisis-panel.tsx";
import type { ShownEntry } from "../messages/shown-entry.server.ts";
import { followReply } from "../replies/follow-reply.ts";
import { SpokenSentenceReader } from "./sentences.ts";
import type { Stretch } from "./speaker.ts";

export interface SpokenStretch extends Stretch {
  /** How far the reply's own text is said with it; null for a line that is no part of it. */
  to: number | null;
}

export interface CallReplyListener {
  /** The reply has grown or ended; these sentences are new in it. */
  onText: (sentences: readonly SpokenStretch[]) => void;
  onReset: () => void;
  onPanel: (panel: PanelData) => void;
  onBroken: () => void;
  onMended: () => void;
}

/** One reply in a call: followed while it grows, and read in sentences that can be said. */
export class CallReply {
  readonly id: string;
  text = "";
  isWhole = false;
  /** What is said before it, where the reply isn't the companion's. */
  readonly disclosure: SpokenStretch | null;
  readonly #entry: ShownEntry;
  readonly #language: string | undefined;
  readonly #href: string;
  readonly #hasSpeech: boolean;
  readonly #listener: CallReplyListener;
  #reader = new SpokenSentenceReader();
  #leave = () => {};

  constructor(
    entry: ShownEntry,
    /** The language of what it answers: of its own words none is there yet. */
    askedIn: string | undefined,
    conversation: string,
    hasSpeech: boolean,
    listener: CallReplyListener,
  ) {
    this.id = entry.id;
    this.#entry = entry;
    this.#href = `${conversation}/replies/${entry.id}`;
    this.#hasSpeech = hasSpeech;
    this.#listener = listener;
    const text = entry.disclosure;
    this.#language = entry.language ?? askedIn;
    this.disclosure = text
      ? { text, language: this.#language, src: this.#speech("told"), to: null }
      : null;
  }

  begin(): void {
    const { status, content } = this.#entry;
    if (status !== "running") {
      this.take(content, true);
      return;
    }
    const { onPanel, onBroken, onMended, onReset } = this.#listener;
    const line = followReply(this.#href, {
      onText: (text) => this.take(text, false),
      onReset: () => {
        this.#reader = new SpokenSentenceReader();
        onReset();
      },
      onPanel,
      onEnd: () => this.take(this.text, true),
      onBroken,
      onMended,
    });
    this.#leave = line.leave;
  }

  /** The text as far as it is known. */
  take(text: string, isWhole: boolean): void {
    this.text = text;
    this.isWhole = isWhole;
    if (isWhole) this.leave();
    const sentences = this.#reader.take(text, isWhole).map(({ from, to, text: said }) => ({
      text: said,
      language: this.#language,
      src: this.#speech(`from=${from}&to=${to}`),
      to,
    }));
    this.#listener.onText(sentences);
  }

  leave(): void {
    this.#leave();
    this.#leave = () => {};
  }

  #speech(query: string): string | null {
    return this.#hasSpeech ? `${this.#href}/speech?${query}` : null;
  }
}
