import { expect, type Locator, type Page } from "@playwright/test";

/** Goes there as somebody does who has no pointer: past the navigation, then on from key to key. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const isInside = await page.evaluate(() => document.activeElement?.closest("main") !== null);
  if (!isInside) {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
  }
  for (let pressed = 0; pressed < 40; pressed += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("no key leads there");
}

export async function press(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press("Enter");
}

/** Presses what leads to another page, and is there: the next button may have the same name. */
export async function follow(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  const left = page.waitForEvent("framenavigated", (frame) => frame === page.mainFrame());
  await page.keyboard.press("Enter");
  await left;
}

/** The step's own button. */
export async function goOn(page: Page): Promise<void> {
  await follow(page, page.getByRole("button", { name: "Continue" }));
}

export async function fill(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(text);
}

/** Arrow keys go through a group of answers. */
export async function choose(page: Page, label: string): Promise<void> {
  const choices = page.getByRole("radio");
  const wanted = page.getByRole("radio", { name: label, exact: true });
  await tabTo(page, choices.first());
  await page.keyboard.press("Space");
  for (let pressed = 0; pressed < 20; pressed += 1) {
    if (await wanted.isChecked()) return;
    await page.keyboard.press("ArrowDown");
  }
  throw new Error("no key chooses that");
}

export async function tick(page: Page, label: string): Promise<void> {
  await tabTo(page, page.getByRole("checkbox", { name: label }));
  await page.keyboard.press("Space");
}
