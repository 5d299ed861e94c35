import type { Figure } from "./figures.ts";
import { forkOwn, stop, told } from "./processes.ts";
import { freePort, settings } from "./product.ts";
import type { RightsTaken } from "./rights-work.ts";

const MIB = 1_024 * 1_024;
/** Every row is written three times, to read, as a table and for programs, then compressed and encrypted. */
const MAX_BARE_READS = 8;
/** In steps that let others through, with the search's index written anew and the log emptied. */
const MAX_BARE_DELETIONS = 10;

/** What a copy of everything costs, and what it costs to delete an account with everything in it. */
export async function measureRights(): Promise<Figure[]> {
  const work = forkOwn("rights-work.ts", [], settings(await freePort()));
  try {
    const taken = await told<RightsTaken>(work, "rights");
    const { exportMs, bareReadMs, deletionMs, bareDeletionMs, exportBytes, grownBytes } = taken;
    return [
      {
        name: "a copy of 5,000 messages and 20,000 moods",
        ours: exportMs / 1_000,
        yardstick: bareReadMs / 1_000,
        unit: "s",
        timesAtMost: MAX_BARE_READS,
        note: `to all of their rows read at once and written to a file; at most 5 s are wanted; ${(exportBytes / MIB).toFixed(1)} MB`,
      },
      {
        name: "memory that the copy takes",
        ours: grownBytes / MIB,
        unit: "MB",
        atMost: 30,
        note: "resident, the highest while it was made over what was held before",
      },
      {
        name: "deleting the same account",
        ours: deletionMs / 1_000,
        yardstick: bareDeletionMs / 1_000,
        unit: "s",
        timesAtMost: MAX_BARE_DELETIONS,
        note: "to one bare DELETE of an account of that size; at most 2 s are wanted",
      },
    ];
  } finally {
    await stop(work);
  }
}
