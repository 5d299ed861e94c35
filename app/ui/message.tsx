import type { ReactNode } from "react";
import { MACHINE_MADE } from "#app/catalogue/machine-made.ts";
import { Portrait } from "./portrait.tsx";

export interface MessageProps {
  id?: string;
  role: "user" | "assistant";
  /** Said before the words to those who cannot see the sides: "You" or the companion's name. */
  speaker: string;
  /** Another companion than the one that the conversation is with: then the name is seen, in its color. */
  speakerColor?: string | undefined;
  /** The face beside a companion's turn. */
  portrait?: string | undefined;
  /** A person's words as plain text, or a companion's Markdown. */
  children: ReactNode;
  /** Of the words, where it isn't the page's. */
  language?: string | undefined;
  /** ISO time for machines, and the words people read: short to see, full on hover and in the message's menu. */
  time?: { iso: string; label: string; full: string };
  /** A language model wrote it: said to programs, as the page says it of every reply. */
  isMachineMade?: boolean | undefined;
  /** "Stopped", "Interrupted". */
  status?: ReactNode;
  /** What can be done about that: always seen. */
  remedy?: ReactNode;
  /** What else can be done with it: seen, with the time, while the message is pointed at, tapped or has the focus. */
  actions?: ReactNode;
}

export function Message({
  id,
  role,
  speaker,
  speakerColor,
  portrait,
  children,
  language,
  time,
  isMachineMade,
  status,
  remedy,
  actions,
}: MessageProps) {
  return (
    <article
      className={`message message-${role}`}
      data-role={role}
      id={id}
      data-therapist={speakerColor}
      data-digital-source-type={isMachineMade ? MACHINE_MADE : undefined}
    >
      {portrait ? <Portrait src={portrait} /> : null}
      <p className={speakerColor ? "message-speaker" : "visually-hidden"}>{`${speaker}:`}</p>
      {/* A tap gives it the focus, and so shows its time and actions; by keyboard these are reached themselves.
          The message as a whole takes none, because a page that opens at it is not a tap. */}
      <div
        className="message-text"
        dir={role === "user" ? "auto" : undefined}
        lang={language}
        tabIndex={-1}
      >
        {children}
      </div>
      {status || remedy ? (
        <div className="message-end">
          {status ? <span className="message-status">{status}</span> : null}
          {remedy}
        </div>
      ) : null}
      {time || actions ? (
        <div className="message-foot">
          {time ? (
            <time dateTime={time.iso} title={time.full}>
              {time.label}
            </time>
          ) : null}
          {actions}
        </div>
      ) : null}
    </article>
  );
}
