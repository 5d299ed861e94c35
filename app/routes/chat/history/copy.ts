import { signedInUser } from "#app/middleware/account.server.ts";
import { readWhole } from "#app/models/conversations/conversation-changes.server.ts";
import { findConversation } from "#app/models/conversations/conversations.server.ts";
import { dayIn } from "#app/models/record/days.server.ts";
import { findSpeakers } from "#app/models/conversations/speakers.server.ts";
import { textStream } from "#app/ui/text-stream.ts";
import type { Route } from "./+types/copy";
import { writeCopy } from "./copy-text.ts";
import { COPY_FORMATS, isCopyFormat } from "./copy-formats.ts";

/** A whole conversation as a file. It is written as it is read, so that its length costs no memory. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const user = signedInUser(context);
  const { conversationId, format } = params;
  const conversation = await findConversation(user.id, conversationId);
  if (!conversation || !isCopyFormat(format)) throw new Response(null, { status: 404 });
  const { contentType, extension } = COPY_FORMATS[format];
  const { timeZone } = user;
  const speakers = await findSpeakers(user.id, conversationId);
  const about = { ...conversation, speakers, timeZone };
  const parts = writeCopy(format, about, readWhole(user.id, conversationId));
  // A day says nothing about anybody, and what it is called might.
  const name = `conversation-${dayIn(timeZone, conversation.createdAt)}.${extension}`;
  return new Response(textStream(parts), {
    headers: {
      "Content-Type": contentType,
      "Content-Disposition": `attachment; filename="${name}"`,
    },
  });
}
