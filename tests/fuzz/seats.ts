import { PATTERNS } from "./patterns.ts";
import { KINDS, type Kind } from "./people.ts";
import type { Post, Situation } from "./posts.ts";
import type { Random } from "./random.ts";
import { getPage, sendPost, type Answer } from "./send.ts";
import { World, type Seat, type Who } from "./world.ts";

const SESSION_COOKIE = "aliwell_session";
const MAX_PAGES = 60;
const FIRST_WORDS = ["I had a long day at work", "I want to kill myself", "I can't sleep"];

/** The browsers that send: one visitor and one person of each kind, replaced when signed out. */
export class Seats {
  readonly #origin: string;
  readonly #waiting: Record<Kind, string[]>;
  readonly #world = new World();
  readonly #seats = new Map<Who, Seat>();

  constructor(origin: string, cookies: Record<Kind, string[]>) {
    this.#origin = origin;
    this.#waiting = cookies;
  }

  /** Sits down as everybody, writes a few words and reads what there is, to learn forms and addresses. */
  async lookAround(): Promise<void> {
    await this.#sitDown("visitor");
    for (const kind of KINDS) await this.#sitDown(kind);
    for (const seat of this.#seats.values()) {
      for (const message of seat.who === "admin" ? FIRST_WORDS : FIRST_WORDS.slice(0, 1)) {
        await this.#say(seat, message);
      }
      await this.#read(seat);
    }
  }

  situationFor(random: Random): Situation {
    const seats = [...this.#seats.values()];
    const seat = random.pick(seats);
    if (!seat) throw new Error("nobody sits down");
    const others = seats.filter((each) => each !== seat);
    return { origin: this.#origin, seat, others, world: this.#world };
  }

  /** Learns from an answer; whoever it signed out is replaced. */
  async learn(seat: Seat, post: Post, { location, cookies, html }: Answer): Promise<void> {
    const { path, headers } = post;
    if (location?.startsWith("/")) this.#world.keep(seat, location);
    if (html !== "") this.#world.learn(seat, path, html);
    const isGone =
      seat.who !== "visitor" &&
      headers.Cookie === seat.cookie &&
      (location?.startsWith("/auth?next") === true ||
        cookies.some((cookie) => cookie.startsWith(`${SESSION_COOKIE}=`)));
    // Several answers may tell of it: only the first one finds this seat still taken.
    if (isGone && this.#seats.get(seat.who) === seat) await this.#sitDown(seat.who);
  }

  async #sitDown(who: Who): Promise<void> {
    const cookie = who === "visitor" ? "" : this.#waiting[who].shift();
    if (cookie === undefined) throw new Error(`no session is left for ${who}`);
    const earlier = this.#seats.get(who);
    const seat: Seat = { who, cookie, formToken: "", paths: earlier?.paths ?? new Map() };
    this.#seats.set(who, seat);
    const path = who === "visitor" ? "/auth" : "/chat";
    const answer = await getPage(this.#origin, path, cookie);
    if (who === "visitor") {
      seat.cookie = answer.cookies.map((each) => each.split("; ")[0]).join("; ");
    }
    await this.#follow(seat, path, answer);
  }

  async #say(seat: Seat, message: string): Promise<void> {
    const body = Buffer.from(String(new URLSearchParams({ formToken: seat.formToken, message })));
    const headers = {
      Cookie: seat.cookie,
      Origin: this.#origin,
      "Content-Type": "application/x-www-form-urlencoded",
    };
    const path = "/chat";
    const post = { pattern: path, path, headers, body, isChunked: false };
    await this.#follow(seat, path, await sendPost(this.#origin, post));
  }

  // Every page without an id, and what they lead to, as long as there is something new.
  async #read(seat: Seat): Promise<void> {
    const seen = new Set<string>();
    const isPage = (path: string) => !/logout|\/replies\/|\/voices\/|:|\*/.test(path);
    for (let round = 0; round < 2; round += 1) {
      const paths = [...PATTERNS, ...[...seat.paths.values()].flat()].filter(isPage);
      for (const path of paths) {
        if (seen.has(path) || seen.size >= MAX_PAGES) continue;
        seen.add(path);
        await this.#follow(seat, path, await getPage(this.#origin, path, seat.cookie));
      }
    }
  }

  async #follow(seat: Seat, path: string, answer: Answer): Promise<void> {
    let at = path;
    let current = answer;
    for (let hop = 0; hop < 5; hop += 1) {
      if (current.html !== "") this.#world.learn(seat, at, current.html);
      if (!current.location?.startsWith("/")) return;
      at = current.location.split("#")[0] ?? "/";
      this.#world.keep(seat, at);
      current = await getPage(this.#origin, at, seat.cookie);
    }
  }
}
