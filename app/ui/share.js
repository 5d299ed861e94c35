// What a message to somebody gains from a script: buttons that copy it, or hand it to an app of the phone. Nothing is
// sent; the page says and does the rest with this file absent.

for (const place of document.querySelectorAll("[data-share]")) {
  if (!(place instanceof HTMLElement)) continue;
  const text = place.dataset.share ?? "";
  if ("clipboard" in navigator) {
    const copy = addButton(place, "Copy the message", async () => {
      await navigator.clipboard.writeText(text);
      copy.textContent = "Copied";
    });
    copy.setAttribute("aria-live", "polite");
  }
  if ("share" in navigator) addButton(place, "Share the message", () => navigator.share({ text }));
}

/**
 * Whoever closes the share sheet again has done nothing wrong.
 * @param {HTMLElement} place
 * @param {string} label
 * @param {() => Promise<void>} act
 */
function addButton(place, label, act) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "button button-quiet";
  button.textContent = label;
  button.addEventListener("click", () => void act().catch(() => {}));
  place.append(button);
  return button;
}
