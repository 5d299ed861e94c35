import type { NewReply } from "#app/models/conversations/turns.server.ts";
import type { GuideTurn } from "../guide.server.ts";
import { BEGINNING, type GuideState } from "../guide/state.ts";
import {
  goesOnOrEnds,
  guidedReply,
  menuAfter,
  keepGuideState,
  pressesGuided,
} from "./guided-reply.server.ts";
import { isHelpThere, openRiskOf } from "./reply-closing.server.ts";
import { MOMENTS, REPLIES } from "#app/content/safety.ts";
import { NEW_VISIT_AFTER_MS } from "#app/safety/asking.ts";
import type { Language } from "#app/safety/assessment.ts";
import { toldIn } from "#app/safety/scripts/told.ts";
import {
  freshWording,
  joined,
  NOTHING_SAID,
  say,
  wasSaidAlike,
  type Said,
} from "#app/safety/said.ts";
import type { HeardMessage, ReplyContext } from "./reply-context.ts";
import { languageOf } from "./reply-language.ts";
import { withoutQuestions } from "./without-questions.ts";

/** What the guided companion says within the frame of a reply. */
export interface FramedGuidedReply {
  said: Said;
  quickAnswers: NewReply["quickAnswers"];
  /** Where the guided companion stands after it; undefined leaves it where it is. */
  state: GuideState | undefined;
  /** Its own turn; null where what it asked was left out. */
  turn: GuideTurn | null;
}

type Heard = Pick<GuideTurn, "text" | "lines" | "isReceipt">;

/**
 * The guided companion's reply: as it is, or with our question in the place of its own, or after a no
 * to our question, to what the person came for.
 */
export async function framedGuidedReply(context: ReplyContext): Promise<FramedGuidedReply> {
  const { target, frame, screening } = context;
  const language = languageOf(screening);
  if (isHeld(context)) return heldReply(context, language);
  if (frame.asksNothing) {
    const turn = await guidedReply(target);
    const { turn: replies, language: written } = turn.state;
    const unheard = {
      ...BEGINNING,
      turn: replies,
      language: written,
      lastMessageId: target.message.id,
    };
    const said = heardInstead(unasked(turn), context);
    return {
      said: said.text === "" ? { ...NOTHING_SAID, text: MOMENTS.received[language] } : said,
      quickAnswers: frame.quickAnswers,
      state: keepGuideState(target) ?? unheard,
      turn: null,
    };
  }
  if (frame.goesOnWith === "nothing") {
    const said = {
      ...frame.lead,
      text: `${frame.lead.text} ${MOMENTS.startAnywhere[language]}`.trim(),
    };
    return { said, ...menuAfter(target), turn: null };
  }
  // What was told at a step before our question isn't its answer after a no.
  const isBack = frame.goesOnWith !== null && target.message.choice !== null;
  const turn = await guidedReply({ ...target, message: messageMeant(context) }, { isBack });
  // Who was just thanked for an answer is not thanked for the message as well.
  const isThanked = frame.lead.text !== "" && turn.withoutReceipt.text !== "";
  const meant = isThanked ? { ...turn, ...turn.withoutReceipt } : turn;
  const said = joined(frame.lead, heardInstead(meant, context));
  return { said, quickAnswers: turn.quickAnswers, state: turn.state, turn };
}

/** What is left of a reply of the guide's above a question of ours: neither its choices nor a question. */
function unasked({ withoutOffer, lines }: GuideTurn): Heard {
  const { text, lines: left } = withoutOffer;
  const isOnlyReceived = left.length < lines.length;
  return { text: withoutQuestions(text), lines: left, isReceipt: isOnlyReceived };
}

/** The message that is answered: after a no to our question, what the person came for. */
function messageMeant({ target, frame: { goesOnWith }, screening }: ReplyContext): HeardMessage {
  if (goesOnWith === null || goesOnWith === "nothing") return target.message;
  const { language, asides } = screening;
  const read = { ...goesOnWith, language, asides };
  return { ...target.message, choice: null, read };
}

/**
 * While a danger of this visit is open, the guide answers with a line that fits whatever they say: no small
 * talk, and no guess at what they meant. What was begun goes on, and they can ask for another subject.
 */
function isHeld(context: ReplyContext): boolean {
  const { target, at, screening } = context;
  const risk = openRiskOf(context);
  if (!risk || at - risk.lastSignAt >= NEW_VISIT_AFTER_MS) return false;
  return (
    !goesOnOrEnds(target) &&
    !pressesGuided(target) &&
    !toldIn({ words: screening.words, heard: screening.asides }).has("other_talk")
  );
}

function heldReply(
  { target, frame, screening }: ReplyContext,
  language: Language,
): FramedGuidedReply {
  const isAsked = screening.asks && !frame.refusesNumbers && target.message.choice === null;
  const answer = isHelpThere(target, screening.asides) ? REPLIES.questionHelped : REPLIES.question;
  const line = isAsked ? answer : MOMENTS.present;
  const own = target.history.filter(({ role }) => role === "assistant");
  const said = say(line, freshWording(line, own.length, { language, replies: own }), { language });
  const { quickAnswers } = frame;
  return {
    said: joined(frame.lead, said),
    quickAnswers,
    state: keepGuideState(target),
    turn: null,
  };
}

/** Stands once in place of a mere receipt, which is no answer to somebody who may be in danger. */
function heardInstead({ text, lines, isReceipt }: Heard, { frame, target }: ReplyContext): Said {
  const mayBeHeard = (text === "" || isReceipt) && frame.heard.text !== "";
  return mayBeHeard && !wasSaidAlike(frame.heard, target.history) ? frame.heard : { text, lines };
}
