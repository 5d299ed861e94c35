// Every time is an integer: milliseconds since 1970, UTC. Every column that holds a person's own
// words takes a ScreenedText, which only the safety room can make.

export * from "./schema/accounts.ts";
export * from "./schema/api.ts";
export * from "./schema/beginnings.ts";
export * from "./schema/billing.ts";
export * from "./schema/conversations.ts";
export * from "./schema/costs.ts";
export * from "./schema/knowledge.ts";
export * from "./schema/exercises.ts";
export * from "./schema/feelings.ts";
export * from "./schema/journal.ts";
export * from "./schema/memories.ts";
export * from "./schema/moods.ts";
export * from "./schema/operations.ts";
export * from "./schema/own-data.ts";
export * from "./schema/progress.ts";
export * from "./schema/reply-reports.ts";
export * from "./schema/safety.ts";
export * from "./schema/sign-ins.ts";
export * from "./schema/tracks.ts";
