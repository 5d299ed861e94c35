import { useEffect, useSyncExternalStore } from "react";

export const KEYS_DIALOG_ID = "keys-dialog";
/** Kept in this browser: somebody's speech input or switch belongs to it, not to their account. */
const SETTING = "aliwell:single-keys";

let setting: "on" | "off" | null = null;
const watchers = new Set<() => void>();

interface ChatKeys {
  /** Whether any key but those of the browser does anything. */
  isOn: boolean;
  switchTo: (isOn: boolean) => void;
  openSheet: () => boolean;
}

/** The keys of the chat, all of which can be switched off. Those of a single letter work outside fields only. */
export function useChatKeys(): ChatKeys {
  const isOn = useSyncExternalStore(watchSetting, isSetOn, () => true);

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || openDialog()) return;
      if (handleKey(event, isOn)) event.preventDefault();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isOn]);

  return { isOn, switchTo, openSheet };
}

function handleKey(event: KeyboardEvent, isOn: boolean): boolean {
  if (event.key === "Escape") return closeMenu() || (isOn && submitForm("stop-reply"));
  if (!isOn || event.ctrlKey || event.metaKey) return false;
  if (event.altKey) return !(isField(event.target) && writesWithAlt(event)) && actWithAlt(event);
  if (isField(event.target)) return false;
  if (event.key === "?") return openSheet();
  return event.key === "/" && focusOn(document.querySelector('input[type="search"]'));
}

// By the key's place: with Alt some keyboards write another letter.
function actWithAlt({ code }: KeyboardEvent): boolean {
  if (code === "KeyN") return submitForm("new-session");
  return code === "KeyL" && focusOn(lastReply());
}

/** Whether this key makes a character with Alt (on a Mac it does: @, ł, ñ, or half of one). */
function writesWithAlt({ key, code }: KeyboardEvent): boolean {
  return code !== `Key${key.toUpperCase()}`;
}

function openSheet(): boolean {
  const sheet = document.getElementById(KEYS_DIALOG_ID);
  if (!(sheet instanceof HTMLDialogElement)) return false;
  sheet.showModal();
  return true;
}

function closeMenu(): boolean {
  const menu = document.querySelector<HTMLDetailsElement>(".message-menu[open], .chat-more[open]");
  if (!menu) return false;
  menu.open = false;
  menu.querySelector("summary")?.focus();
  return true;
}

function submitForm(id: string): boolean {
  const form = document.getElementById(id);
  if (!(form instanceof HTMLFormElement)) return false;
  form.requestSubmit();
  return true;
}

function focusOn(target: Element | null | undefined): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (!target.matches("input")) target.tabIndex = -1;
  target.focus();
  return true;
}

function lastReply(): Element | undefined {
  return [...document.querySelectorAll('[data-role="assistant"]')].at(-1);
}

function openDialog(): Element | null {
  return document.querySelector("dialog:modal");
}

function isField(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches("input, textarea, select"))
  );
}

function isSetOn(): boolean {
  setting ??= readSetting();
  return setting === "on";
}

function switchTo(isOn: boolean): void {
  setting = isOn ? "on" : "off";
  try {
    localStorage.setItem(SETTING, setting);
  } catch {
    // A browser that keeps nothing: it holds for this page.
  }
  for (const onChange of watchers) onChange();
}

function readSetting(): "on" | "off" {
  try {
    return localStorage.getItem(SETTING) === "off" ? "off" : "on";
  } catch {
    return "on";
  }
}

function watchSetting(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}
