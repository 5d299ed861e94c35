import type { PanelData } from "#app/ui/crisis-panel.tsx";
import type { ShownEntry } from "../messages/shown-entry.server.ts";
import { CallReply, type Said } from "./call-reply.ts";
import type { CallNews, CallOptions, CallState } from "./call-state.ts";
import { listen, type Listening } from "./listen.ts";
import { BROKEN_OFF, type VoiceProblem } from "./problems.ts";
import { Speaker } from "./speaker.ts";

/** A press that is shorter starts, and the next one ends; a longer one is held for as long as one talks. */
const TAP_MS = 350;

interface Sent {
  text: string;
  lastOwnId: string | undefined;
  refusal: CallNews["refusal"];
  isTaken: boolean;
}

const HIDDEN =
  "Your call paused because you left the page. Everything that was said is in the conversation.";
const BROKEN = "You're offline. The answer continues as soon as you're back.";

/** A voice call: it listens, sends, and says the reply while it grows. */
export class VoiceCall {
  state: CallState = {
    phase: "idle",
    heard: "",
    said: "",
    problem: null,
    notice: null,
    panel: null,
  };
  readonly #options: CallOptions;
  readonly #listeners = new Set<() => void>();
  #listening: Listening | null = null;
  #pressedAt = 0;
  #sent: Sent | null = null;
  #speaker: Speaker<Said> | null = null;
  #news: CallNews;
  #reply: CallReply | null = null;
  /** Nothing more of this reply is said, but it is still shown. */
  #isMuted = false;
  #isBesideHelp = false;
  /** The person's messages of this call, by id, and whether the help beside one was shown. */
  readonly #own = new Map<string, { isHelped: boolean }>();

  constructor(options: CallOptions, news: CallNews) {
    this.#options = options;
    this.#news = news;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): CallState => this.state;

  /** Says who is speaking, before anything else. */
  begin(notice: string): void {
    this.#change({ said: notice });
    const src = this.#options.hasSpeech ? `/chat/${this.#news.conversationId}/calls` : null;
    this.#say({ text: notice, src, to: null });
  }

  /** The button goes down. */
  press(): void {
    if (this.state.phase === "recording") {
      this.#listening?.stop();
      return;
    }
    if (this.#sent && !this.#sent.isTaken) return;
    this.#hush();
    this.#dropReply();
    this.#pressedAt = performance.now();
    this.#change({ phase: "recording", heard: "", said: "", problem: null, notice: null });
    this.#listening = listen({
      onWords: (heard) => this.#change({ heard }),
      onEnd: (heard, problem) => this.#hear(heard, problem),
    });
  }

  /** It goes up: after a tap the listening goes on. */
  release(): void {
    const isHeld = performance.now() - this.#pressedAt >= TAP_MS;
    if (this.state.phase === "recording" && isHeld) this.#listening?.stop();
  }

  stopSpeaking(): void {
    this.#hush();
    this.#change({ phase: "idle", said: this.#reply?.text ?? this.state.said });
  }

  /** Sends again what could not be sent. */
  sendAgain(): void {
    const text = this.#sent?.text;
    if (text) this.#send(text);
  }

  /** What was understood and is on its way to nobody. */
  unsent(): string {
    return this.state.phase === "recording" ? this.state.heard : "";
  }

  /** The page is out of sight: nobody is listened to, and nothing is said to nobody. */
  pause(): void {
    const { phase } = this.state;
    if (phase !== "recording" && phase !== "speaking") return;
    this.#listening?.abort();
    this.stopSpeaking();
    this.#change({ notice: HIDDEN });
  }

  close(): void {
    this.#listening?.abort();
    this.#hush();
    this.#dropReply();
  }

  /** The page has news of the conversation. */
  update(news: CallNews): void {
    this.#news = news;
    const sent = this.#sent;
    if (sent && !sent.isTaken && !news.isSending) this.#settle(sent);
    // Danger may be found after a message was taken, and while the next one is spoken.
    for (const { id, panel } of news.entries) if (panel) this.#help(id, panel);
    const reply = this.#reply;
    const shown = reply && news.entries.find(({ id }) => id === reply.id);
    if (!reply || !shown) return;
    // The page may know the end before the stream does, or in its place.
    if (shown.status !== "running" && !reply.isWhole) reply.take(shown.content, true);
  }

