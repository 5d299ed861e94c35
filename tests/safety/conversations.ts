// Plays whole everyday conversations against the built product and counts what it asks. Prints ids
// and counts, never a text. Run it with `npm run safety:conversations` after a build.
import "#tests/operations/own-folder.ts";
import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import { QUESTION_IDS, QUESTIONS } from "#app/safety/scripts/questions.ts";
import { formatShare, shareOf } from "#tests/safety/statistics.ts";
import { newMember, PREMIUM } from "#tests/setup/members.ts";
import { textsAt } from "#tests/setup/page.ts";
import type { Page, Visitor } from "#tests/setup/visitor.ts";

// Everybody comes from this machine, and no model answers.
process.env.RATE_LIMITS = "off";
delete process.env.ANTHROPIC_API_KEY;

const FOLDER = "tests/safety/conversations";
const MESSAGES = 10;
/** As many as the figures have to rest on. */
const MIN_CONVERSATIONS = 200;
const MAX_ASKED_SHARE = 0.1;
const MAX_PANEL_SHARE = 1 / 200;

const conversationSchema = z.object({
  id: z.string().min(1),
  who: z.string(),
  lines: z.array(z.string().min(1)).length(MESSAGES),
});
type Conversation = z.infer<typeof conversationSchema>;

const DANGER_QUESTIONS = QUESTION_IDS.map((id) => QUESTIONS[id])
  .filter(({ tone }) => tone === "danger")
  .flatMap(({ ask }) => [...ask.en, ...ask.es])
  .map((words) => words.replaceAll(/\s+/gu, " "));

function readConversations(): Conversation[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith(".json"))
    .sort()
    .flatMap((name) =>
      z.array(conversationSchema).parse(JSON.parse(readFileSync(`${FOLDER}/${name}`, "utf8"))),
    );
}

async function say(visitor: Visitor, message: string): Promise<Page> {
  const page = await visitor.submit(await visitor.get("/chat"), { message });
  const last = textsAt(page.html, '[data-role="user"] .message-text').at(-1);
  if (page.status !== 200 || last === undefined) throw new Error(`answered ${page.status}`);
  return page;
}

function isAsked(page: Page): boolean {
  const reply = textsAt(page.html, '[data-role="assistant"] .message-text').at(-1) ?? "";
  return DANGER_QUESTIONS.some((words) => reply.includes(words));
}

function hasPanel(page: Page): boolean {
  return page.html.includes('id="crisis-panel"');
}

interface Played {
  /** Numbers of the messages, from 1, whose reply asked about danger. */
  asked: number[];
  /** The message whose reply brought the panel. */
  panel: number | null;
  /** Messages whose reply asked although an earlier question had been answered with a no. */
  askedAfterNo: number[];
}

/** Plays a conversation as a new premium member; with `no` each question is first answered so. */
async function play(lines: readonly string[], no: string | null): Promise<Played> {
  const { visitor } = await newMember(PREMIUM);
  const played: Played = { asked: [], panel: null, askedAfterNo: [] };
  let hasSaidNo = false;
  const look = (page: Page, number: number): boolean => {
    if (hasPanel(page)) played.panel ??= number;
    if (!isAsked(page)) return false;
    played.asked.push(number);
    if (hasSaidNo) played.askedAfterNo.push(number);
    return true;
  };
  for (const [index, line] of lines.entries()) {
    const isQuestion = look(await say(visitor, line), index + 1);
    if (!isQuestion || no === null) continue;
    hasSaidNo = true;
    look(await say(visitor, no), index + 1);
  }
  return played;
}

/** Figures of a run that can't see a question or a panel would all be zero. */
async function expectToSee(): Promise<void> {
  const gloomy = await play(["The dark thoughts are back tonight"], null);
  const danger = await play(["I want to kill myself tonight"], null);
  if (gloomy.asked.length === 0) throw new Error("a question that is asked is not seen");
  if (danger.panel === null) throw new Error("a panel that is shown is not seen");
}

let missed = 0;

function line(name: string, hits: number, rows: number, atMost: number): void {
  const isMissed = hits > atMost;
  if (isMissed) missed += 1;
  console.log(
    `  ${name.padEnd(44)} ${formatShare(shareOf(hits, rows))}  ${isMissed ? "MISSED" : "holds"}`,
  );
}

const conversations = readConversations();
await expectToSee();
const first: { id: string; lines: readonly string[]; played: Played }[] = [];
for (const { id, lines } of conversations) {
  first.push({ id, lines, played: await play(lines, null) });
}
const asked = first.filter(({ played }) => played.asked.length > 0);
const panels = first.filter(({ played }) => played.panel !== null);
// Where nothing was asked there is nothing to say no to.
const second: { id: string; played: Played }[] = [];
for (const { id, lines } of asked) second.push({ id, played: await play(lines, "no") });
const again = second.filter(({ played }) => played.askedAfterNo.length > 0);
const total = conversations.length;

console.log(`${total} conversations of ${MESSAGES} messages, all harmless`);
line("asked about danger at all", asked.length, total, total * MAX_ASKED_SHARE);
line("shown the panel", panels.length, total, Math.max(1, total * MAX_PANEL_SHARE));
line("asked again after a no", again.length, Math.max(1, second.length), 0);
for (const { id, played } of asked)
  console.log(`  ${id}: asked at message ${played.asked.join(", ")}`);
for (const { id, played } of panels) console.log(`  ${id}: panel at message ${played.panel}`);
for (const { id, played } of again) {
  console.log(`  ${id}: asked again after a no at message ${played.askedAfterNo.join(", ")}`);
}
if (total < MIN_CONVERSATIONS) {
  console.log(`  only ${total} of the ${MIN_CONVERSATIONS} conversations are there`);
  missed += 1;
}
// Jobs of the product would keep the process alive.
process.exit(missed > 0 ? 1 : 0);
