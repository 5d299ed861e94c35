import { describe, expect, it } from "vitest";
import type { Assessment } from "#app/safety/assessment.ts";
import { lastingOf } from "#app/safety/scripts/lasting.ts";
import {
  afterNotMeant,
  afterSaferNow,
  afterTime,
  afterVisit,
  isExempt,
  mayBeCorrected,
  nextRisk,
  stateOf,
  type RiskState,
  type RiskSign,
} from "./risk.server.ts";
import { CLOSES_AFTER_MS, WATCH_LASTS_MS } from "#app/safety/asking.ts";

const NOW = Date.UTC(2026, 10, 20, 12);
const PERSON = "person";
const HARMLESS: Assessment = {
  tier: "none",
  kind: "none",
  severity: "low",
  subject: "self",
  rules: [],
};

function found(finding: Partial<Assessment>, sign: Partial<RiskSign> = {}): RiskSign {
  const crisis = { tier: "crisis", kind: "active_ideation", severity: "moderate" } as const;
  return {
    finding: { ...HARMLESS, ...crisis, rules: ["active.kill_self"], ...finding },
    says: "other",
    ...sign,
  };
}

function says(answer: RiskSign["says"] = "other"): RiskSign {
  return { finding: HARMLESS, says: answer };
}

/** The state after a text; there is one. */
function after(sign: RiskSign, before: RiskState | null = null, now = NOW): RiskState {
  const { state } = nextRisk(PERSON, before, sign, now);
  if (!state) throw new Error("no state");
  return state;
}

const gloomy = found({ tier: "check_in", kind: "passive_ideation", severity: "low" });

describe("what stays open", () => {
  it.each([
    ["suicide of the writer", { kind: "active_ideation", subject: "self" }, true],
    ["suicide of a child in their care", { kind: "plan_or_attempt", subject: "dependent" }, true],
    ["suicide of a friend", { kind: "plan_or_attempt", subject: "other" }, false],
    ["harm to somebody", { kind: "harm_to_others", subject: "self" }, true],
    ["an unwanted thought about a baby", { kind: "harm_to_others", subject: "dependent" }, false],
    ["violence against the writer", { kind: "abuse_or_violence", subject: "self" }, false],
    ["a medical emergency", { kind: "medical_emergency", subject: "self" }, false],
    ["distress", { kind: "distress", subject: "self" }, false],
  ] as const)("%s", (_name, finding, isOpen) => {
    expect(lastingOf({ severity: "moderate", ...finding }) === "open").toBe(isOpen);
  });
});

describe("risk about the writer", () => {
  it("opens with danger in plain words, and is not closed by a joke or another subject", () => {
    let state = after(found({}));
    expect(state.status).toBe("open");
    for (const answer of ["joke", "other", "answer", "maybe"] as const) {
      state = after(says(answer), state, NOW + 60_000);
      expect(state.status).toBe("open");
    }
  });

  it("never becomes smaller by another message, and takes over what is graver", () => {
    const grave = after(found({ kind: "plan_or_attempt", severity: "critical" }));
    expect(after(found({ severity: "low" }), grave, NOW + 1)).toMatchObject({
      kind: "plan_or_attempt",
      severity: "critical",
    });
    expect(after(found({ severity: "high" }), after(found({})), NOW + 1).severity).toBe("high");
  });

  it("opens by a yes to a question at moderate, and cannot be called a misreading then", () => {
    const asked = after(gloomy);
    const yes = found({ rules: ["answered_a_direct_question"] }, { says: "yes" });
    const open = after(yes, asked, NOW + 1);
    expect(open).toMatchObject({ status: "open", severity: "moderate", saidYesAt: NOW + 1 });
    expect(mayBeCorrected(open, NOW + 2)).toBe(false);
  });

  it.each(["low", "moderate"] as const)(
    "steps down at %s after 72 hours and two messages",
    (severity) => {
      const later = NOW + CLOSES_AFTER_MS;
      const first = after(says(), after(found({ severity })), later);
      expect(first.status).toBe("open");
      const { state, settles } = nextRisk(PERSON, first, says(), later + 1);
      expect(state?.status).toBe("watch_and_ask");
      expect(settles).toEqual([{ resolution: "stepped_down", covers: "own", until: NOW }]);
    },
  );

  it.each(["high", "critical"] as const)("never steps down at %s", (severity) => {
    let state = after(found({ severity }));
    for (let message = 0; message < 9; message += 1) {
      state = after(says(), state, NOW + 20 * CLOSES_AFTER_MS + message);
    }
    expect(state.status).toBe("open");
  });

  it("is closed by the considered answer that one is safer, at any severity", () => {
    const open = after(found({ severity: "critical" }));
    const { state, settles } = afterSaferNow(open, true, NOW + 1);
    expect(state?.status).toBe("watch_and_ask");
    expect(settles[0]?.resolution).toBe("safer_now");
    expect(afterSaferNow(open, false, NOW + 1).state).toBeNull();
  });
});

