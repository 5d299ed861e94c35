import { data, type LoaderFunctionArgs } from "react-router";
import { z } from "zod";
import {
  CHECK_UP_IDS,
  CHECK_UP_QUESTIONS,
  CHECK_UP_SCORES,
  isHardTime,
  type CheckUpId,
} from "#app/catalogue/check-up.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { fullDayOf } from "#app/catalogue/format-date.ts";
import { signedInAccount, signedInUser } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { redirectWithToast, toastOf } from "#app/middleware/toasts.server.ts";
import {
  askForCheckUps,
  deleteCheckUp,
  findCheckUps,
  saveCheckUp,
} from "#app/models/record/check-ups.server.ts";
import { dayIn } from "#app/models/record/days.server.ts";
import type { Route } from "./+types/check-up";
import { checkUpLines } from "./check-up-lines.server.ts";

/** What the page of the check-up shows. */
export async function loadCheckUp({ context, url }: LoaderFunctionArgs) {
  const { user, risk } = signedInAccount(context);
  const checkUps = await findCheckUps(user.id);
  const last = checkUps.at(-1);
  const isOfToday = last?.date === dayIn(user.timeZone);
  const days = checkUps.toReversed().map(({ id, date }) => ({ id, day: fullDayOf(date) }));
  const doomed = url.searchParams.get("delete");
  return {
    isOfToday,
    deleted: days.find(({ id }) => id === doomed) ?? null,
    isRiskOpen: risk?.status === "open",
    wantsCheckUps: user.wantsCheckUps,
    isSaved: isOfToday && toastOf(context) === "check-up-saved",
    isHardTime: isOfToday && last !== undefined && isHardTime(last),
    lines: checkUpLines(checkUps),
    days,
  };
}

const SCORES: ReadonlySet<string> = new Set(CHECK_UP_SCORES.map(String));

function scoreFor(asked: CheckUpId) {
  const title = CHECK_UP_QUESTIONS.find(({ id }) => id === asked)?.title ?? "";
  const error = `Please choose a number from 0 to 10: ${title}.`;
  return z
    .string({ error })
    .refine((sent) => SCORES.has(sent), error)
    .transform(Number);
}

const answers = z.object({
  satisfied: scoreFor("satisfied"),
  worthwhile: scoreFor("worthwhile"),
  happy: scoreFor("happy"),
  anxious: scoreFor("anxious"),
});
const schema = z.object({
  ...answers.partial().shape,
  intent: z.enum(["save", "ask", "stop-asking", "delete"]).optional().catch(undefined),
  id: z.string().optional(),
});

/** Keeps a check-up, deletes one, or says whether to ask again. */
export const submitCheckUp = formAction(schema, async ({ form }, { context }: Route.ActionArgs) => {
  const user = signedInUser(context);
  const intent = form.get("intent");
  if (intent === "ask" || intent === "stop-asking") {
    await askForCheckUps(user.id, intent === "ask");
    return redirectWithToast(PATHS.checkUp, "saved");
  }
  if (intent === "delete") {
    await deleteCheckUp(user.id, String(form.get("id")));
    return redirectWithToast(PATHS.checkUp, "saved");
  }
  const sent = Object.fromEntries(CHECK_UP_IDS.map((id) => [id, form.get(id) ?? undefined]));
  const read = answers.safeParse(sent);
  if (!read.success) {
    const errors: Record<string, string[] | undefined> = z.flattenError(read.error).fieldErrors;
    return data(
      { errors, sent: z.record(z.string(), z.string().catch("")).parse(sent) },
      {
        status: 400,
      },
    );
  }
  await saveCheckUp(user, read.data);
  return redirectWithToast(PATHS.checkUp, "check-up-saved");
});
