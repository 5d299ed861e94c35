import type { Refusal } from "./send-or-keep.ts";

interface RefusalTexts {
  title: string;
  text: string;
}

/** What is said about a message that was not taken; its text is back in the box. */
export const REFUSALS: Readonly<Record<Refusal<unknown>["reason"], RefusalTexts>> = {
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
  missing: {
    title: "This conversation is not there any more",
    text: "It was deleted, perhaps in another tab. Your text is kept: it waits in the box when you open the chat.",
  },
  overtaken: {
    title: "This message can no longer be changed",
    text: "The conversation has gone on since, in another tab or on another device. Your text is below: you can send it as a new message.",
  },
  "signed-out": {
    title: "Please sign in again",
    text: "You were signed out before this message arrived. It was not stored anywhere: your text is below, so copy it before you sign in.",
  },
  "signed-out-kept": {
    title: "Please sign in again",
    text: "Your session had ended when this message arrived. Your words are kept and will be in the box after you sign in.",
  },
  origin: {
    title: "This message came from another page",
    text: "For your safety it was not taken. Your text is below.",
  },
  token: {
    title: "This page was open for a long time",
    text: "For your safety the message was not taken. Your text is below: open the chat again and send it.",
  },
  too_large: {
    title: "That is too much at once",
    text: "What was sent is larger than this page can take. A message can have up to 4,000 characters.",
  },
  content_type: {
    title: "This could not be read",
    text: "The message arrived in a format that this page does not know.",
  },
  unreadable: {
    title: "This could not be read",
    text: "Something in the request was not as expected. Please go back and send it again.",
  },
  offline: {
    title: "Failed to send message",
    text: "Please try again. Your text is in the box below.",
  },
};
