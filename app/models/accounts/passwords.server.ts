import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { environment } from "#app/config/environment.server.ts";

const COSTS = {
  // OWASP Password Storage Cheat Sheet: Argon2id with 19 MiB, two passes, one lane.
  strong: { memory: 19_456, passes: 2, parallelism: 1 },
  // For tests, which sign in thousands of times; the settings refuse it wherever others come in.
  quick: { memory: 64, passes: 1, parallelism: 1 },
} as const;
const TAG_BYTES = 32;
const SALT_BYTES = 16;
// Hashing shares a thread pool with compression and file access. More hashes at once would starve those.
const HASHES_AT_ONCE = 2;

export const PASSWORD_MIN_LENGTH = 8;
/** Characters, of any script. */
export const PASSWORD_MAX_LENGTH = 128;
/** Of what is typed to sign in, in units of a string: nobody can make the server hash megabytes. */
export const TYPED_PASSWORD_MAX_LENGTH = 256;

const deriveKey = promisify(argon2);
let running = 0;
const waiting: (() => void)[] = [];

/** Hashes a password with Argon2id; the result is a PHC string that carries its own parameters. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const cost = COSTS[environment().passwordHashes];
  const tag = await derive(password, salt, cost, TAG_BYTES);
  const parameters = `m=${cost.memory},t=${cost.passes},p=${cost.parallelism}`;
  return `$argon2id$v=19$${parameters}$${encode(salt)}$${encode(tag)}`;
}

/** Whether the password fits the PHC string. With no string it takes as long and says no. */
export async function isPasswordRight(password: string, stored: string | null): Promise<boolean> {
  const parts = stored?.match(
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/,
  );
  if (!parts) {
    const cost = COSTS[environment().passwordHashes];
    await derive(password, randomBytes(SALT_BYTES), cost, TAG_BYTES);
    return false;
  }
  const [, memory, passes, lanes, salt = "", expected = ""] = parts;
  const expectedTag = Buffer.from(expected, "base64");
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(lanes) };
  const tag = await derive(password, Buffer.from(salt, "base64"), cost, expectedTag.length);
  return timingSafeEqual(tag, expectedTag);
}

async function derive(
  password: string,
  nonce: Buffer,
  cost: { memory: number; passes: number; parallelism: number },
  tagLength: number,
): Promise<Buffer> {
  await enter();
  try {
    // NFKC, so that the same password typed on another keyboard is the same bytes.
    const message = password.normalize("NFKC");
    return await deriveKey("argon2id", { message, nonce, ...cost, tagLength });
  } finally {
    leave();
  }
}

async function enter(): Promise<void> {
  if (running >= HASHES_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
}

function leave(): void {
  const next = waiting.shift();
  if (next) next();
  else running -= 1;
}

function encode(bytes: Buffer): string {
  return bytes.toString("base64").replace(/(?<!=)=+$/, "");
}
