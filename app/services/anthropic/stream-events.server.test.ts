import { expect, test } from "vitest";
import { createEventReader } from "./stream-events.server.ts";

function reading() {
  const seen: string[] = [];
  const usage: object[] = [];
  const read = createEventReader({
    text: (text) => seen.push(text),
    life: () => {},
    thinking: () => seen.push("<thinks>"),
    tool: ({ name, input }) => seen.push(`<${name} ${JSON.stringify(input)}>`),
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
  read(`data: {"type":"error","error":{"type":"overloaded_error"}}\n\n`);
  expect(seen).toEqual(["<error>"]);
  expect(() => read("data: {broken\n\n")).toThrow();
  expect(() => reading().read(`data: ${"x".repeat(1_000_001)}`)).toThrow(RangeError);
});

test("fields are read with and without a space after their name, as the event format allows", () => {
  const { read, seen } = reading();
  read(STREAM.replaceAll("data: ", "data:").replaceAll("event: ", "event:"));
  expect(seen).toEqual(SAID);
});

test("a tool's input is put together, thinking is told, and neither is said", () => {
  const { read, seen } = reading();
  const send = (event: object) => read(`data: ${JSON.stringify(event)}\n\n`);
  send({
    type: "content_block_start",
    index: 0,
    content_block: { type: "thinking", thinking: "" },
  });
  send({
    type: "content_block_delta",
    index: 0,
    delta: { type: "signature_delta", signature: "Eq" },
  });
  send({
    type: "content_block_start",
    index: 1,
    content_block: { type: "tool_use", name: "offer" },
  });
  for (const part of ['{"id":"bre', 'athing"}']) {
    send({
      type: "content_block_delta",
      index: 1,
      delta: { type: "input_json_delta", partial_json: part },
    });
  }
  send({ type: "content_block_stop", index: 1 });
  expect(seen).toEqual(["<thinks>", '<offer {"id":"breathing"}>']);
});
