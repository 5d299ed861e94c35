import { sql } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { AppError } from "#app/config/app-error.ts";
import { database } from "#db/client.ts";
import type * as schema from "#db/schema.ts";
import { MAX_RECENT_EVENTS } from "#app/models/risk/crisis-events.server.ts";
import type { LimitName } from "./rate-limits.server.ts";

/** Every table of the database, by what the schema calls it. */
export type TableName = {
  [Name in keyof typeof schema]: (typeof schema)[Name] extends SQLiteTable ? Name : never;
}[keyof typeof schema];

const MB = 1024 * 1024;

/** What keeps a table from growing with whatever one person sends. */
export type Bound =
  /** So many rows of an account, and so much in these columns: then nothing more is taken. */
  | { rows: number; bytes?: number; of?: readonly string[] }
  /** One row for each account and whatever else is in these columns, of which there are few. */
  | { oneEach: readonly string[] }
  /** Its rows are only ever made with rows of another table. */
  | { with: TableName }
  /** So often in a window, and kept for a time. */
  | { limit: LimitName }
  /** So many of an account within its window; of what is beyond nothing is written. */
  | { atOnce: number }
  /** A number of rows of an account, and so much in them; the oldest go. */
  | { newest: number; bytes?: number }
  /** Only people who paid, or whom the operator asked, write to it. */
  | { by: "operator" | "payment provider" | "program" };

/** What each table is bounded by. A new one has to say so here. */
export const BOUNDS = {
  users: { limit: "register.address" },
  trials: { oneEach: [] },
  browserLocks: { newest: 20 },
  userSessions: { limit: "login.address" },
  emailVerificationTokens: { limit: "mail.day" },
  passwordResetTokens: { limit: "mail.day" },
  signInCodes: { limit: "mail.sign-in" },
  magicLinkTokens: { limit: "mail.sign-in" },
  emailChanges: { limit: "mail.sign-in" },
  loginAttempts: { limit: "login.address" },
  rateLimits: { limit: "form.address" },
  databaseMarks: { by: "operator" },
  oauthAccounts: { rows: 20 },
  twoFactorAuth: { oneEach: [] },
  passkeys: { rows: 20 },
  spentChallenges: { limit: "login.address" },
  apiTokens: { rows: 20 },
  idempotentAnswers: { rows: 2_000, bytes: 20 * MB, of: ["answer"] },
  usersLeadmagnet: { oneEach: [] },
  onboardingProgress: { oneEach: [] },
  assessments: { rows: 1 },
  dailyAssessments: { oneEach: ["assessment_date"] },
  sessionFlow: { oneEach: ["session_date"] },
  subscriptions: { by: "payment provider" },
  paymentEvents: { by: "payment provider" },
  subscriptionNotices: { by: "payment provider" },
  planMails: { by: "payment provider" },
  refundRequests: { by: "payment provider" },
  subscriptionCancellations: { by: "payment provider" },
  checkoutLocks: { oneEach: [] },
  customerClosures: { by: "payment provider" },
  demoCheckouts: { by: "payment provider" },
  demoReceipts: { by: "payment provider" },
  demoSubscriptions: { by: "payment provider" },
  sessions: { with: "messages" },
  messages: { limit: "message.day" },
  replies: { with: "messages" },
  conversationSummaries: { with: "sessions" },
  processLeases: { by: "program" },
  drafts: { newest: 1_000, bytes: MB },
  modelUsage: { with: "replies" },
  modelUsagePersonDays: { oneEach: ["day"] },
  modelUsageDays: { by: "program" },
  integralGuideContent: { by: "operator" },
  knowledgeItems: { by: "operator" },
  knowledgeVersions: { by: "operator" },
  knowledgeUploads: { by: "operator" },
  knowledgeUploadParts: { by: "operator" },
  knowledgeCrawls: { by: "operator" },
  knowledgeCrawlPages: { by: "operator" },
  exerciseRuns: { rows: 2_000 },
  exerciseAnswers: { rows: 30_000, bytes: 20 * MB, of: ["content", "asked"] },
  journalEntries: { rows: 20_000, bytes: 50 * MB, of: ["content", "tags"] },
  undos: { rows: 2_000, bytes: 20 * MB, of: ["content", "row"] },
  memories: { rows: 40 },
  moodEntries: { rows: 30_000, bytes: 20 * MB, of: ["notes", "activities"] },
  checkUps: { oneEach: ["date"] },
  feelings: { rows: 60 },
  activities: { rows: 60 },
  moodTags: { with: "moodEntries" },
  moodImports: { rows: 1 },
  accountImports: { rows: 1 },
  backupRuns: { by: "program" },
  modelCareChecks: { by: "program" },
  accountEvents: { newest: 5_000 },
  exports: { rows: 1 },
  deletions: { with: "undos" },
  goalOutcomes: { oneEach: ["source", "source_id"] },
  insightDismissals: { rows: 1_000 },
  reminders: { oneEach: [] },
  pushSubscriptions: { newest: 20 },
  pushKeys: { by: "program" },
  weekReviews: { oneEach: ["sunday"] },
  replyReports: { oneEach: ["reply_id"] },
  crisisEvents: { atOnce: MAX_RECENT_EVENTS },
  riskStates: { oneEach: [] },
  referralCounts: { by: "program" },
  notices: { with: "messages" },
  safetyPlans: { oneEach: [] },
  crisisEventNotes: { by: "operator" },
  auditLog: { by: "operator" },
  therapyTracks: { with: "sessions" },
} as const satisfies Record<TableName, Bound>;

type RoomBound = Extract<Bound, { rows: number }>;

/** Tables in which there is room for so much of one account. */
export type RoomName = {
  [Name in TableName]: (typeof BOUNDS)[Name] extends RoomBound ? Name : never;
}[TableName];

/** There is no room for more of this account: what was typed is given back to whoever typed it. */
export class NoRoomError extends AppError {
  override name = "NoRoomError";

  constructor(table: RoomName) {
    super(`an account has all of ${table} that one may have`);
  }
}

/**
 * Throws a NoRoomError where these tables don't take `adding` more rows of this account. Two posts at
 * once may both see the last free place: a bound is not exact to the row.
 */
export async function requireRoom(
  userId: string,
  names: readonly RoomName[],
  adding = 1,
): Promise<void> {
  for (const name of names) {
    const bound: RoomBound = BOUNDS[name];
    const { rows, bytes } = await taken(userId, name, bound);
    const isFull = bytes >= (bound.bytes ?? Infinity);
    if (rows + adding > bound.rows || isFull) throw new NoRoomError(name);
  }
}

// The length of a column in bytes stands at the beginning of its row: the text itself isn't read.
async function taken(userId: string, name: RoomName, { of = [] }: RoomBound) {
  const lengths = of.map(
    (column) => sql`coalesce(sum(octet_length(${sql.identifier(column)})), 0)`,
  );
  const bytes = lengths.length === 0 ? sql`0` : sql.join(lengths, sql` + `);
  const [found] = await database().all<{ rows: number; bytes: number }>(sql`
    select count(*) as "rows", ${bytes} as "bytes"
    from ${sql.identifier(snakeCase(name))} where user_id = ${userId}`);
  return found ?? { rows: 0, bytes: 0 };
}

/** What the database calls a table. */
function snakeCase(name: RoomName): string {
  return name.replaceAll(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
}
