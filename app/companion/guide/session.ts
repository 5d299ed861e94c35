import type { Exercise } from "#app/content/exercise.ts";
import { findCore, findProgram, programSessionOf } from "#app/content/programs.ts";
import type { ProgramSession } from "#app/content/program.ts";
import { inEnglish, leadOn, opened, withFinished } from "./exercise.ts";
import { showMenu } from "./menu.ts";
import type { GuideState, SessionPosition, SessionStep } from "./state.ts";
import { beginningOf } from "./steps.ts";
import { buttons, line, receipt, reply } from "./turn.ts";
import type { CurrentSession, Effects, GuideChoice, GuideLine, GuideReply, Talk } from "./turn.ts";

/** The session that is led, and where in it this message comes. */
interface Lead {
  count: number;
  session: ProgramSession;
  core: Exercise;
  position: SessionPosition;
}

/** The talk in the session of the program that the conversation is for: taken up where it's new, left without one. */
export function withSession(talk: Talk): Talk {
  const { state, input } = talk;
  const current = input.facts.session ?? null;
  if (current === null)
    return state.place.at === "session"
      ? { ...talk, state: { ...state, place: { at: "menu" } } }
      : talk;
  const known = state.session;
  if (known?.id === current.id && known.session === current.session) return talk;
  const session = beginningOfSession(current, state);
  return { ...talk, state: { ...state, session, place: { at: "session" } } };
}

/** Where somebody else has led it so far, its steps are not begun again from the first. */
function beginningOfSession(
  { id, session, trackStep, left }: CurrentSession,
  { lastMessageId }: GuideState,
): SessionPosition {
  const position = { id, session, core: null, suggestion: 0, answerMessageIds: {} };
  if (left) {
    const { step, coreStep, coreAnswers, answerMessageIds } = left;
    const inCore = step === "core" && coreStep !== null;
    const exerciseId = `${id}-${session}`;
    const answered = { step: coreStep ?? "", answerMessageIds: coreAnswers };
    const core = inCore ? { exerciseId, ...answered, picked: {}, numbers: {} } : null;
    return { ...position, step, core, answerMessageIds, resumedAt: step };
  }
  const isLed = lastMessageId !== null || trackStep > 1;
  const step: SessionStep = !isLed ? "opening" : trackStep < 3 ? "core" : "ended";
  return { ...position, step };
}

function leadOf(position: SessionPosition | null): Lead | null {
  const program = position && findProgram(position.id);
  const session = program && programSessionOf(program, position.session);
  const core = session && findCore(session.core.id);
  if (!position || !program || !session || !core) return null;
  return { count: program.sessions.length, session, core, position };
}

/** Leads the session by one message; null for a choice that isn't about it, and where there is none. */
export function inSession(talk: Talk): GuideReply | null {
  const lead = leadOf(talk.state.session);
  if (lead === null) return null;
  const { choice: tapped } = talk.input;
  if (tapped === "session.not_now")
    return showMenu(talk, [line(talk, "session_waits"), line(talk, "menu")]);
  if (tapped === "session.restart") {
    const lines = [line(talk, "session_from_start"), of(talk, lead, "check")];
    return at(talk, restarted(lead), "opening", lines, OPENING_CHOICES);
  }
  if (tapped === "session.begin" || tapped === "session.continue") return standing(talk, lead, []);
  const { step } = lead.position;
  const isAgain = tapped === "go_on" && step !== "core" && step !== "ended";
  if (isAgain && step === "opening")
    return at(talk, lead, step, [of(talk, lead, "check")], OPENING_CHOICES);
  if (isAgain) return standing(talk, lead, []);
  if (step === "core") return throughCore(talk, lead);
  if (step === "closing") return atClosing(talk, lead);
  if (step === "week") return atWeek(talk, lead);
  if (step === "ended" || tapped !== null) return null;
  return goOn(talk, answered(talk, lead, "opening"), [receipt(talk)]);
}

function answered({ input }: Talk, { position, ...lead }: Lead, step: string): Lead {
  const answerMessageIds = { ...position.answerMessageIds, [step]: input.messageId };
  return { ...lead, position: { ...position, answerMessageIds } };
}

function restarted({ position, ...lead }: Lead): Lead {
  const { id, session, step, resumedAt = step } = position;
  const fresh = { id, session, core: null, suggestion: 0, answerMessageIds: {} };
  return { ...lead, position: { ...fresh, step: "opening", resumedAt } };
}

/** What stands where a session is: said again, or taken up. */
function standing(talk: Talk, lead: Lead, before: readonly GuideLine[]): GuideReply {
  const { step } = lead.position;
  if (step === "closing")
    return at(talk, lead, step, [...before, line(talk, "session_take_away")], TAKE_AWAY);
  if (step === "week") return suggest(talk, lead, before);
  return step === "ended" ? round(talk, lead, before) : goOn(talk, lead, before);
}

const OPENING_CHOICES = buttons("session.begin", "session.not_now");
const TAKE_AWAY = buttons("keep.nothing", "session.not_now");

/** A reply within the session, and where it leads. */
function at(
  talk: Talk,
  { position }: Lead,
  step: SessionStep,
  lines: readonly GuideLine[],
  choices: readonly GuideChoice[],
  effects: Effects = {},
): GuideReply {
  const state: GuideState = { ...talk.state, session: { ...position, step } };
  return reply({ ...talk, state }, { at: "session" }, lines, choices, effects);
}

