import http from "node:http";
import { buffer } from "node:stream/consumers";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { Product } from "#tests/e2e/product.ts";
import { attributeAt } from "#tests/setup/page.ts";
import { Visitor } from "#tests/setup/visitor.ts";

let product: Product;
let url = "";

beforeAll(async () => {
  product = await Product.start(null);
  ({ url } = product);
});

afterAll(() => product.remove());

/** As it comes over the wire: what fetches for us would unpack it, and ask caches for nothing. */
function ask(path: string, options: http.RequestOptions = {}, sent = "") {
  const { promise, resolve, reject } = Promise.withResolvers<{
    status: number;
    headers: http.IncomingHttpHeaders;
    body: Buffer;
  }>();
  const asking = http.request(url, { path, ...options }, (answer) => {
    const { statusCode: status = 0, headers } = answer;
    buffer(answer).then((body) => resolve({ status, headers, body }), reject);
  });
  asking.on("error", reject).end(sent);
  return promise;
}

async function statusOf(path: string, options: http.RequestOptions = {}, sent = "") {
  return (await ask(path, options, sent)).status;
}

test("a refused form that is far too long does not hold up what comes after it on its connection", async () => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const headers = { "Content-Type": "text/plain" };
  const refused = { agent, method: "POST", headers };
  expect(await statusOf("/auth", refused, "a".repeat(700_000))).toBe(415);
  const startedAt = performance.now();
  expect(await statusOf("/healthz", { agent })).toBe(200);
  expect(performance.now() - startedAt).toBeLessThan(3_000);
});

test("what pages load comes packed as the browser takes it, the same each way, to be kept for good", async () => {
  const page = await new Visitor("", url).get("/auth");
  const path = attributeAt(page.html, 'link[rel="stylesheet"]', "href") ?? "";
  const load = (accepted: string) => ask(path, { headers: { "accept-encoding": accepted } });
  const plain = await load("identity");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.body.toString()).toContain("@layer");
  const brotli = await load("gzip, deflate, br");
  expect(brotli.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
  const gzip = await load("gzip;q=0.5, br;q=0");
  expect(gzip.headers["content-encoding"]).toBe("gzip");
  expect(gunzipSync(gzip.body)).toEqual(plain.body);
  for (const { headers, body } of [plain, brotli, gzip]) {
    expect(headers["content-type"]).toMatch(/^text\/css; charset=utf-8$/i);
    expect(headers["cache-control"]).toContain("immutable");
    expect(headers.vary).toContain("Accept-Encoding");
    expect(headers["content-length"]).toBe(String(body.byteLength));
    expect(headers["x-content-type-options"]).toBe("nosniff");
  }
});

test("a file that keeps its name is asked for again, and not sent twice", async () => {
  for (const path of ["/icon.svg", "/portraits/ali.svg", "/icon-192.png"]) {
    const first = await ask(path);
    expect(first.status, path).toBe(200);
    expect(first.headers["cache-control"]).not.toContain("immutable");
    const again = await ask(path, { headers: { "if-none-match": first.headers.etag } });
    expect(again.status, path).toBe(304);
    expect(again.body).toHaveLength(0);
  }
  expect((await ask("/icon.svg")).headers["content-type"]).toBe("image/svg+xml");
});

test("beside what pages load there is nothing to be had there", async () => {
  for (const path of [
    "/assets/none.css",
    "/assets/..%2F..%2Fpackage.json",
    "/assets/..%2F..%2F..%2Fpublic%2Ficon.svg",
    "/assets/",
    "/portraits/",
  ]) {
    expect(await statusOf(path), path).toBe(404);
  }
});

test("pages come packed as the browser takes them", async () => {
  const load = (accepted: string) => ask("/auth", { headers: { "accept-encoding": accepted } });
  const plain = await load("identity");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.body.toString()).toContain("Welcome Back");
  const [brotli, gzip] = [await load("gzip, br"), await load("gzip, br;q=0")];
  expect(brotliDecompressSync(brotli.body).toString()).toContain("Welcome Back");
  expect(gunzipSync(gzip.body).toString()).toContain("Welcome Back");
  for (const { headers, body } of [plain, brotli, gzip]) {
    expect(headers.vary).toContain("Accept-Encoding");
    expect(headers["content-length"]).toBe(String(body.byteLength));
  }
  const head = await ask("/auth", { method: "HEAD" });
  expect([head.status, head.body.byteLength]).toEqual([200, 0]);
});

test("what no page sends is refused before anything of it is read", async () => {
  const asPage = { accept: "text/html" };
  for (const method of ["OPTIONS", "PROPFIND", "PUT"]) {
    const { status, headers, body } = await ask("/auth", { method, headers: asPage });
    expect([method, status, headers.allow]).toEqual([method, 405, "GET, HEAD, POST"]);
    expect(body.toString()).toContain('href="/crisis"');
    // What the framework knows is refused by the call itself, which says what it takes.
    const call = await ask("/api/auth/me", { method });
    const allowed = method === "PUT" ? "GET" : "GET, HEAD, POST";
    expect([call.status, call.headers.allow]).toEqual([405, allowed]);
    expect(JSON.parse(call.body.toString())).toMatchObject({ code: "method" });
  }
  const odd = await ask("/auth%0D%0A", { headers: asPage });
  expect([odd.status, odd.headers["content-type"]]).toEqual([400, "text/html; charset=utf-8"]);
  const headers = { ...asPage, origin: "elsewhere" };
  const from = await ask("/auth", { method: "POST", headers });
  expect([from.status, from.headers["content-type"]]).toEqual([400, "text/html; charset=utf-8"]);
  expect(await statusOf("/auth%0D%0A")).toBe(400);
  expect(await statusOf("/auth", { headers: { host: "a b" } })).toBe(400);
  expect(await statusOf("/auth", { headers: { "x-long": "a".repeat(20_000) } })).toBe(431);
  // Neither is it written to the console as it is.
  expect(await statusOf("/%E0%A4%A-anybodys-words")).toBe(404);
  expect(product.log()).not.toContain("anybodys-words");
});

test("more than one slash in front is one", async () => {
  const front = await ask("/");
  for (const path of ["//", "///", "/\\"]) {
    expect([path, await statusOf(path)]).toEqual([path, front.status]);
  }
  expect(await statusOf("//crisis")).toBe(200);
  expect(await statusOf("/no//such///page")).toBe(404);
});

test.each([
  [
    "a form of 20 MB",
    "/moods/import",
    "application/x-www-form-urlencoded",
    20_000_000,
    "text/html",
  ],
  ["a call of 70 kB", "/api/auth/login", "application/json", 70_000, "application/json"],
  ["an event of 2 MB", "/api/stripe/webhook", "application/json", 2_000_000, "*/*"],
])("%s is answered, and its connection lives on", async (_what, path, type, size, accept) => {
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const first = await ask("/api/auth/me");
  const headers = {
    "Content-Type": type,
    accept,
    "stripe-signature": "t=1,v1=none",
    // The token of the page's browser, as a program in it would send it.
    "x-form-token": String(first.headers["x-form-token"]),
    cookie: String(first.headers["set-cookie"]?.[0]?.split(";")[0]),
  };
  const options = { agent, method: "POST", headers };
  const { status, headers: answered, body } = await ask(path, options, "a".repeat(size));
  expect(status).toBe(413);
  if (accept === "text/html") expect(body.toString()).toContain("That&#x27;s too much at once");
  else expect(answered["content-type"]).toContain("application/json");
  expect(await statusOf("/healthz", { agent })).toBe(200);
});
