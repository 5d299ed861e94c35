import { findExercise } from "#app/content/exercises.ts";
import { findGuideSubject } from "#app/content/guide.ts";
import { beginExercise, resumeExercise } from "./exercise.ts";
import {
  showGroup,
  showHelp,
  showMenu,
  showShortExercises,
  showSubjects,
  subjectChoice,
} from "./menu.ts";
import { inSession } from "./session.ts";
import type { GuideState, PlaceAt } from "./state.ts";
import { meetSubject, showAsked, showPath, suggestSubject, SURE_SCORE } from "./subject.ts";
import {
  argumentOf,
  atMenu,
  buttons,
  choice,
  line,
  metAs,
  offer,
  own,
  receipt,
  reply,
  type Classes,
  type GuideChoice,
  type GuideReply,
  type Talk,
} from "./turn.ts";

/** So many times likelier than the next is a subject that is sure, and one that is asked about by name. */
const SURE_TIMES = 2;
const CLEAR_TIMES = 3;
/** So many are offered where none is sure. */
const NEAREST = 3;
const NEAR_SHARE = 0.2;
/** From this score on words may go on about what was suggested. */
const NEAR_SCORE = 0.1;
/** A word or two, and words that go on from others, have to name a subject rather plainly. */
const PLAIN_SCORE = 0.4;
/** Words without those before them are often misread, and weigh less; what was told before a tap is half over. */
const LATER = 0.6;
const OVER = 0.5;

/** What all words so far may be about, likeliest first. */
export function gather({ about, heard }: GuideState, classes: Classes): GuideState["about"] {
  const { asks, isBrief, subjects } = classes;
  const isLater = heard > 0 && isPlain(about);
  const least = isBrief || isLater ? PLAIN_SCORE : asks ? NEAR_SCORE : 0;
  const scores = new Map(about.map(({ id, score }) => [id, heard > 0 ? score : score * OVER]));
  for (const { id, score } of subjects) {
    if (!findGuideSubject(id) || score < (scores.has(id) ? NEAR_SCORE : least)) continue;
    const weight = isLater && score < SURE_SCORE ? LATER : 1;
    scores.set(id, Math.min(1, (scores.get(id) ?? 0) + score * weight));
  }
  const all = [...scores].map(([id, score]) => ({ id, score }));
  return all.toSorted((one, other) => other.score - one.score).slice(0, NEAREST);
}

const isPlain = ([first]: GuideState["about"]): boolean => (first?.score ?? 0) >= PLAIN_SCORE;

/** Answers a choice, or free words: what was offered, a wish, a question, or what they may be about. */
export function hear(talk: Talk): GuideReply {
  const { choice: tapped } = talk.input;
  if (tapped !== null)
    return chooseAnywhere(talk, tapped) ?? showMenu(talk, [line(talk, "pick_one")]);
  const met = answerOffered(talk) ?? wished(talk);
  return met ?? (talk.input.classes.asks ? asked(talk) : told(talk));
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
  const { asks, wish } = talk.input.classes;
  if (wish === "who") return atMenu(talk, [line(talk, "who")], WAYS_ON);
  if (wish === "thanks") return atMenu(talk, [own(talk, "thanks")], AFTER_THANKS);
  // "What is this?" and "What can you do?" are meant by it, too.
  if (wish === "menu" && asks && isPlain(talk.state.about)) return asked(talk);
  if (wish === "menu") return showMenu(talk, [line(talk, "what_this_is"), offer(talk, "menu")]);
  // The first words are a greeting, whatever they look like.
  if (wish === "goodbye" && talk.state.turn === 0) return showMenu(talk);
  return chooseAnywhere(talk, CHOICE_OF_WISH[wish] ?? "");
}

const AFTER_THANKS = buttons("menu", "listen", "bye");
const WAYS_ON = buttons("subjects", "now", "listen", "help");

/** The subjects that were offered right before; none where the menu stands. */
function offeredBefore({ choices }: GuideState): readonly string[] {
  if (!choices.includes("listen") || choices.includes("unsure")) return [];
  return choices.flatMap((id) => argumentOf(id, "subject") ?? []);
}

