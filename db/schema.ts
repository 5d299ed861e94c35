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
import type { NoticeOccasion } from "#app/safety/notices.ts";
import type { ScreenedText } from "#app/safety/screened-text.server.ts";

// Every time is an integer: milliseconds since 1970, UTC. Every column that holds a person's own
// words takes a ScreenedText, which only the safety room can make.

export const users = sqliteTable("users", {
  id: text().primaryKey(),
  /** Lower-cased; the one that codes and receipts go to. */
  email: text().notNull().unique(),
  /** Argon2id in PHC format; never the password. */
  password: text().notNull(),
  firstName: text().notNull(),
  lastName: text().notNull(),
  subscriptionPlan: text({ enum: ["free", "premium"] })
    .notNull()
    .default("free"),
  subscriptionStatus: text({ enum: ["inactive", "trialing", "active", "past_due", "canceled"] })
    .notNull()
    .default("inactive"),
  premiumExpiresAt: integer(),
  paymentCustomerId: text(),
  paymentSubscriptionId: text(),
  emailVerified: integer({ mode: "boolean" }).notNull().default(false),
  selectedTherapist: text(),
  messagesUsed: integer().notNull().default(0),
  onboardingComplete: integer({ mode: "boolean" }).notNull().default(false),
  role: text({ enum: ["user", "admin"] })
    .notNull()
    .default("user"),
  permissions: text({ mode: "json" })
    .$type<string[]>()
    .notNull()
    .default(sql`'[]'`),
  /** IANA name, as the person's own browser told it. */
  timeZone: text(),
  /** When they confirmed in the chat's first form that they are 18 or over. */
  adultConfirmedAt: integer(),
  /** False for who said that they are younger than 18: nothing else of that is kept. */
  eligible: integer({ mode: "boolean" }).notNull().default(true),
  termsAcceptedAt: integer(),
  /** When they agreed that what they tell about their health is kept. */
  healthDataConsentAt: integer(),
  marketingConsent: integer({ mode: "boolean" }).notNull().default(false),
  lastLoginAt: integer(),
  createdAt: integer().notNull(),
  updatedAt: integer().notNull(),
});

/** Who is signed in where. The cookie carries a random id, the row only its SHA-256. */
export const userSessions = sqliteTable(
  "user_sessions",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    userAgent: text(),
    ipAddress: text(),
    lastActivity: integer().notNull(),
    expiresAt: integer().notNull(),
    absoluteExpiresAt: integer().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [
    index("user_sessions_user").on(table.userId),
    index("user_sessions_expiry").on(table.expiresAt),
  ],
);

const codeColumns = {
  id: text().primaryKey(),
  /** Keyed hash of the code: six digits alone would be guessed from a bare hash. */
  token: text().notNull(),
  userId: text()
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
  expiresAt: integer().notNull(),
  used: integer({ mode: "boolean" }).notNull().default(false),
  tries: integer().notNull().default(0),
  createdAt: integer().notNull(),
};

export const emailVerificationTokens = sqliteTable(
  "email_verification_tokens",
  {
    ...codeColumns,
    email: text().notNull(),
    /** Digest of the long token in the mail's link. */
    linkToken: text(),
    /** The registration that this code confirms; empty for one that was only sent again. */
    password: text(),
    firstName: text(),
    lastName: text(),
  },
  (table) => [
    index("email_verification_tokens_user").on(table.userId, table.createdAt),
    index("email_verification_tokens_link").on(table.linkToken),
  ],
);

export const passwordResetTokens = sqliteTable("password_reset_tokens", codeColumns, (table) => [
  index("password_reset_tokens_user").on(table.userId, table.createdAt),
]);

export const loginAttempts = sqliteTable(
  "login_attempts",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    email: text().notNull(),
    ipAddress: text(),
    userAgent: text(),
    successful: integer({ mode: "boolean" }).notNull(),
    attemptedAt: integer().notNull(),
  },
  (table) => [
    index("login_attempts_email").on(table.email, table.attemptedAt),
    index("login_attempts_address").on(table.ipAddress, table.attemptedAt),
  ],
);

/** One counter a window: `key` names the rule and a hash of whom it counts. */
export const rateLimits = sqliteTable(
  "rate_limits",
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    windowEndsAt: integer().notNull(),
  },
  (table) => [index("rate_limits_end").on(table.windowEndsAt)],
);

