import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect } from "./test.ts";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Nothing is wider than the screen, and axe, where it can run, finds nothing. */
export async function expectGoodFace(page: Page, name: string, hasScripts = true): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, `${name}: width`).toBeLessThanOrEqual(page.viewportSize()?.width ?? 320);
  if (!hasScripts) return;
  // What still fades in has no colours of its own yet: without motion nothing does.
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.evaluate(axe.source);
  const found = await page.evaluate(async () => {
    // The frame of a growing reply allows no script, not even this one.
    const { violations } = await window.axe.run({ exclude: ["iframe"] });
    return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)].join("\n"));
  });
  expect.soft(found, `${name}: axe`).toEqual([]);
}
