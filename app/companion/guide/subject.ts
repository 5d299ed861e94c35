import {
  ADDRESSEES,
  countCards,
  findGuideSubject,
  findTopic,
  GUIDE_MENU,
  guideSubjects,
} from "#app/content/guide.ts";
import type { GuideSubject } from "#app/content/guide.ts";
import { backToMenu, exerciseChoice, isGlad, nowChoice, PLAIN_SCORE } from "./menu.ts";
import { showHelp, showSubjects, subjectChoice } from "./menu.ts";
import type { Form, GuideState, PlaceAt } from "./state.ts";
import { beginTopic, leadTopic } from "./topic.ts";
import { argumentOf, atMenu, buttons, choice, inTurn, line, offer } from "./turn.ts";
import { questionsOf, receipt, reply, saysNo } from "./turn.ts";
import type { Classes, Effects, GuideChoice, GuideLine, GuideReply, Talk } from "./turn.ts";

/** The place of a subject with nothing begun in it. */
function subjectPlace(id: string, asks = false): PlaceAt<"subject"> {
  return { at: "subject", id, asks, card: 0, topic: null, form: null };
}

/** What a subject often is, and one open question: the way into its path. Null for an unknown one. */
export function meetSubject(talk: Talk, id: string): GuideReply | null {
  const subject = findGuideSubject(id);
  if (subject === undefined) return null;
  const { state } = talk;
  const subjects = [id, ...state.subjects.filter((each) => each !== id)];
  const rejected = state.rejected.filter((each) => each !== id);
  const met: GuideState = { ...state, subjects, rejected, about: [{ id, score: 1 }] };
  // Whoever came here by telling of it isn't asked for it again.
  const asks = state.told === null;
  const lines = [
    talk.input.choice === null
      ? line(talk, "lets_look", { about: { line: `subjects.${id}.about` } })
      : line(talk, "picked", { subject: { line: `subjects.${id}.name` } }),
    inTurn(talk, `subjects.${id}.often`),
    asks ? inTurn(talk, `subjects.${id}.asks`) : line(talk, "path"),
  ];
  const choices = [...firstWays(met, subject), choice("path_more")];
  return reply({ ...talk, state: met }, subjectPlace(id, asks), lines, choices);
}

/** The end of something: warm, with one thing on at most. */
export function closeWith(
  talk: Talk,
  id: string | null,
  lines: readonly GuideLine[],
  on = id === null ? backToMenu(talk) : choice(`path.${id}`, "path"),
): GuideReply {
  const place = id === null ? ({ at: "menu" } as const) : subjectPlace(id);
  return reply(talk, place, [...lines, line(talk, "enough")], [on, choice("bye")]);
}

/** "It sounds like this is about ...": a subject that was read in free words, to be confirmed. */
export function suggestSubject(talk: Talk, id: string): GuideReply {
  const about = { line: `subjects.${id}.about` };
  const lines = [offer(talk, isGlad(id) ? "glad_is_it" : "sounds_like", { about })];
  const ways = [choice(`subject.${id}`, "yes"), choice("not_that"), choice("listen")];
  return atMenu(talk, lines, [...nowChoice(id), ...ways]);
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
  const first = firstWays(talk.state, subject);
  const say = first.some((way) => way.id === "path_say_to") ? [] : ["path_say_to"];
  const ways = buttons(...say, "path_more", isDone ? "bye" : "menu");
  return reply(talk, subjectPlace(id), lines, [...first, ...ways]);
}

/** What leads on at once; in place of an exercise that was done, a step. */
function firstWays(
  { finished, language, rejected }: GuideState,
  { id, exercise, narrower = [] }: GuideSubject,
): readonly GuideChoice[] {
  const topic = findTopic(id) === undefined ? choice("path_step") : choice("path_topic");
  // What is good needs no exercise.
  if (isGlad(id)) return [topic, choice("listen"), choice("path_asked")];
  const second = isNearDanger(id) ? choice("path_help") : topic;
  const step = choice(second.id === "path_step" ? "path_say_to" : "path_step");
  const first = finished.includes(exercise) ? step : exerciseChoice(exercise);
  // Exercises are in English alone, and dialogues are not.
  const inTheirs = language === "es" ? [second, first] : [first, second];
  const open = narrower.filter((each) => !rejected.includes(each));
  return [...nowChoice(id), ...inTheirs, choice("path_asked"), ...open.map(subjectChoice)];
}

