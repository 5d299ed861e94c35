import { expect, test } from "vitest";
import {
  hasStreamRoom,
  MAX_STREAMS,
  MAX_STREAMS_EACH,
  takeStreamRoom,
} from "./stream-room.server.ts";

test("a full process has no room for anybody, until one stream ends", () => {
  const sessions = Math.ceil(MAX_STREAMS / MAX_STREAMS_EACH);
  const taken = Array.from({ length: MAX_STREAMS }, (_, index) =>
    takeStreamRoom(`session ${index % sessions}`),
  );
  expect(hasStreamRoom("somebody new")).toBe(false);
  const [giveBack = () => {}] = taken;
  giveBack();
  // Given back twice it counts once.
  giveBack();
  expect(hasStreamRoom("somebody new")).toBe(true);
  const again = takeStreamRoom("somebody new");
  expect(hasStreamRoom("somebody else")).toBe(false);
  again();
  for (const each of taken) each();
});
