// `npm run bench`: all figures of the product's numbers beside their yardsticks, in one run. A time is
// judged by its ratio to its yardstick's, which the same machine took: the times are only shown.
// `-- --only first,wire` takes some of them, `-- --write` keeps their tables in last.md. Ends with an error where a bar is
// clearly missed.
import { cpus, loadavg } from "node:os";
import { existsSync, rmSync } from "node:fs";
import { buildIfChanged } from "#app/config/build.js";
import { tableOf, verdictOf, type Figure } from "./figures.ts";
import { keepTable } from "./last-run.ts";
import { measureApiRead } from "./api-read.ts";
import { measureBackup } from "./backup.ts";
import { measureCrawl } from "./crawl.ts";
import { measureFirstWord } from "./first-word.ts";
import { measureHistory } from "./history.ts";
import { measureKnowledge } from "./knowledge.ts";
import { measureMemory } from "./memory.ts";
import { measurePages } from "./pages.ts";
import { measurePeople } from "./people.ts";
import { measurePanel } from "./panel.ts";
import { measureRecord } from "./record.ts";
import { measureRights } from "./rights.ts";
import { measureSignIn } from "./sign-in.ts";
import { measureStart } from "./start.ts";
import { measureTurn } from "./turn.ts";
import { measureWebhook } from "./webhook.ts";
import { measureWire } from "./wire.ts";
import { measureFiveHundred, measureThousand } from "./many-streams.ts";
import { stopAll } from "./processes.ts";
import { WORK_FOLDER } from "./product.ts";

const PARTS: Record<string, { what: string; measure: () => Promise<Figure[]> }> = {
  panel: { what: "help on screen in a crisis", measure: measurePanel },
  first: { what: "the first word", measure: measureFirstWord },
  thousand: { what: "1,000 streams at 10 words a second", measure: measureThousand },
  fast: {
    what: "500 streams at 50 words a second, with a page beside them",
    measure: measureFiveHundred,
  },
  pages: { what: "requests a second", measure: measurePages },
  calls: { what: "a JSON read", measure: measureApiRead },
  turn: { what: "the server's own work for a turn", measure: measureTurn },
  history: { what: "a long history", measure: measureHistory },
  record: { what: "ten years of a journal and moods", measure: measureRecord },
  people: { what: "a hundred thousand people in the database", measure: measurePeople },
  "sign-in": { what: "signing in, and a page beside it", measure: measureSignIn },
  rights: { what: "a copy of everything, and deleting it", measure: measureRights },
  webhook: { what: "events of the payment provider", measure: measureWebhook },
  knowledge: { what: "what the companion knows, at 100,000 entries", measure: measureKnowledge },
  crawl: { what: "a website read", measure: measureCrawl },
  backup: { what: "a backup of a gigabyte, and a page beside it", measure: measureBackup },
  wire: { what: "bytes on the wire", measure: measureWire },
  start: { what: "start and memory", measure: measureStart },
  memory: { what: "memory after mild use", measure: measureMemory },
};

const asked = chosenParts(process.argv.slice(2));
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => void stopAll().then(() => process.exit(130)));
}
try {
  buildIfChanged();
  console.log(`${cpus().length} cores, Node ${process.version}\n`);
  const figures: Figure[] = [];
  let broken = 0;
  for (const [name, part] of asked) {
    try {
      figures.push(...(await measured(name, part)));
    } catch (error) {
      // What the other parts took minutes to find is still shown.
      broken += 1;
      console.error(`${name}: not measured:`, error);
      await stopAll();
    }
  }
  console.log(`\n${tableOf(figures)}`);
  const missed = figures.filter((figure) => verdictOf(figure) === "MISSED");
  if (missed.length > 0) console.log(`\n${missed.length} missed by more than 15 %`);
  process.exitCode = missed.length + broken > 0 ? 1 : 0;
} finally {
  await stopAll();
  if (existsSync(WORK_FOLDER)) rmSync(WORK_FOLDER, { recursive: true });
}

async function measured(name: string, { what, measure }: (typeof PARTS)[string]) {
  const startedAt = performance.now();
  const figures = await measure();
  const seconds = (performance.now() - startedAt) / 1_000;
  // On a machine that others use, what they do is in the figures too: three to four is the run's own.
  const load = loadavg()[0]?.toFixed(1);
  console.log(`${name}: ${what}, ${seconds.toFixed(0)} s, load ${load}`);
  if (process.argv.includes("--write")) keepTable(name, `${what}, load ${load}`, tableOf(figures));
  return figures;
}

function chosenParts(args: readonly string[]) {
  const index = args.indexOf("--only");
  const names = index === -1 ? Object.keys(PARTS) : (args[index + 1] ?? "").split(",");
  return names.map((name) => {
    const part = PARTS[name];
    if (!part) throw new RangeError(`no part ${name}: there are ${Object.keys(PARTS).join(", ")}`);
    return [name, part] as const;
  });
}
