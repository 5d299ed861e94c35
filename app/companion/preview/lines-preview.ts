import { GUIDE_LINES } from "#app/content/guide.ts";
import { COMPANIONS, saidText, type Preview, type PreviewKind, type SaidText } from "./preview.ts";

const ONLY = "lines";
const LINES = "lines";
const LABELS = "labels";

/** The guide's own lines, and the labels of its buttons. */
export const linesKind: PreviewKind = {
  id: "lines",
  title: "The guide's own words",
  pieces: () => [
    { id: LINES, title: "Lines" },
    { id: LABELS, title: "Buttons" },
  ],
  open(id, place) {
    if (id !== LINES && id !== LABELS) return null;
    const said = Object.entries(GUIDE_LINES[id]).map(([key, line]) =>
      saidText(line, place, key.replaceAll("_", " ")),
    );
    return onePage(id === LINES ? "Lines" : "Buttons", said);
  },
};

/** What one companion says in words of its own. */
export const characterKind: PreviewKind = {
  id: "character",
  title: "Companions' lines",
  pieces: () => COMPANIONS.map((id) => ({ id, title: nameOf(id) })),
  open(id, place) {
    const own = COMPANIONS.includes(id) ? GUIDE_LINES.companions[id] : undefined;
    if (own === undefined) return null;
    const said = Object.entries(own).map(([key, line]) => saidText(line, place, key));
    return onePage(nameOf(id), said);
  },
};

/** A piece that is read at once. */
export function onePage(title: string, said: readonly SaidText[], ways: Ways = []): Preview {
  const node = { name: ONLY, said, ways, exits: [] };
  return { title, about: [], start: ONLY, node: (name) => (name === ONLY ? node : null) };
}

type Ways = readonly { label: string; to: null; says?: readonly string[] }[];

function nameOf(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}
