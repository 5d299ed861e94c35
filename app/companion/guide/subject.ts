import {
  countCards,
  findGuideSubject,
  findTopic,
  GUIDE_MENU,
  type GuideSubject,
} from "#app/content/guide.ts";
import { exerciseChoice, showHelp, showSubjects, subjectChoice } from "./menu.ts";
import type { Form, GuideState, PlaceAt } from "./state.ts";
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
  type Effects,
  type GuideChoice,
  type GuideLine,
  type GuideReply,
  type Talk,
} from "./turn.ts";

type SubjectPlace = PlaceAt<"subject">;
type Back = (talk: Talk, lines: readonly GuideLine[]) => GuideReply;

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
  const met: GuideState = { ...state, subjects, about: [{ id, score: 1 }] };
  // Whoever came here by telling of it isn't asked for it again.
  const asks = state.told === null;
  const lines = [
    talk.input.choice === null
      ? line(talk, "lets_look", { about: { line: `subjects.${id}.about` } })
      : line(talk, "picked", { subject: { line: `subjects.${id}.name` } }),
    of(talk, subject, "often"),
    asks ? of(talk, subject, "asks") : line(talk, "path"),
  ];
  const choices = [...firstWays(met, subject), ...buttons("path_more", "not_that")];
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
  const isDone = talk.state.finished.includes(subject.exercise);
  const ways = buttons("path_more", isDone ? "bye" : "menu");
  const choices = [...firstWays(talk.state, subject), ...ways];
  return reply(talk, subjectPlace(id), lines, choices);
}

/** What leads on at once; in place of an exercise that was done, a step. */
function firstWays(
  { finished }: GuideState,
  { id, exercise, narrower = [] }: GuideSubject,
): readonly GuideChoice[] {
  const topic = findTopic(id) === undefined ? choice("path_step") : choice("path_topic");
  const second = isNearDanger(id) ? choice("path_help") : topic;
  const isDone = finished.includes(exercise);
  const first = isDone
    ? choice(second.id === "path_step" ? "path_say_to" : "path_step")
    : exerciseChoice(exercise);
  return [first, second, choice("path_asked"), ...narrower.map(subjectChoice)];
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
  if (tapped !== null) return follow(talk, subject, place.card, tapped);
  // It stood only among others, to find an answer.
  if (talk.state.choices.includes(`subject.${subject.id}`)) return null;
  const { asks, isBrief, says, subjects, wish } = classes;
  const [first] = subjects;
  const isOther = !place.asks && first && first.id !== subject.id && first.score >= SURE_SCORE;
  if (isOther && findGuideSubject(first.id)) return suggestSubject(talk, first.id);
  // "What can I do?" is a question here, too.
  if (wish === "menu" || (asks && wish === "none")) return showAsked(talk, subject.id, AWAY);
  if (wish !== "none") return null;
  if (says === "yes" && isBrief && !place.asks)
    return follow(talk, subject, 0, findTopic(subject.id) ? "path_topic" : "path_step");
  if (says === "no" && isBrief)
    return reply(talk, subjectPlace(place.id), [line(talk, "no_need")], REST);
  // What is told here is only received, and then leads on.
  if (talk.state.heard > 0) return back(talk, [line(talk, "heard_on")]);
  return back(talk, [receipt(talk), line(talk, "path")]);
}

const AWAY = buttons("path_more", "listen", "menu");
const REST = buttons("path_asked", "listen", "menu", "bye");

