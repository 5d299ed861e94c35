import { findExercise } from "#app/content/exercises.ts";
import {
  countCards,
  findGuideSubject,
  findTopic,
  GUIDE_MENU,
  type GuideSubject,
} from "#app/content/guide.ts";
import { beginExercise } from "./exercise.ts";
import { beginForm, fillForm } from "./forms.ts";
import { exerciseChoice, showHelp, showSubjects, subjectChoice } from "./menu.ts";
import type { GuideState, PlaceAt } from "./state.ts";
import { beginTopic, leadTopic } from "./topic.ts";
import {
  argumentOf,
  atMenu,
  buttons,
  choice,
  line,
  offer,
  receipt,
  reply,
  type GuideChoice,
  type GuideLine,
  type GuideReply,
  type Talk,
} from "./turn.ts";

type SubjectPlace = PlaceAt<"subject">;

/** The place of a subject with nothing begun in it. */
function subjectPlace(id: string, asks = false): SubjectPlace {
  return { at: "subject", id, asks, card: 0, topic: null, form: null };
}

/** What a subject often is, and one open question: the way into its path. Null for an unknown one. */
export function meetSubject(talk: Talk, id: string): GuideReply | null {
  const subject = findGuideSubject(id);
  if (subject === undefined) return null;
  const { state } = talk;
  const subjects = [id, ...state.subjects.filter((each) => each !== id)];
  const met: GuideState = { ...state, subjects };
  // Whoever came here by telling of it isn't asked for it again.
  const asks = state.told === null;
  const lines = [
    talk.input.choice === null
      ? line(talk, "lets_look", { about: { line: `subjects.${id}.about` } })
      : line(talk, "picked", { subject: { line: `subjects.${id}.name` } }),
    of(talk, subject, "often"),
    asks ? of(talk, subject, "asks") : line(talk, "path"),
  ];
  const choices = [...firstWays(subject), choice("path_more"), choice("not_that")];
  return reply({ ...talk, state: met }, subjectPlace(id, asks), lines, choices);
}

/** "It sounds like this is about ...": a subject that was read in free words, to be confirmed. */
export function suggestSubject(talk: Talk, id: string): GuideReply {
  const lines = [offer(talk, "sounds_like", { about: { line: `subjects.${id}.about` } })];
  const choices = [choice(`subject.${id}`, "yes"), choice("not_that"), choice("listen")];
  return atMenu(talk, lines, choices);
}

/** The ways on in a subject's path, after what was said. */
export function showPath(
  talk: Talk,
  id: string,
  lines: readonly GuideLine[] = [line(talk, "path")],
): GuideReply {
  const subject = findGuideSubject(id);
  if (subject === undefined) return showSubjects(talk);
  const choices = [...firstWays(subject), choice("path_more"), choice("menu")];
  return reply(talk, subjectPlace(id), lines, choices);
}

function firstWays({ id, exercise, narrower = [] }: GuideSubject): readonly GuideChoice[] {
  const topic = findTopic(id) === undefined ? choice("path_step") : choice("path_topic");
  const second = isNearDanger(id) ? choice("path_help") : topic;
  return [exerciseChoice(exercise), second, choice("path_asked"), ...narrower.map(subjectChoice)];
}

/** Where danger may be near, who helps stands first. */
function isNearDanger(id: string): boolean {
  return GUIDE_MENU.near_danger.includes(id);
}

function moreWays({ id, article }: GuideSubject): readonly GuideChoice[] {
  const step = findTopic(id) || isNearDanger(id) ? ["path_step"] : [];
  const read = article === undefined ? [] : ["path_article"];
  const help = isNearDanger(id) ? [] : ["path_help"];
  return buttons(...step, ...read, "path_say_to", ...help, "menu");
}

/** One of a subject's own lines. */
function of({ state }: Talk, { id }: GuideSubject, key: string): GuideLine {
  return { id: `subjects.${id}.${key}`, wording: state.turn };
}

/** A subject is sure from this score on. */
export const SURE_SCORE = 0.85;

