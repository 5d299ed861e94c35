import type { LoaderFunctionArgs } from "react-router";
import { MOODS } from "#app/catalogue/moods.ts";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { findDraftFields } from "#app/models/conversations/drafts.server.ts";
import { countFeelings } from "#app/models/record/feelings.server.ts";
import { findJournalHelp } from "../journal/journal-page.server.ts";
import { findOwnChoices, type OwnChoices } from "../journal/own-choices.server.ts";
import { FEELINGS_DRAFT } from "./drafts.ts";

/** What the page of one's own feelings and activities shows. */
export async function loadFeelings({ context, url }: LoaderFunctionArgs) {
  const account = signedInAccount(context);
  const [help, own, draft] = await Promise.all([
    findJournalHelp(account),
    findOwnChoices(account),
    findDraftFields(account.user.id, FEELINGS_DRAFT),
  ]);
  const [edited, doomed] = [url.searchParams.get("edit"), url.searchParams.get("delete")];
  return {
    ...help,
    feelings: own.feelings,
    activities: own.activities,
    draft,
    edited: own.feelings.find(({ id }) => id === edited) ?? null,
    deleted: doomed === null ? null : await findDoomed(account.user.id, own, doomed),
  };
}

/** What somebody is asked about before it is deleted, and what becomes of what they logged with it. */
async function findDoomed(
  userId: string,
  { feelings, activities }: Pick<OwnChoices, "feelings" | "activities">,
  asked: string,
) {
  const activity = activities.find(({ id }) => id === asked);
  if (activity) {
    const fate = "You can't tick it anymore. Moods and entries keep it.";
    return { ...activity, intent: "delete-activity", fate };
  }
  const feeling = feelings.find(({ id }) => id === asked);
  if (!feeling) return null;
  const { id, name, mood } = feeling;
  const counts = await countFeelings(userId, { from: "0000-01-01", to: "9999-12-31" });
  const count = counts.find((each) => each.id === id)?.count ?? 0;
  const nearest = MOODS.find((each) => each.id === mood)?.label ?? mood;
  const times = count === 1 ? "once" : `${count.toLocaleString("en-US")} times`;
  const fate =
    count === 0
      ? "You haven't logged it yet."
      : `You logged it ${times}. What you logged stays, but it'll be called “${nearest}.” The name can't be brought back.`;
  return { id, name, intent: "delete-feeling", fate };
}

export type FeelingsPage = Awaited<ReturnType<typeof loadFeelings>>;
