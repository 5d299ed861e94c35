import type { Page } from "@playwright/test";

/** Resolves once the page's script has taken over: before that a form is posted by the browser. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const box = document.querySelector("textarea");
    return box !== null && Object.keys(box).some((key) => key.startsWith("__react"));
  });
}
