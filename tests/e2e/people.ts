import type { Product } from "./product.ts";

export const PASSWORD = "a long enough password";

/** Someone with a confirmed account, and the cookies of a browser that is signed in. */
export interface Member {
  email: string;
  firstName: string;
  cookies: { name: string; value: string; url: string }[];
}

let count = 0;

/** An address that nobody has used. */
export function newAddress(): string {
  count += 1;
  return `person${count}.${process.pid}.${Date.now()}@example.org`;
}

/** Signs someone up, confirms the address and signs in, by the same forms as everyone. */
export async function newMember(product: Product, url = product.url): Promise<Member> {
  const email = newAddress();
  const firstName = "Ana";
  const browser = new FormBrowser(url);
  const person = { email, password: PASSWORD, firstName, lastName: "Ruiz" };
  await browser.submit("/auth?mode=register", person);
  const code = codeIn(await product.mailTo(email));
  await browser.submit(`/auth/verify-email?email=${encodeURIComponent(email)}`, { email, code });
  await browser.submit("/auth", { email, password: PASSWORD });
  return { email, firstName, cookies: browser.cookies() };
}

/** The six digits of a mail. */
export function codeIn(mail: string): string {
  const [, body = ""] = mail.split(/\r?\n\r?\n(.*)/s);
  const code = /\b\d{6}\b/.exec(body)?.[0];
  if (!code) throw new Error("no code in that mail");
  return code;
}

/** As little of a browser as a form needs: its token and its cookies. */
class FormBrowser {
  readonly #origin: string;
  readonly #cookies = new Map<string, string>();

  constructor(origin: string) {
    this.#origin = origin;
  }

  cookies(): Member["cookies"] {
    return [...this.#cookies].map(([name, value]) => ({ name, value, url: this.#origin }));
  }

  async submit(path: string, fields: Record<string, string>): Promise<void> {
    const page = await (await this.#ask(path)).text();
    const formToken = /name="formToken" value="([^"]+)"/.exec(page)?.[1] ?? "";
    const body = new URLSearchParams({ formToken, ...fields });
    const answer = await this.#ask(path, { method: "POST", body, redirect: "manual" });
    if (answer.status !== 302) throw new Error(`${path} answered ${answer.status}`);
  }

  async #ask(path: string, init: RequestInit = {}): Promise<Response> {
    const cookie = [...this.#cookies].map((pair) => pair.join("=")).join("; ");
    const headers = { cookie, origin: this.#origin };
    const answer = await fetch(new URL(path, this.#origin), { ...init, headers });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) this.#cookies.delete(name);
      else this.#cookies.set(name, value);
    }
    return answer;
  }
}
