import type { LineKey } from "../content/schema.ts";
import { hashOf } from "./choose.ts";
import { namesIn, personIn, thingIn } from "./named-things.ts";
import { sayLine } from "./say.ts";
import { LOSSES, talkOf } from "./subjects.ts";
import { lostOnes } from "./tender-details.ts";
import type { Turn } from "./turn-reply.ts";
import type { GuidedState } from "./turn.ts";
import { foldedText } from "./wording.ts";

/** So many messages in a name isn't just said any more: it can be come back to. */
const MESSAGES_BEFORE_NAME = 3;
const DEATH =
  /\b(?:died|dead|death|passed|funeral|buried|put (?:him|her|it|down)|put to sleep|put our|lost (?:him|her|my|our)|late (?:wife|husband|mother|father)|muri[oó]|falleci[oó]|muert[oa])(?!\p{L})/u;

interface Said {
  text: string;
  state: GuidedState;
}

/** A question or a word about what their message names, in their own words for it. Each thing once; null where it names none. */
export function aboutTheirThing(turn: Turn, how: "ask" | "say"): Said | null {
  const told = theirMessages(turn);
  const { content } = turn.message;
  const again = namesTold(turn).find((name) => new RegExp(`\\b${name}\\b`, "iu").test(content));
  const thing = again ?? thingIn(content, told.at(-1))?.text;
  if (thing === undefined) return null;
  // In a talk about a death only who died is asked about as somebody who was.
  const isLost = lostOnes(turn).includes(thing);
  const isEither = how === "ask" && isOfLoss(turn) && !isLost;
  if (isEither && !/^\p{Lu}/u.test(thing)) return null;
  const isPerson = personIn(`my ${thing.replace(/^(?:your|tus?) /u, "")}`, "en") !== null;
  const plainly = /^\p{Lu}/u.test(thing) ? "name_ask" : isPerson ? "person_ask" : "thing_ask";
  const gently = isLost ? "thing_ask_gently" : isEither ? "thing_ask_either" : plainly;
  return sayOnce(turn, thing, how, how === "ask" ? gently : "thing_say");
}

/** Comes back to somebody whose name was told before and wasn't taken up; null where there is nobody. */
export function aboutNameTold(turn: Turn): Said | null {
  if (theirMessages(turn).length < MESSAGES_BEFORE_NAME) return null;
  const { answers } = talkOf(turn.state);
  const isTakenUp = (name: string) => answers.some((each) => each.endsWith(`.${hashOf(name)}`));
  const name = namesTold(turn).find((each) => !isTakenUp(each));
  if (name === undefined) return null;
  const isLost = lostOnes(turn).includes(name);
  if (isOfLoss(turn) && !isLost) return null;
  return sayOnce(turn, name, "later", isLost ? "name_later_gently" : "name_later");
}

function sayOnce(turn: Turn, thing: string, how: string, line: LineKey): Said | null {
  const talk = talkOf(turn.state);
  const name = `thing.${how}.${hashOf(thing)}`;
  if (talk.answers.includes(name)) return null;
  return {
    text: sayLine(turn, line).replaceAll("{it}", thing),
    state: { ...turn.state, talk: { ...talk, answers: [...talk.answers, name] } },
  };
}

function theirMessages({ history }: Turn): readonly string[] {
  return history.filter(({ role }) => role === "user").map(({ content }) => content);
}

function namesTold(turn: Turn): readonly string[] {
  const told = theirMessages(turn);
  return [...new Set(told.flatMap((content, at) => namesIn(content, told[at - 1])))];
}

function isOfLoss(turn: Turn): boolean {
  const { subject } = talkOf(turn.state);
  if (subject !== null && LOSSES.has(subject)) return true;
  return [...theirMessages(turn), turn.message.content].some((each) =>
    DEATH.test(foldedText(each)),
  );
}
