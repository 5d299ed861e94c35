// Shows a page with the help lines where a page can't be reached. Nothing but that page, its styles and
// its icon is kept: no page of anybody's, and no word that anybody wrote. It also shows reminders, on a
// screen that anybody may look at: they say nothing but what the server sends.
const CACHE = "offline-2";
const PAGE = "/offline";

async function keepOfflinePage() {
  const cache = await caches.open(CACHE);
  // Without cookies: the page for everybody.
  const page = await fetch(PAGE, { credentials: "omit", cache: "reload" });
  if (!page.ok) throw new Error("no offline page");
  const html = await page.clone().text();
  await cache.put(PAGE, page);
  const styles = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
    ([, href]) => href,
  );
  await cache.addAll([...styles, "/icon.svg"]);
}

self.addEventListener("install", (event) => {
  self.skipWaiting();
  event.waitUntil(keepOfflinePage());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.mode === "navigate") {
    event.respondWith(load(request));
    return;
  }
  // Only what the offline page itself is made of, and only where the network has nothing.
  if (request.method === "GET" && request.destination === "style") {
    event.respondWith(fetch(request).catch(() => kept(request)));
  }
});

async function kept(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request, { ignoreVary: true })) ?? Response.error();
}

async function load(request) {
  const sent = request.method === "POST" ? request.clone() : null;
  try {
    return await fetch(request);
  } catch {
    // Back to what a form was answered with, which browsers don't keep: its page is asked for anew.
    const again = request.cache === "only-if-cached" ? await askAgain(request.url) : null;
    if (again) return again;
    const page = await kept(PAGE);
    if (page.type === "error") return page;
    const words = sent === null ? "" : await wordsIn(sent);
    const html = (await page.text()).replace(/<div id="unsent"><\/div>/, () => words);
    const headers = new Headers(page.headers);
    // Of the page as it came over the network, which this one isn't.
    for (const name of ["content-encoding", "content-length"]) headers.delete(name);
    return new Response(html, { status: 503, headers });
  }
}

function askAgain(url) {
  return fetch(url, { credentials: "include", redirect: "manual" }).catch(() => null);
}

/** Fields that people write in; of any other, what has a space or a letter beyond English is shown, too. */
const WRITTEN =
  /^(?:message|content|notes?|tags|userReflection|weeklyGoals|query|answer|text|words|reason|goal|name|firstName|lastName|email)$|^(?:step|plan|line)/;
const SECRET = /password|code/i;

/** What somebody was about to send, in a form that sends it again; shown in this tab and kept nowhere. */
async function wordsIn(request) {
  try {
    const form = [...(await request.formData())].filter(([, value]) => typeof value === "string");
    const isWritten = ([name, value]) =>
      value.trim() !== "" && (WRITTEN.test(name) || /\s|\P{ASCII}/u.test(value.trim()));
    if (!form.some(isWritten)) return "";
    // A password is typed again.
    const canSend = !form.some(([name]) => SECRET.test(name));
    const fields = form
      .filter(([name]) => !SECRET.test(name))
      .map((field, index) => (isWritten(field) ? boxOf(field, index) : hiddenOf(field)));
    const send = canSend
      ? '<div class="button-row"><button class="button button-main">Try again</button></div>'
      : "";
    const action = escapeHtml(new URL(request.url).pathname + new URL(request.url).search);
    return `<section class="card card-paper"><h2 class="card-title">What you were about to send</h2><p>It hasn't been sent. It's still here: try again once you're online, or copy it.</p><form class="form" method="post" action="${action}">${fields.join("")}${send}</form></section>`;
  } catch {
    return "";
  }
}

function boxOf([name, value], index) {
  const id = `unsent-${index}`;
  return `<div class="field"><label class="visually-hidden" for="${id}">What you wrote</label><textarea id="${id}" name="${escapeHtml(name)}" rows="6" dir="auto">\n${escapeHtml(value)}</textarea></div>`;
}

function hiddenOf([name, value]) {
  return `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;
}

function escapeHtml(text) {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}

self.addEventListener("push", (event) => {
  const { title, body, stopPath } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      icon: "/icon-192.png",
      // Of several only the last one stays.
      tag: "reminder",
      data: { stopPath },
      actions: [{ action: "stop", title: "Stop reminders" }],
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  const { action, notification } = event;
  notification.close();
  event.waitUntil(action === "stop" ? stopReminders(notification.data.stopPath) : openApp());
});

/** Where that doesn't arrive, its page can be used once there is a connection. */
async function stopReminders(path) {
  const body = new URLSearchParams();
  const answer = await fetch(path, { method: "POST", body }).catch(() => null);
  if (!answer?.ok) await self.clients.openWindow(path);
}

async function openApp() {
  const [open] = await self.clients.matchAll({ type: "window" });
  await (open ? open.focus() : self.clients.openWindow("/home"));
}
