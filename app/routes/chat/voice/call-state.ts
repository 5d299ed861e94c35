import type { PanelData } from "#app/ui/crisis-panel.tsx";
import type { ShownEntry } from "../messages/shown-entry.server.ts";
import type { VoiceProblem } from "./problems.ts";
import type { Voice } from "./browser-voice.ts";

export interface CallState {
  phase: "idle" | "recording" | "processing" | "speaking";
  /** What the person said, as far as it was understood. */
  heard: string;
  /** What the companion has said so far. */
  said: string;
  problem: VoiceProblem | null;
  /** An honest line beside what is said. */
  notice: string | null;
  panel: PanelData | null;
}

export interface CallOptions {
  voice: Voice;
  /** Whether the server can speak. */
  hasSpeech: boolean;
  /** Posts what was said as a typed message is posted. */
  send: (text: string) => void;
}

/** What the page knows of the conversation, after each change. */
export interface CallNews {
  conversationId: string;
  entries: readonly ShownEntry[];
  isSending: boolean;
  refusal: { text: string; panel: PanelData | null; problem: VoiceProblem } | null;
}
