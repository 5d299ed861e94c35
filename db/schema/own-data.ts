import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Tier } from "#app/safety/assessment.ts";
import type { ScreenedText } from "#app/safety/screened-text.server.ts";
import { ownerId } from "./accounts.ts";
import type { MessageClasses } from "./conversations.ts";
import type { exerciseRuns } from "./exercises.ts";
import type { feelings } from "./feelings.ts";
import type { memories } from "./memories.ts";
import type { moodEntries } from "./moods.ts";

/** What was done with an account, when and by whom, without any content. Its owner sees it. */
export const accountEvents = sqliteTable(
  "account_events",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Whose account it is. That it was deleted is kept when the account is gone. */
    userId: text().notNull(),
    by: text({ enum: ["owner", "admin", "system"] }).notNull(),
    /** Which admin it was. */
    adminId: text(),
    kind: text({
      enum: [
        "signed_in",
        "signed_out",
        "signed_out_elsewhere",
        "session_ended",
        "password_changed",
        "password_reset",
        "email_change_asked",
        "email_changed",
        "two_factor_on",
        "two_factor_off",
        "backup_code_used",
        "backup_codes_renewed",
        "two_factor_removal_asked",
        "sign_in_linked",
        "sign_in_unlinked",
        "passkey_added",
        "passkey_removed",
        "export_asked",
        "export_fetched",
        "conversation_deleted",
        "conversations_deleted",
        "retention_changed",
        "account_deleted",
        "role_changed",
        "record_read",
        "api_token_made",
        "api_token_revoked",
      ],
    }).notNull(),
    /** The way of signing in, where it is a sign-in. */
    way: text({ enum: ["password", "code", "link", "provider", "confirmation", "passkey"] }),
    /** The browser and system, as somebody would name them ("Firefox on Android"). */
    device: text(),
    at: integer().notNull(),
  },
  (table) => [index("account_events_user").on(table.userId, table.at)],
);

/** Copies of everything that somebody wrote here, made in the background and kept a day. */
export const exports = sqliteTable(
  "exports",
  {
    id: text().primaryKey(),
    userId: ownerId(),
    status: text({ enum: ["waiting", "running", "ready", "failed"] })
      .notNull()
      .default("waiting"),
    /** Opens the file; without this row nobody can read what is left of it. */
    key: text(),
    /** Bytes of the file once it is ready. */
    size: integer(),
    /** Which process makes it, until when it is believed to. */
    leaseBy: text(),
    leaseUntil: integer(),
    createdAt: integer().notNull(),
    readyAt: integer(),
    expiresAt: integer().notNull(),
  },
  (table) => [
    index("exports_user").on(table.userId, table.createdAt),
    index("exports_end").on(table.expiresAt),
  ],
);

type MoodId = (typeof moodEntries.$inferSelect)["mood"];

/** When something was made, in milliseconds, as its copy says. */
interface Copied {
  at: number;
}

/**
 * What was read of a copy from another installation: checked, screened, and with no id of there but to join its parts.
 */
