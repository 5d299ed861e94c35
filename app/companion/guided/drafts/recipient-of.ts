import type { Turn } from "../turn-reply.ts";
import type { HistoryEntry } from "../turn.ts";
import {
  isBody,
  isOnePerson,
  mayBe,
  pronounIn,
  recipientIn,
  type Recipient,
} from "./recipients.ts";

/** So many messages before a request may hold who it's to. */
const MESSAGES_ABOUT = 12;

type Message = Pick<HistoryEntry, "id" | "content">;

/** Whoever some messages name, or whoever was spoken of before and may be meant. */
export function recipientOf(turn: Turn, messages: readonly Message[]): Recipient | null {
  const named = messages.flatMap(({ content }) => recipientIn(content) ?? []);
  if (named.length > 0) return named.reduce(sameOrNext);
  const several = isOfSeveral(messages) ? severalBefore(turn) : null;
  if (several !== null) return several;
  const pronoun = pronounIn(messages.map(({ content }) => content).join(" "));
  const before = theirsBefore(turn).slice(-MESSAGES_ABOUT);
  return (
    before
      .flatMap(({ content }) => recipientIn(content) ?? [])
      .findLast((each) => isOnePerson(each) && mayBe(each, pronoun)) ?? null
  );
}

/** "What do I tell them": the kids, where they were spoken of just before. */
function isOfSeveral(messages: readonly Message[]): boolean {
  return messages.some(({ content }) => /\bthem\b/iu.test(content));
}

function severalBefore(turn: Turn): Recipient | null {
  const told = theirsBefore(turn).slice(-MESSAGES_OF_SEVERAL);
  const found = told.findLast(({ content }) => SEVERAL.test(content))?.content ?? "";
  const relation = SEVERAL.exec(found)?.[1]?.toLowerCase() ?? null;
  return relation === null ? null : { relation, name: null, pronoun: "they" };
}

const MESSAGES_OF_SEVERAL = 4;
const SEVERAL = /\b(?:my|our|the) (kids|children|parents|family|team|sons|daughters|friends)\b/iu;

/** "The text to Kev", after "to my brother": the same person, by what both say. */
function sameOrNext(one: Recipient, next: Recipient): Recipient {
  if (next.relation !== null && one.relation !== null && next.relation !== one.relation)
    return next;
  return {
    relation: next.relation ?? one.relation,
    name: next.name ?? one.name,
    pronoun: next.pronoun === "they" ? one.pronoun : next.pronoun,
  };
}

/** Somebody of whom only the pronoun is known, if that. */
export function unknownRecipient(messages: readonly Message[]): Recipient {
  const pronoun = pronounIn(messages.map(({ content }) => content).join(" ")) ?? "they";
  return { relation: null, name: null, pronoun };
}

/** Who a message is to, by all that's known: whoever isn't named is at least "her" or "him". */
export function addressee(turn: Turn, messages: readonly Message[]): Recipient {
  const unknown = unknownRecipient(messages);
  const to = recipientOf(turn, messages) ?? unknown;
  return to.pronoun === "they" && !isBody(to) ? { ...to, pronoun: unknown.pronoun } : to;
}

/** Their messages before this one, oldest first. */
export function theirsBefore({ history }: Turn): readonly Message[] {
  return history.filter(({ role }) => role === "user");
}

/** All of their messages, oldest first. */
export function messagesOf(turn: Turn): readonly Message[] {
  return [...theirsBefore(turn), turn.message];
}
