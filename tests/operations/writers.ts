import { setTimeout as wait } from "node:timers/promises";
import { formWith, Visitor } from "#tests/setup/visitor.ts";

const AGAIN_MS = 50;

/** Somebody who writes all the time, and sends again what wasn't answered, as a browser's reload does. */
export class Writer {
  readonly visitor: Visitor;
  /** All that was written, in the order in which it was; each stands somewhere exactly once. */
  readonly written: string[] = [];
  /** What was sent again after no answer came. */
  sentAgain = 0;
  readonly #name: string;
  #count = 0;

  constructor(url: string, name: string, cookie: string) {
    this.visitor = new Visitor("", url);
    this.#name = name;
    const [key = "", value = ""] = cookie.split(/=(.*)/s);
    this.visitor.cookies.set(key, value);
  }

  async writeUntil(isOver: () => boolean): Promise<void> {
    while (!isOver()) {
      this.#count += 1;
      const words = `Day ${this.#count} of ${this.#name}: a walk by the river, and then tea.`;
      if (this.#count % 4 === 2) await this.#call(words);
      else if (this.#count % 4 === 0)
        await this.#send("/journal?entry=new", { content: words, mood: "calm" });
      else await this.#send("/chat", { message: words });
      this.written.push(words);
    }
  }

  /** Fills in a form and sends it until it is answered: always the same form, with its own key. */
  async #send(path: string, fields: Record<string, string>): Promise<void> {
    let sent: { action: string; fields: Record<string, string> } | null = null;
    for (;;) {
      try {
        sent ??= await this.#formOf(path, fields);
        const { status } = await this.visitor.send(sent.action, sent.fields);
        if (status < 400) return;
        // A message that is still being answered waits for its turn, as the page says.
        if (status !== 503 && status !== 409) throw new Error(`${path} was answered ${status}`);
      } catch (error) {
        if (!isBroken(error)) throw error;
        if (sent) this.sentAgain += 1;
      }
      await wait(AGAIN_MS);
    }
  }

  /** Writes and shares an entry as a program does: with its Idempotency-Key until it is answered. */
  async #call(words: string): Promise<void> {
    const key = `${this.#name} ${this.#count}`;
    const entry = { content: words, mood: "calm", shareWithAI: true };
    for (;;) {
      try {
        const token = (await this.visitor.raw("/api/auth/me")).headers.get("x-form-token") ?? "";
        const { status } = await this.visitor.sendJson("/api/journal-entries", entry, {
          "idempotency-key": key,
          "x-form-token": token,
        });
        if (status === 201) return;
        // While it is still being answered, or nothing takes a write.
        if (status !== 503 && status !== 409) throw new Error(`a call was answered ${status}`);
      } catch (error) {
        if (!isBroken(error)) throw error;
        this.sentAgain += 1;
      }
      await wait(AGAIN_MS);
    }
  }

  async #formOf(path: string, fields: Record<string, string>) {
    const page = await this.visitor.get(path);
    const form = formWith(page, Object.keys(fields));
    return { action: form.action ?? page.url, fields: { ...form.fields, ...fields } };
  }
}

/** Whether the line broke, because nobody is there or somebody was killed. */
export function isBroken(error: unknown): boolean {
  return error instanceof TypeError;
}
