import { eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { database } from "#db/client.ts";
import { auditLog, messages, replyReports } from "#db/schema.ts";
import { newMember } from "#tests/setup/members.ts";
import { textsAt } from "#tests/setup/page.ts";
import { Visitor } from "#tests/setup/visitor.ts";
import { formOf } from "./talk.ts";
import { eventsOf } from "./rows.ts";

let admin: Visitor;
let adminId: string;

beforeAll(async () => {
  const member = await newMember({ role: "admin", firstName: "Kim" });
  admin = member.visitor;
  adminId = member.userId;
});

async function someoneWithReply() {
  const { visitor, userId } = await newMember();
  const page = await visitor.submit(await visitor.get("/chat"), { message: "my week was long" });
  const path = page.url.split("#")[0] ?? "";
  const replyId = /id="reply-([\w-]{22})"/.exec(page.html)?.[1] ?? "";
  const reply = textsAt(page.html, '[data-role="assistant"] .message-text').at(-1) ?? "";
  return { visitor, userId, page, replyId, reply, reportPath: `${path}/replies/${replyId}/report` };
}

async function reportsOf(userId: string) {
  return database().select().from(replyReports).where(eq(replyReports.userId, userId));
}

test("a reply is reported with a reason and words, once however often it is sent", async () => {
  const { visitor, userId, page, reply, reportPath } = await someoneWithReply();
  expect(page.html).toContain(`href="${reportPath}"`);
  const form = await visitor.get(reportPath);
  expect(form.text).toContain("Report a reply");
  expect(form.text).toContain(reply.slice(0, 40));
  const fields = { reason: "wrong", words: "That is not how it was" };
  const [once, twice] = await Promise.all([
    visitor.submit(form, fields),
    visitor.submit(form, fields),
  ]);
  expect(once.text).toContain("Thank you for telling us");
  expect(twice.status).toBe(200);
  expect(await reportsOf(userId)).toMatchObject([fields]);
  // It can be said anew, and shows what was said.
  const again = await visitor.get(reportPath);
  expect(again.html).toContain("That is not how it was");
});

test("a report without a reason or with too many words keeps what was typed", async () => {
  const { visitor, userId, reportPath } = await someoneWithReply();
  const form = await visitor.get(reportPath);
  const none = await visitor.submit(form, { reason: "", words: "what I wrote of it" });
  expect(none.status).toBe(400);
  expect(none.text).toContain("Please choose what's wrong with it.");
  expect(none.html).toContain("what I wrote of it");
  const long = await visitor.submit(form, { reason: "other", words: "w".repeat(2_001) });
  expect(long.status).toBe(400);
  expect(long.text).toContain("up to 2,000 characters");
  expect(await reportsOf(userId)).toEqual([]);
});

test("danger in the words of a report meets help, and the report is kept", async () => {
  const { visitor, userId, reportPath } = await someoneWithReply();
  const page = await visitor.submit(await visitor.get(reportPath), {
    reason: "harmful",
    words: "after this I want to kill myself",
  });
  expect(page.html).toContain('id="crisis-panel"');
  expect(page.text).toContain("Thank you for telling us");
  expect(await reportsOf(userId)).toHaveLength(1);
  const events = await eventsOf(userId);
  expect(events).toHaveLength(1);
});

test("somebody else's reply is missing, and a visitor is led to the sign-in", async () => {
  const { reportPath } = await someoneWithReply();
  const stranger = await someoneWithReply();
  expect((await stranger.visitor.get(reportPath)).status).toBe(404);
  const formToken = stranger.page.forms[0]?.fields.formToken ?? "";
  const posted = await stranger.visitor.post(reportPath, { formToken, reason: "wrong", words: "" });
  expect(posted.status).toBe(404);
  expect((await new Visitor().get(reportPath)).url).toContain("/auth");
});

test("an admin sees reports without words, opens one by an audited click, and resolves it", async () => {
  const { visitor, userId, reply, reportPath, replyId } = await someoneWithReply();
  await visitor.submit(await visitor.get(reportPath), {
    reason: "harmful",
    words: "<b>Cold</b> words",
  });
  const [report] = await reportsOf(userId);
  const path = `/admin/reply-reports/${report?.id}`;
  for (const someone of [visitor, new Visitor()]) {
    expect((await someone.get("/admin/reply-reports")).status).toBe(404);
    expect((await someone.get(path)).status).toBe(404);
  }
  expect((await admin.get("/admin/crisis-events")).html).toContain('href="/admin/reply-reports"');
  const list = await admin.get("/admin/reply-reports");
  expect(list.html).toContain(path);
  const page = await admin.get(path);
  for (const shown of [list, page]) {
    expect(shown.text).toContain("Could be harmful");
    expect(shown.text).not.toContain("Cold</b>");
    expect(shown.text).not.toContain(reply.slice(0, 40));
  }
  const opened = await admin.post(path, formOf(page, "read"));
  expect(opened.text).toContain(reply.slice(0, 40));
  expect(opened.html).toContain("&lt;b&gt;Cold&lt;/b&gt; words");
  await admin.post(path, formOf(page, "resolve"));
  const resolved = await admin.post(path, formOf(page, "resolve"));
  expect(resolved.text).toContain("Kim resolved the report");
  expect((await admin.get("/admin/reply-reports")).html).not.toContain(path);
  const audited = await database()
    .select()
    .from(auditLog)
    .where(eq(auditLog.eventId, report?.id ?? ""));
  expect(audited.map(({ action, adminId: by }) => [action, by])).toEqual([
    ["read_report", adminId],
    ["resolve_report", adminId],
  ]);
  // What its owner has deleted nobody reads any more.
  await database().delete(messages).where(eq(messages.id, replyId));
  const gone = await admin.post(path, formOf(page, "read"));
  expect(gone.text).toContain("The person deleted it.");
});
