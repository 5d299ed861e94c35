// Turns on notifications in this browser. Without this file, or in a browser that can't, there is no
// button for it: reminders by email stay.

navigator.serviceWorker?.ready.then(async ({ pushManager }) => {
  if (!pushManager) return;
  const form = document.querySelector("form[data-push]");
  const row = await rowOf(await pushManager.getSubscription());
  row?.append(" (this browser)");
  if (row) form?.remove();
  else if (form instanceof HTMLFormElement) offer(form, pushManager);
});

/**
 * Where the page names this browser, if it does: by a digest of its address.
 * @param {PushSubscription | null} subscription
 */
async function rowOf(subscription) {
  const address = new TextEncoder().encode(subscription?.endpoint);
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", address)).join("");
  return document.querySelector(`[data-browser="${digest}"] strong`);
}

/**
 * @param {HTMLFormElement} form
 * @param {PushManager} pushManager
 */
function offer(form, pushManager) {
  const options = { userVisibleOnly: true, applicationServerKey: form.dataset.push };
  const button = document.createElement("button");
  const problem = document.createElement("p");
  button.className = "button button-quiet";
  button.textContent = form.dataset.add ?? "";
  problem.role = "alert";
  form.querySelector("p")?.replaceWith(button, problem);
  form.addEventListener("submit", async (event) => {
    const { subscription: field } = form;
    if (field.value) return;
    event.preventDefault();
    button.disabled = true;
    problem.textContent = "";
    const subscription = await pushManager.subscribe(options).catch(async () => {
      // What it subscribed to with another key stands in the way.
      await (await pushManager.getSubscription())?.unsubscribe();
      return pushManager.subscribe(options).catch(() => null);
    });
    button.disabled = false;
    if (subscription) {
      field.value = JSON.stringify(subscription);
      form.requestSubmit();
      // Whoever comes back to this page is asked anew.
      field.value = "";
    } else problem.textContent = form.dataset[Notification.permission] ?? "";
  });
}
