import { expect, test } from "vitest";
import { deviceOf } from "./account-events.server.ts";

test.each([
  ["Mozilla/5.0 (Android 14; Mobile; rv:128.0) Gecko/128.0 Firefox/128.0", "Firefox on Android"],
  [
    "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36",
    "Chrome on Windows",
  ],
  ["w3m/0.5.3", null],
  ["", null],
  [null, null],
])("a browser is named as somebody would name it: %s", (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
