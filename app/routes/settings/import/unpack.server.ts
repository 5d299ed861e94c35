import { type Entry, type ZipFile, fromBufferPromise } from "yauzl";
import { MAX_FILES, UNPACKED_MAX_MB } from "./limits.ts";

/** The files of a copy that are read, all JSON in its folder "data". */
const READ = [
  "about",
  "feelings",
  "activities",
  "moods",
  "journal",
  "check-ups",
  "check-ins",
  "memory",
  "tracks",
  "safety-plan",
  "exercises",
  "exercise-answers",
  "conversations",
  "goals",
] as const;
export type CopyFile = (typeof READ)[number];

/** Why nothing can be read in a file. */
export type UnpackProblem = "not-zip" | "too-large" | "broken" | "not-ours";

/** What a file of a copy holds; one that isn't in it has nothing. */
export type CopyFiles = ReadonlyMap<CopyFile, unknown>;

class TooLargeError extends Error {}

/**
 * Unpacks what an import reads of a copy, and nothing else: no name in it becomes a path of ours, and
 * what would unpack to more than it says, or to too much, is refused before it's in memory.
 */
export async function unpackCopy(
  zip: Buffer,
): Promise<{ problem: UnpackProblem } | { problem: null; files: CopyFiles }> {
  let opened: ZipFile;
  try {
    opened = await fromBufferPromise(zip, { lazyEntries: true });
  } catch {
    return { problem: "not-zip" };
  }
  if (opened.entryCount > MAX_FILES) return { problem: "too-large" };
  const files = new Map<CopyFile, unknown>();
  try {
    let leftBytes = UNPACKED_MAX_MB * 1024 * 1024;
    for await (const entry of opened.eachEntry()) {
      const name = READ.find((each) => entry.fileName === `data/${each}.json`);
      if (!name || files.has(name)) continue;
      const text = await textOf(opened, entry, leftBytes);
      leftBytes -= text.length;
      files.set(name, JSON.parse(text.toString("utf8")));
    }
  } catch (error) {
    return { problem: error instanceof TooLargeError ? "too-large" : "broken" };
  }
  const isOurs = files.has("conversations") && files.has("moods");
  return isOurs ? { problem: null, files } : { problem: "not-ours" };
}

async function textOf(zip: ZipFile, entry: Entry, mostBytes: number): Promise<Buffer> {
  if (entry.uncompressedSize > mostBytes) throw new TooLargeError();
  const pieces: Buffer[] = [];
  let bytes = 0;
  // Its real size is compared with the one that it names, too: by the library, as it unpacks.
  for await (const piece of await zip.openReadStreamPromise(entry)) {
    bytes += piece.length;
    if (bytes > mostBytes) throw new TooLargeError();
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
