import type { Page } from "@playwright/test";
import { makePremium } from "./record.ts";
import { expect, test } from "./test.ts";

test.use({ companion: "guided" });

/** Where the page's title begins. CSS pixels. */
async function titleEdge(page: Page, path: string): Promise<number> {
  await page.goto(path);
  const box = await page.getByRole("heading", { level: 1 }).boundingBox();
  return Math.round(box?.x ?? -1);
}

test("on a wide screen every page of the app begins on the same line", async ({
  page,
  member,
  product,
}) => {
  await makePremium(product, member.email);
  await page.setViewportSize({ width: 1280, height: 800 });
  const edge = await titleEdge(page, "/journal");
  for (const path of ["/home", "/journal/search", "/moods/feelings", "/memory", "/settings/name"]) {
    expect(await titleEdge(page, path), path).toBe(edge);
  }
});

test("a mood with a note is asked for once", async ({ page, member }) => {
  expect(member.email).not.toBe("");
  await page.goto("/moods");
  await expect(page.getByRole("button", { name: "Happy" })).toBeVisible();
  await page.getByText("With a note, or for another day").click();
  await expect(page.getByRole("button", { name: "Happy" })).toBeHidden();
  await expect(page.getByRole("radio", { name: "Happy" })).toBeAttached();
});

test("a conversation opens with a hello, and says that it's an AI before there is anything to choose", async ({
  page,
  member,
}) => {
  expect(member.email).not.toBe("");
  await page.goto("/chat");
  const top = async (selector: string) =>
    (await page.locator(selector).first().boundingBox())?.y ?? Number.NaN;
  const hello = await top(".chat-opening > .message");
  const notice = await top(".chat-opening > .disclosure-line");
  const choices = await top(".chat-opening .quick-answers");
  expect(hello).toBeLessThan(notice);
  expect(notice).toBeLessThan(choices);
});
