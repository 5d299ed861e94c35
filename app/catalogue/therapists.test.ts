import { describe, expect, it } from "vitest";
import {
  COMPANION_SUMMARIES,
  findTherapist,
  resolveTherapist,
  therapistName,
  THERAPISTS,
} from "./therapists.ts";

describe("the companions", () => {
  it("are six, each with a face, a color and a voice of their own", () => {
    expect(THERAPISTS.map(({ id }) => id)).toEqual([
      "ali",
      "alina",
      "alice",
      "alicia",
      "alijah",
      "alister",
    ]);
    for (const key of [
      "name",
      "personality",
      "avatar",
      "color",
      "voiceType",
      "previewText",
    ] as const) {
      expect(new Set(THERAPISTS.map((therapist) => therapist[key])).size, key).toBe(6);
    }
  });

  it("have two summaries, of two of the six", () => {
    expect(COMPANION_SUMMARIES.map(({ id }) => findTherapist(id)?.gender)).toEqual([
      "masculine",
      "feminine",
    ]);
  });
});

describe("whom a conversation is with", () => {
  it("is whoever was sent, else the person's choice, else Alina", () => {
    expect(resolveTherapist("ali", "alice")).toBe("ali");
    expect(resolveTherapist("nobody", "alice")).toBe("alice");
    expect(resolveTherapist(null, "alice")).toBe("alice");
    expect(resolveTherapist("nobody", null)).toBe("alina");
    expect(resolveTherapist(null, null)).toBe("alina");
  });

  it("is Alister only where a stored id is not known any more", () => {
    expect(resolveTherapist(null, "someone-of-old")).toBe("alister");
    expect(therapistName("someone-of-old")).toBe("Alister");
    expect(therapistName("constructor")).toBe("Alister");
  });
});
