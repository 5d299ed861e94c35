import { once } from "node:events";
import { mkdirSync, mkdtempSync, statSync } from "node:fs";
import { join } from "node:path";
import { percentile, type Figure } from "./figures.ts";
import { forkOwn, startNode, stop, told } from "./processes.ts";
import { startProduct, WORK_FOLDER } from "./product.ts";
import { browsePage } from "./scene.ts";

const PACE = { words: 5, perSecond: 10 };
const MEGABYTES = 1_024;
const READERS = { atOnce: 4, pauseMs: 40 };
const ROUND_MS = 2_000;
const ROUNDS_BEFORE = 4;
/** Of the same requests before it. */
const MAX_TIMES = 2;

/** How much slower a page is while a gigabyte is backed up beside it. */
export async function measureBackup(): Promise<Figure[]> {
  mkdirSync(WORK_FOLDER, { recursive: true });
  const folder = mkdtempSync(join(WORK_FOLDER, "backups-"));
  const product = await startProduct("http://127.0.0.1:9", PACE, 1, { BACKUP_TO: folder });
  try {
    const filling = forkOwn("../operations/fill.ts", [String(MEGABYTES)], product.env);
    await told(filling, "isFilled");
    await stop(filling);
    const [{ cookie, conversationId } = { cookie: "", conversationId: "" }] = product.members;
    const page = {
      url: `${product.url}/chat/${conversationId}`,
      headers: { Cookie: cookie, "Accept-Encoding": "br" },
    };
    const look = async () => {
      const { latencyMs, failures } = await browsePage({ ...page, ...READERS, forMs: ROUND_MS });
      return failures > 0 ? [Number.NaN] : latencyMs;
    };
    await look();
    const before: number[] = [];
    for (let round = 0; round < ROUNDS_BEFORE; round += 1) before.push(...(await look()));
    const startedAt = performance.now();
    const making = startNode(["db/backup.ts"], product.env, { logFile: join(folder, "log") });
    const made = once(making, "exit");
    const during: number[] = [];
    while (making.exitCode === null) during.push(...(await look()));
    const [code] = await made;
    if (code !== 0) throw new Error("no backup was made");
    const seconds = (performance.now() - startedAt) / 1_000;
    const { size } = statSync(join(product.env["DATA_DIR"] ?? "", "aliwell.db"));
    return [
      {
        name: "a page while the database is backed up, p95",
        ours: percentile(during, 0.95),
        yardstick: percentile(before, 0.95),
        unit: "ms",
        timesAtMost: MAX_TIMES,
        note: `to the same page before; ${(size / 1024 ** 2).toFixed(0)} MB in ${seconds.toFixed(0)} s, copied, checked and hashed; the slowest ${Math.max(...during).toFixed(0)} ms`,
      },
    ];
  } finally {
    await stop(product.server);
  }
}
