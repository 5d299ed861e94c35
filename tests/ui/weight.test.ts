import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { bundle } from "lightningcss";
import { describe, expect, it } from "vitest";

const FOLDER = new URL("../../app/ui/", import.meta.url);
const KILOBYTE = 1000;

describe("what a page carries", () => {
  it.each([
    ["of at most 10 kB", "styles.css", 10],
    ["of at most 6 kB where one only looks around", "site.css", 6],
  ])("is a stylesheet %s on the wire", (_, name, most) => {
    const filename = fileURLToPath(new URL(name, FOLDER));
    const { code } = bundle({ filename, minify: true });
    expect(brotliCompressSync(code).length).toBeLessThan(most * KILOBYTE);
  });

  it("is a script of at most 4 kB on the wire, even as it is written", () => {
    const script = readFileSync(new URL("enhance.js", FOLDER));
    expect(gzipSync(script).length).toBeLessThan(4 * KILOBYTE);
  });

  it("holds no inline style, no raw HTML and no state of its own", () => {
    const views = readdirSync(FOLDER).filter((name) => /(?<!\.test)\.tsx$/u.test(name));
    expect(views.length).toBeGreaterThan(15);
    const offenders = views.filter((name) =>
      /\bstyle=|dangerouslySetInnerHTML|\buse(?:State|Effect|Reducer)\b/u.test(
        readFileSync(new URL(name, FOLDER), "utf8"),
      ),
    );
    expect(offenders).toEqual([]);
  });
});
