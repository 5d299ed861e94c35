import countries from "i18n-iso-countries";
import { notePlace, type User } from "#app/models/accounts/users.server.ts";
import { asksAboutDanger } from "#app/safety/assessment.ts";
import { movePlace } from "#app/safety/help-region.server.ts";
import type { Screening } from "#app/safety/screened-text.server.ts";

interface ScreenedMessage {
  user: User;
  conversation: { id: string; isKept?: boolean | undefined };
  screening: Pick<Screening, "assessment">;
}

/**
 * Where somebody says that they are (`GB`, or a state as `US-CA`), the numbers of help are those of that country from
 * here on. Null, and what is no country's code, changes nothing.
 */
export async function hearPlace(
  { user, conversation, screening }: ScreenedMessage,
  place: string | null,
): Promise<void> {
  const [country = ""] = place?.split("-") ?? [];
  const known = user.placeSaid ?? user.region;
  if (place === null || place === known || !countries.alpha2ToAlpha3(country)) return;
  // A country alone says less than a state of it.
  if (place === known?.split("-")[0]) return;
  movePlace(place);
  // What isn't kept leaves no more than help in danger needs.
  const isKept = conversation.isKept !== false;
  if (isKept || asksAboutDanger(screening.assessment.tier)) await notePlace(user.id, place);
}
