import type { ActionFunctionArgs } from "react-router";
import type { z } from "zod";
import { errorFields, log } from "#app/config/log.server.ts";
import { isDatabaseFailure } from "#app/models/storage/database-health.server.ts";
import { isGraver } from "#app/safety/detector/findings.ts";
import { screenText, type Screening } from "#app/safety/screened-text.server.ts";
import { currentAccount, expiredAccount } from "./account.server.ts";
import { ownWordsIn, typedWords } from "./own-words.ts";
import { isWithinVisitorLimit } from "./visitor-limit.server.ts";

/** A text of up to this many characters passes the detector, also when it is refused afterwards. */
const MAX_SCREENED_LENGTH = 64 * 1024;
/** How much is read of each text from a sender without an account who exceeds the limit. */
const MAX_VISITOR_SCREENED_LENGTH = 2_000;

/** What was found in the fields of a form that hold a person's own words. */
export interface ScreenedWords {
  words: ReadonlyMap<string, Screening>;
  /** The most severe of them. */
  worst: Screening;
  /** Earlier messages of the writer that each was judged together with. */
  earlier: readonly string[];
  /** Whether a network address has sent more than it may without an account. */
  isBeyondLimit: boolean;
}

/** Screens the marked fields of a form, together with what its writer said before. */
export async function screenWords(
  schema: z.ZodObject,
  form: FormData,
  context: ActionFunctionArgs["context"],
  findEarlier: () => Promise<readonly string[]>,
): Promise<ScreenedWords> {
  const isVisitor = !currentAccount(context) && !expiredAccount(context);
  const isBeyondLimit =
    isVisitor && !(await withFallback(() => isWithinVisitorLimit(context), true));
  const maxLength = isBeyondLimit ? MAX_VISITOR_SCREENED_LENGTH : MAX_SCREENED_LENGTH;
  const earlier = await withFallback(findEarlier, []);
  const words = new Map<string, Screening>();
  for (const [name, { field, tidy }] of ownWordsIn(schema)) {
    const text = tidy((typedWords(form, name) ?? "").slice(0, maxLength));
    const screening = await screenText(text, text === "" ? [] : earlier, field);
    words.set(name, screening);
  }
  return { words, worst: gravestOf([...words.values()]), earlier, isBeyondLimit };
}

/** The most severe of several texts, the first of those that are alike. Throws where there is none. */
export function gravestOf(screenings: readonly Screening[]): Screening {
  return screenings.reduce((worst, each) =>
    isGraver(each.assessment, worst.assessment) ? each : worst,
  );
}

/** Whether a question, and no panel, is called for. */
export function callsForCheckIn({ assessment }: Screening): boolean {
  return assessment.tier === "check_in";
}

/** Does what a page can do without: help never waits for what is only read or written about it. */
export async function withFallback<Result>(
  work: () => Promise<Result>,
  otherwise: Result,
): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!isDatabaseFailure(error)) throw error;
    log().error(errorFields(error), "the database did not answer beside a form");
    return otherwise;
  }
}
