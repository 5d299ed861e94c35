// Plays recorded conversations against the built product, from the folder that it is started in, and
// prints what came of each as JSON: ids and states, never words. `node tests/copy/play.ts [one in]`.
import "#tests/operations/own-folder.ts";
import { asc, eq } from "drizzle-orm";
import { database } from "#db/client.ts";
import { crisisEvents, messages, replies, riskStates } from "#db/schema.ts";
import { newMember, PREMIUM } from "#tests/setup/members.ts";
import { choicesOn, type Page, type Visitor } from "#tests/setup/visitor.ts";
import { RECORDED, type Act, type Recorded } from "./conversations.ts";

// Everybody comes from this machine, and no model answers.
process.env.RATE_LIMITS = "off";
delete process.env.ANTHROPIC_API_KEY;

const HOUR_MS = 60 * 60_000;
const realNow = Date.now.bind(Date);
let shiftMs = 0;
Date.now = () => realNow() + shiftMs;

async function act(visitor: Visitor, page: Page, next: Act): Promise<Page> {
  if (typeof next === "string") return visitor.submit(page, { message: next });
  if ("hours" in next) {
    shiftMs += next.hours * HOUR_MS;
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

/** What was said and tapped, by ids: which wording it was, and the guided companion's own words, may vary. */
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
          choices: reply.source === "written" ? reply.quickAnswers.map(({ id }) => id) : null,
        },
  );
}

async function play({ id, acts }: Recorded) {
  shiftMs = 0;
  const { visitor, userId } = await newMember(PREMIUM);
  let page = await visitor.get("/chat");
  const states = [];
  for (const next of acts) {
    page = await act(visitor, page, next);
    if (page.status !== 200) throw new Error(`${id}: answered ${page.status}`);
    states.push(await whereItStands(userId));
  }
  return { id, states, said: await whatWasSaid(userId) };
}

const oneIn = Number(process.argv[2] ?? 1);
const played = [];
for (const [index, recorded] of RECORDED.entries()) {
  if (index % oneIn === 0) played.push(await play(recorded));
}
process.stdout.write(`${JSON.stringify(played)}\n`, () => process.exit(0));
