import { data, href } from "react-router";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { findPreviewKind } from "#app/companion/preview/kinds.ts";
import type { SaidText, Way } from "#app/companion/preview/preview.ts";
import { Card } from "#app/ui/card.tsx";
import { Markdown } from "#app/ui/markdown.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/preview";
import { previewHref } from "./preview-address.ts";
import { PreviewPicker } from "./preview-picker.tsx";
import { readPreviewChoice } from "./preview-place.server.ts";

export const meta = pageTitle("Content preview");

/** One node of a piece of content, with every way that leads on from it. */
export function loader({ params, url }: Route.LoaderArgs) {
  const { place, picked, characters } = readPreviewChoice(url);
  const kind = findPreviewKind(params.kind);
  const preview = kind?.open(params.pieceId, place);
  const name = url.searchParams.get("node") ?? preview?.start ?? "";
  const node = preview?.node(name);
  if (!kind || !preview || !node) throw data(null, { status: 404 });
  const piece = { kind: kind.id, id: params.pieceId };
  const linked = (way: Way) => ({
    ...way,
    href: way.to === null ? null : previewHref(piece, picked, way.to),
  });
  const isStart = name === preview.start;
  return {
    picked,
    characters,
    piece,
    node: name,
    title: preview.title,
    kindTitle: kind.title,
    isEnglishOnly: kind.isEnglishOnly === true && place.language !== "en",
    about: isStart ? preview.about : [],
    said: node.said,
    ways: node.ways.map(linked),
    exits: node.exits.map(linked),
    startHref: isStart ? null : previewHref(piece, picked),
  };
}

type PreviewPage = Route.ComponentProps["loaderData"];
type LinkedWay = PreviewPage["ways"][number];

export default function Preview({ loaderData: page }: Route.ComponentProps) {
  const { piece, picked, characters, node, title, kindTitle } = page;
  const query = new URLSearchParams({ kind: piece.kind, ...picked });
  return (
    <Screen
      title={title}
      width="wide"
      back={[`/admin/preview?${query}`, kindTitle]}
      lead={`Step: ${node}`}
    >
      {page.isEnglishOnly ? <Notice text="In English only." /> : null}
      {page.about.length > 0 ? (
        <Card title="Before it starts" look="outline">
          <Said texts={page.about} />
        </Card>
      ) : null}
      <Card title="What people read" look="sage" className="preview-said">
        <Said texts={page.said} />
      </Card>
      <Ways title="Answers" ways={page.ways} />
      <Ways title="Always available" ways={page.exits} />
      {page.startHref === null ? null : (
        <p>
          <a href={page.startHref}>Start over</a>
        </p>
      )}
      <PreviewPicker
        action={href("/admin/preview/:kind/:pieceId", { kind: piece.kind, pieceId: piece.id })}
        picked={picked}
        characters={characters}
        kept={{ node }}
      />
    </Screen>
  );
}

function Said({ texts }: { texts: readonly SaidText[] }) {
  return texts.map(({ when, wordings: [first = "", ...others] }, index) => (
    <div key={index} className="preview-text">
      {when === undefined ? null : <p className="field-hint">{when}</p>}
      <Markdown text={first} />
      <Others wordings={others} />
    </div>
  ));
}

function Others({ wordings }: { wordings: readonly string[] }) {
  if (wordings.length === 0) return null;
  return (
    <details>
      <summary>
        {wordings.length === 1 ? "1 other wording" : `${wordings.length} other wordings`}
      </summary>
      <ul className="plain-list">
        {wordings.map((wording) => (
          <li key={wording}>
            <Markdown text={wording} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Ways({ title, ways }: { title: string; ways: readonly LinkedWay[] }) {
  if (ways.length === 0) return null;
  return (
    <Card title={title} look="outline">
      <ul className="plain-list preview-ways">
        {ways.map(({ label, to, href, says: [first, ...others] = [] }, index) => (
          <li key={index}>
            {href === null ? label : <a href={href}>{label}</a>}
            {to === null ? null : <span className="field-hint"> leads to {to}</span>}
            {first === undefined ? null : (
              <>
                <p className="field-hint">Said first:</p>
                <Markdown text={first} />
                <Others wordings={others} />
              </>
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}
