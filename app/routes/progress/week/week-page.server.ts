import { data, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import type { Feeling } from "#app/catalogue/feelings.ts";
import { dayOf } from "#app/catalogue/format-date.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { toldAboutWeek, wordsAboutWeek } from "#app/companion/record/week-words.server.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { redirectWithToast, toastHeader } from "#app/middleware/toasts.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import type { SignedIn } from "#app/models/accounts/user-sessions.server.ts";
import { dayAfter, dayIn, dayProblem } from "#app/models/record/days.server.ts";
import { findJournalAccess } from "#app/models/record/journal-access.server.ts";
import {
  ENTRY_MAX_LENGTH,
  findEntryOfKey,
  writeEntry,
} from "#app/models/record/journal-entries.server.ts";
import {
  findWeek,
  isEmptyWeek,
  latestSunday,
  weekEntryKey,
  weekUntil,
  type WeekFacts,
} from "#app/models/record/weeks.server.ts";
import { hidesWords } from "#app/models/risk/hidden-words.server.ts";
import { keepsQuiet, quietUntil } from "#app/models/risk/risk.server.ts";
import { asksAboutDanger } from "#app/safety/assessment.ts";
import { screenText } from "#app/safety/screened-text.server.ts";
import { findShownFeelings } from "../../journal/own-choices.server.ts";
import { loadWeek } from "../../moods/week.server.ts";
import { fitTags } from "../fit-tags.server.ts";
import {
  doneLines,
  goalLine,
  moodSentence,
  namedReturn,
  rangeText,
  returnSentence,
} from "./week-lines.server.ts";

type Context = Readonly<RouterContextProvider>;

export type WeekPage = Awaited<ReturnType<typeof loadWeekPage>>;

/** The page of a week: of the one that an address names by its Sunday, else of the newest. */
export async function loadWeekPage(context: Context, asked: string | undefined) {
  const account = signedInAccount(context);
  const { user, risk, wordsHiddenUntil } = account;
  const sunday = sundayOf(asked, user);
  const quietEnd = keepsQuiet(risk) ? quietUntil(risk) : wordsHiddenUntil;
  const page = {
    isRiskOpen: risk?.status === "open",
    restsUntil: quietEnd && dayOf(quietEnd, user.timeZone),
    range: rangeText(weekUntil(sunday)),
    path: `${PATHS.week}/${sunday}`,
    earlier: `${PATHS.week}/${dayAfter(sunday, -7)}`,
    later: sunday < latestSunday(user) ? `${PATHS.week}/${dayAfter(sunday, 7)}` : null,
  };
  return { ...page, areWordsHidden: hidesWords(account), week: await showWeek(account, sunday) };
}

function sundayOf(asked: string | undefined, user: User): string {
  const latest = latestSunday(user);
  if (asked === undefined) return latest;
  const isSunday = dayProblem(asked, null) === null && new Date(asked).getUTCDay() === 0;
  if (!isSunday || asked > latest) throw data(null, { status: 404 });
  return asked;
}

async function showWeek(account: SignedIn, sunday: string) {
  const { user, risk } = account;
  const [facts, feelings, access, keptId] = await Promise.all([
    findWeek(user, sunday),
    findShownFeelings(account),
    findJournalAccess(user, risk),
    findEntryOfKey(user.id, weekEntryKey(sunday)),
  ]);
  if (isEmptyWeek(facts)) return null;
  // In danger nothing is looked back on, and after abuse somebody else may be looking at the screen.
  const areWordsHidden = hidesWords(account);
  const told = areWordsHidden
    ? countWeek(facts, feelings)
    : await tellWeek(user, sunday, facts, feelings);
  const hasMoods = facts.moods.length > 0;
  return {
    ...told,
    strip: hasMoods ? await loadWeek(user.id, sunday, feelings, dayIn(user.timeZone)) : null,
    keptHref: keptId && access !== "none" ? `${PATHS.journal}/${keptId}` : null,
    mayKeep: access === "full" && !areWordsHidden,
  };
}

/** What somebody logged and did, counted, without a word of theirs or about them. */
function countWeek(facts: WeekFacts, feelings: readonly Feeling[]) {
  return {
    words: null,
    moods: moodSentence(facts, feelings),
    done: doneLines(facts),
    returned: null,
    goals: [],
  };
}

/** Everything of a week's page that is words. */
async function tellWeek(
  user: User,
  sunday: string,
  facts: WeekFacts,
  feelings: readonly Feeling[],
) {
  const returned = await findFitReturn(facts);
  const words = await wordsAboutWeek(user, sunday, toldAboutWeek(user, facts, returned));
  return {
    ...countWeek(facts, feelings),
    words: words && String(words),
    returned: returned && returnSentence(returned),
    goals: facts.goals.map(({ id, words: goal, outcome }) => ({
      id,
      line: goalLine({ words: goal, outcome }),
    })),
  };
}

/** What came up most, among what may be counted up to somebody. */
async function findFitReturn({ returned }: WeekFacts) {
  const fit = await fitTags(returned.map(({ name }) => name));
  const first = returned.find(({ name }) => fit.has(name));
  return first ? namedReturn(first) : null;
}

/** Keeps the page of a week as an entry of the journal, once. */
export const keepWeek = formAction(z.object({}), async (_submitted, { context, params }) => {
  const account = signedInAccount(context);
  const { user, risk } = account;
  const sunday = sundayOf(params.sunday, user);
  if ((await findJournalAccess(user, risk)) !== "full") {
    throw await redirectWithToast(PATHS.pricing, "part-of-premium");
  }
  const facts = hidesWords(account) ? null : await findWeek(user, sunday);
  if (!facts || isEmptyWeek(facts)) throw redirect(`${PATHS.week}/${sunday}`);
  const { id, isNew } = await writeEntry(
    user.id,
    {
      // Nobody chose one for it, so none is logged and none is shown.
      mood: "neutral",
      content: await screenedWeek(account, sunday, facts),
      tags: [],
      shareWithAi: false,
      date: dayIn(user.timeZone),
    },
    { formKey: weekEntryKey(sunday), isOneForKey: true, logsMood: false, exerciseRunId: null },
  );
  const headers = isNew ? { "Set-Cookie": await toastHeader("entry-saved") } : undefined;
  throw redirect(isNew ? `${PATHS.journal}#entry-${id}` : `${PATHS.journal}/${id}`, { headers });
});

/** The page as text. Where its owner's words in it read like danger together, it's kept without them. */
async function screenedWeek(account: SignedIn, sunday: string, facts: WeekFacts) {
  const feelings = await findShownFeelings(account);
  const told = await tellWeek(account.user, sunday, facts, feelings);
  const whole = await screenText(weekText(facts, told));
  if (!asksAboutDanger(whole.assessment.tier)) return whole;
  return screenText(weekText(facts, { ...told, words: null, returned: null, goals: [] }));
}

function weekText(facts: WeekFacts, told: Awaited<ReturnType<typeof tellWeek>>): string {
  const done = told.done.map(({ text }) => `- ${text}`);
  const goals = told.goals.map(({ line }) => `- ${line}`);
  return [
    `My week, ${rangeText(facts)}`,
    told.words,
    told.moods,
    done.length > 0 ? ["What I did:", ...done].join("\n") : null,
    told.returned,
    goals.length > 0 ? ["What I wanted to work on:", ...goals].join("\n") : null,
  ]
    .filter((part) => part !== null)
    .join("\n\n")
    .slice(0, ENTRY_MAX_LENGTH);
}
