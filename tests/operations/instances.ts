// `npm run instances`: three instances of the built product on the stand-in for a libSQL server, behind
// a proxy that leads each request to the next one. 300 people talk at once; then again, and one instance
// is killed in the middle. `-- --people 30` takes fewer. Ends with an error where a bar is missed.
import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { setTimeout as wait } from "node:timers/promises";
import { buildIfChanged } from "#app/config/build.js";
import { percentile, tableOf, verdictOf, type Figure } from "#tests/bench/figures.ts";
import type { Member } from "#tests/bench/members.ts";
import { forkOwn, stop, stopAll, told } from "#tests/bench/processes.ts";
import { answerTo, messageNumbered, modelNamed } from "#tests/bench/words.ts";
import { ENCRYPTION_KEY } from "#tests/setup/database-template.ts";
import { startInstances, type Instances } from "#tests/setup/instances.ts";
import { Talker, type Heard } from "./talker.ts";

const PACE = { words: 450, perSecond: 10 };
const RAMP_MS = 30_000;
const SAMPLED = 10;
/** All talk by then, and none is through. */
const KILL_AFTER_MS = 36_000;
const LATENCY_MS = 20;
const SECRET = "a-secret-of-the-tests-that-is-long-enough";

const { values } = parseArgs({ options: { people: { type: "string", default: "300" } } });
const count = Number(values.people);

try {
  buildIfChanged();
  console.log(`${cpus().length} cores, ${count} people, ${LATENCY_MS} ms to the database`);
  const model = forkOwn("model.ts");
  const all = await startInstances({
    count: 3,
    modelUrl: `http://127.0.0.1:${await told<number>(model, "port")}`,
    latencyMs: LATENCY_MS,
    variables: {
      ANTHROPIC_MODEL: modelNamed(PACE),
      DAILY_TOKENS_PER_PERSON: "999999999",
      DAILY_TOKENS_TOTAL: "999999999",
    },
  });
  try {
    const people = (await newMembers(all)).map(({ cookie }) => new Talker(all.url, cookie));
    const figures = [...(await talkWhole(all, people)), ...(await talkAndKill(all, people))];
    console.log(`\n${tableOf(figures)}\n\nload ${loadavg()[0]?.toFixed(1)}`);
    process.exitCode = figures.some((figure) => verdictOf(figure) === "MISSED") ? 1 : 0;
  } finally {
    await all.remove();
    await stop(model);
  }
} finally {
  await stopAll();
}

/** People with open sessions, put into the database file behind the server. */
async function newMembers({ dataDir, url }: Instances): Promise<Member[]> {
  const filling = forkOwn("members.ts", [String(count)], {
    DATA_DIR: dataDir,
    DATABASE_ENCRYPTION_KEY: ENCRYPTION_KEY,
    SESSION_SECRET: SECRET,
    APP_URL: url,
    LOG_LEVEL: "error",
  });
  const members = await told<Member[]>(filling, "members");
  await stop(filling);
  return members;
}

/** Everybody says something, one after the other within some seconds. */
async function talk(people: readonly Talker[], round: number): Promise<Heard[]> {
  return Promise.all(
    people.map(async (talker, index) => {
      await wait((RAMP_MS * index) / people.length);
      return talker.say(messageNumbered(round * 10_000 + index));
    }),
  );
}

async function talkWhole(all: Instances, people: readonly Talker[]): Promise<Figure[]> {
  const late: number[] = [];
  const sampling = Promise.all(
    people.slice(0, SAMPLED).map(async (talker) => late.push(...(await lateness(all, talker)))),
  );
  const heard = await talk(people, 1);
  await sampling;
  const whole = heard.filter(isWhole);
  const firstWords = heard.map(({ firstWordMs }) => firstWordMs);
  const [{ doubled } = { doubled: Number.NaN }] = await all.ask(
    `select count(*) as doubled from (
       select 1 from messages where role = 'user' group by user_id, content having count(*) > 1)`,
  );
  return [
    { name: "streams lost, cut or not equal", ours: count - whole.length, unit: "", atMost: 0 },
    { name: "messages doubled", ours: Number(doubled), unit: "", atMost: 0 },
    {
      name: "a word read at another instance, later than at its own, at most",
      ours: Math.max(...late),
      unit: "ms",
      atMost: 2_000,
      note: `${late.length} looks, the middle one ${percentile(late, 0.5).toFixed(0)} ms`,
    },
    {
      name: "first word, p95",
      ours: percentile(firstWords, 0.95),
      unit: "ms",
      note: "from the message's first byte, through whichever instance",
    },
  ];
}

function isWhole({ message, text, ending }: Heard): boolean {
  return ending === "done" && text === answerTo(message, PACE.words).join("");
}

/** How much later each length of a reply is read at the other instances than where it is first. */
async function lateness(all: Instances, talker: Talker): Promise<number[]> {
  const path = await talker.replyPath();
  const readings = await Promise.all(all.instances.map(({ url }) => talker.listenAt(url, path)));
  const ends = readings.map(({ arrivals }) => arrivals);
  const first = ends.reduce((a, b) => (b.length > a.length ? b : a), []);
  return first.flatMap(({ length, at }) =>
    ends.map((others) =>
      Math.max(0, (others.find((each) => each.length >= length)?.at ?? NaN) - at),
    ),
  );
}

async function talkAndKill(all: Instances, people: readonly Talker[]): Promise<Figure[]> {
  const [killed] = all.instances;
  const talking = talk(people, 2);
  await wait(KILL_AFTER_MS);
  const orphans = await all.ask(
    `select r.id from replies r join process_leases l on l.id = r.process_id
     where r.status = 'running' and l.machine = 'machine-0'`,
  );
  await killed?.end("SIGKILL");
  const killedAt = performance.now();
  const heard = await talking;
  const orphaned = new Set(orphans.map(({ id }) => String(id)));
  const cut = heard.filter(({ replyId }) => orphaned.has(replyId));
  const others = heard.filter(({ replyId }) => !orphaned.has(replyId));
  const isKept = ({ message, text, ending }: Heard) =>
    ending === "failed" && answerTo(message, PACE.words).join("").startsWith(text);
  const recovery = cut.map(({ endedAt }) => endedAt - killedAt);
  const standing = await Promise.all(cut.slice(0, SAMPLED).map((each) => each.talker.canRetry()));
  return [
    {
      name: "killed: replies of the others lost, cut or not equal",
      ours: others.filter((each) => !isWhole(each)).length,
      unit: "",
      atMost: 0,
      note: `of ${others.length}`,
    },
    {
      name: "killed: its readers learn that the reply was cut off, the last after",
      ours: Math.max(...recovery) / 1_000,
      unit: "s",
      atMost: 10,
      note: `${cut.length} readers`,
    },
    {
      name: "killed: its replies without what was kept, or with no way to try again",
      ours: cut.filter((each) => !isKept(each)).length + standing.filter((can) => !can).length,
      unit: "",
      atMost: 0,
    },
  ];
}
