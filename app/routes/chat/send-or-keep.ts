import { isNetworkFailure } from "#app/ui/kept-page.ts";
import type { SendRefusal } from "./send-message.server.ts";

export interface Refusal<Panel> {
  reason: SendRefusal | "offline";
  text: string;
  panel: Panel;
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
