import { vi } from "vitest";
import { documentOf, textsAt } from "#tests/setup/page.ts";
import type { Page, Visitor } from "#tests/setup/visitor.ts";

/** Says something in the chat; the page that answers. */
export async function say(visitor: Visitor, text: string, at = "/chat"): Promise<Page> {
  return visitor.submit(await visitor.get(at), { message: text });
}

/** The words of the last reply. */
export function lastWords(page: Page): string {
  return textsAt(page.html, '[data-role="assistant"] .message-text').at(-1) ?? "";
}

/** The last reply with all that stands around its words. */
export function lastReply(page: Page): string {
  return textsAt(page.html, '[data-role="assistant"]').at(-1) ?? "";
}

/** The path of a page without its place. */
export function pagePath(page: Page): string {
  return page.url.split("#")[0] ?? "";
}

/** The fields of the form with this intent. */
export function formOf(page: Page, intent: string): Record<string, string> {
  return page.forms.find((form) => form.fields.intent === intent)?.fields ?? {};
}

/** Begins or goes on with a program. */
export async function chooseTrack(visitor: Visitor, trackType: string): Promise<Page> {
  return visitor.submit(await visitor.get("/therapy-tracks"), { trackType });
}

/** Whether this browser is signed in. */
export async function isSignedIn(visitor: Visitor): Promise<boolean> {
  return (await visitor.get("/you")).url === "/you";
}

/** What the button on a page undoes. */
export function undoIdOn(page: Page): string {
  return documentOf(page.html).querySelector("button[name=undoId]")?.getAttribute("value") ?? "";
}

/** Moves the clock on. */
export function passTime(ms: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });
}
