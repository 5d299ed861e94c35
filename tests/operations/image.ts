// `npm run image:check`: lays out exactly what the Dockerfile puts into its image, runs it as an
// unprivileged user to whom nothing but the data folder belongs, and walks the main way: signing up,
// talking, a mood, leaving. Needs root, to become that user. Prints the size; ends with an error where
// it doesn't run, writes anywhere else, or is too large.
import "./own-folder.ts";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  chownSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { buildIfChanged } from "#app/config/build.js";
import { root } from "#app/config/install.js";
import { freePort } from "#tests/bench/product.ts";
import { Visitor } from "#tests/setup/visitor.ts";

/** Everything but the base image, which brings Node. */
const MAX_MEGABYTES = 250;
const NOBODY = 65_534;
const START_PATIENCE_MS = 60_000;
/** As fly.toml has it. */
const KILL_TIMEOUT_MS = 20_000;

const [buildStage = "", finalStage = ""] = readFileSync(path.join(root, "Dockerfile"), "utf8")
  .split(/^FROM .*$/mu)
  .slice(1);
const folder = mkdtempSync(path.join(tmpdir(), "image-"));
try {
  process.exitCode = (await check()) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function check(): Promise<boolean> {
  buildIfChanged();
  const built = layBuildStage();
  const image = path.join(folder, "image");
  mkdirSync(path.join(image, "app"), { recursive: true });
  for (const [, from = "", to = ""] of finalStage.matchAll(/^COPY --from=build (\S+) (\S+)$/gmu)) {
    const target = to === "./" ? path.join(image, "app", path.basename(from)) : to;
    cpSync(path.join(built, from.replace(/^\/app\//u, "")), path.resolve(image, "app", target), {
      recursive: true,
      verbatimSymlinks: true,
    });
  }
  const megabytes = sizeOf(image) / 1024 ** 2;
  console.log(`the image's files, without the base image: ${megabytes.toFixed(0)} MB`);
  execFileSync("chmod", ["-R", "a-w", image]);
  chmodSync(folder, 0o755);
  const before = newestIn(image);
  const isWalked = await walk(path.join(image, "app"));
  const isUntouched = newestIn(image) === before;
  if (!isUntouched) console.error("something was written beside the data folder");
  const isSmall = megabytes <= MAX_MEGABYTES;
  if (!isSmall) console.error(`that is more than ${MAX_MEGABYTES} MB`);
  return isWalked && isUntouched && isSmall;
}

/** What the build stage leaves behind: the sources, the build, and packages as its own commands leave them. */
function layBuildStage(): string {
  const stage = path.join(folder, "build");
  mkdirSync(stage);
  for (const name of ["package.json", "package-lock.json"]) {
    copyFileSync(path.join(root, name), path.join(stage, name));
  }
  // The same tree as installing everything and taking away what is for developers.
  execFileSync("npm", ["ci", "--omit=dev", "--no-audit", "--no-fund", "--prefer-offline"], {
    cwd: stage,
    stdio: "ignore",
  });
  const afterPruning = [...buildStage.matchAll(/^RUN (.+)$/gmu)]
    .map(([, command = ""]) => command)
    .filter((command) => !command.startsWith("npm "));
  for (const command of afterPruning) execFileSync("sh", ["-c", command], { cwd: stage });
  const ignored = readFileSync(path.join(root, ".dockerignore"), "utf8").split("\n");
  const isKept = (file: string) => {
    const name = path.relative(root, file);
    if (ignored.includes(name) && name !== "build") return false;
    return !(ignored.includes("**/*.test.ts") && /\.test\.tsx?$/u.test(name));
  };
  for (const name of ["app", "db", "public", "build"]) {
    cpSync(path.join(root, name), path.join(stage, name), { recursive: true, filter: isKept });
  }
  return stage;
}

async function walk(app: string): Promise<boolean> {
  const data = path.join(folder, "data");
  mkdirSync(data);
  chownSync(data, NOBODY, NOBODY);
  const node = path.join(folder, "node");
  copyFileSync(process.execPath, node);
  chmodSync(node, 0o755);
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const [, program = ""] = /^CMD \["node", "([^"]+)"\]$/mu.exec(finalStage) ?? [];
  const server = spawn(node, [program], {
    cwd: app,
    uid: NOBODY,
    gid: NOBODY,
    stdio: ["ignore", "ignore", "pipe"],
    env: {
      PATH: "/usr/bin:/bin",
      // Where nothing can be written, as in a container with a read-only root.
      HOME: "/proc",
      TMPDIR: "/proc",
      NODE_ENV: "production",
      APP_MODE: "demo",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: data,
      RATE_LIMITS: "off",
      LOG_LEVEL: "warn",
    },
  });
  const problems = text(server.stderr);
  const exited = once(server, "exit");
  try {
    await untilServed(url, () => server.exitCode !== null);
    await goTheMainWay(url, data);
    const askedAt = performance.now();
    server.kill("SIGTERM");
    const [code] = await exited;
    const tookMs = performance.now() - askedAt;
    console.log(`signed up, talked, noted a mood; left within ${(tookMs / 1_000).toFixed(1)} s`);
    if (code === 0 && tookMs < KILL_TIMEOUT_MS) return true;
    console.error(`it ended with ${code} after ${tookMs.toFixed(0)} ms`);
  } catch (error) {
    server.kill("SIGKILL");
    console.error(error);
  }
  console.error(await problems);
  return false;
}

async function untilServed(url: string, hasEnded: () => boolean): Promise<void> {
  const until = performance.now() + START_PATIENCE_MS;
  while (performance.now() < until && !hasEnded()) {
    const answer = await fetch(`${url}/readyz`).catch(() => null);
    if (answer?.ok) return;
    await wait(100);
  }
  throw new Error("it was not ready in time");
}

async function goTheMainWay(url: string, data: string): Promise<void> {
  const visitor = new Visitor("", url);
  const email = "someone@example.org";
  const password = "a long enough password";
  const form = await visitor.get("/auth?mode=register");
  await visitor.submit(form, { email, password, firstName: "Ana", lastName: "Ruiz" });
  const confirm = await visitor.get(`/auth/verify-email?email=${encodeURIComponent(email)}`);
  await visitor.submit(confirm, { email, code: codeIn(path.join(data, "outbox")) });
  await visitor.submit(await visitor.get("/auth"), { email, password });
  const talk = await visitor.submit(await visitor.get("/chat"), { message: "A quiet day today." });
  if (!talk.html.includes('data-role="assistant"')) throw new Error("nobody answered");
  const mood = await visitor.submit(await visitor.get("/home"), { mood: "calm" });
  if (mood.status !== 200) throw new Error(`a mood was answered ${mood.status}`);
}

function codeIn(outbox: string): string {
  const mails = readdirSync(outbox).map((name) => readFileSync(path.join(outbox, name), "utf8"));
  const code = mails.map((mail) => /\b\d{6}\b/u.exec(mail)?.[0]).find(Boolean);
  if (!code) throw new Error("no code was mailed");
  return code;
}

function filesIn(place: string): string[] {
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

function sizeOf(place: string): number {
  return filesIn(place).reduce((sum, file) => sum + statSync(file).size, 0);
}

function newestIn(place: string): string {
  const files = filesIn(place).filter((file) => existsSync(file));
  return `${files.length} files, ${Math.max(...files.map((file) => statSync(file).mtimeMs))}`;
}
