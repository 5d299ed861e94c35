import path from "node:path";
import { pathToFileURL } from "node:url";
import type { z } from "zod";
import { keptSecret } from "./kept-secret.server.ts";
import { ConfigurationError } from "./app-error.ts";
import { isFile, settingsSchema, type Settings } from "./settings.server.ts";

export { ConfigurationError } from "./app-error.ts";

export interface ModelSettings {
  apiKey: string;
  /** Without a slash or `/v1` at its end. */
  baseUrl: string;
  /** Whether it is the provider's own service. */
  isProvider: boolean;
  /** The model that talks with people. */
  model: string;
  /** Who gives the second opinion, notes, memories, insights, summaries and titles. */
  fastModel: string;
  /** How long a reply may take to begin. */
  firstWordMs: number;
  /** How much it is given at most for one reply, with the reply, in its own tokens. */
  contextTokens: number;
}

const DEFAULT_APP_NAME = "Aliwell";
const PROVIDER_HOST = "api.anthropic.com";
const PROVIDER_FAST_MODEL = "claude-haiku-5-5";
const PROVIDER_FIRST_WORD_SECONDS = 20;
/** A small machine reads a long prompt slowly. */
const LOCAL_FIRST_WORD_SECONDS = 90;
const PROVIDER_CONTEXT_TOKENS = 24_000;
const LOCAL_CONTEXT_TOKENS = 8_000;

export type Environment = ReturnType<typeof readEnvironment>;

let known: Environment | undefined;

/** This process's settings, read once. Throws a ConfigurationError. */
export function environment(): Environment {
  known ??= readEnvironment(process.env);
  return known;
}

/**
 * Checks and reads all settings; an empty one counts as not set. In demo mode the secrets that are
 * missing are made and kept in DATA_DIR. Throws a ConfigurationError.
 */
export function readEnvironment(source: NodeJS.ProcessEnv) {
  const given = Object.entries(source).filter(([, value]) => value?.trim());
  const result = settingsSchema.safeParse(Object.fromEntries(given));
  if (!result.success) throw new ConfigurationError(result.error.issues.map(issueLine));
  const settings = result.data;
  const dataDir = path.resolve(settings.DATA_DIR);
  const appName = settings.APP_NAME ?? DEFAULT_APP_NAME;
  return {
    mode: settings.APP_MODE,
    appName,
    port: settings.PORT,
    host: settings.HOST ?? (settings.APP_MODE === "demo" ? "127.0.0.1" : "0.0.0.0"),
    /** An origin without a slash at its end. */
    appUrl: new URL(settings.APP_URL ?? `http://localhost:${settings.PORT}`).origin,
    /** An absolute path. */
    dataDir,
    ...readSecrets(settings, dataDir),
    ...readProviders(settings),
    /** None in demo mode: mails become files in `dataDir`/outbox. */
    smtpUrl: settings.SMTP_URL ?? null,
    mailFrom:
      settings.MAIL_FROM ?? `${appName.replaceAll(/[^\p{L}\p{N} -]/gu, "")} <mail@demo.local>`,
    supportEmail: settings.SUPPORT_EMAIL ?? "support@demo.local",
    operatorName: settings.OPERATOR_NAME ?? `the operator of this ${appName} demo`,
    crawlAllowHosts: settings.CRAWL_ALLOW_HOSTS,
    blockedRegions: settings.BLOCKED_REGIONS ?? [],
    crisisRegion: settings.CRISIS_REGION,
    /**
     * Whether the model may write again while risk is open, once the questions about it are answered. Null where it
     * depends on the model: see `mayModelTalkAtRisk`.
     */
    modelWhileRiskIsOpen: settings.MODEL_WHILE_RISK_IS_OPEN ?? null,
    /** Whose word on where a request comes from counts: addresses and ranges, or Fly's proxy. */
    trustedProxies: settings.TRUSTED_PROXIES,
    /** Where backups go, with the list of what was deleted since: an absolute folder, or `s3://…`. */
    backupTo: settings.BACKUP_TO ? readBackupTarget(settings.BACKUP_TO) : null,
    backupEveryMs: settings.BACKUP_EVERY ? readSpan(settings.BACKUP_EVERY) : null,
    /** Who may read /metrics; null: nobody, and nothing is counted. */
    metricsToken: settings.METRICS_TOKEN ?? null,
    /** How a reply that grows on another instance is reached. */
    replyRouting: settings.REPLY_ROUTING,
    rateLimits: settings.RATE_LIMITS,
    passwordHashes: settings.PASSWORD_HASHES,
    logLevel: settings.LOG_LEVEL,
    /** Tokens of the model for one person, and for everybody together, on one day (UTC). */
    dailyTokensPerPerson: settings.DAILY_TOKENS_PER_PERSON,
    dailyTokensTotal: settings.DAILY_TOKENS_TOTAL,
  };
}

