import { redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { deleteAccountWithReplies } from "#app/companion/conversations/delete-account.server.ts";
import { environment } from "#app/config/environment.server.ts";
import { helpRegion } from "#app/safety/help-region.server.ts";
import { FOR_ADULTS_PATH } from "#app/catalogue/onboarding.ts";
import { currentAccount, signOutCookie } from "#app/middleware/account.server.ts";
import { formAction } from "#app/middleware/form-action.server.ts";
import { endStreamsOf } from "#app/middleware/stream-watch.server.ts";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import type { SignedIn } from "#app/models/accounts/user-sessions.server.ts";
import { forYoungPeople } from "#app/safety/panels.server.ts";
import type { PageHandle } from "#app/ui/page-handle.ts";
import type { Route } from "./+types/for-adults";
import { YoungPage } from "./young-page.tsx";

export const handle = { keepsPage: true } satisfies PageHandle;

export const meta = pageTitle("Your account");

export function loader({ context, url }: Route.LoaderArgs) {
  requireYoung(context);
  const { appName, supportEmail } = environment();
  return {
    appName,
    supportEmail,
    help: forYoungPeople(helpRegion(), "en"),
    asksToDelete: url.searchParams.has("delete"),
  };
}

const deleteSchema = z.object({ delete: z.literal("yes") });

/** Deletes the account, once its page has asked. */
export const action = formAction(
  deleteSchema,
  async ({ submission }, { context }: Route.ActionArgs) => {
    const { user } = requireYoung(context);
    if (submission.status !== "success") throw redirect(`${FOR_ADULTS_PATH}?delete`);
    for (const ended of await deleteAccountWithReplies(user)) endStreamsOf(ended);
    const headers = new Headers();
    headers.append("Set-Cookie", await signOutCookie());
    headers.append("Set-Cookie", await toastHeader("account-deleted"));
    return redirect("/auth?deleted", { headers });
  },
);

/** Whom this page is for; everybody else is led home. */
function requireYoung(context: Readonly<RouterContextProvider>): SignedIn {
  const account = currentAccount(context);
  if (!account || account.user.eligible) throw redirect("/");
  return account;
}

export default function ForAdults({ loaderData }: Route.ComponentProps) {
  return <YoungPage page={loaderData} />;
}
