import type { Server } from "node:http";

/** Lets a server listen at a free port of this machine and tells it to whoever started the process. */
export function listenAndReportPort(server: Server): void {
  server.keepAliveTimeout = 60_000;
  server.listen({ port: 0, host: "127.0.0.1", backlog: 4_096 }, () => {
    const address = server.address();
    if (address && typeof address === "object") process.send?.({ port: address.port });
  });
}
