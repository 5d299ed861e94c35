// An answer that is chosen is saved at once. What isn't complete yet is told by the form's own button.
const NOT_SAVED = "Progress not saved. Your progress may not be saved. Please try again.";

for (const form of document.querySelectorAll("form[data-saves-choice]")) {
  if (!(form instanceof HTMLFormElement)) continue;
  const version = form.elements.namedItem("version");
  const status = form.querySelector("[data-saved]");
  let isUnsaved = false;
  let isSaving = false;

  /** @param {number} by */
  const count = (by) => {
    if (version instanceof HTMLInputElement) version.value = String(Number(version.value) + by);
  };
  const send = async () => {
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(form)) body.append(name, String(value));
    // Counted before it is answered: a button pressed meanwhile is no other tab.
    count(1);
    try {
      const answer = await fetch(form.action, { method: "POST", body, redirect: "manual" });
      if (answer.type === "opaqueredirect") return "Saved";
      count(-1);
      return answer.status === 400 ? "" : NOT_SAVED;
    } catch {
      count(-1);
      return NOT_SAVED;
    }
  };

  form.addEventListener("change", async ({ target }) => {
    const isChoice =
      target instanceof HTMLInputElement && ["radio", "checkbox"].includes(target.type);
    if (!isChoice) return;
    isUnsaved = true;
    if (status) status.textContent = "";
    if (isSaving) return;
    isSaving = true;
    // One after the other, so that the last choice is what stays.
    while (isUnsaved) {
      isUnsaved = false;
      const outcome = await send();
      if (status && !isUnsaved) status.textContent = outcome;
    }
    isSaving = false;
  });
}
