import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync } from "node:fs";
import { writeFileSync } from "node:fs";
import net from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { portOf, startSmtpDouble, type SmtpDouble } from "#tests/setup/smtp-double.ts";

const MAIL = { to: "ada@example.org", subject: "A code", text: "Hello,\n\n493027\n" };
const AGAIN_AT_ONCE = { retryDelayMs: 1 };
const QUICK = { ...AGAIN_AT_ONCE, connectionTimeoutMs: 150, socketTimeoutMs: 150 };

let dataDir = "";
let double: SmtpDouble | undefined;

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "mail-"));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await double?.close();
  double = undefined;
  rmSync(dataDir, { recursive: true });
});

// Settings are read once a process, so each test takes the modules anew.
async function mailWith(settings: Record<string, string> = {}) {
  vi.resetModules();
  const all = { APP_MODE: "demo", DATA_DIR: dataDir, LOG_LEVEL: "silent", SMTP_URL: "" };
  for (const [name, value] of Object.entries({ ...all, ...settings })) vi.stubEnv(name, value);
  return import("./mail.server.ts");
}

describe("over a mail server", () => {
  async function mailTo(server: SmtpDouble, login = "") {
    double = server;
    return mailWith({
      SMTP_URL: `smtp://${login}127.0.0.1:${server.port}`,
      MAIL_FROM: "Harbour <hello@care.example>",
    });
  }

  test("a mail arrives with its sender, recipient, subject and text", async () => {
    const server = await startSmtpDouble();
    const { sendMail } = await mailTo(server);
    expect(await sendMail(MAIL)).toEqual({ ok: true });
    expect(server.received).toHaveLength(1);
    const [mail] = server.received;
    expect(mail).toMatchObject({ from: "hello@care.example", to: ["ada@example.org"] });
    expect(mail?.source).toMatch(/^From: Harbour <hello@care\.example>\r$/m);
    expect(mail?.source).toMatch(/^To: ada@example\.org\r$/m);
    expect(mail?.source).toMatch(/^Subject: A code\r$/m);
    expect(mail?.source).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(mail?.source).toMatch(/\r\n\r\nHello,\r\n\r\n493027\r\n/);
  });

  test("a mail that comes again and again can be stopped with one click in the mail program", async () => {
    const server = await startSmtpDouble();
    const { sendMail } = await mailTo(server);
    const stopUrl = `https://care.example/stop?token=${"a".repeat(22)}.${"b".repeat(43)}`;
    await sendMail({ ...MAIL, stopUrl });
    // A long header may go on in the next line, behind a space.
    const source = server.received[0]?.source.replaceAll(/\r\n[ \t]/g, " ") ?? "";
    expect(source).toContain(`\r\nList-Unsubscribe: <${stopUrl}>\r\n`);
    expect(source).toContain("\r\nList-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n");
    await sendMail(MAIL);
    expect(server.received[1]?.source).not.toMatch(/^List-/m);
  });

  test("a mail with an HTML part carries both, and nothing that is loaded from elsewhere", async () => {
    const server = await startSmtpDouble();
    const { sendMail } = await mailTo(server);
    await sendMail({ ...MAIL, html: "<p>Hello</p>" });
    expect(server.received[0]?.source).toMatch(/multipart\/alternative/);
    expect(server.received[0]?.source).toMatch(/<p>Hello<\/p>/);
    expect(server.received[0]?.source).not.toMatch(/https?:/);
  });

  test("it signs in with the name and password of the address", async () => {
    const server = await startSmtpDouble({
      authOptional: false,
      onAuth({ username, password }, _session, done) {
        if (username === "care" && password === "p@ss") done(null, { user: username });
        else done(new Error("wrong"));
      },
    });
    const { sendMail } = await mailTo(server, "care:p%40ss@");
    expect(await sendMail(MAIL)).toEqual({ ok: true });
    expect(server.received[0]?.user).toBe("care");
  });

  test("a wrong password is reported as refused", async () => {
    const server = await startSmtpDouble({
      authOptional: false,
      onAuth: (_login, _session, done) => done(new Error("wrong")),
    });
    const { sendMail } = await mailTo(server, "care:wrong@");
    expect(await sendMail(MAIL, AGAIN_AT_ONCE)).toEqual({ ok: false, reason: "refused" });
  });

  test("a server that refuses the recipient is asked once and reported", async () => {
    const asked = vi.fn();
    const server = await startSmtpDouble({
      onRcptTo(_address, _session, done) {
        asked();
        done(Object.assign(new Error("No such mailbox"), { responseCode: 550 }));
      },
    });
    const { sendMail } = await mailTo(server);
    expect(await sendMail(MAIL, AGAIN_AT_ONCE)).toEqual({ ok: false, reason: "refused" });
    expect(asked).toHaveBeenCalledTimes(1);
  });

  test("a server that is busy for a moment gets the mail at the second try", async () => {
    let tries = 0;
    const server = await startSmtpDouble({
      onRcptTo(_address, _session, done) {
        tries += 1;
        if (tries > 1) done();
        else done(Object.assign(new Error("Try later"), { responseCode: 451 }));
      },
    });
    const { sendMail } = await mailTo(server);
    expect(await sendMail(MAIL, AGAIN_AT_ONCE)).toEqual({ ok: true });
    expect(server.received).toHaveLength(1);
  });

  test("a server that stays busy is not asked a third time", async () => {
    const asked = vi.fn();
    const server = await startSmtpDouble({
      onRcptTo(_address, _session, done) {
        asked();
        done(Object.assign(new Error("Try later"), { responseCode: 451 }));
      },
    });
    const { sendMail } = await mailTo(server);
    expect(await sendMail(MAIL, AGAIN_AT_ONCE)).toEqual({ ok: false, reason: "busy" });
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test("a server that stalls in the middle is given up", async () => {
    const server = await startSmtpDouble({ onMailFrom: () => {} });
    const { sendMail } = await mailTo(server);
    expect(await sendMail(MAIL, QUICK)).toEqual({ ok: false, reason: "slow" });
  });

  test("a server that accepts the connection and never speaks is given up", async () => {
    const sockets: net.Socket[] = [];
    const server = net.createServer((socket) => void sockets.push(socket));
    await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
    const { sendMail } = await mailWith({ SMTP_URL: `smtp://127.0.0.1:${portOf(server)}` });
    expect(await sendMail(MAIL, QUICK)).toEqual({ ok: false, reason: "slow" });
    for (const socket of sockets) socket.destroy();
    server.close();
  });

  test("a server that is gone is reported", async () => {
    const server = await startSmtpDouble();
    await server.close();
    const { sendMail } = await mailTo(server);
    double = undefined;
    expect(await sendMail(MAIL, AGAIN_AT_ONCE)).toEqual({ ok: false, reason: "unreachable" });
  });

  test("a line break in the subject starts no header of its own", async () => {
    const server = await startSmtpDouble();
    const { sendMail } = await mailTo(server);
    await sendMail({ ...MAIL, subject: "Hi\r\nBcc: eve@example.org\r\n\r\nBody" });
    expect(server.received[0]?.to).toEqual(["ada@example.org"]);
    expect(server.received[0]?.source).toMatch(/^Subject: Hi Bcc: eve@example\.org Body\r$/m);
    expect(server.received[0]?.source).not.toMatch(/^Bcc/m);
  });
});

describe("without a mail server", () => {
  test("a mail becomes a file in the outbox that only its owner can read", async () => {
    const { sendMail } = await mailWith();
    expect(await sendMail(MAIL)).toEqual({ ok: true });
    const [name = "", ...others] = readdirSync(path.join(dataDir, "outbox"));
    expect(others).toEqual([]);
    expect(name).toMatch(/^\d+-[\da-f]+\.eml$/);
    const file = path.join(dataDir, "outbox", name);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(readFileSync(file, "utf8")).toMatch(/^To: ada@example\.org$/m);
  });

  test("the outbox lists what was sent, newest first", async () => {
    const { listOutbox, sendMail } = await mailWith();
    for (const subject of ["one", "two", "three: the last – höflich"]) {
      await sendMail({ ...MAIL, subject });
    }
    const mails = await listOutbox();
    expect(mails.map((mail) => mail.subject)).toEqual(["three: the last – höflich", "two", "one"]);
    expect(mails[0]).toMatchObject({ to: MAIL.to, text: MAIL.text });
  });

  test("the outbox lists at most fifty", async () => {
    const { listOutbox, sendMail } = await mailWith();
    for (let count = 1; count <= 52; count += 1) {
      await sendMail({ ...MAIL, subject: `mail ${count}` });
    }
    const mails = await listOutbox();
    expect(mails).toHaveLength(50);
    expect(mails[0]?.subject).toBe("mail 52");
  });

  test("an outbox that never got a mail is empty", async () => {
    const { listOutbox } = await mailWith();
    expect(await listOutbox()).toEqual([]);
  });

  test("a mail is read by its id", async () => {
    const { listOutbox, readOutboxMail, sendMail } = await mailWith();
    await sendMail(MAIL);
    const [listed] = await listOutbox();
    expect(await readOutboxMail(listed?.id ?? "")).toEqual(listed);
  });

  test.each(["../session.key", "..%2fsession.key", "1000000000000-000000000000", "", "a/../b"])(
    "the id %j reads nothing",
    async (id) => {
      const { readOutboxMail } = await mailWith();
      writeFileSync(path.join(dataDir, "session.key.eml"), "To: x\n\nsecret");
      expect(await readOutboxMail(id)).toBeNull();
    },
  );

  test("a line break in the subject starts no header of its own", async () => {
    const { listOutbox, sendMail } = await mailWith();
    await sendMail({ ...MAIL, subject: "Hi\nTo: eve@example.org\n\nBody" });
    const [mail] = await listOutbox();
    expect(mail).toMatchObject({ to: MAIL.to, subject: "Hi To: eve@example.org Body" });
  });

  test("a folder that cannot be written is reported, not thrown", async () => {
    const { sendMail } = await mailWith();
    writeFileSync(path.join(dataDir, "outbox"), "");
    chmodSync(path.join(dataDir, "outbox"), 0o400);
    expect(await sendMail(MAIL)).toEqual({ ok: false, reason: "unwritable" });
  });
});

describe("the recipient", () => {
  test.each([
    "ada@example.org\r\nBcc: eve@example.org",
    "ada@example.org, eve@example.org",
    "Ada <ada@example.org>",
    "ada@example.org\0",
    "team:ada@example.org;",
    `${"a".repeat(250)}@example.org`,
    "ada",
    "",
  ])("%j is no single address, so nothing is sent", async (to) => {
    const { listOutbox, sendMail } = await mailWith();
    expect(await sendMail({ ...MAIL, to })).toEqual({ ok: false, reason: "invalid" });
    expect(await listOutbox()).toEqual([]);
  });

  test("an apostrophe or a plus sign in an address is welcome", async () => {
    const { sendMail } = await mailWith();
    expect(await sendMail({ ...MAIL, to: "o'neil+care@example.org" })).toEqual({ ok: true });
  });
});
