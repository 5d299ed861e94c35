import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus } from "node:os";

const FILE = new URL("last.md", import.meta.url);
const HEAD = `# The last figures

Each part as \`npm run bench -- --write\` last measured it. Of a time the ratio counts: the yardstick is something bare on
the same machine in the same minutes. A load over four is other work beside it.
`;

/** Keeps the table of one part with its day and machine, in the place of the one before. */
export function keepTable(part: string, about: string, table: string): void {
  const before = existsSync(FILE) ? readFileSync(FILE, "utf8") : HEAD;
  const [, ...sections] = before.split(/^## /mu);
  const kept = new Map(sections.map((text) => [text.slice(0, text.indexOf("\n")), text]));
  const [cpu] = cpus();
  const machine = `${cpus().length} cores of ${cpu?.model.trim()}, Node ${process.version}`;
  const day = new Date().toISOString().slice(0, 10);
  kept.set(part, `${part}\n\n${about}, ${day}, ${machine}\n\n\`\`\`text\n${table}\n\`\`\`\n`);
  const inOrder = [...kept.values()].map((text) => `## ${text.trimEnd()}\n`);
  writeFileSync(FILE, [HEAD, ...inOrder].join("\n"));
}
