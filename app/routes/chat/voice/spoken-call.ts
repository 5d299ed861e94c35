import type { PanelData } from "#app/ui/crisis-panel.tsx";
import type { ShownEntry } from "../messages/shown-entry.server.ts";
import { CallReply, type SpokenStretch } from "./call-reply.ts";
import type { CallNews, CallOptions, CallState } from "./call-state.ts";
import { BROKEN_OFF } from "./problems.ts";
import { Speaker } from "./speaker.ts";
import { conversationHref } from "../conversation-href.ts";

/** Said when a call pauses because its page is out of sight. */
export const HIDDEN =
  "Your call paused because you left the page. Everything that was said is in the conversation.";
const BROKEN = "You're offline. The answer continues as soon as you're back.";

/** What is said in a voice call: the reply while it grows, and the help beside it. */
export class SpokenCall {
  state: CallState = {
    phase: "idle",
    heard: "",
    said: "",
    problem: null,
    notice: null,
    panel: null,
  };
  protected readonly options: CallOptions;
  readonly #listeners = new Set<() => void>();
  #speaker: Speaker<SpokenStretch> | null = null;
  protected news: CallNews;
  protected reply: CallReply | null = null;
  /** Nothing more of this reply is said, but it is still shown. */
  #isMuted = false;
  protected isBesideHelp = false;
  /** The person's messages of this call, by id, and whether the help beside one was shown. */
  protected readonly own = new Map<string, { isHelped: boolean }>();

  constructor(options: CallOptions, news: CallNews) {
    this.options = options;
    this.news = news;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): CallState => this.state;

  stopSpeaking(): void {
    this.hush();
    this.change({ phase: "idle", said: this.reply?.text ?? this.state.said });
  }

  /** The help beside a message of this call, once. */
  protected help(messageId: string, panel: PanelData): void {
    const own = this.own.get(messageId);
    if (!own || own.isHelped) return;
    own.isHelped = true;
    this.showHelp(panel);
  }

  /**
   * Help is seen at once, and its first words are heard, with nothing from any network. The answer
   * beside it is read in silence: somebody else may be listening.
   */
  protected showHelp(panel: PanelData): void {
    this.hush();
    this.isBesideHelp = true;
    this.change({ panel });
    // Whoever is talking is not talked over.
    if (this.state.phase === "recording") return;
    this.say({ text: [panel.title, ...panel.lead.slice(0, 1)].join(". "), src: null, to: null });
  }

  protected answer(entry: ShownEntry, { id, language }: ShownEntry): void {
    const { hasSpeech } = this.options;
    const href = conversationHref(this.news.conversationId);
    const reply = new CallReply(entry, language, href, hasSpeech, {
      onText: (sentences) => this.#hearReply(sentences),
      onReset: () => this.#withdraw(),
      onPanel: (panel) => this.help(id, panel),
      onBroken: () => this.change({ notice: BROKEN }),
      onMended: () => this.state.notice === BROKEN && this.change({ notice: null }),
    });
    this.reply = reply;
    this.#isMuted = this.isBesideHelp;
    this.change({ notice: entry.notice ?? null });
    if (reply.disclosure && !this.#isMuted) this.say(reply.disclosure);
    reply.begin();
  }

  /** What was said of a reply is taken back. What help says beside it is not. */
  #withdraw(): void {
    if (this.isBesideHelp) {
      this.change({ said: "" });
      return;
    }
    this.hush();
    this.#isMuted = false;
    this.change({ said: "", phase: "processing" });
  }

  #hearReply(sentences: readonly SpokenStretch[]): void {
    const reply = this.reply;
    if (!reply) return;
    const { text, isWhole } = reply;
    if (this.state.notice === BROKEN) this.change({ notice: null });
    if (this.#isMuted) this.change({ said: text });
    else for (const sentence of sentences) this.say(sentence);
    if (!isWhole || this.#speaker || this.state.phase === "recording") return;
    this.change({ phase: "idle", said: text, problem: text === "" ? BROKEN_OFF : null });
  }

  protected say(stretch: SpokenStretch): void {
    if (document.visibilityState === "hidden") {
      this.#isMuted = true;
      this.change({ phase: "idle", notice: HIDDEN });
      return;
    }
    this.#speaker ??= new Speaker<SpokenStretch>(this.options.voice, {
      onStart: ({ to }) => {
        const said = to === null ? this.state.said : this.reply?.text.slice(0, to);
        this.change({ phase: "speaking", said: said ?? "" });
      },
      onIdle: () => this.#fallSilent(),
      onNotice: (notice) => this.change({ notice }),
    });
    this.#speaker.say(stretch);
    if (this.state.phase === "idle") this.change({ phase: "speaking" });
  }

  /** All that there was to say is said; the reply may still have to grow. */
  #fallSilent(): void {
    this.#speaker = null;
    const reply = this.reply;
    const isWaiting = reply !== null && !reply.isWhole;
    const said = reply && reply.text !== "" ? reply.text : this.state.said;
    this.change({ phase: isWaiting ? "processing" : "idle", said });
  }

  protected hush(): void {
    this.#speaker?.stop();
    this.#speaker = null;
    this.#isMuted = true;
  }

  protected dropReply(): void {
    this.reply?.leave();
    this.reply = null;
  }

  protected change(change: Partial<CallState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
