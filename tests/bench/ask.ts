import http, { type IncomingHttpHeaders, type RequestOptions } from "node:http";

/** One agent a process: connections stay open between requests, as a browser's do. */
const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity });

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: string;
  bodyBytes: number;
}

/** Asks and reads the whole answer. */
export function ask(
  url: string,
  options: RequestOptions,
  body?: string | URLSearchParams,
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = http.request(url, { agent, ...options }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("error", reject);
      answer.on("end", () => {
        const whole = Buffer.concat(chunks);
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          body: whole.toString("utf8"),
          bodyBytes: whole.length,
        });
      });
    });
    asking.on("error", reject);
    asking.end(body === undefined ? undefined : String(body));
  });
}

/** Sends a form and reads the page that its answer leads to, with the cookies that came with it. */
export async function askAndFollow(
  url: string,
  headers: Readonly<Record<string, string>>,
  body: URLSearchParams,
): Promise<Answer> {
  const sent = await ask(url, { method: "POST", headers }, body);
  const { location, "set-cookie": lines = [] } = sent.headers;
  if (location === undefined) return sent;
  const cookies = [headers["Cookie"], ...lines.map((line) => line.split(";")[0])].filter(Boolean);
  return ask(new URL(location, url).href, { headers: { Cookie: cookies.join("; ") } });
}

export interface StreamRead {
  /** When the first word was there, by `performance.now()`; null when none came. */
  firstWordAt: number | null;
  /** Whether the answer ended by itself. */
  isWhole: boolean;
  text: string;
}

/** Asks for a stream and keeps all of it; `word` is the mark by which its first word is known. */
export function readStream(
  url: string,
  options: RequestOptions,
  { word, body, onFirstWord }: { word: string; body?: string; onFirstWord?: () => void },
): Promise<StreamRead> {
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    const mark = Buffer.from(word);
    let firstWordAt: number | null = null;
    const end = (isWhole: boolean) =>
      resolve({ firstWordAt, isWhole, text: Buffer.concat(chunks).toString("utf8") });
    const asking = http.request(url, { agent, ...options }, (answer) => {
      answer.on("data", (chunk: Buffer) => {
        chunks.push(chunk);
        if (firstWordAt !== null || !chunk.includes(mark)) return;
        firstWordAt = performance.now();
        onFirstWord?.();
      });
      answer.on("end", () => end(answer.statusCode === 200 && answer.complete));
      answer.on("error", () => end(false));
    });
    asking.on("error", () => end(false));
    asking.end(body);
  });
}

/** Asks for a page, or posts a form and follows where it leads, and says how long that took. */
export async function timed(
  url: string,
  { headers }: { headers: Record<string, string> },
  form?: URLSearchParams,
) {
  const startedAt = performance.now();
  const answer = await (form ? askAndFollow(url, headers, form) : ask(url, { headers }));
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  return { body: answer.body, tookMs: performance.now() - startedAt };
}
