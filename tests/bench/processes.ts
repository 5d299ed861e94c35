import { fork, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { openSync, readFileSync } from "node:fs";
import http from "node:http";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const HERE = import.meta.dirname;
const STOP_WITHIN_MS = 5_000;
const running = new Set<ChildProcess>();

/** Starts one of the bench's own processes. */
export function forkOwn(
  file: string,
  args: readonly string[] = [],
  env: Record<string, string> = {},
): ChildProcess {
  const child = fork(join(HERE, file), args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", "inherit", "ipc"],
  });
  return remember(child);
}

/** Starts a Node program with its log in a file, and with a channel to what is preloaded if asked. */
export function startNode(
  args: readonly string[],
  env: Record<string, string>,
  { logFile, hasChannel = false }: { logFile: string; hasChannel?: boolean },
): ChildProcess {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ["ignore", "ignore", openSync(logFile, "a"), ...(hasChannel ? ["ipc" as const] : [])],
  });
  return remember(child);
}

/** The next message of a process that has this field; fails when the process goes before. */
export function told<Value>(child: ChildProcess, field: string): Promise<Value> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: Record<string, Value>) => {
      const value = message[field];
      if (value === undefined) return;
      child.off("message", onMessage);
      child.off("exit", onExit);
      resolve(value);
    };
    const onExit = (code: number | null) => reject(new Error(`a process ended early: ${code}`));
    child.on("message", onMessage);
    child.on("exit", onExit);
  });
}

/** Ends a process and waits until it is gone. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, "exit");
  // On this one the product waits for no proxy.
  child.kill("SIGINT");
  const late = setTimeout(() => child.kill("SIGKILL"), STOP_WITHIN_MS);
  await gone;
  clearTimeout(late);
}

/** Ends everything that was started. */
export async function stopAll(): Promise<void> {
  await Promise.all([...running].map(stop));
}

/** Waits until an address answers, and returns how long that took in milliseconds. */
export async function untilAnswered(url: string, withinMs = 15_000): Promise<number> {
  const startedAt = performance.now();
  while (performance.now() - startedAt < withinMs) {
    if (await isAnswered(url)) return performance.now() - startedAt;
    await wait(10);
  }
  throw new Error(`no answer from ${url}`);
}

/** What a process holds in memory, in bytes. */
export function memoryOf(child: ChildProcess): number {
  const status = readFileSync(`/proc/${child.pid}/status`, "utf8");
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1]) * 1_024;
}

/** The processor time of a process with all its threads, in milliseconds. */
export function busyMsOf(child: ChildProcess): number {
  const fields = readFileSync(`/proc/${child.pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  // Clock ticks of ten milliseconds, in user mode and in the system.
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

function isAnswered(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    const asking = http.get(url, { agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asking.on("error", () => resolve(false));
  });
}

function remember(child: ChildProcess): ChildProcess {
  running.add(child);
  child.once("exit", () => running.delete(child));
  return child;
}
