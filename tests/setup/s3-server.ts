import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import S3rver from "s3rver";

/** A real S3 server on this machine, with one empty bucket. */
export class S3Server {
  static readonly bucket = "backups";
  readonly folder = mkdtempSync(path.join(tmpdir(), "s3-"));
  /** What a client is told by. */
  variables: Record<string, string> = {};
  readonly #server: S3rver;

  private constructor() {
    this.#server = new S3rver({
      address: "127.0.0.1",
      port: 0,
      silent: true,
      directory: this.folder,
      configureBuckets: [{ name: S3Server.bucket, configs: [] }],
    });
  }

  static async start(): Promise<S3Server> {
    const server = new S3Server();
    const { address, port } = await server.#server.run();
    server.variables = {
      AWS_ENDPOINT_URL_S3: `http://${address}:${port}`,
      AWS_REGION: "us-east-1",
      // The one pair that this server knows.
      AWS_ACCESS_KEY_ID: "S3RVER",
      AWS_SECRET_ACCESS_KEY: "S3RVER",
    };
    return server;
  }

  async stop(): Promise<void> {
    await this.#server.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
