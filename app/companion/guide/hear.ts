import { findExercise } from "#app/content/exercises.ts";
import { findGuideSubject, GUIDE_LINES } from "#app/content/guide.ts";
import { beginExercise, resumeExercise } from "./exercise.ts";
import { showGroup, showHelp, showMenu, showShortExercises, showSubjects } from "./menu.ts";
import { subjectChoice, TOLD_SCORE } from "./menu.ts";
import { inSession } from "./session.ts";
import type { GuideState, Place, PlaceAt } from "./state.ts";
import { answerAsked, closeWith, isGlad, meetSubject, showAsked, showPath } from "./subject.ts";
import { suggestSubject, SURE_SCORE } from "./subject.ts";
import { argumentOf, atMenu, buttons, choice, inTurn, line, NEAR_SCORE, offer } from "./turn.ts";
import { own, questionsOf, receipt, reply, saysNo } from "./turn.ts";
import type { Classes, GuideChoice, GuideLine, GuideReply, Talk } from "./turn.ts";

/** So many times likelier than the next is a subject that is sure, and one that is asked about by name. */
const SURE_TIMES = 2;
const CLEAR_TIMES = 3;
/** So many are offered where none is sure. */
const NEAREST = 3;
const NEAR_SHARE = 0.2;
/** A word or two, and words that go on from others, have to name a subject rather plainly. */
const PLAIN_SCORE = 0.4;
/** From this score on a subject is named rather than help asked for. */
const NAMED_SCORE = 0.6;
/** Words without those before them are often misread, and weigh less; what was told before a tap is half over. */
const LATER = 0.6;
const OVER = 0.5;

/** What all words so far may be about, likeliest first. */
export function gather({ about, heard }: GuideState, classes: Classes): GuideState["about"] {
  const { asks, isBrief, subjects } = classes;
  const isLater = heard > 0 && isClear(about);
  const least = isBrief || isLater ? PLAIN_SCORE : asks ? NEAR_SCORE : 0;
  const scores = new Map(about.map(({ id, score }) => [id, heard > 0 ? score : score * OVER]));
  for (const { id, score } of subjects) {
    if (!findGuideSubject(id) || score < (scores.has(id) ? NEAR_SCORE : least)) continue;
    scores.set(id, Math.min(1, (scores.get(id) ?? 0) + score * (isLater ? LATER : 1)));
  }
  const all = [...scores].map(([id, score]) => ({ id, score }));
  return all.toSorted((one, other) => other.score - one.score).slice(0, NEAREST);
}

const isClear = ([first]: GuideState["about"]): boolean => (first?.score ?? 0) >= PLAIN_SCORE;

/** Answers a choice, or free words: what was offered, a wish, a question, or what they may be about. */
export function hear(talk: Talk): GuideReply {
  const { choice: tapped } = talk.input;
  if (tapped !== null)
    return chooseAnywhere(talk, tapped) ?? showMenu(talk, [line(talk, "pick_one")]);
  const met = answerOffered(talk) ?? wished(talk);
  return met ?? (talk.input.classes.asks ? asked(talk) : told(talk));
}

/** The choice that a wish stands for. */
const CHOICE_OF_WISH: Readonly<Record<string, string>> = {
  stop: "menu",
  back: "menu",
  menu: "menu",
  exercise: "now",
  help: "help",
  listen: "listen",
  goodbye: "bye",
};

export function wished(talk: Talk): GuideReply | null {
  const { asks, isBrief, isPlain, subjects, wish } = talk.input.classes;
  if (wish === "who") return atMenu(talk, [line(talk, "who")], [choice("about_app"), ...WAYS_ON]);
  if (wish === "thanks") return atMenu(talk, [own(talk, "thanks")], REST);
  if (wish === "stop") return atMenu(talk, [line(talk, "stopped")], REST);
  // "What is this?" and "What can you do?" are meant by it, too.
  if (wish === "menu" && asks && !isBrief) return asked(talk);
  if (wish === "menu") return showMenu(talk, [line(talk, "what_this_is"), offer(talk, "menu")]);
  // The first words are a greeting, whatever they look like.
  if (wish === "goodbye" && talk.state.turn === 0) return showMenu(talk);
  // Whoever names a subject is asked about it first.
  if (wish === "help" && (subjects[0]?.score ?? 0) >= NAMED_SCORE) return null;
  // In more words a resolve reads like one: a way back stays.
  if (wish === "goodbye" && !isPlain)
    return reply(talk, { at: "closing" }, [own(talk, "goodbye")], buttons("menu"));
  return chooseAnywhere(talk, CHOICE_OF_WISH[wish] ?? "");
}

const REST = buttons("listen", "menu", "bye");
const WAYS_ON = buttons("subjects", "now", "listen", "help");

