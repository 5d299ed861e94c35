import { expect, test } from "vitest";
import { readable, refusalOf } from "./request-line.ts";

const host = "care.example";

test("only what our pages and forms send is given to a route", () => {
  for (const method of ["GET", "HEAD", "POST"]) {
    expect(refusalOf({ method, host, url: "/auth" })).toBeNull();
  }
  for (const method of ["OPTIONS", "PROPFIND", "PUT", "DELETE", "TRACE", "get"]) {
    expect(refusalOf({ method, host, url: "/auth" })).toBe(405);
  }
  expect(refusalOf({ method: "GET", host: "[", url: "/" })).toBe(400);
  const from = (origin: string) => refusalOf({ method: "POST", host, url: "/auth", origin });
  expect(["null", "https://elsewhere.example", "elsewhere"].map(from)).toEqual([null, null, 400]);
  for (const method of ["PATCH", "PUT", "DELETE"]) {
    expect(refusalOf({ method, host, url: "/api/auth/me" })).toBeNull();
  }
  expect(refusalOf({ method: "OPTIONS", host, url: "/api/auth/me" })).toBe(405);
});

test("an address that cannot be read becomes one that can, and every other stays", () => {
  expect(readable("/%E0%A4%A/words?a=%E0")).toBe("/%25E0%25A4%25A/words?a=%E0");
  expect(readable("//")).toBe("/");
  expect(readable("/\\/other.example/a?b=//")).toBe("/other.example/a?b=//");
  expect(() => decodeURIComponent(readable("/%"))).not.toThrow();
  for (const url of ["/auth?next=%2Fchat", "/%C3%A9t%C3%A9", "/", "*"]) {
    expect(readable(url)).toBe(url);
  }
});
