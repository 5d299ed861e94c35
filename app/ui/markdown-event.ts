export type MarkdownTag = "p" | "ul" | "ol" | "li" | "strong" | "em" | "a";

export type MarkdownEvent =
  | { type: "open"; tag: MarkdownTag; start?: number; href?: string }
  | { type: "close"; tag: MarkdownTag }
  | { type: "break" }
  | { type: "text"; text: string }
  /** Where the link that is open leads, for the eye alone: its label does not say so. */
  | { type: "host"; host: string };
