import { href } from "react-router";
import { useSyncExternalStore } from "react";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { PlainText } from "#app/ui/plain-text.tsx";
import type { ChatPage } from "../chat-page.server.ts";
import { leftText, watchLeftText } from "./carried-text.ts";

/** What stood in a box that has just gone from the page; empty on the server and where there was none. */
export function useLeftText(): string {
  return useSyncExternalStore(watchLeftText, leftText, () => "");
}

/** What was begun in a conversation that can only be read now, and the way to go on with it. */
export function LeftText({ page }: { page: ChatPage }) {
  const left = useLeftText();
  const text = left === "" ? page.draft : left;
  if (text === "") return null;
  return (
    <PostForm
      action={href("/chat/:conversationId/draft", { conversationId: page.conversationId ?? "" })}
      className="left-text"
    >
      <input type="hidden" name="intent" value="take-along" />
      <input type="hidden" name="message" value={text} />
      <p>You started to write:</p>
      <blockquote className="quoted">
        <PlainText text={text} />
      </blockquote>
      <Button>Continue it today</Button>
    </PostForm>
  );
}
