import { data, redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { FEELING_COLOR_IDS, FEELING_MAX_LENGTH } from "#app/catalogue/feelings.ts";
import { MOOD_IDS } from "#app/catalogue/moods.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { splitNames, tagsProblem } from "#app/catalogue/tags.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { formToken } from "#app/middleware/forms.server.ts";
import { ownWords } from "#app/middleware/own-words.ts";
import { screenedAction, type SubmittedWords } from "#app/middleware/screened-action.server.ts";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import {
  addActivity,
  addFeeling,
  changeFeeling,
  deleteActivity,
  deleteFeeling,
} from "#app/models/record/feelings.server.ts";
import { asksAboutDanger } from "#app/safety/assessment.ts";
import { partsOf, type ScreenedText } from "#app/safety/screened-text.server.ts";
import { findJournalHelp } from "../journal/journal-page.server.ts";
import { findOwnChoices } from "../journal/own-choices.server.ts";
import { NO_EMOJI, readEmoji, readName } from "./feeling-fields.server.ts";
import type { Route } from "./+types/feelings";

/** What the page of one's own feelings and activities shows. */
export async function loadFeelings(context: Readonly<RouterContextProvider>, url: URL) {
  const account = signedInAccount(context);
  const [help, own] = await Promise.all([findJournalHelp(account), findOwnChoices(account)]);
  const asked = url.searchParams.get("edit");
  return {
    formToken: formToken(context),
    ...help,
    feelings: own.feelings,
    activities: own.activities,
    edited: own.feelings.find(({ id }) => id === asked) ?? null,
  };
}

export type FeelingsPage = Awaited<ReturnType<typeof loadFeelings>>;

const schema = z.object({
  intent: z.enum([
    "add-feeling",
    "change-feeling",
    "delete-feeling",
    "add-activity",
    "delete-activity",
  ]),
  id: z.string().default(""),
  name: ownWords(z.string().default(""), "aside"),
  emoji: ownWords(z.string().default(""), "aside"),
  color: z.enum(FEELING_COLOR_IDS).optional().catch(undefined),
  mood: z.enum(MOOD_IDS).optional().catch(undefined),
});

type Submitted = SubmittedWords<typeof schema>;

/** Adds, changes and deletes feelings and activities. */
export const submitFeelings = screenedAction(
  schema,
  async (submitted: Submitted, _args: Route.ActionArgs) => {
    const { submission, account } = submitted;
    await submitted.record();
    if (submission.status !== "success") throw data(null, { status: 400 });
    const { intent, id } = submission.value;
    switch (intent) {
      case "add-feeling":
      case "change-feeling":
        return keepFeeling(submitted, submission.value);
      case "delete-feeling":
        await deleteFeeling(account.user.id, id);
        return back();
      case "add-activity":
        return keepActivity(submitted);
      case "delete-activity":
        await deleteActivity(account.user.id, id);
        return back();
    }
  },
  { draft: () => null },
);

async function keepFeeling(submitted: Submitted, sent: z.output<typeof schema>) {
  const { user } = submitted.account;
  const { intent, id, color, mood } = sent;
  const name = readName(submitted.screeningOf("name").text);
  const emoji = readEmoji(submitted.screeningOf("emoji").text);
  const errors: Record<string, string[]> = {
    ...(nameProblem(name) && { name: [nameProblem(name) ?? ""] }),
    ...(!emoji && { emoji: [NO_EMOJI] }),
    ...(!color && { color: ["Please choose a color."] }),
    ...(!mood && { mood: ["Please choose the closest mood."] }),
  };
  if (isAtRisk(submitted)) return refuse(submitted, "at-risk", sent);
  if (!name || !emoji || !color || !mood || Object.keys(errors).length > 0) {
    return refuse(submitted, "invalid", sent, errors);
  }
  const details = { name, emoji, color, mood };
  if (intent === "add-feeling") {
    await addFeeling(user.id, details);
    return back();
  }
  const outcome = await changeFeeling(user.id, id, details);
  if (outcome === "missing") return submitted.refuseOnPage("missing", 404);
  if (outcome === "changed") return back();
  return refuse(submitted, "invalid", sent, { name: ["You already have a feeling of this name."] });
}

async function keepActivity(submitted: Submitted) {
  const [name, ...more] = partsOf(submitted.screeningOf("name").text, splitNames);
  if (isAtRisk(submitted)) return refuse(submitted, "at-risk", null);
  const problem = name === undefined ? "Please write a name." : tagsProblem([name]);
  const error = more.length > 0 ? "Please add one at a time." : problem;
  if (error !== null || name === undefined) {
    return refuse(submitted, "invalid", null, { activity: [error ?? ""] });
  }
  await addActivity(submitted.account.user.id, name);
  return back();
}

function nameProblem(name: ScreenedText | null): string | null {
  if (!name) return "Please write a name.";
  const isTooLong = name.length > FEELING_MAX_LENGTH;
  return isTooLong ? `A name can have up to ${FEELING_MAX_LENGTH} characters.` : null;
}

/** Words about danger are answered with help, and never become a button to tap every day. */
function isAtRisk({ worst }: Submitted): boolean {
  return asksAboutDanger(worst.assessment.tier);
}

type Reason = "invalid" | "at-risk";

async function refuse(
  submitted: Submitted,
  reason: Reason,
  sent: z.output<typeof schema> | null,
  errors: Record<string, string[]> = {},
) {
  const { refusal } = (await submitted.refuse(reason, 400, errors)).data;
  const feeling = sent && { id: sent.id, color: sent.color ?? null, mood: sent.mood ?? null };
  return data({ refusal: { ...refusal, feeling } }, { status: 400 });
}

async function back() {
  return redirect(PATHS.feelings, { headers: { "Set-Cookie": await toastHeader("saved") } });
}
