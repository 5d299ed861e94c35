import { mkdirSync, writeFileSync } from "node:fs";
import { journeys } from "./journeys/index.ts";
import { transcribe } from "./transcript.ts";

const folder = new URL("./transcripts/", import.meta.url);
const isWriting = process.argv.includes("--write");
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));

mkdirSync(folder, { recursive: true });
for (const journey of journeys) {
  if (wanted.length > 0 && !wanted.includes(journey.name)) {
    continue;
  }
  const transcript = transcribe(journey);
  if (isWriting) {
    writeFileSync(new URL(`${journey.name}.md`, folder), transcript);
  } else {
    console.log(transcript);
  }
}
