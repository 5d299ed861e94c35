import { expect, test } from "vitest";
import { fitTags } from "./fit-tags.server.ts";

test("a tag about danger is left out, the second time as well, alone and beside others", async () => {
  const tags = ["work", "suicide plan", "river walk"];
  for (const _ of [1, 2]) {
    expect([...(await fitTags(tags))]).toEqual(["work", "river walk"]);
    expect([...(await fitTags(["suicide plan"]))]).toEqual([]);
    expect([...(await fitTags(["work"]))]).toEqual(["work"]);
  }
});
