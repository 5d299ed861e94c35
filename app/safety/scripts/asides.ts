import { ANSWERED_BACK, ASIDES } from "#app/content/safety.ts";
import type { Spoken } from "#app/content/safety-script.ts";
import type { Language } from "#app/safety/assessment.ts";
import { isWithin } from "#app/safety/done.ts";
import { heardAmong, shareOf, SURE, surelyHeard, type AsideHeard } from "./asides-heard.ts";
import type { QuickAnswer } from "./quick-answers.ts";
import type { Situation } from "./situation.ts";
import { toldInAll, type Told } from "./told.ts";

/** What somebody asks or tells in the middle of danger, with its answer. */
export interface Aside {
  says: Spoken;
  /** It says all there is to say: no question follows it. */
  isEnding: boolean;
  /** Answered although the message names a danger, too. */
  isDespiteSigns: boolean;
  /** It answers what is said back to a first answer, and so the danger itself. */
  isSaidBack: boolean;
}

/** A question that nothing else answers is led to those who can; to whom is a matter of the danger. */
const ANY_QUESTION = "aside_question";

const KNOWN = Object.entries(ASIDES).map(([id, says]) => {
  const { heard, after, within, own, ending, despite_signs, asked, typed } = says;
  return {
    id,
    heard: typed ? (heard ?? (id.startsWith(ANY_QUESTION) ? ANY_QUESTION : id)) : null,
    asked,
    after,
    within,
    own,
    aside: {
      says,
      isEnding: ending,
      isDespiteSigns: despite_signs,
      isSaidBack: id in ANSWERED_BACK,
    } satisfies Aside,
  };
});

interface Beside {
  /** What the messages before it told, oldest first. */
  told?: readonly Told[] | undefined;
  /** The button that it was tapped with. */
  choice?: string | null | undefined;
  /** It is asked with the first words of danger: only what surely has an answer of its own is answered. */
  isOpening?: boolean;
}

/**
 * The answer to what a message asks or tells beside the danger, as it was read: whether they are locked up who call,
 * that help is coming, how to bring it up. `told` are the messages before it. Null where it is nothing of the kind.
 */
export function asideIn(
  heard: readonly AsideHeard[],
  situation: Situation,
  { told = [], choice = null, isOpening = false }: Beside = {},
): Aside | null {
  if (choice !== null) {
    const tapped = KNOWN.find((each) => choiceOf(each) === choice && isOffered(each, situation));
    return tapped?.aside ?? null;
  }
  const isOnlyAsked = situation.startsWith("check_in");
  const before = toldInAll(told);
  const open = KNOWN.filter(
    ({ id, heard: sign, after, within, own, aside }) =>
      sign !== null &&
      !(own && situation.endsWith("_other")) &&
      !((isOnlyAsked || isOpening) && id.startsWith(ANY_QUESTION)) &&
      !(isOpening && aside.isEnding) &&
      isWithin({ within }, situation) &&
      (after === undefined || before.has(after)),
  );
  const said = heardAmong(heard, new Set(open.flatMap((each) => each.heard ?? [])));
  const known = open.find((each) => each.heard === said);
  // Another danger's wording of a question that is offered here, too, asks the same, likelier than what else is heard.
  const isLikelier = (share: number) =>
    known
      ? share > Math.max(shareOf(heard, [known.heard ?? known.id]), LEAST_ALIKE)
      : share >= SURE;
  const alike = KNOWN.find(
    (each) => isOffered(each, situation) && isLikelier(shareAlike(each, heard)),
  );
  return (alike ?? known)?.aside ?? null;
}

/** Less than that is no question of another danger's, whatever is heard beside it. */
const LEAST_ALIKE = 0.3;

interface Opening {
  heard?: readonly AsideHeard[];
  askedBeside?: string | null;
}

/** The answer to what is asked with the first words of danger, by a sentence of its own; or that it is for a story. */
export function asideAtOpening(
  { heard = [], askedBeside = null }: Opening,
  situation: Situation,
): Aside | null {
  const isStory = surelyHeard(heard) === "aside_for_a_story";
  if (isStory) return asideIn(heard, situation, { isOpening: true });
  // Whether a person writes here is said by the notice, after whom to call.
  const isOfUs = askedBeside === "aside_are_you";
  const asked = askedBeside === null || isOfUs ? [] : [{ id: askedBeside, score: 1 }];
  return asideIn(asked, situation, { isOpening: true });
}

/** How likely it is that a message asks a question, in whichever danger's wording. */
function shareAlike({ asked }: Known, heard: readonly AsideHeard[]): number {
  const alike = KNOWN.filter((each) => asked && each.asked?.en === asked.en);
  return shareOf(heard, [...new Set(alike.flatMap(({ id, heard: sign }) => [id, sign ?? id]))]);
}

type Known = (typeof KNOWN)[number];

function isOffered({ asked, within, own }: Known, situation: Situation): boolean {
  if (!asked || (own && situation.endsWith("_other"))) return false;
  return isWithin({ within: asked.within ?? within }, situation);
}

function choiceOf({ id }: Pick<Known, "id">): string {
  return `often.${id}`;
}

/** Whether a button is one of the questions that are offered: its words are ours, and no sign. */
export function isOftenAsked(choice: string): boolean {
  return KNOWN.some((each) => choiceOf(each) === choice);
}

/** From this share on a message may ask it, and so many are offered to choose from. */
const MAY_BE_ASKED = 0.1;
const MOST_CHOICES = 3;

/** The questions with an answer that a message may ask, likeliest first, to be chosen where it isn't sure which. */
export function maybeAsked(
  heard: readonly AsideHeard[],
  situation: Situation,
  language: Language,
): readonly QuickAnswer[] {
  return KNOWN.filter(
    (each) => isOffered(each, situation) && shareAlike(each, heard) >= MAY_BE_ASKED,
  )
    .toSorted((one, other) => shareAlike(other, heard) - shareAlike(one, heard))
    .slice(0, MOST_CHOICES)
    .flatMap((each) => asButton(each, language));
}

function asButton({ id, asked }: Known, language: Language): readonly QuickAnswer[] {
  return asked ? [{ id: choiceOf({ id }), label: asked[language], message: asked[language] }] : [];
}

/** What people often ask in a situation, each with a reviewed answer. */
export function oftenAsked(situation: Situation, language: Language): readonly QuickAnswer[] {
  return KNOWN.filter((each) => isOffered(each, situation)).flatMap((each) =>
    asButton(each, language),
  );
}
