import { setTimeout as wait } from "node:timers/promises";
import { ask, type Answer } from "./ask.ts";
import type { Figure } from "./figures.ts";
import type { Member } from "./members.ts";
import { memoryOf, stop } from "./processes.ts";
import { startProduct } from "./product.ts";

const PEOPLE = 12;
const MESSAGES_EACH = 12;
const PAGES = [
  "/",
  "/chat",
  "/chat/conversations",
  "/chat/search?query=day",
  "/exercises",
  "/exercises/box-breathing",
  "/memory",
  "/therapist-selection",
  "/therapy-tracks",
  "/safety-plan",
  "/crisis",
  "/pricing",
  "/privacy",
];
const MESSAGES = [
  "I had a long day at work and my boss was unfair again",
  "I can't sleep, I lie awake for hours",
  "my sister called and we argued about our mother",
  "I feel so anxious before every meeting",
  "what would help me with it",
  "I don't know, maybe a walk",
  "sometimes I think everybody would be better off without me",
  "no, I am not in danger, I am only tired",
  "no me siento bien hoy",
  "thank you, that helped a little",
];
/** Nobody is in a hurry in an hour of mild use: the engine has time between two requests. */
const PAUSE_MS = 25;
const IDLE_MS = 60_000;
const MIB = 1_024 * 1_024;

/** What the server holds when it is idle again after people have used it for a while. */
export async function measureMemory(): Promise<Figure[]> {
  // Without a model the product answers by itself: that is the part with memory of its own.
  const product = await startProduct("http://127.0.0.1:9", { words: 5, perSecond: 10 }, PEOPLE, {
    ANTHROPIC_API_KEY: "",
  });
  try {
    const begun = memoryOf(product.server);
    let highest = begun;
    let requests = 0;
    const look = () => {
      requests += 1;
      highest = Math.max(highest, memoryOf(product.server));
    };
    for (const member of product.members) await useMildly(product.url, member, look);
    await wait(IDLE_MS);
    return [
      {
        name: "memory when idle after mild use",
        ours: memoryOf(product.server) / MIB,
        unit: "MB",
        atMost: 250,
        note: `resident, after ${requests} requests of ${PEOPLE} people and ${IDLE_MS / 1_000} s of quiet; ${shown(begun)} at the start, ${shown(highest)} at most`,
      },
    ];
  } finally {
    await stop(product.server);
  }
}

/** Somebody reads a page of each kind and writes a message between two of them. */
async function useMildly(origin: string, { cookie }: Member, onAnswer: () => void): Promise<void> {
  const headers = { Cookie: cookie, "Accept-Encoding": "gzip, br" };
  let conversation = "/chat";
  for (let round = 0; round < MESSAGES_EACH; round += 1) {
    for (const path of PAGES) await answered(ask(origin + path, { headers }));
    // Read as it is, for its token.
    const page = await answered(ask(origin + conversation, { headers: { Cookie: cookie } }));
    conversation = page.headers.location ?? conversation;
    const formToken = /name="formToken" value="([^"]+)"/.exec(page.body)?.[1];
    if (!formToken) continue;
    const message = MESSAGES[round % MESSAGES.length] ?? "";
    const form = new URLSearchParams({ formToken, message });
    const type = { "Content-Type": "application/x-www-form-urlencoded", Origin: origin };
    const options = { method: "POST", headers: { ...headers, ...type } };
    const posted = await answered(ask(origin + conversation, options, form));
    if (posted.status !== 303 && posted.status !== 302) {
      throw new Error(`a message was answered with ${posted.status}`);
    }
    conversation = posted.headers.location?.split("#")[0] ?? conversation;
  }

  async function answered(asking: Promise<Answer>): Promise<Answer> {
    const answer = await asking;
    onAnswer();
    await wait(PAUSE_MS);
    return answer;
  }
}

function shown(bytes: number): string {
  return `${(bytes / MIB).toFixed(0)} MB`;
}
