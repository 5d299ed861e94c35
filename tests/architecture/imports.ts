import { parseSync } from "vite";

/** One import of one file, by another. */
export interface Import {
  from: string;
  /** A path from the project's root for our own files, else the package as it is written. */
  to: string;
  isOurs: boolean;
  /** Erased before it runs. */
  isType: boolean;
}

/** The files of a project, by their path from its root. */
export type Tree = ReadonlyMap<string, string>;

const ROOMS = /^#(app|db|tests)\//;

/** What each file of the tree imports: statically, dynamically or for its types alone. */
export function readImports(tree: Tree): Import[] {
  return [...tree].flatMap(([from, source]) => importsOf(from, source));
}

function importsOf(from: string, source: string): Import[] {
  const { module, errors } = parseSync(from, source, { sourceType: "module" });
  if (errors.length > 0) throw new Error(`${from} cannot be parsed: ${errors[0]?.message}`);
  const statically = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    isType: entries.length > 0 && entries.every((entry) => entry.isType),
  }));
  const again = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ moduleRequest, isType }) =>
      moduleRequest ? { specifier: moduleRequest.value, isType } : [],
    ),
  );
  const dynamically = module.dynamicImports.map(({ moduleRequest }) => ({
    specifier: source.slice(moduleRequest.start + 1, moduleRequest.end - 1),
    isType: false,
  }));
  return [...statically, ...again, ...dynamically].map(({ specifier, isType }) => {
    const to = pathOf(from, specifier);
    return { from, to: to ?? specifier, isOurs: to !== null, isType };
  });
}

function pathOf(from: string, specifier: string): string | null {
  if (ROOMS.test(specifier)) return specifier.slice(1);
  if (!specifier.startsWith(".")) return null;
  return new URL(specifier, `file:///${from}`).pathname.slice(1);
}
