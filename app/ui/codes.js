// What the pages of a code gain from a script: they say and do the same with this file absent.

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

// Once a code has worked, its page leads on by itself.
for (const link of document.querySelectorAll("a[data-leads-on-ms]")) {
  if (!(link instanceof HTMLAnchorElement)) continue;
  setTimeout(() => location.assign(link.href), Number(link.dataset.leadsOnMs));
}
