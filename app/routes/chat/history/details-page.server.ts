import { data, type RouterContextProvider } from "react-router";
import { speakersInWords } from "#app/catalogue/therapists.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { findConversation } from "#app/models/conversations/conversations.server.ts";
import { NO_DRAFT, openDraft } from "#app/models/conversations/drafts.server.ts";
import { findSpeakers } from "#app/models/conversations/speakers.server.ts";
import { dayLabel } from "./days.server.ts";

type Context = Readonly<RouterContextProvider>;

/** One conversation as it is spoken of on the pages about it; 404 where it is nobody's or another's. */
export async function loadDetails(
  context: Context,
  conversationId: string,
  draftKey: string | null = null,
) {
  const user = signedInUser(context);
  const conversation = await findConversation(user.id, conversationId);
  if (!conversation) throw data(null, { status: 404 });
  const { id, title, lastMessageAt } = conversation;
  const [speakers, draft] = await Promise.all([
    findSpeakers(user.id, id),
    draftKey === null ? NO_DRAFT : openDraft(user.id, draftKey),
  ]);
  return {
    draft: String(draft.content),
    draftVersion: draft.updatedAt,
    conversation: {
      id,
      title: title === null ? "" : String(title),
      who: speakersInWords(speakers),
      day: dayLabel(user.timeZone, lastMessageAt),
    },
  };
}
