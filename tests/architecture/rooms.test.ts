import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { readImports } from "./imports.ts";
import type { Tree } from "./imports.ts";
import { findBreaches } from "./rules.ts";

const CODE = "{app,db}/**/*.{js,ts,tsx}";

function breachesOf(tree: Tree): string[] {
  return findBreaches(readImports(tree), listedRoutes(tree.get("app/routes.ts") ?? ""));
}

function listedRoutes(list: string): Set<string> {
  const files = list.matchAll(/["'](?:\.\/)?(routes\/[^"']+\.tsx?)["']/g);
  return new Set([...files].map(([, file]) => `app/${file}`));
}

function tree(files: Record<string, string>): Tree {
  return new Map(Object.entries(files));
}

test("every file of the app imports only what its room may", () => {
  const files = globSync(CODE).filter((file) => !/\.test\.tsx?$/.test(file));
  expect(files).toContain("app/config/environment.server.ts");
  expect(breachesOf(new Map(files.map((file) => [file, readFileSync(file, "utf8")])))).toEqual([]);
});

describe("the rules allow", () => {
  test("a house in which every import goes down", () => {
    const house = tree({
      "app/routes.ts": `import { route } from "@react-router/dev/routes";
        export default [route("chat", "routes/chat/new.tsx")];`,
      "app/root.tsx": `import "./ui/style.css"; import { Page } from "#app/ui/page.tsx";
        import { guard } from "#app/middleware/guard.server.ts";`,
      "app/routes/chat/new.tsx": `import type { Route } from "./+types/new";
        import { useId } from "react"; import { form } from "./new-form.ts";
        import { reply } from "#app/companion/reply/reply.server.ts";
        import { Page } from "#app/ui/page.tsx";`,
      "app/routes/chat/new-form.ts": `import { z } from "zod";`,
      "app/middleware/guard.server.ts": `import { users } from "#app/models/users.server.ts";`,
      "app/companion/reply.server.ts": `import { users } from "#app/models/users.server.ts";
        import { judge } from "#app/safety/judge.ts";`,
      "app/models/users.server.ts": `import { eq } from "drizzle-orm";
        import { database } from "#db/client.ts"; import { judge } from "#app/safety/judge.ts";`,
      "app/safety/judge.ts": `import { moods } from "#app/catalogue/moods.ts";`,
      "app/services/mail.server.ts": `import { log } from "#app/config/log.server.ts";`,
      "app/ui/page.tsx": `import type { User } from "#app/models/users.server.ts";
        import { moods } from "#app/catalogue/moods.ts";`,
      "app/catalogue/moods.ts": `import { z } from "zod";`,
      "app/config/log.server.ts": `import pino from "pino";`,
      "db/client.ts": `import { log } from "#app/config/log.server.ts";`,
      "db/schema.ts": `import type { Judgement } from "#app/safety/judge.ts";`,
      "db/seed.ts": `import { users } from "#app/models/users.server.ts";`,
    });
    expect(breachesOf(house)).toEqual([]);
  });
});

