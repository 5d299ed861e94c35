import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { bundle } from "lightningcss";
import { minifySync } from "vite";
import { describe, expect, it } from "vitest";
import { THERAPISTS } from "#app/catalogue/therapists.ts";

const FOLDER = new URL("../../app/ui/", import.meta.url);
const KILOBYTE = 1000;

describe("what a page carries", () => {
  it.each([
    ["of at most 10 kB", "styles.css", 10],
    ["of at most 4 kB beside that where a conversation is", "chat.css", 4],
    ["of at most 2 kB beside that where somebody's days are kept", "days.css", 2],
    ["of at most 2 kB beside that where a record is drawn", "record.css", 2],
    ["of at most 1.5 kB beside that where one exercises", "exercises.css", 1.5],
    ["of at most 6 kB where one only looks around", "site.css", 6],
  ])("is a stylesheet %s on the wire", (_, name, most) => {
    const filename = fileURLToPath(new URL(name, FOLDER));
    const { code } = bundle({ filename, minify: true });
    expect(brotliCompressSync(code).length).toBeLessThan(most * KILOBYTE);
  });

  it("is scripts of at most 4 kB on the wire, with those that one page has beside", () => {
    const sizeOf = (name: string) => {
      const script = readFileSync(new URL(name, FOLDER), "utf8");
      const { code } = minifySync(name, script, { module: true });
      return gzipSync(code).length;
    };
    const ofOnePage = Math.max(
      ...[
        "voice-preview.js",
        "codes.js",
        "choices.js",
        "passkeys.js",
        "push.js",
        "drafts.js",
        "breathing.js",
        "chart.js",
      ].map(sizeOf),
    );
    const all = sizeOf("enhance.js") + sizeOf("session.js") + ofOnePage;
    expect(all).toBeLessThan(4 * KILOBYTE);
    // Beside them, for who has chosen a lock.
    expect(sizeOf("lock.js")).toBeLessThan(1.4 * KILOBYTE);
  });

  it("is portraits of less than 3 kB each, as they are, without script or address", () => {
    const folder = new URL("../../public/portraits/", import.meta.url);
    for (const { avatar } of THERAPISTS) {
      const portrait = readFileSync(new URL(`../../public${avatar}`, import.meta.url), "utf8");
      expect(Buffer.byteLength(portrait), avatar).toBeLessThan(3 * KILOBYTE);
      expect(portrait).not.toMatch(/<script|<style|href|url\(/);
    }
    expect(readdirSync(folder)).toHaveLength(THERAPISTS.length);
  });

  it("holds no inline style, no raw HTML and no state of its own", () => {
    const views = readdirSync(FOLDER).filter((name) => /(?<!\.test)\.tsx$/u.test(name));
    expect(views.length).toBeGreaterThan(15);
    // A companion's words are HTML that is escaped before: markdown.test.tsx holds what it may be.
    const isEscaped = (name: string) => name === "markdown.tsx";
    const offenders = views.filter((name) => {
      const view = readFileSync(new URL(name, FOLDER), "utf8");
      const isRaw = view.includes("dangerouslySetInnerHTML") && !isEscaped(name);
      return isRaw || /\bstyle=|\buse(?:State|Effect|Reducer)\b/u.test(view);
    });
    expect(offenders).toEqual([]);
  });
});
