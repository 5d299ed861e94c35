import type { MarkdownEvent } from "./markdown-event.ts";
import { MarkdownTokenizer } from "./markdown-tokens.ts";

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#x27;",
};

/** What a link in a companion's words carries: it opens beside the conversation and tells nobody where it came from. */
export const LINK_ATTRIBUTES = {
  target: "_blank",
  rel: "noopener noreferrer nofollow",
} as const;

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/gu, (character) => ESCAPES[character] ?? "");
}

function eventHtml(event: MarkdownEvent): string {
  switch (event.type) {
    case "text":
      return escapeHtml(event.text);
    case "host":
      return ` (${escapeHtml(event.host)})`;
    case "break":
      return "<br/>";
    case "close":
      return `</${event.tag}>`;
    case "open": {
      const start = event.start === undefined ? "" : ` start="${event.start}"`;
      const link =
        event.href === undefined
          ? ""
          : ` href="${escapeHtml(event.href)}" target="${LINK_ATTRIBUTES.target}" rel="${LINK_ATTRIBUTES.rel}"`;
      return `<${event.tag}${start}${link}>`;
    }
  }
}

/** The HTML of a text that is still growing, in pieces that are only ever appended. */
export class MarkdownStream {
  #html: string[] = [];
  #tokenizer = new MarkdownTokenizer((event) => this.#html.push(eventHtml(event)));
  #length = 0;

  /** Takes the whole text so far (it must begin with what came before); returns the HTML to send now. */
  push(textSoFar: string): string {
    this.#tokenizer.write(textSoFar.slice(this.#length));
    this.#length = textSoFar.length;
    return this.#take();
  }

  /** Takes the finished text; returns the rest of the HTML, with everything closed. */
  end(text: string): string {
    const rest = this.push(text);
    this.#tokenizer.end();
    return rest + this.#take();
  }

  #take(): string {
    const html = this.#html.join("");
    this.#html = [];
    return html;
  }
}

/** Light Markdown as HTML, everything in it escaped. */
export function renderMarkdownHtml(text: string): string {
  return new MarkdownStream().end(text);
}