/** A conversation with the companion (the product calls it a session). */
export const sessions = sqliteTable(
  "sessions",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    therapyTrackId: text().references((): AnySQLiteColumn => therapyTracks.id, {
      onDelete: "set null",
    }),
    therapistType: text().notNull(),
    trackType: text(),
    summary: text(),
    insights: text(),
    userReflection: text().$type<ScreenedText>(),
    weeklyGoals: text().$type<ScreenedText>(),
    modalitiesUsed: text({ mode: "json" })
      .$type<string[]>()
      .notNull()
      .default(sql`'[]'`),
    /** Minutes. */
    duration: integer(),
    isCompleted: integer({ mode: "boolean" }).notNull().default(false),
    /** Where the guided companion stands: ids and step names, never a person's words. */
    guidedState: text({ mode: "json" }).$type<unknown>(),
    lastMessageAt: integer().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [
    index("sessions_user_latest").on(table.userId, table.lastMessageAt),
    index("sessions_user_created").on(table.userId, table.createdAt),
  ],
);

export const messages = sqliteTable(
  "messages",
  {
    /** The order of a conversation, and the key that lists are paged by. */
    seq: integer().primaryKey({ autoIncrement: true }),
    id: text().notNull().unique(),
    sessionId: text()
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    role: text({ enum: ["user", "assistant"] }).notNull(),
    content: text().$type<ScreenedText>().notNull(),
    /** What the form carried, and a digest of the text: together they know a double post. */
    formKey: text(),
    contentDigest: text(),
    /** Whether it used up one of the free messages. */
    counted: integer({ mode: "boolean" }).notNull().default(false),
    createdAt: integer().notNull(),
  },
  (table) => [
    index("messages_session").on(table.sessionId, table.seq),
    index("messages_user").on(table.userId, table.role, table.createdAt),
    uniqueIndex("messages_once").on(table.userId, table.formKey, table.contentDigest),
  ],
);

/** How an assistant's message came to be: one row beside each, with the same id. */
export const replies = sqliteTable(
  "replies",
  {
    id: text()
      .primaryKey()
      .references(() => messages.id, { onDelete: "cascade" }),
    sessionId: text()
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    status: text({ enum: ["running", "done", "stopped", "failed", "interrupted"] }).notNull(),
    source: text({ enum: ["model", "guided", "written"] }).notNull(),
    /** Why this source, where it is not the usual one: shown to the person as an honest line. */
    reason: text(),
    /** Buttons under a written or guided reply: our words, never the person's. */
    quickAnswers: text({ mode: "json" })
      .$type<{ label: string; message: string }[]>()
      .notNull()
      .default(sql`'[]'`),
    processId: text(),
    startedAt: integer().notNull(),
    endedAt: integer(),
  },
  (table) => [
    index("replies_running")
      .on(table.sessionId)
      .where(sql`status = 'running'`),
    index("replies_process")
      .on(table.processId)
      .where(sql`status = 'running'`),
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
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    conversation: text().notNull(),
    content: text().$type<ScreenedText>().notNull(),
    tier: text().$type<Tier>().notNull(),
    updatedAt: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.conversation] })],
);

export const crisisEvents = sqliteTable(
  "crisis_events",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    sessionId: text().references(() => sessions.id, { onDelete: "set null" }),
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
    index("crisis_events_queue").on(table.resolved, table.urgency, table.createdAt, table.id),
  ],
);

/** Where a person stands between messages, chats and sign-ins; no row means no known risk. */
export const riskStates = sqliteTable(
  "risk_states",
  {
    userId: text()
      .primaryKey()
      .references(() => users.id, { onDelete: "cascade" }),
    /** `open`: written answers. `watch`: a check-back only. `closed`: kept for the record. */
    status: text({ enum: ["open", "watch", "closed"] }).notNull(),
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
    /** "This isn't what I meant" is asked about once; this is when it was answered. */
    notMeantAnsweredAt: integer(),
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
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    kind: text().$type<NoticeOccasion>().notNull(),
    language: text().$type<Language>().notNull(),
    sessionId: text().references(() => sessions.id, { onDelete: "set null" }),
    /** The reply that it stands with; null at the start of a conversation. */
    messageId: text().references(() => messages.id, { onDelete: "set null" }),
    shownAt: integer().notNull(),
  },
  (table) => [
    index("notices_user").on(table.userId, table.shownAt),
    index("notices_session").on(table.sessionId),
    index("notices_message").on(table.messageId),
  ],
);

/** A person's own safety plan: the six steps, each in their words. */
export const safetyPlans = sqliteTable("safety_plans", {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  warningSigns: text().$type<ScreenedText>(),
  onMyOwn: text().$type<ScreenedText>(),
  peopleAndPlaces: text().$type<ScreenedText>(),
  askForHelp: text().$type<ScreenedText>(),
  professionals: text().$type<ScreenedText>(),
  saferSurroundings: text().$type<ScreenedText>(),
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
  (table) => [index("crisis_event_notes_event").on(table.eventId, table.createdAt)],
);

/** Which admin did what with whose record. Rows are only ever added. */
export const auditLog = sqliteTable(
  "audit_log",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    adminId: text().notNull(),
    eventId: text().notNull(),
    action: text({ enum: ["read_message", "add_note", "resolve"] }).notNull(),
    at: integer().notNull(),
  },
  (table) => [index("audit_log_event").on(table.eventId, table.at)],
);

