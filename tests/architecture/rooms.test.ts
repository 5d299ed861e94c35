import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { cruise } from "dependency-cruiser";
import { afterAll, expect, test } from "vitest";
import { sampled } from "#tests/setup/long.ts";
import config, { listedRoutes } from "../../.dependency-cruiser.js";

const folder = mkdtempSync(join(tmpdir(), "aliwell-rooms-"));
afterAll(() => rmSync(folder, { recursive: true }));

async function read(baseDir: string) {
  const options = { ...config.options, ruleSet: { forbidden: config.forbidden }, validate: true };
  const { output } = await cruise(["app", "db"], { ...options, baseDir });
  if (typeof output === "string") throw new TypeError("the result was written out");
  const breaches = output.summary.violations.map(
    ({ rule, from, to }) => `${rule.name}: ${from} imports ${to}`,
  );
  return { files: output.modules.map(({ source }) => source), breaches };
}

/** The breaches in a house of these files alone. */
async function breachesOf(files: Record<string, string>): Promise<string[]> {
  const base = mkdtempSync(join(folder, "house-"));
  const imports = { "#app/*": "./app/*", "#db/*": "./db/*", "#tests/*": "./tests/*" };
  const all = {
    "package.json": JSON.stringify({ type: "module", imports }),
    "app/a.ts": "",
    "db/a.ts": "",
    ...files,
  };
  for (const [file, source] of Object.entries(all)) {
    mkdirSync(dirname(join(base, file)), { recursive: true });
    writeFileSync(join(base, file), source);
  }
  return (await read(base)).breaches;
}

test("every file of the app imports only what its room may, and none in a circle", async () => {
  const { files, breaches } = await read(process.cwd());
  expect(breaches).toEqual([]);
  // A reader that can not read TypeScript finds nothing wrong in it.
  expect(files.filter((file) => /^(app|db)\/.+\.tsx?$/.test(file)).length).toBeGreaterThan(500);
});

test.each([
  ["routes may not import this room", "app/routes/a.ts", "db/client.ts"],
  ["middleware may not import this room", "app/middleware/a.server.ts", "app/routes/a.ts"],
  ["middleware may not import this room", "app/middleware/a.ts", "app/companion/a.ts"],
  ["companion may not import this room", "app/companion/a.ts", "app/ui/a.tsx"],
  ["companion may not import this room", "app/companion/a.ts", "db/client.ts"],
  ["models may not import this room", "app/models/a.ts", "app/companion/a.ts"],
  ["models may not import this room", "app/models/a.ts", "app/middleware/a.ts"],
  ["safety may not import this room", "app/safety/a.ts", "app/models/a.ts"],
  ["services may not import this room", "app/services/a.ts", "app/catalogue/a.ts"],
  ["ui may not import this room", "app/ui/a.tsx", "app/services/a.ts"],
  ["ui may import this room's types alone", "app/ui/a.tsx", "app/safety/a.ts"],
  ["catalogue may not import this room", "app/catalogue/a.ts", "app/config/a.ts"],
  ["content may not import this room", "app/content/a.ts", "app/catalogue/a.ts"],
  ["config may not import this room", "app/config/a.ts", "app/catalogue/a.ts"],
  ["db may not import this room", "db/client.ts", "app/models/a.ts"],
  ["db may import this room's types alone", "db/schema.ts", "app/safety/a.ts"],
  ["ui may not import this room", "app/ui/a.tsx", "app/root.tsx"],
  ["ui may not import this room", "app/ui/a.tsx", "tests/setup/a.ts"],
])("%s: %s imports %s", async (rule, from, to) => {
  const told = `${rule}: ${from} imports ${to}`;
  const house = (source: string) => breachesOf({ [from]: source, [to]: "export const a = 1;" });
  const ways = [
    `import { a } from "#${to}"; a;`,
    `const { a } = await import("#${to}"); a;`,
    `export { a } from "#${to}";`,
  ];
  for (const way of sampled(ways, ways.length)) expect(await house(way)).toEqual([told]);
  const ofTypes = await house(`import type { a } from "#${to}"; export type A = typeof a;`);
  expect(ofTypes).toEqual(rule.endsWith("types alone") ? [] : [told]);
});

test.each([
  ["companion knows no views", "app/companion/a.ts", "react"],
  ["models knows no views", "app/models/a.ts", "react-router"],
  ["safety knows no views", "app/safety/a.ts", "react-dom/server"],
  ["db knows no views", "db/schema.ts", "@conform-to/react"],
  ["routes asks no database", "app/routes/a.ts", "drizzle-orm"],
  ["top asks no database", "app/root.tsx", "drizzle-orm/libsql"],
  ["companion asks no database", "app/companion/a.ts", "@libsql/client"],
])("%s: %s imports %s", async (rule, from, to) => {
  const breaches = await breachesOf({ [from]: `import { a } from "${to}"; a;` });
  expect(breaches).toEqual([`${rule}: ${from} imports ${to}`]);
});

test("a route is imported by nobody, and only it may mix what is the server's into a page", async () => {
  const [route = "", other = ""] = listedRoutes.filter((file) =>
    file.startsWith("app/routes/site"),
  );
  const breaches = await breachesOf({
    [route]: `import { a } from "#${other}"; import { b } from "#app/routes/b.ts"; a; b;`,
    [other]: `import { c } from "#app/models/c.server.ts"; export const a = c;`,
    "app/routes/b.ts": `import { c } from "#app/models/c.server.ts"; export const b = c;`,
    "app/models/c.server.ts": "export const c = 1;",
  });
  expect(breaches).toEqual([
    `a route is imported by nobody: ${route} imports ${other}`,
    expect.stringContaining("imports nothing of the server's: app/routes/b.ts imports"),
  ]);
});

test("a circle, also over several files and over types, and a folder that is no room", async () => {
  const breaches = await breachesOf({
    "app/models/a.ts": `import { b } from "./b.ts"; export const a = b; export type A = typeof a;`,
    "app/models/b.ts": `import { c } from "./c.ts"; export const b = c;`,
    "app/models/c.ts": `import type { A } from "./a.ts"; export const c: A = 1;`,
    "app/utils/dates.ts": `import { a } from "#app/models/a.ts"; export const b = a;`,
  });
  expect(breaches).toEqual([
    expect.stringMatching(/^every folder is a room: app\/utils/),
    expect.stringMatching(/^no circles/),
  ]);
});
