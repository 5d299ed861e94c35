// Words that are typed in a form are kept while one types. Without this file there is a button for it.

const TYPING_MS = 800;

const key = document.forms[0]?.formToken?.value + location.pathname;
/**
 * What has not arrived, with the draft that its page knew, in this tab and for this session: whoever
 * goes back without a connection finds it.
 * @param {string} [words]
 * @returns {string}
 */
const copy = (words) => {
  try {
    return (sessionStorage[key] = words ?? sessionStorage[key] ?? "");
  } catch {
    return "";
  }
};
// A page that follows an answer: the words have arrived.
if ("answer" in document.body.dataset) copy("");

for (const form of document.forms) {
  const { draft } = form.dataset;
  if (!draft) continue;
  const { content: box, draftVersion, lastChild: status } = form;
  const version = `${draftVersion.value} `;
  /** @type {ReturnType<typeof setTimeout> | 0} */
  let timer = 0;
  /** @type {AbortController | undefined} */
  let saving;
  const save = async () => {
    clearTimeout(timer);
    timer = 0;
    copy(version + box.value);
    const body = new URLSearchParams({ isTyping: "on" });
    for (const [name, value] of new FormData(form)) body.append(name, String(value));
    saving?.abort();
    const { signal } = (saving = new AbortController());
    const sent = fetch(draft, { method: "POST", body, keepalive: true, signal });
    const answer = await sent.catch(() => null);
    if (signal.aborted) return;
    if (status) status.textContent = answer?.ok ? "Draft saved" : "";
    if (!answer?.ok || timer) return;
    copy("");
    delete form.dataset.unkept;
  };
  const saveTyped = () => {
    if (timer) void save();
  };
  const kept = copy();
  const left = kept.replace(/^\d* /, "");
  if (!box.value.includes(left)) {
    box.value = kept.startsWith(version) ? left : `${left}\n\n${box.value}`;
    void save();
  }
  form.addEventListener("input", () => {
    // Until it is kept, nothing leads away from this page by itself.
    form.dataset.unkept = "";
    clearTimeout(timer);
    timer = setTimeout(save, TYPING_MS);
  });
  // Whoever leaves the field is about to go somewhere.
  form.addEventListener("change", saveTyped);
  // What can be done with a box is seen before somebody is in it.
  import(String(form.dataset.voice)).catch(() => null);
  // Sent as a whole now: nothing of it may become a draft again.
  form.addEventListener("submit", () => {
    clearTimeout(timer);
    timer = 0;
    saving?.abort();
    copy(version + box.value);
  });
  addEventListener("pagehide", saveTyped);
}
