// What `npm run` starts of the project's commands, on a fresh clone as well: `node app/entry.command.js db/admin.ts …`.
// Plain JavaScript, because it begins under whatever Node the machine has.
import { becomeNode, installMissing, needsOwnNode, runWithOwnNode } from "./config/install.js";

const [program = "", ...args] = process.argv.slice(2);
try {
  installMissing();
  if (needsOwnNode()) runWithOwnNode(program, args);
  else becomeNode(process.execPath, [program, ...args], process.env);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
