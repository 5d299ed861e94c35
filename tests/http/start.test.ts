import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createClient } from "@libsql/client";
import { expect, test, vi } from "vitest";
import { SERVER } from "#app/config/serve.js";
import { Product } from "#tests/e2e/product.ts";
import { ENCRYPTION_KEY } from "#tests/setup/database-template.ts";
import { longTest } from "#tests/setup/long.ts";
import { temporaryFolder } from "#tests/setup/temporary-folder.ts";

const KEY = "k".repeat(40);
/** A user who owns nothing. */
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

/** Starts the product and returns what it says and how it ends. */
async function refusal(
  variables: Record<string, string>,
  uid?: number,
): Promise<{ code: number | null; lines: string[] }> {
  const server = spawn(process.execPath, SERVER, {
    stdio: ["ignore", "ignore", "pipe"],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: "1",
      LOG_LEVEL: "silent",
      SESSION_SECRET: "a-secret-of-the-tests-that-is-long-enough",
      DATABASE_ENCRYPTION_KEY: KEY,
      ...variables,
    },
    ...(uid === undefined ? {} : { uid }),
  });
  const [said, [code]] = await Promise.all([text(server.stderr), once(server, "exit")]);
  return { code, lines: said.trim().split("\n") };
}

function newFolder(): string {
  return temporaryFolder("start");
}

async function newDatabase(folder: string): Promise<string> {
  const file = join(folder, "aliwell.db");
  const client = createClient({ url: `file:${file}`, encryptionKey: KEY });
  await client.execute("create table users (id text)");
  client.close();
  return file;
}

async function isLeaving({ url }: Product): Promise<boolean> {
  const { status } = await fetch(`${url}/readyz`, { headers: { connection: "close" } });
  return status === 503;
}

/** What an operator reads: what is to be set right and, in one line, how. */
function saysOnly(line: RegExp) {
  return {
    code: 1,
    lines: ["The settings are not right yet:", expect.stringMatching(line)],
  };
}

test("another key names the key's setting and the file", async () => {
  const folder = newFolder();
  await newDatabase(folder);
  expect(await refusal({ DATA_DIR: folder, DATABASE_ENCRYPTION_KEY: "x".repeat(40) })).toEqual(
    saysOnly(
      /^ {2}DATABASE_ENCRYPTION_KEY: expected the key that .+aliwell\.db was encrypted with/,
    ),
  );
});

test("a file that is no database is said to be damaged, with what to do", async () => {
  const folder = newFolder();
  writeFileSync(join(folder, "aliwell.db"), "no database at all ".repeat(1_000));
  expect(await refusal({ DATA_DIR: folder })).toEqual(saysOnly(/damaged: put back a backup/));
});

longTest("a folder that can not be made names its setting", async () => {
  const file = join(newFolder(), "file");
  writeFileSync(file, "");
  expect(await refusal({ DATA_DIR: join(file, "data") })).toEqual(
    saysOnly(/^ {2}DATA_DIR: expected what this process.+ can write, and .+file.data is not/),
  );
});

longTest("a folder in the database file's place names the setting that led there", async () => {
  const file = join(newFolder(), "a-folder.db");
  mkdirSync(file);
  expect(await refusal({ DATA_DIR: newFolder(), DATABASE_URL: `file:${file}` })).toEqual(
    saysOnly(
      /^ {2}DATABASE_URL: expected what this process.+ can write, and .+a-folder\.db is not/,
    ),
  );
});

longTest(
  "a data folder that belongs to somebody else, or may only be read, names its setting",
  async () => {
    const folder = newFolder();
    await newDatabase(folder);
    chmodSync(folder, 0o555);
    expect(await refusal({ DATA_DIR: folder }, isRoot ? NOBODY : undefined)).toEqual(
      saysOnly(
        /^ {2}DATA_DIR: expected what this process.+ can write, and .+ is not: change its owner/,
      ),
    );
  },
);

longTest(
  "live refuses a database that a demo has filled, in one line that says what to do",
  async () => {
    const demo = await Product.startEmpty();
    try {
      const left = demo.end("SIGTERM");
      // It goes as soon as whoever watches it has been told.
      await vi.waitUntil(() => isLeaving(demo), 10_000);
      await left;
      const live = {
        APP_MODE: "live",
        APP_URL: "https://care.example",
        DATA_DIR: demo.dataDir,
        DATABASE_ENCRYPTION_KEY: ENCRYPTION_KEY,
        SMTP_URL: "smtp://mail.example:587",
        MAIL_FROM: "Care <hello@care.example>",
        SUPPORT_EMAIL: "help@care.example",
        OPERATOR_NAME: "Care Ltd",
        BLOCKED_REGIONS: "none",
      };
      expect(await refusal(live)).toEqual(
        saysOnly(
          /^ {2}APP_MODE: live does not start on a database that a demo has filled; set DATA_DIR/,
        ),
      );
    } finally {
      await demo.remove();
    }
  },
  60_000,
);
