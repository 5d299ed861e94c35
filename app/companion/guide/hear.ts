import { findExercise } from "#app/content/exercises.ts";
import { findGuideSubject, GUIDE_LINES } from "#app/content/guide.ts";
import { beginExercise, resumeExercise } from "./exercise.ts";
import { isClear, isGlad, nearOf, offeredBefore, OTHERS, PLAIN_SCORE, showGroup } from "./menu.ts";
import { showHelp, showMenu, showOthers, showShortExercises, showSubjects } from "./menu.ts";
import { nowChoice, subjectChoice, TOLD_SCORE, withoutOffered } from "./menu.ts";
import { inSession } from "./session.ts";
import type { GuideState, Place, PlaceAt } from "./state.ts";
import { answerAsked, closeWith, isFarSurer, meetSubject, showAsked } from "./subject.ts";
import { showPath, suggestSubject } from "./subject.ts";
import { argumentOf, atMenu, buttons, choice, inTurn, line, NEAR_SCORE, offer } from "./turn.ts";
import { own, questionsOf, receipt, reply, saysNo } from "./turn.ts";
import type { Classes, Effects, GuideChoice, GuideLine, GuideReply, Talk } from "./turn.ts";

/** So many are kept: after a no to the first three, the next are the nearest. */
const KEPT = 6;
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
  return all.toSorted((one, other) => other.score - one.score).slice(0, KEPT);
}

/** Answers a choice, or free words: what was offered, a wish, a question, or what they may be about. */
export function hear(talk: Talk): GuideReply {
  const { choice: tapped } = talk.input;
  if (tapped !== null)
    return chooseAnywhere(talk, tapped) ?? showMenu(talk, [line(talk, "pick_one")]);
  const met = answerOffered(talk) ?? wished(talk);
  return met ?? (talk.input.classes.asks ? asked(talk) : told(talk));
}

/** The choices that wishes stand for, where they bear other names. */
const AS_CHOICE: Record<string, string> = { back: "menu", exercise: "now", goodbye: "bye" };

export function wished(talk: Talk): GuideReply | null {
  const { asks, isBrief, isPlain, subjects, wish } = talk.input.classes;
  if (wish === "who") return atMenu(talk, [line(talk, "who")], [choice("about_app"), ...WAYS_ON]);
  if (wish === "thanks") return atMenu(talk, [own(talk, "thanks")], REST);
  if (wish === "stop") return atMenu(talk, [line(talk, "stopped")], REST);
  // Whoever waits for an answer isn't leaving; and a short "What can you do?" is meant by the menu, too.
  if (asks && ((wish === "menu" && !isBrief) || (wish === "goodbye" && !isPlain)))
    return asked(talk);
  if (wish === "menu") return showMenu(talk, [line(talk, "what_this_is"), offer(talk, "menu")]);
  // The first words are a greeting, whatever they look like.
  if (wish === "goodbye" && talk.state.turn === 0) return showMenu(talk);
  // Whoever names a subject is asked about it first.
  if (wish === "help" && (subjects[0]?.score ?? 0) >= NAMED_SCORE) return null;
  // In more words a resolve reads like one: a way back stays.
  if (wish === "goodbye" && !isPlain)
    return reply(talk, { at: "closing" }, [own(talk, "goodbye")], buttons("menu"));
  const [now] = wish === "exercise" && isClear(subjects) ? nowChoice(subjects[0]?.id) : [];
  return chooseAnywhere(talk, now?.id ?? AS_CHOICE[wish] ?? wish);
}

const REST = buttons("listen", "menu", "bye");
const WAYS_ON = buttons("subjects", "now", "listen", "help");

/** How likely these words alone are about a subject, and whether a single one was suggested before them. */
const scoreOf = ({ input }: Talk, id = ""): number =>
  input.classes.subjects.find((each) => each.id === id)?.score ?? 0;
const isSuggested = ({ state }: Talk): boolean =>
  state.place.at === "menu" && state.choices.includes("not_that");

