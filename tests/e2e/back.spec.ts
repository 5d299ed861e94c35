import { expect, test } from "./test.ts";

test.use({ companion: "guided" });

const FILE = [
  "full_date,date,weekday,time,mood,activities,scales,note_title,note",
  '2024-03-10,March 10,Sunday,2:30 PM,good,"family","","","By the river"',
].join("\n");

test(
  "the way back leads to what was found, and to a file that was sent by a double click",
  { tag: "@no-scripts" },
  async ({ page, member: _member }) => {
    await page.goto("/moods/import");
    await page.getByLabel("Or paste what's in it").fill(FILE);
    await page.getByRole("button", { name: "Check the file" }).dblclick();
    await expect(page.getByText("By the river")).toBeVisible();
    await page.getByRole("button", { name: "Import these moods" }).dblclick();
    await expect(page.getByText("1 mood imported")).toBeVisible();
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/import/iu);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/import/iu);

    await page.goto("/ask");
    await page.getByLabel("Your question").fill("What did I do in March 2024?");
    await page.getByRole("button", { name: "Ask", exact: true }).click();
    await page.getByRole("link", { name: /^Mood, / }).click();
    await expect(page.getByRole("heading", { name: "Change a mood" })).toBeVisible();
    await page.goBack();
    await expect(page.getByText("By the river")).toBeVisible();
    await expect(page.getByLabel("Your question")).toHaveValue("What did I do in March 2024?");
  },
);
