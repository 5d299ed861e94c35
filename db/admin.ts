// Makes somebody an administrator, or an ordinary person again: `npm run admin -- grant EMAIL`.
import { ConfigurationError } from "#app/config/app-error.ts";

const USAGE = [
  "Usage: npm run admin -- grant EMAIL",
  "       npm run admin -- revoke EMAIL",
  "       npm run admin -- two-factor EMAIL",
].join("\n");
const EXIT_FAILED = 1;
const EXIT_USAGE = 2;
const OUTCOMES = {
  grant: { now: "now an administrator", already: "already an administrator" },
  revoke: { now: "no longer an administrator", already: "not an administrator" },
} as const;

process.exitCode = await run(process.argv.slice(2));

async function run([verb, email, ...rest]: string[]): Promise<number> {
  if (!isVerb(verb) || !email?.includes("@") || rest.length > 0) {
    console.error(USAGE);
    return EXIT_USAGE;
  }
  try {
    return verb === "two-factor" ? await removeTwoFactor(email) : await change(verb, email);
  } catch (error) {
    console.error(explain(error));
    return EXIT_FAILED;
  }
}

function isVerb(verb: string | undefined): verb is "grant" | "revoke" | "two-factor" {
  return verb === "grant" || verb === "revoke" || verb === "two-factor";
}

// For somebody who lost their phone and their backup codes. They are told, and have three days to object.
async function removeTwoFactor(email: string): Promise<number> {
  const { findUserByEmail } = await import("#app/models/accounts/users.server.ts");
  const { removeTwoFactorByAdmin } =
    await import("#app/models/accounts/two-factor-removal.server.ts");
  const user = await findUserByEmail(email);
  if (!user) return fail(`${email} has no account here.`);
  const { outcome, at, isTold } = await removeTwoFactorByAdmin(user);
  const when = new Date(at).toISOString();
  switch (outcome) {
    case "off":
      return fail(`${email} has no two-factor sign-in.`);
    case "asked":
      console.log(
        `${email} ${isTold ? "was told by mail" : "could not be told by mail"}. Run this again after ${when} to turn it off.`,
      );
      return isTold ? 0 : EXIT_FAILED;
    case "waiting":
      return fail(`${email} has until ${when} to object. Run this again after that.`);
    case "removed":
      console.log(`Two-factor sign-in of ${email} is off.`);
      return 0;
  }
}

async function change(verb: "grant" | "revoke", email: string): Promise<number> {
  // Only now: reading the settings and opening the database takes longer than to say how it is used.
  const { changeRole } = await import("#app/models/accounts/users.server.ts");
  const changed = await changeRole(email, verb === "grant" ? "admin" : "user");
  if (!changed) return fail(`${email} has no account here. They register first.`);
  if (verb === "grant" && !changed.isVerified) {
    return fail(`${email} has not confirmed the address yet. Nothing was changed.`);
  }
  console.log(`${email} is ${OUTCOMES[verb][changed.wasAlready ? "already" : "now"]}.`);
  return 0;
}

function fail(message: string): number {
  console.error(message);
  return EXIT_FAILED;
}

function explain(error: unknown): string {
  if (error instanceof ConfigurationError) {
    return ["The settings are not right yet:", ...error.lines.map((line) => `  ${line}`)].join(
      "\n",
    );
  }
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const words = cause instanceof Error ? cause.message : String(cause);
  if (/no such table/.test(words)) return "This database is empty: start the product once.";
  if (/not a database/.test(words)) return "DATABASE_ENCRYPTION_KEY does not open this database.";
  return `The database was not changed: ${words.split("\n")[0] ?? ""}`;
}