/** What is said to the subjects that were offered right before; null for another thing. "Okay, thanks" may be a yes. */
function answerOffered(talk: Talk): GuideReply | null {
  const { asks, isBrief, says, wish } = talk.input.classes;
  const offered = offeredBefore(talk.state);
  const isThanks = wish === "thanks" && says === "yes" && isSuggested(talk);
  const [nearest] = offered.toSorted((a, b) => scoreOf(talk, b) - scoreOf(talk, a));
  if (nearest === undefined || asks || (wish !== "none" && !isThanks)) return null;
  const isYes = says === "yes" && (isBrief || isSuggested(talk));
  if (saysNo(talk.input.classes) || (isSuggested(talk) && says === "no")) {
    const left = withoutOffered(talk);
    const [other] = left.input.classes.subjects;
    return other && other.score >= PLAIN_SCORE ? told(left) : showOthers(left);
  }
  if (isSuggested(talk) && scoreOf(talk, nearest) >= NEAR_SCORE) return meetSubject(talk, nearest);
  if (!isYes) return null;
  if (offered.length === 1) return meetSubject(talk, nearest);
  return atMenu(talk, [line(talk, "which_subject")], [...offered.map(subjectChoice), ...OTHERS]);
}

/** What was told: the nearest subjects, then room to write with these beside it. */
function told(talk: Talk): GuideReply {
  const { isBrief, says, subjects } = talk.input.classes;
  const { about, heard, place, turn } = talk.state;
  const offered = offeredBefore(talk.state);
  const [first, second] = about;
  const score = scoreOf(talk, first?.id);
  const isHere = place.at === "subject" && place.id === first?.id;
  const isWriting = place.at === "listening";
  const least = isBrief ? PLAIN_SCORE : Number.MIN_VALUE;
  const isMeant = about.some(({ id }) => scoreOf(talk, id) >= least);
  const isAgain = heard === 1 && score >= PLAIN_SCORE && offered.includes(first?.id ?? "");
  const isSure = isAgain || isFarSurer(score, scoreOf(talk, second?.id));
  if (first && isSure && !isHere && !isSuggested(talk)) return suggestSubject(talk, first.id);
  const isNod = saysNo(talk.input.classes) || (isBrief && says === "yes");
  if (turn > 0 && isNod && !isWriting) return nod(talk);
  const [now] = subjects;
  const isPlain = now !== undefined && now.score >= PLAIN_SCORE && !offered.includes(now.id);
  const isOther = isPlain && place.at !== "subject" && about.some(({ id }) => id === now.id);
  if (isWriting || heard > 1 || (heard === 1 && !isOther)) return listenOn(talk);
  const near = nearOf(talk.state);
  if (first && heard === 0 && isClear(about) && isGlad(first.id))
    return suggestSubject(talk, first.id);
  if (near.length === 0 || (heard === 0 && !isMeant)) return nothingKnown(talk);
  return atMenu(talk, [receipt(talk), offer(talk, "which_is_near")], [...near, ...OTHERS]);
}

/** A yes or a no where nothing was asked. */
function nod(talk: Talk): GuideReply {
  const no = line(talk, "no_need");
  const ways = [...(isClear(talk.state.about) ? nearWays(talk) : []), ...WAYS_ON];
  if (talk.input.classes.says === "yes") return atMenu(talk, [offer(talk, "when_ready")], ways);
  return talk.state.said[no.id] === undefined ? atMenu(talk, [no], REST) : listenOn(talk);
}

/** Words that may be about anything. */
function nothingKnown(talk: Talk): GuideReply {
  const said = offer(talk, "few_words");
  const known = isClear(talk.state.about) ? nearWays(talk) : [];
  if (!talk.input.classes.isBrief)
    return atMenu(talk, [receipt(talk), offer(talk, "what_now")], [...known, ...WAYS_ON]);
  if (talk.state.turn === 0) return showMenu(talk);
  if (talk.state.said[said.id] !== undefined) return listenOn(talk);
  const near = talk.input.classes.subjects.filter(({ score }) => score >= TOLD_SCORE);
  return atMenu(talk, [said], [...near.map(({ id }) => subjectChoice(id)), ...WAYS_ON]);
}