function follow(talk: Talk, subject: GuideSubject, card: number, tapped: string) {
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
      return showCard(talk, subject, card + 1);
    case "path_asked":
      return showAsked(
        talk,
        id,
        [choice(`path.${id}`, "path"), choice("menu")],
        line(talk, "people_ask"),
      );
    case "path_step":
      return askField(talk, subject, { ...NEW_FORM, kind: "step", at: "what" });
    case "path_say_to":
      return askField(talk, subject, { ...NEW_FORM, kind: "say_to", at: "to" });
    case "path_help":
      return showHelp(talk, id);
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

/** The questions that have a written answer: to choose from, or in place of an answer. */
export function showAsked(
  talk: Talk,
  id: string,
  others: readonly GuideChoice[],
  said = offer(talk, "cant_answer"),
): GuideReply {
  const questions = findGuideSubject(id)?.asked.map((each) => ({
    id: `asked.${each.id}`,
    label: `subjects.${id}.asked.${each.id}.ask`,
  }));
  return reply(talk, subjectPlace(id), [said], [...(questions ?? []), ...others]);
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

const NEW_FORM = { kept: {}, isSuggested: false } as const;

/** Takes a message as what a form asks for; null for a choice that isn't about it. */
function fillForm(talk: Talk, subject: GuideSubject, form: Form, back: Back): GuideReply | null {
  const { choice: tapped, classes, messageId } = talk.input;
  const { isBrief, says } = classes;
  const isNo = tapped === null && says === "no" && isBrief;
  const keep = (at: string): Form => ({ ...form, at, kept: { ...form.kept, [at]: messageId } });
  if (tapped === "form_leave") return back(talk, [line(talk, "form_left")]);
  // What is asked of somebody is often a question.
  if (tapped === "go_on")
    return classes.asks && form.at !== "what" ? null : askField(talk, subject, form);
  if (isNo || tapped === "form_skip") return onward(talk, subject, form, back);
  if (form.kind === "say_to") {
    const isAnswer = tapped === null || tapped === "form_suggested";
    return isAnswer ? onward(talk, subject, keep(form.at), back) : null;
  }
  switch (tapped) {
    case "form_suggested":
      return askField(talk, subject, { ...form, isSuggested: true, at: "when" });
    case "form_own":
      return askField(talk, subject, { ...form, at: "own" });
    case "when_today":
    case "when_tomorrow":
    case "when_week":
    case null:
      // Words in place of a tap are a step of one's own.
      return onward(talk, subject, keep(form.at === "what" ? "own" : form.at), back);
    default:
      return null;
  }
}

const AFTER: Readonly<Record<string, string>> = {
  own: "when",
  when: "if",
  to: "happened",
  happened: "request",
};

function onward(talk: Talk, subject: GuideSubject, form: Form, back: Back): GuideReply {
  const next = AFTER[form.at];
  if (form.kind === "say_to" && next === undefined) return showMessage(talk, form, back);
  const said =
    next === undefined
      ? back(talk, [line(talk, "goal_kept")])
      : askField(talk, subject, { ...form, at: next });
  return { ...said, effects: form.kind === "step" ? goalOf(subject, form) : {} };
}

/** The step with its time; once it is known what helps against what may come in between, with that. */
function goalOf({ id }: GuideSubject, { at, kept, isSuggested }: Form): Effects {
  if (at === "own" || kept[at] === undefined) return {};
  const messageIds = ["own", "when", "if"].flatMap((name) => kept[name] ?? []);
  return {
    goal: {
      line: isSuggested ? `subjects.${id}.step` : null,
      messageIds,
      ...(at === "if" && { replacesLast: true as const }),
    },
  };
}

/** What was written, to copy: as it stands, and in no sentence of ours. */
function showMessage(talk: Talk, { kept }: Form, back: Back): GuideReply {
  if (!kept["happened"] && !kept["request"]) return back(talk, [line(talk, "form_left")]);
  const fill = {
    happened: { own: kept["happened"] ?? "" },
    request: { own: kept["request"] ?? "" },
  };
  return back(talk, [line(talk, "message_ready"), line(talk, "message", fill)]);
}

/** What can be tapped at a field, beside the ways out. */
const OWN_BUTTONS: Readonly<Record<string, readonly string[]>> = {
  when: ["when_today", "when_tomorrow", "when_week"],
  if: ["form_skip"],
  happened: ["use_told"],
};

function askField(talk: Talk, { id }: GuideSubject, form: Form): GuideReply {
  const { at } = form;
  const place: PlaceAt<"subject"> = { at: "subject", id, asks: false, card: 0, topic: null, form };
  const own = (key: string): GuideLine => ({ id: `subjects.${id}.${key}`, wording: 0 });
  const asked = line(talk, `form_${at}`);
  const ways = buttons(...(OWN_BUTTONS[at] ?? []), "misfit", "form_leave");
  if (at === "what") {
    const choices = buttons("form_suggested", "form_own", "form_leave");
    return reply(talk, place, [own("step"), asked], choices);
  }
  const person = { id: "form_suggested", label: `subjects.${id}.say_to` };
  const opener = at === "request" ? [line(talk, "form_opener"), own("opener")] : [];
  return reply(talk, place, [asked, ...opener], at === "to" ? [person, ...ways] : ways);
}
