import type { MarkdownEvent } from "./markdown-event.ts";

/** A mark left open for longer than this is taken as it stands, so words are never held back for long
 *  and no text, however hostile, costs more than its length. */
const MAX_SPAN = 240;
const MAX_LABEL = 200;
const MAX_ADDRESS = 500;

/** The words still to come decide. */
const WAIT = -1;
/** Not a mark at all. */
const NONE = -2;

const LETTER_OR_DIGIT = /[A-Za-z0-9]/u;
const SPACE = /\s/u;
const HIGH_SURROGATE = /[\uD800-\uDBFF]$/;

type Emit = (event: MarkdownEvent) => void;
type Mark = "strong" | "em" | "a";

/**
 * Emits what can be said of a line, or of the part of it that is here, and returns how many characters
 * that took. A closed line is read to its end. `inside` names the marks around it.
 */
export function readInline(
  line: string,
  previous: string,
  isClosed: boolean,
  emit: Emit,
  inside: readonly Mark[] = [],
): number {
  let said = 0;
  let position = 0;
  while (position < line.length) {
    const character = line[position];
    if (character !== "*" && character !== "[") {
      position += 1;
      continue;
    }
    const before = line[position - 1] ?? previous;
    const span =
      character === "*"
        ? readStars(line, position, before, isClosed, inside)
        : readLink(line, position, isClosed, inside);
    if (span === WAIT) break;
    if (span === NONE) {
      position += 1;
      continue;
    }
    emitText(line.slice(said, position), emit);
    emitSpan(span, emit, inside);
    position = span.end;
    said = position;
  }
  // Half of a pair of surrogates is no character yet.
  if (!isClosed && HIGH_SURROGATE.test(line.slice(said, position))) position -= 1;
  emitText(line.slice(said, position), emit);
  return position;
}

interface Span {
  mark: Mark;
  text: string;
  href?: string;
  end: number;
}

type Reading = Span | typeof WAIT | typeof NONE;

function emitText(text: string, emit: Emit) {
  if (text !== "") emit({ type: "text", text });
}

function emitSpan({ mark, text, href }: Span, emit: Emit, inside: readonly Mark[]) {
  emit(href === undefined ? { type: "open", tag: mark } : { type: "open", tag: mark, href });
  if (href !== undefined) emitLabel(text, href, emit);
  else readInline(text, "", true, emit, [...inside, mark]);
  emit({ type: "close", tag: mark });
}

/** A link's label, and where it leads unless the label is that address. */
function emitLabel(label: string, href: string, emit: Emit) {
  emitText(label, emit);
  if (!isWebAddress(href)) return;
  const { host } = new URL(href);
  // "mybank.example" also holds "bank.example": only the whole host says where it leads.
  const named = label
    .trim()
    .toLowerCase()
    .replace(/^https?:\/\//u, "");
  if (named !== host && !named.startsWith(`${host}/`)) emit({ type: "host", host });
}

function countStars(line: string, position: number): number {
  let end = position;
  while (line[end] === "*") end += 1;
  return end - position;
}

/** One star opens emphasis, two open bold, three open bold with emphasis inside; more are just stars. */
function readStars(
  line: string,
  position: number,
  before: string,
  isClosed: boolean,
  inside: readonly Mark[],
): Reading {
  if (before === "*" || LETTER_OR_DIGIT.test(before)) return NONE;
  const run = countStars(line, position);
  if (run > 3) return NONE;
  const after = line[position + run];
  if (after === undefined) return isClosed ? NONE : WAIT;
  const mark = run === 1 ? "em" : "strong";
  if (SPACE.test(after) || inside.includes(mark)) return NONE;
  const width = run === 1 ? 1 : 2;
  const close = findClose(line, position, run, width, isClosed);
  if (close === WAIT || close === NONE) return close;
  return { mark, text: line.slice(position + width, close), end: close + width };
}

/** Where the mark opened at `position` closes: at stars of its own width, or at the outer ones of three. */
function findClose(
  line: string,
  position: number,
  run: number,
  width: 1 | 2,
  isClosed: boolean,
): number {
  const limit = position + MAX_SPAN;
  let at = position + run;
  while (at < line.length && at <= limit) {
    if (line[at] !== "*") {
      at += 1;
      continue;
    }
    const stars = countStars(line, at);
    const isUndecided = !isClosed && stars < 4 && at + stars === line.length;
    if (isUndecided) return WAIT;
    if (!SPACE.test(line[at - 1] ?? "")) {
      if (stars === width) return at;
      if (stars === 3) return at + 3 - width;
    }
    at += stars;
  }
  return at > limit || isClosed ? NONE : WAIT;
}

/** Our own pages that the companion may lead to: only to look at, nothing happens by opening them. */
const OWN_PAGE =
  /^\/(?:crisis|moods|safety(?:-plan)?|about-ai|memory|pricing|privacy|settings|therapist-selection|therapy-tracks)$/u;
const OWN_SETTINGS = /^\/settings\/reminders$/u;
const OWN_PAGE_WITHIN =
  /^\/(?:exercises(?:\/[a-z0-9-]{1,40})?|knowledge\/[\w%.-]{1,80}|journal(?:\?entry=new#new-entry)?)$/u;

/** `[label](address)`, for addresses of the web and a few pages of ours; anything else stays text. */
function readLink(
  line: string,
  position: number,
  isClosed: boolean,
  inside: readonly Mark[],
): Reading {
  if (inside.includes("a")) return NONE;
  const atEnd = isClosed ? NONE : WAIT;
  const labelEnd = findEnd(line, position + 1, MAX_LABEL, "]", /[[\n]/u);
  if (labelEnd === WAIT) return atEnd;
  if (labelEnd === NONE || labelEnd === position + 1) return NONE;
  const bracket = line[labelEnd + 1];
  if (bracket === undefined) return atEnd;
  if (bracket !== "(") return NONE;
  const addressEnd = findEnd(line, labelEnd + 2, MAX_ADDRESS, ")", /[\s<>"]/u);
  if (addressEnd === WAIT) return atEnd;
  if (addressEnd === NONE) return NONE;
  const href = line.slice(labelEnd + 2, addressEnd);
  const isOwn = [OWN_PAGE, OWN_SETTINGS, OWN_PAGE_WITHIN].some((each) => each.test(href));
  if (!isWebAddress(href) && !isOwn) return NONE;
  return { mark: "a", text: line.slice(position + 1, labelEnd), href, end: addressEnd + 1 };
}

function findEnd(line: string, from: number, length: number, end: string, forbidden: RegExp) {
  for (let at = from; at <= from + length; at += 1) {
    const character = line[at];
    if (character === undefined) return WAIT;
    if (character === end) return at;
    if (forbidden.test(character)) return NONE;
  }
  return NONE;
}

function isWebAddress(href: string): boolean {
  if (!/^https?:\/\//iu.test(href) || !isAddress(href)) return false;
  // "https://bank.example@elsewhere.example" shows one place and leads to another.
  return new URL(href).username === "";
}

// Older browsers have no URL.canParse.
function isAddress(href: string): boolean {
  try {
    return new URL(href).href !== "";
  } catch {
    return false;
  }
}
