import { Fragment } from "react";

/**
 * A person's own words as they typed them: no Markdown, line breaks that need no stylesheet, and in
 * the direction of their script.
 */
export function PlainText({ text }: { text: string }) {
  return (
    <span dir="auto">
      {text.split(/\r?\n/u).map((line, position) => (
        // oxlint-disable-next-line react/no-array-index-key -- a line is known by its place alone
        <Fragment key={position}>
          {position > 0 ? <br /> : null}
          {line}
        </Fragment>
      ))}
    </span>
  );
}
