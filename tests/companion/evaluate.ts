import path from "node:path";
import { countKnownBy, FAULTS, readConversations, tallyOf, type Tally } from "./evaluation.ts";

/** `npm run companion:eval [-- FOLDER]`: plays whole conversations with the guided companion and counts. */
const folder = path.resolve(process.argv[2] ?? "tests/companion/conversations");
const conversations = readConversations(folder);
const tally = tallyOf(conversations);

process.stdout.write(`${report(tally, conversations.length)}\n`);
process.stdout.write(`\n${knownReport()}\n`);
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

/** Of everyday conversations, only those that were not read when the companion's words were written: every second one. */
function knownReport(): string {
  const unread = readConversations("tests/safety/conversations").filter((_, at) => at % 2 === 1);
  const known = [1, 3, 10].map((messages) => countKnownBy(messages, unread));
  return `everyday conversations in which it's known what they are about, by message 1, 3 and 10: ${known.join(", ")} of ${unread.length}`;
}

function isGood({ requests, honoured, goodbyes, met, faults }: Tally): boolean {
  const rest = faults.filter(({ kind }) => kind !== "request not honoured");
  return honoured >= 0.95 * requests && met === goodbyes && rest.length === 0;
}
