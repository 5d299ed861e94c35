import { expectGoodFace } from "./face.ts";
import { choose, fill, follow, goOn, press, tick } from "./keys.ts";
import { expect, memberTest as test } from "./test.ts";

test.use({ companion: "guided", viewport: { width: 320, height: 640 } });

test("someone answers the fourteen questions on a small screen, with nothing but the keys @long", async ({
  page,
  member,
  product,
  hasScripts,
}) => {
  // Every key is pressed and looked at: on a busy machine that takes its time.
  test.slow();
  await page.goto("/onboarding");
  async function expectStep(step: number, question: string): Promise<void> {
    await expect(page.getByText(`Step ${step} of 14`)).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toContainText(question);
    await expectGoodFace(page, page.url(), hasScripts);
  }
  await expectStep(1, `Welcome, ${member.firstName}`);
  await goOn(page);

  await expectStep(2, "How did you hear about us?");
  await goOn(page);
  await expect(page.getByRole("alert")).toContainText("Please complete the How you heard about us");
  await choose(page, "Reddit");
  await goOn(page);

  await expectStep(3, "What should we call you?");
  await expect(page.getByText(member.firstName, { exact: true })).toBeVisible();
  await press(page, page.getByText("Change", { exact: true }));
  await fill(page, page.getByLabel("First name"), "Mina");
  await page.keyboard.press("Enter");

  await expectStep(4, "Where can we reach you?");
  await expect(page.getByText(member.email)).toBeVisible();
  await goOn(page);

  await expectStep(5, "Mobile number (optional)");
  await follow(page, page.getByRole("button", { name: "Skip" }));

  await expectStep(6, "How old are you?");
  await fill(page, page.getByLabel("Age"), "abc");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toContainText("as a whole number");
  await fill(page, page.getByLabel("Age"), "34");
  await page.keyboard.press("Enter");

  await expectStep(7, "How do you describe your gender?");
  await press(page, page.getByRole("button", { name: "Back" }));
  await expectStep(6, "How old are you?");
  await expect(page.getByLabel("Age")).toHaveValue("34");
  await goOn(page);
  await follow(page, page.getByRole("button", { name: "Skip" }));

  await expectStep(8, "What would you like to work on first?");
  await choose(page, "Better sleep");
  await goOn(page);
  await choose(page, "Work/School");
  await goOn(page);
  await choose(page, "Not in therapy");
  await goOn(page);

  await expectStep(11, "In the past month");
  await press(page, page.getByRole("button", { name: "Yes", exact: true }));
  await expect(page.locator("#crisis-panel")).toBeInViewport();
  await expect(page.getByRole("link", { name: "Call 988" })).toBeVisible();
  await expectGoodFace(page, page.url(), hasScripts);
  await press(page, page.getByRole("link", { name: "Continue" }));

  await expectStep(12, "Can we email you?");
  await tick(page, "I agree to receive account emails");
  await goOn(page);
  await expectStep(13, "Terms and privacy");
  await tick(page, "I accept the");
  await tick(page, "You may keep what I told you here");
  await goOn(page);
  await expectStep(14, "That's everything");
  await press(page, page.getByRole("button", { name: "Choose your companion" }));
  await expect(page).toHaveURL("/therapist-selection");
  const [lead] = await product.query(
    "select first_name, age, primary_goal from users_leadmagnet where first_name = 'Mina'",
  );
  expect(lead).toEqual({ first_name: "Mina", age: 34, primary_goal: "Better sleep" });
});

test("an answer stays once it is chosen, with or without Continue", async ({ page }) => {
  await page.goto("/onboarding");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByLabel("Reddit").check();
  await expect(page.getByText("Saved", { exact: true })).toBeVisible();
  await page.goto("/onboarding?step=1");
  await expect(page.getByLabel("Reddit")).toBeChecked();
  await page.getByLabel("TikTok").check();
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByRole("heading", { name: "What should we call you?" })).toBeVisible();
  await expect(page.getByText("in another tab")).toHaveCount(0);
  await page.goto("/onboarding?step=1");
  await expect(page.getByLabel("TikTok")).toBeChecked();
});

test("a young person meets help in place of the companion, and can delete the account", async ({
  page,
  hasScripts,
}) => {
  await page.goto("/onboarding");
  await goOn(page);
  await choose(page, "Reddit");
  for (const _ of ["heard", "name", "email", "phone"]) await goOn(page);
  await fill(page, page.getByLabel("Age"), "15");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Thank you for telling us" })).toBeVisible();
  await expect(page.locator("#crisis-panel")).toContainText("Childhelp");
  await expectGoodFace(page, page.url(), hasScripts);
  await page.goto("/chat");
  await expect(page).toHaveURL("/for-adults");
  await press(page, page.getByRole("link", { name: "Delete my account" }));
  await press(page, page.getByRole("button", { name: "Yes, delete everything" }));
  await expect(page.locator("main").getByText("Your account has been deleted")).toBeVisible();
  await page.goto("/onboarding");
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
});
