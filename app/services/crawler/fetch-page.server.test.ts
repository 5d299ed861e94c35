import type { ServerResponse } from "node:http";
import { gzipSync, brotliCompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { articlePage, openTestWebsite, type TestWebsite } from "#tests/setup/website.ts";
import { pageFetcher } from "./fetch-page.server.ts";
import { publicLookup } from "./public-address.server.ts";

const LIMITS = { maxBytes: 50_000, timeoutMs: 1_000 };
const never = new AbortController().signal;

let site: TestWebsite;
let inside: TestWebsite;

beforeAll(async () => {
  inside = await openTestWebsite({ "/": articlePage("Secret", "Keys of the cloud.") });
  site = await openTestWebsite({
    "/": articlePage("Sleep", "How to sleep."),
    "/to-inside": redirectTo(`http://127.0.0.1:${inside.port}/`),
    "/to-metadata": redirectTo("http://169.254.169.254/latest/meta-data/"),
    "/to-file": redirectTo("file:///etc/passwd"),
    "/round": redirectTo("/round"),
    "/moved": redirectTo("/"),
    "/endless": (_, response) => {
      response.writeHead(200, { "content-type": "text/html" });
      const more = () => {
        while (response.write("a".repeat(10_000)));
        response.once("drain", more);
      };
      more();
    },
    "/bomb": packed("gzip", gzipSync(Buffer.alloc(20_000_000))),
    "/brotli-bomb": packed("br", brotliCompressSync(Buffer.alloc(20_000_000))),
    "/twice": packed("gzip, gzip", gzipSync(gzipSync("hello"))),
    "/no-gzip": packed("gzip", Buffer.from("this is not packed")),
    "/packed": packed("gzip", gzipSync("<p>hello</p>")),
    "/hangs": () => {},
    "/drips": (_, response) => {
      response.writeHead(200, { "content-type": "text/html" });
      const timer = setInterval(() => response.write("a"), 50);
      response.once("close", () => clearInterval(timer));
    },
    "/cut": (_, response) => {
      response.writeHead(200, { "content-type": "text/html", "content-length": "1000" });
      response.write("half", () => response.destroy());
    },
    "/latin": bytes("text/html; charset=iso-8859-1", Buffer.from("caf\u00e9", "latin1")),
    "/meta": bytes(
      "text/html",
      Buffer.from('<meta charset="windows-1252"><p>\u00e9t\u00e9</p>', "latin1"),
    ),
    "/wide": bytes("text/html", Buffer.from("\uFEFFhello", "utf16le")),
    "/odd": bytes("text/html; charset=klingon", Buffer.from([0x68, 0x69, 0xff, 0xfe, 0xc3])),
  });
});

afterAll(async () => {
  await Promise.all([site.close(), inside.close()]);
});

function redirectTo(location: string) {
  return (_: unknown, response: ServerResponse) => {
    response.writeHead(302, { location }).end();
  };
}

function packed(encoding: string, body: Buffer) {
  return (_: unknown, response: ServerResponse) => {
    response
      .writeHead(200, { "content-type": "text/html", "content-encoding": encoding })
      .end(body);
  };
}

function bytes(type: string, body: Buffer) {
  return (_: unknown, response: ServerResponse) => {
    response.writeHead(200, { "content-type": type }).end(body);
  };
}

function fetcher() {
  return pageFetcher({ userAgent: "Test/1.0", allowHosts: ["localhost"] }, LIMITS);
}

test("a page is read with its redirects, whatever it's packed and written in", async () => {
  const pages = fetcher();
  const read = async (path: string) => (await pages.fetch(site.url + path, never)).text;
  expect(await pages.fetch(`${site.url}/moved`, never)).toMatchObject({
    status: 200,
    url: `${site.url}/`,
    contentType: "text/html",
  });
  expect(await read("/packed")).toBe("<p>hello</p>");
  expect(await read("/latin")).toBe("café");
  expect(await read("/meta")).toContain("été");
  expect(await read("/wide")).toBe("hello");
  expect(await read("/odd")).toMatch(/^hi/);
  await pages.close();
});

test.each([
  ["/to-inside", "elsewhere"],
  ["/to-metadata", "elsewhere"],
  ["/to-file", "bad-address"],
  ["/round", "too-many-redirects"],
  ["/endless", "too-large"],
  ["/bomb", "too-large"],
  ["/brotli-bomb", "too-large"],
  ["/twice", "encoding"],
  ["/no-gzip", "encoding"],
  ["/hangs", "too-slow"],
  ["/drips", "too-slow"],
  ["/cut", "unreachable"],
])("%s is not read: %s", async (path, reason) => {
  const pages = fetcher();
  await expect(pages.fetch(site.url + path, never)).rejects.toMatchObject({ reason });
  await pages.close();
  expect(inside.asked).toEqual([]);
});

test("a host inside is never connected to, by its numbers or by a name that leads there", async () => {
  const lookup = publicLookup((_name, _options, done) => {
    done(null, [{ address: "127.0.0.1", family: 4 }]);
  });
  const pages = pageFetcher({ userAgent: "Test/1.0", allowHosts: [] }, LIMITS, lookup);
  const hosts = ["127.0.0.1", "[::1]", "2130706433", "innocent.test", "localhost"];
  for (const host of hosts) {
    const asked = pages.fetch(`http://${host}:${inside.port}/`, never);
    await expect(asked, host).rejects.toMatchObject({ reason: "private-address" });
  }
  await pages.close();
  expect(inside.asked).toEqual([]);
});

test("a host may be allowed by its name, or one port of it", async () => {
  const ask = async (allowHosts: readonly string[]) => {
    const pages = pageFetcher({ userAgent: "Test/1.0", allowHosts }, LIMITS);
    const asked = pages.fetch(`${site.url}/`, never).then(
      ({ status }) => status,
      (error: { reason: string }) => error.reason,
    );
    return asked.finally(() => pages.close());
  };
  expect(await ask(["LOCALHOST"])).toBe(200);
  expect(await ask([`localhost:${site.port}`])).toBe(200);
  expect(await ask([`localhost:${site.port + 1}`, "other.test"])).toBe("private-address");
  expect(await ask([])).toBe("private-address");
});
