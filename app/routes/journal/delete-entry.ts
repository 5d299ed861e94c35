import { data, href, redirect } from "react-router";
import { z } from "zod";
import { PATHS } from "#app/catalogue/paths.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import { deleteEntry } from "#app/models/record/journal-entries.server.ts";
import type { Route } from "./+types/delete-entry";

/** Deletes an entry; for a day it can be put back. */
export const action = formAction(
  z.object({}),
  async (_sent, { context, params }: Route.ActionArgs) => {
    const { id } = signedInUser(context);
    if (!(await deleteEntry(id, params.entryId))) throw data(null, { status: 404 });
    return redirectWithToast(PATHS.journal, "entry-deleted");
  },
);

/** There is nothing to look at here: whoever comes by address is led to the entry. */
export function loader({ params }: Route.LoaderArgs) {
  return redirect(href("/journal/:entryId", { entryId: params.entryId }));
}
