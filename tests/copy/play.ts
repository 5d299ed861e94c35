// Plays recorded conversations against the built product, from the folder that it is started in.
// `node tests/copy/play.ts begin FOLDER ONE_IN` plays their beginnings and leaves the database in a
// folder; `go-on FOLDER ONE_IN` goes on from there and prints what came of each as JSON: ids and states,
// never words.
import "#tests/operations/own-folder.ts";
import { cpSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { asc, eq, like } from "drizzle-orm";
import { z } from "zod";
import { database } from "#db/client.ts";
import { crisisEvents, messages, replies, riskStates } from "#db/schema.ts";
import { newMember, PREMIUM, signIn } from "#tests/setup/members.ts";
import { choicesOn, Visitor, type Page } from "#tests/setup/visitor.ts";
import { RECORDED, type Act, type Recorded } from "./conversations.ts";
import { MARK } from "./marked-content.ts";

// Everybody comes from this machine, and no model answers.
process.env.RATE_LIMITS = "off";
delete process.env.ANTHROPIC_API_KEY;

const HOUR_MS = 60 * 60_000;
const realNow = Date.now.bind(Date);
let shiftMs = 0;
Date.now = () => realNow() + shiftMs;

/** A person at their browser, and the page that they see. */
interface Seat {
  userId: string;
  visitor: Visitor;
  page: Page;
}

async function act({ userId, visitor, page }: Seat, next: Act): Promise<Page> {
  if (typeof next === "string") return visitor.submit(page, { message: next });
  if ("program" in next) {
    return visitor.submit(await visitor.get("/therapy-tracks"), { trackType: next.program });
  }
  if ("hours" in next) {
    shiftMs += next.hours * HOUR_MS;
    await signIn(visitor, userId);
    return visitor.get("/chat");
  }
  const choices = choicesOn(page);
  const label = choices[Math.min(next.tap, choices.length - 1)];
  return label === undefined ? visitor.submit(page, { message: "ok" }) : visitor.tap(page, label);
}

async function whereItStands(userId: string) {
  const [risk] = await database().select().from(riskStates).where(eq(riskStates.userId, userId));
  const events = await database()
    .select()
    .from(crisisEvents)
    .where(eq(crisisEvents.userId, userId))
    .orderBy(asc(crisisEvents.createdAt));
  return {
    risk: risk && [
      risk.status,
      risk.situation,
      risk.questionAsked,
      risk.tier,
      risk.kind,
      risk.severity,
      risk.subject,
      risk.followUpKind,
      risk.answersGiven,
      risk.neutralCheckBack,
    ],
    events: events.map(({ tier, kind, severity, subject, actionTaken, resolution }) => [
      tier,
      kind,
      severity,
      subject,
      actionTaken,
      resolution,
    ]),
  };
}

/** What was said and tapped, by ids: which wording it was may vary. */
async function whatWasSaid(userId: string) {
  const rows = await database()
    .select({ message: messages, reply: replies })
    .from(messages)
    .leftJoin(replies, eq(replies.id, messages.id))
    .where(eq(messages.userId, userId))
    .orderBy(asc(messages.seq));
  return rows.map(({ message, reply }) =>
    reply === null
      ? { choice: message.choice, classes: message.classes }
      : {
          source: reply.source,
          reason: reply.reason,
          question: reply.question,
          offer: reply.offer,
          lines: reply.lines?.map(({ id, language }) => `${id} ${language}`),
          choices: reply.quickAnswers.map(({ id }) => id),
        },
  );
}

function mayWrite({ forms }: Page): boolean {
  return forms.some(({ names }) => names.includes("message"));
}

/** So much is said before the copy changes. */
const BEGINNING = 2;

async function begin({ acts }: Recorded): Promise<string> {
  const { visitor, userId } = await newMember({
    ...PREMIUM,
    onboardingComplete: true,
    selectedTherapist: "alina",
  });
  const seat: Seat = { userId, visitor, page: await visitor.get("/chat") };
  for (const next of acts.slice(0, BEGINNING)) seat.page = await act(seat, next);
  return userId;
}

async function goOn({ id, acts }: Recorded, userId: string) {
  const visitor = new Visitor();
  await signIn(visitor, userId);
  const seat: Seat = { userId, visitor, page: await visitor.get("/chat") };
  const states = [await whereItStands(userId)];
  for (const next of acts.slice(BEGINNING)) {
    // Who turned out to be a minor is led to where help for their age is, and writes no more.
    if (!mayWrite(seat.page)) break;
    seat.page = await act(seat, next);
    if (seat.page.status !== 200) throw new Error(`${id}: answered ${seat.page.status}`);
    states.push(await whereItStands(userId));
  }
  return { id, states, said: await whatWasSaid(userId) };
}

const [part, folder = "", oneIn = "1"] = process.argv.slice(2);
const data = process.env.DATA_DIR ?? "";
const people = path.join(folder, "people.json");
const recorded = RECORDED.filter((_, index) => index % Number(oneIn) === 0);

if (part === "begin") {
  const userIds = [];
  for (const each of recorded) userIds.push(await begin(each));
  cpSync(data, folder, { recursive: true });
  writeFileSync(people, JSON.stringify(userIds));
  process.exit(0);
}
cpSync(folder, data, { recursive: true });
const userIds = z.array(z.string()).parse(JSON.parse(readFileSync(people, "utf8")));
const played = [];
for (const [index, each] of recorded.entries()) played.push(await goOn(each, userIds[index] ?? ""));
const changed = await database().$count(messages, like(messages.content, `%${MARK}%`));
process.stdout.write(`${JSON.stringify({ played, changed })}\n`, () => process.exit(0));
