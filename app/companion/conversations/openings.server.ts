import { storedTherapist } from "#app/catalogue/therapists.ts";
import type { Conversation } from "#app/models/conversations/conversations.server.ts";
import { dayIn, hourIn } from "#app/models/record/days.server.ts";
import { findMoodOfToday } from "#app/models/record/moods.server.ts";
import { isPremium } from "#app/models/billing/subscriptions.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import { isModelConfigured } from "#app/services/anthropic.server.ts";
import { openingOfGuide, openingOfSession, type QuickAnswer } from "../guide.server.ts";
import type { Facts } from "../guide/turn.ts";
import { goalToAskAbout } from "../memory/remembered.server.ts";
import { farewellOf, trackOfConversation } from "../programs/track-session.server.ts";
import { knownOf } from "../reply/guided-reply.server.ts";
import { stableHash } from "../stable-choice.ts";
import { quotedGoal } from "../words/quoting.ts";

interface Opening {
  text: string;
  quickAnswers: readonly QuickAnswer[];
}

type OpenedConversation = Pick<Conversation, "id" | "therapyTrackId" | "createdAt" | "isKept">;

/**
 * Says a companion's first words in a conversation. They stay the same all day, also once it has begun. In a
 * conversation of a program they open its session, whoever answers afterwards.
 */
export async function openingFor(
  user: User,
  therapistType: string,
  conversation: OpenedConversation | null,
): Promise<Opening> {
  const { firstName, timeZone } = user;
  const { id: companion } = storedTherapist(therapistType);
  const facts = { companion, hour: hourIn(timeZone), hasJournal: isPremium(user) };
  if (conversation?.therapyTrackId && isPremium(user)) {
    const opening = await programOpening(user, conversation, facts);
    if (opening !== null) return opening;
  }
  const [goal, today, known] = await Promise.all([
    goalToAskAbout(user, conversation?.createdAt ?? null),
    findMoodOfToday(user.id, timeZone),
    knownOf(user, conversation?.id ?? null),
  ]);
  const day = dayIn(timeZone, conversation?.createdAt ?? Date.now());
  const seed = stableHash(`${user.id}/${companion}/${day}`);
  const about = {
    facts: { ...facts, ...known, mood: today?.mood ?? null },
    firstName,
    seed,
    isKept: conversation?.isKept ?? true,
    isGuide: !isModelConfigured(),
  };
  const { text, quickAnswers } = openingOfGuide(about, goal);
  return { text, quickAnswers: about.isGuide ? quickAnswers : [] };
}

async function programOpening(
  { id: userId, firstName }: User,
  conversation: OpenedConversation,
  facts: Facts,
): Promise<Opening | null> {
  const found = await trackOfConversation(userId, conversation.id);
  if (found === null) return null;
  const { track, program, session, lastGoal, left } = found;
  if (session === null) {
    const text = `${farewellOf(program)}\n\nWhat's on your mind today?`;
    return { text, quickAnswers: [] };
  }
  const { trackStep } = track;
  const goal = lastGoal !== null && quotedGoal(lastGoal) !== null ? lastGoal : null;
  const current = { id: program.id, session: session.number, goal, trackStep, left };
  // By the conversation's id, so that the same words stand there on every visit.
  return openingOfSession({ facts, firstName, seed: stableHash(conversation.id) }, current);
}
