import { expect, test, vi } from "vitest";
import { ORIGIN, Visitor } from "#tests/setup/visitor.ts";

async function demoUser(): Promise<Visitor> {
  const visitor = new Visitor();
  const page = await visitor.get("/auth");
  await visitor.submit(page, { email: "premium@demo.local", password: "demo-password" });
  return visitor;
}

test("every page has the security headers, with a policy that no inline script passes", async () => {
  const page = await new Visitor().get("/auth");
  const policy = page.headers.get("content-security-policy") ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain("'unsafe-");
  const nonce = /'nonce-([^']+)'/.exec(policy)?.[1];
  for (const [, attributes = ""] of page.html.matchAll(/<script\b([^>]*)>/g)) {
    expect(attributes).toContain(`nonce="${nonce}"`);
  }
  expect(page.headers.get("x-content-type-options")).toBe("nosniff");
  expect(page.headers.get("referrer-policy")).toBe("same-origin");
  expect(page.headers.get("x-request-id")).toMatch(/^[\w-]{22}$/);
  const again = await new Visitor().get("/auth");
  expect(again.headers.get("content-security-policy")).not.toBe(policy);
});

test("pages of a signed-in person are kept by no cache", async () => {
  const visitor = await demoUser();
  expect((await visitor.get("/")).headers.get("cache-control")).toBe("no-store");
});

test("a form from another site, without a token or with another browser's is refused", async () => {
  const visitor = await demoUser();
  const home = await visitor.get("/");
  const logout = home.forms.find((form) => form.action === "/auth/logout");
  const fields = logout?.fields ?? {};
  const foreign = await visitor.send("/auth/logout", fields, {
    headers: { origin: "https://evil.example" },
  });
  const crossSite = await visitor.send("/auth/logout", fields, {
    headers: { "sec-fetch-site": "cross-site" },
  });
  const tokenless = await visitor.send("/auth/logout", {});
  const other = await new Visitor().get("/auth");
  const otherToken = other.forms[0]?.fields.formToken ?? "";
  const borrowed = await visitor.send("/auth/logout", { formToken: otherToken });
  for (const answer of [foreign, crossSite, tokenless, borrowed]) {
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain("We couldn&#x27;t accept this form");
  }
  expect((await visitor.get("/")).text).toContain("Hello, Sam");
});

test("a browser that sends no origin is served as long as its token is right", async () => {
  const visitor = new Visitor();
  const page = await visitor.get("/auth");
  const formToken = page.forms[0]?.fields.formToken ?? "";
  const answer = await visitor.raw("/auth", {
    method: "POST",
    body: new URLSearchParams({ formToken, email: "x@example.org", password: "wrong password" }),
  });
  expect(answer.status).toBe(401);
});

test("a form without cookies is told so", async () => {
  const page = await new Visitor().get("/auth");
  const cookieless = new Visitor();
  const answer = await cookieless.submit(page, {
    email: "a@example.org",
    password: "whatever it is",
  });
  expect(answer.status).toBe(403);
  expect(answer.text).toContain("cookies are turned off");
});

test("a body that is too large, no form, or broken has an answer of its own", async () => {
  const visitor = new Visitor();
  await visitor.get("/auth");
  const large = await visitor.send("/auth", { email: "x".repeat(70_000), password: "x" });
  expect(large.status).toBe(413);
  expect(await large.text()).toContain("That&#x27;s too much at once");
  const json = await visitor.raw("/auth", {
    method: "POST",
    headers: { origin: ORIGIN, "content-type": "application/json" },
    body: "{}",
  });
  expect(json.status).toBe(415);
  const broken = await visitor.raw("/auth", {
    method: "POST",
    headers: { origin: ORIGIN, "content-type": "multipart/form-data; boundary=x" },
    body: "no boundary in here",
  });
  expect(broken.status).toBe(400);
});

test("forged and damaged cookies are those of a visitor", async () => {
  const visitor = await demoUser();
  const genuine = visitor.cookies.get("aliwell_session") ?? "";
  for (const forged of [
    `${genuine.slice(0, -4)}AAAA`,
    "x",
    "%00",
    "a.b",
    "ImEi." + "A".repeat(43),
  ]) {
    visitor.cookies.set("aliwell_session", forged);
    const page = await visitor.get("/chat");
    expect(page.status).toBe(200);
    expect(page.url).toContain("/auth?next=");
  }
});

test("unknown addresses and methods have a page", async () => {
  const missing = await new Visitor().get("/no/such/page");
  expect(missing.status).toBe(404);
  expect(missing.text).toContain("404 Page Not Found");
  expect(missing.text).toContain("988");
  // The framework warns on the console of an address that cannot be decoded.
  const warning = vi.spyOn(console, "warn").mockReturnValue();
  const odd = await new Visitor().get("/%E0%A4%A");
  expect([400, 404]).toContain(odd.status);
  warning.mockRestore();
  const put = await new Visitor().raw("/auth", { method: "PUT", body: "x" });
  expect(put.status).toBeGreaterThanOrEqual(400);
  expect(put.status).toBeLessThan(500);
});

test("a method that no page sends is answered 405, with those that there are", async () => {
  for (const method of ["OPTIONS", "PROPFIND"]) {
    const answer = await new Visitor().raw("/auth", { method });
    expect([method, answer.status]).toEqual([method, 405]);
    expect(answer.headers.get("allow")).toBe("GET, HEAD, POST");
  }
});

test("health and readiness answer", async () => {
  expect((await new Visitor().get("/healthz")).status).toBe(200);
  expect((await new Visitor().get("/readyz")).status).toBe(200);
});

test("landing, sign-in and pricing carry no framework, and none at all where data is saved", async () => {
  for (const path of ["/", "/pricing", "/auth", "/auth?mode=register", "/crisis"]) {
    const page = await new Visitor().get(path);
    expect(page.status).toBe(200);
    expect(page.html).not.toContain("entry.client");
    const saved = await new Visitor().get(path, { "save-data": "on" });
    expect(saved.html).not.toContain("<script");
  }
  expect((await new Visitor().get("/pricing")).html).not.toContain("<script");
});

test("the prices are those of the one table, and every saving is computed from them", async () => {
  const { text } = await new Visitor().get("/pricing");
  for (const figure of ["$9.97", "$99.97", "$8.33", "$19.67", "BEST VALUE"]) {
    expect(text).toContain(figure);
  }
  expect(text).toContain("Continue with Free Plan");
});

test("help in a crisis is a page of its own, for everyone and with no framework", async () => {
  const { text, html } = await new Visitor().get("/crisis");
  expect(text).toContain("Take a breath. You're not alone.");
  expect(html).toContain('href="tel:988"');
  expect(html).toMatch(/href="sms:741741[^"]*HOME"/);
  expect(html).toContain('href="tel:911"');
  expect(text).toContain("I'm feeling safer now");
  expect(html).not.toContain("entry.client");
});
