import { setTimeout as wait } from "node:timers/promises";
import { createTransport } from "nodemailer";

export type SmtpFailure = "refused" | "busy" | "slow" | "unreachable";

export interface SmtpLimits {
  connectionTimeoutMs: number;
  socketTimeoutMs: number;
  retryDelayMs: number;
}

const LIMITS: SmtpLimits = {
  connectionTimeoutMs: 5000,
  socketTimeoutMs: 10_000,
  retryDelayMs: 1000,
};

export interface SmtpMail {
  from: string;
  /** One plain address. */
  to: string;
  subject: string;
  text: string;
  html?: string | undefined;
  /** Further headers, free of line breaks. */
  headers: Readonly<Record<string, string>>;
}

/**
 * Hands a mail to the server at `url` (`smtp:` or `smtps:`; nodemailer's options may follow as a
 * query, such as `?requireTLS=true`). Tries once more where the server was busy or not there.
 */
export async function sendOverSmtp(
  url: string,
  mail: SmtpMail,
  limits: Partial<SmtpLimits> = {},
): Promise<SmtpFailure | null> {
  const { retryDelayMs, ...timeouts } = { ...LIMITS, ...limits };
  const first = await trySending(url, mail, timeouts);
  if (first !== "busy" && first !== "unreachable") return first;
  await wait(retryDelayMs);
  return trySending(url, mail, timeouts);
}

/** Whether the server takes connections and our name now, within the limits: null, or why not. */
export async function reachSmtp(
  url: string,
  limits: Partial<SmtpLimits> = {},
): Promise<SmtpFailure | null> {
  const transport = transportOf(url, { ...LIMITS, ...limits });
  try {
    await transport.verify();
    return null;
  } catch (error) {
    return failureOf(error);
  } finally {
    transport.close();
  }
}

function transportOf(url: string, timeouts: Omit<SmtpLimits, "retryDelayMs">) {
  return createTransport({
    url,
    connectionTimeout: timeouts.connectionTimeoutMs,
    greetingTimeout: timeouts.connectionTimeoutMs,
    dnsTimeout: timeouts.connectionTimeoutMs,
    socketTimeout: timeouts.socketTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

async function trySending(
  url: string,
  { to, headers, ...mail }: SmtpMail,
  timeouts: Omit<SmtpLimits, "retryDelayMs">,
): Promise<SmtpFailure | null> {
  const transport = transportOf(url, timeouts);
  try {
    await transport.sendMail({
      ...mail,
      // As an object it is taken as one address, never as a list.
      to: { name: "", address: to },
      headers: { "Auto-Submitted": "auto-generated", ...headers },
    });
    return null;
  } catch (error) {
    return failureOf(error);
  } finally {
    transport.close();
  }
}

function failureOf(error: unknown): SmtpFailure {
  if (!(error instanceof Error)) throw error;
  const status = "responseCode" in error ? Number(error.responseCode) : 0;
  if (status >= 500) return "refused";
  if (status >= 400) return "busy";
  switch ("code" in error ? error.code : undefined) {
    case "ETIMEDOUT":
      return "slow";
    case "EAUTH":
    case "EENVELOPE":
    case "EMESSAGE":
      return "refused";
    default:
      return "unreachable";
  }
}
