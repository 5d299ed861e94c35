// What the pages of a code gain from a script: they say and do the same with this file absent.

const CODE_DIGITS = 6;

/**
 * The six digits that stand together, in whatever script and among whatever words; without them the
 * first digits there are. The server reads a code in the same way (catalogue/typed-code).
 * @param {string} typed
 */
function digitsIn(typed) {
  const text = typed.normalize("NFKC").replaceAll(/\p{Nd}/gu, valueOf);
  const [, first, second = ""] =
    /(?:^|\D)(\d{6})(?!\d)/.exec(text) ??
    /(?:^|\D)(\d{3})[\s\p{Pd}](\d{3})(?!\d)/u.exec(text) ??
    [];
  return first === undefined ? text.replaceAll(/\D/g, "").slice(0, CODE_DIGITS) : first + second;
}

/** @param {string} digit */
function valueOf(digit) {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1;
  return String(value);
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
  // While an input method composes, its text is its own.
  input.form?.addEventListener("input", (event) => {
    if (!(/** @type {InputEvent} */ (event).isComposing)) tidy();
  });
  input.addEventListener("compositionend", tidy);
  // Going back to the page, the browser may set what was typed after this ran.
  addEventListener("pageshow", tidy);
  tidy();
}

// Once a code has worked, its page leads on by itself.
for (const link of document.querySelectorAll("a[data-leads-on-ms]")) {
  if (!(link instanceof HTMLAnchorElement)) continue;
  setTimeout(() => location.assign(link.href), Number(link.dataset.leadsOnMs));
}
