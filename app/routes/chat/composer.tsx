import { useEffect, useLayoutEffect, useRef, type KeyboardEvent, type SubmitEvent } from "react";
import type { useFetcher } from "react-router";
import { Composer as ComposerForm } from "#app/ui/chat-layout.tsx";
import { FormToken } from "#app/ui/form-token.tsx";
import { carryText, takeCarriedText } from "./carried-text.ts";
import type { ChatPage } from "./chat-page.server.ts";
import type { Refusal } from "./send-or-keep.ts";
import { useDraft } from "./use-draft.ts";
import { useDictation } from "./voice/use-dictation.tsx";
import type { PanelData } from "#app/ui/crisis-panel.tsx";

export type ShownRefusal = Refusal<PanelData | null>;

interface ComposerProps {
  page: ChatPage;
  /** What the server says of a form that was posted without scripts. */
  refusedText: string | null;
  /** What it says of the text itself. */
  error?: string | undefined;
  fetcher: ReturnType<typeof useFetcher<{ refusal: ShownRefusal }>>;
  beside?: React.ReactNode;
}

const HONEST_LINE =
  "This is an AI companion: not a human, not a licensed therapist. For adults. In danger,";

/** The box at the end of a conversation. Without scripts it is a plain form; with them it never loses a word. */
export function MessageComposer({ page, refusedText, error, fetcher, beside }: ComposerProps) {
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const action = page.conversationId ? `/chat/${page.conversationId}` : "/chat";
  const draft = useDraft(form, page.conversationId ?? "new");
  const dictation = useDictation(takeWords);
  const refused = fetcher.data?.refusal;

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    if (takeCarriedText(element)) draft.onType();
    if (page.conversationId === null) return () => carryText(element);
    // Once for each box: what is typed in it afterwards is its own.
    // oxlint-disable-next-line react/exhaustive-deps -- once for each box, as said above
  }, []);

  useEffect(() => {
    // What came back goes before whatever was typed meanwhile.
    if (!refused || !box.current || box.current.value.includes(refused.text)) return;
    box.current.value = [refused.text, box.current.value].filter(Boolean).join("\n\n");
  }, [refused]);

  function takeWords(words: string) {
    if (!box.current) return;
    box.current.value = [box.current.value.trimEnd(), words].filter(Boolean).join(" ");
    if (words) draft.onType();
    box.current.focus();
  }

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!box.current || box.current.value.trim() === "" || fetcher.state !== "idle") return;
    const data = new FormData(event.currentTarget);
    data.set("timeZone", Intl.DateTimeFormat().resolvedOptions().timeZone);
    draft.forget();
    void fetcher.submit(data, { method: "post", action });
    box.current.value = "";
    box.current.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    form.current?.requestSubmit();
  }

  return (
    <ComposerForm
      ref={form}
      // Without scripts a refusal is looked at first; a message that was taken leads elsewhere.
      action={`${action}#refusal`}
      onSubmit={send}
      honestLine={`${HONEST_LINE} ${page.inDanger}.`}
      beside={
        <>
          {dictation.button}
          {beside}
        </>
      }
      error={error}
      counter={
        page.needsAdultLine
          ? "For adults. By writing you confirm that you are 18 or over."
          : undefined
      }
      textArea={{
        ref: box,
        label: "What is on your mind?",
        defaultValue: refusedText ?? page.draft,
        onChange: draft.onType,
        onKeyDown,
        enterKeyHint: "send",
        autoComplete: "off",
      }}
    >
      <FormToken value={page.formToken} />
      <input type="hidden" name="formKey" value={page.formKey} />
      {page.conversationId ? null : (
        <input type="hidden" name="selectedTherapist" value={page.companionId} />
      )}
      {dictation.line}
    </ComposerForm>
  );
}
