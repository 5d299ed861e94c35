// What a page without a framework gains from a script. Each part looks for its own elements and does
// nothing without them; every page says and does the same with this file absent.

const TOAST_MS = 5000;
const SWIPE_PX = 50;
const TIP_MS = 700;
const TIP_SKIP_MS = 300;
/** A form whose answer never came can be sent again after this. */
const LOCK_MS = 15_000;

/**
 * @template {Element} T
 * @param {string} selector
 * @param {new () => T} kind
 * @returns {T[]}
 */
function all(selector, kind) {
  const found = [];
  for (const element of document.querySelectorAll(selector)) {
    if (element instanceof kind) found.push(element);
  }
  return found;
}

// For who is signed in, and never where data is to be saved: a page for when there is no connection.
if (document.body.dataset.sessionNow) {
  addEventListener("load", () => {
    navigator.serviceWorker?.register("/offline-worker.js").catch(() => {});
  });
}

// Without scripts there is no such button: a browser that shows text alone would read it aloud.
for (const input of all("[data-password]", HTMLInputElement)) {
  const toggle = document.createElement("button");
  toggle.type = "button";
  toggle.className = "field-toggle";
  toggle.setAttribute("aria-controls", input.id);
  /** @param {boolean} isShown */
  const show = (isShown) => {
    input.type = isShown ? "text" : "password";
    toggle.textContent = isShown ? "Hide" : "Show";
    toggle.ariaLabel = `${toggle.textContent} password`;
  };
  show(false);
  input.after(toggle);
  toggle.addEventListener("click", () => show(input.type === "password"));
  // Sent as a password again, so that no browser remembers it as an ordinary word.
  input.form?.addEventListener("submit", () => show(false));
}

// On a slow line this may come late: whoever has begun to write is left alone.
if (!document.activeElement?.matches("input, textarea, select")) {
  all("[data-focus]", HTMLElement)[0]?.focus();
}

// A day is the person's own: forms that belong to one tell where on earth they are.
for (const field of all("input[name=timeZone]", HTMLInputElement)) {
  field.value = Intl.DateTimeFormat().resolvedOptions().timeZone;
}

// A control that is a picture alone says its name when it is pointed at or has the focus. Without
// this the browser's own title does.
/** @type {HTMLElement | null} */
let named = null;
let namedUntil = 0;
/** @type {ReturnType<typeof setTimeout> | undefined} */
let naming;

function hideName() {
  clearTimeout(naming);
  if (named?.classList.contains("tip-shown")) namedUntil = Date.now();
  named?.classList.remove("tip-shown");
  named = null;
}

/** @param {Event} event */
function showName(event) {
  const target = event.target instanceof Element ? event.target : null;
  const control = target?.closest("[data-tip]") ?? null;
  if (control === named) return;
  hideName();
  if (!(control instanceof HTMLElement)) return;
  named = control;
  const isGoingOn = Date.now() - namedUntil < TIP_SKIP_MS;
  naming = setTimeout(() => control.classList.add("tip-shown"), isGoingOn ? 0 : TIP_MS);
}

for (const control of all("[title][aria-label]", HTMLElement)) {
  control.dataset.tip = control.title;
  control.removeAttribute("title");
}
addEventListener("pointerover", showName);
addEventListener("focusin", showName);
addEventListener("focusout", hideName);
addEventListener("pointerdown", hideName);
addEventListener("keydown", (event) => {
  if (event.key === "Escape") hideName();
});

/**
 * Whether a click asks for another tab or window.
 * @param {MouseEvent} event
 */
function isForElsewhere(event) {
  return event.ctrlKey || event.metaKey || event.shiftKey;
}

// What the server opened in the page is lifted over it.
for (const dialog of all("dialog[data-lifted]", HTMLDialogElement)) {
  dialog.close();
  dialog.showModal();
}

addEventListener("click", (event) => {
  const target = event.target instanceof Element ? event.target : null;
  const exit = target?.closest("a[data-quick-exit]");
  if (exit instanceof HTMLAnchorElement) {
    event.preventDefault();
    // Without a way back to this page.
    location.replace(exit.href);
  }
  const link = target?.closest("a[data-dialog]");
  const behind =
    link instanceof HTMLAnchorElement && document.getElementById(link.dataset.dialog ?? "");
  if (behind instanceof HTMLDialogElement && !isForElsewhere(event)) {
    event.preventDefault();
    behind.showModal();
  }
  const dialog = target?.closest("dialog");
  if (dialog && target?.closest("[data-dialog-close]")) {
    event.preventDefault();
    dialog.close();
  }
});

