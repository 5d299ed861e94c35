import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";

const BAD_GATEWAY =
  "HTTP/1.1 502 Bad Gateway\r\nContent-Type: text/plain\r\nContent-Length: 3\r\nConnection: close\r\n\r\n502";

/** A line between a browser and the product that a test can cut, and mend again. */
export class BrokenLine {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #target: number | null = null;
  #isCut = false;
  #isRefusing = false;

  private constructor() {
    this.#server = createServer((browser) => this.#join(browser));
  }

  static async open(): Promise<BrokenLine> {
    const line = new BrokenLine();
    line.#server.listen(0, "127.0.0.1");
    await once(line.#server, "listening");
    return line;
  }

  get url(): string {
    const address = this.#server.address();
    if (!address || typeof address === "string") throw new Error("the line is not open");
    return `http://localhost:${address.port}`;
  }

  forwardTo(url: string): void {
    this.#target = Number(new URL(url).port);
  }

  /** Cuts every connection, and until it is mended each new one. */
  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.destroy();
  }

  /** From now on a proxy stands there whose server is gone: it cuts what is open and answers 502. */
  refuse(): void {
    this.cut();
    this.#isCut = false;
    this.#isRefusing = true;
  }

  mend(): void {
    this.#isCut = false;
    this.#isRefusing = false;
  }

  async close(): Promise<void> {
    this.cut();
    this.#server.close();
    await once(this.#server, "close");
  }

  #join(browser: Socket): void {
    if (this.#isCut || this.#target === null) {
      browser.destroy();
      return;
    }
    if (this.#isRefusing) {
      browser.on("error", () => {});
      browser.once("data", () => browser.end(BAD_GATEWAY));
      return;
    }
    const product = connect(this.#target, "127.0.0.1");
    for (const [socket, other] of [
      [browser, product],
      [product, browser],
    ] as const) {
      this.#sockets.add(socket);
      socket.on("error", () => {});
      socket.on("close", () => {
        this.#sockets.delete(socket);
        other.destroy();
      });
      socket.pipe(other);
    }
  }
}
