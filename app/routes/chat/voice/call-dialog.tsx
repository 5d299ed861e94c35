import { useEffect, useRef, useSyncExternalStore, type ReactNode } from "react";
import { createPortal } from "react-dom";
import { Button } from "#app/ui/button.tsx";
import { CrisisPanel } from "#app/ui/crisis-panel.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Markdown } from "#app/ui/markdown.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Portrait } from "#app/ui/portrait.tsx";
import type { ChatPage } from "../chat-page.server.ts";
import type { ShownSendRefusal } from "../messages/send-or-keep.ts";
import { canListen } from "./in-browser.ts";
import { notSupportedHere } from "./problems.ts";
import { TalkButton } from "./talk-button.tsx";
import { FAILED, useCall, useCallNews } from "./use-call.ts";
import type { CallState } from "./call-state.ts";

export interface CallDialogProps {
  page: ChatPage & { conversationId: string };
  isSending: boolean;
  refusal: ShownSendRefusal | null;
  send: (text: string) => void;
  /** With the words that were not sent yet. */
  onClose: (unsent: string, typesOn: boolean) => void;
}

/** The voice call over its conversation: all that is said in it stands there too. */
export default function CallDialog({ page, isSending, refusal, send, onClose }: CallDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const typesOn = useRef(false);
  const news = useCallNews(page, isSending, refusal);
  const call = useCall(page, send, news);
  const state = useSyncExternalStore(call.subscribe, call.snapshot, call.snapshot);
  const problem = canListen() ? state.problem : notSupportedHere();

  useEffect(() => {
    dialog.current?.showModal();
    focusTalk(dialog.current);
  }, []);

  useEffect(() => {
    if (state.panel) dialog.current?.scrollTo({ top: 0 });
  }, [state.panel]);

  function hush() {
    call.stopSpeaking();
    // The button that was pressed is gone.
    focusTalk(dialog.current);
  }

  function close(isTyping: boolean) {
    typesOn.current = isTyping;
    dialog.current?.close();
  }

  // Over the whole page, and not inside the header that it is opened from.
  return createPortal(
    <dialog
      ref={dialog}
      className="dialog voice-call"
      aria-labelledby="voice-call-title"
      data-therapist={page.companionId}
      onClose={() => onClose(call.unsent(), typesOn.current)}
    >
      <div className="dialog-head">
        <h2 id="voice-call-title">Voice call with {page.companionName}</h2>
        <a className="help-link" href="/crisis">
          Get help now
        </a>
      </div>
      <p className="fine-print">
        An AI with an AI-generated voice: not a human, not a licensed therapist.
      </p>
      {state.panel ? <CrisisPanel panel={state.panel} id="call-crisis-panel" level={3} /> : null}
      <div className="call-portrait" data-phase={state.phase}>
        <Portrait src={page.companionPortrait} />
      </div>
      <Captions state={state} name={page.companionName} />
      {state.notice ? <output>{state.notice}</output> : null}
      {problem ? (
        <Notice tone="warning" {...problem}>
          {problem.title === FAILED && refusal ? (
            <Button type="button" small onClick={() => call.sendAgain()}>
              Send it again
            </Button>
          ) : null}
        </Notice>
      ) : null}
      <div className="call-now">
        <output className="call-state" data-phase={state.phase}>
          {stateLine(state, page.companionName)}
        </output>
        {state.phase === "processing" ? (
          <p className="fine-print">This may take up to 10 seconds</p>
        ) : null}
        {state.phase === "speaking" ? (
          <Button type="button" small onClick={hush}>
            <Icon name="stop" />
            Stop speaking
          </Button>
        ) : null}
      </div>
      {canListen() && !problem ? (
        <p className="fine-print call-how" id="talk-how">
          Tap, speak, tap again. Or hold it.
          <span className="call-keys"> The space bar does the same.</span>
        </p>
      ) : null}
      <div className="call-controls">
        <button className="call-control" type="button" onClick={() => close(true)}>
          <span className="talk-mark">
            <Icon name="speech" />
          </span>
          Type instead
        </button>
        {canListen() ? <TalkButton call={call} phase={state.phase} /> : null}
        <button className="call-control" type="button" onClick={() => close(false)}>
          <span className="talk-mark">
            <Icon name="close" />
          </span>
          End call
        </button>
      </div>
    </dialog>,
    document.body,
  );
}

function focusTalk(dialog: HTMLDialogElement | null) {
  dialog?.querySelector<HTMLElement>("[data-talk]")?.focus();
}

function Captions({ state, name }: { state: CallState; name: string }) {
  const end = useRef<HTMLElement>(null);
  useEffect(() => {
    const box = end.current;
    const newest = box?.lastElementChild;
    if (!box || !(newest instanceof HTMLElement)) return;
    // From its first line on; what is longer than the box is followed to its end.
    const { offsetTop, offsetHeight } = newest;
    const isLonger = offsetHeight > box.clientHeight;
    box.scrollTo({ top: isLonger ? box.scrollHeight : offsetTop - box.offsetTop });
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- by keyboard one scrolls what has the focus only
    <section className="call-captions" ref={end} tabIndex={0} aria-label="Captions">
      {state.heard ? <Caption who="You">{state.heard}</Caption> : null}
      {state.said ? (
        <Caption who={name}>
          <Markdown text={state.said} />
        </Caption>
      ) : null}
      {state.heard || state.said ? null : (
        <p className="fine-print">What's said will appear here.</p>
      )}
    </section>
  );
}

function Caption({ who, children }: { who: string; children: ReactNode }) {
  return (
    <div>
      <p className="call-who">{who}</p>
      <div className="markdown">{children}</div>
    </div>
  );
}

function stateLine({ phase }: CallState, name: string): string {
  if (phase === "recording") return "Listening";
  if (phase === "processing") return "Processing...";
  if (phase === "speaking") return `${name} is speaking`;
  return canListen() ? "Ready when you are" : "Not listening";
}
