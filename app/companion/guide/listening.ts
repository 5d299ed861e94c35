import { findGuideSubject } from "#app/content/guide.ts";
import { showMenu, subjectChoice } from "./menu.ts";
import type { GuideState, PlaceAt } from "./state.ts";
import { buttons, line, metAs, receipt, reply, type GuideReply, type Talk } from "./turn.ts";

type ListeningPlace = PlaceAt<"listening">;

/** After so many messages the choices come back, once. */
const QUIET_CHOICES_AFTER = 2;
/** From this score on a subject is likely enough to stand beside. */
const LIKELY_SCORE = 0.2;

/** A page to pour things out: nothing is asked there. */
export function beginListening(talk: Talk): GuideReply {
  const place: ListeningPlace = { at: "listening", received: [], isKeeping: false, likely: null };
  return ask(talk, place, "listen", "listen_done");
}

/** Receives what is written; at the end it is kept where it is wanted. Null for a choice that isn't about it. */
export function inListening(talk: Talk, place: ListeningPlace): GuideReply | null {
  const { choice: tapped, messageId } = talk.input;
  const { received } = place;
  switch (tapped) {
    case null:
      return receive(talk, { ...place, received: [...received, messageId], isKeeping: false });
    case "keep_writing":
      return ask(talk, { ...place, isKeeping: false }, "listen", "listen_done");
    case "listen_done":
      return received.length === 0 ? null : askToKeep(talk, place);
    case "keep_journal":
      return { ...kept(talk, "kept_in_journal"), effects: { journal: received } };
    case "keep_note": {
      const state: GuideState = { ...talk.state, noted: [...talk.state.noted, ...received] };
      return kept({ ...talk, state }, "kept_in_note");
    }
    case "keep_delete":
      return ask(talk, place, "delete_for_good", "delete_yes", "keep_here");
    case "delete_yes":
      return { ...kept(talk, "deleted"), effects: { forget: received } };
    case "keep_here":
      return kept(talk, "kept_here");
    default:
      return null;
  }
}

function receive(talk: Talk, { likely: before, ...place }: ListeningPlace): GuideReply {
  const { asks, subjects, wish } = talk.input.classes;
  const clear = subjects.filter(({ id, score }) => findGuideSubject(id) && score >= LIKELY_SCORE);
  const likely =
    [...(before ? [before] : []), ...clear].toSorted((a, b) => b.score - a.score)[0] ?? null;
  const { length } = place.received;
  const isTime = length === QUIET_CHOICES_AFTER;
  // What may be a wish is received all the same, and has its way beside it.
  const isMeant = asks || wish !== "none";
  const choices = [
    ...(likely && length >= QUIET_CHOICES_AFTER ? [subjectChoice(likely.id)] : []),
    ...(isTime
      ? buttons("keep_writing", "listen_done", "now", "subjects")
      : buttons("listen_done")),
    ...(isMeant ? buttons("help", "menu") : []),
  ];
  const met = isMeant ? metAs(talk, "listen_question") : receipt(talk, "listening");
  return reply(talk, { ...place, likely }, [met], choices);
}

function askToKeep(talk: Talk, place: ListeningPlace): GuideReply {
  const journal = talk.input.facts.hasJournal === true ? ["keep_journal"] : [];
  const ways = [...journal, "keep_note", "keep_here", "keep_delete", "keep_writing"];
  return ask(talk, { ...place, isKeeping: true }, "ask_to_keep", ...ways);
}

function ask(talk: Talk, place: ListeningPlace, key: string, ...ways: string[]): GuideReply {
  return reply(talk, place, [line(talk, key)], buttons(...ways));
}

function kept(talk: Talk, key: string): GuideReply {
  return showMenu(talk, [line(talk, key), line(talk, "menu")]);
}
