import { data, href, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { choiceOf } from "#app/catalogue/feelings.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { clockOf, dayOf, momentOf } from "#app/catalogue/format-date.ts";
import { signedInAccount, signedInUser } from "#app/middleware/account.server.ts";
import { formAction, valuesOf } from "#app/middleware/form-action.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import { dayAfter, dayIn } from "#app/models/record/days.server.ts";
import { findActivities } from "#app/models/record/feelings.server.ts";
import { BOUNDS } from "#app/models/storage/room.server.ts";
import { doHeavyWork } from "#app/models/storage/heavy-work.server.ts";
import {
  countMoodsAlreadyThere,
  discardMoodImport,
  findMoodImport,
  importMoods,
  type WaitingMood,
} from "#app/models/record/mood-imports.server.ts";
import { timeZoneName } from "#app/models/accounts/time-zones.server.ts";
import type { Panel } from "#app/safety/panels.server.ts";
import { screenText } from "#app/safety/screened-text.server.ts";
import { panelOf } from "#app/safety/shown-panel.server.ts";
import { leftOutLines } from "./left-out.ts";
import { findOwnWords } from "../../journal/own-choices.server.ts";
import { feltByName, isImportChoice, keepActivities } from "./import-choice.server.ts";
import { feltOfName, moodNamesIn } from "./mood-names.ts";

const FIRST_ROWS = 10;
const EXCERPT_CHARACTERS = 80;
/** Notes of these days are new enough to ask about; today is one of them. */
const RECENT_DAYS = 7;

type Context = Readonly<RouterContextProvider>;

export type ImportPreview = Awaited<ReturnType<typeof loadPreview>>;

/** What is in a file, before anything of it is written; or how much of it was. */
export async function loadPreview(context: Context, importId: string) {
  const account = signedInAccount(context);
  const { user, wordsHiddenUntil } = account;
  const found = await findMoodImport(user.id, importId);
  if (!found) throw data(null, { status: 404 });
  const { content, expiresAt } = found;
  if (!("waiting" in content)) return { done: content, preview: null };
  const { waiting, leftOut, encoding } = content;
  const days = waiting.map(({ date }) => date).toSorted();
  const names = moodNamesIn(waiting);
  const { feelings, activities: own } = await findOwnWords(account);
  const known = new Map(
    names.flatMap(({ name }) => {
      const felt = feltOfName(name, feelings);
      return felt ? [[name.toLowerCase(), felt] as const] : [];
    }),
  );
  const alreadyThere = await countMoodsAlreadyThere(user, waiting, known);
  const preview = {
    count: waiting.length,
    from: longDay(days[0] ?? ""),
    to: longDay(days.at(-1) ?? ""),
    alreadyThere,
    encoding,
    feelings,
    activities: wordsHiddenUntil === null ? newActivities(waiting, own) : [],
    names: names.map(({ name, count }) => {
      const felt = known.get(name.toLowerCase());
      return { name, count, mood: felt ? choiceOf(felt) : "" };
    }),
    // After abuse somebody else may be looking at the screen.
    first: waiting.slice(0, FIRST_ROWS).map((mood) => shownRow(mood, wordsHiddenUntil !== null)),
    leftOut: leftOutLines(leftOut),
    zone: user.timeZone && timeZoneName(user.timeZone),
    expires: momentOf(expiresAt, user.timeZone),
    help: await helpFor(waiting, user.timeZone),
  };
  return { done: null, preview };
}

const schema = z.object({
  intent: z.string().optional(),
  moods: z.array(z.string().optional()).optional(),
  activities: z.array(z.string()).optional(),
});

/** Writes the moods of a file once each of its names has a mood here, or forgets them. */
export const decideImport = formAction(
  schema,
  async ({ submission }, { context, params: { importId = "" } }) => {
    const user = signedInUser(context);
    const found = await findMoodImport(user.id, importId);
    if (!found) throw data(null, { status: 404 });
    const path = href("/moods/import/:importId", { importId });
    if (!("waiting" in found.content)) throw redirect(path);
    const { intent, moods = [], activities: ticked = [] } = valuesOf(submission);
    if (intent === "discard") {
      await discardMoodImport(user.id, importId);
      throw await redirectWithToast(PATHS.importMoods, "import-discarded");
    }
    const { waiting } = found.content;
    const named = moodNamesIn(waiting).map(({ name }, index) => ({ name, sent: moods[index] }));
    const chosen = named.map(({ sent }) => (isImportChoice(sent) ? sent : ""));
    const felt = await feltByName(user.id, named);
    if (!felt) return data({ chosen, ticked, isBusy: false }, { status: 400 });
    const offered = newActivities(waiting, await findActivities(user.id));
    const outcome = await doHeavyWork(async () => {
      await importMoods(user, importId, waiting, felt);
      await keepActivities(
        user.id,
        offered.filter((name) => ticked.includes(name)),
      );
    });
    if (outcome.isDone) throw redirect(path);
    return data({ chosen, ticked, isBusy: true }, { status: 503 });
  },
);

/** Activities of a file that aren't one's own yet, the most frequent first: as many as there is room for. */
function newActivities(waiting: readonly WaitingMood[], own: readonly { name: string }[]) {
  const known = new Set(own.map(({ name }) => name.toLowerCase()));
  const names = waiting.flatMap(({ activities }) => activities.map(String));
  return [...Map.groupBy(names, (name) => name).values()]
    .toSorted((one, other) => other.length - one.length)
    .flatMap(([name = ""]) => (known.has(name) ? [] : [name]))
    .slice(0, Math.max(0, BOUNDS.activities.rows - own.length));
}

function longDay(date: string): string {
  return dayOf(Date.parse(date), "UTC");
}

function shownRow({ date, minute, mood, activities, notes }: WaitingMood, isDiscreet: boolean) {
  const clock = minute === null ? "" : `, ${clockOf(minute * 60_000, "UTC")}`;
  const letters = Array.from(notes?.slice(0, 2 * EXCERPT_CHARACTERS) ?? "");
  const isCut = letters.length > EXCERPT_CHARACTERS;
  const beginning = letters.slice(0, EXCERPT_CHARACTERS).join("").trimEnd();
  return {
    when: `${longDay(date)}${clock}`,
    mood: String(mood),
    activities: isDiscreet ? "" : activities.join(", "),
    note: isDiscreet ? "" : `${beginning}${isCut ? "…" : ""}`,
  };
}

/** Help for what was found in the newest notes: what is older was lived through, and raises nothing. */
async function helpFor(
  waiting: readonly WaitingMood[],
  timeZone: string | null,
): Promise<{ panel: Panel | null; isCheckIn: boolean }> {
  const since = dayAfter(dayIn(timeZone), 1 - RECENT_DAYS);
  const recent = waiting.filter(({ date }) => date >= since);
  const worst =
    recent.find(({ tier }) => tier === "crisis") ?? recent.find(({ tier }) => tier === "check_in");
  if (!worst?.notes) return { panel: null, isCheckIn: false };
  const panel = panelOf(await screenText(worst.notes, [], "aside"));
  // There is no event that "This isn't what I meant" could close.
  if (panel) delete panel.notMeant;
  return { panel, isCheckIn: worst.tier === "check_in" };
}
