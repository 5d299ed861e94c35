import { z } from "zod";
import { findCheckUps, saveCheckUp } from "#app/models/record/check-ups.server.ts";
import { defineCall, type ApiCall } from "./api-call.server.ts";

const score = z.number().int().min(0).max(10);
const scores = { satisfied: score, worthwhile: score, happy: score, anxious: score };

/** The four questions of a check-up, each from 0 to 10. */
export const checkUpCalls: readonly ApiCall[] = [
  defineCall({
    id: "getCheckUps",
    method: "GET",
    path: "/api/check-ups/:userId",
    summary: "Check-ups, the oldest first; of anxious a high number is the hard one",
    scope: "moods:read",
    answers: { 200: z.array(z.object({ date: z.string(), ...scores })) },
    async run({ account: { user } }) {
      const body = await findCheckUps(user.id);
      return {
        body: body.map(({ date, satisfied, worthwhile, happy, anxious }) => {
          return { date, satisfied, worthwhile, happy, anxious };
        }),
      };
    },
  }),
  defineCall({
    id: "saveCheckUp",
    method: "POST",
    path: "/api/check-ups",
    summary: "Saves the check-up of today; a second one takes its place",
    scope: "moods:write",
    body: z.object(scores),
    answers: { 201: z.object({ success: z.literal(true) }) },
    async run({ account: { user }, body }) {
      await saveCheckUp(user, body);
      return { status: 201, body: { success: true } };
    },
  }),
];
