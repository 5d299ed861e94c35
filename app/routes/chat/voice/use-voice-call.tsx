import { lazy, Suspense, useState, type MouseEvent, type ReactNode } from "react";
import { href, useLocation, useNavigate, type useFetcher } from "react-router";
import { PATHS } from "#app/catalogue/paths.ts";
import { PostForm, useFormToken } from "#app/ui/post-form.tsx";
import type { ChatPage } from "../chat-page.server.ts";
import type { ShownSendRefusal } from "../messages/send-or-keep.ts";
import { useInBrowser } from "../use-in-browser.ts";
import { conversationHref } from "../conversation-href.ts";

const CallDialog = lazy(() => import("./call-dialog.tsx"));

type Fetcher = ReturnType<typeof useFetcher<{ refusal: ShownSendRefusal }>>;

interface VoiceCall {
  /** The way to the call, for the menu; null where there can be none. */
  link: ReactNode;
  dialog: ReactNode;
}

const NO_CALL: VoiceCall = { link: null, dialog: null };

/** The way to a voice call: a dialog over the conversation, and without scripts a page that says why not. */
export function useVoiceCall(page: ChatPage, fetcher: Fetcher): VoiceCall {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const formToken = useFormToken();
  const [isOpen, setIsOpen] = useState(false);
  const [seenHash, setSeenHash] = useState("");
  const isBrowser = useInBrowser(() => true);
  if (isBrowser && hash !== seenHash) {
    setSeenHash(hash);
    if (hash === "#call" && page.isPremium) setIsOpen(true);
  }
  const { conversationId } = page;
  if (!page.isWritable || !page.isNewestPage) return NO_CALL;
  // In danger nobody is shown what they would have to pay for.
  if (page.isRiskOpen && !page.isPremium) return NO_CALL;
  if (!page.isPremium) return { link: <PremiumCall />, dialog: null };
  if (conversationId === null) return { link: <NewCall page={page} />, dialog: null };
  const action = conversationHref(conversationId);

  function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.currentTarget.closest("details")?.removeAttribute("open");
    setIsOpen(true);
  }

  function send(message: string) {
    const box = messageBox();
    // What came back into the box when it could not be sent is on its way again.
    if (box?.value.trim() === message) box.value = "";
    const { formKey } = page;
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    const fields = { formToken, formKey, message, timeZone };
    void fetcher.submit(fields, { method: "post", action });
  }

  function close(unsent: string, typesOn: boolean) {
    setIsOpen(false);
    if (hash === "#call") void navigate({ hash: "" }, { replace: true });
    const box = messageBox();
    if (!box) return;
    if (unsent) box.value = [box.value.trimEnd(), unsent].filter(Boolean).join(" ");
    if (typesOn || unsent) box.focus();
    else document.querySelector<HTMLElement>(".chat-more > summary")?.focus();
  }

  return {
    link: (
      <a href={href("/chat/:conversationId/call", { conversationId })} onClick={open}>
        Voice call
      </a>
    ),
    dialog: isOpen ? (
      <Suspense fallback={<span className="visually-hidden">Opening the call...</span>}>
        <CallDialog
          page={{ ...page, conversationId }}
          isSending={fetcher.state !== "idle"}
          refusal={fetcher.data?.refusal ?? null}
          send={send}
          onClose={close}
        />
      </Suspense>
    ) : null,
  };
}

/** What it takes is said before anybody taps it, and the tap shows what that is. */
function PremiumCall() {
  return (
    <a href={PATHS.pricing}>
      Voice call <span className="badge">Premium</span>
    </a>
  );
}

/** A call needs a conversation to be in. */
function NewCall({ page }: { page: ChatPage }) {
  return (
    <PostForm action="/chat/new-session">
      <input type="hidden" name="selectedTherapist" value={page.companionId} />
      <button name="call" value="1">
        Voice call
      </button>
    </PostForm>
  );
}

function messageBox(): HTMLTextAreaElement | null {
  const box = document.getElementById("message");
  return box instanceof HTMLTextAreaElement ? box : null;
}
