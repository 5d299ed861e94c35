import { parentPort } from "node:worker_threads";
import { readPageText, type PageText } from "./page-text.ts";

/** What came of reading a page: null where it can't be read. */
export type PageTextAnswer = PageText | null;

// What is read elsewhere may be anything: whatever goes wrong with a page, the next one is read.
parentPort?.on("message", (html: unknown) => {
  let answer: PageTextAnswer = null;
  try {
    // Of a text without any markup the parser never comes to an end.
    answer = typeof html === "string" && /<\w/u.test(html) ? readPageText(html) : null;
  } catch {
    answer = null;
  }
  parentPort?.postMessage(answer);
});
