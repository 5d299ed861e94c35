/** Puts facts where a text names them in braces, as in `{name}`; a name that isn't known stays as it is. */
export function fillIn(text: string, facts: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => facts[name] ?? whole);
}
