import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/*
 * What a reply said is known by its ids: no code looks for words in it. Where a conversation stands would
 * else change with every line of copy.
 */

/** Replies that were stored before ids; and the written exercises, whose engine still goes by labels. */
const MAY_READ = /legacy-ids\.server\.ts$|companion\/guided(?:\/|\.server)/u;

/** What hands over the text of a stored reply, or says of a message that it is one. */
const HAS_REPLIES =
  /"assistant"|\b(?:recentHistory|recentReplies|historyBefore|PastMessage|ToldReply|StoredReply|findReply)\b/u;

/** Words looked for in a text: `text.includes(line)`, `LINE.test(content)`. */
const LOOKS_FOR_WORDS =
  /\b(?:content|text|texts|said|above|previous\w*|reply)\b(?:\.trim\(\))?\)?\.(?:includes|startsWith|endsWith|match|matchAll|search)\(|\.(?:test|exec)\([^)\n]*\b(?:content|text|said|above|previous\w*|reply)\b/u;

/** Files that do so with what a person wrote or searches for. */
const OF_A_PERSON = [
  // Words that are kept as a draft, and the same words sent twice.
  "app/models/conversations/conversation-changes.server.ts",
  // What somebody searches their own conversations for.
  "app/models/conversations/message-search.server.ts",
  // Whether the person asked for no more questions.
  "app/companion/prompt/turn-context.server.ts",
];

const sources = globSync("app/**/*.{ts,tsx}")
  .filter((file) => !/\.test\.tsx?$/u.test(file) && !MAY_READ.test(file))
  .map((file) => ({ file, text: readFileSync(file, "utf8") }));

test("no source looks for words in a reply", () => {
  const found = sources
    .filter(({ text }) => HAS_REPLIES.test(text))
    .filter(({ text }) => text.split("\n").some((line) => LOOKS_FOR_WORDS.test(line)))
    .map(({ file }) => file);
  expect(found.sort()).toEqual(OF_A_PERSON.toSorted());
});

test.each([
  "if ([...en, ...es].some((asked) => text.includes(asked))) return id;",
  "[en, es].some((said) => content.includes(said)),",
  "return openings.some((opening) => text.startsWith(opening));",
  "const isSpanish = (above.match(OF_SPANISH)?.length ?? 0) > 4;",
  "!previousTexts.some((previous) => previous.includes(unknownLanguageLine));",
  "const heard = HEARD.test(reply.content);",
])("the ways in which it was done before are known: %s", (line) => {
  expect(line).toMatch(LOOKS_FOR_WORDS);
});

test("replies of before ids are read in one place", () => {
  const readers = sources.filter(({ text }) => text.includes("/legacy-ids.server.ts"));
  expect(readers.map(({ file }) => file)).toEqual(["app/models/replies/reply-ids.server.ts"]);
});

test("where danger is judged and answered no stored reply's text is at hand", () => {
  const rooms = /^app\/(?:safety\/(?!second-opinion|guard)|companion\/risk\/)/u;
  const handed = sources.filter(
    ({ file, text }) => rooms.test(file) && /\b(?:last|reply|above)\??\.content\b/u.test(text),
  );
  expect(handed.map(({ file }) => file)).toEqual([]);
});
