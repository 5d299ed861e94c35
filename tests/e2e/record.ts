import { expect, type Page } from "@playwright/test";
import type { Product } from "./product.ts";

const PREMIUM = `update users set subscription_plan = 'premium', subscription_status = 'active',
  premium_expires_at = 4000000000000, onboarding_complete = 1 where email = ?`;
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

/** The journal and the progress page are open to this person from now on. */
export async function makePremium(product: Product, email: string): Promise<void> {
  await product.query(PREMIUM, [email]);
}

/** Gives somebody premium, a hundred days of moods, and a session with a goal and an insight. */
export async function fillRecord(product: Product, email: string): Promise<void> {
  for (const statement of [PREMIUM, GOAL, MOODS, TAGS]) await product.query(statement, [email]);
}

/** Writes an entry of a happy day by its form. */
export async function writeEntry(page: Page, words: string, tags = ""): Promise<void> {
  await page.goto("/journal?entry=new");
  const form = page.locator("#new-entry");
  await form.getByLabel("What's on your mind?").fill(words);
  await form.getByLabel("Happy").check();
  await form.getByText("Tags, day and sharing").click();
  await form.getByLabel("Tags").fill(tags);
  await form.getByRole("button", { name: "Save Entry" }).click();
  await expect(page.locator(".entries").getByText(words)).toBeVisible();
}

/** The file of another app, as it is pasted. */
const DAYLIO = `full_date,date,weekday,time,mood,activities,note_title,note
2026-01-05,January 5,Monday,21:10,rad,"reading | walk","","Snow on the roofs"`;

/** Every address of somebody's moods, journal and progress, once there is an entry. */
export async function recordPaths(page: Page): Promise<string[]> {
  await page.goto("/journal");
  await openOptions(page);
  const entry = await page.getByRole("link", { name: /^Edit the entry of/ }).getAttribute("href");
  await page.goto("/moods");
  const mood = page.locator(".row-menu a", { hasText: /^Edit\s+Calm/ }).first();
  const moodPath = await mood.getAttribute("href");
  await page.goto("/moods/import");
  await page.getByLabel("Or paste what's in it").fill(DAYLIO);
  await page.getByRole("button", { name: "Check the file" }).click();
  await expect(page.getByRole("heading", { name: "Check before you import" })).toBeVisible();
  return [
    new URL(page.url()).pathname,
    entry ?? "",
    new URL(entry ?? "", page.url()).pathname,
    moodPath ?? "",
    "/journal",
    "/journal?entry=new",
    "/journal/search",
    "/journal/calendar",
    "/moods",
    "/moods/feelings",
    "/moods/import",
    "/progress",
    "/progress/report",
    "/progress/week",
    "/ask",
    "/check-up",
    "/safety-plan/person",
    "/settings/import",
    "/settings/lock",
    "/settings/passkeys",
    "/settings/reminders",
    "/settings/talking",
  ];
}

/** Makes a report with the moods and whatever has one of these words; nothing else is ticked. */
export async function makeReport(page: Page, words: readonly string[]): Promise<void> {
  await page.goto("/progress/report");
  await page.getByLabel("Your moods").check();
  for (const each of words) await page.getByLabel(each).check();
  await page.getByRole("button", { name: "Make report" }).click();
  await expect(page.getByRole("heading", { name: "Report for Ana Ruiz" })).toBeVisible();
}

/** Opens the menu of the first row, or of the one entry that is shown. */
export async function openOptions(page: Page): Promise<void> {
  await page.locator(".row-menu > summary").first().click();
}
