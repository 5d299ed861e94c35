import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect } from "./test.ts";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

const ALL_FACES = [
  { name: "light", colorScheme: "light", forcedColors: "none" },
  { name: "dark", colorScheme: "dark", forcedColors: "none" },
  { name: "forced colors", colorScheme: "light", forcedColors: "active" },
] as const;
/** The short run looks by light alone. */
const FACES = process.env.TEST_LONG === "1" ? ALL_FACES : ALL_FACES.slice(0, 1);

/**
 * Nothing is wider than the screen, and axe, where it can run, finds nothing: by light, in the dark,
 * and where the system chooses the colours. Motion stays reduced from here on.
 */
export async function expectGoodFace(page: Page, name: string, hasScripts = true): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, `${name}: width`).toBeLessThanOrEqual(page.viewportSize()?.width ?? 320);
  if (!hasScripts) return;
  await page.evaluate(axe.source);
  for (const face of FACES) {
    // What still fades in has no colours of its own yet: without motion nothing does.
    await page.emulateMedia({ ...face, reducedMotion: "reduce" });
    // Forced colours are the system's: what a page asked for is still told to scripts, and not shown.
    const isContrastOurs = face.forcedColors === "none";
    const found = await page.evaluate(async (enabled) => {
      const rules = {
        "color-contrast": { enabled },
        "label-content-name-mismatch": { enabled: true },
      };
      // The frame of a growing reply allows no script, not even this one.
      const { violations } = await window.axe.run({ exclude: ["iframe"] }, { rules });
      return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)].join("\n"));
    }, isContrastOurs);
    expect.soft(found, `${name}, ${face.name}: axe`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, forcedColors: null });
}
