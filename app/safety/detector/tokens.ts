import { foldCharacters } from "./characters.ts";
import { readChunk, readLetters } from "./chunks.ts";
import { SentenceReader, type Sentence } from "./sentence-reader.ts";

const SPACED_LETTERS =
  /(?<![a-z0-9'])[a-z0-9$@!*](?:[ ._*/\\~-]{1,2}[a-z0-9$@!*]){2,}(?![a-z0-9'])/g;
const CHUNK = /[^\s"“”()[\]{}<>]+|[\n"()[\]{}]/g;
const LETTERS = /^[a-z]+$/;
const MAX_CHUNK_LENGTH = 60;
/** Letters alone may be a whole message without spaces: it is read in pieces of so many. */
const RUN_OF_LETTERS = /^[a-z']{61,}/;
const RUNS_OF_LETTERS = /.{1,240}/g;

function joinSpacedLetters(text: string): string {
  return text.replace(SPACED_LETTERS, (run) => ` ~${run.replace(/[ ._/\\~-]/g, "")} `);
}

function stripEdges(chunk: string): string {
  return chunk.replace(/^[^a-z0-9$@!|*]+/, "").replace(/(?<![^a-z0-9*$])[^a-z0-9*$]+$/, "");
}

/** Takes a text apart into sentences of known words. Linear in the length of the text. */
export function readSentences(text: string): Sentence[] {
  const reader = new SentenceReader();
  const folded = joinSpacedLetters(foldCharacters(text));
  for (const [chunk] of folded.matchAll(CHUNK)) {
    if (chunk === "\n") reader.endSentence(false);
    else if (/^["()[\]{}]$/.test(chunk)) reader.comma();
    else for (const part of partsOf(chunk)) readIntoSentence(reader, part);
  }
  reader.endSentence(false);
  return reader.sentences;
}

function partsOf(chunk: string): readonly string[] {
  if (chunk.length <= MAX_CHUNK_LENGTH) return [chunk];
  const letters = RUN_OF_LETTERS.exec(chunk)?.[0];
  return letters?.match(RUNS_OF_LETTERS) ?? [chunk.slice(0, MAX_CHUNK_LENGTH)];
}

function readIntoSentence(reader: SentenceReader, chunk: string): void {
  // Most words are letters and nothing else.
  if (LETTERS.test(chunk)) {
    reader.add(readLetters(chunk));
    return;
  }
  const core = stripEdges(chunk);
  if (core === "") {
    if (/[.!?;]/.test(chunk)) reader.endSentence(chunk.includes("?"));
    else if (/[,:|/-]/.test(chunk)) reader.comma();
    return;
  }
  const whole = chunk.startsWith("~") ? `~${core}` : core;
  const inner = /^([a-z']{2,})(?:\.{2,}|[!?;]+)([a-z'].*)$/.exec(whole);
  if (inner !== null) {
    reader.add(readChunk(inner[1] ?? "").words);
    reader.endSentence(whole.includes("?"));
    readIntoSentence(reader, (inner[2] ?? "") + chunk.slice(chunk.lastIndexOf(core) + core.length));
    return;
  }
  const read = readChunk(whole);
  if (read.isDisguised) reader.markDisguised();
  reader.add(read.words);
  const tail = chunk.slice(chunk.lastIndexOf(core) + core.length);
  if (/[.!?;]/.test(tail)) reader.endSentence(tail.includes("?"));
  else if (/[,:]/.test(tail)) reader.comma();
}
