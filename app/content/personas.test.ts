import { expect, test } from "vitest";
import { THERAPISTS } from "#app/catalogue/therapists.ts";
import { PERSONAS } from "./personas.ts";

test("each companion's persona says who it is", () => {
  for (const { id, name } of THERAPISTS) expect(PERSONAS[id]).toContain(`You are ${name}:`);
});
