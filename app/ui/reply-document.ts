import { PATHS } from "#app/catalogue/paths.ts";
import { href } from "react-router";
import type { Appearance } from "#app/catalogue/appearance.ts";
import { escapeHtml } from "./markdown-html.ts";

interface ReplyDocumentLinks {
  stylesHrefs: readonly string[];
  /** The conversation, at this reply. */
  continueHref: string;
  appearance: Appearance;
}

/** How a reply in a frame ended. */
export type ReplyFoot =
  "done" | "stopped" | "failed" | "unanswered" | "replaced" | "panel" | "busy";

const FEET: Readonly<Record<ReplyFoot, { line: string; link: string }>> = {
  done: { line: "", link: "Continue" },
  stopped: { line: "Stopped. What was written so far is saved.", link: "Continue" },
  failed: {
    line: "The reply was cut off. What was written so far is saved.",
    link: "Continue or try again",
  },
  // Why was told before.
  unanswered: { line: "", link: "Continue or try again" },
  replaced: { line: "This answer was withdrawn. Another one replaces it.", link: "Read it" },
  busy: {
    line: "A lot of people are here right now. Your reply is being written all the same. You can read it in a moment.",
    link: "Look again",
  },
  panel: { line: "Help is in the conversation.", link: "Get help now" },
};

/** The document that a frame shows while a reply grows: written piece by piece, with no script. */
export class ReplyDocument {
  readonly #links: ReplyDocumentLinks;

  constructor(links: ReplyDocumentLinks) {
    this.#links = links;
  }

  head(): string {
    const styles = this.#links.stylesHrefs.map(
      (href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`,
    );
    const { theme, textSize } = this.#links.appearance;
    return (
      `<!doctype html><html lang="en" data-theme="${theme}" data-text-size="${textSize}"><head><meta charset="utf-8"><title>Reply</title>` +
      `<meta name="viewport" content="width=device-width, initial-scale=1">` +
      `<meta name="color-scheme" content="light dark">` +
      `${styles.join("")}</head>` +
      `<body class="reply-document" tabindex="0"><div class="reply-text markdown" dir="auto" data-reply>`
    );
  }

  notice(text: string): string {
    return `<p class="reply-notice">${escapeHtml(text)}</p>`;
  }

  /** What the reply drew on: each article can be read, outside the frame. */
  sources(sources: readonly { id: string; title: string; source: string }[]): string {
    if (sources.length === 0) return "";
    const named = sources.map(({ id, title, source }) => {
      const address = escapeHtml(href("/knowledge/:articleId", { articleId: id }));
      const from = source === "" ? "" : ` (${escapeHtml(source)})`;
      return `<a target="_top" href="${address}">${escapeHtml(title)}</a>${from}`;
    });
    return `<p class="reply-sources">Drew on: ${named.join("; ")}</p>`;
  }

  /** Whom to call, where somebody may not be able to wait. */
  help(contacts: readonly { name: string; line: string }[]): string {
    const lines = contacts.map(({ name, line }) => `<li>${escapeHtml(`${name}: ${line}`)}</li>`);
    return (
      `<p class="reply-notice">If you can't wait, these lines are there for you now:</p>` +
      `<ul>${lines.join("")}</ul>` +
      `<p><a target="_top" href="${PATHS.help}">More help</a></p>`
    );
  }

  foot(ending: ReplyFoot): string {
    const { line, link } = FEET[ending];
    const href = escapeHtml(this.#links.continueHref);
    const said = line === "" ? "" : `<p class="reply-notice">${line}</p>`;
    return (
      `${said}<p><a class="button button-quiet" target="_top" href="${href}">${link}</a></p>` +
      `</div></body></html>`
    );
  }
}
