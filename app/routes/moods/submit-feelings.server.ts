import { data } from "react-router";
import { z } from "zod";
import { FEELING_COLOR_IDS, FEELING_MAX_LENGTH } from "#app/catalogue/feelings.ts";
import { isMoodName, MOOD_IDS } from "#app/catalogue/moods.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { splitNames, TAG_MAX_LENGTH } from "#app/catalogue/tags.ts";
import { ownWords, typedWords } from "#app/middleware/own-words.ts";
import { screenedAction, type SubmittedWords } from "#app/middleware/screened-action.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import { draftField, saveDraft } from "#app/models/conversations/drafts.server.ts";
import {
  addActivity,
  addFeeling,
  changeFeeling,
  deleteActivity,
  deleteFeeling,
  findActivityOfName,
  findFeelingOfName,
} from "#app/models/record/feelings.server.ts";
import { asksAboutDanger } from "#app/safety/assessment.ts";
import { partsOf, screenText, type ScreenedText } from "#app/safety/screened-text.server.ts";
import { FEELINGS_DRAFT } from "./drafts.ts";
import { IS_MOOD, NO_EMOJI, readEmoji, readName } from "./feeling-fields.server.ts";
import type { Route } from "./+types/feelings";

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
  activity: ownWords(z.string().default(""), "aside"),
});

const OF_FEELING = ["name", "emoji", "color", "mood"] as const;
const OF_ACTIVITY = ["activity"] as const;

type Submitted = SubmittedWords<typeof schema>;

/** Adds, changes and deletes feelings and activities. */
export const submitFeelings = screenedAction(
  schema,
  async (submitted: Submitted, _args: Route.ActionArgs) => {
    const { submission, account } = submitted;
    await submitted.record();
    if (submission.status !== "success") throw data(null, { status: 400 });
    const { id } = submission.value;
    const intent = intentOf(submission.value);
    switch (intent) {
      case "add-feeling":
      case "change-feeling":
        return keepFeeling(submitted, submission.value);
      case "delete-feeling":
        await deleteFeeling(account.user.id, id);
        return back();
      case "add-activity":
        return keepActivity(submitted, submission.value);
      case "delete-activity":
        await deleteActivity(account.user.id, id);
        return back();
    }
  },
  { draft: (name) => draftField(FEELINGS_DRAFT, name), choices: [...OF_FEELING, ...OF_ACTIVITY] },
);

type Sent = z.output<typeof schema>;

/** Whoever types an activity and presses Enter means that, though the form's first button is another. */
function intentOf({ intent, name, emoji, activity }: Sent): Sent["intent"] {
  const isActivityAlone = name.trim() === "" && emoji.trim() === "" && activity.trim() !== "";
  return intent === "add-feeling" && isActivityAlone ? "add-activity" : intent;
}

/** What was kept is no draft anymore; what was typed beside it is one. */
async function backWith(
  { account, form }: Submitted,
  fields: readonly string[],
  left: readonly string[],
) {
  for (const name of [...fields, ...left]) {
    const typed = left.includes(name) ? typedWords(form, name) : null;
    const screening = await screenText(typed?.slice(0, LEFT_MAX_LENGTH) ?? "", [], "aside");
    await saveDraft(account.user.id, draftField(FEELINGS_DRAFT, name), screening);
  }
  return redirectWithToast(PATHS.feelings, "saved");
}

/** Of what waits in the form nothing sensible is longer. Characters. */
const LEFT_MAX_LENGTH = 2_000;

async function keepFeeling(submitted: Submitted, sent: Sent) {
  const { user } = submitted.account;
  const { intent, id, color, mood } = sent;
  const name = readName(submitted.screeningOf("name").text);
  const emoji = readEmoji(submitted.screeningOf("emoji").text);
  const known = name && (await findFeelingOfName(user.id, name));
  const taken = known && known.id !== id && !isSecondTap(known, name) ? known.name : null;
  const problem = nameProblem(name) ?? (taken && alreadyThere(taken));
  const errors: Record<string, string[]> = {
    ...(problem && { name: [problem] }),
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
    return backWith(submitted, OF_FEELING, OF_ACTIVITY);
  }
  const isChanged = await changeFeeling(user.id, id, details);
  return isChanged ? back() : submitted.refuseOnPage("missing", 404);
}

async function keepActivity(submitted: Submitted, sent: Sent) {
  const [name, ...more] = partsOf(submitted.screeningOf("activity").text, splitNames);
  if (isAtRisk(submitted)) return refuse(submitted, "at-risk", sent);
  const error = more.length > 0 ? "Please add one at a time." : lengthProblem(name, TAG_MAX_LENGTH);
  if (error !== null || name === undefined) {
    return refuse(submitted, "invalid", sent, { activity: [error ?? ""] });
  }
  const { id: userId } = submitted.account.user;
  const known = await findActivityOfName(userId, name);
  if (known && !isSecondTap(known, name)) {
    return refuse(submitted, "invalid", sent, { activity: [alreadyThere(known.name)] });
  }
  await addActivity(userId, name);
  return backWith(submitted, OF_ACTIVITY, OF_FEELING);
}

/** A double tap sends the same form twice: the second one adds nothing. */
const SECOND_TAP_MS = 5_000;

function isSecondTap(known: { name: string; createdAt: number }, name: string): boolean {
  return known.name === name && Date.now() - known.createdAt < SECOND_TAP_MS;
}

function alreadyThere(name: string): string {
  return `You already have ${name}.`;
}

function nameProblem(name: ScreenedText | null): string | null {
  if (name && isMoodName(name)) return IS_MOOD;
  return lengthProblem(name, FEELING_MAX_LENGTH);
}

function lengthProblem(name: string | null | undefined, max: number): string | null {
  if (!name) return "Please write a name.";
  return name.length > max ? `A name can have up to ${max} characters.` : null;
}

/** Words about danger are answered with help, and never become a button to tap every day. */
function isAtRisk({ worst }: Submitted): boolean {
  return asksAboutDanger(worst.assessment.tier);
}

type Reason = "invalid" | "at-risk";

async function refuse(
  submitted: Submitted,
  reason: Reason,
  sent: Sent,
  errors: Record<string, string[]> = {},
) {
  const { refusal } = (await submitted.refuse(reason, 400, errors)).data;
  const feeling = { id: sent.id, color: sent.color ?? null, mood: sent.mood ?? null };
  return data({ refusal: { ...refusal, feeling } }, { status: 400 });
}

async function back() {
  return redirectWithToast(PATHS.feelings, "saved");
}
