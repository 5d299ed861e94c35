import { renderMarkdownHtml } from "./markdown-html.ts";

/**
 * A companion's words, escaped and as light Markdown. Their elements aren't React's: a browser that
 * translates a page, or an extension, takes text nodes apart, and React would fail at the next change.
 */
export function Markdown({ text }: { text: string }) {
  const html = { __html: renderMarkdownHtml(text) };
  // oxlint-disable-next-line react/no-danger -- all text in it is escaped
  return <div className="markdown" dir="auto" dangerouslySetInnerHTML={html} />;
}
