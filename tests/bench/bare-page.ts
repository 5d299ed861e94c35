import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseHTML } from "linkedom";
import { startNode, untilAnswered } from "./processes.ts";
import { freePort, WORK_FOLDER } from "./product.ts";

const FOLDER = join(WORK_FOLDER, "bare");

type Tree = string | [tag: string, attributes: Record<string, string | true>, children: Tree[]];

const FILES = {
  "package.json": JSON.stringify({
    name: "bare",
    type: "module",
    dependencies: { "@react-router/node": "*", isbot: "*", react: "*", "react-dom": "*" },
  }),
  "vite.config.js": `import { reactRouter } from "@react-router/dev/vite";
export default { plugins: [reactRouter()] };`,
  "react-router.config.js": `export default { ssr: true };`,
  "app/routes.js": `import { route } from "@react-router/dev/routes";
export default [
  route("plain", "plain.jsx"), route("hydrated", "hydrated.jsx"), route("read", "read.js"),
];`,
  "app/root.jsx": `import { Outlet, Scripts, useMatches } from "react-router";
export default function Root() {
  const isHydrated = useMatches().some((match) => match.handle?.isHydrated);
  return <html lang="en">
    <head><meta charSet="utf-8" /><title>Bare</title></head>
    <body><Outlet />{isHydrated ? <Scripts /> : null}</body>
  </html>;
}`,
  "app/view.jsx": `import { createElement } from "react";
export function View({ tree }) {
  if (typeof tree === "string") return tree;
  const [tag, attributes, children] = tree;
  return createElement(tag, attributes,
    ...children.map((child) => typeof child === "string" ? child : View({ tree: child })));
}`,
  "app/read.js": `export function loader() {
  const content = process.env.BARE_WORDS;
  return Response.json(Array.from({ length: 30 }, (_, id) => ({ id, content })));
}`,
  "app/plain.jsx": `import { View } from "./view.jsx";
import tree from "./plain.json";
export function loader() { return null; }
export default function Plain() { return <View tree={tree} />; }`,
  "app/hydrated.jsx": `import { View } from "./view.jsx";
import tree from "./hydrated.json";
export const handle = { isHydrated: true };
export function loader() {
  const words = process.env.BARE_WORDS;
  return { entries: Array.from({ length: 30 }, (_, id) => ({ id, role: "user", words: words + id })) };
}
export default function Hydrated({ loaderData }) {
  return <View tree={tree} />;
}`,
};

/**
 * Builds a React Router app of two pages, with no middleware, no database and the framework's own
 * entry, whose elements are those of our two pages (without and with the framework's scripts), and
 * returns its folder.
 */
export function buildBareApp(plain: string, hydrated: string): string {
  rmSync(FOLDER, { recursive: true, force: true });
  const trees = { "app/plain.json": treeOf(plain), "app/hydrated.json": treeOf(hydrated) };
  const texts = Object.entries(trees).map(([file, tree]) => [file, JSON.stringify(tree)] as const);
  for (const [file, text] of [...Object.entries(FILES), ...texts]) {
    mkdirSync(dirname(join(FOLDER, file)), { recursive: true });
    writeFileSync(join(FOLDER, file), text);
  }
  const builder = join(process.cwd(), "node_modules/@react-router/dev/bin.cjs");
  const { status, stderr } = spawnSync(process.execPath, [builder, "build"], {
    cwd: FOLDER,
    env: { ...process.env, NODE_ENV: "production" },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The bare page was not built:\n${stderr}`);
  return FOLDER;
}

/** Serves the bare app with the framework's own server, its entries of so many letters each. */
export async function serveBareApp(folder: string, entryLength: number) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const server = startNode(
    ["node_modules/@react-router/serve/dist/cli.js", `${folder}/build/server/index.js`],
    {
      PORT: String(port),
      HOST: "127.0.0.1",
      NODE_ENV: "production",
      BARE_WORDS: "w".repeat(entryLength),
    },
    { logFile: `${folder}/server.log` },
  );
  const startedMs = await untilAnswered(`${url}/plain`);
  return { url, server, startedMs };
}

// Scripts are the framework's own part of a page.
function treeOf(html: string): Tree {
  const { document } = parseHTML(html);
  for (const script of document.querySelectorAll("script")) script.remove();
  return ["div", {}, [...document.body.childNodes].flatMap(readNode)];
}

function readNode(node: Node): Tree[] {
  if (node.nodeType === 3) return [node.textContent ?? ""];
  if (!isElement(node)) return [];
  const attributes = [...node.attributes].map(({ name, value }) => [asProp(name), value || true]);
  return [
    [
      node.localName,
      Object.fromEntries(attributes.filter(([name]) => name !== "style")),
      [...node.childNodes].flatMap(readNode),
    ],
  ];
}

function isElement(node: Node): node is Element {
  return node.nodeType === 1;
}

function asProp(name: string): string {
  const renamed: Record<string, string> = {
    class: "className",
    for: "htmlFor",
    value: "defaultValue",
  };
  return renamed[name] ?? name;
}