for (const link of all("a[data-help]", HTMLAnchorElement)) {
  /** @type {Promise<HTMLDialogElement> | undefined} */
  let help;
  link.addEventListener("click", async (event) => {
    if (isForElsewhere(event)) return;
    event.preventDefault();
    try {
      (await (help ??= fetchHelp(link.href))).showModal();
    } catch {
      location.assign(link.href);
    }
  });
}

/**
 * What the help page shows, in a dialog over this one; if it takes long, the page itself.
 * @param {string} href
 */
async function fetchHelp(href) {
  const answer = await fetch(href, { signal: AbortSignal.timeout(2000) });
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  const screen = page.querySelector("main > .screen");
  if (!answer.ok || !screen) throw new Error();
  const dialog = document.createElement("dialog");
  dialog.className = "dialog help-dialog";
  dialog.setAttribute("aria-label", page.querySelector("h1")?.textContent ?? "");
  const close = document.createElement("button");
  close.className = "icon-button";
  close.ariaLabel = close.dataset.tip = "Close";
  close.textContent = "✕";
  close.dataset.dialogClose = "";
  dialog.append(close, screen);
  document.body.append(dialog);
  return dialog;
}

/** @type {Map<HTMLFormElement, () => void>} */
const unlocks = new Map();

addEventListener("submit", (event) => {
  const form = event.target;
  if (event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
  if (form.getAttribute("method") === "dialog") return;
  if (unlocks.has(form)) {
    event.preventDefault();
    return;
  }
  const button = event.submitter;
  // Of several ways to pay one is on its way: the others wait with it.
  const { lock } = form.dataset;
  const forms = lock ? all(`[data-lock=${lock}]`, HTMLFormElement) : [form];
  const buttons = forms
    .flatMap((each) => [...each.elements])
    .filter((each) => each.matches("[type=submit]:not([aria-disabled])"));
  const words = [...(button?.childNodes ?? [])];
  const busyLabel = button?.dataset.busyLabel;
  const unlock = () => {
    clearTimeout(timer);
    for (const each of forms) unlocks.delete(each);
    for (const each of buttons) each.removeAttribute("aria-disabled");
    if (busyLabel) button?.replaceChildren(...words);
  };
  const timer = setTimeout(unlock, LOCK_MS);
  for (const each of forms) unlocks.set(each, unlock);
  for (const each of buttons) each.setAttribute("aria-disabled", "true");
  if (busyLabel) button?.replaceChildren(busyLabel);
});

addEventListener("pageshow", () => {
  for (const unlock of unlocks.values()) unlock();
});

const region = all("[data-toasts]", HTMLElement)[0];
if (region) keepToasts(region);

/** @param {HTMLElement} region */
function keepToasts(region) {
  const waiting = all("[data-toast]", HTMLElement);
  let startX = Infinity;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  function close() {
    clearTimeout(timer);
    const hadFocus = region.contains(document.activeElement);
    const toast = waiting.shift();
    if (toast) toast.hidden = true;
    if (hadFocus) document.getElementById("main")?.focus();
    showFirst();
  }
  function rest() {
    clearTimeout(timer);
  }
  function run() {
    clearTimeout(timer);
    timer = setTimeout(close, TOAST_MS);
  }
  function showFirst() {
    const toast = waiting[0];
    if (!toast) return;
    toast.hidden = false;
    run();
  }

  for (const toast of waiting) toast.hidden = true;
  for (const button of all("[data-toast-close]", HTMLElement)) {
    button.hidden = false;
    button.addEventListener("click", close);
  }
  region.classList.add("toasts-live");
  region.addEventListener("pointerenter", rest);
  region.addEventListener("focusin", rest);
  region.addEventListener("pointerleave", run);
  region.addEventListener("focusout", run);
  region.addEventListener("pointerdown", (event) => {
    startX = event.clientX;
  });
  addEventListener("pointerup", (event) => {
    if (event.clientX - startX >= SWIPE_PX) close();
    startX = Infinity;
  });
  addEventListener("keydown", (event) => {
    if (event.key === "F8") region.focus();
  });
  showFirst();
}
