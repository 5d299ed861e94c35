import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { THERAPISTS } from "#app/catalogue/therapists.ts";
import { database } from "#db/client.ts";
import { sessions, userSessions, users } from "#db/schema.ts";
import { newMember, PREMIUM } from "#tests/setup/members.ts";
import { attributeAt, textsAt } from "#tests/setup/page.ts";
import { formWith, Visitor, type Page } from "#tests/setup/visitor.ts";
import { endOn } from "./ended-session.ts";
import { sessionsOf } from "./rows.ts";

const PATH = "/therapist-selection";

async function chosenBy(userId: string): Promise<string | null | undefined> {
  const found = await database().select().from(users).where(eq(users.id, userId));
  return found[0]?.selectedTherapist;
}

/** Sends the page's form with this choice, and returns the bare answer. */
function choose(visitor: Visitor, page: Page, selectedTherapist?: string): Promise<Response> {
  const { formToken = "" } = formWith(page, ["selectedTherapist"]).fields;
  return visitor.send(PATH, { formToken, ...(selectedTherapist ? { selectedTherapist } : {}) });
}

test("all six are shown with portrait, personality, color and what they say", async () => {
  const { visitor } = await newMember();
  const page = await visitor.get(PATH);
  expect(page.status).toBe(200);
  for (const { id, name, personality, avatar } of THERAPISTS) {
    const card = `.therapist-card[data-therapist="${id}"]`;
    expect(textsAt(page.html, `${card} label`)).toEqual([`${name} ${personality}`]);
    expect(attributeAt(page.html, `${card} img`, "src")).toBe(avatar);
    expect(attributeAt(page.html, `${card} input`, "value")).toBe(id);
    expect(textsAt(page.html, `${card} summary`)[0]).toMatch(/^“.{30,}”$/u);
  }
  // Somebody who just goes on has one, too.
  expect(attributeAt(page.html, "input[checked]", "value")).toBe("alina");
});

test("two companions are told at more length, and the four programs are marked Premium", async () => {
  const { visitor } = await newMember();
  const page = await visitor.get(PATH);
  expect(textsAt(page.html, ".companion-summary h3")).toEqual(["Ali", "Alina"]);
  expect(textsAt(page.html, '.companion-summary[data-therapist="alina"] li')).toEqual([
    "DBT",
    "Emotion-focused therapy",
    "Internal Family Systems",
  ]);
  expect(textsAt(page.html, ".programmes h3")).toHaveLength(4);
  expect(textsAt(page.html, ".programmes .badge")).toEqual(Array(4).fill("Premium"));
  expect(attributeAt(page.html, ".programmes a", "href")).toBe("/therapy-tracks");
  expect(page.text).toContain("With Premium, any companion");
  const subscriber = await newMember(PREMIUM);
  expect((await subscriber.visitor.get(PATH)).text).not.toContain("With Premium");
});

test("Continue keeps the choice and leads on; the page then shows it", async () => {
  const { visitor, userId } = await newMember();
  const answer = await choose(visitor, await visitor.get(PATH), "alijah");
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe("/chat");
  expect(await chosenBy(userId)).toBe("alijah");
  const again = await visitor.get(PATH);
  expect(attributeAt(again.html, "input[checked]", "value")).toBe("alijah");
});

test("Continue opens a new conversation where today's is with somebody else, and today's where it is not", async () => {
  const { visitor } = await newMember({ selectedTherapist: "ali" });
  await visitor.submit(await visitor.get("/chat"), { message: "Good evening." });
  const other = await choose(visitor, await visitor.get(PATH), "alina");
  const opened = await visitor.get(other.headers.get("location") ?? "");
  expect(textsAt(opened.html, ".chat-header h1")).toEqual(["Alina"]);
  expect(textsAt(opened.html, '[data-role="user"]')).toEqual([]);
  const same = await choose(visitor, await visitor.get(PATH), "ali");
  const again = await visitor.get(same.headers.get("location") ?? "");
  expect(textsAt(again.html, '[data-role="user"] .message-text')).toEqual(["Good evening."]);
});

test("without a choice nothing is saved, and the page says what is missing", async () => {
  const { visitor, userId } = await newMember();
  const page = await visitor.get(PATH);
  const answer = await visitor.post(PATH, {
    formToken: formWith(page, ["selectedTherapist"]).fields.formToken ?? "",
  });
  expect(answer.status).toBe(400);
  expect(textsAt(answer.html, ".error-summary h2")).toEqual(["Error selecting companion"]);
  expect(textsAt(answer.html, "#companions-error")).toEqual([
    "Please choose a companion to continue.",
  ]);
  const anchor = attributeAt(answer.html, ".error-summary a", "href") ?? "";
  expect(attributeAt(answer.html, anchor, "name")).toBe("selectedTherapist");
  expect(await chosenBy(userId)).toBeNull();
});

test("a companion that nobody knows is refused, and the choice made before stays", async () => {
  const { visitor, userId } = await newMember({ selectedTherapist: "alice" });
  const page = await visitor.get(PATH);
  for (const unknown of ["alfred", "ALI", "__proto__", "a".repeat(9_000)]) {
    const answer = await choose(visitor, page, unknown);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("We do not know that companion.");
  }
  expect(await chosenBy(userId)).toBe("alice");
});

