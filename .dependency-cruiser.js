// Who may import whom: the table of rooms as rules for dependency-cruiser, run by tests/architecture.
import { readFileSync } from "node:fs";

/** @typedef {import("dependency-cruiser").IForbiddenRuleType} IForbiddenRuleType */

/**
 * @typedef {object} Room
 * @property {string[]} rooms rooms that it may import; within a room everything may
 * @property {string[]} [types] rooms of which it may import the types alone: they are gone when the code runs
 * @property {true} [views] whether it may know the framework of the pages
 * @property {true} [queries] whether it may know the database's packages
 */

const BELOW_ROUTES = "middleware companion models safety services ui catalogue content config";

/** @type {Record<string, Room>} */
const ROOMS = {
  routes: { rooms: BELOW_ROUTES.split(" "), views: true },
  middleware: {
    rooms: ["models", "safety", "services", "catalogue", "content", "config"],
    views: true,
  },
  companion: { rooms: ["models", "safety", "services", "catalogue", "content", "config"] },
  models: { rooms: ["safety", "services", "catalogue", "content", "db", "config"], queries: true },
  safety: { rooms: ["reader", "services", "catalogue", "content", "config"] },
  reader: { rooms: ["config"] },
  services: { rooms: ["content", "config"] },
  ui: { rooms: ["catalogue"], types: ["companion", "models", "safety", "config"], views: true },
  catalogue: { rooms: [] },
  content: { rooms: [] },
  config: { rooms: [] },
  db: { rooms: ["config"], types: ["safety", "reader"], queries: true },
  "db commands": {
    rooms: ["db", "companion", "models", "safety", "catalogue", "content", "config"],
    queries: true,
  },
  // The document, the entries and the list of routes: above all rooms, and nobody imports them.
  top: { rooms: ["routes", ...BELOW_ROUTES.split(" "), "db commands"], views: true },
};

const DB_COMMANDS = "(?:admin|backup|drill|migrate|model-check|plain-copy|rekey|restore|seed)\\b";
const VIEWS = "(?:react|react-dom|preact|react-router|@react-router/[^/]+|@conform-to/[^/]+)";
const QUERIES = "(?:drizzle-orm|drizzle-kit|@libsql/[^/]+)";

/** @param {string} room */
function pathOf(room) {
  if (room === "top") return "^app/[^/]+$";
  if (room === "db") return `^db/(?!${DB_COMMANDS})`;
  return room === "db commands" ? `^db/${DB_COMMANDS}` : `^app/${room}/`;
}

/** @param {string} names */
function packages(names) {
  return `(?:^|node_modules/)${names}(?:/|$)`;
}

/**
 * @param {[string, Room]} entry
 * @returns {IForbiddenRuleType[]}
 */
function rulesOf([room, { rooms, types = [], views, queries }]) {
  const from = { path: pathOf(room) };
  const may = [room, ...rooms, ...types].map(pathOf);
  /** @type {IForbiddenRuleType[]} */
  const rules = [
    {
      name: `${room} may not import this room`,
      from,
      to: { path: "^(?:app|db|tests)/", pathNot: may },
    },
  ];
  if (types.length > 0) {
    rules.push({
      name: `${room} may import this room's types alone`,
      from,
      to: { path: types.map(pathOf), dependencyTypesNot: ["type-only"] },
    });
  }
  if (!views) rules.push({ name: `${room} knows no views`, from, to: { path: packages(VIEWS) } });
  if (!queries) {
    rules.push({ name: `${room} asks no database`, from, to: { path: packages(QUERIES) } });
  }
  return rules;
}

/** Modules that app/routes.ts names. */
export const listedRoutes = [
  ...readFileSync(new URL("app/routes.ts", import.meta.url), "utf8").matchAll(
    /"(routes\/[^"]+\.tsx?)"/g,
  ),
].map(([, file]) => `app/${file}`);

const listed = `^(?:${listedRoutes.map((file) => file.replaceAll(".", "\\.")).join("|")})$`;

/** @type {IForbiddenRuleType[]} */
const forbidden = [
  ...Object.entries(ROOMS).flatMap(rulesOf),
  {
    name: "every folder is a room",
    from: { path: "^app/[^/]+/", pathNot: Object.keys(ROOMS).map(pathOf) },
    to: {},
  },
  { name: "a route is imported by nobody", from: {}, to: { path: listed } },
  {
    // The browser may ask for whatever does not say that it is for the server. Of a route's module
    // the framework takes out what only the server needs.
    name: "what the browser may ask for imports nothing of the server's",
    from: { path: "^app/[^/]+/", pathNot: ["\\.server\\.tsx?$", listed] },
    to: { path: "\\.server\\.tsx?$", dependencyTypesNot: ["type-only"] },
  },
  { name: "no circles", from: {}, to: { circular: true } },
];

const ERROR = /** @type {const} */ ("error");
// Its other reader refuses TypeScript 7, and would then find nothing wrong in the plain JavaScript.
const SWC = /** @type {const} */ ("swc");

export default {
  forbidden: forbidden.map((rule) => ({ ...rule, severity: ERROR })),
  options: {
    parser: SWC,
    // Imports of types count too.
    tsPreCompilationDeps: true,
    doNotFollow: { path: "node_modules" },
    exclude: { path: ["\\.test\\.tsx?$", "/\\+types/"] },
  },
};
