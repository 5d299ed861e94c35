import { expect, test } from "vitest";
import { checkpointByRules } from "./checkpoint-rules.ts";

test("it says what they said themselves, and nothing of what it might mean", () => {
  const text = checkpointByRules([
    "I can't sleep, I lie awake all night",
    "My sister Ana called.",
    "My dog Biscuit died.",
  ]);
  expect(text).toBe(
    "So far you've told me: “My sister is called Ana” and “My dog Biscuit died”. If something is missing or wrong, just say so.",
  );
});

test("where nothing was plainly said there is nothing to look back on", () => {
  expect(checkpointByRules(["hm", "the blue one"])).toBeNull();
});

test("whoever writes in Spanish is answered in Spanish", () => {
  const text = checkpointByRules(["No puedo dormir", "Mi hermana se llama Ana", "estoy agotada"]);
  expect(text).toBe(
    "Hasta ahora me contaste: “Mi hermana se llama Ana”. Si falta algo o no es así, dilo.",
  );
});