test("a visitor signs in first and comes back; a session that ended meanwhile says so", async () => {
  const visit = await new Visitor().raw(PATH);
  expect(visit.headers.get("location")).toBe(`/auth?next=${encodeURIComponent(PATH)}`);

  const { visitor, userId } = await newMember();
  const page = await visitor.get(PATH);
  await database()
    .update(userSessions)
    .set({ expiresAt: Date.now() - 1_000 })
    .where(eq(userSessions.userId, userId));
  const answer = await choose(visitor, page, "ali");
  expect(answer.headers.get("location")).toBe(`/auth?next=${encodeURIComponent(PATH)}`);
  const signIn = await visitor.get(answer.headers.get("location") ?? "");
  expect(signIn.text).toContain("Authentication Error");
  expect(await chosenBy(userId)).toBeNull();
});

test("the chat is with the chosen one, in name, portrait and color", async () => {
  const { visitor, userId } = await newMember({ selectedTherapist: "alister" });
  const fresh = await visitor.get("/chat");
  expect(textsAt(fresh.html, ".chat-header h1")).toEqual(["Alister"]);
  expect(attributeAt(fresh.html, ".chat-portrait img", "src")).toBe("/portraits/alister.svg");
  expect(attributeAt(fresh.html, ".chat", "data-therapist")).toBe("alister");
  await visitor.submit(fresh, { message: "The new shifts wear me out." });
  const stored = await sessionsOf(userId);
  expect(stored.map(({ therapistType }) => therapistType)).toEqual(["alister"]);
});

test("a conversation keeps whom it began with; a new one, also an empty one, has whom was chosen", async () => {
  const { visitor } = await newMember({ selectedTherapist: "ali" });
  const talk = await visitor.submit(await visitor.get("/chat"), { message: "Good evening." });
  await choose(visitor, await visitor.get(PATH), "alicia");
  expect(textsAt((await visitor.get(talk.url)).html, ".chat-header h1")).toEqual(["Ali"]);

  const newSession = { formToken: formWith(talk, ["message"]).fields.formToken ?? "" };
  const empty = await visitor.post("/chat/new-session", newSession);
  expect(textsAt(empty.html, ".chat-header h1")).toEqual(["Alicia"]);
  await choose(visitor, await visitor.get(PATH), "alice");
  const same = await visitor.post("/chat/new-session", newSession);
  expect(same.url).toBe(empty.url);
  expect(textsAt(same.html, ".chat-header h1")).toEqual(["Alice"]);
});

test("a companion named in the chat's address is whom that conversation begins with", async () => {
  const { visitor, userId } = await newMember({ selectedTherapist: "ali" });
  const fresh = await visitor.get("/chat?therapist=alina");
  expect(textsAt(fresh.html, ".chat-header h1")).toEqual(["Alina"]);
  await visitor.submit(fresh, { message: "Good evening." });
  const [stored] = await sessionsOf(userId);
  expect(stored?.therapistType).toBe("alina");
  expect(await chosenBy(userId)).toBe("ali");

  const other = await newMember({ selectedTherapist: "ali" });
  const unknown = await other.visitor.get("/chat?therapist=nobody");
  expect(textsAt(unknown.html, ".chat-header h1")).toEqual(["Ali"]);
});

test("where no speech is configured there is no link to it, and its address says so", async () => {
  const { visitor } = await newMember();
  const page = await visitor.get(PATH);
  expect(page.html).not.toContain("/therapist-selection/voices/");
  expect(textsAt(page.html, "button[data-line][hidden]")).toHaveLength(6);
  const sound = await visitor.raw("/therapist-selection/voices/ali");
  expect(sound.status).toBe(503);
  expect(sound.headers.get("content-type")).toBe("application/json; charset=utf-8");
  expect(await sound.text()).toContain("isn't available right now");
});

test("whoever has spoken in a conversation is named wherever it is looked back on", async () => {
  const { visitor, userId } = await newMember({ selectedTherapist: "alina", ...PREMIUM });
  await visitor.submit(await visitor.get("/chat"), { message: "The new shifts wear me out." });
  const [begun] = await sessionsOf(userId);
  const id = begun?.id ?? "";
  const changeTo = async (selectedTherapist: string) =>
    visitor.submit(await visitor.get(`${PATH}?conversation=${id}`), {
      selectedTherapist,
      conversation: id,
    });
  const page = await changeTo("alice");
  await visitor.submit(page, { message: "And the evenings are short." });
  // Whom it was handed to, and who said nothing in it.
  const last = await changeTo("ali");

  const summary = await endOn(visitor, last);
  expect(textsAt(summary.html, ".summary-who h2")).toEqual(["Session with Alina, then Alice"]);
  expect(summary.text).toContain("You, Alina, and Alice exchanged 4 messages.");
  await database()
    .update(sessions)
    .set({ insights: "The evenings seem to matter." })
    .where(eq(sessions.id, id));
  const progress = await visitor.get("/progress");
  expect(progress.text).toContain("Session with Alina, then Alice");
  expect(progress.text).toContain("From your session with Alina, then Alice");
  const report = await visitor.submit(await visitor.get("/progress/report"), { sessions: id });
  expect(report.text).toContain("Alina, then Alice");
  for (const path of ["/chat/conversations", `/chat/${id}/details`]) {
    expect((await visitor.get(path)).text, path).toContain("Alina, then Alice");
  }
  const copy = await visitor.raw(`/chat/${id}/copy/text`);
  expect(await copy.text()).toContain("Conversation with Alina, then Alice");
});
