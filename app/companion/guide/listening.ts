import { menuChoices } from "./menu.ts";
import type { GuideState, PlaceAt } from "./state.ts";
import { choice, line, receipt, reply, type GuideReply, type Talk } from "./turn.ts";

type ListeningPlace = PlaceAt<"listening">;

/** After so many messages the choices come back, once. */
const QUIET_CHOICES_AFTER = 3;

/** A page to pour things out: nothing is asked there. */
export function beginListening(talk: Talk): GuideReply {
  const place: ListeningPlace = { at: "listening", received: [], isKeeping: false };
  return reply(talk, place, [line(talk, "listen")], [choice("listen_done")]);
}

/** Receives what is written; at the end it is kept where it is wanted. Null for a choice that isn't about it. */
export function inListening(talk: Talk, place: ListeningPlace): GuideReply | null {
  const { choice: tapped, messageId } = talk.input;
  const { received } = place;
  switch (tapped) {
    case null:
      return receive(talk, { ...place, received: [...received, messageId], isKeeping: false });
    case "keep_writing":
      return reply(
        talk,
        { ...place, isKeeping: false },
        [line(talk, "listen")],
        [choice("listen_done")],
      );
    case "listen_done":
      return received.length === 0 ? null : askToKeep(talk, place);
    case "keep_journal":
      return { ...kept(talk, "kept_in_journal"), effects: { journal: received } };
    case "keep_note": {
      const state: GuideState = { ...talk.state, noted: [...talk.state.noted, ...received] };
      return kept({ ...talk, state }, "kept_in_note");
    }
    case "keep_delete":
      return reply(
        talk,
        place,
        [line(talk, "delete_for_good")],
        [choice("delete_yes"), choice("keep_here")],
      );
    case "delete_yes":
      return { ...kept(talk, "deleted"), effects: { forget: received } };
    case "keep_here":
      return kept(talk, "kept_here");
    default:
      return null;
  }
}

function receive(talk: Talk, place: ListeningPlace): GuideReply {
  const isTime = place.received.length === QUIET_CHOICES_AFTER;
  // What may be a wish is received all the same, and has its way beside it.
  const isWish = talk.input.classes.wish !== "none";
  const choices = [
    ...(isTime ? [choice("keep_writing")] : []),
    choice("listen_done"),
    ...(isTime ? [choice("now"), choice("subjects")] : []),
    ...(isWish ? [choice("help"), choice("menu")] : []),
  ];
  return reply(talk, place, [receipt(talk, "listening")], choices);
}

function askToKeep(talk: Talk, place: ListeningPlace): GuideReply {
  const choices = [
    ...(talk.input.facts.hasJournal === true ? [choice("keep_journal")] : []),
    choice("keep_note"),
    choice("keep_here"),
    choice("keep_delete"),
    choice("keep_writing"),
  ];
  return reply(talk, { ...place, isKeeping: true }, [line(talk, "ask_to_keep")], choices);
}

function kept(talk: Talk, key: string): GuideReply {
  return reply(talk, { at: "menu" }, [line(talk, key), line(talk, "menu")], menuChoices(talk));
}
