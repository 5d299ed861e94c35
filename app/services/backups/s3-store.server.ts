import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { rm, stat } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { BackupStoreError, DELETIONS_NAME, type BackupStore } from "./backup-store.ts";

/** The most that a bucket takes in one piece (https://docs.aws.amazon.com/AmazonS3/latest/userguide/upload-objects.html). */
const MAX_BYTES = 5 * 1024 ** 3;

/**
 * Backups in an S3-compatible bucket. Who may do that, where the bucket is and its endpoint come from
 * the AWS_* variables that every such client reads. What was sent is read back and compared.
 */
export function s3Store(target: string, draftsFolder: string): BackupStore {
  const { hostname: Bucket, pathname } = new URL(target);
  const folder = pathname.replaceAll(/^\/+|(?<!\/)\/+$/gu, "");
  const prefix = folder === "" ? "" : `${folder}/`;
  const notesPrefix = `${prefix}${DELETIONS_NAME}/`;
  const client = new S3Client({
    // Otherwise it puts checksums between the parts of a streamed body, which other servers store as they come.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    // Servers of one's own have no name for each bucket.
    forcePathStyle: Boolean(process.env.AWS_ENDPOINT_URL_S3 ?? process.env.AWS_ENDPOINT_URL),
  });

  async function send<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof BackupStoreError) throw error;
      const isMissing = error instanceof Error && error.name.startsWith("NoSuch");
      const reason = error instanceof Error ? error.name : "unknown";
      throw new BackupStoreError(
        isMissing ? "missing" : "unreachable",
        `${what} in ${target} failed: ${reason}`,
        error,
      );
    }
  }

  async function body(Key: string): Promise<Readable> {
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key }));
    if (!(Body instanceof Readable)) throw new BackupStoreError("missing", `${Key} holds nothing`);
    return Body;
  }

  async function keys(Prefix: string): Promise<string[]> {
    const found: string[] = [];
    let ContinuationToken: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsV2Command({ Bucket, Prefix, ContinuationToken }),
      );
      found.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []));
      ContinuationToken = page.NextContinuationToken;
    } while (ContinuationToken);
    return found;
  }

  return {
    draftsFolder,
    put: (name, draft) =>
      send("storing a backup", async () => {
        const { size } = await stat(draft);
        if (size > MAX_BYTES) {
          throw new BackupStoreError("unreachable", "a backup of more than 5 GB needs a folder");
        }
        const Key = prefix + name;
        const Body = createReadStream(draft);
        await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength: size }));
        const [sent, stored] = [
          await digest(createReadStream(draft)),
          await digest(await body(Key)),
        ];
        if (sent !== stored) {
          await client.send(new DeleteObjectCommand({ Bucket, Key }));
          throw new BackupStoreError(
            "changed",
            `${target} gave back something else than it was sent`,
          );
        }
        await rm(draft);
      }),
    fetch: (name, file) =>
      send("reading a backup", async () => {
        await pipeline(
          await body(prefix + name),
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
        await client.send(new DeleteObjectCommand({ Bucket, Key: prefix + name }));
      }),
    // There is no adding to an object: each time is one of its own, named so that they stay in order.
    note: (lines) =>
      send("noting a deletion", async () => {
        const text = lines.map((line) => `${line}\n`).join("");
        const Key = `${notesPrefix}${String(Date.now()).padStart(15, "0")}-${crypto.randomUUID()}`;
        await client.send(new PutObjectCommand({ Bucket, Key, Body: text }));
      }),
    notes: () =>
      send("reading the list of deletions", async () => {
        const lines: string[] = [];
        for (const key of (await keys(notesPrefix)).toSorted()) {
          const text = Buffer.concat(await (await body(key)).toArray()).toString("utf8");
          lines.push(...text.split("\n").filter((line) => line !== ""));
        }
        return lines;
      }),
  };
}

async function digest(stream: Readable): Promise<string> {
  const hash = createHash("sha256");
  await pipeline(stream, hash);
  return hash.digest("hex");
}
