/** A path of ours to go back to, with a plain query, or null: never another site, never a form's own address. */
export function ownPath(value: unknown): string | null {
  if (typeof value !== "string" || !/^\/(?![/\\])[\w\-/]*(\?[\w\-=&]*)?$/.test(value)) return null;
  const isWayIn = value.startsWith("/auth") && !value.startsWith("/auth/new-email?");
  return value === "/" || isWayIn ? null : value;
}

/** An address on the way in that keeps where somebody wanted to go. */
export function withNext(path: string, next: string | null): string {
  if (next === null) return path;
  return `${path}${path.includes("?") ? "&" : "?"}${new URLSearchParams({ next })}`;
}
