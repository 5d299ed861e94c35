import type { ThemeId } from "../exercises/exercise.ts";
import type { Chooser } from "./choose.ts";
import { lostPersonIn, personIn } from "./reflection.ts";
import { findSubject, findSubjects, type Subject } from "./subjects/index.ts";
import { themeLines } from "./theme-lines.ts";
import { scoreSigns } from "./themes.ts";
import type { GuidedState } from "./turn.ts";
import { capitalise, countWords } from "./wording.ts";

/** One thing a message is about, with what can be said and asked: a particular one, or a theme. */
interface Matter {
  /** Stands before the ids of its lines. */
  id: string;
  theme: ThemeId;
  name: string;
  hear: readonly string[];
  ask: readonly string[];
  keepsTheme: boolean;
}

/** From this score on a theme is named beside something else. */
const NAMED_SCORE = 2.6;
const LIGHT: readonly ThemeId[] = ["good_news", "nothing"];
/** Things of the world are plain words: one is enough. */
const PLAIN_NAMED_SCORE = 1.7;
/** In a list ("work, mum, money, sleep") a bare noun is meant. */
const LISTED_SCORE = 0.9;
const LEAST_LIST_MARKS = 2;
const LONGEST_LIST_WORDS = 20;
const LIST_MARKS = /,|;|\n|\b\d[.)]|(?:^|\s)[-•] /gu;
const PLAIN_THEMES: readonly ThemeId[] = ["work", "money", "sleep", "study"];
/** Named by what they are said about, and never beside it. */
const UNNAMED: readonly ThemeId[] = ["good_news", "nothing", "caring", "conflict", "health"];
const MOST_NAMED = 4;

const BOTH: readonly string[] = [
  "{First}, and {rest} as well.",
  "{First} and {rest}, both at once.",
  "{First} and {rest}: both are in what you write.",
  "Two things, then: {first} and {rest}.",
];
const SEVERAL: readonly string[] = [
  "{First}, {rest}: that is a lot to have at one time.",
  "{First}, {rest}, all on the same shoulders.",
  "{First}, {rest}. Each of these would be enough for a week.",
];
const ASK_BOTH: readonly string[] = [
  "Which of the two is nearer to you just now?",
  "Which of the two weighs more at the moment?",
  "Which came first, and did the other follow from it?",
];
const ASK_SEVERAL: readonly string[] = [
  "Which of them would you most like to talk about?",
  "Which of these cannot wait, and which only shouts?",
  "If somebody took one of them off you for a week, which should it be?",
];

/** What a message is about, the most telling first. */
export function mattersIn(content: string): Matter[] {
  const subjects = findSubjects(content);
  const taken = new Set<string>([
    ...subjects.map(({ theme }) => theme),
    ...subjects.flatMap(({ covers }) => covers ?? []),
  ]);
  const isVague = subjects.every((subject) => subject.isVague === true);
  const isListed = isList(content);
  const enough = (theme: ThemeId) => {
    const isPlain = PLAIN_THEMES.includes(theme);
    return isPlain && isListed ? LISTED_SCORE : isPlain ? PLAIN_NAMED_SCORE : NAMED_SCORE;
  };
  const scores = scoreSigns(content);
  const isWorkLost = taken.has("job_loss") || scores.some(({ theme }) => theme === "job_loss");
  const named = scores.filter(
    ({ theme, score }) =>
      (isVague || !taken.has(theme)) &&
      !(theme === "work" && isWorkLost) &&
      !UNNAMED.includes(theme) &&
      score >= enough(theme),
  );
  const kept = isVague && named.length > 0 ? [] : subjects;
  const all = [
    ...kept.map((subject) => subjectMatter(subject, content)),
    ...named.map(({ theme }) => themeMatter(theme)),
  ];
  // What a decision is about needs no naming beside it, and of three things a mood is the least.
  const [first] = all;
  return first?.id === "decision"
    ? [first]
    : all.length > 2
      ? all.filter(({ keepsTheme }) => !keepsTheme)
      : all;
}

function isList(content: string): boolean {
  return (
    (content.match(LIST_MARKS)?.length ?? 0) >= LEAST_LIST_MARKS &&
    countWords(content) <= LONGEST_LIST_WORDS
  );
}

/** Once a talk is under way, a word in passing changes nothing; a particular thing does. */
function particularIn(content: string): Matter[] {
  return findSubjects(content).map((subject) => subjectMatter(subject, content));
}

function subjectMatter(subject: Subject, content: string): Matter {
  const { id, theme, name, hear, hearPerson = [], ask } = subject;
  const keepsTheme = subject.keepsTheme === true;
  const person = theme === "grief" ? lostPersonIn(content) : personIn(content);
  const fits = person !== null && subject.persons?.test(person) !== false;
  const personal = hearPerson.map((line) =>
    line.replaceAll("{person}", person ?? "").replaceAll("{Person}", capitalise(person ?? "")),
  );
  return fits && personal.length > 0
    ? { id: `subject.${id}.person`, theme, name, hear: personal, ask, keepsTheme }
    : { id: `subject.${id}`, theme, name, hear, ask, keepsTheme };
}