/** How likely these words alone are about a subject, and whether a single one was suggested before them. */
const scoreOf = ({ input }: Talk, id = ""): number =>
  input.classes.subjects.find((each) => each.id === id)?.score ?? 0;
const isSuggested = ({ state }: Talk): boolean => state.choices.includes("not_that");

/** What is said to the subjects that were offered right before; null for another thing. "Okay, thanks" is a yes. */
function answerOffered(talk: Talk): GuideReply | null {
  const { subjects, asks, isBrief, says, wish } = talk.input.classes;
  const offered = offeredBefore(talk.state);
  const isWish = wish !== "none" && !(wish === "thanks" && says === "yes");
  const [nearest] = offered.toSorted((a, b) => scoreOf(talk, b) - scoreOf(talk, a));
  if (nearest === undefined || asks || isWish) return null;
  const isYes = says === "yes" && (isBrief || isSuggested(talk));
  const goesOn = isSuggested(talk) && scoreOf(talk, nearest) >= NEAR_SCORE;
  const [first = ""] = offered;
  if (goesOn) return meetSubject(talk, nearest);
  if (isYes && (offered.length === 1 || isNamed(talk.state))) return meetSubject(talk, first);
  if (isYes)
    return atMenu(talk, [line(talk, "which_subject")], [...offered.map(subjectChoice), ...OTHERS]);
  // Much that is told sounds like a no, too.
  const isNo = says === "no" && (isBrief || (subjects[0]?.score ?? 0) < NEAR_SCORE);
  return isNo ? showSubjects(withoutAbout(talk), "not_that") : null;
}

const withoutAbout = (talk: Talk): Talk => ({ ...talk, state: { ...talk.state, about: [] } });
const OTHERS = [choice("subjects", "something_else"), choice("listen")];

/** Whether the likeliest is so clear that it is asked about by its name. */
function isNamed({ about, heard }: GuideState): boolean {
  const times = heard > 1 ? 1 : CLEAR_TIMES;
  return isPlain(about) && (about[0]?.score ?? 0) >= times * (about[1]?.score ?? 0);
}

/** What may stand as a choice: at first what is near, and later only what is plain, in fit measure to the likeliest. */
function nearOf({ about, heard }: GuideState): readonly GuideChoice[] {
  const least = heard > 0 ? PLAIN_SCORE : NEAR_SHARE * (about[0]?.score ?? 0);
  return about.filter(({ score }) => score >= least).map(({ id }) => subjectChoice(id));
}

/** What was told: the nearest subjects at first, then a next step, then the same in fewer words. */
function told(talk: Talk): GuideReply {
  const { about, heard } = talk.state;
  const [first, second] = about;
  const score = scoreOf(talk, first?.id);
  const isNew = score >= (talk.input.classes.isBrief ? PLAIN_SCORE : Number.MIN_VALUE);
  if (first === undefined || (heard === 0 && !isNew)) return nothingKnown(talk);
  const isSure = score >= Math.max(SURE_SCORE, SURE_TIMES * scoreOf(talk, second?.id));
  if (isSure && !isSuggested(talk)) return suggestSubject(talk, first.id);
  const named = { about: { line: `subjects.${first.id}.about` } };
  const near = nearOf(talk.state);
  if (heard === 0) {
    const which = isNamed(talk.state) ? offer(talk, "is_it", named) : offer(talk, "which_is_near");
    return atMenu(talk, [receipt(talk), which], [...near, ...OTHERS]);
  }
  const isNext = heard === 1 && isPlain(about);
  const said = isNext ? offer(talk, "next_step", named) : line(talk, "heard_on");
  const ways = [choice("now"), ...OTHERS, ...(heard === 1 ? [] : [choice("bye")])];
  return atMenu(talk, [said], [...near.slice(0, NEAREST - 1), ...ways]);
}

/** Words that may be about anything: the menu, and with more of them something smaller. */
function nothingKnown(talk: Talk): GuideReply {
  const { heard } = talk.state;
  if (heard > 0) return heard % 2 === 1 ? beUnsure(talk) : showShortExercises(talk);
  if (talk.input.classes.isBrief) return showMenu(talk);
  return atMenu(talk, [receipt(talk), offer(talk, "what_now")], WAYS_ON);
}

