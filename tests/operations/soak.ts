// `npm run soak`: two hundred people with realistic pauses use everything for twenty minutes; memory,
// file handles, the log of the database and its tables are looked at all the while. Prints a picture of
// each and ends with an error where one that should stay flat grows after the warm-up.
// `-- --minutes 3 --people 60` is a short run.
import "./own-folder.ts";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { buildIfChanged } from "#app/config/build.js";
import { SERVER_VARIABLES } from "#app/config/serve.js";
import { median } from "#tests/bench/figures.ts";
import type { Member } from "#tests/bench/members.ts";
import { forkOwn, stop, stopAll, told } from "#tests/bench/processes.ts";
import { modelNamed } from "#tests/bench/words.ts";
import { Product } from "#tests/e2e/product.ts";
import { Person } from "./soak-person.ts";

const LOOK_EVERY_MS = 5_000;
/** The share of the run in which caches fill and code gets warm. */
const WARM_UP = 0.3;
const BARS = " ▁▂▃▄▅▆▇█";
const WIDTH = 60;
/** How much more the last quarter may hold than what followed the warm-up. */
const MAX_GROWTH = { memory: 1.15, handles: 1.2 };
const MAX_LOG_MEGABYTES = 64;
/** What people write stays. Everything else comes and goes. */
const KEPT_TABLES =
  /^(?:messages|replies|sessions|notices|mood_|journal_|conversation_summaries|memories|exercise_|crisis_|risk_states|account_events|model_usage|knowledge_index|goal_|user_sessions|exports|therapy_tracks|daily_assessments|session_flow|drafts|audit_log|undos)/u;

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "20" },
    people: { type: "string", default: "200" },
  },
});
const lastsMs = Number(values.minutes) * 60_000;

interface Look {
  memory: number;
  handles: number;
  log: number;
  database: number;
}

const looks: Look[] = [];
let product: Product | undefined;
try {
  buildIfChanged();
  process.exitCode = (await soak()) ? 0 : 1;
} finally {
  await product?.remove();
  await stopAll();
}

async function soak(): Promise<boolean> {
  const model = forkOwn("model.ts");
  const running = await Product.start(`http://127.0.0.1:${await told<number>(model, "port")}`, {
    ANTHROPIC_MODEL: modelNamed({ words: 40, perSecond: 20 }),
    // As it is served.
    ...SERVER_VARIABLES,
    SESSION_SECRET: "a secret of this run alone, long enough for anybody",
  });
  product = running;
  const joining = forkOwn("members.ts", [values.people], running.environment());
  const members = await told<Member[]>(joining, "members");
  await stop(joining);
  const endsAt = performance.now() + lastsMs;
  const isOver = () => performance.now() > endsAt;
  const people = members.map(({ cookie }, index) => new Person(running.url, cookie, index));
  const lives = Promise.all(people.map((person) => person.liveUntil(isOver)));
  const rowsWarm = await lookUntil(running, WARM_UP * lastsMs);
  await lookUntil(running, (1 - WARM_UP) * lastsMs);
  await lives;
  const rowsAtEnd = await rowsOf(running);
  const done = people.reduce((sum, { done: count }) => sum + count, 0);
  const failures = people.flatMap((person) => person.failures);
  console.log(`${done} things done by ${people.length} people in ${values.minutes} minutes`);
  for (const failure of failures.slice(0, 10)) console.log(failure);
  return judge(rowsWarm, rowsAtEnd) && failures.length === 0;
}

async function lookUntil(running: Product, forMs: number): Promise<Map<string, number>> {
  const until = performance.now() + forMs;
  while (performance.now() < until) {
    await wait(Math.min(LOOK_EVERY_MS, Math.max(1, until - performance.now())));
    looks.push(lookAt(running));
  }
  return rowsOf(running);
}

function lookAt({ pid, databaseFile }: Product): Look {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const sizeOf = (file: string) => statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return {
    memory: Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) / 1_024,
    handles: readdirSync(`/proc/${pid}/fd`).length,
    log: sizeOf(`${databaseFile}-wal`) / 1024 ** 2,
    database: sizeOf(databaseFile) / 1024 ** 2,
  };
}

async function rowsOf(running: Product): Promise<Map<string, number>> {
  const tables = await running.query(
    "select name from sqlite_schema where type = 'table' and sql not like 'CREATE VIRTUAL%'",
  );
  const rows = new Map<string, number>();
  for (const { name } of tables) {
    const [row] = await running.query(`select count(*) as count from "${String(name)}"`);
    rows.set(String(name), Number(row?.["count"]));
  }
  return rows;
}

function judge(warm: ReadonlyMap<string, number>, end: ReadonlyMap<string, number>): boolean {
  const from = Math.floor(looks.length * WARM_UP);
  const after = looks.slice(from);
  const first = after.slice(0, Math.ceil(after.length / 4));
  const last = after.slice(-Math.ceil(after.length / 4));
  const middle = (some: readonly Look[], what: keyof Look) =>
    median(some.map((look) => look[what]));
  let isFlat = true;
  for (const what of ["memory", "handles", "log", "database"] as const) {
    const [before, now] = [middle(first, what), middle(last, what)];
    const ratio = now / Math.max(before, 1);
    const limit = what === "memory" || what === "handles" ? MAX_GROWTH[what] : Infinity;
    const isRight = ratio <= limit && (what !== "log" || now <= MAX_LOG_MEGABYTES);
    isFlat &&= isRight;
    const unit = what === "handles" ? "" : " MB";
    console.log(
      `${what.padEnd(9)} ${picture(looks.map((look) => look[what]))} ${before.toFixed(0)} to ${now.toFixed(0)}${unit} ${isRight ? "" : "GROWS"}`,
    );
  }
  for (const [table, rows] of end) {
    const before = warm.get(table) ?? 0;
    if (KEPT_TABLES.test(table) || rows <= 1.5 * before + Number(values.people)) continue;
    isFlat = false;
    console.log(`${table}: ${before} rows after the warm-up, ${rows} at the end GROWS`);
  }
  return isFlat;
}

/** Values over time as a line of bars, from nothing to the highest. */
function picture(series: readonly number[]): string {
  const most = Math.max(...series, 1);
  return Array.from({ length: Math.min(WIDTH, series.length) }, (_, column) => {
    const value =
      series[Math.floor((column * series.length) / Math.min(WIDTH, series.length))] ?? 0;
    return BARS[Math.round((value / most) * (BARS.length - 1))];
  }).join("");
}
