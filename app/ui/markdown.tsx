import { createElement, Fragment } from "react";
import type { ReactNode } from "react";
import type { MarkdownEvent } from "./markdown-event.ts";
import { LINK_ATTRIBUTES } from "./markdown-html.ts";
import { MarkdownTokenizer } from "./markdown-tokens.ts";

type Opening = Extract<MarkdownEvent, { type: "open" }>;

interface Level {
  opening: Opening | null;
  children: ReactNode[];
}

function element({ opening, children }: Level, key: number): ReactNode {
  if (opening === null) return createElement(Fragment, { key }, children);
  const { tag, start, href } = opening;
  if (tag === "a") return createElement("a", { key, href, ...LINK_ATTRIBUTES }, children);
  if (tag === "ol") return createElement("ol", { key, start }, children);
  return createElement(tag, { key }, children);
}

function renderTree(text: string): ReactNode[] {
  const root: Level = { opening: null, children: [] };
  const levels = [root];
  function top(): Level {
    return levels.at(-1) ?? root;
  }
  const tokenizer = new MarkdownTokenizer((event) => {
    if (event.type === "open") {
      levels.push({ opening: event, children: [] });
      return;
    }
    const finished = event.type === "close" ? levels.pop() : undefined;
    const siblings = top().children;
    if (finished) siblings.push(element(finished, siblings.length));
    else if (event.type === "break") siblings.push(createElement("br", { key: siblings.length }));
    else if (event.type === "text") siblings.push(event.text);
    else if (event.type === "host") siblings.push(` (${event.host})`);
  });
  tokenizer.write(text);
  tokenizer.end();
  return root.children;
}

/** A companion's words. The same markup as renderMarkdownHtml, as React elements. */
export function Markdown({ text }: { text: string }) {
  return <>{renderTree(text)}</>;
}
