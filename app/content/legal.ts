import { z } from "zod";
import { readContent } from "./read-content.ts";

const text = z.string().min(1);

export const LEGAL_NAMES = ["about-ai", "eula", "health-data", "privacy"] as const;

/** A text of the law as its file holds it: sections of Markdown, each under a heading of its own. */
export const legalFile = z.strictObject({
  title: text,
  /** For search engines and previews: one sentence. */
  description: text,
  lead: text,
  /** A line that stands out before everything else. */
  banner: z.strictObject({ title: text, text }).optional(),
  /** When it was last changed. */
  updated: text,
  languages: z.array(z.literal("en")).min(1).readonly(),
  body: text.startsWith("## "),
});

/** The page on how danger is met, as its file holds it; the figures are put before its last section. */
export const safetyPageFile = legalFile.omit({ banner: true, updated: true }).extend({
  /** The title in the browser's tab. */
  tab: text,
  /** Said before everything else. */
  inCrisis: text,
});

/**
 * A long text of the law. A string is a paragraph, a list of strings a list. `[words](/path)` is a
 * link, `**words**` is bold, and a name in braces is filled in from how this copy is set up: {app}, {operator},
 * {email}, the prices, what is true of its model, mail and storage, and the region's help lines.
 */
export interface LegalText extends Omit<z.output<typeof legalFile>, "languages" | "body"> {
  sections: readonly LegalSection[];
}

export interface LegalSection {
  title: string;
  body: readonly (string | readonly string[])[];
}

const TEXTS = new Map<string, LegalText>(LEGAL_NAMES.map((name) => [name, readLegal(name)]));

function readLegal(name: string): LegalText {
  const { languages: _, body, ...about } = readContent("legal", `${name}.md`, legalFile);
  return { ...about, sections: sectionsOf(body) };
}

function sectionsOf(body: string): readonly LegalSection[] {
  return body.split(/^## /m).slice(1).map(sectionOf);
}

/** Its heading, and what stands under it: paragraphs, and lists of one line an item. */
function sectionOf(section: string): LegalSection {
  const [title = "", ...blocks] = section.trim().split(/\n\n+/);
  const body = blocks.map((block) =>
    block.startsWith("- ") ? block.split(/\n?^- /m).slice(1) : block,
  );
  return { title, body };
}

/** A text of the law as it is written, before anything is filled in. Throws for a name that is none's. */
export function legalText(name: string): LegalText {
  const found = TEXTS.get(name);
  if (!found) throw new Error(`there is no text ${name}`);
  return found;
}

const { languages: _, body, ...aboutSafety } = readContent("legal", "safety.md", safetyPageFile);
/** How danger is met, as it is written, before anything is filled in. */
export const SAFETY_PAGE = { ...aboutSafety, sections: sectionsOf(body) };

const ofModel = z.strictObject({ none: text, used: text });

export const legalFactsFile = z.strictObject({
  model: ofModel,
  modelInUse: ofModel,
  answers: ofModel,
  secondOpinion: text,
  secondOpinionFigure: text,
  modelCheck: text,
  whileOpen: z.strictObject({ noModel: text, never: text, afterOpening: text }),
  provider: z.strictObject({ anthropic: text, own: text, other: text }),
  transport: z.strictObject({ encrypted: text, plain: text }),
  storage: z.strictObject({ encrypted: text, server: text }),
  mail: z.strictObject({ sent: text, kept: text }),
  signIn: z.strictObject({ kept: text, shared: text, cookies: text }),
  speech: z.strictObject({ google: text, none: text }),
  payments: z.strictObject({
    stripe: text,
    demo: text,
    none: text,
    script: text,
    noScript: text,
  }),
  demo: z.strictObject({ note: text, mails: text }),
});

/** What is true of one copy and not of another, in the words of the legal texts. */
export const LEGAL_FACTS = readContent("legal", "facts.yaml", legalFactsFile);
