import { expect, test as base, type Page } from "@playwright/test";
import { OpenIdProvider } from "#tests/setup/openid-provider.ts";
import { newAddress, newMember, PASSWORD } from "./people.ts";
import { Product } from "./product.ts";

// The pages of a real provider are on another origin, with a font from a third: what no page of ours
// may do is watched where nobody leaves.
const test = base.extend<object, { provider: OpenIdProvider; product: Product }>({
  provider: [
    // oxlint-disable-next-line no-empty-pattern -- the runner reads here what a fixture needs: nothing
    async ({}, use) => {
      const provider = await OpenIdProvider.start();
      await use(provider);
      await provider.stop();
    },
    { scope: "worker" },
  ],

  product: [
    async ({ provider }, use) => {
      const product = await Product.start(null, provider.settings);
      await provider.leadBackTo(product.url);
      await use(product);
      await product.remove();
    },
    { scope: "worker" },
  ],

  page: async ({ page }, use) => {
    await page.route("https://fonts.googleapis.com/**", (route) => route.abort());
    await use(page);
  },
});

async function signInThere(page: Page, product: Product, name: string): Promise<void> {
  await page.goto(`${product.url}/auth`);
  await page.getByRole("link", { name: "Continue with 127.0.0.1" }).click();
  await page.getByPlaceholder("Enter any login").fill(name);
  await page.getByPlaceholder("and password").fill("any");
  await page.getByRole("button", { name: "Sign-in" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
}

test("somebody new signs in with a provider, and keeps that way in until there is another @no-scripts", async ({
  page,
  product,
  provider,
}) => {
  const email = newAddress();
  provider.people.set("mina", { email, email_verified: true, given_name: "Mina" });
  await signInThere(page, product, "mina");
  await expect(page.getByRole("heading", { name: "Hello, Mina" })).toBeVisible();
  await expect(page.getByText("Welcome back!")).toBeVisible();

  await page.goto(`${product.url}/settings`);
  await page.getByRole("link", { name: "Ways to sign in" }).click();
  await expect(page.getByText("Linked on")).toBeVisible();
  await page.getByRole("link", { name: "Unlink 127.0.0.1" }).click();
  await page.getByRole("link", { name: "Choose a password" }).click();
  await expect(page.getByRole("heading", { name: "Choose a password" })).toBeVisible();
});

test("an account that is there already is joined with its password @also-no-scripts", async ({
  page,
  product,
  provider,
}) => {
  const { email } = await newMember(product);
  provider.people.set("ana", { email, email_verified: true, given_name: "Ana" });
  await signInThere(page, product, "ana");
  await expect(page.getByRole("heading", { name: "You already have an account" })).toBeVisible();
  await page.getByLabel("Your password").fill(PASSWORD);
  await page.getByRole("button", { name: "Link and sign in" }).click();
  await expect(page.getByRole("heading", { name: "Hello, Ana" })).toBeVisible();
  expect(await product.mailTo(email)).toContain("How you sign in");
});

test("whoever cancels at the provider is back on the sign-in page @also-no-scripts", async ({
  page,
  product,
}) => {
  await page.goto(`${product.url}/auth`);
  await page.getByRole("link", { name: "Continue with 127.0.0.1" }).click();
  await page.getByRole("link", { name: "Cancel" }).click();
  await expect(page.getByText("Nothing has changed")).toBeVisible();
  await expect(page.getByRole("button", { name: "Sign In", exact: true })).toBeVisible();
});
