import { expect, it } from "vitest";
import { sayBackInSpanish } from "./spanish-reflection.ts";

it.each([
  ["mi jefa no me habla", "Tu jefa no te habla."],
  ["llevo tres días sin dormir", "Llevas tres días sin dormir."],
  ["me encerré en el baño", "Te encerraste en el baño."],
  ["trabajo de noche en un hospital", "Trabajas de noche en un hospital."],
  ["llamaré a mi hermano mañana", "Llamarás a tu hermano mañana."],
])("a Spanish statement is turned to face them: %j", (told, faced) => {
  expect(sayBackInSpanish(told)).toBe(faced);
});

it.each([
  "discutimos por su novio ayer",
  "mi marido dice que deje el trabajo",
  "soy una inútil en todo",
  "¿qué le digo a mi hija?",
  "si me voy no vuelvo",
  "yo trabajaba y ella dormía",
])("what can't be turned surely, or mustn't be said back, isn't: %j", (told) => {
  expect(sayBackInSpanish(told)).toBeNull();
});
