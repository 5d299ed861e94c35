// Says when a session is about to end, and keeps it. Its words stand here and in no page: a browser
// that shows text alone would read them aloud to somebody whose session goes on.

const WARN_MS = 300_000;
const ASK_MS = 60_000;
const POLL_MS = 30_000;

const EXTENSION_FAILED = "That didn't work. Please try again.";

const BANNERS = `<div class="session-banner" hidden>
<p><span aria-live="polite">Session expires in</span> <b role="timer"></b></p>
<button type="button" class="button button-quiet" data-extend>Extend</button><output></output></div>
<div class="session-banner" role="alert" hidden>
<p>Your session has ended. Nothing on this page is lost. Copy what you wrote, or send it
and sign in. <a>Sign In</a></p></div>`;

const QUESTION = `<h2 id="session-title">Session Expiring Soon</h2>
<p>You will be signed out in <b role="timer"></b>. What you have written stays on this page.</p>
<output></output>
<div class="button-row">
<button type="button" class="button button-main" data-extend>Stay Logged In</button>
<form method="post" action="/auth/logout"><input type="hidden" name="formToken">
<button class="button button-quiet">Log Out</button></form>
</div>`;

const HELP = ".help-dialog[open], .crisis-panel, .risk-question";

const { sessionExpiresAt, sessionAbsoluteExpiresAt, sessionNow, sessionToken, sessionKeepsPage } =
  document.body.dataset;
if (Number(sessionExpiresAt) > 0)
  keepSession(Number(sessionExpiresAt), Number(sessionAbsoluteExpiresAt));

// Words that nobody has: what is typed in a form with a draft is kept while one types.
function hasUnkeptWords() {
  const areas = [...document.querySelectorAll("textarea")];
  return (
    areas.some((area) => area.value.trim() !== "" && !area.closest("form[data-draft]")) ||
    document.querySelector("form[data-unkept]") !== null
  );
}

/**
 * @param {Element | undefined} element
 * @param {boolean} isShown
 */
function show(element, isShown) {
  element?.toggleAttribute("hidden", !isShown);
}

function isHelpShown() {
  return sessionKeepsPage !== undefined || document.querySelector(HELP) !== null;
}

/**
 * @param {number} expiresAt
 * @param {number} absoluteExpiresAt
 */
function keepSession(expiresAt, absoluteExpiresAt) {
  const notices = document.createElement("aside");
  notices.ariaLabel = "Your session";
  notices.innerHTML = BANNERS;
  const [banner, ended] = notices.children;
  const dialog = document.createElement("dialog");
  dialog.role = "alertdialog";
  dialog.setAttribute("aria-labelledby", "session-title");
  dialog.innerHTML = QUESTION;
  notices.append(dialog);
  const signIn = `/auth?next=${encodeURIComponent(location.pathname)}`;
  notices.querySelector("a")?.setAttribute("href", signIn);
  const times = notices.querySelectorAll("[role=timer]");
  const problems = notices.querySelectorAll("output");
  const extendButtons = notices.querySelectorAll("button[data-extend]");
  const tokenField = notices.querySelector("input");
  let token = sessionToken ?? "";
  document.body.append(notices);
  // What the server wrote about the end for a page without this.
  document.querySelector("[data-session-notice]")?.toggleAttribute("hidden", true);
  // The end is told by the server's clock; this one may be wrong.
  const skew = sessionNow ? Number(sessionNow) - Date.now() : 0;
  // Another tab's visit or extension is this session's too.
  const channel = window.BroadcastChannel && new BroadcastChannel("session");
  const ticking = setInterval(tick, 1000);
  const polling = setInterval(poll, POLL_MS);
  let asked = false;

  /** @param {number} newExpiresAt */
  function extendTo(newExpiresAt) {
    if (!(newExpiresAt > expiresAt)) return;
    expiresAt = newExpiresAt;
    asked = false;
    for (const problem of problems) problem.textContent = "";
    closeDialog();
    tick();
  }

  function closeDialog() {
    if (dialog.open) dialog.close();
    dialog.className = "";
  }

  function tellOtherTabs() {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    channel?.postMessage(expiresAt);
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
    if (tokenField) tokenField.value = token;
    const isExtendable = !(expiresAt >= absoluteExpiresAt);
    for (const button of extendButtons) show(button, isExtendable);
    if (left <= ASK_MS && !asked) {
      asked = true;
      // Where help is shown it stands in the banner's place: nobody has to answer it first.
      const isBeside = isHelpShown();
      dialog.className = isBeside ? "session-banner" : "dialog";
      if (isBeside) dialog.open = true;
      else dialog.showModal();
    }
    show(banner, left <= WARN_MS && !dialog.open);
  }

  /**
   * Asks the server about the session; null where it can't say.
   * @param {string} path
   * @param {RequestInit} [init]
   */
  async function ask(path, init) {
    try {
      const answer = await fetch(path, init);
      // Whoever has signed in anew in another tab has another one.
      token = answer.headers.get("X-Form-Token") ?? token;
      if (answer.status === 401) end();
      return answer.ok ? await answer.json() : null;
    } catch {
      // Without a connection the clock goes on by itself.
      return null;
    }
  }

  // The session may have been ended, or moved on, from somewhere else.
  async function poll() {
    if (document.hidden) return;
    const session = await ask("/api/auth/session-expiry");
    if (!session) return;
    expiresAt = Date.now() + skew + session.timeUntilExpiry;
    tick();
  }

  async function extend() {
    const headers = { "Content-Type": "application/json", "X-Form-Token": token };
    const session = await ask("/api/auth/extend-session", { method: "POST", headers, body: "{}" });
    if (session) {
      extendTo(session.expiresAt);
      tellOtherTabs();
      return;
    }
    for (const problem of problems) problem.textContent = EXTENSION_FAILED;
  }

  function end() {
    clearInterval(ticking);
    clearInterval(polling);
    closeDialog();
    show(banner, false);
    if (hasUnkeptWords() || isHelpShown()) show(ended, true);
    else location.assign(signIn);
  }

  for (const button of extendButtons) button.addEventListener("click", extend);
  channel?.addEventListener("message", (event) => extendTo(event.data));
  tellOtherTabs();
  tick();
}
