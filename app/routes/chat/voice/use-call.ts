import { href } from "react-router";
import { useEffect, useMemo, useRef, useState } from "react";
import type { ChatPage } from "../chat-page.server.ts";
import { useFormToken } from "#app/ui/post-form.tsx";
import { SEND_REFUSALS } from "../messages/refusal-texts.ts";
import type { ShownSendRefusal } from "../messages/send-or-keep.ts";
import type { CallNews } from "./call-state.ts";
import { VoiceCall } from "./voice-call.ts";

type CallPage = ChatPage & { conversationId: string };

export const FAILED = "Voice message failed";

/** What the call is told of the conversation, after each change of the page. */
export function useCallNews(page: CallPage, isSending: boolean, refused: ShownSendRefusal | null) {
  const refusal = useMemo(() => {
    if (!refused) return null;
    const { title, text } = SEND_REFUSALS[refused.reason];
    const problem = { title: FAILED, text: title === text ? text : `${title}. ${text}` };
    return { text: refused.texts.message ?? "", panel: refused.panel, problem };
  }, [refused]);
  const { conversationId, entries } = page;
  return useMemo(
    () => ({ conversationId, entries, isSending, refusal }),
    [conversationId, entries, isSending, refusal],
  );
}

/** The call of this dialog: it begins once, and is closed with it. */
export function useCall(page: CallPage, send: (text: string) => void, news: CallNews) {
  const sendNow = useRef(send);
  const [call] = useState(() => {
    const { hasSpeech, ...voice } = page.voice;
    return new VoiceCall({ voice, hasSpeech, send: (text) => sendNow.current(text) }, news);
  });

  useEffect(() => {
    sendNow.current = send;
    call.update(news);
  }, [call, news, send]);

  const { conversationId, callNotice } = page;
  const formToken = useFormToken();
  useEffect(() => {
    const body = new URLSearchParams({ formToken });
    // Without a network the call says so by itself as soon as something is sent.
    fetch(href("/chat/:conversationId/calls", { conversationId }), { method: "POST", body }).catch(
      () => {},
    );
    call.begin(callNotice);
    const onVisibility = () => document.visibilityState === "hidden" && call.pause();
    document.addEventListener("visibilitychange", onVisibility);
    return () => {
      document.removeEventListener("visibilitychange", onVisibility);
      call.close();
    };
    // A call begins once, with the page that it was opened on.
    // oxlint-disable-next-line react/exhaustive-deps -- once for each call, as said above
  }, [call]);

  return call;
}
