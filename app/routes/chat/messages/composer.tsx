import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type SubmitEvent,
} from "react";
import type { useFetcher } from "react-router";
import { lengthLine } from "#app/catalogue/message-length.ts";
import { Composer as ComposerForm } from "#app/ui/chat-layout.tsx";
import { FormToken } from "#app/ui/post-form.tsx";
import type { ChatPage } from "../chat-page.server.ts";
import { appendWords } from "../voice/dictation.ts";
import { useDictation } from "../voice/use-dictation.tsx";
import { carryText, receiveCarriedText } from "./carried-text.ts";
import type { ShownSendRefusal } from "./send-or-keep.ts";
import { forgetArrived, keepCopy, textWithCopy } from "./unsent-copy.ts";
import { useDraft } from "./use-draft.ts";
import { useSentAfter } from "./use-sent-after.ts";
import { useSentOnLeaving } from "./use-sent-on-leaving.ts";
import { honestLine, nearLimitLine } from "./composer-lines.ts";
import { chatPageHref } from "../conversation-href.ts";

interface ComposerProps {
  page: ChatPage;
  /** What the server says of a form that was posted without scripts. */
  refusedText: string | null;
  /** What it says of the text itself. */
  error?: string | undefined;
  fetcher: ReturnType<typeof useFetcher<{ refusal: ShownSendRefusal }>>;
  above?: React.ReactNode;
  stopButton?: React.ReactNode;
}

/** By this the button elsewhere that sends again finds the form. */
export const COMPOSER_ID = "message-form";

function isOnTouch(): boolean {
  return matchMedia("(hover: none) and (pointer: coarse)").matches;
}

/** Whether an input method is at work: in Safari the key that ends it comes after its end, with this number. */
function isComposing({ isComposing: isUnderWay, keyCode }: globalThis.KeyboardEvent): boolean {
  return isUnderWay || keyCode === 229;
}

/** The box at the end of a conversation. Without scripts it is a plain form; with them it never loses a word. */
export function MessageComposer(props: ComposerProps) {
  const { page, refusedText, error, fetcher, above, stopButton } = props;
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const action = chatPageHref(page);
  const draft = useDraft(form, box, page.conversationId ?? "new");
  const [length, setLength] = useState(lengthLine((refusedText ?? page.draft).length));
  // The version that the box started from; later drafts aren't in it.
  const [draftVersion] = useState(page.draftVersion);
  const dictation = useDictation(insertWords);
  const holdUntilSent = useSentOnLeaving(fetcher.state !== "idle");
  const refused = fetcher.data?.refusal;
  const { isWaiting, waits, wait } = useSentAfter(form, fetcher.state !== "idle", !refused);
  const refusedMessage = refused?.texts.message ?? "";
  const sent = page.entries.findLast((entry) => entry.role === "user");
  const sentBefore = useRef(sent?.id);
  const arrived = sent?.id === sentBefore.current ? undefined : sent?.content;

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    if (isOnTouch()) element.enterKeyHint = "enter";
    const received = receiveCarriedText(element, sent?.content);
    if (received === "waiting") wait(true);
    if (received || receiveCopy(element)) onType();
    const isNew = page.conversationId === null;
    return () => carryText(element, isNew, waits());
    // Once for each box: what is typed in it afterwards is its own.
    // oxlint-disable-next-line react/exhaustive-deps -- once for each box, as said above
  }, []);

  useEffect(() => {
    // What came back goes before whatever was typed meanwhile.
    if (!refused || !box.current || box.current.value.includes(refusedMessage)) return;
    box.current.value = [refusedMessage, box.current.value].filter(Boolean).join("\n\n");
    // Sending it deleted the draft, so save it again, or it would be lost when the person leaves now.
    onType();
    // oxlint-disable-next-line react/exhaustive-deps -- the keeper of drafts is made anew each time
  }, [refused, refusedMessage]);

  useEffect(() => {
    // The message had arrived and only its answer was lost, so don't send it again.
    const mayHaveArrived = refused?.reason === "offline" || refused?.reason === "not-saved";
    if (!mayHaveArrived || arrived !== refusedMessage || !box.current) return;
    const { value } = box.current;
    if (!value.startsWith(refusedMessage)) return;
    box.current.value = value.slice(refusedMessage.length).trimStart();
  }, [refused, refusedMessage, arrived]);

  useEffect(() => {
    if (form.current && sent) forgetArrived(form.current, sent.content);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each message that arrives
  }, [sent?.id]);

  /** Restores a message that its page lost before it was sent. */
  function receiveCopy(element: HTMLTextAreaElement): boolean {
    if (!form.current) return false;
    const own = page.entries.filter(({ role }) => role === "user").map(({ content }) => content);
    const text = textWithCopy(form.current, element.value, own);
    if (text !== null) element.value = text;
    return text !== null;
  }

  function onType() {
    draft.onType();
    setLength(lengthLine(box.current?.value.length ?? 0));
  }

  function insertWords(words: string) {
    if (!box.current) return;
    box.current.value = appendWords(box.current.value, words);
    if (words) onType();
    box.current.focus();
  }

  function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!box.current || box.current.value.trim() === "") return;
    if (fetcher.state !== "idle") return wait(true);
    const data = new FormData(event.currentTarget);
    data.set("timeZone", Intl.DateTimeFormat().resolvedOptions().timeZone);
    data.set("draftWriter", draft.writer());
    sentBefore.current = sent?.id;
    draft.forget();
    keepCopy(event.currentTarget, box.current.value);
    holdUntilSent({ action, data });
    void fetcher.submit(data, { method: "post", action });
    box.current.value = "";
    setLength(undefined);
    box.current.focus();
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (event.key !== "Enter" || event.shiftKey || isComposing(event.nativeEvent)) return;
    // A keyboard on glass has no other way to a new line, and the button is beside it.
    if (isOnTouch()) return;
    event.preventDefault();
    form.current?.requestSubmit();
  }

  return (
    <ComposerForm
      ref={form}
      id={COMPOSER_ID}
      above={above}
      // Without scripts a refusal is looked at first; a message that was taken leads elsewhere.
      action={`${action}#refusal`}
      onSubmit={send}
      honestLine={honestLine(page)}
      beside={
        <>
          {dictation.button}
          {stopButton}
        </>
      }
      error={error}
      counter={
        isWaiting
          ? "This goes out as soon as your last message has."
          : draft.hasAdded
            ? "What you wrote on another device is below what you wrote here."
            : (length ?? nearLimitLine(page))
      }
      textArea={{
        ref: box,
        label: "What is on your mind?",
        defaultValue: refusedText ?? page.draft,
        onChange: onType,
        onKeyDown,
        enterKeyHint: "send",
        autoComplete: "off",
      }}
    >
      <FormToken />
      <input type="hidden" name="formKey" value={page.formKey} />
      <input type="hidden" name="draftVersion" value={draftVersion} />
      {page.isKept ? null : <input type="hidden" name="kept" value="no" />}
      {page.conversationId ? null : (
        <input type="hidden" name="selectedTherapist" value={page.companionId} />
      )}
      {dictation.line}
    </ComposerForm>
  );
}
