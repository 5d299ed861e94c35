import type { ComponentProps, ReactNode } from "react";
import { PATHS } from "#app/catalogue/paths.ts";
import { FieldErrors, type FieldError } from "./field.tsx";
import { Icon } from "./icon.tsx";

export interface ChatHeaderProps {
  companionName: string;
  portrait?: ReactNode;
  /** What the conversation is about, where a track was chosen for it. */
  track?: ReactNode;
  /** "7 of 10 messages left"; nothing for those without a limit. */
  remaining?: ReactNode;
  helpHref?: string;
  /** Forms of the header: End session, New session. */
  children?: ReactNode;
}

export function ChatHeader({
  companionName,
  portrait,
  track,
  remaining,
  helpHref = PATHS.help,
  children,
}: ChatHeaderProps) {
  return (
    <header className="chat-header">
      <a className="icon-button chat-back" href={PATHS.today} title="Back to Today">
        <Icon name="arrow-left" />
        <span className="visually-hidden">Back to Today</span>
      </a>
      <span className="chat-portrait" aria-hidden="true">
        {portrait ?? companionName.slice(0, 1)}
      </span>
      <div className="chat-who">
        <h1>{companionName}</h1>
        {track ? <p className="chat-track">{track}</p> : null}
        {remaining ? <p>{remaining}</p> : null}
      </div>
      <a className="help-link" href={helpHref}>
        Help<span className="visually-hidden">: get help now</span>
      </a>
      {children ? <div className="chat-actions">{children}</div> : null}
    </header>
  );
}

export interface ComposerProps extends ComponentProps<"form"> {
  /** What is always said: an AI, not a human, not a licensed therapist, for adults. */
  honestLine: ReactNode;
  /** Hidden fields, then (rarely) a notice. */
  children?: ReactNode;
  /** What stands in the empty box is shorter than its label: it has one line where text is large. */
  textArea: ComponentProps<"textarea"> & { label: string };
  /** "11,200 of 12,000 characters", or what the limit means. */
  counter?: ReactNode;
  sendLabel?: string;
  /** What is wrong with what was typed. */
  error?: FieldError;
  /** Stands over its upper edge, such as the way to new words. */
  above?: ReactNode;
  /** Stands beside Send while a reply runs: the Stop form's button (`form` attribute). */
  beside?: ReactNode;
}

/** The place to write: in the flow of the page, sticking to its bottom edge. */
export function Composer({
  honestLine,
  children,
  textArea,
  counter,
  sendLabel = "Send",
  error,
  above,
  beside,
  ...form
}: ComposerProps) {
  const { label, id = "message", ...rest } = textArea;
  return (
    <form method="post" {...form} className="composer">
      {above}
      {children}
      <FieldErrors id={id} error={error} />
      <div className="composer-box">
        <label className="visually-hidden" htmlFor={id}>
          {label}
        </label>
        <textarea
          name="message"
          dir="auto"
          rows={2}
          placeholder="Write here"
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          {...rest}
          id={id}
        />
        {beside}
        <button className="send-button" type="submit" title={sendLabel}>
          <Icon name="send" />
          <span className="visually-hidden">{sendLabel}</span>
        </button>
      </div>
      {counter ? <p className="composer-counter">{counter}</p> : null}
      <p className="honest-line">{honestLine}</p>
    </form>
  );
}

/** Short answers to tap instead of typing: each is a submit button or a link. */
export function QuickAnswers({ label, children }: { label: string; children: ReactNode }) {
  return (
    <fieldset className="quick-answers" aria-label={label}>
      {children}
    </fieldset>
  );
}
