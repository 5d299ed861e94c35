import { setTimeout as wait } from "node:timers/promises";
import { DEMO_PASSWORD } from "#app/catalogue/demo-accounts.ts";
import { Visitor, type Page } from "#tests/setup/visitor.ts";
import { Random } from "#tests/fuzz/random.ts";

const THINKS_MS = { least: 2_000, most: 20_000 };
/** Of one in so many messages that somebody may be in danger. */
const DANGER_EVERY = 60;
/** So often somebody who looks at their data signs in anew, asks for a copy of it and leaves. */
const COPY_EVERY = 10;

type Habit = readonly [what: string, act: () => Promise<Page>];

/** Somebody who uses the product as people do: a page, a pause, a word. */
export class Person {
  /** What worked. */
  done = 0;
  /** What didn't, without anybody's words. */
  readonly failures: string[] = [];
  readonly #url: string;
  readonly #visitor: Visitor;
  readonly #random: Random;

  constructor(url: string, cookie: string, seed: number) {
    this.#url = url;
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
    ["exercise", () => this.#exercise()],
    ["data", () => this.#lookAtData()],
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

  /** Begins an exercise and writes its first answer. */
  async #exercise(): Promise<Page> {
    const page = await this.#visitor.get("/exercises/thought-record");
    const beginning = page.forms.find(({ names }) => names.includes("formKey"));
    // Whoever may be in danger is shown help in its place.
    if (!beginning) return page;
    const step = await this.#visitor.post(page.url, beginning.fields);
    return this.#visitor.submit(step, { text: "I spilled tea in a meeting", go: "on" });
  }

  async #lookAtData(): Promise<Page> {
    if (!this.#random.isHit(1 / COPY_EVERY)) return this.#visitor.get("/settings/data");
    const visitor = new Visitor("", this.#url);
    const signIn = await visitor.get("/auth");
    await visitor.submit(signIn, { email: "premium@demo.local", password: DEMO_PASSWORD });
    const data = await visitor.get("/settings/data");
    const isBeingMade = !data.forms.some(({ names }) => names.includes("password"));
    if (!isBeingMade) await visitor.submit(data, { password: DEMO_PASSWORD });
    const leaving = data.forms.find(({ action }) => action === "/auth/logout");
    return visitor.post("/auth/logout", leaving?.fields ?? {});
  }

  async #fillIn(path: string, fields: Record<string, string>): Promise<Page> {
    return this.#visitor.submit(await this.#visitor.get(path), fields);
  }

  #think(): Promise<void> {
    const { least, most } = THINKS_MS;
    return wait(this.#random.whole(least, most));
  }
}