/** Room to write, unasked: what was told so far is received with it, and what is near stays in view. */
function listenOn(talk: Talk): GuideReply {
  const { place, told: first } = talk.state;
  const isOn = place.at === "listening";
  const before = isOn ? place.received : first === null ? [] : [first];
  const received = [...before, talk.input.messageId];
  const said = isOn ? receipt(talk, "listening") : offer(talk, "listen_on");
  const ways = [...nearWays(talk), choice("now"), OTHERS[0], choice("listen_done")];
  return reply(talk, { at: "listening", received, isUnasked: true }, [said], ways);
}

/** What is near; in its place the way back to what was looked at. */
function nearWays({ state }: Talk): readonly GuideChoice[] {
  const { about, place, subjects } = state;
  const known = subjects.find((id) => about.some((each) => each.id === id));
  const path = place.at === "subject" ? place.id : known;
  return path === undefined ? nearOf(state) : [choice(`path.${path}`, "path")];
}

/** A question: of a subject that it names or that was looked at, of those that are near, or about the app. */
function asked(talk: Talk): GuideReply {
  const { about, subjects } = talk.state;
  const [first] = about;
  if (first === undefined || first.score < NEAR_SCORE) return showAboutApp(talk);
  const isKnown = scoreOf(talk, first.id) >= PLAIN_SCORE || subjects.includes(first.id);
  if (isKnown && isClear(about))
    return showAsked(talk, first.id, [subjectChoice(first.id), ...OTHERS]);
  const ways = [...nearOf(talk.state), ...buttons("now", "about_app"), ...OTHERS];
  return atMenu(talk, [offer(talk, "asked_near")], ways);
}

const APP_QUESTIONS = 4;

/** What people ask about the app: what was read of it comes last. */
function showAboutApp(talk: Talk): GuideReply {
  const questions = questionsOf(talk, "app", "guide.asked", GUIDE_LINES.asked);
  // Whoever sees the first ones and asks for others is shown those.
  const isMore = talk.state.choices.includes(questions[0]?.id ?? "");
  const shown = isMore ? questions.slice(APP_QUESTIONS) : questions.slice(0, APP_QUESTIONS);
  const said = offer(talk, talk.input.choice === null ? "asked_app" : "about_app");
  return besideApp(talk, said, shown);
}

function answerAboutApp(talk: Talk, id: string): GuideReply | null {
  if (!GUIDE_LINES.asked.some((each) => each.id === id)) return null;
  return besideApp(talk, inTurn(talk, `guide.asked.${id}.say`), []);
}

/** What is asked about the app leaves nobody's place. */
function besideApp(talk: Talk, said: GuideLine, choices: readonly GuideChoice[]): GuideReply {
  const { place } = talk.state;
  const to: Place = place.at === "subject" || place.at === "listening" ? place : { at: "menu" };
  const on = choice(place.at === "listening" ? "keep_writing" : "listen");
  const back = place.at === "subject" ? choice(`path.${place.id}`, "path") : on;
  const ways = [choice("about_app", "another_question"), back, choice("menu")];
  return reply(talk, to, [said], [...choices, ...ways]);
}

