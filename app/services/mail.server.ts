import { environment } from "#app/config/environment.server.ts";
import { errorFields, log } from "#app/config/log.server.ts";
import { writeMail, type MailFacts, type MailId } from "#app/content/mails.ts";
import { writeToOutbox } from "./mail/outbox.server.ts";
import { reachSmtp, sendOverSmtp, type SmtpFailure, type SmtpLimits } from "./mail/smtp.server.ts";

export { listOutbox, readOutboxMail } from "./mail/outbox.server.ts";
export type { OutboxMail } from "./mail/outbox.server.ts";

const ONE_ADDRESS = /^[^\s\p{Cc}@<>()[\]",;:\\]+@[^\s\p{Cc}@<>()"',;:\\]+$/u;
const ADDRESS_MAX_LENGTH = 254;

export interface Mail {
  /** One plain address, without a name. */
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** For mails that come again and again: a POST to it stops them at once (RFC 8058). */
  stopUrl?: string;
}

export type MailFailure = SmtpFailure | "invalid" | "unwritable";
export type MailResult = { ok: true } | { ok: false; reason: MailFailure };

/** A mail of this copy of the product, in words. */
export function mailText<Id extends MailId>(id: Id, facts: MailFacts<Id>) {
  const { appName, appUrl, supportEmail } = environment();
  return writeMail(id, { appName, appUrl, supportEmail, ...facts });
}

/**
 * Sends a mail over SMTP_URL, or keeps it in the outbox where none is set (demo mode only). Takes up
 * to about 20 seconds; never throws because of the mail server.
 */
export async function sendMail(mail: Mail, limits: Partial<SmtpLimits> = {}): Promise<MailResult> {
  const reason = await deliver(mail, limits);
  if (reason === null) return { ok: true };
  log().warn({ reason }, "a mail was not sent");
  return { ok: false, reason };
}

/** For mails that a person waits for: the answer comes within about ten seconds, sent or not. */
export const WAITED_FOR: SmtpLimits = {
  connectionTimeoutMs: 3_000,
  socketTimeoutMs: 4_000,
  retryDelayMs: 500,
};

/** Whether a mail could be sent now: the same answer as sending one, where there is nobody to send it to. */
export async function canSendMail(limits: Partial<SmtpLimits> = {}): Promise<MailResult> {
  const { smtpUrl } = environment();
  const reason = smtpUrl ? await reachSmtp(smtpUrl, limits) : null;
  return reason === null ? { ok: true } : { ok: false, reason };
}

async function deliver(mail: Mail, limits: Partial<SmtpLimits>): Promise<MailFailure | null> {
  const { smtpUrl, mailFrom: from } = environment();
  if (mail.to.length > ADDRESS_MAX_LENGTH || !ONE_ADDRESS.test(mail.to)) return "invalid";
  const { to, text, html, stopUrl } = mail;
  const subject = mail.subject.replaceAll(/\p{Cc}+/gu, " ").trim();
  const headers = stopUrl ? headersToStop(stopUrl) : {};
  if (smtpUrl) return sendOverSmtp(smtpUrl, { from, to, subject, text, html, headers }, limits);
  try {
    await writeToOutbox({ from, to, subject, text, headers });
    return null;
  } catch (error) {
    log().error(errorFields(error), "the outbox cannot be written");
    return "unwritable";
  }
}

function headersToStop(stopUrl: string): Record<string, string> {
  return {
    "List-Unsubscribe": `<${stopUrl}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}