describe("the rules catch", () => {
  test.each([
    ["a route that asks the database", "app/routes/a.ts", "#db/client.ts"],
    ["middleware that imports a route's file", "app/middleware/a.server.ts", "#app/routes/a.ts"],
    ["middleware that answers", "app/middleware/a.server.ts", "#app/companion/a.server.ts"],
    ["a companion that imports a view", "app/companion/a.server.ts", "#app/ui/a.tsx"],
    ["a companion that asks the database", "app/companion/a.server.ts", "#db/client.ts"],
    ["a model that answers", "app/models/a.server.ts", "#app/companion/a.server.ts"],
    ["a model that imports middleware", "app/models/a.server.ts", "#app/middleware/a.server.ts"],
    ["judgement that reads rows", "app/safety/a.server.ts", "#app/models/a.server.ts"],
    ["judgement that asks the database", "app/safety/a.server.ts", "#db/client.ts"],
    ["a service that knows the product", "app/services/a.server.ts", "#app/catalogue/a.ts"],
    ["a view that judges", "app/ui/a.tsx", "#app/safety/a.ts"],
    ["a view that calls a service", "app/ui/a.tsx", "#app/services/a.ts"],
    ["a catalogue that imports settings", "app/catalogue/a.ts", "#app/config/a.ts"],
    ["settings that import a catalogue", "app/config/a.ts", "#app/catalogue/a.ts"],
    ["a database that imports a model", "db/client.ts", "#app/models/a.server.ts"],
    ["a database that runs judgement", "db/schema.ts", "#app/safety/a.ts"],
    ["a room that imports the document", "app/ui/a.tsx", "#app/root.tsx"],
    ["a room that imports its neighbour by path", "app/services/a.server.ts", "../models/a.ts"],
    ["code that imports a test's", "app/ui/a.tsx", "#tests/setup/a.ts"],
  ])("%s", (_name, from, to) => {
    const breaches = breachesOf(tree({ [from]: `import { a } from "${to}";` }));
    expect(breaches).toEqual([expect.stringMatching(/may not import/)]);
    expect(breaches[0]).toContain(`${from} imports `);
  });

  test("a type that a room may not know", () => {
    const file = {
      "app/services/a.server.ts": `import type { A } from "#app/models/a.server.ts";`,
    };
    expect(breachesOf(tree(file))).toEqual([expect.stringMatching(/^services may not import/)]);
  });

  test.each([`export { a } from "#db/a.ts";`, `const { a } = await import("#db/a.ts");`])(
    "an import that is written otherwise: %s",
    (source) => {
      const breaches = breachesOf(tree({ "app/routes/a.ts": source }));
      expect(breaches).toEqual([expect.stringMatching(/^routes may not import db/)]);
    },
  );

  test.each([
    ["app/companion/a.server.ts", "react"],
    ["app/models/a.server.ts", "react-router"],
    ["app/safety/a.ts", "react-dom/server"],
    ["app/services/a.server.ts", "react-router"],
    ["app/catalogue/a.ts", "react"],
    ["db/schema.ts", "react"],
  ])("a view's framework in %s", (from, to) => {
    const breaches = breachesOf(tree({ [from]: `import { a } from "${to}";` }));
    expect(breaches).toEqual([expect.stringMatching(/knows no views/)]);
  });

  test.each([
    ["app/routes/a.ts", "drizzle-orm"],
    ["app/root.tsx", "drizzle-orm/libsql"],
    ["app/companion/a.server.ts", "@libsql/client"],
    ["app/safety/a.server.ts", "drizzle-orm"],
    ["app/middleware/a.server.ts", "drizzle-orm"],
  ])("a query builder in %s", (from, to) => {
    const breaches = breachesOf(tree({ [from]: `import { eq } from "${to}";` }));
    expect(breaches).toEqual([expect.stringMatching(/asks no database/)]);
  });

  test("a route that imports another route", () => {
    const breaches = breachesOf(
      tree({
        "app/routes.ts": `export default [route("a", "routes/a.tsx"), route("b", "routes/b.tsx")];`,
        "app/routes/a.tsx": `import { view } from "./b.tsx";`,
        "app/routes/b.tsx": "",
      }),
    );
    expect(breaches).toEqual([
      "a route is imported by nobody: app/routes/a.tsx imports app/routes/b.tsx",
    ]);
  });

  test("code for the server in what the browser may ask for", () => {
    const breaches = breachesOf(
      tree({
        "app/routes.ts": `export default [route("a", "routes/a.tsx")];`,
        "app/routes/a.tsx": `import { b } from "./b.ts";`,
        "app/routes/b.ts": `import { users } from "#app/models/users.server.ts";`,
      }),
    );
    expect(breaches).toEqual([
      "what the browser may ask for may not import the server's: app/routes/b.ts imports app/models/users.server.ts",
    ]);
  });

  test("a circle, also over several files and over types", () => {
    const breaches = breachesOf(
      tree({
        "app/models/a.ts": `import { b } from "./b.ts";`,
        "app/models/b.ts": `import { c } from "./c.ts";`,
        "app/models/c.ts": `import type { A } from "./a.ts";`,
      }),
    );
    expect(breaches).toEqual([
      "a circle: app/models/a.ts -> app/models/b.ts -> app/models/c.ts -> app/models/a.ts",
    ]);
  });

  test.each(["app/utils/dates.ts", "app/lib/dates.ts", "app/helpers/dates.ts"])(
    "a folder that is no room: %s",
    (file) => {
      expect(breachesOf(tree({ [file]: `import { z } from "zod";` }))).toEqual([
        `${file} is in no room`,
      ]);
    },
  );
});
