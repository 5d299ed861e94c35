import path from "node:path";
import { checkContent } from "./check-content.ts";
import { CONTENT_FOLDER } from "./read-pieces.ts";

/** `npm run content:check [-- FOLDER [WORD]]`: what is wrong, file by file; of files whose name holds the word. */
const [folder = CONTENT_FOLDER, only = ""] = process.argv.slice(2);
const problems = checkContent(path.resolve(folder)).filter(({ file }) => file.includes(only));
for (const { file, problem } of problems) process.stdout.write(`${file}: ${problem}\n`);
process.stdout.write(
  problems.length === 0 ? "The content is as it should be.\n" : `\n${problems.length} to mend.\n`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
