import { articlePage, openTestWebsite } from "#tests/setup/website.ts";
import { expectGoodFace } from "./face.ts";
import { Product } from "./product.ts";
import { expect, test as base } from "./test.ts";

const test = base.extend({
  // oxlint-disable-next-line no-empty-pattern -- the runner reads here what a fixture needs: nothing
  product: async ({}, use) => {
    const product = await Product.start(null, { CRAWL_ALLOW_HOSTS: "localhost" });
    await use(product);
    await product.remove();
  },
});

test.use({ viewport: { width: 320, height: 640 } });

const CONSOLE = "/knowledge-management";

test("an admin adds, uploads, reviews and tries what the companion knows @long", async ({
  page,
  member,
  product,
  hasScripts,
}) => {
  await page.goto(CONSOLE);
  await expect(page.getByRole("heading", { name: "404 Page Not Found" })).toBeVisible();
  await product.query("update users set role = 'admin' where email = ?", [member.email]);

  await page.goto(`${CONSOLE}/add`);
  await page.getByRole("button", { name: "Add Knowledge" }).click();
  await expect(page.getByRole("alert")).toContainText("Missing Fields");
  await expectGoodFace(page, "adding with errors", hasScripts);
  const id = `jam-${hasScripts ? "scripts" : "plain"}`;
  await page.getByLabel("Id").fill(id);
  await page.getByLabel("Content").fill("Boil oranges with sugar.");
  await page.getByLabel("Approach").fill("Kitchen");
  await page.getByLabel("Tags (optional)").fill(`${id} recipe`);
  await page.getByRole("button", { name: "Add Knowledge" }).click();
  await expect(page.getByText("Not reviewed yet.")).toBeVisible();
  await page.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("In use. The companion can use it.")).toBeVisible();
  await page.getByRole("link", { name: "Change" }).click();
  await page.getByLabel("Content").fill("Boil oranges with less sugar.");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("Version 1,")).toBeVisible();
  await expectGoodFace(page, "an entry", hasScripts);

  await page.getByRole("link", { name: "Search & Test" }).click();
  await page.getByLabel("Search query").fill(`how does your ${id} recipe go`);
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(page.locator(".badge", { hasText: "Given to the companion" })).toBeVisible();
  await expectGoodFace(page, "search", hasScripts);

  await page.getByRole("link", { name: "Bulk Upload" }).click();
  await page.getByLabel("Or paste the items").fill('[{"id": "half"}, 7]');
  await page.getByRole("button", { name: "Check the items" }).click();
  await expect(page.getByText("2 of 2 rows can't be stored")).toBeVisible();
  await expectGoodFace(page, "rows with errors", hasScripts);
  const items = [1, 2].map((number) => {
    return { id: `${id}-${number}`, content: `Jam ${number}`, modality: "Kitchen" };
  });
  await page.getByLabel("Or paste the items").fill(JSON.stringify(items));
  await page.getByRole("button", { name: "Check the items" }).click();
  await expectGoodFace(page, "before an upload", hasScripts);
  await page.getByRole("button", { name: "Store 2 items" }).click();
  await expect(async () => {
    await page.goto(page.url());
    await expect(page.getByText("Bulk Upload Complete")).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByRole("link", { name: "Review new articles" }).click();
  await page.getByLabel(`Select ${id}-1`).check();
  await page.getByRole("button", { name: "Approve selected" }).click();
  await expect(page.getByLabel(`Select ${id}-1`)).toHaveCount(0);
  await expect(page.getByLabel(`Select ${id}-2`)).toBeVisible();
  await expectGoodFace(page, "review", hasScripts);
});

test("a website is read, and its page shows how far it is @long", async ({
  page,
  member,
  product,
  hasScripts,
}) => {
  await product.query("update users set role = 'admin' where email = ?", [member.email]);
  const held = Promise.withResolvers<void>();
  const site = await openTestWebsite({
    "/": articlePage("Start", "The beginning.", ["/next", "/none"]),
    "/next": (_, response) => {
      void held.promise.then(() => {
        response.writeHead(200, { "content-type": "text/html" });
        response.end(articlePage("Next", "More of it."));
      });
    },
  });
  await page.goto(CONSOLE);
  await page.getByRole("button", { name: "Start crawl" }).click();
  await expect(page.getByRole("alert")).toContainText("Missing URL");
  await expectGoodFace(page, "crawl with an error", hasScripts);
  await page.getByLabel("Website URL").fill(site.url);
  await page.getByLabel("Delay between pages (ms)").fill("0");
  await page.getByRole("button", { name: "Start crawl" }).click();
  await expect(page.getByText("Reading the website")).toBeVisible();
  await expectGoodFace(page, "a crawl under way", hasScripts);
  held.resolve();
  // Where scripts run the page is loaded again by itself.
  await expect(async () => {
    if (!hasScripts) await page.getByRole("link", { name: "Refresh" }).click();
    await expect(page.getByText("Website Crawled Successfully")).toBeVisible({ timeout: 500 });
  }).toPass();
  await expectGoodFace(page, "a crawl that's done", hasScripts);
  await page.getByRole("link", { name: "Review pages" }).click();
  await expect(page.getByRole("link", { name: "Next", exact: true })).toBeVisible();
  await site.close();
});
