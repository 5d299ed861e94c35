import { AI_NOTE, MACHINE_MADE, MACHINE_MADE_LINE, WRITTEN } from "#app/catalogue/machine-made.ts";
import { momentOf } from "#app/catalogue/format-date.ts";
import { speakersInWords, therapistName } from "#app/catalogue/therapists.ts";
import type { CopyFormat } from "./copy-formats.ts";

/** What a copy needs to know of its conversation. */
export interface CopiedConversation {
  title: string | null;
  therapistType: string;
  /** Which companions have spoken in it. */
  speakers: readonly string[];
  createdAt: number;
  timeZone: string | null;
}

export interface CopiedMessage {
  role: "user" | "assistant";
  content: string;
  createdAt: number;
  therapistType: string | null;
  source: "model" | "guided" | "written" | null;
}

/** Writes a copy part by part, in the order in which the messages come. */
export async function* writeCopy(
  format: CopyFormat,
  conversation: CopiedConversation,
  pages: AsyncIterable<readonly CopiedMessage[]>,
): AsyncGenerator<string> {
  const writer = WRITERS[format]({ conversation, timeOf: clockOf(conversation) });
  yield writer.head;
  let isFirst = true;
  for await (const page of pages) {
    let part = "";
    for (const message of page) {
      part += (isFirst ? "" : writer.between) + writer.entry(message);
      isFirst = false;
    }
    yield part;
  }
  yield writer.tail;
}

interface Writer {
  head: string;
  entry: (message: CopiedMessage) => string;
  between: string;
  tail: string;
}

interface Copied {
  conversation: CopiedConversation;
  timeOf: (message: CopiedMessage) => string;
}

const WRITERS: Readonly<Record<CopyFormat, (copied: Copied) => Writer>> = {
  text: ({ conversation, timeOf }) => ({
    head: `${headingOf(conversation)}\n${AI_NOTE}\n\n`,
    // Set in, so that no line of a message can pass for the line of who speaks.
    entry: (message) =>
      `${speakerOf(conversation, message)}, ${timeOf(message)}${markOf(message)}\n${setIn(message.content)}\n`,
    between: "\n",
    tail: "",
  }),
  markdown: ({ conversation, timeOf }) => ({
    head: `# ${asMarkdown(headingOf(conversation))}\n\n${AI_NOTE}\n\n`,
    entry: (message) =>
      `## ${speakerOf(conversation, message)}, ${timeOf(message)}${markOf(message)}\n\n${textIn(message)}\n`,
    between: "\n",
    tail: "",
  }),
  json: ({ conversation }) => ({
    head: `{"title":${JSON.stringify(conversation.title)},"companion":${JSON.stringify(
      speakersInWords(conversation.speakers),
    )},"startedAt":${JSON.stringify(isoOf(conversation.createdAt))},"note":${JSON.stringify(
      AI_NOTE,
    )},"messages":[\n`,
    entry: (message) =>
      JSON.stringify({
        role: message.role,
        speaker: speakerOf(conversation, message),
        at: isoOf(message.createdAt),
        content: message.content,
        ...(message.source === "model"
          ? { digitalSourceType: MACHINE_MADE }
          : message.role === "assistant" && { source: WRITTEN }),
      }),
    between: ",\n",
    tail: "\n]}\n",
  }),
};

function headingOf({ title, speakers }: CopiedConversation): string {
  return title ?? `Conversation with ${speakersInWords(speakers)}`;
}

function speakerOf(conversation: CopiedConversation, message: CopiedMessage): string {
  if (message.role === "user") return "You";
  return therapistName(message.therapistType ?? conversation.therapistType);
}

function markOf({ source }: CopiedMessage): string {
  return source === "model" ? ` (${MACHINE_MADE_LINE})` : "";
}

function clockOf({ timeZone }: CopiedConversation): Copied["timeOf"] {
  return ({ createdAt }) => momentOf(createdAt, timeZone);
}

function isoOf(time: number): string {
  return new Date(time).toISOString();
}

const LINE_END = /\r\n?|\n/u;

function setIn(content: string): string {
  return content
    .split(LINE_END)
    .map((line) => (line === "" ? "" : `    ${line}`))
    .join("\n");
}

/** A person's words stand for themselves; a companion's emphasis and lists stay what they are. */
function textIn({ role, content }: CopiedMessage): string {
  const lines = content.split(LINE_END);
  return role === "user"
    ? lines.map(asMarkdown).join("  \n")
    : lines.map(asSafeMarkdown).join("\n");
}

/** A line in which every sign means only itself. */
function asMarkdown(line: string): string {
  return line
    .trimStart()
    .replaceAll(/[\\`*_[\]<>~|&]/g, "\\$&")
    .replace(/^[#+=:-]|(?<=^\d{1,9})[.)]/, "\\$&");
}

// Nothing of it is markup, a link, a picture or a heading to whoever shows the file.
function asSafeMarkdown(line: string): string {
  return line.replaceAll(/[\\<>[\]&`~|]/g, "\\$&").replace(/^\s*(?=#|=+\s*$|-+\s*$)/, "\\");
}
