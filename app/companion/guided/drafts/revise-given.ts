import { withButtons } from "../buttons.ts";
import { asksSomething } from "../question-forms.ts";
import { inLanguage, sayLine } from "../say.ts";
import type { DraftPosition } from "../turn.ts";
import type { Turn, TurnReply } from "../turn-reply.ts";
import { countWords, foldedText } from "../wording.ts";
import { factsIn } from "./facts.ts";
import { occasionDraft, spanishVersion } from "./occasion-draft.ts";
import { isSentenceFor, type Occasion } from "./occasions.ts";
import { messagesOf, recipientOf, theirsBefore, unknownRecipient } from "./recipient-of.ts";
import { isFormal, recipientIn, type Recipient } from "./recipients.ts";
import { wordsAskedOf } from "./requests.ts";
import { reviseDraft, withSentences } from "./revise-draft.ts";
import { draftGiven, sayDraft, wasJustGiven } from "./say-draft.ts";

const IN_SPANISH = /\b(?:in|into|to) spanish\b|\ben español\b|\bspanish (?:version|please)\b/u;
const IN_ANOTHER =
  /\b(?:in|into|to) (?:french|german|italian|portuguese|polish|arabic|urdu|hindi|turkish|chinese|russian|ukrainian|romanian|dutch)\b/u;