/** What a new person answered, once they had finished. The suicidality answer is never among it. */
export const usersLeadmagnet = sqliteTable("users_leadmagnet", {
  id: text().primaryKey(),
  userId: text()
    .notNull()
    .unique()
    .references(() => users.id, { onDelete: "cascade" }),
  heardFrom: text().notNull(),
  firstName: text().$type<ScreenedText>().notNull(),
  email: text().notNull(),
  phone: text(),
  age: integer().notNull(),
  gender: text(),
  primaryGoal: text().notNull(),
  stressArea: text(),
  supportStatus: text(),
  emailConsent: integer({ mode: "boolean" }).notNull().default(false),
  createdAt: integer().notNull(),
});

/** How far someone got, so that any device goes on there. `step` counts from 0 to 13. */
export const onboardingProgress = sqliteTable("onboarding_progress", {
  userId: text()
    .primaryKey()
    .references(() => users.id, { onDelete: "cascade" }),
  step: integer().notNull().default(0),
  formData: text({ mode: "json" })
    .$type<Record<string, ScreenedText | string | number | boolean | null>>()
    .notNull(),
  consentChecked: integer({ mode: "boolean" }).notNull().default(false),
  /** Goes up with every change: of two tabs the later one wins, and says so. */
  version: integer().notNull().default(0),
  createdAt: integer().notNull(),
  updatedAt: integer().notNull(),
});

/** The first assessment, before the first track. */
export const assessments = sqliteTable(
  "assessments",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    goals: text({ mode: "json" }).$type<string[]>().notNull(),
    symptoms: text({ mode: "json" }).$type<string[]>().notNull(),
    moodBaseline: integer(),
    previousTherapy: integer({ mode: "boolean" }),
    responses: text({ mode: "json" }).$type<Record<string, ScreenedText | string | number>>(),
    createdAt: integer().notNull(),
  },
  (table) => [index("assessments_user").on(table.userId, table.createdAt)],
);

/** How someone is today, from 1 to 10 each. `assessmentDate` is a day (YYYY-MM-DD) in their own zone. */
export const dailyAssessments = sqliteTable(
  "daily_assessments",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    assessmentDate: text().notNull(),
    moodScore: integer().notNull(),
    stressLevel: integer().notNull(),
    sleepQuality: integer().notNull(),
    energyLevel: integer().notNull(),
    /** What was recommended from it, the best first: words of ours, or the model's once checked. */
    responses: text({ mode: "json" }).$type<{
      source: "model" | "rules";
      recommendations: { trackId: string; score: number; reason: string }[];
    }>(),
    recommendedTherapyTrack: text(),
    createdAt: integer().notNull(),
  },
  (table) => [uniqueIndex("daily_assessments_day").on(table.userId, table.assessmentDate)],
);

/** Where in the way to a session someone is today. */
export const sessionFlow = sqliteTable(
  "session_flow",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    currentStep: text({ enum: ["therapist", "check-in", "track", "chat"] }).notNull(),
    completedSteps: text({ mode: "json" }).$type<string[]>().notNull(),
    selectedTherapist: text(),
    selectedTrack: text(),
    dailyAssessmentId: text().references(() => dailyAssessments.id, { onDelete: "set null" }),
    sessionDate: text().notNull(),
    createdAt: integer().notNull(),
    updatedAt: integer().notNull(),
  },
  (table) => [uniqueIndex("session_flow_day").on(table.userId, table.sessionDate)],
);

/** A programme that someone follows. */
export const therapyTracks = sqliteTable(
  "therapy_tracks",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    trackType: text().notNull(),
    trackTitle: text().notNull(),
    description: text(),
    estimatedSessions: integer().notNull().default(12),
    currentSession: integer().notNull().default(0),
    trackStep: integer().notNull().default(1),
    stepData: text({ mode: "json" }).$type<unknown>(),
    isActive: integer({ mode: "boolean" }).notNull().default(true),
    createdAt: integer().notNull(),
  },
  (table) => [index("therapy_tracks_user").on(table.userId, table.isActive, table.createdAt)],
);

/** A mood, logged. `date` is a day (YYYY-MM-DD) in the person's own zone. */
export const moodEntries = sqliteTable(
  "mood_entries",
  {
    id: text().primaryKey(),
    userId: text()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    mood: text({ enum: ["happy", "calm", "anxious", "sad", "neutral"] }).notNull(),
    moodScore: integer().notNull(),
    notes: text().$type<ScreenedText>(),
    date: text().notNull(),
    createdAt: integer().notNull(),
  },
  (table) => [index("mood_entries_user").on(table.userId, table.date, table.createdAt)],
);
