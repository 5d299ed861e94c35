import { Server } from "node:http";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { collectWhenIdle } from "./collect-when-idle.ts";

const LOOK_MS = 10_000;
const collect = vi.fn();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  vi.stubGlobal("gc", collect);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  collect.mockClear();
});

function ask(server: Server, times: number): void {
  for (let time = 0; time < times; time += 1) server.emit("request");
}

test("after a busy time what it left is collected once nobody asks, twice and no more", async () => {
  const server = new Server();
  collectWhenIdle(server);
  ask(server, 500);
  await vi.advanceTimersByTimeAsync(LOOK_MS);
  expect(collect).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(LOOK_MS);
  expect(collect).toHaveBeenCalledTimes(1);
  // Health checks go on.
  for (let look = 0; look < 10; look += 1) {
    ask(server, 2);
    await vi.advanceTimersByTimeAsync(LOOK_MS);
  }
  expect(collect).toHaveBeenCalledTimes(2);
});

test("nothing is collected while many are connected: their replies would stand still", async () => {
  const server = new Server();
  collectWhenIdle(server);
  vi.spyOn(server, "getConnections").mockImplementation((tell) => {
    tell(null, 1_000);
    return server;
  });
  ask(server, 500);
  await vi.advanceTimersByTimeAsync(3 * LOOK_MS);
  expect(collect).not.toHaveBeenCalled();
});

test("mild use is collected now and then, and never while many ask", async () => {
  const server = new Server();
  collectWhenIdle(server);
  for (let look = 0; look < 10; look += 1) {
    ask(server, 100);
    await vi.advanceTimersByTimeAsync(LOOK_MS);
  }
  expect(collect).not.toHaveBeenCalled();
  for (let look = 0; look < 60; look += 1) {
    ask(server, 10);
    await vi.advanceTimersByTimeAsync(LOOK_MS);
  }
  expect(collect).toHaveBeenCalled();
});
