import type { Intent, Text } from "../content/schema.ts";
import { inLanguage } from "../guided/say.ts";
import {
  saidText,
  type Preview,
  type PreviewKind,
  type PreviewPlace,
  type SaidText,
} from "./preview.ts";

const ONLY = "lines";

/** What is answered at once to a plain request. */
export const intentKind: PreviewKind = {
  id: "intent",
  title: "Answers to requests",
  pieces: ({ content }) =>
    content.intents
      .map(({ intent }) => ({ id: intent.id, title: intent.means }))
      .toSorted((one, other) => one.id.localeCompare(other.id)),
  open(id, place) {
    const intent = place.content.intentCalled(id)?.intent;
    return intent === undefined ? null : intentPreview(intent, place);
  },
};

/** What one companion says in words of its own, in every place. */
export const characterKind: PreviewKind = {
  id: "character",
  title: "Companions' lines",
  pieces: ({ content }) => content.characters.map(({ id }) => ({ id, title: nameOf(id) })),
  open(id, place) {
    const character = place.content.characters.find((each) => each.id === id);
    if (character === undefined) return null;
    const said = Object.entries(character).flatMap(([key, value]) =>
      isText(value) ? [saidText(value, place, key.replaceAll("_", " "))] : [],
    );
    return onePage(nameOf(id), said);
  },
};

function intentPreview(intent: Intent, place: PreviewPlace): Preview {
  const { means, replies, night, unknown, choices = [] } = intent;
  const at = (text: Text | undefined, when: string) => (text ? [saidText(text, place, when)] : []);
  const said = [
    saidText(replies, place),
    ...at(night, "At night"),
    ...at(unknown, "Where nothing is found"),
  ];
  const ways = choices.map(({ label, does }) => ({
    label: `${inLanguage(label, place.language)[0] ?? does} (${does})`,
    to: null,
  }));
  return onePage(means, said, ways);
}

function onePage(title: string, said: readonly SaidText[], ways: Ways = []): Preview {
  const node = { name: ONLY, said, ways, exits: [] };
  return { title, about: [], start: ONLY, node: (name) => (name === ONLY ? node : null) };
}

type Ways = readonly { label: string; to: null }[];

function isText(value: unknown): value is Text {
  return typeof value === "object" && value !== null && "en" in value;
}

function nameOf(id: string): string {
  return id.charAt(0).toUpperCase() + id.slice(1);
}
