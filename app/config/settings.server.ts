import { accessSync, constants } from "node:fs";
import countries from "i18n-iso-countries";
import { z } from "zod";
import { isAddressOrRange } from "./trusted-proxies.server.ts";

/** Live deployments use no secret shorter than this. */
export const SECRET_MIN_LENGTH = 32;
export const CRISIS_REGIONS = ["US", "GB", "IE", "CA", "AU", "NZ", "ES", "MX"] as const;
export const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;

const PORT_EXPECTED = "a port number from 1 to 65535";
const TOKENS_EXPECTED = "a whole number of tokens, such as 300000";
const SECONDS_EXPECTED = "a whole number of seconds from 1 to 600";
const CONTEXT_EXPECTED = "a whole number of tokens from 4000 to 1000000";
const PROXIES_EXPECTED = "fly, or addresses and ranges such as 10.0.0.0/8, separated by commas";
const ADDRESS = /^[^\s@<>",;:]+@[^\s@<>"',;:]+$/;
const STATE = /^US-[A-Z]{2}$/;
const REGIONS_EXPECTED = "none, or regions such as FR or US-IL, separated by commas";
const SPAN = /^[1-9]\d{0,3}[mhd]$/;
const BUCKET = /^s3:\/\/[a-z\d][a-z\d.-]{1,61}[a-z\d](?:\/[\w!.()'*/-]*)?$/;
const HOST_NAME = /^(\[[\da-f:.]+\]|[a-z\d._-]+)(:\d{1,5})?$/i;

/** The variables as an operator writes them; what one of them means for another is checked below. */
export const settingsSchema = z
  .object({
    APP_MODE: choice(["demo", "live"]).default("demo"),
    APP_NAME: text("a name of at most 60 characters", (value) => value.length <= 60).optional(),
    PORT: text(PORT_EXPECTED, isPort).transform(Number).default(3000),
    HOST: text("a host name or an IP address", (value) => !/[\s/]/.test(value)).optional(),
    APP_URL: text("an address such as https://care.example, without a path", isOrigin).optional(),
    DATA_DIR: text("a folder").default("./data"),
    DATABASE_URL: address(["file", "libsql", "http", "https", "ws", "wss"]).optional(),
    DATABASE_AUTH_TOKEN: text("a token").optional(),
    DATABASE_SYNC_URL: address(["libsql", "http", "https", "ws", "wss"]).optional(),
    DATABASE_ENCRYPTION_KEY: text("a secret").optional(),
    SESSION_SECRET: list("secrets, separated by commas").optional(),
    ANTHROPIC_API_KEY: text("a key").optional(),
    ANTHROPIC_BASE_URL: address(["https", "http"]).default("https://api.anthropic.com"),
    ANTHROPIC_MODEL: text("a model's name", (value) => !/\s/.test(value)).default(
      "claude-sonnet-5-5",
    ),
    ANTHROPIC_FAST_MODEL: text("a model's name", (value) => !/\s/.test(value)).optional(),
    MODEL_FIRST_WORD_SECONDS: text(SECONDS_EXPECTED, (value) => isWithin(value, 1, 600))
      .transform(Number)
      .optional(),
    MODEL_CONTEXT_TOKENS: text(CONTEXT_EXPECTED, (value) => isWithin(value, 4_000, 1_000_000))
      .transform(Number)
      .optional(),
    GOOGLE_APPLICATION_CREDENTIALS: text("a readable file", isReadable).optional(),
    GOOGLE_TTS_ENDPOINT: address(["https", "http"]).optional(),
    STRIPE_SECRET_KEY: text("a key").optional(),
    STRIPE_PUBLISHABLE_KEY: text("a key").optional(),
    STRIPE_WEBHOOK_SECRET: text("a secret").optional(),
    STRIPE_PRICE_MONTHLY: text("a price's id").optional(),
    STRIPE_PRICE_YEARLY: text("a price's id").optional(),
    STRIPE_API_BASE: address(["https", "http"]).optional(),
    SMTP_URL: address(["smtp", "smtps"]).optional(),
    MAIL_FROM: text('an address, or "Name <address>"', isMailbox).optional(),
    SUPPORT_EMAIL: text("an e-mail address", (value) => ADDRESS.test(value)).optional(),
    OPERATOR_NAME: text("the name of who runs this").optional(),
    OIDC_ISSUER: address(["https", "http"]).optional(),
    OIDC_CLIENT_ID: text("an id").optional(),
    OIDC_CLIENT_SECRET: text("a secret").optional(),
    EMBEDDINGS_URL: address(["https", "http"]).optional(),
    EMBEDDINGS_API_KEY: text("a key").optional(),
    EMBEDDINGS_MODEL: text("a model's name", (value) => !/\s/.test(value)).default(
      "text-embedding-3-small",
    ),
    CRAWL_ALLOW_HOSTS: list("host names, separated by commas", (name) =>
      HOST_NAME.test(name),
    ).default([]),
    BLOCKED_REGIONS: z
      .union([choice(["none"]).transform(() => []), list(REGIONS_EXPECTED, isPlace, upper)], {
        error: `expected ${REGIONS_EXPECTED}`,
      })
      .optional(),
    CRISIS_REGION: choice(CRISIS_REGIONS, upper).default("US"),
    MODEL_WHILE_RISK_IS_OPEN: choice(["never", "after_opening"]).optional(),
    TRUSTED_PROXIES: text(PROXIES_EXPECTED, isFlyOrProxies).transform(readProxies).default([]),
    BACKUP_TO: text("a folder, or s3://bucket/folder", isBackupTarget).optional(),
    BACKUP_EVERY: text("a time such as 30m, 1h or 1d", (value) => SPAN.test(value)).optional(),
    METRICS_TOKEN: text(
      "a secret of at least 16 characters",
      (value) => value.length >= 16 && !/\s/.test(value),
    ).optional(),
    REPLY_ROUTING: choice(["database", "fly"]).default("database"),
    RATE_LIMITS: choice(["normal", "off"]).default("normal"),
    PASSWORD_HASHES: choice(["strong", "quick"]).default("strong"),
    LOG_LEVEL: choice(LOG_LEVELS).default("info"),
    DAILY_TOKENS_PER_PERSON: text(TOKENS_EXPECTED, isTokens).transform(Number).default(300_000),
    DAILY_TOKENS_TOTAL: text(TOKENS_EXPECTED, isTokens).transform(Number).default(10_000_000),
  })
  // Runs although single settings are wrong: the operator sees everything at once.
  .superRefine(checkTogether, { when: () => true });

export type Settings = z.infer<typeof settingsSchema>;

const NEEDED_IN_LIVE = [
  ["APP_URL", "the public address"],
  ["SESSION_SECRET", `a secret of at least ${SECRET_MIN_LENGTH} characters`],
  ["SMTP_URL", "a mail server such as smtp://user:password@mail.example:587"],
  ["MAIL_FROM", "the sender of mails"],
  ["SUPPORT_EMAIL", "an e-mail address that people can write to"],
  ["OPERATOR_NAME", "the name of who runs this"],
  ["BLOCKED_REGIONS", REGIONS_EXPECTED],
] as const;

const GROUPS = [
  [
    "STRIPE_SECRET_KEY",
    "STRIPE_PUBLISHABLE_KEY",
    "STRIPE_WEBHOOK_SECRET",
    "STRIPE_PRICE_MONTHLY",
    "STRIPE_PRICE_YEARLY",
  ],
  ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"],
] as const;

type Report = (name: keyof Settings, expected: string) => void;

// Single settings that are wrong arrive here as undefined or as text, and were reported before.
function checkTogether(settings: Partial<Settings>, context: z.RefinementCtx): void {
  const reported = new Set(context.issues.map((issue) => issue.path?.[0]));
  const report: Report = (name, expected) => {
    if (reported.has(name)) return;
    context.addIssue({ code: "custom", path: [name], message: `expected ${expected}` });
  };
  if (settings.APP_MODE === "live") checkLive(settings, report);
  for (const group of GROUPS) {
    if (!group.some((name) => settings[name])) continue;
    const [first] = group;
    for (const name of group.filter((each) => !settings[each])) {
      report(name, `a value, because the settings that belong with ${first} are set only together`);
    }
  }
  if (settings.DATABASE_SYNC_URL && settings.DATABASE_URL && !isFile(settings.DATABASE_URL)) {
    report("DATABASE_URL", "a file: address, because DATABASE_SYNC_URL fills a file");
  }
  if (settings.BACKUP_EVERY && !settings.BACKUP_TO) {
    report("BACKUP_TO", "a value, because BACKUP_EVERY says how often backups go there");
  }
  if (settings.BACKUP_EVERY && settings.DATABASE_URL && !isFile(settings.DATABASE_URL)) {
    report("BACKUP_EVERY", "no value, because a database server is backed up where it runs");
  }
  if (settings.OIDC_ISSUER && !isProviderAddress(settings.OIDC_ISSUER, settings.APP_MODE)) {
    report("OIDC_ISSUER", "https, except in demo mode on this machine");
  }
  const isTrial = isBenchmark(settings);
  const elsewhere = "except in demo mode with HOST and APP_URL on this machine";
  if (settings.RATE_LIMITS === "off" && !isTrial) report("RATE_LIMITS", `normal, ${elsewhere}`);
  if (settings.PASSWORD_HASHES === "quick" && !isTrial) {
    report("PASSWORD_HASHES", `strong, ${elsewhere}`);
  }
}

function checkLive(settings: Partial<Settings>, report: Report): void {
  for (const [name, expected] of NEEDED_IN_LIVE) {
    if (!settings[name]) report(name, `${expected}, because APP_MODE is live`);
  }
  const long = `at least ${SECRET_MIN_LENGTH} characters, because APP_MODE is live`;
  const isShort = (secret: string) => secret.length < SECRET_MIN_LENGTH;
  if (settings.SESSION_SECRET?.some(isShort)) report("SESSION_SECRET", `secrets of ${long}`);
  const key = settings.DATABASE_ENCRYPTION_KEY;
  if (isFile(settings.DATABASE_URL) ? isShort(key ?? "") : key && isShort(key)) {
    report("DATABASE_ENCRYPTION_KEY", `a secret of ${long}`);
  }
  if (settings.APP_URL && !isHttpsOrLoopback(settings.APP_URL)) {
    report("APP_URL", "https, except on this machine");
  }
}

function isBenchmark({ APP_MODE, HOST, APP_URL }: Partial<Settings>): boolean {
  const isLocal = (!HOST || isLoopbackHost(HOST)) && (!APP_URL || isLoopback(APP_URL));
  return APP_MODE === "demo" && isLocal;
}

/** Whether the database is a file on this machine, which is what no address means, too. */
export function isFile(url: string | undefined): boolean {
  return !url || url.startsWith("file:");
}

function isProviderAddress(url: string, mode: Settings["APP_MODE"] | undefined): boolean {
  return url.startsWith("https:") || (mode === "demo" && isLoopback(url));
}

function isHttpsOrLoopback(url: string): boolean {
  return url.startsWith("https:") || isLoopback(url);
}

function isLoopback(url: string): boolean {
  return URL.canParse(url) && isLoopbackHost(new URL(url).hostname);
}

function isLoopbackHost(host: string): boolean {
  return /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[?::1\]?)$/i.test(host);
}

function isPort(value: string): boolean {
  return /^\d{1,5}$/.test(value) && Number(value) >= 1 && Number(value) <= 65_535;
}

function isTokens(value: string): boolean {
  return /^\d{1,12}$/.test(value);
}

function isWithin(value: string, least: number, most: number): boolean {
  return isTokens(value) && Number(value) >= least && Number(value) <= most;
}

function isFlyOrProxies(value: string): boolean {
  const proxies = readProxies(value);
  return proxies === "fly" || (proxies.length > 0 && proxies.every(isAddressOrRange));
}

function readProxies(value: string): "fly" | string[] {
  if (value.toLowerCase() === "fly") return "fly";
  const items = value.split(",").map((item) => item.trim());
  return items.filter((item) => item !== "");
}

function isBackupTarget(value: string): boolean {
  return value.startsWith("s3://") ? BUCKET.test(value) : !value.includes("://");
}

function isOrigin(value: string): boolean {
  if (!/^https?:/.test(value) || !URL.canParse(value)) return false;
  const { pathname, search, hash, username } = new URL(value);
  return pathname === "/" && !search && !hash && !username;
}

function isMailbox(value: string): boolean {
  const bracketed = /^[^\r\n<>]*<([^<>]+)>$/.exec(value);
  return ADDRESS.test(bracketed?.[1] ?? value);
}

function isReadable(file: string): boolean {
  try {
    accessSync(file, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}

function upper(value: string): string {
  return value.toUpperCase();
}

function text(expected: string, isRight: (value: string) => boolean = () => true) {
  const error = `expected ${expected}`;
  return z.string({ error }).trim().refine(isRight, { error });
}

function choice<const Choice extends string>(
  choices: readonly Choice[],
  normalize: (value: string) => string = (value) => value.toLowerCase(),
) {
  const error = `expected one of ${choices.join(", ")}`;
  return z.string({ error }).trim().transform(normalize).pipe(z.enum(choices, { error }));
}

function address(schemes: readonly string[]) {
  const hasScheme = (value: string) =>
    schemes.some((scheme) => value.startsWith(`${scheme}:`)) &&
    (value.startsWith("file:") || URL.canParse(value));
  return text(`an address that begins with ${schemes.join(":, ")}:`, hasScheme);
}

/** A place that somebody can say they live in: another code would block nobody, as "UK" for GB. */
function isPlace(code: string): boolean {
  return STATE.test(code) || (code.length === 2 && countries.isValid(code));
}

function list(
  expected: string,
  isOne: (item: string) => boolean = () => true,
  normalize = (value: string) => value,
) {
  return text(expected)
    .transform((value) => value.split(",").map((item) => normalize(item.trim())))
    .transform((items) => items.filter((item) => item !== ""))
    .refine((items) => items.length > 0 && items.every(isOne), {
      error: `expected ${expected}`,
    });
}
