import { expect, test } from "vitest";
import { decodable, refusalOf } from "./request-line.ts";

const host = "care.example";

test("only what our pages and forms send is given to a route", () => {
  for (const method of ["GET", "HEAD", "POST"]) {
    expect(refusalOf({ method, host, url: "/auth" })).toBeNull();
  }
  for (const method of ["OPTIONS", "PROPFIND", "PUT", "DELETE", "TRACE", "get"]) {
    expect(refusalOf({ method, host, url: "/auth" })).toEqual({
      status: 405,
      headers: { Allow: "GET, HEAD, POST" },
    });
  }
  expect(refusalOf({ method: "GET", host: "[", url: "/" })?.status).toBe(400);
});

test("an address that cannot be decoded becomes one that can, and every other stays", () => {
  expect(decodable("/%E0%A4%A/words?a=%E0")).toBe("/%25E0%25A4%25A/words?a=%E0");
  expect(() => decodeURIComponent(decodable("/%"))).not.toThrow();
  for (const url of ["/auth?next=%2Fchat", "/%C3%A9t%C3%A9", "/", "*"]) {
    expect(decodable(url)).toBe(url);
  }
});
