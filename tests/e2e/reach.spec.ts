import type { Page } from "@playwright/test";
import { Chat } from "./chat.ts";
import { hydrated } from "./hydrated.ts";
import { fillRecord, recordPaths, writeEntry } from "./record.ts";
import { expect, test } from "./test.ts";
import { ownScreens } from "./own-screens.ts";

// What a tool does not see: whether keys and fingers reach everything, on a small screen.
test.use({ companion: "guided", viewport: { width: 320, height: 640 } });

const SAID = ["I lie awake", "and count the hours", "then morning comes", "and I am worn out"];
const READY =
  "update users set onboarding_complete = 1, selected_therapist = 'alina' where email = ?";

test.beforeEach(async ({ page, member, product }) => {
  // For a while a page that scrolls smoothly is on its way, and a greeting lies over it.
  await page.context().clearCookies({ name: "aliwell_toast" });
  await page.emulateMedia({ reducedMotion: "reduce" });
  await product.query(READY, [member.email]);
});

/** A conversation that is longer than the screen. */
async function talk(page: Page): Promise<Chat> {
  const chat = new Chat(page);
  await chat.open();
  for (const [index, words] of SAID.entries()) {
    await chat.send(words);
    await expect(chat.replies).toHaveCount(index + 2);
  }
  return chat;
}

/** Opens a step of an exercise in which something is written. */
async function startExercise(page: Page): Promise<void> {
  await page.goto("/exercises/self-compassion-break");
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByText("Step 1 of 6")).toBeVisible();
}

/** Goes through a page by keys, there and back, and returns what had the focus out of sight. */
async function findHiddenFocus(page: Page): Promise<string[]> {
  const hidden: string[] = [];
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let pressed = 0; pressed < 150; pressed += 1) {
      await page.keyboard.press(key);
      const focus = await page.evaluate(lookAtFocus);
      if (focus === null) break;
      if (!focus.isSeen) hidden.push(`${key}: ${focus.html}`);
    }
  }
  return hidden;
}

/** Whether what has the focus is there to see: at its middle and at each of its edges. */
async function lookAtFocus(): Promise<{ html: string; isSeen: boolean } | null> {
  // What scrolls to it has done so by the frame after the next.
  for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  const focused = document.activeElement;
  const [box] = focused?.getClientRects() ?? [];
  if (!focused || !box || focused === document.body) return null;
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const points = [
    [x, y],
    [x, box.top + 3],
    [x, box.bottom - 3],
    [box.left + 3, y],
    [box.right - 3, y],
  ];
  const isSeen = points.every(([atX = 0, atY = 0]) => {
    const found = document.elementFromPoint(atX, atY);
    const label = found?.closest("label");
    return found !== null && (focused.contains(found) || label?.control === focused);
  });
  return { html: focused.outerHTML.slice(0, 120), isSeen };
}

