import { expectGoodFace } from "./face.ts";
import { fillRecord, makeReport, writeEntry } from "./record.ts";
import { expect, test } from "./test.ts";

test.use({ companion: "guided" });

test(
  "someone reads three months at a glance, carries a goal over, and puts an insight away",
  { tag: "@no-scripts" },
  async ({ page, member, product, hasScripts }) => {
    await fillRecord(product, member.email);
    await page.goto("/progress");
    await expect(page.getByText("You logged 90 moods on 90 of these 90 days.")).toBeVisible();
    await expect(page.getByRole("img", { name: "Your mood over 90 days" })).toBeVisible();
    await expect(page.getByRole("img")).toHaveCount(1);
    await expectGoodFace(page, "progress", hasScripts);
    for (const [tab, chart] of [
      ["Patterns", "Your average mood by day of the week"],
      ["Year", /in pixels/],
    ] as const) {
      await page.getByRole("link", { name: tab, exact: true }).click();
      await expect(page.getByRole("img", { name: chart })).toBeVisible();
      await expectGoodFace(page, `progress, ${tab}`, hasScripts);
    }

    await page.getByText("As a table: Your mood over 90 days").click();
    await expect(page.getByRole("table", { name: "Your average mood, 90 days" })).toBeVisible();

    await page.getByRole("link", { name: "30 days" }).click();
    await expect(page.getByText("on 30 of these 30 days.")).toBeVisible();

    await page.getByRole("link", { name: "Goals", exact: true }).click();
    await page.getByText("How did it go?").first().click();
    await page.getByRole("button", { name: "Carry over to this week" }).click();
    await expect(page.getByRole("heading", { name: "This week" })).toBeVisible();
    await expect(page.getByText("on 30 of these 30 days.")).toBeVisible();

    await page.getByRole("link", { name: "Insights", exact: true }).click();
    await expect(page.getByText("You slept better after walks.")).toBeVisible();
    await page
      .getByRole("listitem")
      .filter({ hasText: "You slept better after walks." })
      .getByRole("button", { name: "Dismiss" })
      .click();
    await expect(page.getByText("You slept better after walks.")).toHaveCount(0);

    await page.getByRole("link", { name: "Sessions", exact: true }).click();
    await page.getByRole("button", { name: "Hide my streak" }).click();
    await expect(page.getByRole("definition").filter({ hasText: "Hidden" })).toBeVisible();
  },
);

test("a point of the line tells its day and what was noted", async ({ page, member, product }) => {
  await fillRecord(product, member.email);
  await product.query(
    `update mood_entries set notes = 'Tea on the steps' where date = date('now')
     and user_id = (select id from users where email = ?)`,
    [member.email],
  );
  await page.goto("/progress");
  const told = page.locator(".chart-points output");
  await expect(told).toContainText("Tea on the steps");
  await page.getByRole("slider", { name: "Day" }).press("ArrowLeft");
  await expect(told).toContainText(/: 7\.0 \(calm\)$/i);
});

test("it prints: charts in full, and nothing to press", async ({ page, member, product }) => {
  await fillRecord(product, member.email);
  await page.goto("/progress");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("img", { name: "Your mood over 90 days" })).toBeVisible();
  await expect(page.getByRole("img", { name: /in pixels/ })).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "365 days" })).toHaveCount(0);
});

test(
  "a report for a therapist holds what was ticked and nothing else, and prints without the app around it",
  { tag: "@no-scripts" },
  async ({ page, member, product }) => {
    await fillRecord(product, member.email);
    await writeEntry(page, "The lake was frozen this morning.");
    await writeEntry(page, "This one stays with me alone.");
    await makeReport(page, ["The lake was frozen"]);
    await expect(page.getByText("The lake was frozen this morning.")).toBeVisible();
    await expect(page.getByRole("img", { name: "Mood by day" })).toBeVisible();
    await expect(page.getByText("This one stays with me alone.")).toHaveCount(0);
    await expect(page.getByText("Walk to the lake twice")).toHaveCount(0);

    await page.emulateMedia({ media: "print" });
    await expect(page.getByText("The lake was frozen this morning.")).toBeVisible();
    for (const role of ["navigation", "button", "link"] as const) {
      await expect(page.getByRole(role)).toHaveCount(0);
    }
  },
);
