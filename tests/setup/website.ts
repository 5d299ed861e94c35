import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What one address answers: HTML, or whatever a function does. */
export type Answer = string | ((request: IncomingMessage, response: ServerResponse) => void);

/** A website on this machine, under a name of its own and as plain numbers. */
export interface TestWebsite {
  /** With a name, such as http://localhost:4000. */
  url: string;
  port: number;
  /** Paths that were asked for, in their order. */
  asked: string[];
  pages: Record<string, Answer>;
  close(): Promise<void>;
}

/** Opens a website of these pages; what it doesn't have is 404. */
export async function openTestWebsite(pages: Record<string, Answer>): Promise<TestWebsite> {
  const asked: string[] = [];
  const site = { pages };
  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    asked.push(path);
    const answer = site.pages[path] ?? site.pages["*"];
    if (answer === undefined) {
      response.writeHead(404, { "content-type": "text/html" }).end("<h1>Not here</h1>");
    } else if (typeof answer === "string") {
      response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(answer);
    } else {
      answer(request, response);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    port,
    asked,
    pages: site.pages,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A page with enough on it to be read. */
export function articlePage(title: string, body: string, links: readonly string[] = []): string {
  const filler = "It helps to go to bed at the same time and to get up at the same time. ".repeat(
    4,
  );
  const list = links.map((href) => `<li><a href="${href}">${href}</a></li>`).join("");
  return `<!doctype html><html lang="en"><head><title>${title}</title></head><body>
    <nav><ul>${list}</ul></nav>
    <article><h1>${title}</h1><p>${body}</p><p>${filler}</p></article></body></html>`;
}
