import { expect, test } from "vitest";
import { assessByRules } from "../detector.server.ts";

function worstOf(lines: readonly string[]) {
  const tiers = lines.map((line, index) => assessByRules(line, lines.slice(0, index)).tier);
  return tiers.includes("crisis") ? "crisis" : tiers.includes("check_in") ? "check_in" : "quiet";
}

test.each([
  [
    "im so tired of everything, I can't do this anymore",
    "no",
    "theres a bend by the quarry",
    "tomorrow early shift",
  ],
  [
    "i dont see the point of any of it",
    "no, im not suicidal",
    "there's a bridge on my way home",
    "I know when",
  ],
  ["I feel so hopeless", "no", "that motorway bridge", "I know when"],
  ["I'm worthless", "no, not like that", "the weir by the mill", "nobody there at that hour"],
  ["everything is pointless", "the roof of the car park is never locked", "tonight"],
  ["nobody cares if I'm around", "I know a spot above the cliffs", "friday after work"],
  [
    "estoy deprimida, no quiero vivir así",
    "no",
    "hay un puente cerca de mi casa",
    "mañana temprano",
  ],
  ["I'm tired of everything", "I've parked by the bridge", "looking down at the water"],
  ["ya no puedo más, quiero desaparecer", "estoy en el viaducto", "me estoy asomando"],
])("after despair %j, %j … a place and a time open the panel", (...lines) => {
  expect(worstOf(lines)).toBe("crisis");
});

test.each([
  ["no", "theres a bend by the quarry", "tomorrow on the early shift"],
  ["no, not like that", "I keep thinking about the viaduct", "I know which one"],
  ["I feel so hopeless", "no", "it would look like an accident"],
  ["everything is pointless", "I stopped at the footbridge again", "there's no barrier there"],
  ["I can't go on like this", "im on the viaduct"],
  ["ya no puedo más", "estoy en el puente"],
  ["there's a level crossing near work", "nobody is about at that time", "tomorrow i think"],
])("after %j, %j, … it is asked about", (...lines) => {
  expect(worstOf(lines)).not.toBe("quiet");
});

test.each([
  ["no", "the bridge is closed so I'm late", "tomorrow early shift"],
  ["I'm exhausted", "I pass the viaduct every day on my run", "tomorrow 10k"],
  ["no", "there is a bridge near the station, we take photos there", "tomorrow"],
  ["I lost my job", "no", "there's a bend on the road where the traffic jams", "friday after work"],
  ["I feel empty", "no", "tomorrow I have an exam"],
  ["we hiked past the quarry", "the view of the cliffs was great", "tomorrow again"],
  ["no", "what time is it tomorrow", "friday is busy"],
  ["I drive past the viaduct on my commute", "no traffic on it early", "tomorrow I'm off"],
  ["work is exhausting", "we had lunch by the bridge", "tomorrow we go again"],
  ["estamos en el puente haciendo fotos", "mirando abajo se ve todo el valle"],
  ["my kid is on the climbing wall", "it looks like an accident waiting to happen"],
  ["I'm on the platform, the train is late again", "nobody is around", "I'll be at work by nine"],
  ["hay un puente nuevo cerca de mi casa", "mañana lo inauguran"],
])("%j, %j, … is ordinary talk", (...lines) => {
  expect(worstOf(lines)).toBe("quiet");
});