/** What is open by its name: the ways of the menu and of the subject, and where no step stands every subject. */
export function openChoices({ place }: GuideState, isOpen: boolean): readonly GuideChoice[] {
  const ways = place.at === "subject" ? Object.keys(FOLLOW) : [];
  const menu = ["now", "listen", "subjects", "help", "menu", "bye", "unsure"];
  const subjects = (isOpen ? guideSubjects : []).map(({ id }) => subjectChoice(id));
  return [...buttons(...ways, ...menu), choice("subjects", "something_else"), ...subjects];
}

const isNearDanger = (id: string): boolean => GUIDE_MENU.near_danger.includes(id);

function moreWays({ id, article }: GuideSubject): readonly GuideChoice[] {
  const step = findTopic(id) || isNearDanger(id) ? ["path_step"] : [];
  const read = article === undefined ? [] : ["path_article"];
  const help = isNearDanger(id) ? [] : ["path_help"];
  return buttons(...step, ...read, "path_say_to", ...help, "menu");
}

const SURE_SCORE = 0.85;
const SURE_TIMES = 2;
/** Whether words are surely about one subject and not another: by its score, so many times that of the other. */
export const isFarSurer = (score: number, other: number): boolean =>
  score >= Math.max(SURE_SCORE, SURE_TIMES * other);

/** Answers within a subject's path; null for what is about something else. */
export function inSubject(talk: Talk, place: PlaceAt<"subject">): GuideReply | null {
  const subject = findGuideSubject(place.id);
  if (subject === undefined) return null;
  const { choice: tapped, classes } = talk.input;
  const back = (said: Talk, lines: readonly GuideLine[]) => showPath(said, subject.id, lines);
  const led = place.form
    ? fillForm(talk, subject, place.form)
    : place.topic && leadTopic(talk, place.topic, back);
  if (led !== null) return led;
  if (tapped !== null) return follow(talk, subject, place.card, tapped);
  // It stood only among others, to find an answer.
  if (talk.state.choices.includes(`subject.${subject.id}`)) return null;
  const { asks, isBrief, isPlain, says, wish } = classes;
  const { choices, heard } = talk.state;
  const other = otherSubject(classes, subject.id);
  if (other !== null && isGlad(other)) return suggestSubject(talk, other);
  // In more words a no reads like a wish to stop.
  const isNo = (wish === "none" && saysNo(classes)) || (wish === "stop" && !isPlain);
  if (isNo || (wish === "none" && other !== null)) {
    const stay = [
      choice(`path.${subject.id}`, "stay", { about: { line: `subjects.${subject.id}.about` } }),
      choice("not_that", "something_else"),
    ];
    const ways = [...(other ? [subjectChoice(other)] : []), ...stay, choice("listen")];
    const met = isNo ? line(talk, "no_need") : receipt(talk);
    return reply(talk, subjectPlace(place.id), [met, offer(talk, "stay_or_other")], ways);
  }
  // "What can I do?" asks for the ways on; other questions find what is written, and words to somebody.
  if (wish === "menu" && asks && !isBrief) return showPath(talk, subject.id);
  if (asks && wish === "none")
    return showAsked(talk, subject.id, AWAY, line(talk, "cant_answer_here"), FEW_QUESTIONS);
  if (wish !== "none") return null;
  const way = choices.find((id) => id === "path_topic" || id === "path_step");
  if (says === "yes" && isBrief && !place.asks && way) return follow(talk, subject, 0, way);
  // What is told here is only received, and then leads on: to what is often asked, and to room for more.
  if (heard > 1) return null;
  const met = says !== null && isBrief ? [] : [receipt(talk)];
  if (heard === 0) return back(talk, [...met, line(talk, "path")]);
  const asked = showAsked(talk, subject.id, ON, line(talk, "people_ask"), FEW_QUESTIONS);
  return { ...asked, lines: [...met, ...asked.lines] };
}

