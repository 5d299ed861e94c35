import { redirect } from "react-router";
import { z } from "zod";
import { PATHS } from "#app/catalogue/paths.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { formAction, valuesOf } from "#app/middleware/form-action.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import { restoreDeleted } from "#app/models/storage/restore-deleted.server.ts";
import type { Route } from "./+types/undo";

/** Puts an entry or a mood back as it was before it was changed or deleted. */
export const action = formAction(
  z.object({ undoId: z.string() }),
  async ({ submission }, { context }: Route.ActionArgs) => {
    const { id } = signedInUser(context);
    const done = await restoreDeleted(id, valuesOf(submission).undoId ?? "");
    const toast = done ? "put-back" : "nothing-to-undo";
    const back = done?.what === "entry" ? `${PATHS.journal}/${done.id}` : PATHS.moods;
    return redirectWithToast(back, toast);
  },
);

/** Whoever comes by address finds nothing to undo here. */
export function loader() {
  return redirect(PATHS.moods);
}
