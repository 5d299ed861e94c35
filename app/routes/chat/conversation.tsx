import { appTitle } from "#app/catalogue/wording.ts";
import { chatStyles } from "#app/ui/chat-styles.ts";
import { keepOnNetworkFailure } from "#app/ui/kept-page.ts";
import type { PageHandle } from "#app/ui/page-handle.ts";
import type { Route } from "./+types/conversation";
import { loadConversation } from "./chat-page.server.ts";
import { ChatView } from "./chat-view.tsx";
import { sendOrKeep } from "./messages/send-or-keep.ts";
import { RefusedMessage } from "./messages/refused-message.tsx";
import { sendMessage } from "./messages/send-message.server.ts";

export const handle = { isChat: true } satisfies PageHandle;

export const links = chatStyles;

export const meta: Route.MetaFunction = ({ matches }) => [{ title: appTitle("Chat", matches) }];

export function loader({ context, url, params }: Route.LoaderArgs) {
  return loadConversation(context, url, params.sessionId);
}

export const action = sendMessage;

export function clientLoader({ serverLoader, url }: Route.ClientLoaderArgs) {
  return keepOnNetworkFailure(url.pathname, serverLoader);
}

export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return sendOrKeep(request, serverAction);
}

export default function Conversation({ loaderData, actionData }: Route.ComponentProps) {
  return <ChatView page={loaderData} refusal={actionData?.refusal ?? null} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RefusedMessage error={error} />;
}
