import { expect, test } from "vitest";
import { isPageOutdated, noteMessageAnswered, notePageAsked } from "./page-order.ts";

test("a page is outdated from a message's answer until it is asked for again", () => {
  expect(isPageOutdated("/chat/a")).toBe(false);
  notePageAsked("/chat/a");
  noteMessageAnswered("/chat/a");
  expect(isPageOutdated("/chat/a")).toBe(true);
  expect(isPageOutdated("/chat/b")).toBe(false);
  notePageAsked("/chat/a");
  expect(isPageOutdated("/chat/a")).toBe(false);
});