/** The subject that words are surely about rather than the one that is looked at, or plainly after a no to that. */
function otherSubject({ says, subjects }: Classes, here: string): string | null {
  const [first] = subjects.filter(({ id }) => id !== here && findGuideSubject(id));
  if (!first) return null;
  const present = subjects.find(({ id }) => id === here)?.score ?? 0;
  const isSaid = says === "no" && first.score >= PLAIN_SCORE;
  return isSaid || isFarSurer(first.score, present) ? first.id : null;
}

const ON = buttons("path_asked", "path_more", "listen");
const AWAY = [...ON, choice("about_app")];
const FEW_QUESTIONS = 3; // where nobody asked for them

type Follow = (talk: Talk, subject: GuideSubject, card: number) => GuideReply | null;
const FOLLOW: Readonly<Record<string, Follow>> = {
  path_more: (talk, subject) =>
    reply(talk, subjectPlace(subject.id), [line(talk, "path")], moreWays(subject)),
  path_topic: (talk, { id }) => beginTopic(talk, id, (to, lines) => showPath(to, id, lines)),
  path_article: (talk, subject) => showCard(talk, subject, 0),
  path_card: (talk, subject, card) => showCard(talk, subject, card + 1),
  path_asked: (talk, { id }) =>
    showAsked(talk, id, [choice(`path.${id}`, "path"), choice("menu")], line(talk, "people_ask")),
  path_step: (talk, subject) => askField(talk, subject, { ...NEW_FORM, kind: "step", at: "what" }),
  path_say_to: (talk, subject) =>
    askField(talk, subject, { ...NEW_FORM, kind: "say_to", at: "to" }),
  path_help: (talk, { id }) => showHelp(talk, id),
};

function follow(talk: Talk, subject: GuideSubject, card: number, tapped: string) {
  const question = argumentOf(tapped, "asked");
  if (question !== null) return answerAsked(talk, subject.id, question);
  return FOLLOW[tapped]?.(talk, subject, card) ?? null;
}

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
  most?: number,
): GuideReply {
  const asked = findGuideSubject(id)?.asked ?? [];
  const questions = questionsOf(talk, "asked", `subjects.${id}.asked`, asked).slice(0, most);
  const first = most === undefined ? [] : [choice("path_say_to")];
  return reply(talk, subjectPlace(id), [said], [...first, ...questions, ...others]);
}

/** The written answer to a question, by its subject and its own id; null for an unknown one. */
export function answerAsked(talk: Talk, ...[of = "", id = ""]: string[]): GuideReply | null {
  const subject = findGuideSubject(of);
  if (!subject?.asked.some((each) => each.id === id)) return null;
  const answer = { id: `subjects.${subject.id}.asked.${id}.say`, wording: 0 };
  const choices = [
    ...(subject.now === id ? [exerciseChoice(subject.exercise)] : []),
    choice("path_asked", "another_question"),
    choice(`path.${subject.id}`, "path"),
    ...buttons("path_say_to", "path_help", "menu"),
  ];
  return reply(talk, subjectPlace(subject.id), [answer], choices);
}

const NEW_FORM = { kept: {}, isSuggested: false, isChecked: false, to: "other" } as const;

