import { createCookie, type Cookie } from "react-router";
import { environment } from "#app/config/environment.server.ts";
import { cookieName } from "./signed-cookie.server.ts";

/** A cookie that carries one mark over a redirect: the next page that is shown ends it. */
export class OnePageCookie {
  readonly #name: string;
  #cookie: Cookie | undefined;

  constructor(name: string) {
    this.#name = name;
  }

  /** Reads the mark of a request. Most have none, and a search finds that faster than parsing the header. */
  async read({ method, headers }: Request): Promise<unknown> {
    const sent = method === "GET" ? headers.get("cookie") : null;
    return sent?.includes(this.#name) ? this.#get().parse(sent) : null;
  }

  /** The header that carries the mark to the next page. */
  header(mark: string): Promise<string> {
    return this.#get().serialize(mark);
  }

  /** Ends what was carried, where the answer is a page that has shown it. */
  async end(response: Response): Promise<void> {
    const isPage = /^text\/(html|x-script)/.test(response.headers.get("Content-Type") ?? "");
    if (response.status >= 300 || !isPage) return;
    response.headers.append("Set-Cookie", await this.#get().serialize("", { maxAge: 0 }));
  }

  #get(): Cookie {
    this.#cookie ??= createCookie(cookieName(this.#name), {
      httpOnly: true,
      sameSite: "lax",
      path: "/",
      secure: environment().appUrl.startsWith("https:"),
      maxAge: 60,
    });
    return this.#cookie;
  }
}
