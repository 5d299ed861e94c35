// A process: the least that can stand between a model and a reader, as the yardstick. It asks the
// model and passes each word on as an event, with no account, no database and no framework.
import http, { type ServerResponse } from "node:http";
import { createParser } from "eventsource-parser";
import { modelRequest } from "./model-request.ts";
import { listenAndReportPort } from "./report-port.ts";
import "./watch.ts";

const [modelUrl = "", model = ""] = process.argv.slice(2);
const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity });

const server = http.createServer((request, response) => {
  const { searchParams } = new URL(request.url ?? "/", "http://relay");
  relay(searchParams.get("message") ?? "", response);
});
listenAndReportPort(server);

function relay(message: string, response: ServerResponse): void {
  const { body, options } = modelRequest(model, message);
  const asking = http.request(modelUrl, { ...options, agent }, (answer) => {
    response.writeHead(200, { "Content-Type": "text/event-stream; charset=utf-8" });
    let length = 0;
    const parser = createParser({
      onEvent({ data }) {
        const event: { type: string; delta?: { text: string } } = JSON.parse(data);
        if (event.type === "message_stop") response.end("event: done\ndata: {}\n\n");
        if (event.type !== "content_block_delta" || !event.delta) return;
        const { text } = event.delta;
        length += text.length;
        response.write(
          `id: ${length}\nevent: delta\ndata: ${JSON.stringify({ text, length })}\n\n`,
        );
      },
    });
    answer.setEncoding("utf8");
    answer.on("data", (chunk: string) => parser.feed(chunk));
    answer.on("error", () => response.destroy());
  });
  asking.on("error", () => response.destroy());
  asking.end(body);
}
