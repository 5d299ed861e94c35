import { fakeVoice } from "./fake-voice.ts";
import { makePremium } from "./record.ts";
import { expect, test } from "./test.ts";

test.use({ companion: "guided" });

test("what is dictated goes into the entry and its draft, once it was said who hears it", async ({
  page,
  member,
  product,
}) => {
  await makePremium(product, member.email);
  await fakeVoice(page);
  await page.goto("/journal?entry=new");
  const box = page.getByLabel("What's on your mind?");
  // The button is there before anybody is in the box.
  await expect(page.getByRole("button", { name: "Dictate" })).toBeVisible();
  await box.fill("Yesterday");
  await page.getByRole("button", { name: "Dictate" }).click();
  await expect(page.getByText("send the sound to their maker")).toBeVisible();
  expect(await page.evaluate(() => window.fakeVoice.isListening)).toBe(false);
  await page.getByRole("button", { name: "Dictate" }).click();
  await page.waitForFunction(() => window.fakeVoice.isListening);
  expect(await page.evaluate(() => window.fakeVoice.language)).toBe("en-US");
  await page.evaluate(() => window.fakeVoice.hear("I could not sleep", true));
  // It's there before anybody stops: whoever saves at once saves it, too.
  await expect(box).toHaveValue("Yesterday I could not sleep");
  await page.getByRole("button", { name: "Stop dictating" }).click();
  await expect(box).toHaveValue("Yesterday I could not sleep");
  await expect(page.getByText("Draft saved")).toBeVisible();
});
