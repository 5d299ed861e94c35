// Preloaded into a server: its clock goes wrong by as many milliseconds as a file says.
import { readFileSync, writeFileSync } from "node:fs";

const file = process.env.CLOCK_FILE ?? "";
const LOOK_EVERY_MS = 20;
const real = Date.now.bind(Date);
let taken = "";
let shiftMs = 0;

Date.now = () => real() + shiftMs;
setInterval(() => {
  try {
    const said = readFileSync(file, "utf8");
    // Empty while it is being written.
    if (said === "" || said === taken) return;
    taken = said;
    shiftMs = Number(said);
    writeFileSync(`${file}.taken`, said);
  } catch {
    // Nobody has said anything yet.
  }
}, LOOK_EVERY_MS).unref();
