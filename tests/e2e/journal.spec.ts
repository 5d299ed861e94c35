import { expectGoodFace } from "./face.ts";
import { makePremium, openOptions, writeEntry } from "./record.ts";
import { expect, memberTest as test } from "./test.ts";

test.use({ companion: "guided" });

test(
  "someone writes with a template and tags, changes it, finds it, deletes it and takes that back",
  { tag: "@no-scripts" },
  async ({ page, member, product, hasScripts }) => {
    await makePremium(product, member.email);
    await page.goto("/journal");
    await expect(page.getByText("Your journal is empty")).toBeVisible();
    await page.getByRole("link", { name: "New Entry" }).click();
    await page.getByRole("link", { name: "Worry list" }).click();
    const words = page.getByLabel("What's on your mind?");
    await expect(words).toHaveValue(/What I'm worried about right now/);
    await expectGoodFace(page, "new entry", hasScripts);
    await words.fill("The talk on Monday, and that I sleep badly before it.");
    await page.getByText("😰 Anxious").last().click();
    await page.getByLabel("Tags").fill("work, sleep");
    await page.getByRole("button", { name: "Save Entry" }).click();
    await expect(page.getByText("Found 1 journal entry")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Anxious" })).toBeVisible();
    await expectGoodFace(page, "journal", hasScripts);

    await openOptions(page);
    await page.getByRole("link", { name: /^Edit the entry of/ }).click();
    await page.getByLabel("What's on your mind?").fill("The talk on Monday went well.");
    await page.getByRole("button", { name: "Save Entry" }).click();
    await expect(page.getByText("You changed this entry today.")).toBeVisible();
    await expectGoodFace(page, "one entry", hasScripts);
    await page.getByRole("button", { name: "Undo the last change" }).click();
    await expect(page.locator("main").getByText("that I sleep badly before it.")).toBeVisible();

    await page.goto("/journal");
    await page.getByRole("button", { name: "sleep (all entries with this tag)" }).click();
    await expect(page.getByRole("heading", { name: "Found 1 journal entry" })).toBeVisible();
    await expectGoodFace(page, "search", hasScripts);
    await page.goto("/journal/calendar");
    await page.getByRole("link", { name: /, Anxious, 1 entry$/ }).click();
    await expect(page.getByText("and that I sleep badly before it.")).toBeVisible();
    await expectGoodFace(page, "calendar", hasScripts);

    await page.goto("/journal");
    await openOptions(page);
    await page.getByRole("button", { name: /^Delete the entry of/ }).click();
    await expect(page.getByText("Your journal is empty")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(page.locator("main").getByText("that I sleep badly before it.")).toBeVisible();
  },
);

test(
  "a mood gets a note and what one was doing, on a free plan",
  { tag: "@also-no-scripts" },
  async ({ page, hasScripts }) => {
    await page.goto("/you");
    await page.getByRole("link", { name: "Moods", exact: true }).click();
    await page.getByRole("button", { name: "Calm" }).click();
    await expect(page.getByText("Mood logged! Today: calm.")).toBeVisible();
    await page.getByText("With a note, or for another day").click();
    await page.locator("form label", { hasText: "Calm" }).last().click();
    await page.getByLabel("A note, if you like").fill("Tea on the steps");
    await page.getByLabel("What were you doing?").fill("Tea, sun");
    await page.getByRole("button", { name: "Log mood" }).click();
    await expect(page.getByText("Tea on the steps")).toBeVisible();
    await expect(page.getByText("tea, sun")).toBeVisible();
    await expectGoodFace(page, "moods", hasScripts);
    await openOptions(page);
    await page
      .getByRole("link", { name: /^Edit Calm/ })
      .first()
      .click();
    await expectGoodFace(page, "one mood", hasScripts);
  },
);

test(
  "words of danger in an entry bring help before anything else",
  { tag: "@no-scripts" },
  async ({ page, member, product }) => {
    await makePremium(product, member.email);
    await page.goto("/journal?entry=new");
    await page.getByLabel("What's on your mind?").fill("I want to kill myself tonight");
    await page.getByText("😢 Sad").last().click();
    await page.getByRole("button", { name: "Save Entry" }).click();
    const panel = page.locator("#crisis-panel");
    await expect(panel).toBeInViewport();
    await expect(panel.getByRole("link", { name: /988/ }).first()).toBeVisible();
  },
);

test(
  "a mood that was tapped at home gets its note there",
  { tag: "@also-no-scripts" },
  async ({ page }) => {
    await page.goto("/home");
    await page.getByRole("button", { name: "Happy" }).click();
    await page.getByRole("link", { name: "Add a note" }).click();
    await page.getByLabel("A note, if you like").fill("She called back");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("link", { name: "Moods", exact: true }).click();
    await expect(page.getByText("She called back")).toBeVisible();
    await openOptions(page);
    await expect(page.getByRole("link", { name: /^Edit Happy/ })).toHaveCount(1);
  },
);

test(
  "half an entry is kept as a draft by its button",
  { tag: "@also-no-scripts" },
  async ({ page, member, product }) => {
    await makePremium(product, member.email);
    await page.goto("/journal?entry=new");
    await page.getByLabel("What's on your mind?").fill("Half a thought about the river");
    await page.getByRole("button", { name: "Keep as draft" }).click();
    await expect(page.getByText("You have a draft waiting.")).toBeVisible();
    await expect(page.getByText("Your journal is empty")).toBeVisible();
    await page.getByRole("link", { name: "New Entry" }).click();
    await expect(page.getByLabel("What's on your mind?")).toHaveValue(
      "Half a thought about the river",
    );
  },
);

test(
  "of two pages that change one entry, the second is shown both texts and saves what it makes of them",
  { tag: "@also-no-scripts" },
  async ({ page, context, member, product }) => {
    await makePremium(product, member.email);
    await writeEntry(page, "Tea on the steps.");
    await openOptions(page);
    await page.getByRole("link", { name: /^Edit the entry of/ }).click();
    await expect(page.getByLabel("What's on your mind?")).toHaveValue("Tea on the steps.");
    const other = await context.newPage();
    await other.goto(page.url());
    for (const [tab, words] of [
      [page, "Tea, and the cat came."],
      [other, "Tea, and then rain."],
    ] as const) {
      await tab.getByLabel("What's on your mind?").fill(words);
      await tab.getByRole("button", { name: "Save Entry" }).click();
      if (tab === page)
        await expect(tab.locator("main").getByText("Journal entry saved!")).toBeVisible();
    }
    await expect(other.getByText("This entry was changed in another place")).toBeVisible();
    await expect(other.locator("blockquote")).toHaveText("Tea, and the cat came.");
    const box = other.getByLabel("What's on your mind?");
    await expect(box).toHaveValue("Tea, and then rain.");
    await box.fill("Tea, the cat, and then rain.");
    await other.getByRole("button", { name: "Save Entry" }).click();
    await expect(other.locator("main").getByText("Journal entry saved!")).toBeVisible();
    await page.goto("/journal");
    await expect(page.getByText("Tea, the cat, and then rain.")).toBeVisible();
  },
);
