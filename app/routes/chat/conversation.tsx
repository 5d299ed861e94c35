import { type ShouldRevalidateFunctionArgs, useLocation, useNavigate } from "react-router";
import { useEffect } from "react";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { chatStyles } from "#app/ui/chat-styles.ts";
import { keepOnNetworkFailure } from "#app/ui/kept-page.ts";
import type { PageHandle } from "#app/ui/page-handle.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { Failure } from "#app/ui/failure.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { refusedIn, RefusedOrFailed } from "#app/ui/refused-words.tsx";
import type { Route } from "./+types/conversation";
import { loadChat, loadConversation } from "./chat-page.server.ts";
import { ChatView } from "./chat-view.tsx";
import { sendOrKeep } from "./messages/send-or-keep.ts";
import { sendMessage } from "./messages/send-message.server.ts";
import { conversationHref } from "./conversation-href.ts";
import { useLeftText } from "./messages/left-text.tsx";

let taken: string | null = null;

/**
 * Gives a conversation that the chat opened with its own address, so that this page stays with it
 * whatever is begun elsewhere.
 */
function useOwnAddress(conversationId: string | null): void {
  const { pathname, hash } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    if (conversationId === null || pathname !== PATHS.chat) return;
    taken = conversationHref(conversationId);
    void navigate({ pathname: taken, hash }, { replace: true, preventScrollReset: true });
  }, [conversationId, pathname, hash, navigate]);
}

/** What such a page shows is there already. */
function isOwnAddress({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname === PATHS.chat && nextUrl.pathname === taken;
}

export const handle = { isChat: true } satisfies PageHandle;

export const links = chatStyles;

export const meta = pageTitle("Chat");

export function loader({ context, url, params: { conversationId } }: Route.LoaderArgs) {
  return conversationId ? loadConversation(context, url, conversationId) : loadChat(context, url);
}

export const action = sendMessage;

export function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  return keepOnNetworkFailure(url.pathname, serverLoader);
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendOrKeep(request, serverAction);
}

export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return args.formMethod === undefined && isOwnAddress(args) ? false : args.defaultShouldRevalidate;
}

export default function Conversation({ loaderData, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal ?? null;
  useOwnAddress(loaderData.conversationId);
  return <ChatView key={loaderData.conversationId} page={loaderData} refusal={refusal} />;
}

export const ErrorBoundary = RefusedMessage;

/** In place of a conversation that failed: what was sent, or else what stood in its box. */
function RefusedMessage({ error }: { error: unknown }) {
  return refusedIn(error) ? <RefusedOrFailed error={error} /> : <Left error={error} />;
}

/** A page that failed, and under it what stood in its box: a conversation may be deleted in another tab. */
function Left({ error }: { error: unknown }) {
  const text = useLeftText();
  return (
    <>
      <Failure error={error} />
      {text === "" ? null : (
        <div className="left-text">
          <TextAreaField
            label="What you were writing"
            name="message"
            rows={6}
            defaultValue={text}
            readOnly
          />
        </div>
      )}
    </>
  );
}