  #hear(heard: string, problem: VoiceProblem | null): void {
    this.#listening = null;
    if (problem || heard === "") this.#change({ phase: "idle", problem });
    else this.#send(heard);
  }

  #send(text: string): void {
    const { entries, refusal } = this.#news;
    const lastOwnId = entries.findLast(({ role }) => role === "user")?.id;
    this.#sent = { text, lastOwnId, refusal, isTaken: false };
    this.#isBesideHelp = false;
    this.#change({ phase: "processing", heard: text, problem: null });
    this.#options.send(text);
  }

  #settle(sent: Sent): void {
    const { entries, refusal } = this.#news;
    const own = entries.findLastIndex(({ role }) => role === "user");
    const message = entries[own];
    if (message && message.id !== sent.lastOwnId) {
      sent.isTaken = true;
      this.#own.set(message.id, { isHelped: false });
      if (message.panel) this.#help(message.id, message.panel);
      const reply = entries.slice(own + 1).find(({ role }) => role === "assistant");
      if (reply) this.#answer(reply, message);
      else if (!message.panel) this.#change({ phase: "idle" });
      return;
    }
    if (!refusal || refusal === sent.refusal) return;
    sent.isTaken = true;
    this.#change({ phase: "idle", problem: refusal.problem });
    if (refusal.panel) this.#showHelp(refusal.panel);
  }

  /** The help beside a message of this call, once. */
  #help(messageId: string, panel: PanelData): void {
    const own = this.#own.get(messageId);
    if (!own || own.isHelped) return;
    own.isHelped = true;
    this.#showHelp(panel);
  }

  /**
   * Help is seen at once, and its first words are heard, with nothing from any network. The answer
   * beside it is read in silence: somebody else may be listening.
   */
  #showHelp(panel: PanelData): void {
    this.#hush();
    this.#isBesideHelp = true;
    this.#change({ panel });
    // Whoever is talking is not talked over.
    if (this.state.phase === "recording") return;
    this.#say({ text: [panel.title, ...panel.lead.slice(0, 1)].join(". "), src: null, to: null });
  }

  #answer(entry: ShownEntry, { id, language }: ShownEntry): void {
    const { hasSpeech } = this.#options;
    const href = `/chat/${this.#news.conversationId}`;
    const reply = new CallReply(entry, language, href, hasSpeech, {
      onText: (sentences) => this.#hearReply(sentences),
      onReset: () => this.#withdraw(),
      onPanel: (panel) => this.#help(id, panel),
      onBroken: () => this.#change({ notice: BROKEN }),
      onMended: () => this.state.notice === BROKEN && this.#change({ notice: null }),
    });
    this.#reply = reply;
    this.#isMuted = this.#isBesideHelp;
    this.#change({ notice: entry.notice ?? null });
    if (reply.disclosure && !this.#isMuted) this.#say(reply.disclosure);
    reply.begin();
  }

  /** What was said of a reply is taken back. What help says beside it is not. */
  #withdraw(): void {
    if (this.#isBesideHelp) {
      this.#change({ said: "" });
      return;
    }
    this.#hush();
    this.#isMuted = false;
    this.#change({ said: "", phase: "processing" });
  }

  #hearReply(sentences: readonly Said[]): void {
    const reply = this.#reply;
    if (!reply) return;
    const { text, isWhole } = reply;
    if (this.state.notice === BROKEN) this.#change({ notice: null });
    if (this.#isMuted) this.#change({ said: text });
    else for (const sentence of sentences) this.#say(sentence);
    if (!isWhole || this.#speaker || this.state.phase === "recording") return;
    this.#change({ phase: "idle", said: text, problem: text === "" ? BROKEN_OFF : null });
  }

  #say(stretch: Said): void {
    if (document.visibilityState === "hidden") {
      this.#isMuted = true;
      this.#change({ phase: "idle", notice: HIDDEN });
      return;
    }
    this.#speaker ??= new Speaker<Said>(this.#options.voice, {
      onStart: ({ to }) => {
        const said = to === null ? this.state.said : this.#reply?.text.slice(0, to);
        this.#change({ phase: "speaking", said: said ?? "" });
      },
      onIdle: () => this.#fallSilent(),
      onNotice: (notice) => this.#change({ notice }),
    });
    this.#speaker.say(stretch);
    if (this.state.phase === "idle") this.#change({ phase: "speaking" });
  }

  /** All that there was to say is said; the reply may still have to grow. */
  #fallSilent(): void {
    this.#speaker = null;
    const reply = this.#reply;
    const isWaiting = reply !== null && !reply.isWhole;
    const said = reply && reply.text !== "" ? reply.text : this.state.said;
    this.#change({ phase: isWaiting ? "processing" : "idle", said });
  }

  #hush(): void {
    this.#speaker?.stop();
    this.#speaker = null;
    this.#isMuted = true;
  }

  #dropReply(): void {
    this.#reply?.leave();
    this.#reply = null;
  }

  #change(change: Partial<CallState>): void {
    this.state = { ...this.state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
