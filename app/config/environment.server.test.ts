import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ConfigurationError, readEnvironment } from "./environment.server.ts";

const SECRET = "0123456789abcdef0123456789abcdef";
let dataDir = "";

beforeEach(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), "environment-"));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

function demo(settings: Record<string, string> = {}) {
  return readEnvironment({ DATA_DIR: dataDir, ...settings });
}

function liveSettings(settings: Record<string, string> = {}) {
  return {
    APP_MODE: "live",
    APP_URL: "https://care.example",
    DATA_DIR: dataDir,
    DATABASE_ENCRYPTION_KEY: SECRET,
    SESSION_SECRET: SECRET,
    SMTP_URL: "smtp://mail.example:587",
    MAIL_FROM: "Care <hello@care.example>",
    SUPPORT_EMAIL: "help@care.example",
    OPERATOR_NAME: "Care Ltd",
    BLOCKED_REGIONS: "none",
    ...settings,
  };
}

function complaints(settings: Record<string, string>): readonly string[] {
  try {
    readEnvironment({ DATA_DIR: dataDir, ...settings });
  } catch (error) {
    if (error instanceof ConfigurationError) return error.lines;
    throw error;
  }
  return [];
}

function names(lines: readonly string[]): string[] {
  return lines.map((line) => line.split(":")[0] ?? "").sort();
}

describe("with nothing configured", () => {
  test("it is a demo on this machine, with no provider and every default", () => {
    expect(demo()).toMatchObject({
      mode: "demo",
      appName: "Aliwell",
      port: 3000,
      host: "127.0.0.1",
      appUrl: "http://localhost:3000",
      dataDir,
      database: { url: `file://${dataDir}/aliwell.db`, authToken: null, syncUrl: null },
      anthropic: null,
      speech: null,
      stripe: null,
      smtpUrl: null,
      oidc: null,
      crawlAllowHosts: [],
      blockedRegions: [],
      crisisRegion: "US",
      backupTo: null,
      backupEveryMs: null,
      metricsToken: null,
      replyRouting: "database",
      rateLimits: "normal",
      logLevel: "info",
    });
  });

  test("the data folder is ./data, as an absolute path", () => {
    const settings = { SESSION_SECRET: SECRET, DATABASE_ENCRYPTION_KEY: SECRET };
    expect(readEnvironment(settings).dataDir).toBe(path.resolve("data"));
  });

  test("an empty or blank setting counts as not set", () => {
    const settings = { PORT: "", CRISIS_REGION: " ", STRIPE_SECRET_KEY: "" };
    expect(demo(settings)).toMatchObject({ port: 3000, crisisRegion: "US", stripe: null });
  });

  test("the address follows the port", () => {
    expect(demo({ PORT: "4100" }).appUrl).toBe("http://localhost:4100");
  });
});

describe("the secrets of a demo", () => {
  test("are made once and stay the same at the next start", () => {
    const first = demo();
    expect(first.database.encryptionKey).toMatch(/^[\da-f]{64}$/);
    expect(first.sessionSecrets[0]).not.toBe(first.database.encryptionKey);
    expect(demo()).toEqual(first);
  });

  test("can be read by their owner only", () => {
    demo();
    expect(statSync(path.join(dataDir, "session.key")).mode & 0o777).toBe(0o600);
    expect(statSync(path.join(dataDir, "database.key")).mode & 0o777).toBe(0o600);
  });

  test("give way to those that are set", () => {
    const read = demo({ SESSION_SECRET: "one, two", DATABASE_ENCRYPTION_KEY: "three" });
    expect(read.sessionSecrets).toEqual(["one", "two"]);
    expect(read.database.encryptionKey).toBe("three");
  });

  test("stop the start when their file was damaged, and the secret is not shown", () => {
    writeFileSync(path.join(dataDir, "session.key"), "half");
    const lines = complaints({});
    expect(names(lines)).toEqual(["DATA_DIR"]);
    expect(lines[0]).not.toContain("half");
  });

  test("stop the start when the data folder cannot be written", () => {
    const file = path.join(dataDir, "file");
    writeFileSync(file, "");
    expect(names(complaints({ DATA_DIR: file }))).toEqual(["DATA_DIR"]);
  });

  test("need no key for a database that is not a file", () => {
    expect(demo({ DATABASE_URL: "libsql://db.example" }).database.encryptionKey).toBeNull();
  });
});

