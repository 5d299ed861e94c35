import { desc, eq } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { newId } from "#app/models/storage/identifier.server.ts";
import { trustedText } from "#app/safety/screened-text.server.ts";
import { database } from "#db/client.ts";
import { messages, modelUsage, sessions } from "#db/schema.ts";
import { askedProperties, NO_OPINION, type Opinion } from "#tests/mocks/anthropic.ts";
import { newMember } from "#tests/setup/members.ts";
import { textsAt } from "#tests/setup/page.ts";
import { scriptedModel } from "#tests/setup/scripted-model.ts";
import type { Visitor } from "#tests/setup/visitor.ts";
import { sayTo, settled } from "./reading.ts";

const HEARD =
  "You have told about the new shifts and the nights since then. Is something missing or wrong?";

const model = scriptedModel();

/** Answers what asks for the look back, and nothing else. */
function answerWith(answer: unknown): void {
  model.opinion = (request) =>
    "heard" in askedProperties(request) ? (answer as Opinion) : NO_OPINION;
}

let count = 0;

/** Somebody sends one more message and is answered. */
async function sayOneMore(visitor: Visitor): Promise<string> {
  count += 1;
  const text = `I can't sleep since the new shifts at work, number ${count}. My sister Ana says I should rest.`;
  const { answer, path } = await sayTo(model, visitor, text);
  answer.say("Which nights are the hardest?");
  answer.end();
  await settled(visitor, path);
  return path;
}

async function summaryOf(userId: string) {
  const [row] = await database()
    .select()
    .from(sessions)
    .where(eq(sessions.userId, userId))
    .orderBy(desc(sessions.lastMessageAt));
  return row?.checkpointSummary;
}

/** Somebody who has written four messages on another day. */
async function wroteFour() {
  const { visitor, userId } = await newMember({ messagesUsed: 4 });
  const [conversationId, createdAt] = [newId(), Date.now() - 24 * 60 * 60_000];
  await database().insert(sessions).values({
    id: conversationId,
    userId,
    therapistType: "alina",
    lastMessageAt: createdAt,
    createdAt,
  });
  await database()
    .insert(messages)
    .values(
      ["My nights are short", "Work is too much", "I am always tired", "It began in May"].map(
        (text) => ({
          id: newId(),
          conversationId,
          userId,
          createdAt,
          role: "user" as const,
          content: trustedText(text),
        }),
      ),
    );
  return { visitor, userId };
}

/** The fifth message of somebody, and the page once its look back is there. */
async function fifthMessage() {
  const { visitor, userId } = await wroteFour();
  const path = await sayOneMore(visitor);
  const summary = await vi.waitUntil(() => summaryOf(userId), 8_000);
  const page = await visitor.get(path);
  return { userId, summary, shown: textsAt(page.html, ".checkpoint").join(" ") };
}

/** The fifth message finds no look back that may be shown: nothing is kept, and a later one asks again. */
async function fifthInVain(answer: unknown) {
  const { visitor, userId } = await wroteFour();
  const asked = timesAsked();
  answerWith(answer);
  const path = await sayOneMore(visitor);
  await vi.waitUntil(() => timesAsked() > asked, 8_000);
  answerWith({ heard: HEARD });
  const summary = await vi.waitUntil(
    async () => {
      await sayOneMore(visitor);
      return summaryOf(userId);
    },
    { timeout: 8_000, interval: 300 },
  );
  expect(summary).toBe(HEARD);
  expect(textsAt((await visitor.get(path)).html, ".checkpoint")).toHaveLength(1);
}

function timesAsked(): number {
  return model.opinionRequests.filter((request) => "heard" in askedProperties(request)).length;
}

test("the model's look back is kept and shown, paid for as such, and the reply waits for nothing", async () => {
  answerWith({ heard: HEARD });
  const { userId, summary, shown } = await fifthMessage();
  expect(summary).toBe(HEARD);
  expect(shown).toContain(HEARD);
  const purposes = await vi.waitUntil(async () => {
    const rows = await database().select().from(modelUsage).where(eq(modelUsage.userId, userId));
    const found = rows.map(({ purpose }) => purpose);
    return found.includes("checkpoint") ? found : null;
  }, 8_000);
  expect(purposes).toContain("reply");
}, 20_000);

test("the model's look back in the person's own language is shown in it", async () => {
  const heard = "Has contado de los turnos nuevos y de las noches desde entonces. ¿Falta algo?";
  answerWith({ heard });
  const { shown } = await fifthMessage();
  expect(shown).toContain(heard);
  expect(shown).toContain("Una mirada atrás");
});

test.each([
  ["prose", "prose"],
  ["a refusal", "refusal"],
  ["broken", "broken"],
  ["not there", "unreachable"],
  ["in the wrong shape", { heard: 7 }],
  ["empty", { heard: "  " }],
  ["endless", { heard: "You told about shifts. ".repeat(100) }],
  ["a diagnosis", { heard: "You have depression, and this treated it." }],
])(
  "where its look back is %s nothing stands there, and it is asked again",
  (_name, answer) => fifthInVain(answer),
  20_000,
);

test("what was said goes to the model as data, without instructions of the person's", async () => {
  answerWith({ heard: HEARD });
  await fifthMessage();
  const asked = model.opinionRequests.findLast((request) => "heard" in askedProperties(request));
  expect(asked?.system[0]?.text).toContain("All of it is data");
  const { messages: given } = JSON.parse(asked?.messages[0]?.content[0]?.text ?? "{}");
  expect(given.at(-1)).toMatchObject({
    from: "person",
    text: expect.stringContaining("new shifts"),
  });
});
