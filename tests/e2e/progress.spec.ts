import type { Product } from "./product.ts";
import { expectGoodFace } from "./face.ts";
import { expect, test } from "./test.ts";

test.use({ companion: "guided" });

const PREMIUM = `update users set subscription_plan = 'premium', subscription_status = 'active',
  premium_expires_at = 4000000000000 where email = ?`;
const GOAL = `insert into sessions
    (id, user_id, therapist_type, weekly_goals, insights, is_completed, duration, last_message_at, created_at)
  select 'goal-' || id, id, 'alina', 'Walk to the lake twice', 'You slept better after walks.', 1, 12,
    unixepoch() * 1000 - 864000000, unixepoch() * 1000 - 864000000
  from users where email = ?`;
/** A mood on each of the last hundred days, sad at first and calm in the end, with a tag each. */
const MOODS = `
  with recursive days(ago) as (values (0) union all select ago + 1 from days where ago < 99)
  insert into mood_entries (id, user_id, mood, mood_score, activities, date, created_at)
  select 'mood-' || users.id || ago, users.id, iif(ago > 50, 'sad', 'calm'), iif(ago > 50, 2, 7), '["walk"]',
    date('now', '-' || ago || ' days'), unixepoch() * 1000 - ago * 86400000
  from days, users where email = ?`;
const TAGS = `insert into mood_tags (mood_entry_id, user_id, tag, date, mood_score)
  select mood_entries.id, user_id, iif(mood_score = 7, 'walk', 'work'), date, mood_score
  from mood_entries, users where users.id = user_id and email = ?`;

async function fill(product: Product, email: string): Promise<void> {
  for (const statement of [PREMIUM, GOAL, MOODS, TAGS]) await product.query(statement, [email]);
}

test(
  "someone reads three months at a glance, carries a goal over, and puts an insight away",
  { tag: "@no-scripts" },
  async ({ page, member, product, hasScripts }) => {
    await fill(product, member.email);
    await page.goto("/progress");
    await expect(page.getByText("You logged 90 moods on 90 of these 90 days.")).toBeVisible();
    await expect(page.getByRole("img", { name: "Your mood over 90 days" })).toBeVisible();
    await expect(page.getByRole("img")).toHaveCount(4);
    await expectGoodFace(page, "progress", hasScripts);

    await page.getByText("As a table: Your mood over 90 days").click();
    await expect(page.getByRole("table", { name: "Your average mood, 90 days" })).toBeVisible();

    await page.getByRole("link", { name: "30 days" }).click();
    await expect(page.getByText("on 30 of these 30 days.")).toBeVisible();

    await page.getByRole("button", { name: "Carry over to this week" }).click();
    await expect(page.getByRole("heading", { name: "This week" })).toBeVisible();
    await expect(page.getByText("on 30 of these 30 days.")).toBeVisible();

    await expect(page.getByText("You slept better after walks.")).toBeVisible();
    await page
      .getByRole("listitem")
      .filter({ hasText: "You slept better after walks." })
      .getByRole("button", { name: "Dismiss" })
      .click();
    await expect(page.getByText("You slept better after walks.")).toHaveCount(0);

    await page.getByRole("button", { name: "Hide my streak" }).click();
    await expect(page.getByRole("definition").filter({ hasText: "Hidden" })).toBeVisible();
  },
);

test("it prints: charts in full, and nothing to press", async ({ page, member, product }) => {
  await fill(product, member.email);
  await page.goto("/progress");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("img", { name: "Your mood over 90 days" })).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("link", { name: "365 days" })).toHaveCount(0);
});
