// Signs in with a passkey, or makes one. Without this file, or in a browser that can't, there is no
// button for it: the other ways stay.

const { PublicKeyCredential: kind } = window;
for (const form of document.querySelectorAll("form[data-passkey]")) {
  if (form instanceof HTMLFormElement && kind && "parseRequestOptionsFromJSON" in kind) offer(form);
}

/** @param {HTMLFormElement} form */
function offer(form) {
  const button = document.createElement("button");
  const problem = document.createElement("p");
  button.className = `button ${form.dataset.look}`;
  button.textContent = form.dataset.passkey ?? "";
  problem.role = "alert";
  form.querySelector("p")?.remove();
  form.append(button, problem);
  form.addEventListener("submit", async (event) => {
    const field = form.elements.namedItem("response");
    if (!(field instanceof HTMLInputElement) || field.value) return;
    event.preventDefault();
    button.disabled = true;
    problem.textContent = "";
    const answer = await answerOf(form).catch(({ name }) => {
      // By the name of the exception.
      problem.textContent = form.dataset[name] ?? "";
    });
    button.disabled = false;
    if (answer) {
      field.value = JSON.stringify(answer);
      form.requestSubmit();
      // Whoever comes back to this page is asked anew.
      field.value = "";
    } else problem.textContent ||= form.dataset.failed ?? "";
  });
}

/** @param {HTMLFormElement} form */
async function answerOf(form) {
  const { create } = form.dataset;
  if (create) {
    const publicKey = kind.parseCreationOptionsFromJSON(JSON.parse(create));
    return navigator.credentials.create({ publicKey });
  }
  const asked = await fetch("/auth/passkey/options", { method: "POST", body: new FormData(form) });
  const publicKey = kind.parseRequestOptionsFromJSON(await asked.json());
  return navigator.credentials.get({ publicKey });
}