describe("live mode", () => {
  test("starts once everything it needs is set", () => {
    expect(readEnvironment(liveSettings())).toMatchObject({
      mode: "live",
      host: "0.0.0.0",
      appUrl: "https://care.example",
      sessionSecrets: [SECRET],
      smtpUrl: "smtp://mail.example:587",
    });
  });

  test("names each setting that is missing", () => {
    expect(names(complaints({ APP_MODE: "live" }))).toEqual([
      "APP_URL",
      "BLOCKED_REGIONS",
      "DATABASE_ENCRYPTION_KEY",
      "MAIL_FROM",
      "OPERATOR_NAME",
      "SESSION_SECRET",
      "SMTP_URL",
      "SUPPORT_EMAIL",
    ]);
  });

  test("makes no secret by itself", () => {
    complaints({ APP_MODE: "live" });
    expect(() => statSync(path.join(dataDir, "session.key"))).toThrow(/ENOENT/);
  });

  test("wants no database key where the database is a server", () => {
    const settings = { DATABASE_ENCRYPTION_KEY: "", DATABASE_URL: "libsql://db.example" };
    expect(complaints(liveSettings(settings))).toEqual([]);
  });

  test("refuses a short secret, also among several, without showing it", () => {
    const settings = { SESSION_SECRET: `${SECRET},tiny`, DATABASE_ENCRYPTION_KEY: "little" };
    const lines = complaints(liveSettings(settings));
    expect(names(lines)).toEqual(["DATABASE_ENCRYPTION_KEY", "SESSION_SECRET"]);
    expect(lines.join()).not.toMatch(/tiny|little/);
  });

  test("refuses an address without TLS, except on this machine", () => {
    expect(names(complaints(liveSettings({ APP_URL: "http://care.example" })))).toEqual([
      "APP_URL",
    ]);
    expect(complaints(liveSettings({ APP_URL: "http://localhost:3000" }))).toEqual([]);
  });
});

describe("a wrong value", () => {
  test("is reported in one line that names the setting, together with all others", () => {
    const lines = complaints({ APP_MODE: "prod", PORT: "70000", LOG_LEVEL: "loud" });
    expect(lines).toEqual([
      "APP_MODE: expected one of demo, live",
      "PORT: expected a port number from 1 to 65535",
      "LOG_LEVEL: expected one of fatal, error, warn, info, debug, trace, silent",
    ]);
  });

  test.each([
    ["APP_URL", "care.example"],
    ["APP_URL", "https://care.example/app"],
    ["DATABASE_URL", "postgres://db.example"],
    ["DATABASE_SYNC_URL", "file:other.db"],
    ["ANTHROPIC_BASE_URL", "localhost:11434"],
    ["GOOGLE_APPLICATION_CREDENTIALS", "/no/such/file.json"],
    ["SMTP_URL", "mail.example:587"],
    ["MAIL_FROM", "Care"],
    ["MAIL_FROM", "Care <hello@care.example>\r\nBcc: x@example.org"],
    ["SUPPORT_EMAIL", "help at care.example"],
    ["SESSION_SECRET", " , "],
    ["CRAWL_ALLOW_HOSTS", "http://docs.example/"],
    ["BACKUP_TO", "s3://"],
    ["METRICS_TOKEN", "short"],
    ["BACKUP_TO", "https://backups.example"],
    ["BLOCKED_REGIONS", "France"],
    ["BLOCKED_REGIONS", "none,FR"],
    ["BLOCKED_REGIONS", "UK"],
    ["BLOCKED_REGIONS", "CA-ON"],
    ["CRISIS_REGION", "FR"],
  ])("stops the start: %s=%j", (name, value) => {
    expect(names(complaints({ [name]: value }))).toEqual([name]);
  });

  test("of a secret is never repeated", () => {
    const lines = complaints({
      SMTP_URL: "ftp://user:hunter22@mail.example",
      DATABASE_URL: "x:pw9",
    });
    expect(names(lines)).toEqual(["DATABASE_URL", "SMTP_URL"]);
    expect(lines.join()).not.toMatch(/hunter22|pw9/);
  });
});

