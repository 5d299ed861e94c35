import { vi } from "vitest";
import type { Visitor } from "#tests/setup/visitor.ts";

/** Reads a stream piece by piece, as a browser that shows what it has. */
export class Reading {
  text = "";
  isOver = false;
  readonly response: Response;
  readonly #cancel: () => void;

  constructor(response: Response) {
    this.response = response;
    const reader = response.body?.getReader();
    this.#cancel = () => void reader?.cancel();
    const decoder = new TextDecoder();
    const pump = async () => {
      for (;;) {
        const { done, value } = (await reader?.read()) ?? { done: true };
        if (done) break;
        this.text += decoder.decode(value, { stream: true });
      }
      this.isOver = true;
    };
    void pump();
  }

  has(words: string): Promise<boolean> {
    return vi.waitUntil(() => this.text.includes(words), 5000);
  }

  ends(): Promise<boolean> {
    return vi.waitUntil(() => this.isOver, 5000);
  }

  close(): void {
    this.#cancel();
  }

  /** What the deltas say together, from the last reset on. */
  said(): string {
    const [, ...events] = `\n\n${this.text}`.split(/\n\n(?=id:|event:|:)/);
    let said = "";
    for (const event of events) {
      if (event.includes("event: reset")) said = "";
      if (!event.includes("event: delta")) continue;
      const data = /^data: (.*)$/m.exec(event)?.[1] ?? "{}";
      said += (JSON.parse(data) as { text: string }).text;
    }
    return said;
  }
}

/** Opens a reply as server-sent events. */
export async function events(visitor: Visitor, path: string, headers: Record<string, string> = {}) {
  const accept = { accept: "text/event-stream" };
  return new Reading(await visitor.raw(path, { headers: { ...accept, ...headers } }));
}
