import { parseWithZod } from "@conform-to/zod/v4";
import { data, redirect } from "react-router";
import { z } from "zod";
import { PATHS } from "#app/catalogue/paths.ts";
import {
  recommendByRules,
  recommendTracks,
} from "#app/companion/programs/track-recommendations.server.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { findNeeds, saveAssessment } from "#app/models/risk/assessments.server.ts";
import { dayIn, validTimeZone } from "#app/models/record/days.server.ts";
import {
  findDailyAssessment,
  keepRecommendations,
  saveDailyAssessment,
  type DailyAssessment,
} from "#app/models/risk/daily-assessments.server.ts";
import { consumeRateLimit } from "#app/models/storage/rate-limits.server.ts";
import { recordStep } from "#app/models/conversations/session-flow.server.ts";
import { saveUnknownTimeZone, type User } from "#app/models/accounts/users.server.ts";
import { assessmentSchema, checkInSchema } from "./check-in-forms.ts";
import { chooseTrack } from "./choose-track.server.ts";
import { requireStart } from "./start-gate.server.ts";

const trackSchema = z.object({
  trackType: z.string().optional(),
  selectedTrack: z.string().optional(),
  formKey: z.string().optional(),
});

const asideSchema = z.object({ skip: z.string().optional(), timeZone: z.string().optional() });

/** Every field of the page's three forms. Each form is parsed by its own schema. */
const pageSchema = z.object({
  ...checkInSchema.shape,
  ...assessmentSchema.shape,
  ...trackSchema.shape,
  ...asideSchema.shape,
});

/** Handles whichever form of the page was sent: a track, the check-in of the day, or the first assessment. */
export const submitTrackForms = formAction(
  pageSchema,
  async ({ form }, { context, url }) => {
    const user = signedInUser(context);
    const { isRiskOpen } = await requireStart(user);
    if (form.has("trackType") || form.has("selectedTrack")) {
      const { trackType, selectedTrack, formKey } = valuesOf(form, trackSchema);
      return chooseTrack(user, { trackType: trackType ?? selectedTrack, formKey }, isRiskOpen);
    }
    const { timeZone } = valuesOf(form, asideSchema);
    const person = { ...user, timeZone: await timeZoneOf(user, timeZone) };
    return url.searchParams.get("step") === "assessment"
      ? submitAssessment(person, form, isRiskOpen)
      : submitCheckIn(person, form, isRiskOpen);
  },
  { signedOutToast: "not-authenticated" },
);

/** Fields that a person cannot fill in wrongly: an invalid value counts as not sent. */
function valuesOf<Schema extends z.ZodObject>(
  form: FormData,
  schema: Schema,
): Partial<z.output<Schema>> {
  const submission = parseWithZod(form, { schema });
  return submission.status === "success" ? submission.value : {};
}

async function submitCheckIn(user: User, form: FormData, isRiskOpen: boolean) {
  const day = dayIn(user.timeZone);
  const { selectedTherapist } = user;
  if (form.has("skip")) {
    await recordStep(user.id, day, { next: "track", selectedTherapist });
    return redirect(PATHS.therapyTracks);
  }
  const submission = parseWithZod(form, { schema: checkInSchema });
  if (submission.status !== "success") {
    return data({ form: "check-in" as const, result: submission.reply() }, { status: 400 });
  }
  const checkIn = await saveDailyAssessment(user.id, day, submission.value);
  await recordStep(user.id, day, {
    completed: "check-in",
    next: "track",
    selectedTherapist,
    dailyAssessmentId: checkIn.id,
  });
  if (!isRiskOpen) await recommend(user, checkIn);
  return redirect(PATHS.therapyTracks);
}

async function submitAssessment(user: User, form: FormData, isRiskOpen: boolean) {
  const isSkipped = form.has("skip");
  const submission = parseWithZod(isSkipped ? new FormData() : form, { schema: assessmentSchema });
  if (submission.status !== "success") {
    return data({ form: "assessment" as const, result: submission.reply() }, { status: 400 });
  }
  const { goals, symptoms, moodBaseline = null, previousTherapy } = submission.value;
  await saveAssessment(user.id, {
    goals,
    symptoms,
    moodBaseline,
    previousTherapy: previousTherapy ? previousTherapy === "yes" : null,
  });
  const today = await findDailyAssessment(user.id, dayIn(user.timeZone));
  if (today && !isSkipped && !isRiskOpen) await recommend(user, today);
  return redirect(PATHS.therapyTracks);
}

async function recommend(user: User, checkIn: DailyAssessment): Promise<void> {
  const needs = await findNeeds(user.id, checkIn);
  const { isAllowed } = await consumeRateLimit("recommendation.account", user.id);
  await keepRecommendations(
    checkIn,
    isAllowed ? await recommendTracks(user.id, needs) : recommendByRules(needs),
  );
}

async function timeZoneOf(user: User, told: string | undefined): Promise<string | null> {
  if (user.timeZone) return user.timeZone;
  const timeZone = validTimeZone(told);
  if (timeZone) await saveUnknownTimeZone(user.id, timeZone);
  return timeZone;
}
