import { expect, test } from "./test.ts";

test.use({ companion: "guided", serviceWorkers: "allow" });

test("without a connection there are the help lines, and what was about to be sent", async ({
  page,
  member: _member,
}) => {
  await page.goto("/home");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.goto("/memory");
  await page.getByLabel("What to remember").fill("My sister's name is Ana, and she sings");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Remember this", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You're offline");
  await expect(page.getByLabel("What you wrote")).toHaveValue(/Ana, and she sings/);
  await expect(page.getByRole("link", { name: /988/ }).first()).toBeVisible();
  await page.goto("/home");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("You're offline");
  await expect(page.getByText("My sister's name is Ana")).toHaveCount(0);
  await page.context().setOffline(false);
  await page.goto("/home");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Hello");
});

test("what was about to be sent is shown whatever it is, and is sent again from there", async ({
  page,
  member: _member,
}) => {
  await page.goto("/home");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  for (const words of ["昨日は眠れませんでした", "Zither", 'She said "no" & <left>']) {
    await page.goto("/memory");
    await page.getByLabel("What to remember").fill(words);
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Remember this", exact: true }).click();
    await expect(page.getByLabel("What you wrote")).toHaveValue(words);
    await page.context().setOffline(false);
    await page.getByRole("button", { name: "Try again" }).click();
    await expect(page.getByRole("button", { name: "Remember this", exact: true })).toBeVisible();
    await expect(page.getByText(words)).toBeVisible();
  }
});
