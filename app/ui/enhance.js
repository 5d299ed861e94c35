// What a page without a framework gains from a script. Each part looks for its own elements and does
// nothing without them; every page says and does the same with this file absent.

const TOAST_MS = 5000;
const SWIPE_PX = 50;
const TIP_MS = 700;
const TIP_SKIP_MS = 300;
const WARN_MS = 300_000;
const ASK_MS = 60_000;
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
if ("serviceWorker" in navigator && document.body.dataset.sessionNow) {
  addEventListener("load", () => {
    navigator.serviceWorker.register("/offline-worker.js").catch(() => {});
  });
}

for (const toggle of all("[data-password-toggle]", HTMLButtonElement)) {
  const input = document.getElementById(toggle.dataset.passwordToggle ?? "");
  if (!(input instanceof HTMLInputElement)) continue;
  toggle.hidden = false;
  toggle.addEventListener("click", () => {
    const show = input.type === "password";
    input.type = show ? "text" : "password";
    toggle.setAttribute("aria-pressed", String(show));
  });
  // Sent as a password again, so that no browser remembers it as an ordinary word.
  input.form?.addEventListener("submit", () => {
    input.type = "password";
  });
}

all("[data-focus]", HTMLElement)[0]?.focus();

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
  const words = [...(button?.childNodes ?? [])];
  const busyLabel = button?.dataset.busyLabel;
  const timer = setTimeout(() => unlocks.get(form)?.(), LOCK_MS);
  button?.setAttribute("aria-disabled", "true");
  if (busyLabel) button?.replaceChildren(busyLabel);
  unlocks.set(form, () => {
    clearTimeout(timer);
    unlocks.delete(form);
    button?.removeAttribute("aria-disabled");
    if (busyLabel) button?.replaceChildren(...words);
  });
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

const { sessionExpiresAt, sessionAbsoluteExpiresAt, sessionNow } = document.body.dataset;
if (Number(sessionExpiresAt) > 0)
  keepSession(Number(sessionExpiresAt), Number(sessionAbsoluteExpiresAt));

/**
 * @param {number} expiresAt
 * @param {number} absoluteExpiresAt
 */
function keepSession(expiresAt, absoluteExpiresAt) {
  const banner = all("[data-session-banner]", HTMLElement)[0];
  const dialog = all("[data-session-dialog]", HTMLDialogElement)[0];
  const ended = all("[data-session-ended]", HTMLElement)[0];
  const extendForms = all("[data-session-extend]", HTMLFormElement);
  const times = all("[data-session-time]", HTMLElement);
  for (const line of all("[data-says]", HTMLElement)) line.textContent = line.dataset.says ?? "";
  // The end is told by the server's clock; this one may be wrong.
  const skew = sessionNow ? Number(sessionNow) - Date.now() : 0;
  // Another tab's visit or extension is this session's too.
  const channel = new BroadcastChannel("session");
  const ticking = setInterval(tick, 1000);
  let asked = false;

  /** @param {number} newExpiresAt */
  function extendTo(newExpiresAt) {
    if (!(newExpiresAt > expiresAt)) return;
    expiresAt = newExpiresAt;
    asked = false;
    if (dialog?.open) dialog.close();
    tick();
  }

  function tellOtherTabs() {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    channel.postMessage(expiresAt);
  }

  function tick() {
    const left = Math.min(expiresAt, absoluteExpiresAt || Infinity) - Date.now() - skew;
    if (left <= 0) {
      end();
      return;
    }
    const seconds = Math.ceil(left / 1000);
    const clock = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    for (const time of times) time.textContent = clock;
    for (const form of extendForms) form.hidden = expiresAt >= absoluteExpiresAt;
    if (left <= ASK_MS && dialog && !asked) {
      asked = true;
      dialog.showModal();
    }
    if (banner) banner.hidden = left > WARN_MS || dialog?.open === true;
  }

  function end() {
    clearInterval(ticking);
    if (dialog?.open) dialog.close();
    if (banner) banner.hidden = true;
    const hasWords = all("textarea", HTMLTextAreaElement).some((area) => area.value.trim() !== "");
    const isHelpOpen = document.querySelector(".help-dialog[open], .onboarding > .crisis-panel");
    if ((hasWords || isHelpOpen) && ended) ended.hidden = false;
    else location.assign("/auth");
  }

  for (const form of extendForms) {
    form.addEventListener("submit", async (event) => {
      event.preventDefault();
      const body = new URLSearchParams();
      for (const [name, value] of new FormData(form)) body.append(name, String(value));
      try {
        const headers = { Accept: "application/json" };
        const answer = await fetch(form.action, { method: "POST", headers, body });
        if (answer.status === 401) end();
        if (!answer.ok) return;
        const session = await answer.json();
        extendTo(session.expiresAt);
        tellOtherTabs();
      } catch {
        // The notice stays, and with it the button to try again.
      }
    });
  }
  channel.addEventListener("message", (event) => extendTo(event.data));
  tellOtherTabs();
  tick();
}
