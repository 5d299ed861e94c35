import type { ReactNode } from "react";
import { appTitle } from "#app/catalogue/app-title.ts";
import type { LegalSection, LegalText } from "#app/content/legal.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Screen } from "#app/ui/page.tsx";

interface MetaOfText {
  matches: Parameters<typeof appTitle>[1];
  loaderData: LegalText | undefined;
}

/** The title in the tab and the sentence for search engines; nothing where the text did not load. */
export function legalMeta({ matches, loaderData: text }: MetaOfText) {
  if (!text) return [];
  return [
    { title: appTitle(text.title, matches) },
    { name: "description", content: text.description },
  ];
}

/** Sections that stand open where the rest folds away. */
const UNFOLDED = 3;

/**
 * A long text with its table of contents, which folds away so that a phone shows the text first; of one
 * that most people read the beginning of, the rest folds away.
 */
export function LegalView({ text, isFolded = false }: { text: LegalText; isFolded?: boolean }) {
  const { title, lead, banner, updated, sections } = text;
  const shown = isFolded ? sections.slice(0, UNFOLDED) : sections;
  return (
    <Screen title={title} lead={lead} back={["/", "Back to Home"]} className="legal">
      {banner ? (
        <section className="emergency notice notice-danger" aria-label="Emergency notice">
          <p className="notice-title">{banner.title}</p>
          <p>{withMarks(banner.text)}</p>
        </section>
      ) : null}
      <p className="fine-print">Last updated {updated}</p>
      {isFolded ? null : <Contents sections={sections} />}
      <div className="prose">
        {shown.map((section) => (
          <Section key={section.title} section={section} />
        ))}
      </div>
      {isFolded ? <Folds sections={sections.slice(UNFOLDED)} /> : null}
      <ButtonLink href="/">Back to Home</ButtonLink>
    </Screen>
  );
}

function Contents({ sections }: Pick<LegalText, "sections">) {
  return (
    <details className="contents">
      <summary>On this page</summary>
      <nav aria-label="On this page">
        <ul>
          {sections.map((section) => (
            <li key={section.title}>
              <a href={`#${anchorOf(section)}`}>{section.title}</a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}

/** Sections under headings that open them. */
export function Folds({ sections }: Pick<LegalText, "sections">) {
  return (
    <div>
      {sections.map(({ title, body }) => (
        <Fold key={title} title={title}>
          <SectionBody body={body} />
        </Fold>
      ))}
    </div>
  );
}

/** A section of a long text, under its heading. */
export function Section({ section }: { section: LegalSection }) {
  return (
    <>
      <h2 id={anchorOf(section)}>{section.title}</h2>
      <SectionBody body={section.body} />
    </>
  );
}

/** What lies under a heading that opens it. */
export function Fold({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="fold">
      <summary>
        <h2>{title}</h2>
      </summary>
      <div className="prose">{children}</div>
    </details>
  );
}

export function SectionBody({ body }: Pick<LegalSection, "body">) {
  return (
    <>
      {body.map((part) =>
        typeof part === "string" ? (
          <p key={part}>{withMarks(part)}</p>
        ) : (
          <ul key={part.join()}>
            {part.map((item) => (
              <li key={item}>{withMarks(item)}</li>
            ))}
          </ul>
        ),
      )}
    </>
  );
}

function anchorOf({ title }: LegalSection): string {
  return title.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}

/** `[words](/path)` as a link and `**words**` in bold, between plain words. */
export function withMarks(line: string): ReactNode[] {
  return line.split(/(\[[^\]]+\]\([^)]+\)|\*\*[^*]+\*\*)/g).map((piece) => {
    const [, bold] = /^\*\*(.+)\*\*$/.exec(piece) ?? [];
    if (bold) return <strong key={piece}>{bold}</strong>;
    const [, words, href] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(piece) ?? [];
    if (!words || !href) return piece;
    return (
      <a key={piece} href={href}>
        {words}
      </a>
    );
  });
}
