import { expect, test } from "vitest";
import { checkpointByRules } from "./checkpoint-rules.ts";

test("it names what plainly came up, and how often", () => {
  const text = checkpointByRules([
    "I can't sleep, I lie awake all night",
    "My boss gives me more work every week and my job wears me out",
    "I can't sleep again tonight",
  ]);
  expect(text).toMatch(
    /^What came up so far: sleep and work\. Sleep came up in 2 of your messages\./,
  );
});

test("where nothing stands out it says so, and claims nothing", () => {
  const text = checkpointByRules(["hm", "the blue one", "I do not know"]);
  expect(text).toContain("No one theme stands out yet.");
  expect(text).not.toContain("came up");
});

test("whoever writes in Spanish is answered in Spanish, with what plainly came up", () => {
  const text = checkpointByRules([
    "No puedo dormir desde que empezaron los turnos nuevos",
    "Mi jefe me da más trabajo cada semana y estoy agotada",
    "Otra noche sin dormir",
    "ok",
    "Solo quiero que la cabeza pare un rato",
  ]);
  expect(text).toMatch(/^De lo que has hablado hasta ahora: las noches, /);
  expect(text).toContain("De las noches hablas en 2 de tus mensajes.");
  expect(text).not.toContain("soledad");
  expect(text).toMatch(/lo que importa\.$/);
});

test("in Spanish, too, it claims nothing where nothing stands out", () => {
  const text = checkpointByRules([
    "No sé qué decir",
    "Quiero hablar de algo",
    "Hola, buenas noches",
  ]);
  expect(text).toContain("Todavía no destaca un tema.");
});

test("a word of Spanish within English makes no Spanish of it", () => {
  const text = checkpointByRules(["Hola", "I can't sleep, I lie awake all night", "It is the job"]);
  expect(text).toContain("If something is missing or wrong");
});
