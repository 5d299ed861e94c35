import { randomBytes } from "node:crypto";
import { mkdir, open, readFile, readdir, rename } from "node:fs/promises";
import path from "node:path";
import { environment } from "#app/config/environment.server.ts";

const MAX_LISTED_MAILS = 50;
const MAIL_ID = /^\d{13}-[\da-f]{12}$/;
const EXTENSION = ".eml";

export interface OutboxMail {
  id: string;
  sentAt: Date;
  to: string;
  subject: string;
  text: string;
}

let lastTimeMs = 0;

/** Keeps a mail as a file that only its owner can read. Headers must be free of line breaks. */
export async function writeToOutbox(mail: {
  from: string;
  to: string;
  subject: string;
  text: string;
  headers: Readonly<Record<string, string>>;
}): Promise<void> {
  // Never the same millisecond twice, so that names sort in the order of sending.
  lastTimeMs = Math.max(Date.now(), lastTimeMs + 1);
  const file = path.join(folder(), `${lastTimeMs}-${randomBytes(6).toString("hex")}${EXTENSION}`);
  const lines = [
    `From: ${mail.from}`,
    `To: ${mail.to}`,
    `Subject: ${mail.subject}`,
    `Date: ${new Date(lastTimeMs).toUTCString().replace("GMT", "+0000")}`,
    "MIME-Version: 1.0",
    "Content-Type: text/plain; charset=utf-8",
    "Content-Transfer-Encoding: 8bit",
    ...Object.entries(mail.headers).map(([name, value]) => `${name}: ${value}`),
  ];
  await mkdir(folder(), { recursive: true, mode: 0o700 });
  await writeWhole(file, `${lines.join("\n")}\n\n${mail.text}`);
}

/** The newest mails of the outbox, newest first, at most 50. */
export async function listOutbox(): Promise<OutboxMail[]> {
  const names = await readdir(folder()).catch(emptyIfMissing);
  const ids = names
    .filter((name) => name.endsWith(EXTENSION))
    .map((name) => name.slice(0, -EXTENSION.length))
    .filter((id) => MAIL_ID.test(id))
    .sort()
    .reverse()
    .slice(0, MAX_LISTED_MAILS);
  const mails = await Promise.all(ids.map(readOutboxMail));
  return mails.filter((mail) => mail !== null);
}

/** One mail of the outbox; null where the id is unknown or is no id. */
export async function readOutboxMail(id: string): Promise<OutboxMail | null> {
  if (!MAIL_ID.test(id)) return null;
  const mail = await readFile(path.join(folder(), `${id}${EXTENSION}`), "utf8").catch(
    nullIfMissing,
  );
  if (mail === null) return null;
  const end = mail.indexOf("\n\n");
  const headers = new Map(
    mail
      .slice(0, end)
      .split("\n")
      .map((line) => {
        const colon = line.indexOf(":");
        return [line.slice(0, colon), line.slice(colon + 2)];
      }),
  );
  return {
    id,
    sentAt: new Date(Number(id.slice(0, id.indexOf("-")))),
    to: headers.get("To") ?? "",
    subject: headers.get("Subject") ?? "",
    text: mail.slice(end + 2),
  };
}

function folder(): string {
  return path.join(environment().dataDir, "outbox");
}

async function writeWhole(file: string, content: string): Promise<void> {
  const draft = `${file}.draft`;
  const handle = await open(draft, "wx", 0o600);
  try {
    await handle.writeFile(content);
  } finally {
    await handle.close();
  }
  await rename(draft, file);
}

function emptyIfMissing(error: unknown): string[] {
  nullIfMissing(error);
  return [];
}

function nullIfMissing(error: unknown): null {
  if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
  throw error;
}
