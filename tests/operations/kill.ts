// `npm run kill`: kills the server with SIGKILL at random moments while people write, replies grow, the
// payment provider tells of events and copies are made, and starts it again. Then counts what is there:
// nothing lost, nothing twice, no reply that hangs. The size in megabytes is that of the messages that
// are there before. How soon it starts again is judged by its ratio to starts of the same machine on a
// folder with next to nothing in it, while nobody asks for anything; `-- --times 5` is a short run.
import "./own-folder.ts";
import { randomInt } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { DEMO_PASSWORD } from "#app/catalogue/demo-accounts.ts";
import { buildIfChanged } from "#app/config/build.js";
import { percentile } from "#tests/bench/figures.ts";
import type { Member } from "#tests/bench/members.ts";
import { forkOwn, stop, stopAll, told } from "#tests/bench/processes.ts";
import { modelNamed } from "#tests/bench/words.ts";
import { Product } from "#tests/e2e/product.ts";
import { StripeServer } from "#tests/setup/stripe-server.ts";
import { Visitor } from "#tests/setup/visitor.ts";
import { EventSender } from "./event-sender.ts";
import { Writer } from "./writers.ts";

const WRITERS = 6;
const LIVES_MS = { least: 200, most: 2_500 };
const EXPORT_EVERY_MS = 3_000;
const MAX_STUCK_MS = 40_000;
/** Starts that are the yardstick. */
const EMPTY_STARTS = 5;
/** People wait at the door meanwhile, and ask again and again: what they take is its own time, too. */
const MAX_TIMES_AN_EMPTY_START = 2;

/** What the writers said that isn't answered exactly once: the replies up to their next message. */
const TURNS_WITHOUT_ONE_REPLY = `
  select session_id, turn from (
    select session_id, role, sum(role = 'user') over (partition by session_id order by seq) as turn
    from messages where replaced_at is null
      and user_id in (select user_id from messages where role = 'user' and content like 'Day %'))
  where turn > 0 group by session_id, turn having sum(role = 'assistant') <> 1`;

const { values } = parseArgs({
  options: {
    times: { type: "string", default: "200" },
    size: { type: "string", default: "1024" },
  },
});
const times = Number(values.times);
/** How long each start took, in milliseconds: beside all that was filled in, and before that. */
const starts: number[] = [];
const emptyStarts: number[] = [];
let isOver = false;
let product: Product | undefined;
let stripe: StripeServer | undefined;
try {
  buildIfChanged();
  process.exitCode = (await killAndCount()) ? 0 : 1;
} finally {
  isOver = true;
  await product?.remove();
  await stripe?.stop();
  await stopAll();
}

async function killAndCount(): Promise<boolean> {
  stripe = await StripeServer.start();
  const model = forkOwn("model.ts");
  const running = await Product.start(`http://127.0.0.1:${await told<number>(model, "port")}`, {
    ...stripe.settings,
    ANTHROPIC_MODEL: modelNamed({ words: 12, perSecond: 20 }),
    SESSION_SECRET: "a secret of this run alone, long enough for anybody",
  });
  product = running;
  for (let time = 0; time < EMPTY_STARTS; time += 1) emptyStarts.push(await startAgain(running));
  await running.end("SIGTERM");
  const members = await fill(running);
  await running.start();
  const writers = members.map(
    ({ cookie }, index) => new Writer(running.url, `writer ${index}`, cookie),
  );
  const events = new EventSender(stripe, running.url);
  const work = [
    ...writers.map((writer) => writer.writeUntil(() => isOver)),
    events.sendUntil(() => isOver),
    askForCopies(running.url, () => isOver),
  ];
  const ended = Promise.all(work);
  // What goes wrong in them ends the run at once.
  await Promise.race([ended, killAgainAndAgain(running)]);
  isOver = true;
  await ended;
  return count(running, writers, events);
}

async function fill(running: Product): Promise<Member[]> {
  const filling = forkOwn("../operations/fill.ts", [values.size], running.environment());
  await told(filling, "isFilled");
  await stop(filling);
  const joining = forkOwn("members.ts", [String(WRITERS)], running.environment());
  const members = await told<Member[]>(joining, "members");
  await stop(joining);
  return members;
}

