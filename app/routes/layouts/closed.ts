import { type RouteConfigEntry, layout } from "@react-router/dev/routes";

/** Puts every route that stands under no layout behind the one for signed-in adults. */
export function closedUnlessOpened(entries: readonly RouteConfigEntry[]): RouteConfigEntry[] {
  const opened = entries.filter(isLayout);
  const others = entries.filter((entry) => !isLayout(entry));
  if (others.length === 0) return opened;
  return [...opened, layout("routes/layouts/signed-in.tsx", { id: "closed" }, others)];
}

function isLayout({ file, path }: RouteConfigEntry): boolean {
  return path === undefined && file.startsWith("routes/layouts/");
}
