import { expect, test } from "vitest";
import { languageAbove } from "./asked-question.server.ts";

const SPANISH =
  "Llama al 988 (pulsa 2) ahora. Yo no puedo llamar a nadie, solo tú puedes. Decidido no es hecho: todavía queda hoy. ¿Quién podría guardarte esta noche las llaves, o lo que usarías?";

test("a few words of Spanish under a Spanish reply stay Spanish, though it asked none of the questions", () => {
  expect(languageAbove(null, SPANISH, "me da pena")).toBe("es");
});

test("who turns to English, or was answered in English, isn't answered in Spanish", () => {
  expect(languageAbove(null, SPANISH, "i'm too scared")).toBeNull();
  expect(languageAbove(null, "Call or text 988 now.", "me da pena")).toBeNull();
});
