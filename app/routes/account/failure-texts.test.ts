import { expect, test } from "vitest";
import { TOASTS } from "#app/content/toasts.ts";
import { VERIFICATION_FAILURES } from "./failure-texts.ts";

test.each(["code-not-sent", "code-sending-error"] as const)(
  "the page and the toast say the same of %s",
  (code) => {
    expect(TOASTS[code]).toMatchObject(VERIFICATION_FAILURES[code]);
  },
);
