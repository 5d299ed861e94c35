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
/** A word or two has to name a subject rather plainly, and a no that does is more than a no. */
const BRIEF_SCORE = 0.4;

/** Answers free words by their classes: what was offered, a wish, a subject that is sure, or the nearest ones. */
export function hear(talk: Talk): GuideReply {
  return answerSubjects(talk) ?? wished(talk) ?? aboutSubject(talk);
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
  if (wish === "thanks") return atMenu(talk, [own(talk, "thanks")], AFTER_THANKS);
  // "What is this?" and "What can you do?" are meant by it, too.
  if (wish === "menu") return showMenu(talk, [line(talk, "what_this_is"), offer(talk, "menu")]);
  // The first words are a greeting, whatever they look like.
  if (wish === "goodbye" && talk.state.turn === 0) return showMenu(talk);
  return chooseAnywhere(talk, CHOICE_OF_WISH[wish] ?? "");
}

const NOT_NEAR = [choice("subjects", "something_else"), choice("listen")];
const AFTER_THANKS = buttons("menu", "listen", "bye");
const WAYS_ON = buttons("subjects", "now", "listen", "help");

/** The subjects that were offered right before; none where the menu stands. */
function offeredBefore({ choices }: GuideState): readonly string[] {
  if (!choices.includes("listen") || choices.includes("unsure")) return [];
  return choices.flatMap((id) => argumentOf(id, "subject") ?? []);
}

/** How likely the words are about a subject, and whether a single one was suggested before them. */
const scoreOf = ({ input }: Talk, id: string): number =>
  input.classes.subjects.find((each) => each.id === id)?.score ?? 0;
const isSuggested = ({ state }: Talk): boolean => state.choices.includes("not_that");

/** What is said to the subjects that were offered right before; null for another thing. "Okay, thanks" is a yes. */
function answerSubjects(talk: Talk): GuideReply | null {
  const { subjects, asks, isBrief, says, wish } = talk.input.classes;
  const offered = offeredBefore(talk.state);
  const isWish = wish !== "none" && !(wish === "thanks" && says === "yes");
  const [nearest] = offered.toSorted((a, b) => scoreOf(talk, b) - scoreOf(talk, a));
  if (nearest === undefined || asks || isWish) return null;
  const isNear = scoreOf(talk, nearest) >= NEAR_SCORE;
  const tells = !isBrief && (subjects[0]?.score ?? 0) >= BRIEF_SCORE;
  // Words that go on about what was suggested are a yes to it; those about one of several choose it.
  if (isSuggested(talk) && (isNear || says === "yes")) return meetSubject(talk, nearest);
  if (says === "yes" && isBrief) return suggestSubject(talk, nearest);
  if (says === "no" && !tells) return showSubjects(talk, [line(talk, "not_that")]);
  return isNear ? suggestSubject(talk, nearest) : null;
}

function aboutSubject(talk: Talk): GuideReply {
  const { subjects, asks, isBrief } = talk.input.classes;
  const offered = offeredBefore(talk.state);
  const least = isBrief ? BRIEF_SCORE : asks ? NEAR_SCORE : 0;
  const known = subjects
    .map(({ id }) => id)
    .filter((id) => findGuideSubject(id) && scoreOf(talk, id) >= least);
  const [first = "", second = ""] = known;
  const isSure = scoreOf(talk, first) >= Math.max(SURE_SCORE, SURE_TIMES * scoreOf(talk, second));
  if (isSure && !isSuggested(talk)) return suggestSubject(talk, first);
  // What was offered before stays below what is plainly told since.
  const plain = known.filter((id) => scoreOf(talk, id) >= BRIEF_SCORE);
  const near = [...new Set(asks ? known : [...plain, ...offered, ...known])].slice(0, NEAREST);
  if (asks) {
    const ways = near.length > 0 ? near.map(subjectChoice) : buttons("subjects");
    const others = buttons("help", "keep_writing");
    return atMenu(talk, [offer(talk, "cant_answer")], [...ways, ...others]);
  }
  if (near.length === 0 && isBrief) return showMenu(talk);
  if (near.length === 0) return atMenu(talk, [receipt(talk), offer(talk, "what_now")], WAYS_ON);
  const asked = offered.length > 0 ? [] : [offer(talk, "which_is_near")];
  return atMenu(talk, [receipt(talk), ...asked], [...near.map(subjectChoice), ...NOT_NEAR]);
}

/** What was set the last time: how it went is received, and the menu follows. */
export function hearGoal(talk: Talk, id: string): GuideReply | null {
  if (!["some", "not_yet", "other"].includes(id)) return null;
  return showMenu(talk, [
    ...(id === "other" ? [] : [line(talk, `goal_${id}`)]),
    line(talk, "menu"),
  ]);
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
      // It ends without a hook: nothing is asked, and nothing offered.
      return reply(talk, { at: "closing" }, [own(talk, "goodbye")], []);
    default:
      return null;
  }
}