function readBackupTarget(value: string): string {
  return value.startsWith("s3://") ? value : path.resolve(value);
}

const SPAN_MS: Readonly<Record<string, number>> = { m: 60_000, h: 3_600_000, d: 86_400_000 };

function readSpan(value: string): number {
  return Number.parseInt(value, 10) * (SPAN_MS[value.slice(-1)] ?? 0);
}

function issueLine(issue: z.core.$ZodIssue): string {
  return `${issue.path.join(".")}: ${issue.message}`;
}

// A live start without them has already failed, so what is made here is demo mode's.
function readSecrets(settings: Settings, dataDir: string) {
  const url = settings.DATABASE_URL ?? pathToFileURL(path.join(dataDir, "aliwell.db")).href;
  const givenKey = settings.DATABASE_ENCRYPTION_KEY;
  return {
    database: {
      url,
      authToken: settings.DATABASE_AUTH_TOKEN ?? null,
      syncUrl: settings.DATABASE_SYNC_URL ?? null,
      /** Only where the database is a file. */
      encryptionKey: isFile(url) ? (givenKey ?? keptSecret(dataDir, "database.key")) : null,
    },
    /** The first signs, all are accepted. */
    sessionSecrets: settings.SESSION_SECRET ?? [keptSecret(dataDir, "session.key")],
  };
}

function readProviders(settings: Settings) {
  const speech = {
    credentialsFile: settings.GOOGLE_APPLICATION_CREDENTIALS ?? null,
    endpoint: settings.GOOGLE_TTS_ENDPOINT ?? null,
  };
  return {
    /** The key is what switches the model on: a local server that wants none is given any word. */
    anthropic: readAnthropic(settings),
    speech: speech.credentialsFile || speech.endpoint ? speech : null,
    stripe: readStripe(settings),
    oidc: readOidc(settings),
    embeddings: readEmbeddings(settings),
  };
}

function readAnthropic(settings: Settings): ModelSettings | null {
  const { ANTHROPIC_API_KEY: apiKey, ANTHROPIC_MODEL: model } = settings;
  if (!apiKey) return null;
  // The SDK adds the path itself, and every local server's guide ends the address with it.
  const baseUrl = settings.ANTHROPIC_BASE_URL.replace(/\/$/u, "").replace(/\/v1$/u, "");
  const isProvider = new URL(baseUrl).hostname === PROVIDER_HOST;
  const firstWordSeconds = isProvider ? PROVIDER_FIRST_WORD_SECONDS : LOCAL_FIRST_WORD_SECONDS;
  const contextTokens = isProvider ? PROVIDER_CONTEXT_TOKENS : LOCAL_CONTEXT_TOKENS;
  return {
    apiKey,
    baseUrl,
    isProvider,
    model,
    fastModel: settings.ANTHROPIC_FAST_MODEL ?? (isProvider ? PROVIDER_FAST_MODEL : model),
    firstWordMs: (settings.MODEL_FIRST_WORD_SECONDS ?? firstWordSeconds) * 1_000,
    contextTokens: settings.MODEL_CONTEXT_TOKENS ?? contextTokens,
  };
}

/** Its address is the one up to `/embeddings`, without a slash at its end. */
function readEmbeddings(settings: Settings) {
  const { EMBEDDINGS_URL: url, EMBEDDINGS_API_KEY: apiKey = null } = settings;
  return url
    ? { url: url.replace(/(?<!\/)\/+$/u, ""), apiKey, model: settings.EMBEDDINGS_MODEL }
    : null;
}

function readStripe(settings: Settings) {
  const {
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_PUBLISHABLE_KEY: publishableKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_PRICE_MONTHLY: priceMonthly,
    STRIPE_PRICE_YEARLY: priceYearly,
    STRIPE_API_BASE: apiBase = null,
  } = settings;
  if (!secretKey || !publishableKey || !webhookSecret || !priceMonthly || !priceYearly) return null;
  return { secretKey, publishableKey, webhookSecret, priceMonthly, priceYearly, apiBase };
}

function readOidc(settings: Settings) {
  const {
    OIDC_ISSUER: issuer,
    OIDC_CLIENT_ID: clientId,
    OIDC_CLIENT_SECRET: clientSecret,
  } = settings;
  return issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : null;
}
