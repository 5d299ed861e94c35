import { Readable } from "node:stream";
import { ZipFile } from "yazl";
import { dayOf } from "#app/catalogue/format-date.ts";
import { MARKS_EXPLAINED } from "#app/catalogue/machine-made.ts";
import { environment } from "#app/config/environment.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import { escapeHtml } from "#app/ui/markdown-html.ts";
import { csvTable, jsonList, type Cells } from "#app/ui/tables.ts";
import {
  conversationFiles,
  conversationPage,
  conversationsJson,
} from "./conversation-files.server.ts";
import { htmlCell, htmlHead, HTML_TAIL } from "./formats.ts";
import { sourceAttribute, type Section } from "./section.server.ts";
import { ACCOUNT_SECTIONS } from "./account-sections.server.ts";
import { accountSection, signUpSection } from "./facts.server.ts";
import { KEPT_SECTIONS } from "./kept-sections.server.ts";
import { RECORD_SECTIONS } from "./record-sections.server.ts";

/** All that goes into a copy besides the conversations. What is added here is in every copy from then on. */
const SECTIONS: readonly Section[] = [
  accountSection,
  signUpSection,
  ...RECORD_SECTIONS,
  ...ACCOUNT_SECTIONS,
  ...KEPT_SECTIONS,
];

const BLOCK_CHARACTERS = 32_768;
/** Goes up when a copy is written that older versions would misread. */
export const EXPORT_FORMAT = 1;

/**
 * Everything that somebody has here as one zip, which is written while it's read: no file of it is in
 * memory as a whole. It opens without us.
 */
export async function exportZip(user: User, now = Date.now()): Promise<NodeJS.ReadableStream> {
  const zip = new ZipFile();
  const output = zip.outputStream;
  // What can't be read ends the whole, and whoever takes it is told.
  zip.on("error", (error) => {
    if (output instanceof Readable) output.destroy(error);
  });
  const add = (path: string, write: () => AsyncIterable<string>) =>
    zip.addReadStreamLazy(path, { mtime: new Date(now) }, (opened) =>
      opened(null, Readable.from(inBlocks(write()), { objectMode: false })),
    );
  add("index.html", () => indexPage(user, now));
  for await (const file of conversationFiles(user)) {
    add(file.path, () => conversationPage(user, file));
  }
  add("data/about.json", () => aboutFile(now));
  add("data/conversations.json", () => conversationsJson(user));
  for (const section of SECTIONS) {
    add(`${section.id}.html`, () => sectionPage(section, user));
    add(`data/${section.id}.json`, () => jsonList(rowsOf(section, user)));
    add(`data/${section.id}.csv`, () =>
      csvTable(Object.keys(section.columns), rowsOf(section, user)),
    );
  }
  zip.end();
  return output;
}

/** Tells whoever reads the copy by program what it is. */
async function* aboutFile(now: number): AsyncGenerator<string> {
  const { appName } = environment();
  const files = SECTIONS.map(({ id, title, columns }) => [id, { title, columns }] as const);
  const about = { format: EXPORT_FORMAT, app: appName, savedAt: new Date(now).toISOString() };
  const whole = { ...about, sources: MARKS_EXPLAINED, files: Object.fromEntries(files) };
  yield `${JSON.stringify(whole, null, 2)}\n`;
}

// Each write goes to another thread to be compressed: single lines would take ten times as long.
async function* inBlocks(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let block = "";
  for await (const line of lines) {
    block += line;
    if (block.length < BLOCK_CHARACTERS) continue;
    yield block;
    block = "";
  }
  if (block !== "") yield block;
}

async function* rowsOf(section: Section, user: User): AsyncGenerator<Cells> {
  for await (const page of section.pages(user)) yield* page;
}

async function* indexPage(user: User, now: number): AsyncGenerator<string> {
  const { appName } = environment();
  yield htmlHead(`Your data from ${appName}`, null);
  yield `<p>Saved on ${escapeHtml(dayOf(now, user.timeZone))}. These pages open without ${escapeHtml(appName)} and without the internet. They're private, so keep them somewhere safe.</p>
<p>The folder “data” has the same as CSV, for spreadsheets, and as JSON, for programs. What each file and column holds is in <a href="data/about.json">about.json</a>.</p>
<h2>About you</h2>
<ul>
`;
  for (const { id, title } of SECTIONS) {
    yield `<li><a href="${id}.html">${escapeHtml(title)}</a> (<a href="data/${id}.csv">CSV</a>, <a href="data/${id}.json">JSON</a>)</li>\n`;
  }
  yield "</ul>\n<h2>Conversations</h2>\n<ul>\n";
  let count = 0;
  for await (const { path, title } of conversationFiles(user)) {
    yield `<li><a href="${path}" dir="auto">${escapeHtml(title)}</a></li>\n`;
    count += 1;
  }
  yield `</ul>\n${count === 0 ? "<p>You have no conversations.</p>\n" : ""}${HTML_TAIL}`;
}

async function* sectionPage(section: Section, user: User): AsyncGenerator<string> {
  yield htmlHead(section.title, "index.html");
  let count = 0;
  const { marks = {}, forPrograms = [] } = section;
  const unseen = [...forPrograms, ...Object.values(marks)];
  const names = Object.entries(section.columns).filter(([key]) => !unseen.includes(key));
  for await (const row of rowsOf(section, user)) {
    yield `<article><dl>${names
      .filter(([key]) => (row[key] ?? "") !== "")
      .map(
        ([key, name]) =>
          `<dt>${escapeHtml(name)}</dt><dd dir="auto"${sourceAttribute(row[marks[key] ?? ""] ?? null)}>${htmlCell(row[key] ?? null, user.timeZone)}</dd>`,
      )
      .join("")}</dl></article>\n`;
    count += 1;
  }
  yield `${count === 0 ? "<p>Nothing here.</p>\n" : ""}${HTML_TAIL}`;
}
