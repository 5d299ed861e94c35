import { makePremium } from "./record.ts";
import { expect, test } from "./test.ts";

test.use({ companion: "guided" });

test("what is typed and not saved is there again, also after the page was left", async ({
  page,
  member,
  product,
}) => {
  await makePremium(product, member.email);
  await page.goto("/journal?entry=new");
  const words = page.getByLabel("What's on your mind?");
  await words.fill("Half a thought about the river");
  await expect(page.getByText("Draft saved")).toBeVisible();
  await words.fill("Half a thought about the river, and then the bus came");
  await page.goto("/home");
  await page.goto("/journal");
  await expect(page.getByText("You have a draft waiting.")).toBeVisible();
  await expect(async () => {
    await page.goto("/journal?entry=new");
    await expect(words).toHaveValue("Half a thought about the river, and then the bus came", {
      timeout: 1_000,
    });
  }).toPass();
  await page.getByText("😌 Calm").last().click();
  await page.getByRole("button", { name: "Save Entry" }).click();
  await expect(page.getByText("Found 1 journal entry")).toBeVisible();
  await page.goto("/journal?entry=new");
  await expect(words).toHaveValue("");
});
