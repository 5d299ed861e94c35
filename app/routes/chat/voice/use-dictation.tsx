import { useEffect, useRef, useState, type ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { useInBrowser } from "../use-in-browser.ts";
import { givePieces, pageLanguage, markDictationExplained, WHO_HEARS } from "./dictation.ts";
import { canListen } from "./in-browser.ts";
import type { Listening } from "./listen.ts";
import type { VoiceProblem } from "./problems.ts";

const FAILED = {
  title: "Speech recognition error",
  text: "It couldn't load. Please type your message instead.",
};

/**
 * Speaking in place of typing: each piece that is understood is given to the box, to be sent from there,
 * and at the end the rest or nothing.
 */
export function useDictation(onPiece: (words: string) => void): {
  button: ReactNode;
  line: ReactNode;
} {
  const isThere = useInBrowser(canListen);
  const listening = useRef<Listening | null>(null);
  const [heard, setHeard] = useState<string | null>(null);
  const [problem, setProblem] = useState<VoiceProblem | null>(null);

  useEffect(() => () => listening.current?.abort(), []);

  function end(found: VoiceProblem | null) {
    listening.current = null;
    setHeard(null);
    setProblem(found);
    onPiece("");
  }

  async function toggle() {
    if (heard !== null) {
      listening.current?.stop();
      return;
    }
    if (!markDictationExplained()) {
      setProblem(WHO_HEARS);
      return;
    }
    setProblem(null);
    setHeard("");
    try {
      const { listen } = await import("./listen.ts");
      const settle = givePieces(onPiece);
      const hearer = {
        onWords(words: string, settled: string) {
          settle(settled);
          setHeard(words.slice(settled.length).trim());
        },
        onEnd(words: string, found: VoiceProblem | null) {
          settle(words);
          end(found);
        },
      };
      listening.current = listen(hearer, pageLanguage());
    } catch {
      end(FAILED);
    }
  }

  const label = heard === null ? "Dictate" : "Stop dictating";
  return {
    button: isThere ? (
      <button
        className="icon-button"
        data-dictate
        type="button"
        title={label}
        onClick={() => void toggle()}
      >
        <Icon name={heard === null ? "microphone" : "stop"} />
        <span className="visually-hidden">{label}</span>
      </button>
    ) : null,
    line: (
      <>
        {problem ? <Notice tone={problem === WHO_HEARS ? "info" : "warning"} {...problem} /> : null}
        {heard === null ? null : <output className="dictation">{heard || "Listening..."}</output>}
      </>
    ),
  };
}
