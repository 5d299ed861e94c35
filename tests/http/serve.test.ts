import { spawn } from "node:child_process";
import http from "node:http";
import { expect, onTestFinished, test, vi } from "vitest";
import { freePort } from "#tests/bench/product.ts";

async function startServer(): Promise<string> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { ...process.env, PORT: String(port), HOST: "127.0.0.1", APP_URL: url };
  const server = spawn(process.execPath, ["app/entry.serve.ts"], { env, stdio: "ignore" });
  onTestFinished(() => void server.kill());
  await vi.waitUntil(
    () =>
      fetch(`${url}/healthz`)
        .then(({ ok }) => ok)
        .catch(() => false),
    20_000,
  );
  return url;
}

function ask(url: string, options: http.RequestOptions, body = ""): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const asking = http.request(url, options, (answer) => {
      answer.resume().on("end", () => resolve(answer.statusCode));
    });
    asking.on("error", reject).end(body);
  });
}

test("a refused form that is far too long does not hold up what comes after it on its connection", async () => {
  const url = await startServer();
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  const headers = { "Content-Type": "text/plain" };
  const refused = await ask(`${url}/auth`, { agent, method: "POST", headers }, "a".repeat(700_000));
  expect(refused).toBe(415);
  const startedAt = performance.now();
  expect(await ask(`${url}/healthz`, { agent })).toBe(200);
  expect(performance.now() - startedAt).toBeLessThan(3_000);
});
