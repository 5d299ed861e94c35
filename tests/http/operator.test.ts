import { expect, test } from "vitest";
import { newMember } from "#tests/setup/members.ts";
import { textsAt } from "#tests/setup/page.ts";
import { Visitor } from "#tests/setup/visitor.ts";

Object.assign(process.env, {
  APP_NAME: "Stillwater",
  OPERATOR_NAME: "Stillwater Cooperative",
  SUPPORT_EMAIL: "care@stillwater.example",
  ANTHROPIC_API_KEY: "sk-ant-test",
  ANTHROPIC_BASE_URL: "https://models.stillwater.example",
  ANTHROPIC_MODEL: "brook-2",
});

test("the operator's name for the product stands in the title of every page", async () => {
  const { visitor } = await newMember();
  const visited = ["/", "/pricing", "/privacy", "/auth", "/auth/forgot-password", "/crisis", "/no"];
  const pages = [await visitor.get("/chat"), await visitor.get("/")];
  for (const path of visited) pages.push(await new Visitor().get(path));
  for (const { html, url } of pages) {
    const [title = ""] = textsAt(html, "title");
    expect([url, title]).toEqual([url, expect.stringContaining("Stillwater")]);
    expect(title).not.toContain("Aliwell");
  }
});

test("who runs it and where to write stand in the footer and in the texts", async () => {
  for (const path of ["/", "/privacy", "/health-data", "/eula", "/about-ai"]) {
    const { html, text } = await new Visitor().get(path);
    expect(text).toContain("Stillwater is run by Stillwater Cooperative");
    expect(html).toContain('href="mailto:care@stillwater.example"');
    expect(textsAt(html, "main").join()).not.toContain("Aliwell");
  }
});

test("the texts name the model that answers and who is sent the messages", async () => {
  const privacy = await new Visitor().get("/privacy");
  expect(privacy.text).toContain("The model server at models.stillwater.example is sent");
  const about = await new Visitor().get("/about-ai");
  expect(about.text).toContain("The language model brook-2 answers here");
});
