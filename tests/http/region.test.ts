import { expect, test } from "vitest";
import { newMember } from "#tests/setup/members.ts";
import { attributeAt, textsAt } from "#tests/setup/page.ts";
import { Visitor } from "#tests/setup/visitor.ts";

process.env.CRISIS_REGION = "IE";

test("another region's table stands wherever a number does, and none of the first one's", async () => {
  const { visitor } = await newMember();
  const chat = await visitor.submit(await visitor.get("/chat"), {
    message: "I want to kill myself",
  });
  const pages = [chat];
  const visited = ["/", "/privacy", "/health-data", "/eula", "/about-ai"];
  for (const path of ["/crisis", "/safety", "/safety-plan", "/pricing", ...visited]) {
    pages.push(await new Visitor().get(path));
  }
  for (const page of pages) {
    expect(page.text).not.toMatch(/\b(988|911|741741)\b/);
    expect(page.text).toMatch(/\b112\b/);
  }
  expect(attributeAt(chat.html, "#crisis-panel .contact-link", "href")).toMatch(/^(tel|sms):/);
  expect(textsAt(chat.html, "#crisis-panel .crisis-outside")[0]).toMatch(/^Outside Ireland/);
});
