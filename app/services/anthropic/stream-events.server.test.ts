import { expect, test } from "vitest";
import { createEventReader } from "./stream-events.server.ts";

function reading() {
  const seen: string[] = [];
  const usage: object[] = [];
  const read = createEventReader({
    text: (text) => seen.push(text),
    usage: (part) => usage.push(part),
    stop: (reason) => seen.push(`<${reason}>`),
    error: () => seen.push("<error>"),
    end: () => seen.push("<end>"),
  });
  return { read, seen, usage };
}

const STREAM = [
  `event: message_start\ndata: {"type":"message_start","message":{"usage":{"input_tokens":9,"output_tokens":1,"cache_read_input_tokens":5,"cache_creation_input_tokens":3}}}\n\n`,
  `event: ping\ndata: {"type":"ping"}\n\n`,
  `event: content_block_delta\ndata: {"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"Gr\u00fc\u00df "}}\n\n`,
  `event: content_block_delta\r\ndata: {"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":"dich 🌿"}}\r\n\r\n`,
  `event: something_new\ndata: {"type":"something_new","delta":{"text":"not said"}}\n\n`,
  `event: message_delta\ndata: {"type":"message_delta","delta":{"stop_reason":"end_turn"},"usage":{"output_tokens":7}}\n\n`,
  `event: message_stop\ndata: {"type":"message_stop"}\n\n`,
].join("");

const SAID = ["Gr\u00fc\u00df ", "dich 🌿", "<end_turn>", "<end>"];

test("words, usage and the end are read, and what is unknown is passed over", () => {
  const { read, seen, usage } = reading();
  read(STREAM);
  expect(seen).toEqual(SAID);
  expect(Object.assign({}, ...usage)).toEqual({
    inputTokens: 9,
    outputTokens: 7,
    cacheReadTokens: 5,
    cacheWriteTokens: 3,
  });
});

test("a stream that is cut after every character says the same", () => {
  const { read, seen } = reading();
  for (let position = 0; position < STREAM.length; position += 1) read(STREAM.charAt(position));
  expect(seen).toEqual(SAID);
});

test("an error event is told, and what is no JSON throws", () => {
  const { read, seen } = reading();
  read(`data: {"type":"error","error":{"type":"overloaded_error"}}\n`);
  expect(seen).toEqual(["<error>"]);
  expect(() => read("data: {broken\n")).toThrow();
  expect(() => read("x".repeat(1_000_001))).toThrow(RangeError);
});

test.each([
  [String.raw`"two\nlines \"said\" \u00e9"`, 'two\nlines "said" \u00e9'],
  [`"plain, and 🌿 – «so»"`, "plain, and 🌿 – «so»"],
  [`""`, ""],
])("the words %s are read as JSON says, however the line is written", (json, words) => {
  for (const line of [
    `{"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":${json}}}`,
    `{"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":${json} } \t}  `,
    `{"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":${json}}   }\r`,
    `{"type":"content_block_delta","index":1,"delta":{"type":"text_delta","text":${json}}}`,
    `{"index":0,"delta":{"text":${json},"type":"text_delta"},"type":"content_block_delta"}`,
    `{"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":${json},"more":1}}`,
  ]) {
    const { read, seen } = reading();
    read(`data: ${line}\n`);
    expect(seen).toEqual([words]);
  }
});

test.each([`"a\tb"}}`, `"a"}`, `"a"}}}`, `"a}}`, `"a" "b"}}`, `"a"}} x`])(
  "words that are no JSON throw: %s",
  (end) => {
    const { read } = reading();
    const begun = `{"type":"content_block_delta","index":0,"delta":{"type":"text_delta","text":`;
    expect(() => read(`data: ${begun}${end}\n`)).toThrow(SyntaxError);
  },
);
