import { expect, test } from "vitest";
import { newMember } from "#tests/setup/members.ts";
import { attributeAt } from "#tests/setup/page.ts";
import { Visitor } from "#tests/setup/visitor.ts";

const YEAR = new Date().getUTCFullYear();

test("an admin has the year's crisis referrals as a file: a count, the protocols, and nothing about anybody", async () => {
  const { visitor } = await newMember();
  await visitor.submit(await visitor.get("/chat"), { message: "I want to kill myself" });
  const { visitor: admin } = await newMember({ role: "admin" });
  const list = await admin.get("/admin/yearly-reports");
  expect(list.text).toMatch(new RegExp(`Report for ${YEAR}: [1-9]\\d* times?`));
  expect(list.text).toContain(`Report for ${YEAR - 1}: 0 times`);
  const file = `a[download="crisis-referrals-${YEAR}.txt"]`;
  const text = decodeURIComponent(attributeAt(list.html, file, "href") ?? "");
  expect(text).toMatch(/Crisis referrals shown: [1-9]/);
  expect(text).toContain("How danger is noticed");
  expect(text).toMatch(/^Made on \w+ \d{1,2}, \d{4} \(UTC\)$/m);
  expect(text).toContain("Oregon: SB 1546 (2026).");
  expect(text).not.toMatch(/kill myself|@example\.org|\]\(|\*\*|\{\w+\}/);
});

test("nobody else has it", async () => {
  const { visitor } = await newMember();
  expect((await visitor.get("/admin/yearly-reports")).status).toBe(404);
  expect((await new Visitor().get("/admin/yearly-reports")).status).toBe(404);
});

test("that companions may not suit some minors is said where people sign up and on the page about the AI", async () => {
  for (const path of ["/auth?mode=register", "/about-ai"]) {
    const page = await new Visitor().get(path);
    expect(page.text).toContain("AI companions may not be suitable for some minors.");
  }
});