/** Takes a message as what a form asks for; null for a choice that isn't about it. */
function fillForm(talk: Talk, subject: GuideSubject, form: Form): GuideReply | null {
  const { choice: tapped, messageId } = talk.input;
  const keep = (at: string): Form => ({ ...form, at, kept: { ...form.kept, [at]: messageId } });
  const checked = { ...form, isChecked: false };
  if (tapped === "form_leave") return showPath(talk, subject.id, [line(talk, "form_left")]);
  if (tapped === "go_on") return askField(talk, subject, form);
  if (tapped === "form_skip") return onward(talk, subject, form);
  const to = argumentOf(tapped, "to");
  if (form.kind === "say_to" && (to ?? tapped) === to)
    return onward(talk, subject, { ...keep(form.at), to: to ?? form.to });
  if (form.kind === "say_to") return null;
  if (tapped === "form_suggested")
    return askField(talk, subject, { ...form, isSuggested: true, at: "when" });
  if (tapped === "form_own") return askField(talk, subject, { ...form, at: "own" });
  if (tapped === "form_keep") return onward(talk, subject, checked);
  if (tapped === "form_change") return askField(talk, subject, checked);
  if (tapped !== null)
    return tapped.startsWith("when_") ? onward(talk, subject, keep("when")) : null;
  if (form.isChecked) return askField(talk, subject, form, [receipt(talk)]);
  // Words in place of a tap are a step of one's own, or no step at all: they are shown before they are kept.
  const kept = keep(form.at === "what" ? "own" : form.at);
  return askField(talk, subject, { ...kept, isChecked: true });
}

const AFTER: Readonly<Record<string, string>> = {
  own: "when",
  when: "if",
  to: "happened",
  happened: "request",
};

function onward(talk: Talk, subject: GuideSubject, form: Form): GuideReply {
  const next = AFTER[form.at];
  if (form.kind === "say_to" && next === undefined) return showMessage(talk, subject, form);
  const said =
    next === undefined
      ? closeWith(talk, subject.id, [line(talk, "goal_kept")])
      : askField(talk, subject, { ...form, at: next });
  return { ...said, effects: form.kind === "step" ? goalOf(subject, form) : {} };
}

/** The step with its time; once it is known what helps against what may come in between, with that. */
function goalOf({ id }: GuideSubject, { at, kept, isSuggested }: Form): Effects {
  if (at === "own" || kept[at] === undefined) return {};
  const messageIds = ["own", "when", "if"].flatMap((name) => kept[name] ?? []);
  const written = isSuggested ? `subjects.${id}.step` : null;
  return { goal: { line: written, messageIds, ...(at === "if" && { replacesLast: true }) } };
}

/** What was written, to copy: as it stands, and in no sentence of ours. */
function showMessage(talk: Talk, { id }: GuideSubject, { kept }: Form): GuideReply {
  const { happened = "", request = "" } = kept;
  if (happened + request === "") return showPath(talk, id, [line(talk, "form_left")]);
  const fill = { happened: { own: happened }, request: { own: request } };
  return closeWith(talk, id, [line(talk, "message_ready"), line(talk, "message", fill)]);
}

/** What can be tapped at a field, beside the ways out. */
const OWN_BUTTONS: Readonly<Record<string, readonly string[]>> = {
  when: ["when_today", "when_tomorrow", "when_week"],
  if: ["form_skip"],
};

function askField(
  talk: Talk,
  { id, say_to: known }: GuideSubject,
  form: Form,
  met: readonly GuideLine[] = [],
): GuideReply {
  const { at } = form;
  const place = { ...subjectPlace(id), form };
  if (form.isChecked) {
    const shown = line(talk, `form_${at}_check`, { told: { own: form.kept[at] ?? "" } });
    return reply(talk, place, [...met, shown], buttons("form_keep", "form_change", "form_leave"));
  }
  const asked = line(talk, `form_${at}`);
  const ways = buttons(...(OWN_BUTTONS[at] ?? []), "misfit", "form_leave");
  if (at === "what") {
    const choices = buttons("form_suggested", "form_own", "form_leave");
    return reply(talk, place, [inTurn(talk, `subjects.${id}.step`), asked], choices);
  }
  if (at === "to") {
    const own = { id: "to.own", label: `subjects.${id}.say_to` };
    const people = ADDRESSEES.map((each) => choice(`to.${each}`));
    const choices = [...(typeof known === "string" ? [] : [own]), ...people, choice("form_leave")];
    return reply(talk, place, [asked], choices);
  }
  const isOwn = form.to === (typeof known === "string" ? known : "own");
  const words = isOwn ? inTurn(talk, `subjects.${id}.opener`) : line(talk, `opener_${form.to}`);
  const opener = at === "request" ? [line(talk, "form_opener"), words] : [];
  return reply(talk, place, [asked, ...opener], ways);
}
