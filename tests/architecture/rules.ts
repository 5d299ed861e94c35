import type { Import } from "./imports.ts";

type Room = keyof typeof MAY_IMPORT;

interface Allowed {
  /** Rooms that may be imported. */
  rooms: readonly string[];
  /** Rooms of which only the types may be imported: they are gone when the code runs. */
  types?: readonly string[];
  /** Whether this room may know the view's framework. */
  react?: true;
  /** Whether this room may know the database's packages. */
  queries?: true;
}

/** Who may import whom. Within a room everything may, except a route another route. */
const MAY_IMPORT = {
  // The document, the entries and the list of routes: above all rooms, and nobody imports them.
  top: {
    rooms: [
      "routes",
      "middleware",
      "companion",
      "models",
      "safety",
      "services",
      "ui",
      "catalogue",
      "content",
      "config",
      "db commands",
    ],
    react: true,
  },
  routes: {
    rooms: [
      "middleware",
      "companion",
      "models",
      "safety",
      "services",
      "ui",
      "catalogue",
      "content",
      "config",
    ],
    react: true,
  },
  middleware: { rooms: ["models", "safety", "services", "catalogue", "config"], react: true },
  companion: { rooms: ["models", "safety", "services", "catalogue", "content", "config"] },
  models: { rooms: ["safety", "services", "catalogue", "db", "config"], queries: true },
  safety: { rooms: ["services", "catalogue", "content", "config"] },
  services: { rooms: ["config"] },
  ui: { rooms: ["catalogue"], types: ["companion", "models", "safety", "config"], react: true },
  catalogue: { rooms: [] },
  content: { rooms: [] },
  config: { rooms: [] },
  db: { rooms: ["config"], types: ["safety"], queries: true },
  "db commands": {
    rooms: ["db", "companion", "models", "safety", "catalogue", "content", "config"],
    queries: true,
  },
} as const satisfies Record<string, Allowed>;

const DB_COMMANDS = /^db\/(admin|seed|migrate)\b/;
const REACT = /^(react|react-dom|react-router|@react-router\/.+|@conform-to\/.+)($|\/)/;
const QUERIES = /^(drizzle-orm|drizzle-kit|@libsql\/.+)($|\/)/;
const SERVER_ONLY = /\.server\.tsx?$/;
const TOP = /^app\/[^/]+$/;
const ROUTE_LIST = "app/routes.ts";

/** Every import that the table does not allow, and every circle, one sentence each. */
export function findBreaches(imports: readonly Import[], routes: ReadonlySet<string>): string[] {
  const ours = imports.filter(({ isOurs, to }) => isOurs && isCode(to));
  return [
    ...new Set(imports.flatMap(({ from }) => (roomOf(from) ? [] : `${from} is in no room`))),
    ...ours.flatMap(wrongRoom),
    ...ours.flatMap((each) => routeImported(each, routes)),
    ...ours.flatMap((each) => serverCodeShared(each, routes)),
    ...imports.flatMap(wrongPackage),
    ...findCircles(ours),
  ];
}

/** The room of a file, as the table names it; null where a file belongs to none. */
function roomOf(file: string): Room | null {
  if (DB_COMMANDS.test(file)) return "db commands";
  if (file.startsWith("db/")) return "db";
  if (TOP.test(file)) return "top";
  const name = /^app\/([^/]+)\//.exec(file)?.[1] ?? "";
  return name in MAY_IMPORT && isRoom(name) ? name : null;
}

function isRoom(name: string): name is Room {
  return Object.hasOwn(MAY_IMPORT, name);
}

function isCode(file: string): boolean {
  return /\.[jt]sx?$/.test(file);
}

function wrongRoom({ from, to, isType }: Import): string[] {
  const [room, other] = [roomOf(from), roomOf(to)];
  if (!room || room === other) return [];
  const allowed: Allowed = MAY_IMPORT[room];
  const isAllowed = other !== null && allowed.rooms.includes(other);
  const isAllowedType = isType && other !== null && allowed.types?.includes(other);
  if (isAllowed || isAllowedType) return [];
  return [`${room} may not import ${other ?? "what is in no room"}: ${from} imports ${to}`];
}

function routeImported({ from, to }: Import, routes: ReadonlySet<string>): string[] {
  if (!routes.has(to) || from === ROUTE_LIST) return [];
  return [`a route is imported by nobody: ${from} imports ${to}`];
}

// The browser may ask for whatever does not say that it is for the server. Of a route's module the
// framework takes out what only the server needs.
function serverCodeShared({ from, to, isType }: Import, routes: ReadonlySet<string>): string[] {
  if (isType || !SERVER_ONLY.test(to)) return [];
  if (SERVER_ONLY.test(from) || routes.has(from) || !/^app\/.+\//.test(from)) return [];
  return [`what the browser may ask for may not import the server's: ${from} imports ${to}`];
}

function wrongPackage({ from, to, isOurs }: Import): string[] {
  const room = roomOf(from);
  if (!room || isOurs) return [];
  const allowed: Allowed = MAY_IMPORT[room];
  if (REACT.test(to) && !allowed.react) return [`${room} knows no views: ${from} imports ${to}`];
  const isQuery = QUERIES.test(to) && !allowed.queries;
  return isQuery ? [`${room} asks no database: ${from} imports ${to}`] : [];
}

function findCircles(imports: readonly Import[]): string[] {
  const next = Map.groupBy(imports, ({ from }) => from);
  const done = new Set<string>();
  const circles: string[] = [];
  function visit(file: string, path: readonly string[]): void {
    const start = path.indexOf(file);
    if (start !== -1) circles.push(`a circle: ${[...path.slice(start), file].join(" -> ")}`);
    if (start !== -1 || done.has(file)) return;
    for (const { to } of next.get(file) ?? []) visit(to, [...path, file]);
    done.add(file);
  }
  for (const file of next.keys()) visit(file, []);
  return circles;
}
