import { redirect, type RouterContextProvider } from "react-router";
import { z } from "zod";
import { MINUTE_MS } from "#app/config/durations.ts";
import type { Panel } from "#app/safety/panels.server.ts";
import { screenText, type ScreenedText } from "#app/safety/screened-text.server.ts";
import { panelOf } from "#app/safety/shown-panel.server.ts";
import { signedInAccount } from "./account.server.ts";
import { callsForCheckIn } from "./screened-words.server.ts";
import { sealedCookie } from "./sealed-cookie.server.ts";

/** So long the way back leads to what was found. */
const KEPT_MS = 30 * MINUTE_MS;

// Sealed in the browser: what somebody looks for stands in no address, and the server keeps nothing of it.
const cookie = sealedCookie(
  "aliwell_asked",
  z.object({
    userSessionId: z.string(),
    path: z.string(),
    text: z.string(),
    fields: z.record(z.string(), z.string()),
  }),
  KEPT_MS,
);

/** What was looked for, as the page that shows what was found needs it. */
export interface LastAsked {
  text: ScreenedText;
  /** What the form held besides. */
  fields: Partial<Record<string, string>>;
  /** Where this page of what was found begins; empty for the first. */
  before: string;
  panel: Panel | null;
  isCheckIn: boolean;
}

type Context = Readonly<RouterContextProvider>;

/**
 * Leads from a form that looks for something to a page that shows what was found, also on the way back to
 * it. `before`: where a further page of it begins, which alone stands in the address.
 */
export async function redirectToFound(
  context: Context,
  path: string,
  text: string,
  { before = "", ...fields }: Record<string, string> = {},
): Promise<Response> {
  const userSessionId = signedInAccount(context).session.id;
  const header = await cookie.write({ userSessionId, path, text, fields });
  return redirect(`${path}?${new URLSearchParams({ found: before })}`, {
    headers: { "Set-Cookie": header },
  });
}

/** What this session looked for last on this page; null where that isn't asked for or is over. */
export async function readLastAsked(
  request: Request,
  url: URL,
  context: Context,
): Promise<LastAsked | null> {
  const before = url.searchParams.get("found");
  const asked = before === null ? null : await cookie.read(request);
  const isOurs = asked?.userSessionId === signedInAccount(context).session.id;
  if (before === null || !asked || !isOurs || asked.path !== url.pathname) return null;
  const screening = await screenText(asked.text, [], "aside");
  return {
    text: screening.text,
    fields: asked.fields,
    before,
    panel: panelOf(screening),
    isCheckIn: callsForCheckIn(screening),
  };
}
