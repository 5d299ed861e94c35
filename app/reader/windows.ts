import { BEGIN, END } from "./pieces.ts";

/** Pieces in a window: about sixty English words. A text that is little longer is read whole. */
const WINDOW = 84;
const STRIDE = 42;
const MAX_EXCESS = 12;
const PAGE = 300;

/**
 * The windows of a text's pieces, overlapping by half: in single sentences it is lost what tells harm from harmless.
 */
export function windowsOf(pieces: readonly number[]): number[][] {
  if (pieces.length <= WINDOW + MAX_EXCESS) return [[BEGIN, ...pieces, END]];
  const windows: number[][] = [];
  // A page is read with less overlap: it would take twice as long.
  const stride = pieces.length > PAGE ? WINDOW - MAX_EXCESS : STRIDE;
  const shared = WINDOW - stride;
  for (let start = 0; start < pieces.length - shared; start += stride)
    windows.push([BEGIN, ...pieces.slice(start, start + WINDOW), END]);
  return windows;
}
