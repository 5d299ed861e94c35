// Words that are typed in a form are kept while one types. Without this file there is a button for it.

const TYPING_MS = 800;

for (const form of document.querySelectorAll("form[data-draft]")) {
  if (!(form instanceof HTMLFormElement)) continue;
  const status = form.querySelector("[data-draft-status]");
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;
  /** @type {AbortController | undefined} */
  let saving;
  const save = async () => {
    clearTimeout(timer);
    timer = undefined;
    const body = new URLSearchParams({ isTyping: "on" });
    for (const [name, value] of new FormData(form)) body.append(name, String(value));
    saving?.abort();
    saving = new AbortController();
    const { signal } = saving;
    const answer = await fetch(form.dataset.draft ?? "", {
      method: "POST",
      body,
      keepalive: true,
      signal,
    }).catch(() => null);
    if (signal.aborted) return;
    if (answer?.ok && timer === undefined) delete form.dataset.unkept;
    if (status) status.textContent = answer?.ok ? "Draft saved" : "";
  };
  form.addEventListener("input", () => {
    // Until it is kept, nothing leads away from this page by itself.
    form.dataset.unkept = "";
    clearTimeout(timer);
    timer = setTimeout(save, TYPING_MS);
  });
  // Whoever leaves the field is about to go somewhere.
  form.addEventListener("change", () => {
    if (timer !== undefined) void save();
  });
  // Sent as a whole now: nothing of it may become a draft again.
  form.addEventListener("submit", () => {
    clearTimeout(timer);
    timer = undefined;
    saving?.abort();
  });
  addEventListener("pagehide", () => {
    if (timer !== undefined) void save();
  });
}