describe("this isn't what I meant, and a clear no", () => {
  it.each(["low", "moderate", "high", "critical"] as const)("closes %s risk", (severity) => {
    const { state, settles } = afterNotMeant(after(found({ severity })), NOW + 1);
    expect(state?.status).toBe("watch");
    expect(settles).toEqual([{ resolution: "false_alarm", covers: "all", until: NOW + 1 }]);
  });

  it("keeps a check-back where it was a plan or an attempt", () => {
    const open = after(found({ kind: "plan_or_attempt", severity: "high" }));
    const watch = afterNotMeant(open, NOW + 1).state;
    expect(watch?.status).toBe("watch_and_ask");
    expect(watch && afterVisit(watch, NOW + 2).answer).toBe("opening");
  });

  it("folds the panel the third time in a day at high risk, and the risk stays open", () => {
    const grave = found({ severity: "high" });
    let state = after(grave);
    for (const minute of [1, 2]) {
      state = afterNotMeant(state, NOW + minute * 60_000).state ?? state;
      state = after(grave, state, NOW + minute * 60_000 + 1);
    }
    const third = afterNotMeant(state, NOW + 200_000);
    expect(third).toMatchObject({ to: "folded", settles: [] });
    expect(third.state).toMatchObject({ status: "open" });
    const next = third.state && nextRisk(PERSON, third.state, says(), NOW + 300_000);
    expect(next).toMatchObject({ to: "folded", answer: "guided" });
    const day = third.state && afterTime(third.state, NOW + 200_000 + WATCH_LASTS_MS);
    expect(stateOf(day?.state ?? null)).toBe("open");
  });

  it("typed to the script's question about thoughts does the same", () => {
    const { state, settles } = nextRisk(PERSON, after(found({})), says("no"), NOW + 1);
    expect(state).toMatchObject({ status: "watch", falseAlarmsAt: [NOW + 1] });
    expect(settles[0]?.resolution).toBe("false_alarm");
  });
});

describe("a question", () => {
  it("is answered by a no in the same turn, and watched for a day", () => {
    const asked = after(gloomy);
    expect(asked).toMatchObject({ status: "asked", questionAsked: "thoughts_gently" });
    expect(isExempt("none", asked, NOW + 1)).toBe(true);
    const { state, settles, answer } = nextRisk(PERSON, asked, says("no"), NOW + 1);
    expect(answer).toBe("thanks");
    expect(state?.status).toBe("watch");
    expect(settles).toEqual([{ resolution: "said_no", covers: "own", until: NOW }]);
    expect(isExempt("none", state, NOW + 2)).toBe(false);
    const over = afterTime(state, NOW + 1 + WATCH_LASTS_MS).state;
    expect(stateOf(over)).toBe("clear");
  });

  it("is not asked by the linear model after a no, and is by a pattern", () => {
    const watch = after(says("no"), after(gloomy), NOW + 1);
    const model = found({ tier: "check_in", rules: ["model.check_in"] });
    expect(nextRisk(PERSON, watch, model, NOW + 2).answer).toBe("ordinary_and_link");
    const pattern = found({ tier: "check_in", kind: "self_harm", rules: ["self_harm.urge"] });
    expect(nextRisk(PERSON, watch, pattern, NOW + 2).answer).toBe("ordinary_and_question");
  });

  it.each([
    ["plan.means", "plan_or_attempt", "ordinary_and_link"],
    ["plan.fragment", "plan_or_attempt", "ordinary_and_question"],
    ["abuse.hurts_me", "abuse_or_violence", "ordinary_and_question"],
  ] as const)("after a no, for %s (%s): %s", (rule, kind, answer) => {
    const watch = after(says("no"), after(gloomy), NOW + 1);
    const sign = found({ tier: "check_in", kind, severity: "high", rules: [rule] });
    expect(nextRisk(PERSON, watch, sign, NOW + 2).answer).toBe(answer);
  });

  it("comes back once in another wording, and closes as unanswered after 72 hours", () => {
    const asked = after(gloomy);
    const again = after(says(), after(says(), asked, NOW + 1), NOW + 2);
    expect(again).toMatchObject({
      status: "asked_again",
      questionWording: asked.questionWording + 1,
    });
    const rests = after(says(), again, NOW + 3);
    expect(rests.status).toBe("rests");
    const late = afterTime(rests, NOW + CLOSES_AFTER_MS);
    expect(stateOf(late.state)).toBe("clear");
    expect(late.settles).toEqual([{ resolution: "unanswered", covers: "own", until: NOW }]);
  });

  it("in a text without a reply waits for the next visit", () => {
    const rests = after({ ...gloomy, where: "page" });
    expect(rests).toMatchObject({ status: "rests", questionAsked: "thoughts_gently" });
    expect(afterVisit(rests, NOW + 1)).toMatchObject({ to: "asked_at_visit", answer: "opening" });
  });
});

