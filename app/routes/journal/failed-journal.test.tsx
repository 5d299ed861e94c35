import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { FailedJournal } from "./failed-journal.tsx";

test("a journal that can't be read says so, with a way to try again", () => {
  const page = renderToStaticMarkup(<FailedJournal error={new Error("the disk is gone")} />);
  expect(page).toContain("Error loading journal entries: ");
  expect(page).toContain('href="/journal"');
  expect(page).not.toContain("the disk is gone");
});