function themeMatter(theme: ThemeId): Matter {
  const { name, hear, ask } = themeLines[theme];
  return { id: theme, theme, name, hear, ask: ask[0], keepsTheme: false };
}

export interface AnsweredMatters {
  theme: ThemeId;
  /** Said about it, with what names the second thing where there are two. */
  hear: string;
  question: string;
  isOne: boolean;
}

/**
 * Answers what a message tells for the first time: names it, both where there are two, and asks one
 * thing about it. Null when nothing particular was said, or nothing that was not answered lately.
 */
export function answerMatters(
  content: string,
  state: GuidedState,
  chooser: Chooser,
): AnsweredMatters | null {
  const isOpening = state.theme === null || state.listeningTurns === 0 || isList(content);
  const matters = isOpening ? mattersIn(content) : particularIn(content);
  const [first, ...others] = matters.filter(({ id }) => !wasAnswered(id, state));
  const isParticular = first?.id.startsWith("subject.") === true || others.length > 0;
  if (first === undefined || !isParticular) {
    return null;
  }
  const names = [first, ...others].slice(0, MOST_NAMED).map(({ name }) => name);
  const hear = chooser.pick(`${first.id}.hear`, first.hear) ?? "";
  const theme = themeAmong([first, ...others], state);
  if (names.length === 1) {
    return { theme, hear, question: askOf(first, chooser), isOne: true };
  }
  if (names.length === 2) {
    const opening = namedIn(chooser.pick("both", BOTH), names);
    const isPlainAsk = chooser.roll("askBoth", 2) === 0;
    const question = isPlainAsk ? chooser.pick("askBoth", ASK_BOTH) : askOf(first, chooser);
    return { theme, hear: `${opening} ${hear}`, question: question ?? "", isOne: false };
  }
  const opening = namedIn(chooser.pick("several", SEVERAL), names);
  const question = chooser.pick("askSeveral", ASK_SEVERAL) ?? "";
  return { theme, hear: opening, question, isOne: false };
}

/** A mood ("tired", "crying") belongs to what is being talked about already, or to what is named beside it. */
function themeAmong(matters: readonly Matter[], state: GuidedState): ThemeId {
  const [first] = matters;
  const current = state.theme;
  const isUnderWay = isTheme(current) && !LIGHT.includes(current);
  const own = matters.find(({ keepsTheme }) => !keepsTheme) ?? first;
  return first?.keepsTheme === true && isUnderWay ? current : (own?.theme ?? "nothing");
}

function isTheme(value: string | null): value is ThemeId {
  return value !== null && Object.hasOwn(themeLines, value);
}

/** The questions that come first: what it is, before what could be done. */
const NEAR_QUESTIONS = 2;

function askOf(matter: Matter, chooser: Chooser): string {
  const id = matter.id.replace(/\.person$/u, "");
  return id === matter.theme
    ? (chooser.pick(`${id}.ask0`, matter.ask) ?? "")
    : (chooser.pick(`${id}.ask`, matter.ask.slice(0, NEAR_QUESTIONS)) ?? "");
}

/** "the pain, the money and the nights" after the first. */
function namedIn(frame: string | null, names: readonly string[]): string {
  const [first = "", ...others] = names;
  const last = others.at(-1) ?? "";
  const middle = others.slice(0, -1);
  const rest = middle.length === 0 ? last : `${middle.join(", ")} and ${last}`;
  return (frame ?? "")
    .replace("{First}", capitalise(first))
    .replace("{first}", first)
    .replace("{rest}", rest);
}

function wasAnswered(id: string, state: GuidedState): boolean {
  const plain = id.replace(/\.person$/u, "");
  return plain.startsWith("subject.")
    ? state.usedLines.some((used) => used.startsWith(`${plain}.`))
    : state.theme === plain;
}

/** The names of what a long message tells, for one sentence; null when hardly anything is recognised. */
export function namesIn(content: string): string | null {
  const names = mattersIn(content)
    .slice(0, MOST_NAMED)
    .map(({ name }) => name);
  return names.length < 2
    ? null
    : namedIn("{first}, {rest}", names).replace(
        /, ([^,]+)$/u,
        names.length === 2 ? " and $1" : ", $1",
      );
}

/** The question that comes next about what was told last; null when all of its questions were asked. */
export function nextSubjectQuestion(
  theme: ThemeId | null,
  state: GuidedState,
  chooser: Chooser,
): string | null {
  const subject = currentSubject(theme, state);
  const used = new Set(state.usedLines);
  const id = `subject.${subject?.id ?? ""}.ask`;
  return subject === null || subject.ask.every((_, index) => used.has(`${id}.${index}`))
    ? null
    : chooser.pick(id, subject.ask);
}

/** What is being talked about, as far as it is a particular thing; null otherwise. */
export function currentSubject(theme: ThemeId | null, state: GuidedState): Subject | null {
  const last = state.usedLines.findLast((used) => used.startsWith("subject."));
  const subject = last === undefined ? undefined : findSubject(last.split(".")[1] ?? "");
  return subject === undefined || subject.theme !== theme ? null : subject;
}
