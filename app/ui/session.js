// Says when a session is about to end, and keeps it. Its words stand here and in no page: a browser
// that shows text alone would read them aloud to somebody whose session goes on.

const WARN_MS = 300_000;
const ASK_MS = 60_000;
const POLL_MS = 30_000;

const BANNER = `<p><span aria-live="polite">Session expires in</span> <b role="timer"></b></p>
<form method="post" action="/auth/extend"><button class="button button-quiet">Extend</button></form>`;

const QUESTION = `<h2 id="session-title">Session Expiring Soon</h2>
<p>You will be signed out in <b role="timer"></b>. What you have written stays on this page.</p>
<div class="button-row">
<form method="post" action="/auth/extend"><button class="button button-main">Stay Logged In</button></form>
<form method="post" action="/auth/logout"><button class="button button-quiet">Log Out</button></form>
</div>`;

const ENDED = `<p>Your session has ended. Your words are still on this page. Copy them, or send them and
sign in. <a href="/auth">Sign In</a></p>`;

const { sessionExpiresAt, sessionAbsoluteExpiresAt, sessionNow, sessionToken } =
  document.body.dataset;
if (Number(sessionExpiresAt) > 0)
  keepSession(Number(sessionExpiresAt), Number(sessionAbsoluteExpiresAt));

/**
 * @param {number} expiresAt
 * @param {number} absoluteExpiresAt
 */
function keepSession(expiresAt, absoluteExpiresAt) {
  const banner = document.createElement("div");
  banner.className = "session-banner";
  banner.hidden = true;
  banner.innerHTML = BANNER;
  const dialog = document.createElement("dialog");
  dialog.className = "dialog";
  dialog.role = "alertdialog";
  dialog.setAttribute("aria-labelledby", "session-title");
  dialog.innerHTML = QUESTION;
  const ended = document.createElement("div");
  ended.className = "session-banner";
  ended.hidden = true;
  ended.role = "alert";
  ended.innerHTML = ENDED;
  const notices = document.createElement("aside");
  notices.ariaLabel = "Your session";
  notices.append(banner, dialog, ended);
  const times = notices.querySelectorAll("[role=timer]");
  const forms = [...notices.querySelectorAll("form")];
  const extendForms = forms.filter((form) => form.action.endsWith("/extend"));
  for (const form of forms) {
    const token = document.createElement("input");
    token.type = "hidden";
    token.name = "formToken";
    token.value = sessionToken ?? "";
    form.append(token);
  }
  document.body.append(notices);
  // What the server wrote about the end for a page without this.
  document.querySelector("[data-session-notice]")?.toggleAttribute("hidden", true);
  // The end is told by the server's clock; this one may be wrong.
  const skew = sessionNow ? Number(sessionNow) - Date.now() : 0;
  // Another tab's visit or extension is this session's too.
  const channel = new BroadcastChannel("session");
  const ticking = setInterval(tick, 1000);
  const polling = setInterval(poll, POLL_MS);
  let asked = false;

  /** @param {number} newExpiresAt */
  function extendTo(newExpiresAt) {
    if (!(newExpiresAt > expiresAt)) return;
    expiresAt = newExpiresAt;
    asked = false;
    if (dialog.open) dialog.close();
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
    if (left <= ASK_MS && !asked) {
      asked = true;
      dialog.showModal();
    }
    banner.hidden = left > WARN_MS || dialog.open;
  }

  // The session may have been ended, or moved on, from somewhere else.
  async function poll() {
    if (document.hidden) return;
    try {
      const answer = await fetch("/api/auth/session-expiry");
      if (answer.status === 401) end();
      if (!answer.ok) return;
      const { timeUntilExpiry } = await answer.json();
      expiresAt = Date.now() + skew + timeUntilExpiry;
      tick();
    } catch {
      // Without a connection the clock goes on by itself.
    }
  }

  function end() {
    clearInterval(ticking);
    clearInterval(polling);
    if (dialog.open) dialog.close();
    banner.hidden = true;
    const areas = [...document.querySelectorAll("textarea")];
    const hasWords = areas.some((area) => area.value.trim() !== "");
    const isHelpOpen = document.querySelector(".help-dialog[open], .onboarding > .crisis-panel");
    if (hasWords || isHelpOpen) ended.hidden = false;
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
