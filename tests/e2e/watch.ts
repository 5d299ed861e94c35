import type { BrowserContext } from "@playwright/test";

/** Collects what the pages of a browser must not do; a network that a test cut is its own doing. */
export function watchContext(context: BrowserContext, origin: string): { complaints: string[] } {
  const complaints: string[] = [];
  context.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    // The browser's own line about any answer of 400 and more; assets are looked at below.
    if (message.text().startsWith("Failed to load resource")) return;
    // The frame of a reply allows no script, and the test's own tool tries to put one in.
    if (/^Blocked script execution in '[^']*\/replies\//.test(message.text())) return;
    // What the worker does is one spec's own; in the others the test's tool keeps it away.
    if (message.text() === "Service Worker registration blocked by Playwright") return;
    complaints.push(`console: ${message.text()}`);
  });
  context.on("weberror", (error) => complaints.push(`error: ${error.error().message}`));
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (url.origin === origin || url.protocol === "data:" || url.protocol === "blob:") return;
    complaints.push(`left the origin: ${request.url()}`);
  });
  context.on("response", (response) => {
    const kind = response.request().resourceType();
    const isAsset = ["script", "stylesheet", "image", "font", "manifest"].includes(kind);
    if (isAsset && response.status() >= 400) {
      complaints.push(`${response.status()}: ${response.url()}`);
    }
  });
  return { complaints };
}
