import type { ApiCall } from "./api-call.server.ts";
import { checkUpCalls } from "./check-ups.server.ts";
import { feelingCalls } from "./feelings.server.ts";
import { journalCalls } from "./journal.server.ts";
import { knowledgeCalls } from "./knowledge.server.ts";
import { messageCalls } from "./messages.server.ts";
import { moodCalls } from "./moods.server.ts";
import { onboardingCalls } from "./onboarding.server.ts";
import { planCalls } from "./plan.server.ts";
import { profileCalls } from "./profile.server.ts";
import { registrationCalls } from "./registration.server.ts";
import { sessionCalls } from "./sessions.server.ts";
import { trackCalls } from "./tracks.server.ts";
import { signInCalls } from "./sign-in.server.ts";
import { voiceCalls } from "./voice.server.ts";

/** Every JSON call of the product. */
export const API_CALLS: readonly ApiCall[] = [
  ...signInCalls,
  ...registrationCalls,
  ...profileCalls,
  ...planCalls,
  ...onboardingCalls,
  ...voiceCalls,
  ...messageCalls,
  ...sessionCalls,
  ...trackCalls,
  ...moodCalls,
  ...feelingCalls,
  ...checkUpCalls,
  ...journalCalls,
  ...knowledgeCalls,
];

/** What can be done at a route. */
export function callsAt(pattern: string): readonly ApiCall[] {
  const route = `/${pattern.replace(/^\/+/u, "")}`;
  return API_CALLS.filter(({ path }) => path === route);
}
