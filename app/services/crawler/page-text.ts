import { Readability } from "@mozilla/readability";
import { parseHTML } from "linkedom";

const MAX_LINKS = 1_000;
const MAX_TEXT = 20_000;
const MAX_TAGS = 10;
/** A form to sign in with at most this much beside it is a wall, not a page. */
const WALL_MAX_TEXT = 1_500;
const BLOCKS = new Set("P LI H1 H2 H3 H4 H5 H6 BLOCKQUOTE PRE DT DD FIGCAPTION TD TH".split(" "));

/** Named methods, as headings call them. */
const TECHNIQUES = [
  "acceptance and commitment",
  "behavioral activation",
  "behavioural activation",
  "body scan",
  "box breathing",
  "cognitive defusion",
  "cognitive restructuring",
  "dialectical behavior",
  "exposure therapy",
  "grounding",
  "guided imagery",
  "imagery rehearsal",
  "interpersonal therapy",
  "journaling",
  "loving-kindness",
  "mindfulness",
  "motivational interviewing",
  "parts work",
  "internal family systems",
  "problem solving",
  "progressive muscle relaxation",
  "self-compassion",
  "sleep restriction",
  "stimulus control",
  "thought record",
  "urge surfing",
  "values clarification",
];

/** What a page says, and where it leads. */
export interface PageText {
  title: string;
  /** Paragraphs, with a blank line between them; empty where there is nothing to read. */
  text: string;
  summary: string;
  tags: readonly string[];
  techniques: readonly string[];
  /** As they stand in the page, with their base. */
  links: readonly string[];
  base: string | null;
  canonical: string | null;
  /** What the page's own mark says to robots. */
  robots: string;
  isLoginWall: boolean;
}

/**
 * Reads a page of HTML: the readable part by Mozilla's Readability, as plain paragraphs. Slow and
 * hungry for some pages, so it runs in a thread of its own.
 */
export function readPageText(html: string): PageText {
  const { document } = parseHTML(html);
  const robots = metaOf(document, "robots");
  const links = /\bnofollow\b/iu.test(robots) ? [] : linksOf(document);
  const keywords = `${metaOf(document, "keywords")},${metaOf(document, "article:tag")}`;
  const hasPassword = document.querySelector('input[type="password"]') !== null;
  const wholeLength = (document.body?.textContent ?? "").trim().length;
  const headings = [...document.querySelectorAll("h1,h2,h3")].map(
    ({ textContent }) => textContent ?? "",
  );
  const plainTitle = oneLine(document.querySelector("title")?.textContent ?? "");
  const about = {
    base: document.querySelector("base[href]")?.getAttribute("href") ?? null,
    canonical: document.querySelector('link[rel="canonical"]')?.getAttribute("href") ?? null,
    robots,
    links,
    isLoginWall: hasPassword && wholeLength < WALL_MAX_TEXT,
  };
  // Changes the document: everything else is read before.
  const article = new Readability(document, { charThreshold: 150 }).parse();
  const title = oneLine(article?.title ?? "") || plainTitle || oneLine(headings[0] ?? "");
  const named = [title, ...headings].join("\n").toLowerCase();
  return {
    ...about,
    title: title.slice(0, 200),
    text: article?.content ? paragraphsOf(article.content).slice(0, MAX_TEXT) : "",
    summary: oneLine(article?.excerpt ?? "").slice(0, 300),
    tags: tagsOf(keywords),
    techniques: TECHNIQUES.filter((name) => named.includes(name)).slice(0, MAX_TAGS),
  };
}

function linksOf(document: Document): string[] {
  const links: string[] = [];
  for (const anchor of document.querySelectorAll("a[href]")) {
    if (links.length === MAX_LINKS) break;
    if (/\bnofollow\b/iu.test(anchor.getAttribute("rel") ?? "")) continue;
    links.push(anchor.getAttribute("href") ?? "");
  }
  return links;
}

function metaOf(document: Document, name: string): string {
  const found = [...document.querySelectorAll("meta")].filter(
    (meta) =>
      (meta.getAttribute("name") ?? meta.getAttribute("property") ?? "").toLowerCase() === name,
  );
  return found.map((meta) => meta.getAttribute("content") ?? "").join(",");
}

function tagsOf(keywords: string): string[] {
  const words = keywords.split(",").map((word) => oneLine(word).toLowerCase());
  const fit = words.filter((word) => word.length >= 3 && word.length <= 60);
  return [...new Set(fit)].slice(0, MAX_TAGS);
}

function paragraphsOf(html: string): string {
  const { document } = parseHTML(`<!doctype html><html><body>${html}</body></html>`);
  const paragraphs: string[] = [];
  let loose = "";
  const endLoose = () => {
    if (oneLine(loose) !== "") paragraphs.push(oneLine(loose));
    loose = "";
  };
  const walk = (node: Node) => {
    for (const child of node.childNodes) {
      if (child.nodeType === 3) loose += child.textContent ?? "";
      else if (child.nodeType !== 1) continue;
      else if (BLOCKS.has(child.nodeName.toUpperCase())) {
        endLoose();
        loose = child.textContent ?? "";
        endLoose();
      } else if (
        /^(?:A|ABBR|B|CODE|EM|I|MARK|SMALL|SPAN|STRONG|SUB|SUP|U)$/iu.test(child.nodeName)
      ) {
        loose += child.textContent ?? "";
      } else {
        endLoose();
        walk(child);
        endLoose();
      }
    }
  };
  walk(document.body);
  endLoose();
  return paragraphs.join("\n\n");
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, " ").trim();
}
