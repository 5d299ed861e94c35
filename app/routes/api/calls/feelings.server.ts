import { z } from "zod";
import { FEELING_COLOR_IDS, FEELING_MAX_LENGTH } from "#app/catalogue/feelings.ts";
import { isMoodName, MOOD_IDS } from "#app/catalogue/moods.ts";
import { addFeeling, findFeelings } from "#app/models/record/feelings.server.ts";
import { asksAboutDanger } from "#app/safety/assessment.ts";
import { IS_MOOD, NO_EMOJI, readEmoji, readName } from "../../moods/feeling-fields.server.ts";
import { defineCall, type ApiCall } from "./api-call.server.ts";
import { CallError, helpFields, invalid } from "./call-error.server.ts";

const fields = {
  color: z.enum(FEELING_COLOR_IDS),
  /** The nearest of the five: its score counts. */
  mood: z.enum(MOOD_IDS),
};

/** Feelings beside the five moods, read and added. */
export const feelingCalls: readonly ApiCall[] = [
  defineCall({
    id: "getFeelings",
    method: "GET",
    path: "/api/feelings/:userId",
    summary: "The feelings that somebody added to the five moods",
    scope: "moods:read",
    answers: {
      200: z.array(z.object({ id: z.string(), name: z.string(), emoji: z.string(), ...fields })),
    },
    async run({ account: { user } }) {
      const feelings = await findFeelings(user.id);
      const body = feelings.map(({ id, name, emoji, color, mood }) => {
        return { id, name: String(name), emoji: String(emoji), color, mood };
      });
      return { body };
    },
  }),
  defineCall({
    id: "addFeeling",
    method: "POST",
    path: "/api/feelings",
    summary: "Adds a feeling; of a name that is there already, its id",
    scope: "moods:write",
    words: { name: "aside", emoji: "aside" },
    body: z.object({
      name: z.string().trim().min(1).max(FEELING_MAX_LENGTH),
      emoji: z.string(),
      ...fields,
    }),
    answers: { 201: z.object({ id: z.string(), ...helpFields }) },
    async run({ account: { user }, body: { color, mood }, screeningOf }) {
      const typed = screeningOf("name");
      const [name, emoji] = [readName(typed.text), readEmoji(screeningOf("emoji").text)];
      if (asksAboutDanger(typed.assessment.tier)) {
        throw new CallError(400, "at_risk", "We didn't add this. You can always write about it.");
      }
      if (!name || !emoji) throw invalid({ emoji: [NO_EMOJI] });
      if (isMoodName(name)) throw invalid({ name: [IS_MOOD] });
      return { status: 201, body: { id: await addFeeling(user.id, { name, emoji, color, mood }) } };
    },
  }),
];
