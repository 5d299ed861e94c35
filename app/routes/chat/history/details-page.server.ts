import { data, type RouterContextProvider } from "react-router";
import { therapistName } from "#app/catalogue/therapists.ts";
import { currentAccount, requireUser } from "#app/middleware/account.server.ts";
import { answersForm, formToken } from "#app/middleware/forms.server.ts";
import { findConversation } from "#app/models/conversations.server.ts";
import { dayLabel } from "./days.server.ts";

type Context = Readonly<RouterContextProvider>;

/** One conversation as it is spoken of on the pages about it; 404 where it is nobody's or another's. */
export async function loadDetails(context: Context, url: URL, sessionId: string) {
  // Whoever posted something and is signed out still sees what they typed.
  if (!currentAccount(context) && answersForm(context)) {
    return { formToken: formToken(context), conversation: null };
  }
  const user = requireUser(context, url);
  const conversation = await findConversation(user.id, sessionId);
  if (!conversation) throw data(null, { status: 404 });
  const { id, title, therapistType, lastMessageAt } = conversation;
  return {
    formToken: formToken(context),
    conversation: {
      id,
      title: title === null ? "" : String(title),
      who: therapistName(therapistType),
      day: dayLabel(user.timeZone, lastMessageAt),
    },
  };
}
