import { describe, expect, test } from "vitest";
import { LANGUAGES } from "./assessment.ts";
import {
  AWAY_NOTICE_AFTER_MS,
  NOTICE_OCCASIONS,
  USE_NOTICE_EVERY_MS,
  dueNotice,
  noticeText,
} from "./notices.ts";

describe("notices", () => {
  test.each(LANGUAGES)(
    "each says that this is an AI, no human and no licensed therapist (%s)",
    (language) => {
      const texts = NOTICE_OCCASIONS.map((occasion) => noticeText(occasion, language));
      for (const text of texts) {
        expect(text).toMatch(/\bAI\b|\bIA\b/);
        expect(text).toMatch(/human|persona/);
        expect(text).toMatch(/licensed therapist|terapeuta con licencia/);
      }
      expect(noticeText("asked_machine", language)).toMatch(/^(?:Yes|Sí),/);
    },
  );

  test("are due at the start, after seven days away and after three hours of use", () => {
    const now = 1_800_000_000_000;
    expect(dueNotice({ now, lastNoticeAt: null, lastActiveAt: null })).toBe("start");
    expect(
      dueNotice({ now, lastNoticeAt: now - 1000, lastActiveAt: now - AWAY_NOTICE_AFTER_MS }),
    ).toBe("return");
    expect(
      dueNotice({ now, lastNoticeAt: now - USE_NOTICE_EVERY_MS, lastActiveAt: now - 1000 }),
    ).toBe("interval");
    expect(dueNotice({ now, lastNoticeAt: now - 1000, lastActiveAt: now - 1000 })).toBeNull();
  });

  test("keep to seven days and three hours", () => {
    expect(AWAY_NOTICE_AFTER_MS).toBe(604_800_000);
    expect(USE_NOTICE_EVERY_MS).toBe(10_800_000);
  });
});
