import { useEffect, useRef, type RefObject } from "react";

const SAVE_AFTER_MS = 1_200;

/** Keeps what is typed on the server: a moment after the last key, and when the page goes away. */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  conversation: string,
): { onType: () => void; forget: () => void } {
  const timer = useRef<number | undefined>(undefined);
  const isUnsaved = useRef(false);

  useEffect(() => {
    const save = () => {
      window.clearTimeout(timer.current);
      if (!isUnsaved.current || !form.current) return;
      isUnsaved.current = false;
      const body = new URLSearchParams();
      for (const [name, value] of new FormData(form.current)) {
        if (typeof value === "string") body.set(name, value);
      }
      // A draft that could not be kept is tried again with the next key.
      fetch(`/chat/${conversation}/draft`, { method: "POST", body, keepalive: true }).catch(() => {
        isUnsaved.current = true;
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
  }, [form, conversation]);

  const saveNow = useRef(() => {});
  return {
    onType() {
      isUnsaved.current = true;
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(() => saveNow.current(), SAVE_AFTER_MS);
    },
    forget() {
      isUnsaved.current = false;
      window.clearTimeout(timer.current);
    },
  };
}
