import { data } from "react-router";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { findPreviewKind, PREVIEW_KINDS } from "#app/companion/preview/kinds.ts";
import { SelectField } from "#app/ui/field.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/previews";
import { previewHref } from "./preview-address.ts";
import { PreviewPicker } from "./preview-picker.tsx";
import { readPreviewChoice } from "./preview-place.server.ts";

export const meta = pageTitle("Content preview");

/** The pieces of one kind of content, each with the way to its preview. */
export function loader({ url }: Route.LoaderArgs) {
  const { place, picked, characters } = readPreviewChoice(url);
  const kind = findPreviewKind(url.searchParams.get("kind") ?? "topic");
  if (!kind) throw data(null, { status: 404 });
  return {
    picked,
    characters,
    kind: { id: kind.id, title: kind.title },
    kinds: PREVIEW_KINDS.map(({ id, title }) => ({ id, title })),
    pieces: kind.pieces(place).map(({ id, title }) => ({
      title,
      href: previewHref({ kind: kind.id, id }, picked),
    })),
  };
}

export default function Previews({ loaderData }: Route.ComponentProps) {
  const { kind, kinds, pieces, picked, characters } = loaderData;
  return (
    <Screen
      title="Content preview"
      width="wide"
      back="events"
      lead="Step through anything the companions say. Nothing is saved."
    >
      <PreviewPicker action="/admin/preview" picked={picked} characters={characters}>
        <SelectField label="Kind" name="kind" defaultValue={kind.id}>
          {kinds.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </SelectField>
      </PreviewPicker>
      <h2>{kind.title}</h2>
      <ul className="plain-list preview-pieces">
        {pieces.map(({ href, title }) => (
          <li key={href}>
            <a href={href}>{title}</a>
          </li>
        ))}
      </ul>
    </Screen>
  );
}
