// The card form in the page: the provider's own script draws it, so that no card number passes us.
// Without this file, and wherever something fails before it stands, the form leads to the provider's page.

const SCRIPT = "https://js.stripe.com/clover/stripe.js";

for (const form of document.querySelectorAll("form[data-payment]")) {
  if (!(form instanceof HTMLFormElement)) continue;
  form.addEventListener("submit", async (event) => {
    const button = event.submitter;
    if (!(button instanceof HTMLButtonElement) || form.dataset.paymentFailed) return;
    event.preventDefault();
    const place = document.createElement("div");
    place.className = "payment";
    place.setAttribute("aria-live", "polite");
    place.textContent = "Setting up your subscription...";
    form.replaceWith(place);
    try {
      const body = new URLSearchParams({ [button.name]: button.value });
      for (const [name, value] of new FormData(form)) body.append(name, String(value));
      const answer = await fetch(form.dataset.payment ?? "", { method: "POST", body });
      if (answer.status === 409) {
        sendPlainly(place, form, button);
        return;
      }
      if (!answer.ok) throw new Error();
      const [payment] = await Promise.all([answer.json(), load()]);
      const words = button.dataset.words ?? "";
      show(place, payment, { words, done: form.dataset.paymentDone ?? "/" });
    } catch {
      tell(place, "Setup Error", "Failed to initialize payment. Please try again.");
    }
  });
}

/**
 * @param {Element} place
 * @param {HTMLFormElement} form
 * @param {HTMLButtonElement} button
 */
function sendPlainly(place, form, button) {
  form.dataset.paymentFailed = "";
  place.replaceWith(form);
  form.requestSubmit(button);
}

function load() {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = SCRIPT;
    script.addEventListener("load", resolve);
    script.addEventListener("error", reject);
    document.head.append(script);
  });
}

/**
 * @param {Element} place
 * @param {{ clientSecret: string | null, publishableKey: string }} payment
 * @param {{ words: string, done: string }} way `words`: those of the button that chose the plan, with its price;
 *   `done`: where it leads once paid
 */
function show(place, { clientSecret, publishableKey }, { words, done }) {
  // Credit has paid for it: there's nothing to take a card for.
  if (clientSecret === null) return location.assign(done);
  // @ts-expect-error -- the provider's script puts it there
  const stripe = window.Stripe(publishableKey);
  const elements = stripe.elements({ clientSecret });
  const card = document.createElement("form");
  card.className = "form";
  const field = document.createElement("div");
  const problem = document.createElement("p");
  problem.setAttribute("role", "alert");
  const pay = document.createElement("button");
  pay.className = "button button-main";
  pay.textContent = words;
  const back = document.createElement("a");
  back.href = location.href;
  back.textContent = "Choose another plan";
  card.append(field, problem, pay, back);
  place.replaceChildren(card);
  elements.create("payment").mount(field);
  card.addEventListener("submit", async (event) => {
    event.preventDefault();
    pay.disabled = true;
    pay.textContent = "Processing...";
    const { error } = await stripe.confirmPayment({
      elements,
      confirmParams: { return_url: new URL(done, location.href).href },
    });
    problem.textContent = `Payment Failed: ${error.message}`;
    pay.disabled = false;
    pay.textContent = words;
  });
}

/**
 * @param {Element} place
 * @param {string} title
 * @param {string} text
 */
function tell(place, title, text) {
  const heading = document.createElement("strong");
  heading.textContent = title;
  const words = document.createElement("p");
  words.textContent = text;
  const retry = document.createElement("button");
  retry.className = "button button-quiet";
  retry.textContent = "Retry";
  retry.addEventListener("click", () => location.reload());
  place.replaceChildren(heading, words, retry);
}
