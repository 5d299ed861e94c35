import type { User } from "#app/models/users.server.ts";
import { isModelConfigured } from "#app/services/anthropic.server.ts";
import { openingLine } from "./guided.server.ts";

/** The companion's first words in a conversation; that it is an AI stands above them. */
export function openingFor(user: Pick<User, "firstName">) {
  if (isModelConfigured()) {
    const text = `Hello, ${user.firstName}. You can write whatever is on your mind, in any order. What weighs on you most today?`;
    return { text, quickAnswers: [] };
  }
  const opening = openingLine({ firstName: user.firstName, reason: "no_model" });
  return { text: opening.text, quickAnswers: opening.quickAnswers };
}
