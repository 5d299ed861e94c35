/**
 * A long text of the law, as data. A string is a paragraph, a list of strings a list. `[words](/path)`
 * is a link, and a name in braces is filled in from how this copy is set up: {app}, {operator},
 * {email}, the prices, what is true of its model, mail and storage, and the region's help lines.
 */
export interface LegalText {
  title: string;
  /** For search engines and previews: one sentence. */
  description: string;
  lead: string;
  /** A line that stands out before everything else. */
  banner?: { title: string; text: string };
  sections: readonly LegalSection[];
}

export interface LegalSection {
  title: string;
  body: readonly (string | readonly string[])[];
}

/** When all four texts were last changed. */
export const LAST_UPDATED = "June 2025";
