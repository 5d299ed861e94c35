import { expect, test } from "vitest";
import { seal, unseal } from "./sealed.server.ts";

test("a sealed value opens for its own purpose only, and shows nothing of itself", () => {
  const sealed = seal("JBSWY3DPEHPK3PXP", "two-factor:ana");
  expect(sealed).not.toContain("JBSWY3DPEHPK3PXP");
  expect(seal("JBSWY3DPEHPK3PXP", "two-factor:ana")).not.toBe(sealed);
  expect(unseal(sealed, "two-factor:ana")).toBe("JBSWY3DPEHPK3PXP");
  expect(unseal(sealed, "two-factor:ben")).toBeNull();
});

test.each(["", "AAAA", "no base64 at all !!"])(
  "what nobody sealed opens to nothing: %j",
  (value) => {
    expect(unseal(value, "two-factor:ana")).toBeNull();
  },
);
