import type { ReactNode } from "react";

export interface MessageProps {
  id?: string;
  role: "user" | "assistant";
  /** Said before the words to those who cannot see the sides: "You" or the companion's name. */
  speaker: string;
  /** Another companion than the one that the conversation is with: then the name is seen, in its colour. */
  speakerColour?: string | undefined;
  /** A person's words as plain text, or a companion's Markdown. */
  children: ReactNode;
  /** Of the words, where it isn't the page's. */
  language?: string | undefined;
  /** ISO time for machines, and the words people read: short to see, full on hover and in the message's menu. */
  time?: { iso: string; label: string; full: string };
  /** "Stopped", "Interrupted". */
  status?: ReactNode;
  /** Buttons of this message, such as Try again. */
  actions?: ReactNode;
}

export function Message({
  id,
  role,
  speaker,
  speakerColour,
  children,
  language,
  time,
  status,
  actions,
}: MessageProps) {
  return (
    <article
      className={`message message-${role}`}
      data-role={role}
      id={id}
      data-therapist={speakerColour}
    >
      <p className={speakerColour ? "message-speaker" : "visually-hidden"}>{`${speaker}:`}</p>
      <div className="message-text" dir={role === "user" ? "auto" : undefined} lang={language}>
        {children}
      </div>
      {time || status || actions ? (
        <div className="message-foot">
          {time ? (
            <time dateTime={time.iso} title={time.full}>
              {time.label}
            </time>
          ) : null}
          {status ? <span className="message-status">{status}</span> : null}
          {actions}
        </div>
      ) : null}
    </article>
  );
}
