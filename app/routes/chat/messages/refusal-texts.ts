import { REFUSED_PAGES } from "#app/catalogue/refused-pages.ts";
import type { ShownSendRefusal } from "./send-or-keep.ts";

interface RefusalTexts {
  title: string;
  text: string;
}

/** What is said about a message that was not taken; its text is back in the box. */
export const SEND_REFUSALS: Readonly<Record<ShownSendRefusal["reason"], RefusalTexts>> = {
  blank: {
    title: "There is nothing to send yet",
    text: "Write something first. One word is enough.",
  },
  "too-long": {
    title: "This message is too long",
    text: "A message can have up to 4,000 characters. Your text is in the box below: please shorten it, or send it in parts.",
  },
  "too-fast": {
    title: "Please wait a moment",
    text: "Many messages came in a short time. Your text is in the box below: please send it again in a minute.",
  },
  limit: {
    title: "Message limit reached",
    text: "You have used your free messages. Your text is kept below, and it is answered whenever you are in danger.",
  },
  "read-only": {
    title: "This conversation is closed",
    text: "It is from another day or completed, so it can only be read. Your text is kept and waits in today's conversation.",
  },
  overtaken: {
    title: "This message can no longer be changed",
    text: "The conversation has gone on since, in another tab or on another device. Your text is below: you can send it as a new message.",
  },
  "not-saved": REFUSED_PAGES["not-saved"],
  offline: {
    title: "Failed to send message",
    text: "Please try again. Your text is in the box below.",
  },
};
