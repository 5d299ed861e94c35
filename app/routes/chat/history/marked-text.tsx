import { Fragment } from "react";

// oxlint-disable-next-line no-control-regex -- what the search puts around a found word
const MARKS = /[\u0002\u0003]/u;

/** An excerpt of a search: its found words stand between two signs that nobody can type. */
export function MarkedText({ text }: { text: string }) {
  const parts = text.split(MARKS).map((part, position) => (
    // oxlint-disable-next-line react/no-array-index-key -- a part is known by its place alone
    <Fragment key={position}>{position % 2 === 1 ? <mark>{part}</mark> : part}</Fragment>
  ));
  return <bdi>{parts}</bdi>;
}
