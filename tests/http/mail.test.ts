import type { AddressInfo } from "node:net";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Visitor } from "#tests/setup/visitor.ts";

const received: { to: string[]; source: string }[] = [];
let onMute: (() => void) | null = null;
const server = new SMTPServer({
  onConnect(_session, greet) {
    if (onMute) onMute();
    else greet();
  },
  authOptional: true,
  disabledCommands: ["STARTTLS"],
  onData(stream, session, callback) {
    const chunks: Buffer[] = [];
    stream.on("data", (chunk: Buffer) => chunks.push(chunk));
    stream.on("end", () => {
      const to = session.envelope.rcptTo.map((recipient) => recipient.address);
      received.push({ to, source: Buffer.concat(chunks).toString("utf8") });
      callback();
    });
  },
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.server.address() as AddressInfo;
  process.env.SMTP_URL = `smtp://127.0.0.1:${port}`;
  process.env.MAIL_FROM = "Aliwell <hello@aliwell.example>";
});

afterAll(async () => {
  await new Promise<void>((resolve) => server.close(resolve));
});

async function register(visitor: Visitor, email: string) {
  const page = await visitor.get("/auth?mode=register");
  const fields = { email, password: "a long enough password", firstName: "Ana", lastName: "Ruiz" };
  return visitor.submit(page, fields);
}

test("the code of a registration arrives by a real mail server, and opens the account", async () => {
  const visitor = new Visitor();
  const page = await register(visitor, "ana@example.org");
  const mail = received.find((each) => each.to.includes("ana@example.org"));
  expect(mail?.source).toMatch(/^From: .*hello@aliwell\.example/m);
  const [head = "", body = ""] = (mail?.source ?? "").split(/\r?\n\r?\n(.*)/s);
  const code = /\b\d{6}\b/.exec(body)?.[0] ?? "";
  expect(code).toHaveLength(6);
  // Numbers of the message and its date stand beside it.
  const subject = /^Subject: .+$/m.exec(head)?.[0];
  expect(subject).toBeDefined();
  expect(subject).not.toContain(code);
  const verified = await visitor.submit(page, { email: "ana@example.org", code });
  expect(verified.url).toBe("/auth/verify-email?done=code");
});

test("a mail server that takes a call and says nothing is told in the page within seconds", async () => {
  const called = new Promise<void>((resolve) => (onMute = resolve));
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  const registering = register(new Visitor(), "patient@example.org");
  await called;
  vi.advanceTimersByTime(3_000);
  vi.useRealTimers();
  const page = await registering;
  onMute = null;
  expect(page.url).toContain("/auth/verify-email");
  expect(page.text).toContain("Failed to Send Code");
});

test("a mail server that is gone is told in the page, and nothing is lost", async () => {
  await new Promise<void>((resolve) => server.close(resolve));
  const visitor = new Visitor();
  const page = await register(visitor, "late@example.org");
  expect(page.status).toBe(200);
  expect(page.url).toContain("/auth/verify-email");
  expect(page.text).toContain("Failed to Send Code");
});

test.each(["ana@example.org", "nobody@example.org"])(
  "without a mail server %s hears the same about a new password, code or link, and keeps the address",
  async (email) => {
    const visitor = new Visitor();
    const reset = await visitor.submit(await visitor.get("/auth/forgot-password"), { email });
    expect(reset.status).toBe(502);
    expect(reset.text).toContain("Failed to send reset email. Please try again.");
    expect(reset.html).toContain(`value="${email}"`);
    const page = await visitor.get("/auth/verify-email?mode=resend");
    const resent = await visitor.submit(page, { email, intent: "resend" });
    expect(resent.status).toBe(502);
    expect(resent.text).toContain("Failed to Send Code");
    expect(resent.text).toContain("An error occurred while sending the verification code.");
    expect(resent.html).toContain(`value="${email}"`);
    const link = await visitor.submit(await visitor.get("/auth/link"), { email });
    expect(link.status).toBe(502);
    expect(link.text).toContain("No email was sent");
    expect(link.html).toContain(`value="${email}"`);
  },
);
