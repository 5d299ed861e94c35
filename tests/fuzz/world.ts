import type { Field } from "./hostile.ts";
import { patternOf } from "./patterns.ts";
import type { Kind } from "./people.ts";
import type { Random } from "./random.ts";

export type Who = Kind | "visitor";

/** A browser: what it holds, and the addresses of its own that it has been shown. */
export interface Seat {
  who: Who;
  cookie: string;
  formToken: string;
  /** The last addresses of each pattern. */
  paths: Map<string, string[]>;
}

const PATHS_KEPT = 6;
const VALUES_KEPT = 12;
/** What a request line may hold. */
const SENDABLE = /^[\x21-\x7e]+$/;
const NAME = /^[\w.-]{1,40}$/;

/** What the product's own pages have told: whose addresses there are, and what its forms ask for. */
export class World {
  /** Names and values of each form, by the pattern that it is sent to. */
  readonly forms = new Map<string, Field[][]>();
  readonly #values = new Map<string, Set<string>>();

  /** Learns from a page: addresses for the one who sees it, forms for everybody. */
  learn(seat: Seat, path: string, html: string): void {
    const [head = ""] = html.split("<body");
    const body = html.slice(head.length);
    for (const [, address = ""] of body.matchAll(/\b(?:href|action|src)="(\/[^"]*)"/g)) {
      this.keep(seat, unescapeHtml(address));
    }
    for (const [whole] of body.matchAll(/<form\b.*?<\/form>/gs)) this.#learnForm(seat, path, whole);
  }

  keep(seat: Seat, address: string): void {
    const [path = ""] = address.split(/[?#]/);
    const pattern = SENDABLE.test(path) ? patternOf(path) : undefined;
    if (!pattern?.includes(":")) return;
    const known = seat.paths.get(pattern) ?? [];
    if (known.includes(path)) return;
    known.push(path);
    if (known.length > PATHS_KEPT) known.shift();
    seat.paths.set(pattern, known);
  }

  /** Names that the product's forms have. */
  names(): string[] {
    return [...this.#values.keys()];
  }

  /** A value that a page has offered for this name. */
  valueFor(random: Random, name: string): string | undefined {
    return random.pick([...(this.#values.get(name) ?? [])]);
  }

  #learnForm(seat: Seat, path: string, form: string): void {
    const [tag = ""] = form.match(/^<form\b[^>]*>/) ?? [];
    const action = attribute(tag, "action") ?? path;
    const fields: Field[] = [];
    for (const [control] of form.matchAll(/<(?:input|textarea|select|button)\b[^>]*>/g)) {
      const name = attribute(control, "name");
      if (!name || !NAME.test(name)) continue;
      const value = attribute(control, "value") ?? "";
      if (name === "formToken") {
        seat.formToken = value;
        continue;
      }
      fields.push([name, value]);
      this.#keepValue(name, value);
    }
    const pattern = patternOf(action);
    if (!pattern || !/method="post"/i.test(tag)) return;
    const known = this.forms.get(pattern) ?? [];
    if (known.length < VALUES_KEPT) this.forms.set(pattern, [...known, fields]);
  }

  #keepValue(name: string, value: string): void {
    const values = this.#values.get(name) ?? new Set();
    if (values.size < VALUES_KEPT) values.add(value);
    this.#values.set(name, values);
  }
}

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];
  return value === undefined ? undefined : unescapeHtml(value);
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll("&quot;", '"')
    .replaceAll("&#x27;", "'")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&amp;", "&");
}
