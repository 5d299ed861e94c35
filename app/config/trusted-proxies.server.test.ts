import { describe, expect, test } from "vitest";
import { clientAddressReader, isAddressOrRange, networkOf } from "./trusted-proxies.server.ts";

function reader(proxies: "fly" | string[]) {
  const read = clientAddressReader(proxies);
  return (socketAddress: string, headers: Record<string, string> = {}) =>
    read({ socketAddress, headers });
}

describe("with no proxy trusted", () => {
  test("only the socket says where a request comes from", () => {
    const read = reader([]);
    const headers = { "x-forwarded-for": "198.51.100.7", "fly-client-ip": "198.51.100.8" };
    expect(read("203.0.113.5", headers)).toBe("203.0.113.5");
    expect(read("::ffff:203.0.113.5", headers)).toBe("203.0.113.5");
  });
});

describe("behind trusted proxies", () => {
  const read = reader(["10.0.0.0/8", "2001:db8:1::/48", "192.0.2.1"]);

  test("the nearest hop that is none of ours is the client", () => {
    const forwarded = { "x-forwarded-for": "198.51.100.66, 198.51.100.7, 10.1.1.1" };
    expect(read("10.0.0.1", forwarded)).toBe("198.51.100.7");
    expect(read("2001:db8:1::5", forwarded)).toBe("198.51.100.7");
    expect(read("192.0.2.1", { "x-forwarded-for": "2001:DB8::7" })).toBe("2001:db8::7");
  });

  test("somebody who comes past the proxy does not choose an address", () => {
    expect(read("203.0.113.5", { "x-forwarded-for": "198.51.100.7" })).toBe("203.0.113.5");
  });

  test("a hop that is no address ends the chain", () => {
    expect(read("10.0.0.1", { "x-forwarded-for": "198.51.100.7, unknown, 10.1.1.1" })).toBe(
      "10.1.1.1",
    );
    expect(read("10.0.0.1", { "x-forwarded-for": "" })).toBe("10.0.0.1");
    expect(read("10.0.0.1")).toBe("10.0.0.1");
  });

  test("ports and brackets are no part of an address", () => {
    expect(read("10.0.0.1", { "x-forwarded-for": "198.51.100.7:4711" })).toBe("198.51.100.7");
    expect(read("10.0.0.1", { "x-forwarded-for": "[2001:db8::7]:443" })).toBe("2001:db8::7");
  });
});

test("on Fly its own header counts, and only an address in it", () => {
  const read = reader("fly");
  expect(read("172.16.0.1", { "fly-client-ip": "198.51.100.7" })).toBe("198.51.100.7");
  expect(read("172.16.0.1", { "x-forwarded-for": "198.51.100.7" })).toBe("172.16.0.1");
  expect(read("172.16.0.1", { "fly-client-ip": "words" })).toBe("172.16.0.1");
});

test("an address or a range is told from anything else", () => {
  for (const right of ["10.0.0.1", "10.0.0.0/8", "::1", "fd00::/8"]) {
    expect(isAddressOrRange(right)).toBe(true);
  }
  for (const wrong of ["10.0.0", "10.0.0.0/33", "::/129", "proxy.example", "10.0.0.0/8/8", "/8"]) {
    expect(isAddressOrRange(wrong)).toBe(false);
  }
});

test("one home is one place, however many addresses of IPv6 it has", () => {
  expect(networkOf("2001:db8:0:1::7")).toBe(networkOf("2001:db8:0:1:abcd:1:2:3"));
  expect(networkOf("2001:db8:0:2::7")).not.toBe(networkOf("2001:db8:0:1::7"));
  expect(networkOf("::1")).toBe("0:0:0:0::/64");
  expect(networkOf("203.0.113.5")).toBe("203.0.113.5");
});
