import { expectGoodFace } from "./face.ts";
import { expect, memberTest as test } from "./test.ts";

test.use({ companion: "guided" });

test(
  "free to monthly to yearly to canceled, back, and to lapsed, with test cards",
  { tag: "@no-scripts" },
  async ({ page, member, product, hasScripts }) => {
    await page.goto("/pricing");
    await expectGoodFace(page, "pricing", hasScripts);
    await page.getByRole("button", { name: "Choose monthly" }).click();
    await expect(page.getByRole("heading", { name: "DEMO checkout" })).toBeVisible();
    await expectGoodFace(page, "demo checkout", hasScripts);
    const card = page.getByLabel("Test card number");
    await card.fill("4000 0000 0000 0002");
    await page.getByRole("button", { name: /^Pay/ }).click();
    await expect(page.getByText("Payment Failed").first()).toBeVisible();
    await card.fill("4000 0025 0000 3155");
    await page.getByRole("button", { name: /^Pay/ }).click();
    await page.getByRole("button", { name: "Confirm payment" }).click();
    await expect(page.getByRole("heading", { name: "Welcome to Premium!" })).toBeVisible();
    await expectGoodFace(page, "success", hasScripts);
    await page.getByRole("button", { name: "Check Verification Status" }).click();
    await expect(page.locator("main").getByText("Premium Access Confirmed!")).toBeVisible();

    await page.goto("/settings/plan");
    await expect(page.getByRole("heading", { name: "Premium, monthly" })).toBeVisible();
    await expectGoodFace(page, "plan", hasScripts);
    await page.getByRole("link", { name: "Change to yearly" }).click();
    await expect(page.getByText(/^Today you pay/)).toBeVisible();
    await page.getByRole("button", { name: /^Change plan and pay/ }).click();
    await expect(page.getByRole("heading", { name: "Premium, yearly" })).toBeVisible();
    await page.getByRole("link", { name: "Cancel plan" }).click();
    await page.getByRole("button", { name: "Cancel plan" }).click();
    await expect(page.getByText(/^Canceled\. You keep Premium until/)).toBeVisible();
    await page.getByRole("button", { name: "Keep my plan" }).click();
    await expect(page.getByText(/^It renews on/)).toBeVisible();
    await page.getByRole("button", { name: "Ask for a refund" }).click();
    await expect(page.getByText("We'll refund $9.97")).toBeVisible();

    await page.goto("/checkout");
    await expectGoodFace(page, "checkout", hasScripts);
    await expect(page.getByText("You already have an active premium subscription!")).toBeVisible();

    // As if the time that was paid for were over.
    await page.goto("/settings/plan/cancel");
    await page.getByRole("button", { name: "Cancel plan" }).click();
    await product.query(
      `update users set subscription_status = 'canceled', subscription_plan = 'free',
         premium_expires_at = 1 where email = ?`,
      [member.email],
    );
    await page.goto("/journal");
    await expect(page.getByRole("heading", { name: "Premium Feature" })).toBeVisible();
    await page.getByRole("link", { name: "Upgrade to Premium" }).click();
    await expect(page.getByRole("heading", { name: "Choose Your Path" })).toBeVisible();
  },
);
