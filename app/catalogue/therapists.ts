const NAMES: Readonly<Record<string, string>> = { alina: "Alina" };

/** The companion's name; an id that is not known any more is shown as Alister. */
export function therapistName(id: string): string {
  return NAMES[id] ?? "Alister";
}