export interface AccountCopy {
  feelings: (Copied & {
    name: ScreenedText;
    emoji: ScreenedText;
    color: (typeof feelings.$inferSelect)["color"];
    mood: MoodId;
  })[];
  activities: (Copied & { name: ScreenedText })[];
  moods: (Copied & {
    date: string;
    mood: MoodId;
    feeling: ScreenedText | null;
    notes: ScreenedText | null;
    activities: ScreenedText[];
  })[];
  journal: (Copied & {
    date: string;
    mood: MoodId | null;
    feeling: ScreenedText | null;
    text: ScreenedText;
    tags: ScreenedText[];
    answer: ScreenedText | null;
    tier: Tier;
  })[];
  checkUps: (Copied & {
    date: string;
    satisfied: number;
    worthwhile: number;
    happy: number;
    anxious: number;
  })[];
  programs: (Copied & { track: string; sessions: number; planned: number; isActive: boolean })[];
  checkIns: (Copied & {
    date: string;
    mood: number;
    stress: number;
    sleep: number;
    energy: number;
  })[];
  /** One at most. */
  safetyPlan: (Copied & {
    steps: Record<
      | "warningSigns"
      | "onMyOwn"
      | "peopleAndPlaces"
      | "askForHelp"
      | "professionals"
      | "saferSurroundings",
      ScreenedText | null
    >;
    trustedName: ScreenedText | null;
    trustedNumber: string | null;
    trustedInAbuse: boolean;
  })[];
  memory: (Copied & {
    kind: (typeof memories.$inferSelect)["kind"];
    content: ScreenedText;
    editedAt: number | null;
  })[];
  exercises: (Copied & {
    run: string;
    exerciseId: string;
    step: string;
    finishedAt: number;
    helped: (typeof exerciseRuns.$inferSelect)["helped"];
    goal: ScreenedText | null;
    answers: (Copied & {
      step: string;
      asked: ScreenedText | null;
      content: ScreenedText;
      tier: Tier;
    })[];
  })[];
  conversations: (Copied & {
    id: string;
    title: ScreenedText | null;
    namedBy?: "you" | "companion" | null | undefined;
    /** Nothing of danger is in it. */
    isHarmless?: boolean;
    therapist: string;
    openedBy: string | null;
    track: string | null;
    lastMessageAt: number;
    isCompleted: boolean;
    minutes: number;
    techniques?: string[];
    summary: ScreenedText | null;
    insights: ScreenedText | null;
    openThreads: ScreenedText | null;
    lookingBack?: ScreenedText | null;
    reflection: ScreenedText | null;
    goals: ScreenedText | null;
    messages: (Copied & {
      role: "user" | "assistant";
      content: ScreenedText;
      therapist: string | null;
      isModel: boolean;
      danger: MessageClasses["danger"] | null;
    })[];
  })[];
  outcomes: (Copied & {
    source: "session" | "exercise";
    id: string;
    outcome: "kept" | "carried" | "let_go";
  })[];
}

export type CopiedKind = Exclude<keyof AccountCopy, "outcomes">;

/** Why something of a copy isn't taken. */
export type LeftOutReason =
  | "known"
  | "unreadable"
  | "unfinished"
  | "too_old"
  | "no_premium"
  | "no_memory"
  | "no_room"
  | "danger"
  | "next_time";

/** What is told of what a copy holds: its kinds, and what comes with rows of others. */
export type ToldKind = CopiedKind | "notes" | "goals" | "reflections";

export interface LeftOut {
  kind: ToldKind;
  why: LeftOutReason;
  count: number;
}

/** A copy that waits for its owner's yes; after it, only how much was brought, and what wasn't. */
export type AccountImportContent =
  | { copy: AccountCopy; leftOut: LeftOut[] }
  | { brought: Record<CopiedKind, number>; leftOut?: LeftOut[] };

/** Copies from another installation, read and shown, that wait for their owner's yes. */
export const accountImports = sqliteTable(
  "account_imports",
  {
    id: text().primaryKey(),
    userId: ownerId(),
    content: text({ mode: "json" }).$type<AccountImportContent>().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [index("account_imports_user").on(table.userId, table.createdAt)],
);

/**
 * What was removed or taken back: a backup that is older is restored without it. Triggers write here
 * whatever it is that removes a row (db/removals.ts).
 */
export const deletions = sqliteTable(
  "deletions",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** The table of the row that is gone, or `table.column` of what was taken back in one that stays. */
    kind: text().notNull(),
    /** The row's id, which names nobody. */
    subjectId: text().notNull(),
    /** What was put back, or given again, isn't removed any longer. */
    isBack: integer({ mode: "boolean" }).notNull().default(false),
    at: integer().notNull(),
    /** When it was written to the list that lies with the backups. */
    listedAt: integer(),
  },
  (table) => [
    index("deletions_subject").on(table.subjectId, table.kind),
    index("deletions_time").on(table.at),
    index("deletions_unlisted")
      .on(table.id)
      .where(sql`${table.listedAt} is null`),
  ],
);