describe("settings that belong together", () => {
  test("how often backups are made needs a place for them", () => {
    expect(names(complaints({ BACKUP_EVERY: "1h" }))).toEqual(["BACKUP_TO"]);
    expect(names(complaints({ BACKUP_TO: "b", BACKUP_EVERY: "often" }))).toEqual(["BACKUP_EVERY"]);
    const read = demo({ BACKUP_TO: "s3://bucket/some/place", BACKUP_EVERY: "90m" });
    expect(read).toMatchObject({ backupTo: "s3://bucket/some/place", backupEveryMs: 5_400_000 });
  });

  test("half of the payment settings stop the start and name the other half", () => {
    const settings = { STRIPE_SECRET_KEY: "sk_test_1", STRIPE_PRICE_YEARLY: "price_1" };
    const lines = complaints(settings);
    expect(names(lines)).toEqual([
      "STRIPE_PRICE_MONTHLY",
      "STRIPE_PUBLISHABLE_KEY",
      "STRIPE_WEBHOOK_SECRET",
    ]);
    expect(lines.join()).not.toContain("sk_test_1");
  });

  test("all payment settings switch payments on", () => {
    const settings = {
      STRIPE_SECRET_KEY: "sk",
      STRIPE_PUBLISHABLE_KEY: "pk",
      STRIPE_WEBHOOK_SECRET: "wh",
      STRIPE_PRICE_MONTHLY: "m",
      STRIPE_PRICE_YEARLY: "y",
    };
    expect(demo(settings).stripe).toMatchObject({
      secretKey: "sk",
      priceYearly: "y",
      apiBase: null,
    });
  });

  test("half of the sign-in provider's settings stop the start", () => {
    const lines = complaints({ OIDC_ISSUER: "https://id.example", OIDC_CLIENT_ID: "care" });
    expect(names(lines)).toEqual(["OIDC_CLIENT_SECRET"]);
  });

  test("a sign-in provider without TLS is accepted on this machine only, in demo mode", () => {
    const settings = { OIDC_CLIENT_ID: "care", OIDC_CLIENT_SECRET: "s" };
    expect(names(complaints({ ...settings, OIDC_ISSUER: "http://id.example" }))).toEqual([
      "OIDC_ISSUER",
    ]);
    const onThisMachine = { ...settings, OIDC_ISSUER: "http://127.0.0.1:9" };
    expect(demo(onThisMachine).oidc?.clientId).toBe("care");
    expect(names(complaints(liveSettings(onThisMachine)))).toEqual(["OIDC_ISSUER"]);
  });

  test("the model is switched on by its key, not by an address alone", () => {
    const local = { ANTHROPIC_BASE_URL: "http://localhost:11434" };
    expect(demo(local).anthropic).toBeNull();
    expect(demo({ ...local, ANTHROPIC_API_KEY: "any" }).anthropic?.baseUrl).toBe(
      "http://localhost:11434",
    );
  });

  test("a replica is a file that follows a server", () => {
    const settings = { DATABASE_SYNC_URL: "libsql://db.example" };
    expect(demo(settings).database.syncUrl).toBe("libsql://db.example");
    expect(names(complaints({ ...settings, DATABASE_URL: "libsql://other.example" }))).toEqual([
      "DATABASE_URL",
    ]);
  });
});