/** The subjects that were offered right before; none where the menu stands. */
function offeredBefore({ choices }: GuideState): readonly string[] {
  if (!choices.includes("listen") || choices.includes("unsure")) return [];
  return choices.flatMap((id) => argumentOf(id, "subject") ?? []);
}

/** How likely these words alone are about a subject, and whether a single one was suggested before them. */
const scoreOf = ({ input }: Talk, id = ""): number =>
  input.classes.subjects.find((each) => each.id === id)?.score ?? 0;
const isSuggested = ({ state }: Talk): boolean =>
  state.place.at === "menu" && state.choices.includes("not_that");

/** What is said to the subjects that were offered right before; null for another thing. "Okay, thanks" is a yes. */
function answerOffered(talk: Talk): GuideReply | null {
  const { asks, isBrief, says, wish } = talk.input.classes;
  const offered = offeredBefore(talk.state);
  const isWish = wish !== "none" && !(wish === "thanks" && says === "yes");
  const [nearest] = offered.toSorted((a, b) => scoreOf(talk, b) - scoreOf(talk, a));
  if (nearest === undefined || asks || isWish) return null;
  const isYes = says === "yes" && (isBrief || isSuggested(talk));
  const [first = ""] = offered;
  if (saysNo(talk.input.classes) || (isSuggested(talk) && says === "no")) {
    const left = withoutOffered(talk);
    const [other] = left.input.classes.subjects;
    return other && other.score >= PLAIN_SCORE ? told(left) : showSubjects(left, "not_that");
  }
  const goesOn = isSuggested(talk) && scoreOf(talk, nearest) >= NEAR_SCORE;
  if (goesOn) return meetSubject(talk, nearest);
  if (isYes && (offered.length === 1 || isNamed(talk.state))) return meetSubject(talk, first);
  if (isYes)
    return atMenu(talk, [line(talk, "which_subject")], [...offered.map(subjectChoice), ...OTHERS]);
  return null;
}

/** What was offered, or is looked at, isn't it: it is offered no more. */
function withoutOffered({ state, input }: Talk): Talk {
  const here = state.place.at === "subject" ? [state.place.id] : [];
  const rejected = [...new Set([...state.rejected, ...here, ...offeredBefore(state)])];
  const left = <Of extends { id: string }>(all: readonly Of[]) =>
    all.filter(({ id }) => !rejected.includes(id));
  const classes = { ...input.classes, subjects: left(input.classes.subjects) };
  return { state: { ...state, rejected, about: left(state.about) }, input: { ...input, classes } };
}

const OTHERS = [choice("subjects", "something_else"), choice("listen")];

/** Whether the likeliest is so clear that it is asked about by its name. */
function isNamed({ about }: GuideState): boolean {
  return isClear(about) && (about[0]?.score ?? 0) >= CLEAR_TIMES * (about[1]?.score ?? 0);
}

/** What may stand as a choice, in fit measure to the likeliest. */
function nearOf({ about }: GuideState): readonly GuideChoice[] {
  const least = NEAR_SHARE * (about[0]?.score ?? 0);
  const near = about.filter(({ id, score }) => score >= least && !isGlad(id));
  return near.map(({ id }) => subjectChoice(id));
}

/** What was told: the nearest subjects, then room to write. */
function told(talk: Talk): GuideReply {
  const { isBrief, says, subjects } = talk.input.classes;
  const { about, heard, place, turn } = talk.state;
  const offered = offeredBefore(talk.state);
  const [first, second] = about;
  const score = scoreOf(talk, first?.id);
  const isHere = place.at === "subject" && place.id === first?.id;
  const isMeant = score >= (isBrief ? PLAIN_SCORE : Number.MIN_VALUE);
  const isAgain = heard === 1 && score >= PLAIN_SCORE && offered.includes(first?.id ?? "");
  const isSure = score >= Math.max(SURE_SCORE, SURE_TIMES * scoreOf(talk, second?.id)) || isAgain;
  if (first && isSure && !isHere && !isSuggested(talk)) return suggestSubject(talk, first.id);
  if (turn > 0 && (saysNo(talk.input.classes) || (isBrief && says === "yes"))) return nod(talk);
  const [now] = subjects;
  const isNew = (id: string) => id === now?.id && now.score >= PLAIN_SCORE && !offered.includes(id);
  const isOther = about.some(({ id }) => isNew(id));
  if (heard > 1 || (heard === 1 && !isOther)) return listenOn(talk);
  if (first === undefined || (heard === 0 && !isMeant)) return nothingKnown(talk);
  const near = nearOf(talk.state);
  const named = { about: { line: `subjects.${first.id}.about` } };
  const isByName = heard === 0 && isNamed(talk.state);
  if (isByName && isGlad(first.id)) return suggestSubject(talk, first.id, "glad_is_it");
  if (near.length === 0) return nothingKnown(talk);
  const which = isByName ? offer(talk, "is_it", named) : offer(talk, "which_is_near");
  return atMenu(talk, [receipt(talk), which], [...near, ...OTHERS]);
}

