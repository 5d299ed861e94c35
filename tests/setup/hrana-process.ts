import { fork } from "node:child_process";
import { once } from "node:events";
import { z } from "zod";
import type { Cut } from "./hrana-server.ts";

/** What the stand-in wants to be shown. */
export const HRANA_TOKEN = "a-token-of-the-tests";

const readyShape = z.object({ url: z.string() });

export interface HranaProcess {
  url: string;
  /** Breaks every connection from here on, until it is mended. */
  cut: (where: Cut) => void;
  mend: () => void;
  stop: () => Promise<void>;
}

/** Starts the stand-in for a libSQL server in a process of its own, which ends with this one. */
export async function startHranaProcess(options: {
  file: string;
  /** Empty where the file is not encrypted. */
  encryptionKey: string;
  latencyMs?: number;
}): Promise<HranaProcess> {
  const { file, encryptionKey, latencyMs = 0 } = options;
  const child = fork(new URL("./hrana/process.ts", import.meta.url), {
    env: {
      PATH: process.env.PATH,
      HRANA_FILE: file,
      HRANA_KEY: encryptionKey,
      HRANA_TOKEN,
      HRANA_LATENCY_MS: String(latencyMs),
    },
  });
  const [ready] = await once(child, "message");
  const { url } = readyShape.parse(ready);
  // A test's process ends although this one runs.
  child.unref();
  child.channel?.unref();
  return {
    url,
    cut: (where) => void child.send(`cut ${where}`),
    mend: () => void child.send("mend"),
    async stop() {
      const gone = once(child, "exit");
      child.kill();
      await gone;
    },
  };
}
