import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "#app/routes.ts";

/** Every address that the product answers, as its list of routes has it. */
export const PATTERNS: readonly string[] = [
  ...new Set((await routes).flatMap((entry) => patternsOf(entry, ""))),
];

const MATCHERS = PATTERNS.map((pattern) => ({ pattern, matcher: matcherOf(pattern) }));

/** The pattern that an address belongs to; the most exact one where several do. */
export function patternOf(path: string): string | undefined {
  const [plain = ""] = path.split(/[?#]/);
  const found = MATCHERS.filter(({ matcher }) => matcher.test(plain));
  return found.toSorted((one, other) => exactness(other.pattern) - exactness(one.pattern))[0]
    ?.pattern;
}

/** An address of this pattern whose parts are given by the caller. */
export function fill(pattern: string, part: (name: string) => string): string {
  return pattern
    .split("/")
    .map((piece) =>
      piece.startsWith(":") ? part(piece.slice(1)) : piece === "*" ? part("*") : piece,
    )
    .join("/");
}

// A layout has no path of its own: what stands in it does.
function patternsOf(entry: RouteConfigEntry, parent: string): string[] {
  const own = [parent, entry.path].filter((piece) => piece).join("/");
  const children = (entry.children ?? []).flatMap((child) => patternsOf(child, own));
  const isPage = entry.index === true || entry.path !== undefined;
  return isPage ? [`/${own}`, ...children] : children;
}

function matcherOf(pattern: string): RegExp {
  const source = pattern.replaceAll(/:\w+\??/g, "[^/]+").replace(/\*$/, ".*");
  return new RegExp(`^${source}$`);
}

function exactness(pattern: string): number {
  return pattern.replaceAll(/:\w+|\*/g, "").length - (pattern.endsWith("*") ? 1_000 : 0);
}
