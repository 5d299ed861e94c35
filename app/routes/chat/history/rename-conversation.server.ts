import { data, href } from "react-router";
import { z } from "zod";
import { ownWords } from "#app/middleware/own-words.ts";
import { screenedAction } from "#app/middleware/screened-action.server.ts";
import { redirectWithToast } from "#app/middleware/toasts.server.ts";
import {
  renameConversation,
  TITLE_MAX_LENGTH,
} from "#app/models/conversations/conversation-changes.server.ts";
import { asksAboutDanger } from "#app/safety/assessment.ts";
import type { Route } from "./+types/details";

const titleSchema = z.object({ title: ownWords(z.string().default(""), "aside", asOneLine) });

function asOneLine(typed: string): string {
  return typed.replaceAll(/\s+/gu, " ").trim();
}

/** Where a name waits that arrived after its writer was signed out. */
export function draftOfTitle(conversationId: string): string {
  return `title:${conversationId}`;
}

/** Names a conversation. */
export const renameAction = screenedAction(
  titleSchema,
  async (submitted, { params: { conversationId } }: Route.ActionArgs) => {
    const userId = submitted.account.user.id;
    const { text, assessment } = submitted.screeningOf("title");
    await submitted.record();
    if (asksAboutDanger(assessment.tier)) return submitted.refuse("at-risk", 400);
    if (text.length > TITLE_MAX_LENGTH) return submitted.refuse("too-long", 400);
    const title = text === "" ? null : text;
    if (!(await renameConversation(userId, conversationId, title)))
      throw data(null, { status: 404 });
    await submitted.clearDrafts();
    return redirectWithToast(
      href("/chat/:conversationId/details", { conversationId }),
      "conversation-renamed",
    );
  },
  { draft: (_name, { params }) => draftOfTitle(params.conversationId) },
);
