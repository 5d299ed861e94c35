import { useEffect, useRef, useState } from "react";
import { Button } from "#app/ui/button.tsx";
import { CrisisPanel } from "#app/ui/crisis-panel.tsx";
import { FollowUpHelp } from "#app/ui/follow-up-help.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { ChatPage } from "../chat-page.server.ts";
import { LimitDialog } from "../trial-offer.tsx";
import { COMPOSER_ID } from "./composer.tsx";
import type { ShownSendRefusal } from "./send-or-keep.ts";
import { SEND_REFUSALS } from "./refusal-texts.ts";

/** A refusal stands until a message has arrived after it. */
export function useStandingRefusal(
  refusal: ShownSendRefusal | null,
  page: ChatPage,
): ShownSendRefusal | null {
  const lastOwnId = page.entries.findLast((entry) => entry.role === "user")?.id;
  const [seen, setSeen] = useState({ refusal, lastOwnId });
  if (seen.refusal !== refusal) setSeen({ refusal, lastOwnId });
  return seen.refusal === refusal && seen.lastOwnId !== lastOwnId ? null : refusal;
}

interface RefusalNoticeProps {
  refusal: ShownSendRefusal;
  page: ChatPage;
  refresh: () => void;
}

/** Why a message was not taken, and what can be done: where it is looked for. */
export function RefusalNotice({ refusal, page, refresh }: RefusalNoticeProps) {
  const { title, text } = SEND_REFUSALS[refusal.reason];
  const place = useRef<HTMLDivElement>(null);
  // The limit was reached in another tab: this one does not know yet what there is now.
  const isBehind = refusal.reason === "limit" && page.assessmentPhase !== "trial_offered";
  useEffect(() => {
    if (isBehind) refresh();
  }, [isBehind, refresh]);
  useEffect(() => {
    if (refusal) place.current?.scrollIntoView({ block: "start", behavior: "instant" });
  }, [refusal]);
  return (
    <div className="chat-refusal" id="refusal" ref={place}>
      {refusal.panel ? (
        <CrisisPanel
          panel={refusal.panel}
          id={page.entries.some((entry) => entry.panel) ? "crisis-panel-refused" : "crisis-panel"}
        />
      ) : (
        <FollowUpHelp help={refusal} />
      )}
      {refusal.reason === "limit" && !refusal.panel ? (
        <LimitDialog page={page} refusal={refusal} />
      ) : (
        <Notice tone="warning" title={title} text={text}>
          {refusal.reason === "offline" || refusal.reason === "not-saved" ? (
            <p>
              <Button small form={COMPOSER_ID}>
                Send again
              </Button>
            </p>
          ) : null}
        </Notice>
      )}
    </div>
  );
}