/** On with the session's exercise: from its beginning, or from where it was left. */
function goOn(talk: Talk, lead: Lead, before: readonly GuideLine[]): GuideReply {
  const ways = lead.position.core ? null : inEnglish(talk, "session.begin");
  if (ways) return at(talk, lead, "opening", [...before, line(talk, "exercises_in_english")], ways);
  const core = lead.position.core ?? beginningOf(lead.core, null);
  const { lines, choices } = opened(talk, lead.core, core);
  const position = { ...lead.position, core };
  const effects = { exercise: lead.core.id };
  return at(talk, { ...lead, position }, "core", [...before, ...lines], choices, effects);
}

function throughCore(talk: Talk, lead: Lead): GuideReply | null {
  const { position, core } = lead;
  // A model had led it until now.
  if (position.core === null)
    return talk.input.choice === null ? goOn(talk, lead, [receipt(talk)]) : null;
  const led = leadOn(talk, core, position.core);
  if (led === null) return null;
  const effects = { exercise: core.id };
  if (led.kind === "goes_on") {
    const onward = { ...lead, position: { ...position, core: led.position } };
    return at(talk, onward, "core", led.lines, led.choices, effects);
  }
  if (led.kind === "stopped")
    return showMenu(talk, [line(talk, "exercise_stopped"), line(talk, "menu")]);
  const answerMessageIds = { ...position.answerMessageIds, ...led.position.answerMessageIds };
  const done = { ...lead, position: { ...position, core: null, answerMessageIds } };
  const { step, answerMessageIds: answers } = led.position;
  const finished = { exerciseId: core.id, step, answerMessageIds: answers };
  const lines = [...led.lines, line(talk, "session_take_away")];
  const said = withFinished(talk, core.id);
  return at(said, done, "closing", lines, TAKE_AWAY, { ...effects, finished });
}

/** What they take along; then one thing to try until the next session. */
function atClosing(talk: Talk, lead: Lead): GuideReply | null {
  const { choice: tapped } = talk.input;
  if (tapped === "keep.nothing") return suggest(talk, lead, [line(talk, "session_nothing_kept")]);
  if (tapped !== null) return null;
  return suggest(talk, answered(talk, lead, "takeAway"), [receipt(talk)]);
}

function suggest(talk: Talk, lead: Lead, before: readonly GuideLine[]): GuideReply {
  const { suggestion } = lead.position;
  const hasMore = suggestion + 1 < lead.session.tryThisWeek.length;
  const lines = [
    ...before,
    line(talk, suggestion === 0 ? "session_before_week" : "session_another"),
    { id: weekLine(lead), wording: 0 },
    line(talk, "session_ask_week"),
  ];
  const another = hasMore ? ["week.another"] : [];
  return at(talk, lead, "week", lines, buttons("week.try", ...another, "week.nothing"));
}

function weekLine({ session, position }: Lead): string {
  return `sessions.${session.core.id}.week.${position.suggestion}`;
}

/** The answer to the suggestion: taken, another, one of their own, or none. */
function atWeek(talk: Talk, lead: Lead): GuideReply | null {
  const { position, session } = lead;
  const { choice: tapped, messageId } = talk.input;
  if (tapped === null) {
    const goal = { line: null, messageIds: [messageId] };
    return round(talk, answered(talk, lead, "week"), [line(talk, "session_own_week")], { goal });
  }
  if (tapped === "week.try") {
    const goal = { line: weekLine(lead), messageIds: [] };
    const taken = [line(talk, "session_week_taken")];
    return round(talk, answered(talk, lead, "week"), taken, { goal });
  }
  if (tapped === "week.another") {
    const suggestion = Math.min(position.suggestion + 1, session.tryThisWeek.length - 1);
    return suggest(talk, { ...lead, position: { ...position, suggestion } }, []);
  }
  return tapped === "week.nothing" ? round(talk, lead, [line(talk, "session_week_none")]) : null;
}

/** Says where the session stands, and how it is ended. */
function round(
  talk: Talk,
  lead: Lead,
  before: readonly GuideLine[],
  effects: Effects = {},
): GuideReply {
  const { count, session } = lead;
  const { number } = session;
  const end = line(talk, number === count ? "session_last" : "session_end", { number, count });
  return at(talk, lead, "ended", [...before, end], buttons("listen", "menu"), effects);
}

/** The first words of a session: which it is, what for, and one question. */
export function openSession(
  talk: Talk,
  current: CurrentSession,
): Pick<GuideReply, "lines" | "choices"> | null {
  const lead = leadOf(beginningOfSession(current, talk.state));
  if (lead === null) return null;
  const { session, count } = lead;
  const place = line(talk, "session_place", {
    number: session.number,
    count,
    program: { line: `programs.${current.id}.title` },
    title: { line: `sessions.${session.core.id}.title` },
  });
  const { left, goal } = current;
  if (left) {
    const step = left.step === "opening" ? "core" : left.step;
    const lines = [place, line(talk, `session_left_${step}`), line(talk, "session_ask_return")];
    return { lines, choices: buttons("session.continue", "session.restart") };
  }
  const check =
    goal === null
      ? [of(talk, lead, "check")]
      : [line(talk, "session_goal", { goal: { own: "goal" } }), line(talk, "session_goal_ask")];
  const lines = [place, of(talk, lead, "welcome"), of(talk, lead, "aim"), ...check];
  return { lines, choices: OPENING_CHOICES };
}

function of({ state }: Talk, { session }: Lead, key: string): GuideLine {
  return { id: `sessions.${session.core.id}.${key}`, wording: state.turn };
}
