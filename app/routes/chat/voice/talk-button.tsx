import { useEffect, type PointerEvent } from "react";
import { Icon } from "#app/ui/icon.tsx";
import type { CallState } from "./call-state.ts";
import type { VoiceCall } from "./voice-call.ts";

const CONTROLS = "button:not([data-talk]), a, summary";

/** Held for as long as one talks, or tapped at the start and at the end. */
export function TalkButton({ call, phase }: { call: VoiceCall; phase: CallState["phase"] }) {
  // The space bar talks wherever the focus is, but on another control.
  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      const isOther = event.target instanceof Element && event.target.closest(CONTROLS);
      if (event.key !== " " || isOther) return;
      event.preventDefault();
      if (event.repeat) return;
      if (event.type === "keydown") call.press();
      else call.release();
    }
    document.addEventListener("keydown", onKey);
    document.addEventListener("keyup", onKey);
    return () => {
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("keyup", onKey);
    };
  }, [call]);

  function onPointerDown(event: PointerEvent<HTMLButtonElement>) {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    call.press();
  }

  const isRecording = phase === "recording";
  return (
    <button
      type="button"
      className="call-control talk-button"
      data-talk
      aria-describedby="talk-how"
      onPointerDown={onPointerDown}
      onPointerUp={() => call.release()}
      onPointerCancel={() => call.release()}
      onContextMenu={(event) => event.preventDefault()}
      // Of a pointer the press itself counts; a click without one is a key's or a screen reader's.
      onClick={(event) => event.detail === 0 && call.press()}
    >
      <span className="talk-mark">
        <Icon name={isRecording ? "stop" : "microphone"} />
      </span>
      <span>{isRecording ? "Send" : "Talk"}</span>
    </button>
  );
}
