import type { TherapistVoice } from "#app/catalogue/therapists/voices.ts";
import type { Exercise } from "../exercises/exercise.ts";
import { readCommand } from "./answers.ts";
import type { Chooser } from "./choose.ts";
import { pickOwn, type Manner } from "./manner.ts";
import { exercisesForMenu } from "./offers.ts";
import type { SmallTalk } from "./small-talk-line.ts";
import { smallTalks } from "./small-talk-lines.ts";
import { scoreThemes } from "./themes.ts";
import { countWords, foldedText } from "./wording.ts";
import type { QuickAnswer } from "./turn.ts";

/** From this score on a message is plainly about a theme. */
const PLAIN_SCORE = 2.6;
/** A longer message that ends in a goodbye has something in it that wants an answer. */
const LONGEST_FAREWELL_WORDS = 16;

/** Said to somebody who goes to bed. */
export const NIGHT_FAREWELLS: readonly string[] = [
  "Good night{name}. Sleep as well as you can.",
  "Good night. Let the day be over now.",
  "Sleep well{name}, and if it does not come at once, resting counts too.",
  "Good night{name}.",
];

/** What a message says or asks beside the matter itself; null when it is about something. */
export function findSmallTalk(content: string): SmallTalk | null {
  const text = foldedText(content);
  const words = countWords(text);
  const farewell = farewellAtTheEnd(text);
  if (farewell !== null) {
    return farewell;
  }
  const talk = smallTalks.find(
    (candidate) => words <= candidate.longestWords && candidate.pattern.test(text),
  );
  return talk === undefined || (talk.yieldsToThemes === true && isAboutSomething(content))
    ? null
    : talk;
}

/** "I know this is stupid but I miss him" is no remark about the companion. */
function isAboutSomething(content: string): boolean {
  return (scoreThemes(content)[0]?.score ?? 0) >= PLAIN_SCORE;
}

/** "ok, I'll think about it. bye for now": the last words decide, where the rest is short. */
function farewellAtTheEnd(text: string): SmallTalk | null {
  const last = text.split(/[.!?,;]+\s+|\s+-\s+/u).at(-1) ?? "";
  const talk = smallTalks.find((candidate) => candidate.isFarewell === true);
  return talk !== undefined &&
    countWords(text) <= LONGEST_FAREWELL_WORDS &&
    !text.endsWith("?") &&
    talk.pattern.test(last)
    ? talk
    : null;
}

/** What every companion says in words of its own. */
const OWN_MANNERS: Readonly<Record<string, Manner>> = { greeting: "greetings", goodbye: "closes" };

/** The answer to it, with the first name where a line has room for one. */
export function answerSmallTalk(
  talk: SmallTalk,
  content: string,
  chooser: Chooser,
  firstName: string | null,
  voice: TherapistVoice | null = null,
  menu: readonly Exercise[] = exercisesForMenu(null),
): string {
  const isNight = talk.id === "goodbye" && /\b(?:night|gn|bed|sleep)\b/iu.test(content);
  const manner = OWN_MANNERS[talk.id];
  const line = isNight
    ? chooser.pick("night", NIGHT_FAREWELLS)
    : pickOwn(chooser, manner ? voice : null, manner ?? "asks", talk.id, talk.lines);
  const text = withName(line ?? "", firstName);
  return talk.showsMenu === true ? `${text}\n\n${exerciseMenu(menu)}` : text;
}

/** Fills `{name}`: a comma and the name, or nothing. */
export function withName(line: string, firstName: string | null): string {
  const name = firstName?.trim() ?? "";
  return line.replaceAll("{name}", name === "" ? "" : `, ${name}`);
}

function exerciseMenu(menu: readonly Exercise[]): string {
  const named = menu.map(
    (exercise) => `- *${exercise.title}* (${exercise.modality}, ${exercise.minutes} minutes)`,
  );
  return `${named.join("\n")}\n\nAll of them, with what they help with: [guided exercises](/exercises).`;
}

/** The title, unless that is a word of command: "STOP" alone means stop. */
function messageFor(exercise: Exercise): string {
  return readCommand(exercise.title) === null
    ? exercise.title
    : (exercise.aliases[0] ?? exercise.title);
}

export function menuAnswers(menu: readonly Exercise[]): readonly QuickAnswer[] {
  return [
    ...menu.map((exercise) => ({ label: exercise.title, message: messageFor(exercise) })),
    { label: "Just talk", message: "I just want to talk" },
  ];
}
