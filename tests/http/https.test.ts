import { expect, test } from "vitest";
import { toastHeader } from "#app/middleware/toasts.server.ts";
import { signInCookie } from "#app/middleware/account.server.ts";
import { Visitor } from "#tests/setup/visitor.ts";

process.env.APP_URL = "https://care.example";
// What tests have quick is refused at such an address.
delete process.env.PASSWORD_HASHES;

test("over https no cookie can be set by another host, nor on a plain line", async () => {
  const page = await new Visitor().raw("/auth");
  const set = [...page.headers.getSetCookie(), await toastHeader("signed-out")];
  set.push(await signInCookie("a secret"));
  expect(set).toHaveLength(3);
  for (const line of set) {
    expect(line).toMatch(/^__Host-aliwell_\w+=/);
    expect(line).toContain("; Path=/;");
    expect(line).toContain("; Secure");
    expect(line).not.toContain("Domain");
  }
});

test("a cookie of a name without that prefix is nobody's", async () => {
  const visitor = new Visitor();
  await visitor.raw("/auth");
  const value = visitor.cookies.get("__Host-aliwell_browser") ?? "";
  expect(value).not.toBe("");
  const again = await visitor.raw("/auth", { headers: { cookie: `aliwell_browser=${value}` } });
  expect(again.headers.getSetCookie()).toHaveLength(1);
});
