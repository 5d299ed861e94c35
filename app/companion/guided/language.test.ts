import { expect, test } from "vitest";
import { detectGuidedLanguage } from "./language.ts";

test.each([
  ["me siento muy sola desde que me mudé", "spanish"],
  ["hola", "spanish"],
  ["tengo mucha ansiedad y no puedo dormir", "spanish"],
  ["ich kann nicht schlafen und bin traurig", "other"],
  ["je suis très fatigué et je ne dors pas", "other"],
  ["Мне грустно", "other"],
  ["私は疲れました", "other"],
  ["no, no es una noticia, es el mensaje que quiero mandarle a Lucía", "spanish"],
  ["no aguanto más", "spanish"],
  ["I can't sleep", "english"],
  ["no", "english"],
  ["me me me", "english"],
  ["😞", "english"],
  ["", "english"],
])("%j is %s", (message, language) => expect(detectGuidedLanguage(message)).toBe(language));
