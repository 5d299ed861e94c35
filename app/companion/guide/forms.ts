import type { GuideSubject } from "#app/content/guide.ts";
import type { Form, PlaceAt } from "./state.ts";
import {
  choice,
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
  if (form.kind === "say_to") {
    const isAnswer = tapped === null || tapped === "form_suggested";
    return isAnswer ? onward(talk, subject, keep(form.at), back) : null;
  }
  switch (tapped) {
    case "form_suggested":
      return ask(talk, subject, { ...form, isSuggested: true, at: "when" });
    case "form_own":
      return ask(talk, subject, { ...form, at: "own" });
    case "form_skip":
      return onward(talk, subject, form, back);
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
  const fill = {
    happened: { own: kept["happened"] ?? "" },
    request: { own: kept["request"] ?? "" },
  };
  return back(talk, [line(talk, "message_ready"), line(talk, "message", fill)]);
}

function ask(talk: Talk, subject: GuideSubject, form: Form): GuideReply {
  const { id } = subject;
  const place: PlaceAt<"subject"> = {
    at: "subject",
    id,
    asks: false,
    card: 0,
    topic: null,
    form,
  };
  const own = (key: string): GuideLine => ({ id: `subjects.${id}.${key}`, wording: 0 });
  const leave = choice("form_leave");
  switch (form.at) {
    case "what":
      return reply(
        talk,
        place,
        [own("step"), line(talk, "form_what")],
        [choice("form_suggested"), choice("form_own"), leave],
      );
    case "when": {
      const choices = [choice("when_today"), choice("when_tomorrow"), choice("when_week"), leave];
      return reply(talk, place, [line(talk, "form_when")], choices);
    }
    case "if":
      return reply(talk, place, [line(talk, "form_if")], [choice("form_skip"), leave]);
    case "to": {
      const person = { id: "form_suggested", label: `subjects.${id}.say_to` };
      return reply(talk, place, [line(talk, "form_to")], [person, leave]);
    }
    case "request":
      return reply(
        talk,
        place,
        [line(talk, "form_request"), line(talk, "form_opener"), own("opener")],
        [leave],
      );
    default:
      return reply(talk, place, [line(talk, `form_${form.at}`)], [leave]);
  }
}
