import { href } from "react-router";
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
  return `${href("/admin/preview/:kind/:pieceId", { kind: piece.kind, pieceId: piece.id })}?${query}`;
}
