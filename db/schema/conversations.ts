import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
  type AnySQLiteColumn,
} from "drizzle-orm/sqlite-core";
import type { Kind, Language, Severity, Subject, Tier } from "#app/safety/assessment.ts";
import type { QuestionId } from "#app/safety/scripts/questions.ts";
import type { Wish } from "#app/reader/names.ts";
import type { SaidLine } from "#app/safety/said.ts";
import type { ScreenedText } from "#app/safety/screened-text.server.ts";
import { BY_LETTER } from "../letterwise-scripts.ts";
import { ownerId } from "./accounts.ts";
import { therapyTracks } from "./tracks.ts";

/** A conversation with the companion (the product calls it a session). */
export const sessions = sqliteTable(
  "sessions",
  {
    id: text().primaryKey(),
    userId: ownerId(),
    therapyTrackId: text().references((): AnySQLiteColumn => therapyTracks.id, {
      onDelete: "set null",
    }),
    therapistType: text().notNull(),
    /** Who opened it, where another companion has taken over since. */
    openedByTherapist: text(),
    trackType: text(),
    /** What its owner calls it; without one the next, or else its first words, stand in the list. */
    title: text().$type<ScreenedText>(),
    /** What the model calls it. */
    suggestedTitle: text().$type<ScreenedText>(),
    summary: text(),
    insights: text(),
    /** What was left unfinished in it, one a line. */
    openThreads: text(),
    /** The look back after the first free messages, and the message it stands after. */
    checkpointSummary: text(),
    checkpointAfterSeq: integer(),
    userReflection: text().$type<ScreenedText>(),
    weeklyGoals: text().$type<ScreenedText>(),
    modalitiesUsed: text({ mode: "json" })
      .$type<string[]>()
      .notNull()
      .default(sql`'[]'`),
    /** Minutes. */
    duration: integer(),
    isCompleted: integer({ mode: "boolean" }).notNull().default(false),
    /** False for one that is deleted at its end, and of which nothing is made meanwhile. */
    isKept: integer({ mode: "boolean" }).notNull().default(true),
    /** Whether it came with an export: nothing is said in it that wasn't. */
    isImported: integer({ mode: "boolean" }).notNull().default(false),
    /** Where the guided companion stands: ids and step names, never a person's words. */
    guidedState: text({ mode: "json" }).$type<unknown>(),
    /** Where it stood before the last message, so that a changed message or another answer starts there. */
    guidedStateBefore: text({ mode: "json" }).$type<unknown>(),
    lastMessageAt: integer().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [
    index("sessions_user_latest").on(table.userId, table.lastMessageAt),
    index("sessions_user_created").on(table.userId, table.createdAt),
    index("sessions_unkept")
      .on(table.lastMessageAt)
      .where(sql`not is_kept`),
  ],
);

export const messages = sqliteTable(
  "messages",
  {
    /** The order of a conversation, and the key that lists are paged by. */
    seq: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull().unique(),
    conversationId: text("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    userId: ownerId(),
    role: text({ enum: ["user", "assistant"] }).notNull(),
    content: text().$type<ScreenedText>().notNull(),
    /** What the form carried, and a digest of the text: together they know a double post. */
    formKey: text(),
    contentDigest: text(),
    /** The id of what was tapped, where it stood among the choices of the reply above. */
    choice: text(),
    /** What the text was read as when it was stored. */
    classes: text({ mode: "json" }).$type<MessageClasses>(),
    /** Whether it used up one of the free messages. */
    counted: integer({ mode: "boolean" }).notNull().default(false),
    /**
     * When another wording or another answer took its place: it can still be read, and the companion
     * is no longer told it.
     */
    replacedAt: integer(),
    /** Whether the search finds it: not before a reply that grows has ended, however it ends. */
    isIndexed: integer({ mode: "boolean" }).notNull().default(true),
    createdAt: integer().notNull(),
  },
  (table) => [
    index("messages_session").on(table.conversationId, table.seq),
    index("messages_user").on(table.userId, table.role, table.createdAt),
    index("messages_by_letter")
      .on(table.userId, table.seq)
      .where(sql.raw(`content glob '${BY_LETTER}'`)),
    // Only what a person sends carries a key.
    uniqueIndex("messages_once")
      .on(table.userId, table.formKey, table.contentDigest)
      .where(sql`form_key is not null`),
  ],
);

/** A button under a reply. One that was stored before buttons had ids has none. */
export interface QuickAnswer {
  id?: string;
  label: string;
  message: string;
}

/** What a message was read as: ids and figures, never its words. */
export interface MessageClasses {
  danger: {
    tier: Tier;
    kind: Kind;
    severity: Severity;
    subject: Subject;
    /** The reader alone raised it, and no rule. */
    isGuess?: boolean;
  };
  /** The question that it answers, and how; absent where it answers none. */
  answer?: { question: QuestionId; is: "yes" | "no" | "unsure" };
  /** The language that it was answered in. */
  language?: Language;
  /** What it told that a later answer has to know, by the ids of told.ts. */
  told?: string[];
  /** What it is about, where that was seen, with how sure that is (0 to 1). */
  subjects?: { id: string; score: number }[];
  /** What its writer wants of the app: to stop, an exercise, to know who it is. */
  wish?: Wish;
}

/** What a reply ends with, for the person to press: an id of the catalogue, or words to keep. */
export type Offer =
  | { kind: "exercise" | "track"; id: string }
  | { kind: "goal" | "memory" | "journal"; words: ScreenedText }
  | { kind: "mood"; mood: string | null }
  | { kind: "safety_plan" | "help" };

/** How an assistant's message came to be: one row beside each, with the same id. */
export const replies = sqliteTable(
  "replies",
  {
    id: text()
      .primaryKey()
      .references(() => messages.id, { onDelete: "cascade" }),
    conversationId: text("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    userId: ownerId(),
    status: text({ enum: ["running", "done", "stopped", "failed", "interrupted"] }).notNull(),
    source: text({ enum: ["model", "guided", "written"] }).notNull(),
    /** Why it is not the usual reply. */
    reason: text({
      enum: [
        "model_unavailable",
        "model_slow",
        "model_refused",
        // It went in circles, or recited what it was given.
        "model_astray",
        "over_budget",
        "guard_withheld",
        // The model came to the end of what it may say at once: it can go on from there.
        "cut_off",
        "written_instead",
        // So many events within minutes that none is written: the page shows the panel beside it.
        "beyond_ceiling",
        "asks_age",
        "is_adult",
        "track_choice",
        "track_offered",
        "track_needs_premium",
        "track_switched",
      ],
    }),
    /** The track that it offers, or that needs premium. */
    offeredTrack: text(),
    /** The session that it led to, because its writer said yes to an offer. */
    openedConversationId: text("opened_session_id"),
    /** Which companion spoke: it stays so when the conversation goes on with another. */
    therapistType: text(),
    /** Buttons under a written or guided reply: our words, never the person's. */
    quickAnswers: text({ mode: "json" })
      .$type<QuickAnswer[]>()
      .notNull()
      .default(sql`'[]'`),
    /** How many characters at the beginning and the end of a model's reply the app has said itself. */
    appSaid: text({ mode: "json" }).$type<{ before: number; after: number }>(),
    /** The written lines that it is made of, in their order; null where there are none, or it is older than ids. */
    lines: text({ mode: "json" }).$type<SaidLine[]>(),
    /**
     * The question about danger that it leaves standing: ours, or one in a model's own words; and for what those name
     * a help line.
     */
    question: text().$type<QuestionId>(),
    namedHelp: text().$type<Kind>(),
    /** Ids of the approved articles that this reply drew on. */
    knowledgeIds: text({ mode: "json" })
      .$type<string[]>()
      .notNull()
      .default(sql`'[]'`),
    /** What the model offered at its end. */
    offer: text({ mode: "json" }).$type<Offer>(),
    offerAnswer: text({ enum: ["accepted", "declined"] }),
    offerAnsweredAt: integer(),
    processId: text(),
    startedAt: integer().notNull(),
    endedAt: integer(),
  },
  (table) => [
    index("replies_session").on(table.conversationId, table.status),
    index("replies_user_started").on(table.userId, table.startedAt),
  ],
);

/** One row for each process that makes replies, renewed while it lives. */
export const processLeases = sqliteTable("process_leases", {
  id: text().primaryKey(),
  /** The machine's name on its platform, so that a request can be sent to it. */
  machine: text().notNull(),
  pid: integer().notNull(),
  renewedAt: integer().notNull(),
  startedAt: integer().notNull(),
});

/** What someone has typed and not sent; `conversation` is a session's id or "new". */
export const drafts = sqliteTable(
  "drafts",
  {
    userId: ownerId(),
    conversation: text().notNull(),
    content: text().$type<ScreenedText>().notNull(),
    tier: text().$type<Tier>().notNull(),
    /** The page that wrote it last: another one that did not know of it must not lose it. */
    writer: text(),
    updatedAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.conversation] })],
);
