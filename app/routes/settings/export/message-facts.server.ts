import type { StoredMessageCopy } from "#app/models/conversations/conversation-changes.server.ts";
import type { Kind, Language, Severity, Subject, Tier } from "#app/safety/assessment.ts";
import { QUESTIONS } from "#app/safety/scripts/questions.ts";
import type { ToldId } from "#app/safety/scripts/told.ts";

type Classes = NonNullable<StoredMessageCopy["classes"]>;

const DANGER: Readonly<Record<Tier, string>> = {
  none: "no sign of danger",
  watch: "may be having a hard time",
  check_in: "may be in danger, so we asked",
  crisis: "may be in danger",
};

const KINDS: Readonly<Record<Kind, string | null>> = {
  none: null,
  distress: "distress",
  passive_ideation: "a wish not to be alive",
  active_ideation: "thoughts of suicide",
  plan_or_attempt: "a plan or an attempt",
  self_harm: "self-harm",
  harm_to_others: "harm to others",
  abuse_or_violence: "abuse or violence",
  medical_emergency: "a medical emergency",
};

const SEVERITIES: Readonly<Record<Severity, string | null>> = {
  low: null,
  moderate: "serious",
  high: "very serious",
  critical: "life-threatening",
};

const SUBJECTS: Readonly<Record<Subject, string | null>> = {
  self: null,
  dependent: "someone you care for",
  other: "someone else",
};

/** What a message told that a later answer has to know. */
const TOLD: Readonly<Record<ToldId, string>> = {
  told_means: "how it would be done",
  told_means_here: "that the means are at hand",
  told_bleeding: "that there is bleeding",
  told_bleeding_over: "that the bleeding has stopped",
  told_attacked: "that someone you don't live with attacked you",
  told_together: "that you think of two lives ending",
  aside_no_numbers: "that you want no numbers to call",
  aside_neck: "that a neck was held or squeezed",
  aside_is_here: "that the person is there",
  aside_locked_in: "that you are locked in",
  aside_goodbye_theirs: "that someone else said goodbye",
  aside_at_hand_theirs: "that someone else has the means",
  aside_police_abuse: "that you want no police",
  minor: "that you are under 18",
  now: "that it is now",
  when: "when it would be",
  time: "a time",
  not_today: "that it isn't for today",
  plainly: "in plain words that it is about suicide",
  never_meant: "that you would never do it",
  baby: "a baby",
  child: "a child",
  other_talk: "that you want to talk about something else",
  no_questions: "that you want no questions",
  visit: "the first thing of a visit",
  anew: "of another danger than before",
  of_abuse: "that someone hurts you",
  of_suicide: "thoughts of suicide",
  done_help: "that help was called",
  done_there: "that help is there",
  done_company: "that someone is with you",
  done_means: "that what you would use is out of reach",
  done_away: "that whoever hurts you is away",
};

const LANGUAGES: Readonly<Record<Language, string>> = { en: "English", es: "Spanish" };

const ANSWERS = { yes: "yes", no: "no", unsure: "not sure" } as const;

/**
 * What is kept beside the words of a message, as its writer understands it: what was tapped, and what it was read as.
 */
export function describeMessage({ role, content, choice, classes }: StoredMessageCopy) {
  if (role !== "user") return {};
  return {
    ...(choice === null ? {} : { tapped: content }),
    ...(classes === null ? {} : { readAs: readAs(classes) }),
  };
}

/** The same as lines to read, but for what would stand below each message: the language, and that nothing was found. */
export function factLines({ role, content, choice, classes }: StoredMessageCopy): string[] {
  if (role !== "user") return [];
  const found = classes === null ? [] : foundIn(classes);
  return [
    ...(choice === null ? [] : [`You tapped: ${content}`]),
    ...(found.length === 0 ? [] : [`Read as: ${found.join("; ")}`]),
  ];
}

function readAs(classes: Classes): string[] {
  const { danger, language } = classes;
  return [
    ...(danger.tier === "none" ? [DANGER.none] : []),
    ...foundIn(classes),
    ...(language === undefined ? [] : [`written in ${LANGUAGES[language]}`]),
  ];
}

function foundIn({ danger, answer, told = [], subjects = [] }: Classes): string[] {
  const asked = answer && QUESTIONS[answer.question].ask.en[0];
  const tells = told.filter(isTold).map((id) => TOLD[id]);
  const about = subjects.map(
    ({ id, score }) => `${inWords(id)} (${Math.round(score * 100)}% sure)`,
  );
  return [
    ...(danger.tier === "none" ? [] : [dangerAs(danger)]),
    ...(answer ? [`the answer "${ANSWERS[answer.is]}" to "${asked}"`] : []),
    ...(tells.length === 0 ? [] : [`it tells ${tells.join(", ")}`]),
    ...(about.length === 0 ? [] : [`about ${about.join(", ")}`]),
  ];
}

function isTold(id: string): id is ToldId {
  return Object.hasOwn(TOLD, id);
}

function dangerAs({ tier, kind, severity, subject }: Classes["danger"]): string {
  const about = [KINDS[kind], SEVERITIES[severity], SUBJECTS[subject]].filter(
    (each) => each !== null,
  );
  return about.length === 0 ? DANGER[tier] : `${DANGER[tier]} (${about.join(", ")})`;
}

function inWords(id: string): string {
  return id.replaceAll(/[_-]/gu, " ");
}
