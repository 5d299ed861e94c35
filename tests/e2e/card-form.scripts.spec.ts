import { expect, test as base, type Page } from "@playwright/test";
import { StripeServer } from "#tests/setup/stripe-server.ts";
import { newMember, type Member } from "./people.ts";
import { Product } from "./product.ts";

// The provider's own script comes from its own address, which no test may ask: what stands in its place
// has its names, and pays at the stand-in.
const test = base.extend<{ member: Member }, { stripe: StripeServer; product: Product }>({
  stripe: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads here what a fixture needs: nothing
    async ({}, use) => {
      const stripe = await StripeServer.start();
      await use(stripe);
      await stripe.stop();
    },
    { scope: "worker" },
  ],

  product: [
    async ({ stripe }, use) => {
      const product = await Product.start(null, stripe.settings);
      await use(product);
      await product.remove();
    },
    { scope: "worker" },
  ],

  member: [
    async ({ product, context }, use) => {
      const member = await newMember(product);
      await context.addCookies(member.cookies);
      await use(member);
    },
    { auto: true },
  ],
});

const SCRIPT = `window.Stripe = () => ({
  elements: ({ clientSecret }) => ({
    create: () => ({ mount: (place) => { place.textContent = "Card number"; } }),
    clientSecret,
  }),
  confirmPayment: async ({ elements, confirmParams }) => {
    const isPaid = await window.payFor(elements.clientSecret);
    if (!isPaid) return { error: { message: "Your card was declined." } };
    location.assign(confirmParams.return_url);
    return new Promise(() => {});
  },
});`;

async function standIn(page: Page, stripe: StripeServer): Promise<void> {
  await page.route("https://js.stripe.com/**", (route) =>
    route.fulfill({ contentType: "text/javascript", body: SCRIPT }),
  );
  await page.exposeFunction("payFor", (secret: string) => stripe.account.confirmPayment(secret));
}

test("with scripts the card is taken in the page, and what is paid is there at once", async ({
  page,
  product,
  stripe,
}) => {
  await standIn(page, stripe);
  await page.goto(`${product.url}/checkout`);
  await page.getByRole("button", { name: /a month$/ }).click();
  await expect(page.getByText("Card number", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Choose another plan" }).click();
  await page.getByRole("button", { name: /a month$/ }).click();
  await expect(page.getByText("Card number", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Pay $9.97 a month" }).click();
  await expect(page.getByRole("heading", { name: "Welcome to Premium!" })).toBeVisible();
  await expect(page.getByText("Everything is open to you")).toBeVisible();
});

test("where credit pays for all of it no card is asked for", async ({ page, product, stripe }) => {
  await standIn(page, stripe);
  await page.goto(`${product.url}/checkout`);
  await page.getByRole("button", { name: /a month$/ }).click();
  await expect(page.getByText("Card number", { exact: true })).toBeVisible();
  const customer = [...stripe.account.customers.keys()].at(-1) ?? "";
  stripe.account.giveCredit(customer, 10_000);
  await page.getByRole("link", { name: "Choose another plan" }).click();
  await page.getByRole("link", { name: /^Pay year/ }).click();
  await page.getByRole("button", { name: /a year$/ }).click();
  await expect(page.getByRole("heading", { name: "Welcome to Premium!" })).toBeVisible();
});

test("where the card form can't be set up, it says so and can be tried again", async ({
  page,
  product,
  stripe,
}) => {
  await standIn(page, stripe);
  stripe.fail(500);
  await page.goto(`${product.url}/checkout`);
  await page.getByRole("button", { name: /a month$/ }).click();
  await expect(page.getByText("Setup Error")).toBeVisible();
  await expect(page.getByText("Failed to initialize payment. Please try again.")).toBeVisible();
  stripe.recover();
  await page.getByRole("button", { name: "Retry" }).click();
  await page.getByRole("button", { name: /a month$/ }).click();
  await expect(page.getByText("Card number", { exact: true })).toBeVisible();
});
