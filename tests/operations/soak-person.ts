import { setTimeout as wait } from "node:timers/promises";
import { Visitor, type Page } from "#tests/setup/visitor.ts";
import { Random } from "#tests/fuzz/random.ts";

const THINKS_MS = { least: 2_000, most: 20_000 };
/** Of one in so many messages that somebody may be in danger. */
const DANGER_EVERY = 60;

type Habit = readonly [what: string, act: () => Promise<Page>];

/** Somebody who uses the product as people do: a page, a pause, a word. */
export class Person {
  /** What worked. */
  done = 0;
  /** What didn't, without anybody's words. */
  readonly failures: string[] = [];
  readonly #visitor: Visitor;
  readonly #random: Random;

  constructor(url: string, cookie: string, seed: number) {
    this.#visitor = new Visitor("", url);
    this.#random = new Random(7, seed);
    const [key = "", value = ""] = cookie.split(/=(.*)/s);
    this.#visitor.cookies.set(key, value);
  }

  async liveUntil(isOver: () => boolean): Promise<void> {
    await this.#think();
    while (!isOver()) {
      const [what, act] = this.#random.pick(this.#habits);
      try {
        const { status } = await act();
        if (status < 400) this.done += 1;
        else this.failures.push(`${what} was answered ${status}`);
      } catch (error) {
        this.failures.push(`${what}: ${error instanceof Error ? error.message : "failed"}`);
      }
      await this.#think();
    }
  }

  readonly #habits: readonly [Habit, ...Habit[]] = [
    ["home", () => this.#visitor.get("/home")],
    ["talk", () => this.#talk()],
    ["talk", () => this.#talk()],
    ["talk", () => this.#talk()],
    ["mood", () => this.#fillIn("/home", { mood: "calm" })],
    ["journal", () => this.#fillIn("/journal?entry=new", this.#entry())],
    ["progress", () => this.#visitor.get("/progress")],
    ["exercises", () => this.#visitor.get("/exercises")],
    ["help", () => this.#visitor.get("/crisis")],
    ["moods", () => this.#visitor.get("/moods")],
    ["conversations", () => this.#visitor.get("/chat/conversations")],
    ["settings", () => this.#visitor.get("/settings")],
  ];

  #entry() {
    return {
      content: `It rained ${this.#random.whole(1, 1_000)} times, and I read.`,
      mood: "calm",
    };
  }

  async #talk(): Promise<Page> {
    const words = this.#random.isHit(1 / DANGER_EVERY)
      ? "I want to kill myself tonight"
      : `Today I walked ${this.#random.whole(1, 10_000)} steps by the river.`;
    return this.#fillIn("/chat", { message: words });
  }

  async #fillIn(path: string, fields: Record<string, string>): Promise<Page> {
    return this.#visitor.submit(await this.#visitor.get(path), fields);
  }

  #think(): Promise<void> {
    const { least, most } = THINKS_MS;
    return wait(this.#random.whole(least, most));
  }
}
