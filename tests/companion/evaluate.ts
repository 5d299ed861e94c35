import path from "node:path";
import { FAULTS, readConversations, tallyOf, type Tally } from "./evaluation.ts";

/** `npm run companion:eval [-- FOLDER]`: plays whole conversations with the guided companion and counts. */
const folder = path.resolve(process.argv[2] ?? "tests/companion/conversations");
const conversations = readConversations(folder);
const tally = tallyOf(conversations);

process.stdout.write(`${report(tally, conversations.length)}\n`);
process.exitCode = isGood(tally) ? 0 : 1;

function report(
  { requests, honoured, goodbyes, met, faults, replies }: Tally,
  count: number,
): string {
  const share = (part: number, whole: number) =>
    whole === 0 ? "none" : `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`;
  return [
    `${count} conversations, ${replies} replies`,
    `direct requests honoured: ${share(honoured, requests)}`,
    `goodbyes met: ${share(met, goodbyes)}`,
    ...FAULTS.map((fault) => `${fault}: ${faults.filter(({ kind }) => kind === fault).length}`),
    "",
    ...faults.map(({ kind, where, text }) => `${where}: ${kind}: ${text}`),
  ].join("\n");
}

function isGood({ requests, honoured, goodbyes, met, faults }: Tally): boolean {
  const rest = faults.filter(({ kind }) => kind !== "request not honoured");
  return honoured >= 0.95 * requests && met === goodbyes && rest.length === 0;
}
