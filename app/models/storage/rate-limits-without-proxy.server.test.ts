import { beforeAll, expect, test } from "vitest";
import { migrate } from "#db/migrate.ts";
import { LIMITS, consumeRateLimit } from "./rate-limits.server.ts";

const SECRET = "0123456789abcdef0123456789abcdef";

Object.assign(process.env, {
  APP_MODE: "live",
  APP_URL: "https://care.example",
  DATABASE_ENCRYPTION_KEY: SECRET,
  SESSION_SECRET: SECRET,
  SMTP_URL: "smtp://mail.example:587",
  MAIL_FROM: "hello@care.example",
  SUPPORT_EMAIL: "help@care.example",
  OPERATOR_NAME: "Care Ltd",
  BLOCKED_REGIONS: "none",
});

beforeAll(() => migrate());

test("in live with no known proxy, one person does not use up everybody's limits by address", async () => {
  const { most } = LIMITS["register.address"];
  for (let times = 0; times < 10 * most; times += 1) {
    expect((await consumeRateLimit("register.address", "the proxy")).isAllowed).toBe(true);
  }
});

test("limits by account stay as they are", async () => {
  const { most } = LIMITS["mail.account"];
  for (let times = 0; times < most; times += 1) await consumeRateLimit("mail.account", "somebody");
  expect((await consumeRateLimit("mail.account", "somebody")).isAllowed).toBe(false);
});
