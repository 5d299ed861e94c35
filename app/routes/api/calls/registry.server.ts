import type { ApiCall } from "./api-call.server.ts";
import { journalCalls } from "./journal.server.ts";
import { knowledgeCalls } from "./knowledge.server.ts";
import { messageCalls } from "./messages.server.ts";
import { moodCalls } from "./moods.server.ts";
import { profileCalls } from "./profile.server.ts";
import { sessionCalls } from "./sessions.server.ts";

/** Every JSON call of the product. */
export const API_CALLS: readonly ApiCall[] = [
  ...profileCalls,
  ...messageCalls,
  ...sessionCalls,
  ...moodCalls,
  ...journalCalls,
  ...knowledgeCalls,
];

/** What can be done at a route. */
export function callsAt(pattern: string): readonly ApiCall[] {
  const route = `/${pattern.replace(/^\/+/u, "")}`;
  return API_CALLS.filter(({ path }) => path === route);
}
