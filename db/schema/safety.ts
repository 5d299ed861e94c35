import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { AskingState } from "#app/safety/asking.ts";
import type { Kind, Language, Severity, Subject, Tier } from "#app/safety/assessment.ts";
import type { NoticeOccasion } from "#app/safety/notices.ts";
import type { ScreenedText } from "#app/safety/screened-text.server.ts";
import type { QuestionId } from "#app/safety/scripts/questions.ts";
import type { Situation } from "#app/safety/scripts/situation.ts";
import { ownerId, users } from "./accounts.ts";
import { messages, sessions } from "./conversations.ts";

export const crisisEvents = sqliteTable(
  "crisis_events",
  {
    id: text().primaryKey(),
    userId: ownerId(),
    conversationId: text("session_id").references(() => sessions.id, { onDelete: "set null" }),
    messageId: text().references(() => messages.id, { onDelete: "set null" }),
    tier: text().$type<Tier>().notNull(),
    kind: text().$type<Kind>().notNull(),
    severity: text().$type<Severity>().notNull(),
    /** The severity as a number, 0 the most urgent: lists are ordered and paged by it. */
    urgency: integer().generatedAlwaysAs(
      sql`case severity when 'low' then 3 when 'moderate' then 2 when 'high' then 1 else 0 end`,
      { mode: "virtual" },
    ),
    subject: text().$type<Subject>().notNull(),
    rules: text({ mode: "json" })
      .$type<readonly string[]>()
      .notNull()
      .default(sql`'[]'`),
    /** Null where the text was refused (too long, too fast, signed out): then only the fact is kept. */
    triggerMessage: text().$type<ScreenedText>(),
    actionTaken: text().notNull(),
    resolved: integer({ mode: "boolean" }).notNull().default(false),
    resolution: text(),
    resolvedAt: integer(),
    createdAt: integer().notNull(),
  },
  (table) => [
    index("crisis_events_open").on(table.userId, table.resolved, table.createdAt),
    index("crisis_events_message").on(table.messageId),
    index("crisis_events_session").on(table.conversationId),
    index("crisis_events_queue").on(table.resolved, table.urgency, table.createdAt, table.id),
  ],
);

/** The states of asking as they are stored: `closed` is kept for the record. */
const RISK_STATUSES = [
  "closed",
  "asked",
  "maybe",
  "unanswered",
  "asked_again",
  "rests",
  "asked_at_visit",
  "left",
  "unsure",
  "watch",
  "watch_and_ask",
  "open",
] as const satisfies readonly (Exclude<AskingState, "clear" | "folded"> | "closed")[];

/** Where a person stands between messages, chats and sign-ins; no row means no known risk. */
export const riskStates = sqliteTable(
  "risk_states",
  {
    userId: ownerId().primaryKey(),
    /** A state of the table in app/safety/asking.ts; folded risk is `open` with `foldedAt`. */
    status: text({ enum: RISK_STATUSES }).notNull(),
    /** Since when. */
    statusSince: integer().notNull().default(0),
    tier: text().$type<Tier>().notNull(),
    kind: text().$type<Kind>().notNull(),
    severity: text().$type<Severity>().notNull(),
    subject: text().$type<Subject>().notNull(),
    /** After abuse a check-back is neutral: somebody else may be looking at the screen. */
    neutralCheckBack: integer({ mode: "boolean" }).notNull().default(false),
    /** A medical event, or one about somebody else, that one line still has to follow. */
    followUpKind: text().$type<Kind>(),
    followUpSubject: text().$type<Subject>(),
    followUpSince: integer(),
    /** What it's about, as the written answers know it: an overdose stays one in the next reply. */
    situation: text().$type<Situation>(),
    /** Which question about danger stands or rests, and in which of its wordings. */
    questionAsked: text().$type<QuestionId>(),
    questionWording: integer().notNull().default(0),
    /** When questions were asked lately, the newest last, and how many messages came since. */
    askedAt: text({ mode: "json" })
      .$type<readonly number[]>()
      .notNull()
      .default(sql`'[]'`),
    messagesSinceAsked: integer().notNull().default(0),
    /** The person said yes themselves: what they said is not called a misreading any more. */
    saidYesAt: integer(),
    /** When a clear no made a finding a false alarm, the newest last. */
    falseAlarmsAt: text({ mode: "json" })
      .$type<readonly number[]>()
      .notNull()
      .default(sql`'[]'`),
    /** When the panel folded and the questions stopped, with the risk still open. */
    foldedAt: integer(),
    /** When the check-back of a visit was put on the screen; null once a message followed it. */
    checkBackShownAt: integer(),
    /** How many written answers this person got since the risk opened. */
    answersGiven: integer().notNull().default(0),
    /** Messages without a sign of risk since the last one with a sign. */
    quietMessages: integer().notNull().default(0),
    openedAt: integer().notNull(),
    lastSignAt: integer().notNull(),
    lastMessageAt: integer().notNull().default(0),
    closedAt: integer(),
  },
  (table) => [index("risk_states_open").on(table.status, table.severity)],
);

