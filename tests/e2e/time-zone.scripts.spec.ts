import { expect, test } from "./test.ts";

test.use({ companion: "guided", timezoneId: "Asia/Kolkata" });

test("the browser's own time zone is learned with the first mood, and times are shown in it", async ({
  page,
  member,
  product,
}) => {
  await product.query("update users set onboarding_complete = 1 where email = ?", [member.email]);
  await page.goto("/settings/time-zone");
  await expect(page.getByText("No time zone set")).toBeVisible();
  await page.goto("/home");
  await page.getByRole("button", { name: "Calm" }).click();
  await expect(page.getByText("Mood logged!").first()).toBeVisible();
  await page.goto("/settings/time-zone");
  await expect(page.getByText(/Times are in Kolkata, \d+:\d\d [AP]M\./)).toBeVisible();
});