/** Answers within a subject's path; null for what is about something else. */
export function inSubject(talk: Talk, place: SubjectPlace): GuideReply | null {
  const subject = findGuideSubject(place.id);
  if (subject === undefined) return null;
  const { choice: tapped, classes } = talk.input;
  const back = (said: Talk, lines: readonly GuideLine[]) => showPath(said, subject.id, lines);
  if (place.topic !== null) {
    const said = leadTopic(talk, place.topic, back);
    if (said !== null) return said;
  }
  if (place.form !== null) {
    const said = fillForm(talk, subject, place.form, back);
    if (said !== null) return said;
  }
  if (tapped !== null) return follow(talk, subject, place, tapped);
  const { asks, isBrief, subjects, wish } = classes;
  const [first] = subjects;
  const isOther = !place.asks && first && first.id !== subject.id && first.score >= SURE_SCORE;
  const way = isBrief ? undefined : BESIDE[wish];
  if (isOther || (wish !== "none" && way === undefined)) return null;
  // "What can I do?" is a question here, too.
  if (asks || way === "menu") {
    const ways = buttons("path_asked", "path_help", "listen", "menu");
    return reply(talk, place, [offer(talk, "cant_answer")], ways);
  }
  // What is told here is only received; what may be a wish has its way beside it.
  const isAsked = place.asks || !talk.state.choices.includes("path_more");
  const said = back(talk, isAsked ? [receipt(talk), line(talk, "path")] : [receipt(talk)]);
  return { ...said, choices: [...said.choices, ...(way ? [choice(way)] : [])] };
}

const BESIDE: Readonly<Record<string, string>> = { listen: "listen", help: "help", menu: "menu" };

function follow(
  talk: Talk,
  subject: GuideSubject,
  place: SubjectPlace,
  tapped: string,
): GuideReply | null {
  const { id } = subject;
  const question = argumentOf(tapped, "asked");
  if (question !== null) return answerAsked(talk, subject, question);
  switch (tapped) {
    case "path_more":
      return reply(talk, subjectPlace(id), [line(talk, "path")], moreWays(subject));
    case "path_topic":
      return beginTopic(talk, id);
    case "path_article":
      return showCard(talk, subject, 0);
    case "path_card":
      return showCard(talk, subject, place.card + 1);
    case "path_asked":
      return showAsked(talk, subject);
    case "path_step":
    case "path_say_to":
      return beginForm(talk, subject, tapped === "path_step" ? "step" : "say_to");
    case "path_help":
      return showHelp(talk, id);
    case `exercise.${subject.exercise}`: {
      const exercise = findExercise(subject.exercise);
      return exercise ? beginExercise(talk, exercise, { subject: id, topic: null }) : null;
    }
    default:
      return null;
  }
}

/** An article, a card at a time. */
function showCard(talk: Talk, subject: GuideSubject, at: number): GuideReply {
  const { id, article = "" } = subject;
  const count = countCards(article);
  if (at >= count) return showPath(talk, id);
  const isFirst = at === 0;
  const card = { id: `articles.${article}.cards.${at}`, wording: 0 };
  const lines = [
    isFirst && talk.state.language === "es" ? line(talk, "article_in_english") : null,
    isFirst ? line(talk, "article", { title: { line: `articles.${article}.title` }, count }) : null,
    card,
  ];
  const onward = at + 1 < count ? [choice("path_card")] : [];
  const choices = [...onward, choice(`path.${id}`, "path"), choice("menu")];
  return reply(talk, { ...subjectPlace(id), card: at }, lines, choices);
}

function showAsked(talk: Talk, subject: GuideSubject): GuideReply {
  const asked = subject.asked.map((each) => ({
    id: `asked.${each.id}`,
    label: `subjects.${subject.id}.asked.${each.id}.ask`,
  }));
  const choices = [...asked, choice(`path.${subject.id}`, "path"), choice("menu")];
  return reply(talk, subjectPlace(subject.id), [line(talk, "people_ask")], choices);
}

function answerAsked(talk: Talk, subject: GuideSubject, id: string): GuideReply | null {
  const asked = subject.asked.find((each) => each.id === id);
  if (asked === undefined) return null;
  const answer = { id: `subjects.${subject.id}.asked.${id}.say`, wording: 0 };
  const choices = [
    choice("path_asked", "another_question"),
    choice(`path.${subject.id}`, "path"),
    ...buttons("path_help", "menu"),
  ];
  return reply(talk, subjectPlace(subject.id), [answer], choices);
}
