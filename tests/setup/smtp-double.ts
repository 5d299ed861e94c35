import type { Server } from "node:net";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";

/** A mail server on this machine, and what reached it. */
export interface SmtpDouble {
  port: number;
  received: { from: string; to: string[]; source: string; user: string | undefined }[];
  close(): Promise<void>;
}

/** Starts a mail server that accepts everything, except where `options` say otherwise. */
export async function startSmtpDouble(options: SMTPServerOptions = {}): Promise<SmtpDouble> {
  const received: SmtpDouble["received"] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 10,
    onData(stream, session, done) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", () => {
        const { mailFrom, rcptTo } = session.envelope;
        received.push({
          from: mailFrom ? mailFrom.address : "",
          to: rcptTo.map(({ address }) => address),
          source: Buffer.concat(chunks).toString("utf8"),
          user: session.user,
        });
        done();
      });
    },
    ...options,
  });
  // A visitor that gives up halfway is what some tests are about.
  server.on("error", () => {});
  const { promise, resolve } = Promise.withResolvers<void>();
  const listening = server.listen(0, "127.0.0.1", resolve);
  await promise;
  return {
    port: portOf(listening),
    received,
    close: () => new Promise((closed) => void server.close(() => closed())),
  };
}

/** The port that a server on this machine listens at. */
export function portOf(server: Server): number {
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("The server does not listen");
  return address.port;
}