/** A yes or a no where nothing was asked. */
function nod(talk: Talk): GuideReply {
  const no = line(talk, "no_need");
  if (talk.input.classes.says === "no")
    return talk.state.said[no.id] === undefined ? atMenu(talk, [no], REST) : listenOn(talk);
  return atMenu(talk, [offer(talk, "when_ready")], WAYS_ON);
}

/** Words that may be about anything. */
function nothingKnown(talk: Talk): GuideReply {
  const { isBrief, subjects } = talk.input.classes;
  const said = offer(talk, "few_words");
  if (!isBrief) return atMenu(talk, [receipt(talk), offer(talk, "what_now")], WAYS_ON);
  if (talk.state.turn === 0) return showMenu(talk);
  if (talk.state.said[said.id] !== undefined) return listenOn(talk);
  const near = subjects.filter(({ id, score }) => score >= TOLD_SCORE && findGuideSubject(id));
  return atMenu(talk, [said], [...near.map(({ id }) => subjectChoice(id)), ...WAYS_ON]);
}

/** Room to write, unasked: what was told so far is received with it, and the likeliest subject stays in view. */
function listenOn(talk: Talk): GuideReply {
  const { state, input } = talk;
  const received = [...(state.told === null ? [] : [state.told]), input.messageId];
  const choices = [...likelyWay(talk), ...buttons("listen_done", "now", "menu")];
  const place = { at: "listening", received, isUnasked: true } as const;
  return reply(talk, place, [line(talk, "listen_on")], choices);
}

/** A question: of a clear subject, or about the app. With a near subject in it it is rather told. */
function asked(talk: Talk): GuideReply {
  const { about } = talk.state;
  if (about[0] && isClear(about))
    return showAsked(talk, about[0].id, [subjectChoice(about[0].id), ...OTHERS]);
  return (about[0]?.score ?? 0) >= NEAR_SCORE ? told(talk) : showAboutApp(talk);
}

/** So many questions about the app stand at once. */
const APP_QUESTIONS = 4;

/** What people ask about the app: what was read of it comes last. */
function showAboutApp(talk: Talk): GuideReply {
  const questions = questionsOf(talk, "app", "guide.asked", GUIDE_LINES.asked);
  // Whoever sees the first ones and asks for others is shown those.
  const isMore = talk.state.choices.includes(questions[0]?.id ?? "");
  const shown = isMore ? questions.slice(APP_QUESTIONS) : questions.slice(0, APP_QUESTIONS);
  return besideApp(talk, offer(talk, "about_app"), shown);
}

function answerAboutApp(talk: Talk, id: string): GuideReply | null {
  if (!GUIDE_LINES.asked.some((each) => each.id === id)) return null;
  return besideApp(talk, inTurn(talk, `guide.asked.${id}.say`), []);
}

/** What is asked about the app leaves nobody's place. */
function besideApp(talk: Talk, said: GuideLine, choices: readonly GuideChoice[]): GuideReply {
  const { place } = talk.state;
  const to: Place = place.at === "subject" || place.at === "listening" ? place : { at: "menu" };
  const on = place.at === "listening" ? choice("keep_writing") : choice("listen");
  const back = place.at === "subject" ? choice(`path.${place.id}`, "path") : on;
  const ways = [choice("about_app", "another_question"), back, choice("menu")];
  return reply(talk, to, [said], [...choices, ...ways]);
}

/** Where choices lead wherever they stand, by the first part of their ids. */
const ANYWHERE: Readonly<Record<string, (talk: Talk, argument: string) => GuideReply | null>> = {
  subject: meetSubject,
  subjects: (talk) => showSubjects(talk),
  not_that: (talk) => showSubjects(withoutOffered(talk), "not_that"),
  group: showGroup,
  path: (talk, id) => showPath(talk, id),
  in_spanish: (talk) => showPath(talk, subjectAt(talk) ?? ""),
  exercise: (talk, id) => {
    const exercise = findExercise(id);
    return exercise
      ? beginExercise(talk, exercise, { subject: subjectAt(talk), topic: null })
      : null;
  },
  resume: resumeExercise,
  session: inSession,
  goal: (talk, how) =>
    showMenu(talk, [...(how === "other" ? [] : [line(talk, `goal_${how}`)]), line(talk, "menu")]),
  menu: (talk) => showMenu(talk),
  listen_done: (talk) => showMenu(talk),
  program: (talk) => showMenu(talk, [line(talk, "program")]),
  unsure: (talk) =>
    atMenu(talk, [line(talk, "unsure")], buttons("now", "listen", "subjects", "menu")),
  now: showShortExercises,
  listen: beginListening,
  keep_writing: beginListening,
  help: (talk) => showHelp(talk, subjectAt(talk) ?? plainIn(talk)),
  about_app: (talk) => showAboutApp(talk),
  app: answerAboutApp,
  asked_of: (talk, question) => answerAsked(talk, ...question.split(".")),
  // It ends without a hook: nothing is asked, and nothing offered.
  bye: (talk) => reply(talk, { at: "closing" }, [own(talk, "goodbye")], []),
};

