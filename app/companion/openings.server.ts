import { storedTherapist } from "#app/catalogue/therapists.ts";
import { voiceOfTherapist } from "#app/catalogue/therapists/voices.ts";
import { dayIn } from "#app/models/days.server.ts";
import type { User } from "#app/models/users.server.ts";
import { isModelConfigured } from "#app/services/anthropic.server.ts";
import { hashOf } from "./guided/choose.ts";
import { withName } from "./guided/small-talk.ts";
import { openingLine } from "./guided.server.ts";

type Greeted = Pick<User, "id" | "firstName" | "timeZone">;

/**
 * A companion's first words in a conversation of this time; that it is an AI stands above them. They
 * are the same all day, so that they stay as they are once the conversation has begun.
 */
export function openingFor(user: Greeted, therapistType: string, createdAt = Date.now()) {
  const { id } = storedTherapist(therapistType);
  const voice = voiceOfTherapist(id);
  const { firstName } = user;
  const seed = `${user.id}/${id}/${dayIn(user.timeZone, createdAt)}`;
  if (isModelConfigured()) {
    const line = voice.openings[hashOf(seed) % voice.openings.length] ?? "";
    return { text: withName(line, firstName), quickAnswers: [] };
  }
  const opening = openingLine({ firstName, reason: "no_model", voice, seed });
  return { text: opening.text, quickAnswers: opening.quickAnswers };
}
