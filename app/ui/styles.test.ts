import { readdirSync, readFileSync, statSync } from "node:fs";
import { describe, expect, it } from "vitest";

const FOLDER = new URL("./styles/", import.meta.url);
const FILES = readdirSync(FOLDER);
const CSS = FILES.map((name) => readFileSync(new URL(name, FOLDER), "utf8")).join("\n");
const TOKENS = readFileSync(new URL("tokens.css", FOLDER), "utf8");

type Palette = ReadonlyMap<string, string>;

/** The colors of some rules, each as `light-dark(by day, at dusk)`. */
function readColors(css: string, scheme: "light" | "dark"): Palette {
  const pairs = css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\);/gu);
  return new Map(
    Array.from(pairs, ([, name, light, dark]) => [
      name ?? "",
      (scheme === "light" ? light : dark) ?? "",
    ]),
  );
}

/** The rules of one scheme: for everybody, or for one companion's conversation. */
function readSchemes(css: string): readonly { name: string; palette: Palette }[] {
  return (["light", "dark"] as const).flatMap((scheme) => {
    const base = readColors(/:root \{[^}]*\}/u.exec(css)?.[0] ?? "", scheme);
    const companions = css.matchAll(/data-therapist="(\w+)"\] \{([^}]*)\}/gu);
    return [
      { name: scheme, palette: base },
      ...Array.from(companions, ([, id, rules]) => ({
        name: `${scheme}, ${id}`,
        palette: new Map([...base, ...readColors(rules ?? "", scheme)]),
      })),
    ];
  });
}

/** Relative luminance and contrast ratio as WCAG 2.2 defines them. */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const SURFACES = ["paper", "paper-raised", "sage"];
const WASHES = ["danger-wash", "success-wash", "warning-wash", "info-wash"];
const MOODS = ["happy", "calm", "neutral", "anxious", "sad"].map((mood) => `mood-${mood}`);
const AAA = 7;
const AA = 4.5;
/** Edges of controls, focus rings and other things that are seen and not read. */
const SHAPE = 3;

const PAIRS: readonly { ink: string; on: readonly string[]; least: number }[] = [
  { ink: "ink", on: [...SURFACES, ...WASHES, ...MOODS, "sage-deep", "companion-wash"], least: AAA },
  { ink: "paper", on: ["ink"], least: AAA },
  { ink: "ink-soft", on: SURFACES, least: AAA },
  { ink: "link", on: [...SURFACES, ...WASHES], least: AA },
  { ink: "danger-ink", on: [...SURFACES, "danger-wash"], least: AA },
  { ink: "success-ink", on: ["success-wash"], least: AA },
  { ink: "warning-ink", on: ["warning-wash"], least: AA },
  { ink: "info-ink", on: ["info-wash"], least: AA },
  { ink: "plum-ink", on: ["plum-wash"], least: AA },
  { ink: "on-clay", on: ["clay", "clay-deep"], least: AA },
  { ink: "on-danger", on: ["danger", "danger-deep"], least: AA },
  { ink: "companion", on: ["companion-wash", "paper"], least: AA },
  { ink: "line-strong", on: SURFACES, least: SHAPE },
  { ink: "focus", on: [...SURFACES, ...WASHES], least: SHAPE },
  { ink: "link", on: ["sage-deep"], least: SHAPE },
  { ink: "clay", on: SURFACES, least: SHAPE },
];

describe("the colors", () => {
  const schemes = readSchemes(TOKENS);

  it("are there for light and dark and for six companions in each", () => {
    expect(schemes.map((scheme) => scheme.name)).toHaveLength(14);
    for (const { palette } of schemes) expect(palette.size).toBeGreaterThan(30);
  });

  it.each(schemes)("can be read and seen on what they lie on: $name", ({ palette }) => {
    const weak = PAIRS.flatMap(({ ink, on, least }) =>
      on
        .map((surface) => {
          const ratio = contrast(palette.get(ink) ?? "", palette.get(surface) ?? "");
          return { ink, surface, least, ratio };
        })
        .filter((pair) => !(pair.ratio >= pair.least)),
    );
    expect(weak).toEqual([]);
  });

  it("that are written with are all measured", () => {
    const inks = new Set(PAIRS.map((pair) => pair.ink));
    const written = CSS.matchAll(/(?<![\w-])(?:color|outline|--tone): [^;]*var\(--([\w-]+)\)/gu);
    const unmeasured = Array.from(written, ([, name]) => name).filter(
      (name) => name !== "tone" && !inks.has(name ?? ""),
    );
    expect(unmeasured).toEqual([]);
  });

  it("that are written on are all measured", () => {
    const surfaces = new Set(PAIRS.flatMap((pair) => [...pair.on, pair.ink]));
    const fills = CSS.matchAll(/(?<![\w-])background(?:-color)?: var\(--([\w-]+)\)/gu);
    const unmeasured = Array.from(fills, ([, name]) => name ?? "").filter((n) => !surfaces.has(n));
    expect(unmeasured).toEqual([]);
  });

  it("come from the tokens alone", () => {
    const others = FILES.filter((name) => name !== "tokens.css").filter((name) =>
      /#[0-9a-f]{3,8}\b|\b(?:hsl|oklch|oklab)\(|rgb\((?!var)/iu.test(
        readFileSync(new URL(name, FOLDER), "utf8"),
      ),
    );
    expect(others).toEqual([]);
  });
});

describe("the stylesheet", () => {
  it("uses no token that does not exist", () => {
    const defined = new Set(Array.from(CSS.matchAll(/(--[\w-]+):/gu), ([, name]) => name));
    const used = Array.from(CSS.matchAll(/var\((--[\w-]+)/gu), ([, name]) => name);
    expect(used.filter((name) => !defined.has(name))).toEqual([]);
  });

  it("loads nothing but the one typeface, of at most 20 kB, that lies beside it", () => {
    const loaded = Array.from(CSS.matchAll(/url\([^)]*\)|https?:[^;]*/gu), ([what]) => what);
    expect(loaded).toEqual(['url("../fonts/newsreader.woff2")']);
    expect(statSync(new URL("../fonts/newsreader.woff2", FOLDER)).size).toBeLessThan(20 * 1024);
  });
});
