import { afterEach, expect, test, vi } from "vitest";

afterEach(() => vi.unstubAllEnvs());

// Settings are read once a process, so each takes the module anew.
async function signedWith(secrets: string) {
  vi.resetModules();
  vi.stubEnv("APP_MODE", "demo");
  vi.stubEnv("SESSION_SECRET", secrets);
  return import("./signatures.server.ts");
}

const OLD = "the-old-secret-that-is-long-enough-to-be-one";
const NEW = "the-new-secret-that-is-long-enough-to-be-one";

test("a signature holds for its own text alone", async () => {
  const { signatureOf, isSignatureOf } = await signedWith(OLD);
  const signature = signatureOf("link:one");
  expect(isSignatureOf(signature, "link:one")).toBe(true);
  expect(isSignatureOf(signature, "link:two")).toBe(false);
  expect(isSignatureOf("", "link:one")).toBe(false);
});

test("a signature outlives its secret's turn as the newest, and ends with it", async () => {
  const signature = (await signedWith(OLD)).signatureOf("link:one");
  expect((await signedWith(`${NEW},${OLD}`)).isSignatureOf(signature, "link:one")).toBe(true);
  expect((await signedWith(NEW)).isSignatureOf(signature, "link:one")).toBe(false);
});
