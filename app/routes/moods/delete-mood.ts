import { data, href, redirect } from "react-router";
import { z } from "zod";
import { PATHS } from "#app/catalogue/paths.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import { deleteMood } from "#app/models/record/moods.server.ts";
import type { Route } from "./+types/delete-mood";

/** Deletes a mood; for a day it can be put back. */
export const action = formAction(
  z.object({}),
  async (_sent, { context, params }: Route.ActionArgs) => {
    const { id } = signedInUser(context);
    if (!(await deleteMood(id, params.moodId))) throw data(null, { status: 404 });
    return redirectWithToast(PATHS.moods, "mood-deleted");
  },
);

/** There is nothing to look at here: whoever comes by address is led to the mood. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(href("/moods/:moodId", { moodId: params.moodId }));
}
