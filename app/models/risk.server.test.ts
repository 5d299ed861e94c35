import { describe, expect, it } from "vitest";
import type { Assessment } from "#app/safety/assessment.ts";
import {
  afterNotMeant,
  afterSaferNow,
  NEW_VISIT_AFTER_MS,
  nextRisk,
  staysOpen,
  STEP_DOWN_AFTER_MS,
  type RiskState,
  type Sign,
} from "./risk.server.ts";

const NOW = Date.UTC(2026, 4, 4, 12);
const PERSON = "a-person";
const NONE: Assessment = {
  tier: "none",
  kind: "none",
  severity: "low",
  subject: "self",
  rules: [],
};

function found(changes: Partial<Assessment>): Sign {
  const finding: Assessment = {
    tier: "crisis",
    kind: "active_ideation",
    severity: "moderate",
    subject: "self",
    rules: ["a.rule"],
    ...changes,
  };
  return { finding, saysYes: false, isUnsure: false };
}

function harmless(changes: Partial<Sign> = {}): Sign {
  return { finding: NONE, saysYes: false, isUnsure: false, ...changes };
}

function after(sign: Sign, current: RiskState | null = null, now = NOW): RiskState {
  const { state } = nextRisk(PERSON, current, sign, now);
  if (!state) throw new Error("no state");
  return state;
}

function quiet(state: RiskState, messages: number, now: number): RiskState {
  let current = state;
  for (let count = 0; count < messages; count += 1) current = after(harmless(), current, now);
  return current;
}

describe("risk about the writer", () => {
  it.each(["passive_ideation", "active_ideation", "plan_or_attempt", "self_harm"] as const)(
    "opens with %s",
    (kind) => {
      expect(after(found({ kind })).status).toBe("open");
    },
  );

  it("opens with harm to others, also where the one in danger is in the writer's care", () => {
    expect(after(found({ kind: "harm_to_others" })).status).toBe("open");
    expect(after(found({ kind: "harm_to_others", subject: "dependent" })).status).toBe("open");
    expect(staysOpen({ kind: "harm_to_others", subject: "other" })).toBe(false);
  });

  it("is not closed by a joke about it, nor by any number of messages on the same day", () => {
    const state = quiet(after(found({})), 30, NOW + 60_000);
    expect(state.status).toBe("open");
  });

  it("never becomes smaller by another sign, and grows by a graver one", () => {
    const grave = after(found({ kind: "plan_or_attempt", severity: "critical" }));
    const then = after(found({ kind: "passive_ideation", severity: "low" }), grave, NOW + 1);
    expect(then).toMatchObject({ kind: "plan_or_attempt", severity: "critical" });
    const mild = after(found({ tier: "check_in", kind: "passive_ideation", severity: "low" }));
    const worse = after(found({ severity: "high" }), mild, NOW + 1);
    expect(worse).toMatchObject({ tier: "crisis", kind: "active_ideation", severity: "high" });
  });
});

describe("stepping down", () => {
  const later = NOW + STEP_DOWN_AFTER_MS;

  it.each(["low", "moderate"] as const)(
    "takes %s risk to a watch after 72 hours and two messages without a sign",
    (severity) => {
      const first = after(harmless(), after(found({ severity })), later);
      expect(first.status).toBe("open");
      const { state, settles } = nextRisk(PERSON, first, harmless(), later + 1);
      expect(state?.status).toBe("watch");
      expect(settles).toEqual([{ resolution: "stepped_down", covers: "own", until: NOW }]);
    },
  );

  it("needs both: messages alone are too soon, hours alone are too silent", () => {
    expect(quiet(after(found({})), 5, later - 1).status).toBe("open");
    expect(after(harmless(), after(found({})), later * 2).status).toBe("open");
  });

  it("begins again with every sign, and with a yes to a direct question", () => {
    const almost = quiet(after(found({})), 1, later);
    const signed = after(found({ severity: "low" }), almost, later + 1);
    expect(quiet(signed, 2, later + 2).status).toBe("open");
    const yes = after(harmless({ saysYes: true }), almost, later + 1);
    expect(yes).toMatchObject({ status: "open", quietMessages: 0, lastSignAt: later + 1 });
    expect(quiet(yes, 2, later + 2).status).toBe("open");
  });

  it.each(["high", "critical"] as const)("never happens to %s risk", (severity) => {
    const state = quiet(after(found({ severity })), 9, NOW + 20 * STEP_DOWN_AFTER_MS);
    expect(state.status).toBe("open");
  });
});

