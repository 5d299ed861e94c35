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

test("what was about to be sent is shown whatever it is, and is sent again from there @long", async ({
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

for (const [path, label, words, leave] of [
  ["/chat", "What is on your mind?", "It was a long day, and then", "link"],
  ["/journal?entry=new", "What's on your mind?", "The river was high, and then", "link"],
  ["/journal?entry=new", "What's on your mind?", "The river was high, and I sent it", "button"],
] as const) {
  test(`whoever loses the connection finds their words in the box again on the way back: ${path}, by a ${leave}`, async ({
    page,
    member,
    product,
  }) => {
    await product.query(
      `update users set subscription_plan = 'premium', subscription_status = 'active',
       premium_expires_at = 4000000000000, onboarding_complete = 1 where email = ?`,
      [member.email],
    );
    await page.goto("/home");
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    const save = async () => {
      await page.locator("form[data-draft] label[data-mood=calm]").click();
      await page.getByRole("button", { name: "Save Entry" }).click();
    };
    await page.goto(path);
    const box = page.getByRole("textbox", { name: label });
    await page.context().setOffline(true);
    await box.fill(words);
    if (leave === "button") await save();
    else await page.getByRole("link", { name: "Today" }).click();
    await expect(page.getByRole("heading", { name: "You're offline" })).toBeVisible();
    await page.context().setOffline(false);
    await page.goBack();
    await expect(box).toHaveValue(words);
    if (leave !== "button") return;
    // Once it was taken, it doesn't come back.
    await save();
    await expect(page.getByText(words)).toBeVisible();
    await page.goto(path);
    await expect(box).toHaveValue("");
  });
}

test("Back to a form that was answered shows its page, and not that one is offline", async ({
  page,
  member,
  product,
}) => {
  await product.query("update users set onboarding_complete = 1 where email = ?", [member.email]);
  await page.goto("/moods/feelings");
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.getByRole("button", { name: "Add feeling" }).click();
  await expect(page.locator(".field-error, [role=alert]").first()).toBeVisible();
  await page.goto("/home");
  await page.goBack();
  await expect(page.getByRole("button", { name: "Add feeling" })).toBeVisible();
});