/** "Just say sorry I missed it": all that it is to say. */
const JUST_SAY = /\b(?:just|only) (?:say|tell (?:him|her|them)|put|write)\b/u;
/** "That's not right", "try again", of the draft itself. */
const NOT_RIGHT =
  /\b(?:not (?:right|it|what i (?:meant|want|wanted|said|asked(?: for)?)|good)|wrong|try again|start (?:again|over)|redo it|(?:it|that) (?:says|sounds (?:weird|wrong|off|odd))|makes no sense|doesn't make sense|weird|terrible|awful|rubbish|no good|hate it)\b/u;
const OF_THE_DRAFT =
  /\b(?:it|that|this|text|message|letter|draft|one|version|try again|again|redo)\b/u;
/** What changes something about a text, whatever it is. */
const EDITS =
  /^(?:(?:no|ok(?:ay)?|and|but|can|could|would|you|please|now|just|also|maybe|yeah|yes|hm+|actually)[\s,]+)*(?:make (?:it|that|this)|take (?:out|the)|leave out|cut|remove|delete|drop|put (?:a|in|the|an)|add|change|swap|replace|shorten|(?:a bit |much |way |even )?(?:shorter|longer|softer|firmer|warmer|nicer|kinder|less|more) ?|(?:say|start with|put|begin with) (?:the )?sorry (?:first|at the (?:start|beginning)))(?!\p{L})/u;
/** "She replied, she's fine": the one it was for has answered, and well. */
const ANSWERED =
  /\b(?:(?:he|she|they)(?: just| already|'s|'ve| has| have)? (?:replied|answered|texted(?: me)? back|wrote back|got back|said (?:yes|it's (?:ok(?:ay)?|fine)|no worries|ok)|responded|forgave|agreed))\b/u;
const WELL =
  /\b(?:fine|ok(?:ay)?|good|great|yes|happy|lovely|sweet|nice|not (?:mad|angry|upset)|no worries|forg(?:ave|iven)|agreed|omg|brunch|coffee|meet(?:ing)?|phew|relieved|thank god|yay|worked|sorted)\b/u;
const NOT_WELL =
  /\b(?:but|no\b(?! worries)|not (?:fine|ok|good|happy|great)|angry(?<!not angry)|rude|hates?|worse|cold|off)\b/u;

/** What is wished of the draft that stands, or told for it; null where the message is about something else. */
export function reviseGiven(turn: Turn): TurnReply | null {
  const { history, message, state } = turn;
  const draft = draftGiven(history);
  if (draft === null || isForAnother(turn)) return null;
  const position = state.pending?.kind === "draft" ? state.pending : null;
  const said = foldedText(message.content);
  if (ANSWERED.test(said) && WELL.test(said) && !NOT_WELL.test(said) && !said.includes("?")) {
    return withButtons(sayLine(turn, "draft_answered_well"), { ...state, pending: null }, []);
  }
  if (state.language === "en" && IN_SPANISH.test(said)) {
    const next = { ...held(turn, position), isRevised: true as const };
    return sayDraft(turn, next, "draft_in_spanish", spanishVersion(turn, position));
  }
  if (IN_ANOTHER.test(said)) {
    return withButtons(sayLine(turn, "draft_not_in_english"), state, []);
  }
  if (JUST_SAY.test(said) || position?.isWaiting === true) {
    const anew = writtenAnew(turn);
    if (anew !== null) return anew;
  }
  return changed(turn, draft, position) ?? withTold(turn, draft, position) ?? stands(turn);
}

/** Whether a message plainly wishes something else of the draft that was just given. */
export function wishesChange({ history, message }: Turn): boolean {
  return wasJustGiven(history) && EDITS.test(foldedText(message.content));
}

/** A message to somebody else, or another one, is a new wish. */
function isForAnother({ message }: Turn): boolean {
  const { content } = message;
  return (
    wordsAskedOf(content) === "write" &&
    (recipientIn(content) !== null || /\banother\b/iu.test(content)) &&
    !EDITS.test(foldedText(content))
  );
}

function held({ message }: Turn, position: DraftPosition | null): DraftPosition {
  return position ?? { kind: "draft", messageIds: [message.id] };
}

/** With what they say it should say, and nothing else; to the same one as before. */
function writtenAnew(turn: Turn): TurnReply | null {
  const names = messagesOf(turn).flatMap(({ id, content }) => {
    const name = recipientIn(content)?.name;
    return name == null ? [] : [{ id, content: `${pronounOf(turn)} name is ${name}.` }];
  });
  return occasionDraft(turn, [...names.slice(-1), turn.message], "draft_changed");
}

function pronounOf(turn: Turn): string {
  const { pronoun } = addressed(turn);
  return { she: "her", he: "his", they: "their" }[pronoun];
}

function addressed(turn: Turn): Recipient {
  return recipientOf(turn, []) ?? unknownRecipient(theirsBefore(turn));
}

function changed(turn: Turn, draft: string, position: DraftPosition | null): TurnReply | null {
  const to = addressed(turn);
  const line = (key: "draft_warm_before" | "draft_warm_after" | "draft_thanks_after") =>
    inLanguage(turn.content.lines[key], turn.state.language)[0] ?? "";
  const name = recipientIn(turn.message.content)?.name ?? null;
  const thanks = /\bthank/iu.test(draft) ? "" : line("draft_thanks_after");
  const text = reviseDraft(draft, turn.message.content, to, {
    warmBefore: line("draft_warm_before"),
    warmAfter: isFormal(to) ? thanks : line("draft_warm_after"),
    name,
  });
  if (text === null) return null;
  return sayDraft(turn, { ...held(turn, position), isRevised: true }, "draft_changed", text);
}

const SAYS_SORRY = /\bI'm sorry (?:I|for|about|that)\b/u;

/** What is told right after a draft that has room for it. */
function withTold(turn: Turn, draft: string, position: DraftPosition | null): TurnReply | null {
  const { message, history } = turn;
  const occasion = position?.occasion ?? (SAYS_SORRY.test(draft) ? "sorry" : undefined);
  if (position === null || occasion === undefined) return null;
  if (!wasJustGiven(history) || asksSomething(message.content)) return null;
  const facts = factsIn(message.content, addressed(turn)).filter((fact) =>
    isSentenceFor(occasion as Occasion, fact),
  );
  const messageIds = [...position.messageIds, message.id];
  if (position.isRevised !== true && (facts.length > 0 || draft.includes("["))) {
    const messages = messagesOf(turn).filter(({ id }) => messageIds.includes(id));
    const anew = occasionDraft(turn, messages, "draft_changed");
    if (anew !== null && !anew.text.includes(`“${draft}”`)) return anew;
  }
  if (facts.length === 0) return null;
  const text = withSentences(
    draft,
    facts.map(({ text: fact }) => fact),
  );
  return text === draft
    ? null
    : sayDraft(turn, { ...position, messageIds, isRevised: true }, "draft_changed", text);
}

/** A wish for a change that can't be made is said to be that, and a complaint asks what it should say. */
function stands(turn: Turn): TurnReply | null {
  const said = foldedText(turn.message.content);
  if (!wasJustGiven(turn.history) || countWords(said) > COMPLAINT_WORDS) return null;
  if (NOT_RIGHT.test(said) && OF_THE_DRAFT.test(said)) {
    const pending: DraftPosition = { kind: "draft", messageIds: [], isWaiting: true };
    return withButtons(sayLine(turn, "draft_wrong"), { ...turn.state, pending }, []);
  }
  return EDITS.test(said) ? withButtons(sayLine(turn, "draft_same"), turn.state, []) : null;
}

const COMPLAINT_WORDS = 20;
