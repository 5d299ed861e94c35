import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import type { ChatPage } from "../chat-page.server.ts";
import type { ShownEntry } from "../messages/shown-entry.server.ts";
import { useInBrowser } from "../use-in-browser.ts";
import { canSpeak } from "./in-browser.ts";
import { replyHref } from "../conversation-href.ts";

const NOT_LOADED = "This couldn't load. Please check your connection.";

/** Reads a reply aloud, and stops. Without scripts it is a link to the sound, where there is one. */
export function ReadAloud({ entry, page }: { entry: ShownEntry; page: ChatPage }) {
  const isBrowser = useInBrowser(() => true);
  const hasOwnVoice = useInBrowser(canSpeak);
  const stop = useRef<(() => void) | null>(null);
  const [isReading, setIsReading] = useState(false);
  const [notice, setNotice] = useState<string | null>(null);
  const { hasSpeech, ...ownVoice } = page.voice;
  const src = hasSpeech ? replyHref(page, entry, "speech") : null;

  useEffect(() => () => stop.current?.(), []);

  async function toggle() {
    if (stop.current) return stop.current();
    const onEnd = () => {
      stop.current = null;
      setIsReading(false);
    };
    stop.current = onEnd;
    setIsReading(true);
    try {
      const { readAloud } = await import("./read-aloud.ts");
      // Stopped before it had begun.
      if (!stop.current) return;
      const voice = { ...(entry.spokenBy?.voice ?? ownVoice), language: entry.language };
      stop.current = readAloud({ text: entry.content, src, voice, onEnd, onNotice: setNotice });
    } catch {
      onEnd();
      setNotice(NOT_LOADED);
    }
  }

  if (!isBrowser) return src ? <a href={src}>Listen (AI-generated voice)</a> : null;
  if (!src && !hasOwnVoice) return null;
  return (
    <>
      <Button
        type="button"
        variant="link"
        small
        title="AI-generated voice"
        onClick={() => void toggle()}
      >
        {isReading ? "Stop reading" : "Read aloud"}
      </Button>
      {isReading ? <span data-reading>AI-generated voice</span> : null}
      <output>{notice}</output>
    </>
  );
}
