/** What is kept in the address from page to page of a preview. */
export interface Picked {
  language: string;
  character: string;
}

/** The address of a piece of content in a preview, at one of its nodes. */
export function previewHref(
  piece: { kind: string; id: string },
  picked: Picked,
  node?: string,
): string {
  const query = new URLSearchParams({ ...picked, ...(node === undefined ? {} : { node }) });
  return `/admin/preview/${piece.kind}/${encodeURIComponent(piece.id)}?${query}`;
}