async function killAgainAndAgain(running: Product): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await wait(randomInt(LIVES_MS.least, LIVES_MS.most));
    starts.push(await startAgain(running));
    if ((time + 1) % 20 === 0) console.log(`${time + 1} of ${times}`);
  }
}

async function startAgain(running: Product): Promise<number> {
  await running.end("SIGKILL");
  const startedAt = performance.now();
  await running.start();
  return performance.now() - startedAt;
}

async function askForCopies(url: string, isDone: () => boolean): Promise<void> {
  const visitor = new Visitor("", url);
  const email = "premium@demo.local";
  while (!isDone()) {
    try {
      if (!visitor.cookies.has("aliwell_session")) {
        await visitor.submit(await visitor.get("/auth"), { email, password: DEMO_PASSWORD });
      }
      await visitor.submit(await visitor.get("/settings/data"), { password: DEMO_PASSWORD });
    } catch {
      // The line broke, or a page didn't come: the next time.
    }
    await wait(EXPORT_EVERY_MS);
  }
}

async function count(
  running: Product,
  writers: readonly Writer[],
  events: EventSender,
): Promise<boolean> {
  const written = writers.flatMap((writer) => writer.written);
  const rows = await running.query(`
    select content, count(*) as count from (
      select content from messages where role = 'user' and content like 'Day %'
      union all select content from journal_entries where content like 'Day %')
    group by content`);
  const counts = new Map(rows.map((row) => [String(row["content"]), Number(row["count"])]));
  const lost = written.filter((words) => !counts.has(words)).length;
  const twice = [...counts.values()].filter((each) => each > 1).length;
  // Whoever comes back is told that a reply was broken off: that is when its row says so.
  const comeBack = () => Promise.all(writers.map(({ visitor }) => visitor.get("/chat")));
  const stuck = await untilNone(
    running,
    "select 1 from replies where status = 'running'",
    comeBack,
  );
  const waiting = await untilNone(
    running,
    "select 1 from exports where status in ('waiting', 'running')",
  );
  const oddTurns = await running.query(TURNS_WITHOUT_ONE_REPLY);
  const kept = await running.query("select id from payment_events");
  const keptIds = new Set(kept.map((row) => String(row["id"])));
  const lostEvents = events.sent.filter((id) => !keptIds.has(id)).length;
  const unsynced = await untilNone(running, "select 1 from payment_events where synced_at is null");
  const [whole] = await running.query("PRAGMA integrity_check");
  const slowest = Math.max(...starts);
  const again = writers.reduce((sum, { sentAgain }) => sum + sentAgain, 0);
  console.log(
    `${starts.length} times killed; ${written.length} texts written, ${again} sent again`,
  );
  console.log(`texts lost: ${lost}, doubled: ${twice}`);
  console.log(`messages with no reply, or with two: ${oddTurns.length}`);
  console.log(`replies stuck after ${MAX_STUCK_MS / 1_000} s: ${stuck}; copies: ${waiting}`);
  console.log(
    `events of payments: ${events.sent.length}, lost ${lostEvents}, not looked into ${unsynced}`,
  );
  console.log(`the file: ${String(whole?.["integrity_check"])}`);
  const timesEmpty = percentile(starts, 0.5) / percentile(emptyStarts, 0.5);
  console.log(
    `started again beside ${values.size} MB in ${percentile(starts, 0.5).toFixed(0)} ms (median), ${slowest.toFixed(0)} ms (slowest): ${timesEmpty.toFixed(1)} times a start beside nothing (at most ${MAX_TIMES_AN_EMPTY_START})`,
  );
  const wrong = lost + twice + oddTurns.length + stuck + waiting + lostEvents + unsynced;
  const isSoon = timesEmpty <= MAX_TIMES_AN_EMPTY_START * 1.15;
  return wrong === 0 && whole?.["integrity_check"] === "ok" && isSoon;
}

/** How many rows a query still finds once the time is over in which there should be none. */
async function untilNone(
  running: Product,
  sql: string,
  meanwhile: () => Promise<unknown> = async () => {},
): Promise<number> {
  const until = performance.now() + MAX_STUCK_MS;
  for (;;) {
    await meanwhile();
    const found = (await running.query(sql)).length;
    if (found === 0 || performance.now() > until) return found;
    await wait(250);
  }
}
