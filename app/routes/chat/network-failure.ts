import { isRouteErrorResponse } from "react-router";
import type { SendRefusal } from "./send-message.server.ts";

export interface Refusal<Panel> {
  reason: SendRefusal | "offline";
  text: string;
  panel: Panel;
}

const lastPages = new Map<string, unknown>();

/** Remembers a page as the server sent it. */
export function rememberPage(path: string, page: unknown): void {
  lastPages.set(path, page);
}

/** A page that can not be fetched again stays as it was: its words are not the network's to take. */
export async function keepOnNetworkFailure<Page>(
  path: string,
  load: () => Promise<Page>,
): Promise<Page> {
  try {
    const page = await load();
    rememberPage(path, page);
    return page;
  } catch (error) {
    const last = lastPages.get(path);
    if (last === undefined || !isNetworkFailure(error)) throw error;
    return last as Page;
  }
}

/** A message that could not be sent comes back as it was typed. */
export async function sendOrKeep<Answer>(
  request: Request,
  send: () => Promise<Answer>,
): Promise<Answer | { refusal: Refusal<null> }> {
  const typed = (await request.clone().formData()).get("message");
  try {
    return await send();
  } catch (error) {
    if (!isNetworkFailure(error)) throw error;
    const text = typeof typed === "string" ? typed : "";
    return { refusal: { reason: "offline", text, panel: null } };
  }
}

function isNetworkFailure(error: unknown): boolean {
  return error instanceof TypeError || (isRouteErrorResponse(error) && error.status >= 500);
}