describe("a day's budget of tokens", () => {
  test("is there by default, and set in whole numbers", () => {
    expect(demo({}).dailyTokensPerPerson).toBe(300_000);
    expect(demo({ DAILY_TOKENS_TOTAL: "5000" }).dailyTokensTotal).toBe(5_000);
    expect(demo({ DAILY_TOKENS_PER_PERSON: "0" }).dailyTokensPerPerson).toBe(0);
    for (const wrong of ["-1", "1.5", "many", "1e6"]) {
      expect(names(complaints({ DAILY_TOKENS_TOTAL: wrong }))).toEqual(["DAILY_TOKENS_TOTAL"]);
    }
  });
});

describe("rate limits", () => {
  test("can be switched off in a demo on this machine", () => {
    expect(demo({ RATE_LIMITS: "off" }).rateLimits).toBe("off");
  });

  test.each<Record<string, string>>([
    { HOST: "0.0.0.0" },
    { APP_URL: "https://care.example" },
    { APP_URL: "http://localhost.example.org" },
    liveSettings({ APP_URL: "http://localhost", HOST: "127.0.0.1" }),
  ])("stay on elsewhere: %j", (settings) => {
    expect(names(complaints({ ...settings, DATA_DIR: dataDir, RATE_LIMITS: "off" }))).toEqual([
      "RATE_LIMITS",
    ]);
  });
});

describe("hashes of passwords", () => {
  test("are strong, and can be quick in a demo on this machine", () => {
    expect(demo().passwordHashes).toBe("strong");
    expect(demo({ PASSWORD_HASHES: "quick" }).passwordHashes).toBe("quick");
  });

  test.each<Record<string, string>>([
    { HOST: "0.0.0.0" },
    { APP_URL: "https://care.example" },
    liveSettings({ APP_URL: "http://localhost", HOST: "127.0.0.1" }),
  ])("are never quick elsewhere: %j", (settings) => {
    expect(names(complaints({ ...settings, DATA_DIR: dataDir, PASSWORD_HASHES: "quick" }))).toEqual(
      ["PASSWORD_HASHES"],
    );
  });
});

describe("proxies", () => {
  test("none is trusted by default; Fly's or one's own are named", () => {
    expect(demo().trustedProxies).toEqual([]);
    expect(demo({ TRUSTED_PROXIES: "Fly" }).trustedProxies).toBe("fly");
    const own = demo({ TRUSTED_PROXIES: "10.0.0.0/8, 192.0.2.1, fd00::/8" });
    expect(own.trustedProxies).toEqual(["10.0.0.0/8", "192.0.2.1", "fd00::/8"]);
  });

  test.each(["proxy.example", "10.0.0.0/99", "fly, 10.0.0.1", ","])("not %s", (wrong) => {
    expect(complaints({ TRUSTED_PROXIES: wrong })).toEqual([
      "TRUSTED_PROXIES: expected fly, or addresses and ranges such as 10.0.0.0/8, separated by commas",
    ]);
  });
});

describe("the model while risk is open", () => {
  test("never writes by default", () => {
    expect(demo().modelWhileRiskIsOpen).toBeNull();
    const other = demo({ MODEL_WHILE_RISK_IS_OPEN: "after_opening" });
    expect(other.modelWhileRiskIsOpen).toBe("after_opening");
    expect(names(complaints({ MODEL_WHILE_RISK_IS_OPEN: "always" }))).toEqual([
      "MODEL_WHILE_RISK_IS_OPEN",
    ]);
  });
});

describe("lists", () => {
  test("are separated by commas, blanks do not matter", () => {
    const read = demo({
      CRAWL_ALLOW_HOSTS: "docs.local, 10.0.0.5:8080,",
      BLOCKED_REGIONS: "fr,us-il",
    });
    expect(read.crawlAllowHosts).toEqual(["docs.local", "10.0.0.5:8080"]);
    expect(read.blockedRegions).toEqual(["FR", "US-IL"]);
    expect(demo({ BLOCKED_REGIONS: "None" }).blockedRegions).toEqual([]);
  });
});
