import { isNetworkFailure } from "#app/ui/kept-page.ts";
import type { PanelData } from "#app/ui/crisis-panel.tsx";
import { refusedIn } from "#app/ui/refused-words.tsx";
import type { SendRefusal } from "./why-refused.server.ts";

/** A message that was not taken, as the conversation shows it. */
export interface ShownSendRefusal {
  reason: SendRefusal | "offline" | "not-saved";
  texts: Record<string, string>;
  panel: PanelData | null;
  isCheckIn: boolean;
}

/** Gives back a message that couldn't be sent or stored, as it was typed, with the help that it calls for. */
export async function sendOrKeep<Answer>(
  request: Request,
  send: () => Promise<Answer>,
): Promise<Answer | { refusal: ShownSendRefusal }> {
  const typed = (await request.clone().formData()).get("message");
  try {
    return await send();
  } catch (error) {
    const refused = refusedIn(error);
    if (refused?.reason === "not-saved" || refused?.reason === "not-saved-yet") {
      const { texts, panel, isCheckIn } = refused;
      return { refusal: { reason: "not-saved", texts, panel, isCheckIn } };
    }
    if (!isNetworkFailure(error)) throw error;
    const message = typeof typed === "string" ? typed : "";
    return { refusal: { reason: "offline", texts: { message }, panel: null, isCheckIn: false } };
  }
}