const plainIn = ({ input }: Talk) =>
  input.classes.subjects.find(({ score }) => score >= PLAIN_SCORE)?.id ?? null;
const subjectAt = ({ state: { place } }: Talk) => (place.at === "subject" ? place.id : null);

/** What a choice means wherever it stands; null for an unknown one. */
export function chooseAnywhere(talk: Talk, id: string): GuideReply | null {
  const [name = ""] = id.split(".");
  return ANYWHERE[name]?.(talk, argumentOf(id, name) ?? "") ?? null;
}

/** After so many messages the choices come back, and then after twice as many. */
const QUIET_CHOICES_AFTER = 2;

/** A page to pour things out: nothing is asked there. */
function beginListening(talk: Talk): GuideReply {
  return ask(talk, { at: "listening", received: [], isUnasked: false }, "listen", "listen_done");
}

/** Receives what is written; at the end it is kept where it is wanted. Null for a choice that isn't about it. */
export function inListening(talk: Talk, place: PlaceAt<"listening">): GuideReply | null {
  const { choice: tapped, classes, messageId } = talk.input;
  const { received } = place;
  if (tapped === null) {
    if (classes.wish === "goodbye") return null;
    if (place.isUnasked && (classes.asks || classes.wish !== "none")) return null;
    const more: typeof place = { ...place, received: [...received, messageId] };
    if (classes.wish === "stop") return askToKeep(talk, more);
    const isForMore = ["exercise", "help", "menu", "back"].includes(classes.wish);
    return isForMore && classes.isPlain ? wished(talk) : receive(talk, more);
  }
  const kept = (key: string, said = talk) => closeWith(said, null, [line(said, key)]);
  if (tapped === "keep_writing") return ask(talk, place, "listen", "listen_done");
  if (tapped === "listen_done" && received.length > 0) return askToKeep(talk, place);
  if (tapped === "keep_delete")
    return ask(talk, place, "delete_for_good", "delete_yes", "keep_here");
  if (tapped === "keep_journal")
    return { ...kept("kept_in_journal"), effects: { journal: received } };
  if (tapped === "delete_yes") return { ...kept("deleted"), effects: { forget: received } };
  if (tapped === "keep_here") return kept("kept_here");
  if (tapped !== "keep_note") return null;
  const noted = [...talk.state.noted, ...received];
  return kept("kept_in_note", { ...talk, state: { ...talk.state, noted } });
}

/** To the likeliest subject: back to it, where it was looked at. */
function likelyWay({ state }: Talk): readonly GuideChoice[] {
  const [first] = state.about;
  if (first === undefined || !isClear(state.about)) return [];
  const isKnown = state.subjects.includes(first.id);
  return [isKnown ? choice(`path.${first.id}`, "path") : subjectChoice(first.id)];
}

function receive(talk: Talk, place: PlaceAt<"listening">): GuideReply {
  const { asks, wish } = talk.input.classes;
  const { length } = place.received;
  const likely = length >= QUIET_CHOICES_AFTER || asks ? likelyWay(talk) : [];
  const isTime = length % (2 * QUIET_CHOICES_AFTER) === QUIET_CHOICES_AFTER;
  const ways = isTime ? ["keep_writing", "listen_done", "now", "subjects"] : ["listen_done"];
  // What may be a wish is received all the same, and has its way beside it.
  const beside = asks || wish !== "none" ? ["about_app", "help", "menu"] : [];
  const choices = [...likely, ...buttons(...ways, ...beside)];
  const met = wish === "thanks" ? own(talk, wish) : receipt(talk, "listening");
  return reply(talk, place, [wish === "who" ? line(talk, wish) : met], choices);
}

function askToKeep(talk: Talk, place: PlaceAt<"listening">): GuideReply {
  const journal = talk.input.facts.hasJournal === true ? ["keep_journal"] : [];
  const ways = [...journal, "keep_note", "keep_here", "keep_delete", "keep_writing"];
  return ask(talk, place, "ask_to_keep", ...ways);
}

function ask(talk: Talk, place: PlaceAt<"listening">, key: string, ...ways: string[]): GuideReply {
  return reply(talk, place, [line(talk, key)], buttons(...ways));
}