/** Controls that a finger misses, and names that begin with other words than are seen. */
function findOutOfReach(): string[] {
  const TARGET = 44;
  const found: string[] = [];
  for (const control of document.querySelectorAll<HTMLElement>(
    "a[href], button, summary, input, select, textarea",
  )) {
    if (!control.checkVisibility({ visibilityProperty: true })) continue;
    // What is hidden from keys and voices, too, is no target: the button that Enter stands for.
    if (control.matches(".skip-link, [type=hidden], [aria-hidden=true][tabindex='-1']")) continue;
    const boxes = [control, ...labelsOf(control), ...cardOf(control)].map((element) =>
      element.getBoundingClientRect(),
    );
    const width = Math.max(...boxes.map((box) => box.width));
    const height = Math.max(...boxes.map((box) => box.height));
    if ((width < TARGET || height < TARGET) && !isInSentence(control)) {
      found.push(
        `${Math.round(width)} x ${Math.round(height)}: ${control.outerHTML.slice(0, 120)}`,
      );
    }
    const seen = wordsOf(control, true);
    const name = (control.ariaLabel ?? wordsOf(control, false)).toLowerCase();
    if (!name.startsWith(seen.toLowerCase())) found.push(`"${seen}" is called "${name}"`);
  }
  return found;

  function labelsOf(control: HTMLElement): Iterable<HTMLElement> {
    return control instanceof HTMLInputElement ? (control.labels ?? []) : [];
  }
  // A link or a label may lie over all of its card.
  function cardOf(control: HTMLElement): Element[] {
    const over = [control, ...labelsOf(control)].find((element) => {
      const { position, inset } = getComputedStyle(element, "::after");
      return position === "absolute" && inset.split(" ").every((edge) => parseFloat(edge) <= 0);
    });
    const card = over && getComputedStyle(over).position === "static" ? over.offsetParent : over;
    return card ? [card] : [];
  }
  function isInSentence(control: HTMLElement): boolean {
    if (getComputedStyle(control).display !== "inline") return false;
    const around = control.closest("p, li, dd, td, label")?.textContent?.trim() ?? "";
    return around.length > (control.textContent?.trim().length ?? 0) + 3;
  }
  function wordsOf(node: Node, isSeen: boolean): string {
    const words = [...node.childNodes].map((child) => {
      if (child.nodeType === Node.TEXT_NODE) return child.textContent ?? "";
      if (!(child instanceof HTMLElement) || child.ariaHidden === "true") return "";
      if (isSeen && getComputedStyle(child).clipPath !== "none") return "";
      return wordsOf(child, isSeen);
    });
    return words.join("").replaceAll(/\s+/g, " ").trim();
  }
}

test("the focus is never behind a bar or the box to write in @long", async ({ page }) => {
  test.slow();
  for (const path of ["/home", "/exercises", "/you", "/therapist-selection"]) {
    await page.goto(path);
    expect.soft(await findHiddenFocus(page), path).toEqual([]);
  }
  await startExercise(page);
  expect.soft(await findHiddenFocus(page), "an exercise").toEqual([]);
  await talk(page);
  await hydrated(page);
  expect.soft(await findHiddenFocus(page), "a conversation").toEqual([]);
});

test("a finger reaches everything, and a voice may call it by the words on it @long", async ({
  page,
}) => {
  test.slow();
  await talk(page);
  expect.soft(await page.evaluate(findOutOfReach), "a conversation").toEqual([]);
  const conversation = new URL(page.url()).pathname;
  await startExercise(page);
  expect.soft(await page.evaluate(findOutOfReach), "an exercise").toEqual([]);
  for (const path of [
    ...ownScreens(conversation),
    "/home",
    "/therapist-selection",
    "/therapy-tracks",
    "/crisis",
    "/pricing",
    "/privacy",
  ]) {
    await page.goto(path);
    expect.soft(await page.evaluate(findOutOfReach), path).toEqual([]);
  }
  await page.context().clearCookies();
  for (const path of [
    "/",
    "/auth",
    "/auth?mode=register",
    "/auth/forgot-password",
    "/auth/link",
    "/pricing",
  ]) {
    await page.goto(path);
    expect.soft(await page.evaluate(findOutOfReach), path).toEqual([]);
  }
});

test("keys and fingers reach everything of moods, journal and progress @long", async ({
  page,
  member,
  product,
}) => {
  test.slow();
  await fillRecord(product, member.email);
  await writeEntry(page, "Tea on the steps.", "tea, sun");
  await page.goto("/journal?entry=new");
  expect.soft(await findHiddenFocus(page), "a new entry").toEqual([]);
  for (const path of await recordPaths(page)) {
    await page.goto(path);
    expect.soft(await page.evaluate(findOutOfReach), path).toEqual([]);
  }
});

test("the chat's menu opens and closes by keys, and gives the focus back", async ({ page }) => {
  const chat = await talk(page);
  await hydrated(page);
  const menu = page.locator(".chat-more > summary");
  const first = page.getByRole("link", { name: "Change companion" });
  await menu.focus();
  await page.keyboard.press("Enter");
  await expect(first).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await expect(first).toBeHidden();
  await expect(menu).toBeFocused();
  await page.keyboard.press("Space");
  await expect(first).toBeVisible();
  await chat.box.click();
  await expect(chat.box).toBeFocused();
});
