import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { newMember } from "#tests/setup/members.ts";
import { Visitor } from "#tests/setup/visitor.ts";

const TOKEN = "a-token-for-the-metrics";
process.env.METRICS_TOKEN = TOKEN;

async function scrape(): Promise<string> {
  const headers = { authorization: `Bearer ${TOKEN}` };
  const answer = await new Visitor().raw("/metrics", { headers });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toContain("text/plain");
  return answer.text();
}

function valueOf(text: string, line: string): number {
  return Number(
    text
      .split("\n")
      .find((each) => each.startsWith(line))
      ?.slice(line.length) ?? 0,
  );
}

test("whoever hasn't the token finds nothing", async () => {
  const { visitor } = await newMember({ role: "admin" });
  expect((await visitor.raw("/metrics")).status).toBe(404);
  const headers = { authorization: "Bearer another-token-of-nobody" };
  expect((await visitor.raw("/metrics", { headers })).status).toBe(404);
});

test("requests, replies and findings are counted by patterns and words of ours, never about anybody", async () => {
  const { visitor, userId, email } = await newMember();
  const chat = await visitor.submit(await visitor.get("/chat"), {
    message: "The heron stood in the reeds all day.",
  });
  const conversationId = chat.url.split("/").at(-1) ?? "";
  expect(conversationId.length).toBeGreaterThan(15);
  await visitor.submit(chat, { message: "I want to kill myself tonight" });
  const text = await scrape();
  const asked = text.split("\n").filter((line) => line.startsWith("aliwell_request_seconds_count"));
  const chats = asked.filter((line) => line.includes('method="GET",status="2xx"'));
  expect(chats.join("\n")).toMatch(/route="chat\/:\w+\??",.*\} [1-9]/u);
  expect(valueOf(text, 'aliwell_replies_total{ending="done",source="guided"} ')).toBeGreaterThan(0);
  expect(valueOf(text, 'aliwell_screened_texts_total{tier="crisis"} ')).toBe(1);
  expect(valueOf(text, "aliwell_open_risks ")).toBe(1);
  expect(valueOf(text, 'aliwell_queue_length{queue="exports"} ')).toBe(0);
  for (const secret of [userId, conversationId, email, "heron", "Ana"])
    expect(text).not.toContain(secret);
});

test("every figure of the dashboard and the alerts exists", async () => {
  const text = await scrape();
  const known = new Set(
    [...text.matchAll(/^# TYPE (\w+) (\w+)/gmu)].flatMap(([, name = "", type]) =>
      type === "histogram" ? [name, `${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
  const dashboard = readFileSync("app/config/monitoring/dashboard.json", "utf8");
  const { panels } = JSON.parse(dashboard) as { panels: { targets: { expr: string }[] }[] };
  const alerts = parse(readFileSync("app/config/monitoring/alerts.yml", "utf8")) as {
    groups: { rules: { expr: string; annotations: { summary: string } }[] }[];
  };
  const rules = alerts.groups.flatMap((group) => group.rules);
  const expressions = [
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
    ...rules.map(({ expr }) => expr),
  ];
  const named = expressions.flatMap(
    (expr) => expr.match(/\b(?:aliwell|nodejs|process)_\w+/gu) ?? [],
  );
  expect(named.length).toBeGreaterThan(25);
  // What no backup has told yet isn't there.
  const unknown = new Set(named.filter((name) => !known.has(name)));
  expect([...unknown]).toEqual(["aliwell_backup_age_seconds"]);
});

test("an admin sees the ten figures, each with what is wanted; others find nothing", async () => {
  const { visitor } = await newMember({ role: "admin" });
  const page = await visitor.get("/admin/operations");
  expect(page.html.match(/Target: /gu)).toHaveLength(10);
  expect(page.text).toContain("People who may be in danger");
  expect(page.text).toMatch(/Last backup:\s*none yet/u);
  expect((await (await newMember()).visitor.get("/admin/operations")).status).toBe(404);
});
