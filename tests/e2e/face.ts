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
type Face = (typeof ALL_FACES)[number];

/** The short run looks by light alone, and at one width. */
const isLong = process.env.TEST_LONG === "1";
const FACES = isLong ? ALL_FACES : ALL_FACES.slice(0, 1);
/** A tablet by light and a desktop in the dark, beside the width that a test has, which has every face. */
const WIDER = isLong
  ? [
      { width: 768, faces: ALL_FACES.slice(0, 1) },
      { width: 1280, faces: ALL_FACES.slice(1, 2) },
    ]
  : [];

/**
 * Nothing is wider than the screen or cut off, and axe, where it can run, finds nothing: by light, in
 * the dark, and where the system chooses the colours. Motion stays reduced from here on.
 */
export async function expectGoodFace(page: Page, name: string, hasScripts = true): Promise<void> {
  const size = page.viewportSize() ?? { width: 320, height: 640 };
  await expectToFit(page, name);
  if (hasScripts) await expectAccessible(page, name, FACES);
  for (const { width, faces } of WIDER) {
    await page.setViewportSize({ width, height: 800 });
    await expectToFit(page, name);
    if (hasScripts) await expectAccessible(page, name, faces);
  }
  if (WIDER.length > 0) await page.setViewportSize(size);
}

/** Nothing of a page is beyond its screen's sides, nor behind the edge of what holds it. */
async function expectToFit(page: Page, name: string): Promise<void> {
  const { width = 320 } = page.viewportSize() ?? {};
  const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(pageWidth, `${name}, ${width}: width`).toBeLessThanOrEqual(width);
  expect.soft(await cutOff(page), `${name}, ${width}: cut off`).toEqual([]);
}

/** Words and controls that nobody can see whole, nor scroll to. */
function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const SLACK = 2;
    const FIELDS = "input, textarea, select";
    const isMeantToEnd = ({ textOverflow, webkitLineClamp }: CSSStyleDeclaration) =>
      textOverflow === "ellipsis" || !["none", ""].includes(webkitLineClamp);
    /** What is read aloud and not seen. */
    const isForReadersAlone = ({ clipPath }: CSSStyleDeclaration) => clipPath === "inset(50%)";
    /** The first thing around it that shows no more than fits in it; null where one can scroll to it. */
    const frameOf = (element: Element): DOMRect | null => {
      for (let around = element.parentElement; around; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (["auto", "scroll"].includes(style.overflowX) || isMeantToEnd(style)) return null;
        if (isForReadersAlone(style)) return null;
        if (["hidden", "clip"].includes(style.overflowX)) return around.getBoundingClientRect();
      }
      return new DOMRect(0, 0, innerWidth);
    };
    const isCut = (element: Element) => {
      const style = getComputedStyle(element);
      if (isMeantToEnd(style) || isForReadersAlone(style)) return false;
      // In a field one can move on.
      const hides = !element.matches(FIELDS) && ["hidden", "clip"].includes(style.overflowX);
      if (hides && element.scrollWidth > element.clientWidth + SLACK) return true;
      const { left, right } = element.getBoundingClientRect();
      const frame = frameOf(element);
      return frame !== null && (left < frame.left - SLACK || right > frame.right + SLACK);
    };
    const hasWords = (element: Element) =>
      element.matches(`img, ${FIELDS}`) ||
      [...element.childNodes].some(({ nodeType, data }: Node & { data?: string }) =>
        Boolean(nodeType === Node.TEXT_NODE && data?.trim()),
      );
    return [...document.querySelectorAll("body :not(svg, svg *, script, style, noscript)")]
      .filter((element) => !element.closest(".visually-hidden, .skip-link, datalist"))
      .filter(
        (element) => hasWords(element) && element.checkVisibility({ visibilityProperty: true }),
      )
      .filter(isCut)
      .map((element) => element.outerHTML.slice(0, 200));
  });
}

async function expectAccessible(page: Page, name: string, faces: readonly Face[]): Promise<void> {
  const { width = 320 } = page.viewportSize() ?? {};
  await page.evaluate(axe.source);
  for (const face of faces) {
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
    expect.soft(found, `${name}, ${width}, ${face.name}: axe`).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: null, forcedColors: null });
}
