// `npm run fuzz:calls`: 20,000 bodies and addresses that no client sends, over every JSON call: with a
// key that may do everything, or from a page where the call is for those. Fails where one is answered with an error of ours, or not as JSON.
// `-- --seed 8 --count 2000` takes another run.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import * as fc from "fast-check";
import { API_SCOPE_IDS } from "#app/catalogue/api-scopes.ts";
import { buildIfChanged } from "#app/config/build.js";

const { values } = parseArgs({
  options: {
    seed: { type: "string", default: "7" },
    count: { type: "string", default: "20000" },
  },
});
process.env.DATA_DIR = mkdtempSync(path.join(tmpdir(), "aliwell-fuzz-calls-"));
process.env.RATE_LIMITS = "off";
process.env.HOST = "127.0.0.1";
buildIfChanged();

const { ask } = await import("#tests/setup/app-under-test.ts");
const { API_CALLS } = await import("#app/routes/api/calls/registry.server.ts");
const { makeApiToken } = await import("#app/models/accounts/api-tokens.server.ts");
const { newMember, PREMIUM } = await import("#tests/setup/members.ts");
const { ORIGIN, Visitor } = await import("#tests/setup/visitor.ts");

const { userId } = await newMember({ ...PREMIUM, role: "admin" });
const key = await makeApiToken(
  userId,
  { name: "Fuzz", scopes: API_SCOPE_IDS },
  { userAgent: null },
);

// A browser in which nobody is signed in.
const browser = new Visitor();
const page = await browser.raw("/api/auth/me");
const token = page.headers.get("x-form-token") ?? "";

const FIELDS = [
  ...new Set(
    API_CALLS.flatMap(({ body }) =>
      body && "shape" in body ? Object.keys(body.shape as object) : [],
    ),
  ),
  "__proto__",
  "constructor",
];
const hostile = fc.oneof(
  fc.constantFrom("", "\u0000", "\uD800", "../../x", "' or 1=1 --", "{{7*7}}", "2026-02-30", "NaN"),
  fc.string({ unit: "binary", maxLength: 200 }),
  fc.string({ unit: "grapheme", maxLength: 2_000 }),
  fc.double(),
  fc.constantFrom(1e308, -1, 2 ** 53, null, true),
  fc.array(fc.string({ unit: "binary" }), { maxLength: 40 }),
  fc.jsonValue({ maxDepth: 4 }),
);
// Somebody else's websites are asked for nothing.
const known = fc
  .dictionary(fc.constantFrom(...FIELDS.filter((name) => name !== "websiteUrl")), hostile, {
    maxKeys: 8,
  })
  .map((body) => ({ ...body, mood: body["mood"] ?? "calm", websiteUrl: "http://127.0.0.1:9/" }));
const bodies = fc.oneof(
  { weight: 3, arbitrary: known },
  fc.jsonValue({ maxDepth: 5 }),
  fc.array(known, { maxLength: 5 }),
);
const parts = fc.oneof(
  fc.constant(userId),
  fc.string({ unit: "grapheme", maxLength: 60 }),
  fc.constantFrom("..", "%00", "null"),
);
const asked = fc.record({
  call: fc.constantFrom(...API_CALLS),
  body: bodies,
  part: parts,
  query: fc.dictionary(
    fc.constantFrom("cursor", "before", "userId", "token", "x"),
    fc.string({ unit: "binary", maxLength: 60 }),
  ),
  keyed: fc.option(fc.string({ minLength: 1, maxLength: 20, unit: "grapheme-ascii" })),
});

const statuses = new Map<number, number>();
const failures: string[] = [];
let slowest = 0;
for (const sample of fc.sample(asked, {
  numRuns: Number(values.count),
  seed: Number(values.seed),
})) {
  const { call, body, part, query, keyed } = sample;
  const url = new URL(
    call.path.replaceAll(/:\w+/gu, () => encodeURIComponent(part)),
    "http://localhost:3000",
  );
  for (const [name, value] of Object.entries(query))
    url.searchParams.set(name, value.toWellFormed());
  const headers = new Headers({ "content-type": "application/json" });
  if (call.isOpen) {
    headers.set("cookie", [...browser.cookies].map((pair) => pair.join("=")).join("; "));
    headers.set("origin", ORIGIN);
    headers.set("x-form-token", token);
  } else {
    headers.set("authorization", `Bearer ${key}`);
  }
  if (keyed) headers.set("idempotency-key", encodeURIComponent(keyed));
  const sent = call.method === "GET" ? {} : { body: JSON.stringify(body) };
  const startedAt = performance.now();
  const answer = await ask(new Request(url, { method: call.method, headers, ...sent }));
  const text = await answer.text();
  slowest = Math.max(slowest, performance.now() - startedAt);
  statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
  const isCall = answer.headers.get("content-type")?.startsWith("application/json") ?? false;
  // An address that is none of a call's is the page for that.
  const isRight = answer.status < 500 && (isCall || answer.status === 404 || text === "");
  if (!isRight)
    failures.push(
      `${answer.status} ${call.method} ${url.pathname} ${JSON.stringify(body)?.slice(0, 200)}`,
    );
}

for (const [status, count] of [...statuses].toSorted(([a], [b]) => a - b))
  console.log(`${status}: ${count}`);
console.log(`the slowest took ${slowest.toFixed(0)} ms`);
for (const failure of failures.slice(0, 20)) console.log(failure);
console.log(`${values.count} calls, ${failures.length} failed`);
rmSync(process.env.DATA_DIR, { recursive: true });
process.exit(failures.length > 0 ? 1 : 0);
