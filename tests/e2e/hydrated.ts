import type { Page } from "@playwright/test";

/** Resolves once the page's script has taken over: before that a form is posted by the browser. */
export async function hydrated(page: Page): Promise<void> {
  // What plain pages have from the start is added to a hydrated one at its end.
  await page.waitForSelector("body:has(textarea) .toasts-live", { state: "attached" });
}