describe("what the linear model alone takes for a crisis", () => {
  const alone = found({ kind: "plan_or_attempt", rules: ["model.crisis"] });

  it("opens nothing", () => {
    expect(nextRisk(PERSON, null, alone, NOW)).toMatchObject({ to: "asked", answer: "script" });
  });

  it("opens risk as the answer to our question", () => {
    expect(nextRisk(PERSON, after(gloomy), alone, NOW + 1).to).toBe("open");
  });
});

describe("what one line follows", () => {
  it.each([
    ["a medical emergency", { kind: "medical_emergency" }],
    ["worry about a friend", { kind: "active_ideation", subject: "other" }],
    ["an unwanted thought", { kind: "harm_to_others", subject: "dependent" }],
  ] as const)("%s is over with the next message", (_name, finding) => {
    const state = after(found(finding));
    expect(state.status).toBe("closed");
    const { state: next, settles } = nextRisk(PERSON, state, says(), NOW + 5);
    expect(next?.followUpKind).toBeNull();
    expect(settles).toEqual([{ resolution: "followed_up", covers: "brief", until: NOW }]);
  });

  it("waits, where a friend's life is in danger, for an answer about it or for two hours", () => {
    const state = after(found({ kind: "plan_or_attempt", subject: "other", severity: "critical" }));
    const other = nextRisk(PERSON, state, says(), NOW + 60_000);
    expect(other.settles).toEqual([]);
    expect(other.state?.followUpKind).toBe("plan_or_attempt");
    expect(nextRisk(PERSON, state, says("answer"), NOW + 60_000).settles).toHaveLength(1);
    expect(nextRisk(PERSON, state, says(), NOW + 121 * 60_000).settles).toHaveLength(1);
  });

  it("leaves the writer's own open risk as it is", () => {
    const open = after(found({ severity: "high" }));
    const both = after(found({ kind: "medical_emergency", severity: "critical" }), open, NOW + 1);
    expect(both).toMatchObject({ status: "open", kind: "active_ideation", severity: "high" });
    const { state, settles } = nextRisk(PERSON, both, says(), NOW + 2);
    expect(state?.status).toBe("open");
    expect(settles.map(({ covers }) => covers)).toEqual(["brief"]);
  });
});

describe("violence against the writer", () => {
  const abused = after(found({ kind: "abuse_or_violence" }));

  it("makes every check-back neutral, also after another risk, and locks nothing", () => {
    expect(abused).toMatchObject({ status: "watch_and_ask", neutralCheckBack: true });
    expect(isExempt("none", abused, NOW + 1)).toBe(false);
    expect(after(found({}), abused, NOW + 1)).toMatchObject({
      status: "open",
      neutralCheckBack: true,
    });
  });

  it("may be called a misreading, too", () => {
    expect(mayBeCorrected(abused, NOW + 1)).toBe(true);
  });
});

it("makes nothing of harmless messages by someone without any risk", () => {
  expect(nextRisk(PERSON, null, says(), NOW)).toMatchObject({ state: null, settles: [] });
});
