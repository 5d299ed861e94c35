import { data, redirect, type ActionFunctionArgs } from "react-router";
import { z } from "zod";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { dismissInsight } from "#app/models/record/insights.server.ts";
import { hideStreak } from "#app/models/record/streak.server.ts";
import { listInsights } from "./insights-list.server.ts";
import { GOAL_FIELDS, markShownGoal } from "./mark-goal.server.ts";
import { progressPath, readView } from "./view.ts";

/** A button of the page: the name is what it does, the value what it does it to. */
const schema = z.object({
  streak: z.enum(["hide", "show"]).optional(),
  dismiss: z.string().max(200).optional(),
  ...GOAL_FIELDS,
});

/** Hides or shows the streak, says what became of a goal, or puts an insight away. */
export const submitProgressForm = formAction(
  schema,
  async ({ submission }, { context, url }: ActionFunctionArgs) => {
    // Only buttons of the page send it: there is no field to be put right.
    if (submission.status !== "success") throw data(null, { status: 400 });
    const { streak, dismiss, goal, outcome } = submission.value;
    const account = signedInAccount(context);
    const { user } = account;
    const back = progressPath(readView(url));
    if (streak) {
      await hideStreak(user.id, streak === "hide");
      return redirect(`${back}#figures`);
    }
    if (goal && outcome) {
      await markShownGoal(user.id, goal, outcome);
      return redirect(`${back}#goals`);
    }
    if (dismiss) {
      // Only what is shown can be put away, so that nothing else is ever stored there.
      const shown = await listInsights(account);
      if (shown.some(({ key }) => key === dismiss)) await dismissInsight(user.id, dismiss);
      return redirect(`${back}#insights`);
    }
    throw data(null, { status: 400 });
  },
);
