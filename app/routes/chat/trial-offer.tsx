import { useCallback, useEffect, useRef, useState, type ReactNode } from "react";
import { PATHS } from "#app/catalogue/paths.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { chatPageHref } from "./conversation-href.ts";
import type { ChatPage } from "./chat-page.server.ts";
import type { ShownSendRefusal } from "./messages/send-or-keep.ts";
import { SEND_REFUSALS } from "./messages/refusal-texts.ts";

/** After the last free message: what there is now, in the page and in nobody's way. */
export function OfferCard({ page }: { page: ChatPage }) {
  return (
    <section className="chat-offer" id="offer">
      <Card title={offerTitle(page)} look="sage">
        <Offer page={page} />
      </Card>
    </section>
  );
}

/** The same over the page, right after that message, where there are scripts. */
export function OfferDialog({ page, onClose }: { page: ChatPage; onClose: () => void }) {
  return (
    <LiftedDialog title={offerTitle(page)} closeHref={chatPageHref(page)} onClose={onClose}>
      <Offer page={page} />
      <p>
        If you&apos;re in danger, we always answer, for free. <a href={PATHS.help}>Get help now</a>
      </p>
    </LiftedDialog>
  );
}

function offerTitle({ offer, trialDays }: ChatPage): string {
  return offer === "trial"
    ? `Keep going free for ${trialDays} days`
    : "You've used your free messages";
}

/** What a message over the limit meets. Its text is kept, and stands in the box below. */
export function LimitDialog({ page, refusal }: { page: ChatPage; refusal: ShownSendRefusal }) {
  const { title, text } = SEND_REFUSALS.limit;
  const [closed, setClosed] = useState<ShownSendRefusal | null>(null);
  const close = useCallback(() => setClosed(refusal), [refusal]);
  if (closed === refusal) return <OfferCard page={page} />;
  return (
    <LiftedDialog title={title} closeHref={chatPageHref(page)} onClose={close}>
      <p>{text}</p>
      <Offer page={page} />
    </LiftedDialog>
  );
}

interface LiftedDialogProps {
  title: string;
  closeHref: string;
  /** The same function as long as it is the same dialog. */
  onClose: () => void;
  children: ReactNode;
}

/** The server opens it in the page; where there are scripts it is lifted over it. */
function LiftedDialog({ title, closeHref, onClose, children }: LiftedDialogProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const dialog = place.current?.querySelector("dialog");
    if (!dialog) return;
    const onClick = (event: Event) => {
      if (!(event.target instanceof Element) || !event.target.closest(".dialog-head a")) return;
      event.preventDefault();
      dialog.close();
    };
    dialog.removeAttribute("open");
    dialog.showModal();
    dialog.addEventListener("close", onClose);
    dialog.addEventListener("click", onClick);
    return () => {
      dialog.removeEventListener("close", onClose);
      dialog.removeEventListener("click", onClick);
    };
  }, [onClose]);
  return (
    <div ref={place} className="chat-limit">
      <Dialog id="plan-dialog" title={title} open closeHref={closeHref}>
        {children}
      </Dialog>
    </div>
  );
}

function Offer({ page }: { page: ChatPage }) {
  if (page.offer !== "trial") {
    return (
      <>
        <p>Premium has no limit. Crisis help stays free, and it never counts.</p>
        <ButtonLink href={PATHS.pricing} variant="main">
          See plans
        </ButtonLink>
      </>
    );
  }
  const from = page.conversationId ? `?from=${page.conversationId}` : "";
  return (
    <>
      <PostForm action={`${PATHS.trial}${from}`} className="trial-form">
        <Button variant="main">Start {page.trialDays} free days</Button>
        <span className="fine-print">No payment due now</span>
      </PostForm>
      <p>
        Write as much as you like for {page.trialDays} days. No card and no automatic charge. It
        ends on its own, and you're back on the free plan.
      </p>
      <p className="button-row">
        <ButtonLink href={`${PATHS.trial}${from}`} variant="link" small>
          About the trial
        </ButtonLink>
        <ButtonLink href={PATHS.pricing} variant="link" small>
          See plans
        </ButtonLink>
      </p>
    </>
  );
}
