import { createHash } from "node:crypto";
import { createReadStream, createWriteStream, openAsBlob } from "node:fs";
import { rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { AwsClient } from "aws4fetch";
import { BackupStoreError, DELETIONS_NAME, type BackupStore } from "./backup-store.ts";

/** The most that a bucket takes in one piece (https://docs.aws.amazon.com/AmazonS3/latest/userguide/upload-objects.html). */
const MAX_BYTES = 5 * 1024 ** 3;
/** Where a server answers that it can't now, it is asked so often again. */
const RETRIES = 2;

/** What a bucket refuses, by the code that its answer gives. */
class BucketError extends Error {
  override readonly name: string;

  constructor(name: string) {
    super(name);
    this.name = name;
  }
}

/**
 * Backups in an S3-compatible bucket. Who may do that, where the bucket is and its endpoint come from
 * the AWS_* variables. What was sent is read back and compared.
 */
export function s3Store(target: string, partialsFolder: string): BackupStore {
  const { hostname: bucket, pathname } = new URL(target);
  const folder = pathname.replaceAll(/^\/+|(?<!\/)\/+$/gu, "");
  const prefix = folder === "" ? "" : `${folder}/`;
  const notesPrefix = `${prefix}${DELETIONS_NAME}/`;
  const { client, address } = clientFor(bucket);

  async function send<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof BackupStoreError) throw error;
      const isMissing = error instanceof BucketError && error.name.startsWith("NoSuch");
      const reason = error instanceof Error ? error.name : "unknown";
      throw new BackupStoreError(
        isMissing ? "missing" : "unreachable",
        `${what} in ${target} failed: ${reason}`,
        error,
      );
    }
  }

  async function ask(method: string, key: string, body?: Blob | string): Promise<Response> {
    const path = key.split("/").map(encodeURIComponent).join("/");
    return answerOf(await client.fetch(`${address}/${path}`, { method, body: body ?? null }));
  }

  async function read(key: string): Promise<Readable> {
    const { body } = await ask("GET", key);
    if (!body) throw new BackupStoreError("missing", `${key} holds nothing`);
    return Readable.from(body, { objectMode: false });
  }

  async function keys(under: string): Promise<string[]> {
    const found: string[] = [];
    let token: string | null = null;
    do {
      // The keys are encoded as in an address, so nothing else has to be undone in their XML.
      const query = new URLSearchParams({
        "list-type": "2",
        "encoding-type": "url",
        prefix: under,
      });
      if (token !== null) query.set("continuation-token", token);
      const page = await (await answerOf(await client.fetch(`${address}?${query}`))).text();
      found.push(...[...page.matchAll(/<Key>([^<]*)<\/Key>/g)].map(([, key = ""]) => decoded(key)));
      token = /<NextContinuationToken>([^<]+)</.exec(page)?.[1] ?? null;
    } while (token !== null);
    return found;
  }

  return {
    partialsFolder,
    put: (name, partial) =>
      send("storing a backup", async () => {
        const file = await openAsBlob(partial);
        if (file.size > MAX_BYTES) {
          throw new BackupStoreError("unreachable", "a backup of more than 5 GB needs a folder");
        }
        const key = prefix + name;
        await ask("PUT", key, file);
        const [sent, stored] = [
          await digest(createReadStream(partial)),
          await digest(await read(key)),
        ];
        if (sent !== stored) {
          await ask("DELETE", key);
          throw new BackupStoreError(
            "changed",
            `${target} gave back something else than it was sent`,
          );
        }
        await rm(partial);
      }),
    fetch: (name, file) =>
      send("reading a backup", async () => {
        await pipeline(
          await read(prefix + name),
          createWriteStream(file, { flags: "wx", mode: 0o600 }),
        );
      }),
    list: () =>
      send("listing backups", async () => {
        const all = await keys(prefix);
        return all
          .filter((key) => !key.startsWith(notesPrefix))
          .map((key) => key.slice(prefix.length));
      }),
    remove: (name) =>
      send("removing a backup", async () => {
        await ask("DELETE", prefix + name);
      }),
    // There is no adding to an object: each time is one of its own, named so that they stay in order.
    note: (lines) =>
      send("noting a deletion", async () => {
        const text = lines.map((line) => `${line}\n`).join("");
        const at = String(Date.now()).padStart(15, "0");
        await ask("PUT", `${notesPrefix}${at}-${crypto.randomUUID()}`, text);
      }),
    notes: () =>
      send("reading the list of deletions", async () => {
        const lines: string[] = [];
        for (const key of (await keys(notesPrefix)).toSorted()) {
          const text = Buffer.concat(await (await read(key)).toArray()).toString("utf8");
          lines.push(...text.split("\n").filter((line) => line !== ""));
        }
        return lines;
      }),
  };
}

/** Who asks a bucket, and where: at one's own server by path, for that has no name for each bucket. */
function clientFor(bucket: string) {
  const { env } = process;
  const region = env.AWS_REGION ?? env.AWS_DEFAULT_REGION ?? "us-east-1";
  const own = env.AWS_ENDPOINT_URL_S3 ?? env.AWS_ENDPOINT_URL;
  const client = new AwsClient({
    accessKeyId: env.AWS_ACCESS_KEY_ID ?? "",
    secretAccessKey: env.AWS_SECRET_ACCESS_KEY ?? "",
    ...(env.AWS_SESSION_TOKEN ? { sessionToken: env.AWS_SESSION_TOKEN } : {}),
    service: "s3",
    region,
    retries: RETRIES,
  });
  const address = own
    ? `${own.endsWith("/") ? own.slice(0, -1) : own}/${bucket}`
    : `https://${bucket}.s3.${region}.amazonaws.com`;
  return { client, address };
}

async function answerOf(response: Response): Promise<Response> {
  if (response.ok) return response;
  const code = /<Code>(\w+)</.exec(await response.text())?.[1];
  throw new BucketError(code ?? `Status${response.status}`);
}

function decoded(key: string): string {
  return decodeURIComponent(key.replaceAll("+", " "));
}

async function digest(stream: Readable): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(stream, hash);
  return hash.digest("hex");
}
