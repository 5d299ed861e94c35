import { MESSAGE_MAX_WORDS } from "#app/catalogue/message-length.ts";
import { NOT_SAVED } from "#app/catalogue/refused-pages.ts";
import type { ShownSendRefusal } from "./send-or-keep.ts";

interface RefusalTexts {
  title: string;
  text: string;
}

/** What is said about a message that was not taken; its text is back in the box. */
export const SEND_REFUSALS: Readonly<Record<ShownSendRefusal["reason"], RefusalTexts>> = {
  blank: {
    title: "There's nothing to send yet",
    text: "Write something first. One word is enough.",
  },
  "too-long": {
    title: "This message is too long",
    text: `A message can have up to ${MESSAGE_MAX_WORDS} characters. Your text is in the box below. Please shorten it or send it in parts.`,
  },
  "too-fast": {
    title: "Please wait a moment",
    text: "That's a lot of messages in a short time. Your text is in the box below. Please send it again in a minute.",
  },
  "too-many": {
    title: "That's a thousand messages in a day",
    text: "We can't keep any more today. Your text is in the box below. Please send it again tomorrow. If you're in danger, we always answer.",
  },
  limit: {
    title: "Message limit reached",
    text: "You've used your free messages. Your message is saved below. If you're in danger, we always answer, for free.",
  },
  "read-only": {
    title: "This conversation is closed",
    text: "It's from another day or it's complete, so you can only read it. Your text is saved and waiting in today's conversation.",
  },
  overtaken: {
    title: "You can't change this message anymore",
    text: "The conversation has moved on in another tab or on another device. Your text is below. You can send it as a new message.",
  },
  "not-saved": NOT_SAVED,
  offline: {
    title: "Failed to send message",
    text: "Please try again. Your text is in the box below.",
  },
};
