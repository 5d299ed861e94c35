import { useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { useInBrowser } from "../use-in-browser.ts";

const LABELS = { idle: "Copy", copied: "Copied", failed: "Couldn't copy" };

/** Copies a message. Only a script can, and only where the browser lets it: elsewhere it is not there. */
export function CopyButton({ text }: { text: string }) {
  const [state, setState] = useState<keyof typeof LABELS>("idle");
  const canCopy = useInBrowser(hasClipboard);
  if (!canCopy) return null;
  function copy() {
    navigator.clipboard.writeText(text).then(
      () => setState("copied"),
      () => setState("failed"),
    );
  }
  return (
    <li>
      <Button type="button" variant="link" small onClick={copy}>
        <span aria-live="polite">{LABELS[state]}</span>
      </Button>
    </li>
  );
}

function hasClipboard(): boolean {
  return "clipboard" in navigator;
}