/** Crisis-tier events of a year (UTC), each of which named help to somebody. No personal data. */
export const referralCounts = sqliteTable("referral_counts", {
  year: integer().primaryKey(),
  count: integer().notNull(),
});

/** That somebody was told that they write with an AI: when, where and on what occasion. */
export const notices = sqliteTable(
  "notices",
  {
    id: text().primaryKey(),
    userId: ownerId(),
    kind: text().$type<NoticeOccasion>().notNull(),
    language: text().$type<Language>().notNull(),
    conversationId: text("session_id").references(() => sessions.id, { onDelete: "set null" }),
    /** The reply that it stands with; null at the start of a conversation. */
    messageId: text().references(() => messages.id, { onDelete: "set null" }),
    shownAt: integer().notNull(),
  },
  (table) => [
    index("notices_user").on(table.userId, table.shownAt),
    index("notices_session").on(table.conversationId),
    index("notices_message").on(table.messageId),
  ],
);

/** A person's own safety plan: the six steps, each in their words, and someone they trust. */
export const safetyPlans = sqliteTable("safety_plans", {
  userId: ownerId().primaryKey(),
  warningSigns: text().$type<ScreenedText>(),
  onMyOwn: text().$type<ScreenedText>(),
  peopleAndPlaces: text().$type<ScreenedText>(),
  askForHelp: text().$type<ScreenedText>(),
  professionals: text().$type<ScreenedText>(),
  saferSurroundings: text().$type<ScreenedText>(),
  /** Someone they trust, and how to reach them: shown with help, to this person alone. */
  trustedName: text(),
  trustedNumber: text(),
  /** Whether they also stand beside help about abuse: whoever is trusted may be who hurts. */
  trustedInAbuse: integer({ mode: "boolean" }).notNull().default(false),
  createdAt: integer().notNull(),
  updatedAt: integer().notNull(),
});

/** What an admin noted about an event. It may quote the person, so it is screened as theirs is. */
export const crisisEventNotes = sqliteTable(
  "crisis_event_notes",
  {
    id: text().primaryKey(),
    eventId: text()
      .notNull()
      .references(() => crisisEvents.id, { onDelete: "cascade" }),
    adminId: text().references(() => users.id, { onDelete: "set null" }),
    note: text().$type<ScreenedText>().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [
    index("crisis_event_notes_event").on(table.eventId, table.createdAt),
    index("crisis_event_notes_admin").on(table.adminId),
  ],
);

/** Which admin did what with whose record. Rows are only ever added. */
export const auditLog = sqliteTable(
  "audit_log",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    adminId: text().notNull(),
    /** What it was done with: a crisis event, a report of a reply, an entry of the knowledge, an upload or a crawl. */
    eventId: text().notNull(),
    /** What an entry of the knowledge was called then: it may be deleted since. */
    label: text(),
    action: text({
      enum: [
        "read_message",
        "add_note",
        "resolve",
        "read_report",
        "resolve_report",
        "add_knowledge",
        "change_knowledge",
        "approve_knowledge",
        "retire_knowledge",
        "delete_knowledge",
        "upload_knowledge",
        "start_crawl",
        "cancel_crawl",
      ],
    }).notNull(),
    at: integer().notNull(),
  },
  (table) => [index("audit_log_event").on(table.eventId, table.at)],
);
