// A process: a website of many pages, each with the next ones' addresses, and prints its port.
import { articlePage, openTestWebsite } from "#tests/setup/website.ts";
import { knowledgeText } from "./knowledge-words.ts";

const LINKS = 20;

const count = Number(process.argv[2]);
const pages: Record<string, string> = {};
for (let number = 0; number < count; number += 1) {
  const first = number * LINKS + 1;
  const next = Array.from({ length: LINKS }, (_, index) => first + index);
  const links = next.filter((page) => page < count).map((page) => `/${page}`);
  pages[number === 0 ? "/" : `/${number}`] = articlePage(
    `Page ${number}`,
    knowledgeText(number, 600),
    links,
  );
}
const { port } = await openTestWebsite(pages);
process.send?.({ port });
