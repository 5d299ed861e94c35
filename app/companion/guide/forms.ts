import type { GuideSubject } from "#app/content/guide.ts";
import type { Form, PlaceAt } from "./state.ts";
import {
  buttons,
  line,
  reply,
  type Effects,
  type GuideLine,
  type GuideReply,
  type Talk,
} from "./turn.ts";

type Back = (talk: Talk, lines: readonly GuideLine[]) => GuideReply;

/** Begins a form: a small step for the week, or words for somebody. */
export function beginForm(talk: Talk, subject: GuideSubject, kind: Form["kind"]): GuideReply {
  const at = kind === "step" ? "what" : "to";
  return ask(talk, subject, { kind, at, kept: {}, isSuggested: false });
}

/** Takes a message as what a form asks for; null for a choice that isn't about it. */
export function fillForm(
  talk: Talk,
  subject: GuideSubject,
  form: Form,
  back: Back,
): GuideReply | null {
  const { choice: tapped, messageId } = talk.input;
  const keep = (at: string): Form => ({ ...form, at, kept: { ...form.kept, [at]: messageId } });
  if (tapped === "form_leave") return back(talk, [line(talk, "form_left")]);
  if (tapped === "go_on") return ask(talk, subject, form);
  if (tapped === "form_skip") return onward(talk, subject, form, back);
  if (form.kind === "say_to") {
    const isAnswer = tapped === null || tapped === "form_suggested";
    return isAnswer ? onward(talk, subject, keep(form.at), back) : null;
  }
  switch (tapped) {
    case "form_suggested":
      return ask(talk, subject, { ...form, isSuggested: true, at: "when" });
    case "form_own":
      return ask(talk, subject, { ...form, at: "own" });
    case "when_today":
    case "when_tomorrow":
    case "when_week":
    case null:
      // Words in place of a tap are a step of one's own.
      return onward(talk, subject, keep(form.at === "what" ? "own" : form.at), back);
    default:
      return null;
  }
}

const AFTER: Readonly<Record<string, string>> = {
  own: "when",
  when: "if",
  to: "happened",
  happened: "request",
};

function onward(talk: Talk, subject: GuideSubject, form: Form, back: Back): GuideReply {
  const next = AFTER[form.at];
  if (form.kind === "say_to" && next === undefined) return showMessage(talk, form, back);
  const said =
    next === undefined
      ? back(talk, [line(talk, "goal_kept")])
      : ask(talk, subject, { ...form, at: next });
  return { ...said, effects: form.kind === "step" ? goalOf(subject, form) : {} };
}

/** The step with its time; once it is known what helps against what may come in between, with that. */
function goalOf({ id }: GuideSubject, { at, kept, isSuggested }: Form): Effects {
  if (at === "own" || kept[at] === undefined) return {};
  const messageIds = ["own", "when", "if"].flatMap((name) => kept[name] ?? []);
  return {
    goal: {
      line: isSuggested ? `subjects.${id}.step` : null,
      messageIds,
      ...(at === "if" && { replacesLast: true as const }),
    },
  };
}

/** What was written, to copy: as it stands, and in no sentence of ours. */
function showMessage(talk: Talk, { kept }: Form, back: Back): GuideReply {
  if (!kept["happened"] && !kept["request"]) return back(talk, [line(talk, "form_left")]);
  const fill = {
    happened: { own: kept["happened"] ?? "" },
    request: { own: kept["request"] ?? "" },
  };
  return back(talk, [line(talk, "message_ready"), line(talk, "message", fill)]);
}

/** What can be tapped at a field, beside the ways out. */
const OWN_BUTTONS: Readonly<Record<string, readonly string[]>> = {
  when: ["when_today", "when_tomorrow", "when_week"],
  if: ["form_skip"],
  happened: ["use_told"],
};

function ask(talk: Talk, { id }: GuideSubject, form: Form): GuideReply {
  const { at } = form;
  const place: PlaceAt<"subject"> = { at: "subject", id, asks: false, card: 0, topic: null, form };
  const own = (key: string): GuideLine => ({ id: `subjects.${id}.${key}`, wording: 0 });
  const asked = line(talk, `form_${at}`);
  const ways = buttons(...(OWN_BUTTONS[at] ?? []), "misfit", "form_leave");
  if (at === "what") {
    const choices = buttons("form_suggested", "form_own", "form_leave");
    return reply(talk, place, [own("step"), asked], choices);
  }
  const person = { id: "form_suggested", label: `subjects.${id}.say_to` };
  const opener = at === "request" ? [line(talk, "form_opener"), own("opener")] : [];
  return reply(talk, place, [asked, ...opener], at === "to" ? [person, ...ways] : ways);
}
