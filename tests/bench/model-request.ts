import type { RequestOptions } from "node:http";

/** A streamed request of the Messages API that asks for an answer to one message. */
export function modelRequest(
  model: string,
  message: string,
): { body: string; options: RequestOptions } {
  const content = [{ type: "text", text: message }];
  const messages = [{ role: "user", content }];
  const body = JSON.stringify({ model, max_tokens: 1_024, stream: true, messages });
  const headers = {
    "Content-Type": "application/json",
    "Content-Length": Buffer.byteLength(body),
    "anthropic-version": "2023-06-01",
    "x-api-key": "bench",
  };
  return { body, options: { method: "POST", path: "/v1/messages", headers } };
}
