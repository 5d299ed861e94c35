import { lazy, Suspense, useState, type MouseEvent } from "react";
import { useLocation, useNavigate, type useFetcher } from "react-router";
import { FormToken } from "#app/ui/form-token.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ChatPage } from "../chat-page.server.ts";
import type { ShownSendRefusal } from "../messages/send-or-keep.ts";
import { useInBrowser } from "../use-in-browser.ts";

const CallDialog = lazy(() => import("./call-dialog.tsx"));

interface VoiceCallButtonProps {
  page: ChatPage;
  fetcher: ReturnType<typeof useFetcher<{ refusal: ShownSendRefusal }>>;
}

/** The way to a voice call: a dialog over the conversation, and without scripts a page that says why not. */
export function VoiceCallButton({ page, fetcher }: VoiceCallButtonProps) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const [seenHash, setSeenHash] = useState("");
  const isBrowser = useInBrowser(() => true);
  if (isBrowser && hash !== seenHash) {
    setSeenHash(hash);
    if (hash === "#call" && page.isPremium) setIsOpen(true);
  }
  const { conversationId } = page;
  if (!page.isWritable || !page.isNewestPage) return null;
  // In danger nobody is shown what they would have to pay for.
  if (page.isRiskOpen && !page.isPremium) return null;
  if (conversationId === null) return <NewCall page={page} />;

  function open(event: MouseEvent) {
    if (!page.isPremium || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setIsOpen(true);
  }

  function send(message: string) {
    const box = messageBox();
    // What came back into the box when it could not be sent is on its way again.
    if (box?.value.trim() === message) box.value = "";
    const { formToken, formKey } = page;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const fields = { formToken, formKey, message, timeZone };
    void fetcher.submit(fields, { method: "post", action: `/chat/${conversationId}` });
  }

  function close(unsent: string, typesOn: boolean) {
    setIsOpen(false);
    if (hash === "#call") void navigate({ hash: "" }, { replace: true });
    const box = messageBox();
    if (!box) return;
    if (unsent) box.value = [box.value.trimEnd(), unsent].filter(Boolean).join(" ");
    if (typesOn || unsent) box.focus();
  }

  return (
    <>
      <a
        className="icon-button"
        href={`/chat/${conversationId}/call`}
        title="Voice call"
        onClick={open}
      >
        <Icon name="phone" />
        <span className="visually-hidden">Voice call</span>
      </a>
      {isOpen ? (
        <Suspense fallback={<span className="visually-hidden">Opening the call...</span>}>
          <CallDialog
            page={{ ...page, conversationId }}
            isSending={fetcher.state !== "idle"}
            refusal={fetcher.data?.refusal ?? null}
            send={send}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </>
  );
}

/** A call needs a conversation to be in. */
function NewCall({ page }: { page: ChatPage }) {
  return (
    <form method="post" action="/chat/new-session">
      <FormToken value={page.formToken} />
      <input type="hidden" name="selectedTherapist" value={page.companionId} />
      <button className="icon-button" name="call" value="1" title="Voice call">
        <Icon name="phone" />
        <span className="visually-hidden">Voice call</span>
      </button>
    </form>
  );
}

function messageBox(): HTMLTextAreaElement | null {
  const box = document.getElementById("message");
  return box instanceof HTMLTextAreaElement ? box : null;
}
