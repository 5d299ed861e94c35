import { findGuideSubject } from "#app/content/guide.ts";
import { beginListening } from "./listening.ts";
import { showHelp, showMenu, showShortExercises, showSubjects, subjectChoice } from "./menu.ts";
import type { GuideState } from "./state.ts";
import { meetSubject, suggestSubject, SURE_SCORE } from "./subject.ts";
import {
  argumentOf,
  atMenu,
  buttons,
  choice,
  line,
  offer,
  own,
  receipt,
  reply,
  type GuideReply,
  type Talk,
} from "./turn.ts";

/** So many times likelier than the next is a subject that is sure. */
const SURE_TIMES = 2;
/** So many are offered where none is sure. */
const NEAREST = 3;
/** From this score on words may go on about what was suggested. */
const NEAR_SCORE = 0.1;
/** A word or two has to name a subject rather plainly. */
const BRIEF_SCORE = 0.4;

/** Answers free words by their classes: a wish, a subject that is sure, or the nearest ones. */
export function hear(talk: Talk): GuideReply {
  return wished(talk) ?? aboutSubject(talk);
}

/** The choice that a wish stands for. */
export const CHOICE_OF_WISH: Readonly<Record<string, string>> = {
  stop: "menu",
  back: "menu",
  menu: "menu",
  exercise: "now",
  help: "help",
  listen: "listen",
  goodbye: "bye",
};

function wished(talk: Talk): GuideReply | null {
  const { wish } = talk.input.classes;
  if (wish === "who") return atMenu(talk, [line(talk, "who")], WAYS_ON);
  if (wish === "thanks")
    return atMenu(talk, [own(talk, "thanks")], buttons("menu", "listen", "bye"));
  // "What is this?" and "What can you do?" are meant by it, too.
  if (wish === "menu") return showMenu(talk, [line(talk, "what_this_is"), offer(talk, "menu")]);
  // The first words are a greeting, whatever they look like.
  if (wish === "goodbye" && talk.state.turn === 0) return showMenu(talk);
  return chooseAnywhere(talk, CHOICE_OF_WISH[wish] ?? "");
}

const WAYS_ON = buttons("subjects", "now", "listen", "help");

/** It ends without a hook: nothing is asked, and nothing offered. */
function sayGoodbye(talk: Talk): GuideReply {
  return reply(talk, { at: "closing" }, [own(talk, "goodbye")], []);
}

/** The subjects that were offered right before; none where the menu stands. */
function offeredBefore({ choices }: GuideState): readonly string[] {
  const isOffer = choices.includes("listen") && !choices.includes("unsure");
  return isOffer ? choices.flatMap((id) => argumentOf(id, "subject") ?? []) : [];
}

function aboutSubject(talk: Talk): GuideReply {
  const { subjects, asks, isBrief, says } = talk.input.classes;
  const offered = offeredBefore(talk.state);
  const [likeliest] = offered;
  const isSuggested = talk.state.choices.includes("not_that");
  const scoreOf = (id: string) => subjects.find((each) => each.id === id)?.score ?? 0;
  if (likeliest !== undefined && !asks) {
    // Words that go on about what was suggested are a yes to it.
    const isNear = isSuggested && scoreOf(likeliest) >= NEAR_SCORE;
    const met = isNear ? meetSubject(talk, likeliest) : null;
    if (met) return met;
    if (says === "yes") return suggestSubject(talk, likeliest);
    if (says === "no") return showSubjects(talk, [line(talk, "not_that")]);
  }
  const least = isBrief ? BRIEF_SCORE : asks ? NEAR_SCORE : 0;
  const known = subjects.flatMap(({ id, score }) =>
    score >= least && findGuideSubject(id) ? [id] : [],
  );
  const [first = "", second = ""] = known;
  const isSure = scoreOf(first) >= Math.max(SURE_SCORE, SURE_TIMES * scoreOf(second));
  if (isSure && !isSuggested) return suggestSubject(talk, first);
  // What was offered before stays below what is plainly told since.
  const plain = known.filter((id) => scoreOf(id) >= BRIEF_SCORE);
  const near = [...new Set(asks ? known : [...plain, ...offered, ...known])].slice(0, NEAREST);
  if (asks) {
    const ways = near.length > 0 ? near.map(subjectChoice) : buttons("subjects");
    const others = buttons("help", "keep_writing");
    return atMenu(talk, [offer(talk, "cant_answer")], [...ways, ...others]);
  }
  if (near.length === 0) {
    const lines = [receipt(talk), offer(talk, "what_now")];
    return isBrief ? showMenu(talk) : atMenu(talk, lines, WAYS_ON);
  }
  // Whoever writes on past what was offered is not asked again. That it was kept is true of anything;
  // "Take your time" pretends to know how it was meant.
  const asked = offered.length > 0 ? [] : [offer(talk, "which_is_near")];
  const ways = [choice("subjects", "something_else"), choice("listen")];
  return atMenu(talk, [receipt(talk), ...asked], [...near.map(subjectChoice), ...ways]);
}

/** What was set the last time: how it went is received, and the menu follows. */
export function hearGoal(talk: Talk, id: string): GuideReply | null {
  if (!["some", "not_yet", "other"].includes(id)) return null;
  const heard = id === "other" ? [] : [line(talk, `goal_${id}`)];
  return showMenu(talk, [...heard, line(talk, "menu")]);
}

/** What is chosen anywhere, by the ids that mean the same everywhere; null for others. */
export function chooseAnywhere(talk: Talk, id: string): GuideReply | null {
  const { place } = talk.state;
  switch (id) {
    case "menu":
    case "listen_done":
      return showMenu(talk);
    case "program":
      return showMenu(talk, [line(talk, "program")]);
    case "unsure":
      return atMenu(talk, [line(talk, "unsure")], buttons("listen", "now", "subjects", "menu"));
    case "now":
      return showShortExercises(talk);
    case "listen":
    case "keep_writing":
      return beginListening(talk);
    case "help":
      return showHelp(talk, place.at === "subject" ? place.id : null);
    case "bye":
      return sayGoodbye(talk);
    default:
      return null;
  }
}
