/** How a copy of a conversation is written. */
export const COPY_FORMATS = {
  text: { contentType: "text/plain; charset=utf-8", extension: "txt" },
  markdown: { contentType: "text/markdown; charset=utf-8", extension: "md" },
  json: { contentType: "application/json; charset=utf-8", extension: "json" },
} as const;

export type CopyFormat = keyof typeof COPY_FORMATS;

/** Whether a part of an address names a format. */
export function isCopyFormat(name: string): name is CopyFormat {
  return Object.hasOwn(COPY_FORMATS, name);
}
