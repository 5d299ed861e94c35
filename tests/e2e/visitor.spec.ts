import http from "node:http";
import { expect, test } from "./test.ts";

test.use({ viewport: { width: 320, height: 640 } });

test("a visitor finds a section of the license on a phone, and the way back", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("contentinfo").getByRole("link", { name: "License Agreement" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("End User License Agreement");
  const entry = page.getByRole("link", { name: "17. Limit of liability" });
  await expect(entry).toBeHidden();
  await page.getByText("On this page").click();
  await entry.click();
  await expect(page.getByRole("heading", { name: "17. Limit of liability" })).toBeInViewport();
  await page.getByRole("main").getByRole("link", { name: "Back to Home" }).last().click();
  await expect(page.getByRole("link", { name: "Get Started" }).first()).toBeVisible();
});

test.describe("where there is room", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("what is on a long page stands open beside it, wide enough to read", async ({ page }) => {
    await page.goto("/privacy");
    const contents = page.getByRole("navigation", { name: "On this page" });
    await expect(
      contents.getByRole("link", { name: "4. Who can read what you write" }),
    ).toBeVisible();
    expect((await contents.boundingBox())?.width).toBeGreaterThan(200);
  });
});

test("search engines are told what is not for them", async ({ page }) => {
  const robots = await page.request.get("/robots.txt");
  expect(robots.ok()).toBe(true);
  expect(await robots.text()).toContain("Disallow: /chat");
});

test("what makes no address is refused, and does no harm", async ({ product, page }) => {
  const { hostname, port } = new URL(product.url);
  const ask = (path: string, host: string, method = "GET") =>
    new Promise<number | undefined>((resolve, reject) => {
      const options = { hostname, port, path, method, headers: { Host: host } };
      const asking = http.request(options, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      });
      asking.on("error", reject);
      asking.end();
    });
  expect(await ask("/auth", "no host")).toBe(400);
  expect(await ask("http://elsewhere.example/auth", `localhost:${port}`)).toBe(400);
  expect(await ask("/%E0%A4%A", "localhost")).toBe(404);
  expect(await ask("/auth", "localhost", "TRACE")).toBe(405);
  expect(await ask("/auth", "localhost", "HEAD")).toBe(200);
  await page.goto("/auth");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
