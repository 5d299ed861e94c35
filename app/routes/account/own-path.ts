/** A path of ours to go back to, or null: never another site, never a form's own address. */
export function ownPath(value: unknown): string | null {
  if (typeof value !== "string" || !/^\/(?![/\\])[\w\-/]*$/.test(value)) return null;
  return value === "/" || value.startsWith("/auth") ? null : value;
}
