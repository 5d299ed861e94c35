import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { root } from "#app/config/install.js";
import { settingsSchema } from "#app/config/settings.server.ts";

/** Made by whoever takes the pictures, from a running product. */
const MADE_LATER = [".github/chat.png"];
const PATH = /^(?:\.github|app|db|tests|public)\/[\w./-]+$/u;
/** Named from the folder that its page is in, or from the tests'. */
const IN_A_FOLDER = /^[a-z]+\/.*\.[a-z]+$/u;

const pages = [
  "README.md",
  ".github/SECURITY.md",
  ...globSync(["{app,db,tests}/**/README.md", "app/config/*.md"], { cwd: root }),
].map((file) => ({ file, text: readFileSync(path.join(root, file), "utf8") }));

function matches(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, found = ""]) => found);
}

/** Headings as the addresses that a link to one ends with. */
function anchorsOf(file: string): string[] {
  const text = readFileSync(file, "utf8");
  return matches(text, /^#+ (.+)$/gmu).map((heading) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\w -]/gu, "")
      .replaceAll(" ", "-"),
  );
}

test.each(pages)("$file links to files and headings that exist", ({ file, text }) => {
  const broken = matches(text, /\]\((?!https?:)([^)]+)\)/gu).filter((link) => {
    const [target = "", anchor] = link.split("#");
    const linked = target === "" ? file : path.join(path.dirname(file), target);
    if (MADE_LATER.includes(linked)) return false;
    const place = path.join(root, linked);
    return !existsSync(place) || (anchor !== undefined && !anchorsOf(place).includes(anchor));
  });
  expect(broken).toEqual([]);
});

test.each(pages)("$file names files that exist", ({ file, text }) => {
  const folders = [root, path.join(root, path.dirname(file)), path.join(root, "tests")];
  const named = matches(text, /`([\w.]+\/[\w./-]+)`/gu).filter(
    (name) => PATH.test(name) || (file.startsWith("app/") && IN_A_FOLDER.test(name)),
  );
  const missing = named.filter(
    (name) => !folders.some((each) => existsSync(path.join(each, name))),
  );
  expect(missing).toEqual([]);
});

test.each(pages)("$file names commands that exist", ({ text }) => {
  const { scripts } = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
  const named = matches(text, /npm run (?:-s )?([\w:-]+)/gu);
  expect(named.filter((name) => !(name in scripts))).toEqual([]);
});

test.each([".gitignore", ".dockerignore"])(
  "%s leaves out the secrets that the README names",
  (file) => {
    const [secrets = ""] = matches(readFileSync("README.md", "utf8"), /--env-file (\S+)/gu);
    const ignored = readFileSync(file, "utf8").trim().split("\n");
    expect(ignored.some((pattern) => path.matchesGlob(secrets, pattern))).toBe(true);
  },
);

test("the table of settings holds every setting, and no other", () => {
  const table = readFileSync(path.join(root, "app/config/README.md"), "utf8");
  const rows = matches(table, /^\| (`[A-Z].*?) \|/gmu);
  const named = rows.flatMap((cell) => matches(cell, /`([A-Z_]+)`/gu));
  expect(named.sort()).toEqual(Object.keys(settingsSchema.shape).sort());
});