describe("a considered answer", () => {
  it.each(["low", "high", "critical"] as const)("that one is safer closes %s risk", (severity) => {
    const { state, settles } = afterSaferNow(after(found({ severity })), true, NOW + 1);
    expect(state?.status).toBe("watch");
    expect(settles[0]?.resolution).toBe("safer_now");
  });

  it("that one is not safer yet changes nothing", () => {
    expect(afterSaferNow(after(found({})), false, NOW + 1)).toEqual({ state: null, settles: [] });
  });
});

describe("this isn't what I meant", () => {
  it.each(["low", "moderate"] as const)("closes %s risk on a clear no", (severity) => {
    const { state, settles } = afterNotMeant(after(found({ severity })), true, NOW + 1);
    expect(state?.status).toBe("closed");
    expect(settles).toEqual([{ resolution: "false_alarm", covers: "own", until: NOW }]);
  });

  it("is asked once: any other answer leaves the risk open and is remembered", () => {
    const { state, settles } = afterNotMeant(after(found({})), false, NOW + 1);
    expect(state).toMatchObject({ status: "open", notMeantAnsweredAt: NOW + 1 });
    expect(settles).toEqual([]);
  });

  it.each(["high", "critical"] as const)("never closes %s risk", (severity) => {
    const { state, settles } = afterNotMeant(after(found({ severity })), true, NOW + 1);
    expect(state?.status).toBe("open");
    expect(settles).toEqual([]);
  });

  it("can be said anew when another risk opens later", () => {
    const closed = afterNotMeant(after(found({})), true, NOW + 1).state;
    expect(after(found({}), closed, NOW + 2).notMeantAnsweredAt).toBeNull();
  });
});

describe("what one line follows", () => {
  it.each([
    ["a medical emergency", { kind: "medical_emergency" }],
    ["worry about a friend", { kind: "plan_or_attempt", subject: "other" }],
    ["violence against a child", { kind: "abuse_or_violence", subject: "dependent" }],
    ["distress, once its question was answered", { kind: "distress", tier: "check_in" }],
  ] as const)("%s closes with the next message without a sign", (_name, finding) => {
    const state = after(found(finding));
    expect(state.status).toBe("closed");
    const { state: next, settles } = nextRisk(PERSON, state, harmless(), NOW + 5);
    expect(next?.followUpKind).toBeNull();
    expect(settles).toEqual([{ resolution: "followed_up", covers: "brief", until: NOW }]);
  });

  it("stays while the question is left open", () => {
    const state = after(found({ kind: "distress", tier: "check_in", severity: "low" }));
    const next = nextRisk(PERSON, state, harmless({ isUnsure: true }), NOW + 5);
    expect(next).toMatchObject({ state: { followUpKind: "distress" }, settles: [] });
  });

  it("leaves the writer's own open risk as it is", () => {
    const open = after(found({ severity: "high" }));
    const both = after(found({ kind: "medical_emergency", severity: "critical" }), open, NOW + 1);
    expect(both).toMatchObject({ status: "open", kind: "active_ideation", severity: "high" });
    const { state, settles } = nextRisk(PERSON, both, harmless(), NOW + 2);
    expect(state?.status).toBe("open");
    expect(settles.map(({ covers }) => covers)).toEqual(["brief"]);
  });
});

describe("violence against the writer", () => {
  const abused = after(found({ kind: "abuse_or_violence" }));

  it("makes every check-back neutral, also after another risk", () => {
    expect(abused).toMatchObject({ status: "watch", neutralCheckBack: true });
    expect(after(found({}), abused, NOW + 1)).toMatchObject({
      status: "open",
      neutralCheckBack: true,
    });
  });

  it("does not close what was open", () => {
    const open = after(found({ severity: "high" }));
    const both = after(found({ kind: "abuse_or_violence" }), open, NOW + 1);
    expect(both).toMatchObject({ status: "open", severity: "high", neutralCheckBack: true });
  });
});

describe("a watch", () => {
  const watch = afterSaferNow(after(found({})), true, NOW + 1).state;
  const visit = NOW + NEW_VISIT_AFTER_MS + 1;
  const shown = watch && { ...watch, checkBackShownAt: visit };

  it("stays until its check-back was on the screen", () => {
    expect(after(harmless(), watch, visit).status).toBe("watch");
  });

  it("ends with the message after its check-back", () => {
    expect(after(harmless(), shown, visit + 1).status).toBe("closed");
  });

  it("stays for another visit where the question was left open", () => {
    expect(after(harmless({ isUnsure: true }), shown, visit + 1).status).toBe("watch");
  });

  it("opens again with a sign", () => {
    expect(after(found({}), shown, visit + 1)).toMatchObject({
      status: "open",
      openedAt: visit + 1,
      checkBackShownAt: null,
    });
  });
});

it("makes nothing of harmless messages by someone without any risk", () => {
  expect(nextRisk(PERSON, null, harmless(), NOW)).toEqual({ state: null, settles: [] });
});
