// Takes the page out of sight where its browser has a lock and nobody was here for a while: also in
// tabs that stayed open, and in pages that the browser kept for going back. The server locks by itself.

const LOOK_MS = 5_000;
const PING_MS = 60_000;
/** By the server's clock somebody may be here a little longer. */
const AGAIN_MS = 15_000;

const { lockAfter } = document.body.dataset;
// Help lines stay in sight.
if (Number(lockAfter) > 0 && location.pathname !== "/crisis") watch(Number(lockAfter));

/** @param {number} afterMs */
function watch(afterMs) {
  const channel = window.BroadcastChannel && new BroadcastChannel("lock");
  const lockUrl = `/lock?next=${encodeURIComponent(location.pathname)}`;
  let seenAt = Date.now();
  let pingedAt = seenAt;
  /** @type {{ page: DocumentFragment, title: string, top: number, focus: Element | null } | null} */
  let covered = null;
  let isAsking = false;
  // The end of a session that can be locked comes behind the lock: no other script leads away from it.
  delete document.body.dataset.sessionExpiresAt;

  function isAway() {
    return Date.now() - seenAt >= afterMs;
  }

  function tick() {
    if (!covered && "handsFree" in document.body.dataset && !document.hidden) here();
    else look();
  }

  // What somebody does after a long sleep of the machine comes before the next tick.
  function here() {
    if (covered || isAway()) return look();
    seenAt = Date.now();
    if (seenAt - pingedAt < PING_MS) return;
    pingedAt = seenAt;
    tellOtherTabs();
    const token = document.body.dataset.sessionToken ?? "";
    const headers = { "Content-Type": "application/json", "X-Form-Token": token };
    void fetch("/api/auth/extend-session", { method: "POST", headers, body: "{}" });
  }

  function tellOtherTabs() {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    channel?.postMessage("here");
  }

  function look() {
    if (!covered && isAway()) cover();
    if (covered && !isAsking && !document.hidden && isAway()) void ask();
  }

  function cover() {
    const page = document.createDocumentFragment();
    const { title, activeElement: focus } = document;
    covered = { page, title, top: scrollY, focus };
    page.append(...document.body.childNodes);
    document.title = "Locked";
  }

  function uncover() {
    if (!covered) return;
    const { page, title, top, focus } = covered;
    covered = null;
    document.body.replaceChildren(page);
    document.title = title;
    scrollTo(0, top);
    if (focus instanceof HTMLElement) focus.focus();
  }

  // Another tab may have been used, or opened it.
  async function ask() {
    isAsking = true;
    const answer = await fetch("/api/auth/session-expiry").catch(() => null);
    if (answer?.ok) {
      seenAt = Date.now() - afterMs + AGAIN_MS;
      uncover();
      isAsking = false;
    } else await show(await fetch(lockUrl).catch(() => null));
  }

  /** @param {Response | null} answer */
  async function show(answer) {
    const text = (await answer?.text()) ?? "";
    const page = new DOMParser().parseFromString(text, "text/html");
    const main = page.querySelector("main");
    const isLock = page.querySelector("form[action='/lock']");
    if (!main || !isLock) {
      document.body.innerHTML = `<main><h1>Locked</h1><p><a target="_blank" href="${lockUrl}">Open</a></p>
<p><a href="/crisis">Get help now</a></p></main>`;
      return;
    }
    document.body.replaceChildren(main);
    for (const { src } of page.querySelectorAll("script")) {
      // Under a new address each time, so that it runs each time.
      if (src.includes("passkeys")) void import(/* @vite-ignore */ `${src}#${Date.now()}`);
    }
    const field = main.querySelector("input:not([type=hidden])");
    if (field instanceof HTMLInputElement) field.focus();
  }

  addEventListener("submit", async (event) => {
    const form = event.target;
    if (!covered || event.defaultPrevented || !(form instanceof HTMLFormElement)) return;
    if (form.getAttribute("action") !== "/lock") return;
    event.preventDefault();
    const sent = { method: "POST", body: new FormData(form) };
    const answer = await fetch("/lock", { ...sent, redirect: "manual" }).catch(() => null);
    if (answer && answer.type !== "opaqueredirect") return show(answer);
    await ask();
    if (covered) return;
    seenAt = Date.now();
    tellOtherTabs();
  });
  for (const name of ["pointerdown", "pointermove", "keydown", "scroll"]) {
    addEventListener(name, here, { capture: true, passive: true });
  }
  addEventListener("pageshow", look);
  document.addEventListener("visibilitychange", look);
  channel?.addEventListener("message", () => {
    if (covered) return void ask();
    seenAt = Date.now();
  });
  tellOtherTabs();
  setInterval(tick, LOOK_MS);
}
