import { href } from "react-router";
import type { CallNews } from "./call-state.ts";
import { listen, type Listening } from "./listen.ts";
import type { VoiceProblem } from "./problems.ts";
import { HIDDEN, SpokenCall } from "./spoken-call.ts";

/** A press that is shorter starts, and the next one ends; a longer one is held for as long as one talks. */
const TAP_MS = 350;

interface Sent {
  text: string;
  lastOwnId: string | undefined;
  refusal: CallNews["refusal"];
  isTaken: boolean;
}

/** A voice call: it listens, sends, and says the reply while it grows. */
export class VoiceCall extends SpokenCall {
  #listening: Listening | null = null;
  #pressedAt = 0;
  #sent: Sent | null = null;

  /** Says who is speaking, before anything else. */
  begin(notice: string): void {
    this.change({ said: notice });
    const src = this.options.hasSpeech
      ? href("/chat/:conversationId/calls", { conversationId: this.news.conversationId })
      : null;
    this.say({ text: notice, src, to: null });
  }

  /** Handles the press of the talk button. */
  press(): void {
    if (this.state.phase === "recording") {
      this.#listening?.stop();
      return;
    }
    if (this.#sent && !this.#sent.isTaken) return;
    this.hush();
    this.dropReply();
    this.#pressedAt = performance.now();
    this.change({ phase: "recording", heard: "", said: "", problem: null, notice: null });
    this.#listening = listen({
      onWords: (heard) => this.change({ heard }),
      onEnd: (heard, problem) => this.#hear(heard, problem),
    });
  }

  /** Handles the release of the button; after a short tap, listening goes on. */
  release(): void {
    const isHeld = performance.now() - this.#pressedAt >= TAP_MS;
    if (this.state.phase === "recording" && isHeld) this.#listening?.stop();
  }

  /** Sends again what could not be sent. */
  sendAgain(): void {
    const text = this.#sent?.text;
    if (text) this.#send(text);
  }

  /** The words that were understood and not sent. */
  unsent(): string {
    return this.state.phase === "recording" ? this.state.heard : "";
  }

  /** The page is out of sight: nobody is listened to, and nothing is said to nobody. */
  pause(): void {
    const { phase } = this.state;
    if (phase !== "recording" && phase !== "speaking") return;
    this.#listening?.abort();
    this.stopSpeaking();
    this.change({ notice: HIDDEN });
  }

  close(): void {
    this.#listening?.abort();
    this.hush();
    this.dropReply();
  }

  /** The page has news of the conversation. */
  update(news: CallNews): void {
    this.news = news;
    const sent = this.#sent;
    if (sent && !sent.isTaken && !news.isSending) this.#settle(sent);
    // Danger may be found after a message was taken, and while the next one is spoken.
    for (const { id, panel } of news.entries) if (panel) this.help(id, panel);
    const reply = this.reply;
    const shown = reply && news.entries.find(({ id }) => id === reply.id);
    if (!reply || !shown) return;
    // The page may know the end before the stream does, or in its place.
    if (shown.status !== "running" && !reply.isWhole) reply.take(shown.content, true);
  }

  #hear(heard: string, problem: VoiceProblem | null): void {
    this.#listening = null;
    if (problem || heard === "") this.change({ phase: "idle", problem });
    else this.#send(heard);
  }

  #send(text: string): void {
    const { entries, refusal } = this.news;
    const lastOwnId = entries.findLast(({ role }) => role === "user")?.id;
    this.#sent = { text, lastOwnId, refusal, isTaken: false };
    this.isBesideHelp = false;
    this.change({ phase: "processing", heard: text, problem: null });
    this.options.send(text);
  }

  #settle(sent: Sent): void {
    const { entries, refusal } = this.news;
    const own = entries.findLastIndex(({ role }) => role === "user");
    const message = entries[own];
    if (message && message.id !== sent.lastOwnId) {
      sent.isTaken = true;
      this.own.set(message.id, { isHelped: false });
      if (message.panel) this.help(message.id, message.panel);
      const reply = entries.slice(own + 1).find(({ role }) => role === "assistant");
      if (reply) this.answer(reply, message);
      else if (!message.panel) this.change({ phase: "idle" });
      return;
    }
    if (!refusal || refusal === sent.refusal) return;
    sent.isTaken = true;
    this.change({ phase: "idle", problem: refusal.problem });
    if (refusal.panel) this.showHelp(refusal.panel);
  }
}
