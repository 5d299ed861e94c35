import type { ShouldRevalidateFunctionArgs } from "react-router";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { chatStyles } from "#app/ui/chat-styles.ts";
import { keepOnNetworkFailure } from "#app/ui/kept-page.ts";
import type { PageHandle } from "#app/ui/page-handle.ts";
import type { Route } from "./+types/conversation";
import { loadChat, loadConversation } from "./chat-page.server.ts";
import { ChatView } from "./chat-view.tsx";
import { sendOrKeep } from "./messages/send-or-keep.ts";
import { RefusedMessage } from "./messages/refused-message.tsx";
import { sendMessage } from "./messages/send-message.server.ts";
import { isOwnAddress, useOwnAddress } from "./use-own-address.ts";

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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RefusedMessage error={error} />;
}
