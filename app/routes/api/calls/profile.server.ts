import { keepsQuiet } from "#app/models/risk/risk.server.ts";
import { z } from "zod";
import { selectionSchema } from "../../start/therapist-form.ts";
import { findTrack } from "#app/catalogue/tracks.ts";
import { findAssessment } from "#app/models/risk/assessments.server.ts";
import { dayIn } from "#app/models/record/days.server.ts";
import { findJournalAccess } from "#app/models/record/journal-access.server.ts";
import { countEntries } from "#app/models/record/journal-entries.server.ts";
import {
  findSessionFlow,
  FLOW_STEPS,
  recordStep,
} from "#app/models/conversations/session-flow.server.ts";
import { findStreak } from "#app/models/record/streak.server.ts";
import { isPremium, remainingMessages } from "#app/models/billing/subscriptions.server.ts";
import { chooseTherapist, type User } from "#app/models/accounts/users.server.ts";
import { defineCall, ownId, type ApiCall } from "./api-call.server.ts";
import { CallError } from "./call-error.server.ts";
import { user, shownUser } from "./shown-user.server.ts";

/** The id of a program, as older clients may send it, too. */
const sentTrackId = z
  .string()
  .max(60)
  .transform((sent, context) => {
    const track = findTrack(sent);
    if (track) return track.id;
    context.addIssue({ code: "custom", message: "Track not found" });
    return z.NEVER;
  });

const sessionFlow = z.object({
  currentStep: z.string(),
  completedSteps: z.array(z.string()),
  selectedTrack: z.string().nullable(),
  selectedTherapist: z.string().nullable(),
});

async function shownFlow({ id, timeZone }: User): Promise<z.output<typeof sessionFlow> | null> {
  const flow = await findSessionFlow(id, dayIn(timeZone));
  return flow && sessionFlow.parse(flow);
}

/** Who somebody is, where their plan and their first steps stand. */
export const profileCalls: readonly ApiCall[] = [
  defineCall({
    id: "getMe",
    method: "GET",
    path: "/api/auth/me",
    summary: "The signed-in person",
    scope: "profile:read",
    answers: { 200: user },
    run: async ({ account }) => ({ body: shownUser(account.user) }),
  }),
  defineCall({
    id: "getUser",
    method: "GET",
    path: "/api/users/:id",
    summary: "The signed-in person, by their id",
    scope: "profile:read",
    answers: { 200: user },
    run: async ({ account }) => ({ body: shownUser(account.user) }),
  }),
  defineCall({
    id: "changeUser",
    method: "PATCH",
    path: "/api/users/:id",
    summary: "Chooses a companion",
    scope: "profile:write",
    body: selectionSchema,
    answers: { 200: user },
    async run({ account, body: { selectedTherapist } }) {
      await chooseTherapist(account.user.id, selectedTherapist);
      return { body: shownUser({ ...account.user, selectedTherapist }) };
    },
  }),
  defineCall({
    id: "getSubscriptionStatus",
    method: "GET",
    path: "/api/subscription-status",
    summary: "Whether Premium is active, and how many free messages are left",
    scope: "profile:read",
    query: z.object({ userId: ownId }),
    answers: {
      200: z.object({
        hasActiveSubscription: z.boolean(),
        messagesUsed: z.number(),
        /** Null where there is no limit, and while somebody may be in danger: then none counts. */
        remainingMessages: z.number().nullable(),
      }),
    },
    async run({ account }) {
      return {
        body: {
          hasActiveSubscription: isPremium(account.user),
          messagesUsed: account.user.messagesUsed,
          remainingMessages: keepsQuiet(account.risk) ? null : remainingMessages(account.user),
        },
      };
    },
  }),
  defineCall({
    id: "getAssessment",
    method: "GET",
    path: "/api/assessments/:userId",
    summary: "The first assessment, or null",
    scope: "profile:read",
    answers: {
      200: z
        .object({
          goals: z.array(z.string()),
          symptoms: z.array(z.string()),
          moodBaseline: z.number().nullable(),
          previousTherapy: z.boolean().nullable(),
          createdAt: z.number(),
        })
        .nullable(),
    },
    async run({ account }) {
      const found = await findAssessment(account.user.id);
      if (!found) return { body: null };
      const { goals, symptoms, moodBaseline, previousTherapy, createdAt } = found;
      return { body: { goals, symptoms, moodBaseline, previousTherapy, createdAt } };
    },
  }),
  defineCall({
    id: "getSessionFlow",
    method: "GET",
    path: "/api/session-flow/:userId",
    summary: "Where the person is on today's way to a session, or null",
    scope: "sessions:read",
    answers: { 200: sessionFlow.nullable() },
    async run({ account: { user: person } }) {
      return { body: await shownFlow(person) };
    },
  }),
  defineCall({
    id: "changeSessionFlow",
    method: "POST",
    path: "/api/session-flow",
    summary: "Notes a step on today's way to a session",
    scope: "sessions:write",
    body: z.object({
      userId: ownId,
      currentStep: z.enum(FLOW_STEPS),
      completedSteps: z.array(z.enum(FLOW_STEPS)).max(20).default([]),
      selectedTrack: sentTrackId.nullish(),
    }),
    answers: { 200: sessionFlow.nullable() },
    async run({ account: { user: person }, body }) {
      const { currentStep: next, completedSteps, selectedTrack } = body;
      const { selectedTherapist } = person;
      const chosen = selectedTrack ? { selectedTrack } : {};
      const change = { next, selectedTherapist, ...chosen };
      const day = dayIn(person.timeZone);
      if (completedSteps.length === 0) await recordStep(person.id, day, change);
      for (const completed of completedSteps) {
        await recordStep(person.id, day, { ...change, completed });
      }
      return { body: await shownFlow(person) };
    },
  }),
  defineCall({
    id: "getProgress",
    method: "GET",
    path: "/api/progress/:userId",
    summary: "Days in a row, and how many journal entries there are (Premium)",
    scope: "profile:read",
    answers: { 200: z.object({ streak: z.number(), journalEntries: z.number() }) },
    async run({ account: { user: person, risk } }) {
      if ((await findJournalAccess(person, risk)) === "none") throw premiumOnly();
      const [streak, journalEntries] = await Promise.all([
        findStreak(person.id, person.timeZone, Date.now(), person.skippedDays),
        countEntries(person.id),
      ]);
      return { body: { streak, journalEntries } };
    },
  }),
];

/** The refusal of what only Premium has. */
export function premiumOnly(): CallError {
  return new CallError(403, "premium", "Premium subscription required");
}