/** Where choices lead wherever they stand, by the first part of their ids. */
const ANYWHERE: Readonly<Record<string, (talk: Talk, argument: string) => GuideReply | null>> = {
  subject: meetSubject,
  // "Something else" than what was offered.
  subjects: (talk) =>
    offeredBefore(talk.state).length > 0 ? showOthers(withoutOffered(talk)) : showSubjects(talk),
  not_that: (talk) => showOthers(withoutOffered(talk)),
  group: showGroup,
  path: (talk, id) => showPath(talk, id),
  in_spanish: (talk) => showPath(talk, subjectAt(talk) ?? ""),
  exercise: (talk, id) => {
    const exercise = findExercise(id);
    const behind = { subject: subjectAt(talk), topic: null };
    return exercise ? beginExercise(talk, exercise, behind) : null;
  },
  resume: resumeExercise,
  session: inSession,
  goal: (talk, how) =>
    showMenu(talk, [...(how === "other" ? [] : [line(talk, `goal_${how}`)]), line(talk, "menu")]),
  menu: (talk) => showMenu(talk),
  listen_done: (talk) => showMenu(talk),
  program: (talk) => showMenu(talk, [line(talk, "program")]),
  unsure: (talk) => atMenu(talk, [line(talk, "unsure")], WAYS_ON),
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
const QUIET_CHOICES_AFTER = 3;

/** A page to pour things out: nothing is asked there. */
function beginListening(talk: Talk): GuideReply {
  return ask(talk, { at: "listening", received: [], isUnasked: false }, "listen", "listen_done");
}

/** Receives what is written; at the end it is kept where it is wanted. Null for a choice that isn't about it. */
export function inListening(talk: Talk, place: PlaceAt<"listening">): GuideReply | null {
  const { choice: tapped, classes, messageId } = talk.input;
  const { received } = place;
  if (tapped === null) {
    if (classes.wish === "goodbye" || place.isUnasked) return null;
    const more: typeof place = { ...place, received: [...received, messageId] };
    if (classes.wish === "stop") return askToKeep(talk, more);
    const isForMore = ["exercise", "help", "menu", "back"].includes(classes.wish);
    return isForMore && classes.isPlain ? wished(talk) : receive(talk, more);
  }
  const kept = (key: string, effects: Effects = {}, said = talk) => ({
    ...closeWith(said, null, [line(said, key)]),
    effects,
  });
  if (tapped === "keep_writing") return ask(talk, place, "listen", "listen_done");
  if (tapped === "listen_done" && received.length > 0) return askToKeep(talk, place);
  if (tapped === "keep_delete")
    return ask(talk, place, "delete_for_good", "delete_yes", "keep_here");
  if (tapped === "keep_journal") return kept("kept_in_journal", { journal: received });
  if (tapped === "delete_yes") return kept("deleted", { forget: received });
  if (tapped === "keep_here") return kept("kept_here");
  if (tapped !== "keep_note") return null;
  const noted = [...talk.state.noted, ...received];
  return kept("kept_in_note", {}, { ...talk, state: { ...talk.state, noted } });
}

function receive(talk: Talk, place: PlaceAt<"listening">): GuideReply {
  const { asks, wish } = talk.input.classes;
  const { length } = place.received;
  const isLater = length >= QUIET_CHOICES_AFTER || asks;
  const likely = isLater && isClear(talk.state.about) ? nearWays(talk).slice(0, 1) : [];
  const isTime = length % (2 * QUIET_CHOICES_AFTER) === QUIET_CHOICES_AFTER;
  const ways = isTime ? ["keep_writing", "listen_done", "now", "subjects"] : ["listen_done"];
  // What may be a wish is received all the same, and has its way beside it.
  const beside = asks || wish !== "none" ? ["about_app", "help", "menu"] : [];
  const met = wish === "thanks" ? own(talk, wish) : receipt(talk, "listening");
  const said = wish === "who" ? line(talk, wish) : met;
  return reply(talk, place, [said], [...likely, ...buttons(...ways, ...beside)]);
}

function askToKeep(talk: Talk, place: PlaceAt<"listening">): GuideReply {
  const journal = talk.input.facts.hasJournal === true ? ["keep_journal"] : [];
  const ways = [...journal, "keep_note", "keep_here", "keep_delete", "keep_writing"];
  return ask(talk, place, "ask_to_keep", ...ways);
}

function ask(talk: Talk, place: PlaceAt<"listening">, key: string, ...ways: string[]): GuideReply {
  return reply(talk, place, [line(talk, key)], buttons(...ways));
}
