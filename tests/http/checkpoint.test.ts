import { expect, test } from "vitest";
import { newMember, PREMIUM } from "#tests/setup/members.ts";
import { attributeAt, textsAt } from "#tests/setup/page.ts";
import { formWith, type Page, type Visitor } from "#tests/setup/visitor.ts";
import { say } from "./talk.ts";
import { sessionsOf, userOf } from "./rows.ts";

const RISKY = "I want to kill myself";
const TALK = [
  "I can't sleep since the new shifts began",
  "My boss gives me more work every week",
  "My sister Ana says I should rest",
  "It is the job that goes round in my head",
  "I feel a bit clearer when I write it down",
] as const;

async function talk(visitor: Visitor, texts: readonly string[] = TALK): Promise<Page[]> {
  const pages: Page[] = [];
  for (const text of texts) pages.push(await say(visitor, text));
  return pages;
}

function lookBacks(page: Page): string[] {
  return textsAt(page.html, ".checkpoint > p:not(.fine-print)");
}

test("at the fifth message there is a look back by written rules, which stays where it was made", async () => {
  const { visitor, userId } = await newMember();
  const pages = await talk(visitor);
  expect(pages.slice(0, 4).flatMap(lookBacks)).toEqual([]);
  const [text = ""] = pages.flatMap(lookBacks);
  expect(text).toMatch(/^So far you've told me: “My sister is called Ana”\./);
  expect(pages[4]?.text).toContain("it isn't an assessment");

  const later = await say(visitor, "And now the sixth one");
  expect(lookBacks(later)).toEqual([text]);
  const place = later.html.indexOf("checkpoint");
  expect(place).toBeGreaterThan(later.html.indexOf(TALK[4]));
  expect(place).toBeLessThan(later.html.indexOf("And now the sixth one"));
  expect(lookBacks(await visitor.get("/chat"))).toEqual([text]);

  const kept = await sessionsOf(userId);
  expect(kept.filter(({ checkpointSummary }) => checkpointSummary !== null)).toHaveLength(1);
});

test("it waits until five messages told something, and never comes right after a word or two", async () => {
  const { visitor } = await newMember();
  const short = await talk(visitor, ["no sé", ...TALK.slice(0, 4), "not really"]);
  expect(short.flatMap(lookBacks)).toEqual([]);
  expect(lookBacks(await say(visitor, TALK[4]))).toHaveLength(1);
});

test("whoever writes in Spanish is looked back at in Spanish, with all that stands around it", async () => {
  const { visitor } = await newMember();
  const pages = await talk(visitor, [
    "No puedo dormir desde que empezaron los turnos nuevos",
    "Mi jefe me da más trabajo cada semana",
    "Mi hermana Ana dice que descanse",
    "Del trabajo no me olvido ni en casa",
    "Me siento un poco más clara cuando lo escribo",
  ]);
  const [text = ""] = pages.flatMap(lookBacks);
  expect(text).toMatch(/^Hasta ahora me contaste: “Mi hermana se llama Ana”\./);
  const last = pages.at(-1);
  expect(attributeAt(last?.html ?? "", ".checkpoint", "lang")).toBe("es");
  expect(textsAt(last?.html ?? "", ".checkpoint h2")).toEqual(["Una mirada atrás"]);
  expect(last?.text).toContain("no es una evaluación");
});

test("it looks back over several conversations, and is not made again in another", async () => {
  const { visitor } = await newMember();
  await talk(visitor, TALK.slice(0, 4));
  const { fields } = formWith(await visitor.get("/chat"), ["message"]);
  await visitor.post("/chat/new-session", { formToken: fields.formToken ?? "" });
  const fifth = await say(visitor, TALK[4]);
  expect(lookBacks(fifth)[0]).toContain("My sister is called Ana");
  await visitor.post("/chat/new-session", { formToken: fields.formToken ?? "" });
  expect(lookBacks(await say(visitor, "In one more conversation"))).toEqual([]);
});

test("what was said of danger is in no look back, and while risk is open there is none", async () => {
  const { visitor, userId } = await newMember();
  await talk(visitor, TALK.slice(0, 4));
  await say(visitor, RISKY);
  expect(await userOf(userId)).toMatchObject({ messagesUsed: 4, checkpointAt: null });
  expect(lookBacks(await say(visitor, TALK[4]))).toEqual([]);
});

test("one that was made is not shown while risk is open", async () => {
  const { visitor } = await newMember();
  await talk(visitor);
  expect(lookBacks(await visitor.get("/chat"))).toHaveLength(1);
  expect(lookBacks(await say(visitor, RISKY))).toEqual([]);
});

test("another person sees nothing of it, and premium has none", async () => {
  const { visitor } = await newMember();
  const [first] = await talk(visitor);
  const path = first?.url.split("#")[0] ?? "";
  const other = await newMember();
  expect((await other.visitor.get(path)).status).toBe(404);
  const subscriber = await newMember(PREMIUM);
  expect((await talk(subscriber.visitor)).flatMap(lookBacks)).toEqual([]);
});

test("five messages at the same moment make one look back", async () => {
  const { visitor, userId } = await newMember();
  const form = formWith(await say(visitor, TALK[0]), ["message"]);
  await Promise.all(
    TALK.map((message, index) =>
      visitor.send(form.action?.split("#")[0] ?? "", {
        ...form.fields,
        formKey: `at-once-${index}`,
        message,
      }),
    ),
  );
  const kept = await sessionsOf(userId);
  expect(kept.filter(({ checkpointSummary }) => checkpointSummary !== null)).toHaveLength(1);
  expect(lookBacks(await visitor.get("/chat"))).toHaveLength(1);
});

test("the chat says where it stands: welcome, after a greeting, an offer to switch, and going on", async () => {
  const { visitor } = await newMember(PREMIUM);
  const phaseOf = (page: Page) => attributeAt(page.html, ".chat", "data-phase");
  const ways = (page: Page) => textsAt(page.html, ".ways-to-begin a");
  const all = ["Talk freely", "Choose a program for this session", "Do a short exercise"];
  const welcome = await visitor.get("/chat");
  expect([phaseOf(welcome), ...ways(welcome)]).toEqual(["welcome", ...all]);
  const greeted = await say(visitor, "Hello");
  expect([phaseOf(greeted), ...ways(greeted)]).toEqual(["choose_option", ...all]);
  const offered = await say(visitor, "I'd rather work on grief");
  expect([phaseOf(offered), ...ways(offered)]).toEqual(["switch_track"]);
  const stayed = await say(visitor, "No, stay here");
  expect([phaseOf(stayed), ...ways(stayed)]).toEqual(["active"]);
});

test("while risk is open no way to begin is offered", async () => {
  const { visitor } = await newMember();
  const { fields } = formWith(await say(visitor, RISKY), ["message"]);
  const empty = await visitor.post("/chat/new-session", { formToken: fields.formToken ?? "" });
  expect(attributeAt(empty.html, ".chat", "data-phase")).toBe("active");
  expect(textsAt(empty.html, ".ways-to-begin")).toEqual([]);
});
