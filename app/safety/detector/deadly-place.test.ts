import { expect, test } from "vitest";
import { assessText } from "../detector.server.ts";

function worstOf(lines: readonly string[]) {
  const tiers = lines.map((line, index) => assessText(line, lines.slice(0, index)).tier);
  return tiers.includes("crisis") ? "crisis" : tiers.includes("check_in") ? "check_in" : "quiet";
}

test.each([
  [
    "there's no point to any of it",
    "no",
    "theres a bend past the quarry",
    "nobody is on it on the early shift",
  ],
  ["I feel worthless", "not really", "I keep driving past that viaduct", "tomorrow night maybe"],
  ["everything is pointless", "I stopped at the footbridge again", "there's no barrier there"],
  ["I can't go on like this", "im on the viaduct"],
  ["ya no quiero seguir viviendo", "no", "siempre paso por el viaducto", "mañana, creo"],
  ["there's a level crossing near work", "nobody is about at that time", "tomorrow i think"],
])("%j, %j … is asked about at the least", (...lines) => {
  expect(["check_in", "crisis"]).toContain(assessText(lines.at(-1) ?? "", lines.slice(0, -1)).tier);
});

test.each([
  [
    "I feel hopeless",
    "no",
    "I know a bend by the old quarry",
    "it would look like an accident",
    "tomorrow on the early shift",
  ],
  ["I'm tired of everything", "I've parked by the bridge", "looking down at the water"],
  ["ya no puedo más, quiero desaparecer", "estoy en el viaducto", "me estoy asomando"],
  ["he subido a la azotea", "estoy al borde"],
  ["I feel hopeless. There's a bend by the quarry, nobody is on it early. Tomorrow I think.", ""],
])("%j, %j … is danger now", (...lines) => {
  expect(worstOf(lines)).toBe("crisis");
});

test.each([
  [
    "I started running",
    "theres a bend by the quarry with a lovely view",
    "nobody is on it early",
    "tomorrow again",
  ],
  ["I drive past the viaduct on my commute", "no traffic on it early", "tomorrow I'm off"],
  ["work is exhausting", "we had lunch by the bridge", "tomorrow we go again"],
  ["estamos en el puente haciendo fotos", "mirando abajo se ve todo el valle"],
  ["my kid is on the climbing wall", "it looks like an accident waiting to happen"],
  ["I'm on the platform, the train is late again", "nobody is around", "I'll be at work by nine"],
  ["hay un puente nuevo cerca de mi casa", "mañana lo inauguran"],
])("%j, %j … is asked about nothing", (...lines) => {
  expect(worstOf(lines)).toBe("quiet");
});
