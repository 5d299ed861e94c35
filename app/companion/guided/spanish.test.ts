import { describe, expect, test } from "vitest";

import { createChooser } from "./choose.ts";
import { detectLanguage } from "./language.ts";
import { answerSpanish } from "./languages.ts";
import { spanishAnything, spanishThemes } from "./spanish.ts";
import { EMPTY_STATE } from "./turn.ts";

function answer(content: string, seed = "a"): string {
  const state = { ...EMPTY_STATE, languageTold: true };
  return answerSpanish(content, state, createChooser(seed, [])).text;
}

describe("in Spanish", () => {
  test.each([
    ["me siento culpable por estar feliz desde que murió mi mamá", "guilt_in_grief"],
    ["perdí al bebé", "pregnancy_loss"],
    ["creo que soy mala madre", "parenting"],
    ["le grité a mi hijo", "parenting"],
    ["cuido de mi madre y no puedo más", "caring"],
    ["todos me ignoraron en la fiesta", "left_out"],
    ["mi jefe me humilló delante de todos", "humiliated"],
    ["tengo envidia de mi hermana", "jealousy"],
    ["mi novio me dejó", "breakup"],
    ["no puedo dejar de llorar", "crying"],
    ["estoy cansada", "tired"],
    ["tengo vergüenza de lo que hice", "shame"],
    ["me peleé con mi padre", "conflict"],
    ["odio mi cuerpo", "body"],
    ["me duele la espalda todos los días", "health"],
    ["tengo examen mañana", "study"],
    ["ya no sé si creer en dios", "faith"],
    ["murió mi abuela", "grief"],
    ["no puedo dormir", "sleep"],
    ["tengo miedo", "anxiety"],
  ])("%j is Spanish and heard as %s", (content, id) => {
    expect(detectLanguage(content)).toBe("spanish");
    expect(spanishThemes.find(({ pattern }) => pattern.test(content))?.id).toBe(id);
    for (const seed of ["a", "b", "c"]) {
      const text = answer(content, seed);
      expect(text.match(/\?/gu)?.length, text).toBe(1);
      for (const line of spanishAnything.hear) {
        expect(text).not.toContain(line);
      }
    }
  });

  test("two things are both named", () => {
    const text = answer("estoy muy cansado y no duermo");
    expect(text).toMatch(/cansancio/iu);
    expect(text).toMatch(/noches/iu);
  });

  test("each theme has an id of its own, and asks one thing at a time", () => {
    const ids = spanishThemes.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { hear, ask } of spanishThemes) {
      expect(hear.filter((line) => line.includes("?"))).toEqual([]);
      expect(ask.filter((line) => line.match(/\?/gu)?.length !== 1)).toEqual([]);
      expect([...hear, ...ask].filter((line) => /[!¡]/u.test(line))).toEqual([]);
    }
  });
});
