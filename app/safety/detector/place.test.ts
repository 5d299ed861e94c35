import { expect, test } from "vitest";
import { assessText } from "../detector.server.ts";

function worstOf(lines: readonly string[]) {
  const tiers = lines.map((line, index) => assessText(line, lines.slice(0, index)).tier);
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
])("after despair %j, %j … a place and a time open the panel", (...lines) => {
  expect(worstOf(lines)).toBe("crisis");
});

test.each([
  ["no", "theres a bend by the quarry", "tomorrow on the early shift"],
  ["no, not like that", "I keep thinking about the viaduct", "I know which one"],
  ["I feel so hopeless", "no", "it would look like an accident"],
])("after %j, %j, … it is asked again", (...lines) => {
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
])("%j, %j, … is ordinary talk", (...lines) => {
  expect(worstOf(lines)).toBe("quiet");
});
