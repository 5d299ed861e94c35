import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { vi } from "vitest";
import { ask } from "./app-under-test.ts";
import { documentOf, formsIn, textIn, type PageForm } from "./page.ts";

export const ORIGIN = "http://localhost:3000";

/** A page as it came. Taken apart only where a test looks: most are just a step on the way. */
export class Page {
  readonly status: number;
  readonly url: string;
  readonly html: string;
  readonly headers: Headers;
  #document: Document | undefined;
  #text: string | undefined;
  #forms: PageForm[] | undefined;

  constructor(url: string, { status, headers }: Response, html: string) {
    this.url = url;
    this.status = status;
    this.headers = headers;
    this.html = html;
  }

  /** What one reads: the text of the page without its marks. */
  get text(): string {
    return (this.#text ??= textIn(this.#apart) ?? this.html.trim());
  }

  get forms(): PageForm[] {
    return (this.#forms ??= formsIn(this.#apart));
  }

  get #apart(): Document {
    return (this.#document ??= documentOf(this.html));
  }
}

/** What of a page has to be known to fill in one of its forms. */
type FilledPage = Pick<Page, "url" | "status" | "forms">;

/** Someone with a browser without scripts: keeps cookies, follows redirects, posts what forms hold. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  address: string;
  readonly #origin: string;

  /** Visits the product in this process, or one that serves at another origin. */
  constructor(address = `10.${octet()}.${octet()}.${octet()}`, origin = ORIGIN) {
    this.address = address;
    this.#origin = origin;
  }

  async raw(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (this.cookies.size > 0 && !headers.has("cookie")) {
      const pairs = [...this.cookies].map(([name, value]) => `${name}=${value}`);
      headers.set("cookie", pairs.join("; "));
    }
    headers.set("x-aliwell-client-address", this.address);
    const request = new Request(new URL(path, this.#origin), { ...init, headers });
    const isHere = this.#origin === ORIGIN;
    const response = await (isHere ? ask(request) : fetch(request, { redirect: "manual" }));
    for (const line of response.headers.getSetCookie()) this.#keep(line);
    return response;
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<Page> {
    return this.#follow(path, await this.raw(path, { headers }));
  }

  /** Posts fields as a browser would, and follows the redirect. */
  async post(path: string, fields: Record<string, string>): Promise<Page> {
    return this.#follow(path, await this.send(path, fields));
  }

  /** Posts fields and returns the bare answer. */
  send(path: string, fields: Record<string, string>, init: RequestInit = {}): Promise<Response> {
    return this.raw(path, {
      method: "POST",
      body: new URLSearchParams(fields),
      ...init,
      headers: { origin: this.#origin, ...Object.fromEntries(new Headers(init.headers)) },
    });
  }

  /** Posts JSON as a page's script does, and returns the bare answer. */
  sendJson(path: string, body: unknown, headers: Record<string, string>): Promise<Response> {
    return this.raw(path, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { origin: this.#origin, "content-type": "application/json", ...headers },
    });
  }

  /** Fills in the form of a page that has these fields, and submits it. Whoever would write what stands on a button taps it. */
  async submit(page: FilledPage, fields: Record<string, string>): Promise<Page> {
    const { message = "", ...others } = fields;
    const isTap = Object.keys(others).length === 0 && choicesOn(page).includes(message);
    if (isTap) return this.tap(page, message);
    const form = formWith(page, Object.keys(fields));
    return this.post(form.action ?? page.url, { ...form.fields, ...fields });
  }

  /** Taps a choice under a reply: what is posted is what the button posts. */
  async tap(page: FilledPage, label: string): Promise<Page> {
    const { path, fields } = choiceOn(page, label);
    return this.post(path, fields);
  }

  #keep(line: string): void {
    const [pair = "", ...attributes] = line.split("; ");
    const [name = "", value = ""] = pair.split(/=(.*)/s);
    const isGone = attributes.some((each) => each === "Max-Age=0");
    if (isGone) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  async #follow(path: string, response: Response, hops = 0): Promise<Page> {
    const location = response.headers.get("location");
    if (location && response.status >= 300 && response.status < 400 && hops < 5) {
      return this.#follow(location, await this.raw(location), hops + 1);
    }
    return new Page(path, response, await response.text());
  }
}

/** What is posted, and where to, when a choice of a page is tapped. */
export function choiceOn(
  page: FilledPage,
  label: string,
): { path: string; fields: Record<string, string> & { choice: string } } {
  for (const { action, fields, buttons } of page.forms) {
    const button = buttons.find((each) => each.name === "choice" && each.label === label);
    if (button) return { path: action ?? page.url, fields: { ...fields, choice: button.value } };
  }
  throw new Error(`no choice says ${label} on ${page.url} (${page.status})`);
}

/** What stands on the choices of a page, in their order. */
export function choicesOn({ forms }: FilledPage): string[] {
  const buttons = forms.flatMap((form) => form.buttons);
  return buttons.flatMap(({ name, label }) => (name === "choice" ? [label] : []));
}

/** The form of a page that holds all these fields (textareas and buttons with a name included). */
export function formWith(page: FilledPage, names: readonly string[]): PageForm {
  // One that is filled in goes before one whose buttons carry the answer.
  const form =
    page.forms.find((each) => names.every((name) => name in each.fields)) ??
    page.forms.find((each) => names.every((name) => each.names.includes(name)));
  if (!form) throw new Error(`no form with ${names.join(", ")} on ${page.url} (${page.status})`);
  return form;
}

/** The last mail to an address in the outbox of demo mode, as text. */
export function lastMailTo(address: string): string {
  const folder = join(process.env.DATA_DIR ?? "", "outbox");
  const mails = readdirSync(folder)
    .filter((name) => name.endsWith(".eml"))
    .sort()
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .filter((mail) => mail.toLowerCase().includes(address.toLowerCase()));
  const last = mails.at(-1);
  if (!last) throw new Error("no mail to that address");
  return last;
}

/** The six digits of the mail with a new code, once it is there: it is sent behind the answer. */
export function newCodeMailedTo(address: string, earlier: string): Promise<string> {
  return vi.waitUntil(() => {
    const code = codeMailedTo(address);
    return code === earlier ? null : code;
  }, 5000);
}

/** The six digits in the last mail to an address. */
export function codeMailedTo(address: string): string {
  const [, body = ""] = lastMailTo(address).split(/\r?\n\r?\n(.*)/s);
  const code = /\b\d{6}\b/.exec(body)?.[0];
  if (!code) throw new Error("no code in that mail");
  return code;
}

function octet(): number {
  return Math.floor(Math.random() * 254) + 1;
}