const beUnsure = (talk: Talk): GuideReply =>
  atMenu(talk, [line(talk, "unsure")], buttons("now", "listen", "subjects", "menu"));

/** A question, by those that have a written answer. */
function asked(talk: Talk): GuideReply {
  const { about } = talk.state;
  const near = nearOf(talk.state);
  if (about[0] && isPlain(about))
    return showAsked(talk, about[0].id, [...near, choice("subjects", "something_else")]);
  const choices = [...near, ...buttons("now", "subjects", "help")];
  return atMenu(talk, [offer(talk, "which_question")], choices);
}

/** What a choice means wherever it stands; null for an unknown one. */
export function chooseAnywhere(talk: Talk, id: string): GuideReply | null {
  const { place } = talk.state;
  const [name = ""] = id.split(".");
  const argument = argumentOf(id, name) ?? "";
  switch (name) {
    case "subject":
      return meetSubject(talk, argument);
    case "subjects":
      return showSubjects(talk);
    case "not_that":
      return showSubjects(withoutAbout(talk), name);
    case "group":
      return showGroup(talk, argument);
    case "path":
      return showPath(talk, argument);
    case "in_spanish":
      return place.at === "subject" ? showPath(talk, place.id) : showMenu(talk);
    case "exercise": {
      const exercise = findExercise(argument);
      const behind = place.at === "subject" ? { subject: place.id, topic: null } : undefined;
      return exercise ? beginExercise(talk, exercise, behind) : null;
    }
    case "resume":
      return resumeExercise(talk);
    case "session":
      return inSession(talk);
    case "goal": {
      const how = argument === "other" ? [] : [line(talk, `goal_${argument}`)];
      return showMenu(talk, [...how, line(talk, "menu")]);
    }
    case "menu":
    case "listen_done":
      return showMenu(talk);
    case "program":
      return showMenu(talk, [line(talk, "program")]);
    case "unsure":
      return beUnsure(talk);
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

/** After so many messages the choices come back, once. */
const QUIET_CHOICES_AFTER = 2;

/** A page to pour things out: nothing is asked there. */
function beginListening(talk: Talk): GuideReply {
  return ask(talk, { at: "listening", received: [] }, "listen", "listen_done");
}

/** Receives what is written; at the end it is kept where it is wanted. Null for a choice that isn't about it. */
export function inListening(talk: Talk, place: PlaceAt<"listening">): GuideReply | null {
  const { choice: tapped, classes, messageId } = talk.input;
  const { received } = place;
  const more: typeof place = { ...place, received: [...received, messageId] };
  switch (tapped) {
    case null:
      return ["goodbye", "stop"].includes(classes.wish)
        ? askToKeep(talk, more)
        : receive(talk, more);
    case "keep_writing":
      return ask(talk, place, "listen", "listen_done");
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

function receive(talk: Talk, place: PlaceAt<"listening">): GuideReply {
  const { asks, wish } = talk.input.classes;
  const likely = talk.state.about.find(({ score }) => score >= PLAIN_SCORE);
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
  const isMet = asks || wish === "thanks" || wish === "who";
  const met = isMet ? metAs(talk, "listen_question") : receipt(talk, "listening");
  return reply(talk, place, [met], choices);
}

function askToKeep(talk: Talk, place: PlaceAt<"listening">): GuideReply {
  const journal = talk.input.facts.hasJournal === true ? ["keep_journal"] : [];
  const ways = [...journal, "keep_note", "keep_here", "keep_delete", "keep_writing"];
  return ask(talk, place, "ask_to_keep", ...ways);
}

function ask(talk: Talk, place: PlaceAt<"listening">, key: string, ...ways: string[]): GuideReply {
  return reply(talk, place, [line(talk, key)], buttons(...ways));
}

function kept(talk: Talk, key: string): GuideReply {
  return showMenu(talk, [line(talk, key), line(talk, "menu")]);
}
