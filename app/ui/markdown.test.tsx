import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { MarkdownStream, renderMarkdownHtml } from "./markdown-html.ts";
import { Markdown } from "./markdown.tsx";

const LINK = 'target="_blank" rel="noopener noreferrer nofollow"';

/** A small seeded generator, so that a failing text can be made again. */
function createRandom(seed: number) {
  let state = seed;
  return function random(below: number): number {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const PIECES =
  "*|**|***|****| |a|word|don't|\n|\n\n|- |* |1. |12) |7|[|]|(|)|[a](https://b.example)|https://|<b>|&|\"|😀|\r\n|\u0000|  |é|_|-|.|*x*|**y**|\t".split(
    "|",
  );

function createText(random: (below: number) => number): string {
  let text = "";
  for (let count = random(60); count > 0; count -= 1) text += PIECES[random(PIECES.length)] ?? "";
  return text;
}

function streamed(text: string, random: (below: number) => number): string {
  const stream = new MarkdownStream();
  let html = "";
  for (let cut = random(4); cut < text.length; cut += random(7))
    html += stream.push(text.slice(0, cut));
  return html + stream.end(text);
}

describe("what light Markdown becomes", () => {
  it.each([
    ["a plain sentence", "I hear you.", "<p>I hear you.</p>"],
    ["two paragraphs", "One.\n\nTwo.", "<p>One.</p><p>Two.</p>"],
    ["a line break", "One,\ntwo.", "<p>One,<br/>two.</p>"],
    ["bold", "a **strong** word", "<p>a <strong>strong</strong> word</p>"],
    ["emphasis", "a *soft* word", "<p>a <em>soft</em> word</p>"],
    ["both at once", "***both***", "<p><strong><em>both</em></strong></p>"],
    ["emphasis in bold", "**so *very* much**", "<p><strong>so <em>very</em> much</strong></p>"],
    ["a list", "- one\n- two", "<ul><li>one</li><li>two</li></ul>"],
    ["a list with stars", "* one\n* *two*", "<ul><li>one</li><li><em>two</em></li></ul>"],
    ["a list after words", "Try:\n1. in\n2. out", "<p>Try:</p><ol><li>in</li><li>out</li></ol>"],
    ["a spaced list", "- a\n\n- b\n\nEnd", "<ul><li>a</li><li>b</li></ul><p>End</p>"],
    ["a list taken up again", "3. c", '<ol start="3"><li>c</li></ol>'],
    [
      "a link",
      "[here](https://a.example/?b=1&c)",
      `<p><a href="https://a.example/?b=1&amp;c" ${LINK}>here (a.example)</a></p>`,
    ],
    [
      "a link that names where it leads",
      "[a.example](https://a.example/)",
      `<p><a href="https://a.example/" ${LINK}>a.example</a></p>`,
    ],
    [
      "a link whose label only holds the letters of the host",
      "[mybank.example](https://bank.example/)",
      `<p><a href="https://bank.example/" ${LINK}>mybank.example (bank.example)</a></p>`,
    ],
    [
      "a link to an article of ours",
      "[Sleep](/knowledge/sleep)",
      `<p><a href="/knowledge/sleep" ${LINK}>Sleep</a></p>`,
    ],
    [
      "a link to a page of ours that is only looked at",
      "[the Memory page](/memory)",
      `<p><a href="/memory" ${LINK}>the Memory page</a></p>`,
    ],
    ["Windows line ends", "One.\r\n\r\nTwo.", "<p>One.</p><p>Two.</p>"],
    ["nothing", "", ""],
  ])("renders %s", (_name, text, html) => {
    expect(renderMarkdownHtml(text)).toBe(html);
  });

  it.each([
    ["a product", "2 * 3 * 4 and 2*3*4"],
    ["a mark never closed", "**and then"],
    ["a divider", "****"],
    ["a range of years", "1990-1995"],
  ])("leaves %s as it was written", (_name, text) => {
    expect(renderMarkdownHtml(text)).toBe(`<p>${text}</p>`);
  });

  it("keeps a mark within its line", () => {
    expect(renderMarkdownHtml("(*a\nb)*")).toBe("<p>(*a<br/>b)*</p>");
  });

  it("lets no HTML through", () => {
    expect(renderMarkdownHtml(`<img src=x onerror="alert('1')"> & **<b>**`)).toBe(
      "<p>&lt;img src=x onerror=&quot;alert(&#x27;1&#x27;)&quot;&gt; &amp; <strong>&lt;b&gt;</strong></p>",
    );
  });

  it.each([
    "[x](javascript:alert(1))",
    "[x](data:text/html,hi)",
    "[x](//evil.example)",
    "[x](/logout)",
    "[x](/settings/plan/cancel)",
    "[x](https://bank.example@evil.example)",
    "[x](java\nscript:alert(1))",
    '[x](https://a.example" onclick="alert(1))',
  ])("makes no link of %s", (text) => {
    expect(renderMarkdownHtml(text)).not.toContain("<a");
  });
});

describe("a text that is still growing", () => {
  it("sends words without marks at once", () => {
    const stream = new MarkdownStream();
    expect(stream.push("I he")).toBe("<p>I he");
    expect(stream.push("I hear you")).toBe("ar you");
    expect(stream.end("I hear you")).toBe("</p>");
  });

  it("sends a mark only once it is closed", () => {
    const stream = new MarkdownStream();
    expect(stream.push("It is **not")).toBe("<p>It is ");
    expect(stream.push("It is **not your")).toBe("");
    expect(stream.push("It is **not your fault** at")).toBe("<strong>not your fault</strong> at");
  });

  it("gives up on a mark that stays open, so that words go on", () => {
    const stream = new MarkdownStream();
    expect(stream.push(`*${"word ".repeat(100)}`)).toBe(`<p>*${"word ".repeat(100)}`);
  });

  it("never sends half of an emoji", () => {
    const stream = new MarkdownStream();
    expect(stream.push("😀".slice(0, 1))).toBe("<p>");
    expect(stream.end("😀")).toBe("😀</p>");
  });

  it("adds up to the whole, wherever it is cut, and is what a page shows", () => {
    const random = createRandom(20260417);
    for (let round = 0; round < 4000; round += 1) {
      const text = createText(random);
      const whole = renderMarkdownHtml(text);
      expect(streamed(text, random), JSON.stringify(text)).toBe(whole);
      expect(renderToStaticMarkup(<Markdown text={text} />)).toBe(
        `<div class="markdown" dir="auto">${whole}</div>`,
      );
    }
  });

  it("holds nothing but its own tags, whatever the text", () => {
    const random = createRandom(7);
    for (let round = 0; round < 500; round += 1) {
      const tags = renderMarkdownHtml(createText(random)).match(/<[^>]*>/gu) ?? [];
      const own =
        /^<\/?(?:p|ul|li|strong|em|a)>$|^<br\/>$|^<\/?ol(?: start="\d+")?>$|^<a href="https:/u;
      for (const tag of tags) expect(tag).toMatch(own);
    }
  });
});

describe("hostile texts of 50,000 characters", () => {
  it.each([
    "*",
    "**a ",
    "*a",
    "[",
    "[a](",
    "[a](https://b.example/",
    "***a **",
    "- ",
    "1. ",
    "\n",
    " ",
    "<",
    "😀",
  ])("repeating %j are read in pieces and as a whole, with the same end", (piece) => {
    const text = piece.repeat(Math.floor(50_000 / piece.length));
    const stream = new MarkdownStream();
    let html = "";
    for (let cut = 0; cut < text.length; cut += 13) html += stream.push(text.slice(0, cut));
    expect(html + stream.end(text) === renderMarkdownHtml(text)).toBe(true);
  });
});
