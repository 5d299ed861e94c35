import type { Post } from "./posts.ts";
import type { Answer } from "./send.ts";

const SLOW_MS = 1_000;
const MAX_MEMORY_GROWTH = 1.3;
/** A body beyond this is not read to its end: the connection may go instead of an answer. */
const MAX_READ_BYTES = 8 * 1_024 * 1_024;

interface Trouble {
  count: number;
  example: string;
}

/** What the answers to all posts come to. */
export class Report {
  sent = 0;
  slowestMs = 0;
  /** Answers that were given up, each of them the server standing still. */
  unanswered = 0;
  readonly #statuses = new Map<number, number>();
  readonly #failures = new Map<string, Trouble>();
  readonly #slow = new Map<string, Trouble & { tookMs: number }>();

  note(index: number, who: string, post: Post, { status, tookMs, after }: Answer): void {
    this.sent += 1;
    this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1);
    const cause = status === 0 ? `\n    the connection carried before: ${after}` : "";
    const example = `post ${index}, ${who}, ${shown(post)}${cause}`;
    const isCut = status === 0 && post.body.length > MAX_READ_BYTES;
    if (status >= 500 || (status === 0 && !isCut)) {
      if (status === 0) this.unanswered += 1;
      const key = `${post.pattern}  ${status === 0 ? "no answer" : status}`;
      const known = this.#failures.get(key) ?? { count: 0, example };
      this.#failures.set(key, { ...known, count: known.count + 1 });
    }
    this.slowestMs = Math.max(this.slowestMs, tookMs);
    if (tookMs <= SLOW_MS) return;
    const known = this.#slow.get(post.pattern) ?? { count: 0, example, tookMs };
    const worst = tookMs > known.tookMs ? { example, tookMs } : {};
    this.#slow.set(post.pattern, { ...known, ...worst, count: known.count + 1 });
  }

  get failures(): number {
    return [...this.#failures.values()].reduce((sum, { count }) => sum + count, 0);
  }

  /** Prints everything; returns whether all goals were met. */
  print(wanted: number, beforeBytes: number, afterBytes: number): boolean {
    const statuses = [...this.#statuses].toSorted(([one], [other]) => one - other);
    console.log(`\nanswers by status: ${statuses.map((pair) => pair.join(" x ")).join(", ")}`);
    for (const [key, { count, example }] of this.#failures) {
      console.log(`  ${count} of ${key}\n    first: ${example}`);
    }
    for (const [pattern, { count, example, tookMs }] of this.#slow) {
      console.log(`  ${count} over 1 s of ${pattern}, up to ${(tookMs / 1_000).toFixed(1)} s`);
      console.log(`    slowest: ${example}`);
    }
    const share = afterBytes / beforeBytes;
    const goals: [string, boolean][] = [
      [`${this.sent} posts of ${wanted} sent`, this.sent === wanted],
      [`${this.failures} answers of 500 and above, or none (goal 0)`, this.failures === 0],
      [`slowest answer ${Math.round(this.slowestMs)} ms (goal 1000)`, this.slowestMs <= SLOW_MS],
      [
        `memory ${megabytes(beforeBytes)} before, ${megabytes(afterBytes)} after: ` +
          `${share.toFixed(2)} times (goal ${MAX_MEMORY_GROWTH})`,
        share <= MAX_MEMORY_GROWTH,
      ],
    ];
    for (const [goal, isMet] of goals) console.log(`${isMet ? "ok     " : "MISSED "} ${goal}`);
    return goals.every(([, isMet]) => isMet);
  }
}

function megabytes(bytes: number): string {
  return `${(bytes / 1_024 / 1_024).toFixed(0)} MB`;
}

function shown({ path, headers, body }: Post): string {
  const start = JSON.stringify(body.subarray(0, 160).toString("latin1"));
  return `POST ${path.slice(0, 80)} ${headers["Content-Type"] ?? "no type"}, ${body.length} bytes ${start}`;
}
