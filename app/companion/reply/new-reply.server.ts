import { newId } from "#app/models/storage/identifier.server.ts";
import { thisProcess } from "#app/models/storage/process-leases.server.ts";
import type { NewReply } from "#app/models/conversations/turns.server.ts";
import { trustedText } from "#app/safety/screened-text.server.ts";

type Origin = Pick<
  NewReply,
  "reason" | "offeredTrack" | "openedConversationId" | "quickAnswers" | "lines" | "question"
>;

/** A reply that is whole before it is stored. */
export function wholeReply(
  source: NewReply["source"],
  text: string,
  origin: Partial<Origin> = {},
): NewReply {
  return {
    id: newId(),
    status: "done",
    source,
    reason: null,
    content: trustedText(text),
    quickAnswers: [],
    lines: [],
    question: null,
    processId: null,
    ...origin,
  };
}

/** A reply whose words this process is still to make. */
export function runningReply(source: NewReply["source"], origin: Partial<Origin> = {}): NewReply {
  return {
    ...wholeReply("guided", "", origin),
    status: "running",
    source,
    processId: thisProcess.id,
  };
}
