import { expect, test } from "vitest";
import { placeSaid } from "./place-said.ts";

test.each([
  ["I'm in Leeds and I can't sleep", "GB"],
  ["that number doesn't work in the UK", "GB"],
  ["911 isn't a thing here, I'm in Sydney", "AU"],
  ["I live in Ireland btw", "IE"],
  ["im from Toronto. my husband shouts", "CA"],
  ["australian here, hi", "AU"],
  ["soy de España", "ES"],
  ["vivo en México", "MX"],
  ["I'm in Mexico City", "MX"],
  ["we live in the Netherlands", "NL"],
  ["i live in kenya, near the lake", "KE"],
  ["estoy en Guatemala", "GT"],
  ["I'm in Texas", "US-TX"],
  ["i'm in new york", "US"],
  ["In England.", "GB"],
  ["from Dublin", "IE"],
  ["there's no 988 in Spain", "ES"],
  ["what number do i call in Ireland", "IE"],
  ["which number do I ring in the uk?", "GB"],
  ["who do I call in Australia", "AU"],
  ["whats the number for canada", "CA"],
  ["¿qué número? aquí en España", "ES"],
  ["¿a qué número llamo en España?", "ES"],
  ["I'm from Mexico but I live in Texas now", "US-TX"],
])("%j says where its writer is: %s", (text, code) => {
  expect(placeSaid(text)).toBe(code);
});

test.each([
  "my brother lives in London",
  "I want to move to Canada",
  "I lived in Ireland as a kid",
  "I'm in pain",
  "I'm in Paris next week",
  "I live in Dublin, Ohio",
  "she is from Germany",
  "I'm in Georgia",
  "I'm from Mexico but moved years ago",
  "I love French toast",
  "I've not been in France since the divorce",
  "I'm not in Canada anymore",
  "In Paris, we had a great time",
  "we got married there. In London it rained all week",
])("%j says nothing of it", (text) => {
  expect(placeSaid(text)).toBeNull();
});
