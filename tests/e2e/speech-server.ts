import { once } from "node:events";
import { createServer, type Server } from "node:http";

// A frame of MPEG 1 layer III (128 kbit/s, 44.1 kHz) that holds nothing: 26 ms of silence.
const SILENT_FRAME = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0xc4]), Buffer.alloc(413)]);
const THREE_SECONDS = 115;

/** A speech service on this machine whose every line is three seconds of silence. */
export class SpeechServer {
  readonly url: string;
  isDown = false;
  /** Says that it is a sound, and it is none. */
  isNonsense = false;
  requests = 0;
  readonly #server: Server;

  private constructor(server: Server, port: number) {
    this.#server = server;
    this.url = `http://127.0.0.1:${port}`;
    server.on("request", (request, response) => {
      request.resume();
      this.requests += 1;
      response.setHeader("Content-Type", "application/json");
      const sound = this.isNonsense
        ? Buffer.from("<p>Bad gateway</p>")
        : Buffer.concat(Array.from({ length: THREE_SECONDS }, () => SILENT_FRAME));
      const error = { code: 403, message: "No.", status: "PERMISSION_DENIED", details: [] };
      response.statusCode = this.isDown ? error.code : 200;
      response.end(
        JSON.stringify(this.isDown ? { error } : { audioContent: sound.toString("base64") }),
      );
    });
  }

  static async start(): Promise<SpeechServer> {
    const server = createServer().listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = server.address();
    if (!address || typeof address === "string") throw new Error("no port");
    return new SpeechServer(server, address.port);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    this.#server.close();
    await once(this.#server, "close");
  }
}
