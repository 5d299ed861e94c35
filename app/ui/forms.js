// What codes and answers gain from a script: each form says and does the same with this file absent.

const CODE_DIGITS = 6;

/** @param {string} typed */
function digitsIn(typed) {
  return typed.replaceAll(/\D/g, "").slice(0, CODE_DIGITS);
}

// A code comes out of a mail with spaces, dashes or the words around it: only its digits stay.
for (const input of document.querySelectorAll("input.code-input")) {
  if (!(input instanceof HTMLInputElement)) continue;
  const email = input.form?.querySelector("input[type=email]");
  const button = input.form?.querySelector("button[data-needs-code]");
  const tidy = () => {
    const digits = digitsIn(input.value);
    if (digits !== input.value) input.value = digits;
    const isReady =
      digits.length === CODE_DIGITS &&
      !(email instanceof HTMLInputElement && email.value.trim() === "");
    if (button instanceof HTMLButtonElement) button.disabled = !isReady;
  };
  input.form?.addEventListener("input", tidy);
  // The field would cut what is pasted before its digits are found.
  input.addEventListener("paste", (event) => {
    event.preventDefault();
    input.value = digitsIn(event.clipboardData?.getData("text") ?? "");
    tidy();
  });
  tidy();
}

// An answer that is chosen is saved at once. What goes wrong here is told by the button that sends it again.
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
      if (answer.type === "opaqueredirect") return true;
    } catch {
      // No network: not saved.
    }
    count(-1);
    return false;
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
      const isSaved = await send();
      if (status && !isUnsaved) status.textContent = isSaved ? "Saved" : "";
    }
    isSaving = false;
  });
}
