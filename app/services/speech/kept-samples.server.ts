import { createHash, randomBytes } from "node:crypto";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import path from "node:path";
import { environment } from "#app/config/environment.server.ts";
import type { GoogleLine } from "./google.server.ts";

/** The name that follows from everything that makes a sample sound as it does. */
export function sampleKey({ text, voice, pitch, speakingRate }: GoogleLine): string {
  const content = JSON.stringify([
    "mp3",
    text,
    voice.languageCode,
    voice.name,
    pitch,
    speakingRate,
  ]);
  return createHash("sha256").update(content).digest("hex");
}

/** A sample that was kept; null where none is, or where it cannot be read. */
export async function readKept(name: string): Promise<Buffer<ArrayBuffer> | null> {
  try {
    const sound = await readFile(fileOf(name));
    return sound.length > 0 ? sound : null;
  } catch {
    return null;
  }
}

/** Keeps a sample: whole, or not at all. */
export async function writeKept(name: string, sound: Buffer): Promise<void> {
  const file = fileOf(name);
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString("hex")}.draft`;
  try {
    const handle = await open(draft, "wx", 0o600);
    try {
      await handle.writeFile(sound);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

function fileOf(name: string): string {
  return path.join(environment().dataDir, "voice-samples", `${name}.mp3`);
}
