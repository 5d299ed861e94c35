import { decideLines } from "./decide-lines.ts";
import { readMeaning } from "#app/reader/reader.server.ts";

/** From this share on a subject is named. */
const SUBJECT_FROM = 0.05;

/** Reads JSON lines `{id, text}` and writes what the reader takes each to mean. */
await decideLines(async ({ id, text }) => {
  const { subjects, ...meaning } = await readMeaning(text);
  return { id, ...meaning, subjects: subjects.filter(({ score }) => score >= SUBJECT_FROM) };
});
