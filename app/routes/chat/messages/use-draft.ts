import { href } from "react-router";
import { useEffect, useRef, useState, type RefObject } from "react";
import { keepCopy } from "./unsent-copy.ts";

const SAVE_AFTER_MS = 1_200;

interface DraftKeeper {
  onType: () => void;
  forget: () => void;
  /**
   * This page's own key, by which the server knows its drafts from those of other devices, and how
   * often it has sent something: what is typed after that is no part of it.
   */
  writer: () => string;
  /** Whether words of another device were put into the box. */
  hasAdded: boolean;
}

/** Keeps what is typed on the server: a moment after the last key, and when the page goes away. */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  box: RefObject<HTMLTextAreaElement | null>,
  conversation: string,
): DraftKeeper {
  const timer = useRef<number | undefined>(undefined);
  const isUnsaved = useRef(false);
  const key = useRef({ page: "", sent: 0 });
  const saving = useRef<AbortController | null>(null);
  const saveNow = useRef(() => {});
  const [hasAdded, setHasAdded] = useState(false);

  useEffect(() => {
    const save = () => {
      window.clearTimeout(timer.current);
      if (!isUnsaved.current || !form.current) return;
      isUnsaved.current = false;
      const sent = form.current;
      const body = textFields(new FormData(sent));
      keepCopy(sent, body.get("message") ?? "");
      body.set("draftWriter", keyOf(key));
      const mine = new AbortController();
      saving.current = mine;
      const { signal } = mine;
      const path = href("/chat/:conversationId/draft", { conversationId: conversation });
      fetch(path, { method: "POST", body, keepalive: true, signal })
        .then(addedBelow)
        .then((added) => {
          if (!isUnsaved.current) keepCopy(sent, "");
          if (added === "" || !box.current) return;
          box.current.value = [box.current.value, added].filter(Boolean).join("\n\n");
          isUnsaved.current = true;
          timer.current = window.setTimeout(save, SAVE_AFTER_MS);
          setHasAdded(true);
        })
        // A draft that could not be kept is tried again with the next key.
        .catch(() => {
          if (!signal.aborted) isUnsaved.current = true;
        });
    };
    const onHide = () => save();
    window.addEventListener("pagehide", onHide);
    document.addEventListener("visibilitychange", onHide);
    saveNow.current = save;
    return () => {
      save();
      window.removeEventListener("pagehide", onHide);
      document.removeEventListener("visibilitychange", onHide);
    };
  }, [form, box, conversation]);

  return {
    onType() {
      isUnsaved.current = true;
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => saveNow.current(), SAVE_AFTER_MS);
    },
    forget() {
      isUnsaved.current = false;
      key.current.sent += 1;
      window.clearTimeout(timer.current);
      // Cancel a draft that is still under way: it would bring back what is being sent now.
      saving.current?.abort();
      setHasAdded(false);
    },
    writer: () => keyOf(key),
    hasAdded,
  };
}

function keyOf({ current }: RefObject<{ page: string; sent: number }>): string {
  current.page ||= Math.random().toString(36).slice(2) + Date.now().toString(36);
  return `${current.page}_${current.sent}`;
}

// What another device had typed meanwhile comes back with the answer.
async function addedBelow(answer: Response): Promise<string> {
  if (!answer.ok) throw new Error("not kept");
  if (answer.status !== 200) return "";
  const { added }: { added: unknown } = await answer.json();
  return typeof added === "string" ? added : "";
}

/** The fields of a form that hold text, as a body that a page can still send while it goes away. */
export function textFields(form: FormData): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [name, value] of form) if (typeof value === "string") fields.append(name, value);
  return fields;
}
