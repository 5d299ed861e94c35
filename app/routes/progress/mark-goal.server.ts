import { data } from "react-router";
import { z } from "zod";
import { markGoal } from "#app/models/record/goals.server.ts";

/** A button of a list of goals: which one, and what became of it. */
export const GOAL_FIELDS = {
  goal: z
    .string()
    .regex(/^(?:session|exercise):[\w.-]{1,80}$/)
    .optional(),
  outcome: z.enum(["kept", "carried", "let_go"]).optional(),
};

type GoalOutcome = NonNullable<z.infer<(typeof GOAL_FIELDS)["outcome"]>>;

/** Says what became of a goal, or throws where this person has no such goal. */
export async function markShownGoal(userId: string, goal: string, outcome: GoalOutcome) {
  const [source, id = ""] = goal.split(":");
  const marked = await markGoal(
    userId,
    { source: source === "exercise" ? "exercise" : "session", id },
    outcome,
  );
  if (!marked) throw data(null, { status: 404 });
}
