import { expect } from "vitest";
import type { ScriptedModel, SpokenAnswer } from "#tests/mocks/anthropic.ts";
import { attributeAt } from "#tests/setup/page.ts";
import type { Page, Visitor } from "#tests/setup/visitor.ts";
import { soon } from "#tests/setup/soon.ts";
import { newMember, PREMIUM } from "#tests/setup/members.ts";

/** A message that was sent, and the answer that the model was asked for. */
export interface Sent {
  page: Page;
  path: string;
  replyPath: string;
  answer: SpokenAnswer;
}

/** Sends a message that a model answers; a test then speaks the answer. */
export async function sayTo(
  model: ScriptedModel,
  visitor: Visitor,
  text: string,
  at = "/chat",
): Promise<Sent> {
  const asked = model.requests.length;
  const page = await visitor.submit(await visitor.get(at), { message: text });
  const [path = ""] = page.url.split("#");
  const replyPath = attributeAt(page.html, "iframe.reply-frame", "src") ?? "";
  const answer = await soon(() => model.answers.find((each) => saidIn(each, text)));
  expect(model.requests.length).toBeGreaterThan(asked);
  return { page, path, replyPath, answer };
}

function saidIn(answer: SpokenAnswer, text: string): boolean {
  return answer.request.messages.at(-1)?.content.at(-1)?.text.includes(text) ?? false;
}

/** The newest turn, as the model is given it. */
export function noteWith({ request }: SpokenAnswer): string {
  return (
    request.messages
      .at(-1)
      ?.content.map(({ text }) => text)
      .join("\n") ?? ""
  );
}

/** Someone whose risk is open, and who has read the written opening. */
export async function memberAtRisk(words = "I want to kill myself") {
  const { visitor, userId } = await newMember(PREMIUM);
  const page = await visitor.submit(await visitor.get("/chat"), { message: words });
  return { visitor, userId, path: page.url.split("#")[0] ?? "" };
}

/** The page of a conversation once no reply grows in it any more. */
export async function settled(visitor: Visitor, path: string): Promise<Page> {
  return soon(async () => {
    const shown = await visitor.get(path);
    return shown.html.includes("<iframe") ? null : shown;
  });
}

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
    };
    // One that breaks is over, too.
    void pump()
      .catch(() => {})
      .finally(() => (this.isOver = true));
  }

  has(words: string): Promise<boolean> {
    return soon(() => this.text.includes(words));
  }

  ends(): Promise<boolean> {
    return soon(() => this.isOver);
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
