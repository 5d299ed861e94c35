import type { Manner, ReplyLength, Tone } from "#app/catalogue/manner.ts";
import { outsideLine, type Region } from "#app/content/help-lines.ts";
import type { TherapistId } from "#app/catalogue/therapists.ts";
import { environment } from "#app/config/environment.server.ts";
import type { ModelCall } from "#app/services/anthropic.server.ts";
import { toldOffers, type MadeOffer } from "../offers/offer-in-words.server.ts";
import { offersByMark, offerTool, type OfferRights } from "../offers/proposal.ts";
import { backgroundPart, type Background, type PromptKnowledge } from "./background.server.ts";
import { promptLimit, REPLY_MAX_TOKENS } from "./budget.server.ts";
import {
  asDialogue,
  asNote,
  costOfEntry,
  isOwn,
  newestOwn,
  TURN_OVERHEAD_TOKENS,
  type HistoryEntry,
  type PromptMessage,
} from "./dialogue.server.ts";
import { safetyPart, type Standing } from "./safety.server.ts";
import { crisisLines, stablePart } from "./stable.server.ts";
import { thisTurnPart, type ThisTurn } from "./this-turn.server.ts";
import { estimateTokens } from "./tokens.server.ts";
import { trackPart, type TrackPosition } from "./track.server.ts";

const OF_TONE: Readonly<Record<Tone, string>> = {
  balanced: "",
  gentle:
    "- Gentler: soft words, plenty of room. Say hard things only when asked, and as a thought, never as a verdict.",
  direct:
    "- More direct: come to the point in the first sentence, say plainly what you think, and leave out cushioning. Stay kind.",
};

const OF_LENGTH: Readonly<Record<ReplyLength, string>> = {
  balanced: "",
  short: "- Shorter: one or two sentences, three at most.",
  long: "- Longer: up to two or three short paragraphs, where there is enough to say. Still no lists.",
};

const CHALLENGES =
  "- They want to be challenged: where they draw a hard conclusion or go round in circles, hold one other view or the evidence against it, once and kindly, and let them disagree. Never about grief, about what others did to them, about who they are, or when they're overwhelmed: stay with them then.";

/** How the person asked to be talked with, in their settings; empty where they asked for nothing. */
function mannerPart({ tone, replyLength, challenges }: Omit<Manner, "asksQuestions">) {
  const wishes = [OF_TONE[tone], OF_LENGTH[replyLength], challenges ? CHALLENGES : ""].filter(
    (wish) => wish !== "",
  );
  if (wishes.length === 0) return "";
  const head =
    "How this person wants you to talk, chosen in their settings. It comes before your own manner and style, and after all that you never do:";
  return [head, ...wishes].join("\n");
}

export type { PromptKnowledge, PromptMemory } from "./background.server.ts";
export type { HistoryEntry, PromptMessage } from "./dialogue.server.ts";
export type { Standing } from "./safety.server.ts";
export type { TrackPosition } from "./track.server.ts";

/** What stays free for the structure of the request itself. */
const OVERHEAD_TOKENS = 100;
/** And for the marks and lines between its parts. */
const SEAMS_TOKENS = 60;
/** Where not everything fits: the least share of the newest message, and of the rest that of the background. */
const NEWEST_SHARE = 0.5;
const BACKGROUND_SHARE = 0.25;
/** What the words of its offers have of a whole prompt: room for the longest one of the journal. */
const OFFERED_SHARE = 0.15;

/** All that one reply is made from. */
export interface PromptInput extends Background, ThisTurn {
  therapistId: TherapistId;
  /** Whose help lines are named. */
  region: Region;
  track: TrackPosition | null;
  /** How the person wants to be talked with. */
  manner?: Manner;
  /** Null where no risk is open. */
  standing: Standing | null;
  /** What it offered in this conversation, and how that was answered. */
  offered?: readonly MadeOffer[];
  /** What it may offer, and how; nothing where it is left out. */
  offers?: OfferRights & { hasTools: boolean };
  /** What no summary covers, oldest first; the last of the person's is the one to answer. */
  history: readonly HistoryEntry[];
}

/** A call of the model for one reply, and what it costs by our estimate. */
export interface PromptCall extends ModelCall {
  estimatedTokens: number;
}

/**
 * What the model is asked for one reply, within `limit` tokens. The parts stand in the order in which
 * they change, so that the provider reads as much as it can from its cache: role, limits, style and
 * persona never, the person's wishes, the program's step and the safety state seldom, then the
 * dialogue, which only grows. What is of this moment is a note in the newest turn, behind all that is kept.
 */
export function promptFor(input: PromptInput, limit = promptLimit()): PromptCall {
  const { offers } = input;
  const persona = stablePart(input.therapistId, input.region);
  const stable = offers && !offers.hasTools ? `${persona}\n\n${offersByMark(offers)}` : persona;
  const tools = offers?.hasTools ? [offerTool(offers)] : [];
  const track = input.track ? trackPart(input.track) : "";
  const safety = input.standing
    ? safetyPart(input.standing, crisisLines(input.region), outsideLine(input.region))
    : "";
  // In danger it talks as the safety state says.
  const manner = input.manner && !input.standing ? mannerPart(input.manner) : "";
  const seldom = [manner, track, safety].filter((part) => part !== "").join("\n\n");
  const offered = toldOffers(input.offered ?? [], limit * OFFERED_SHARE);
  const turn = [offered, thisTurnPart(input)].filter(Boolean).join("\n");
  const fixed =
    OVERHEAD_TOKENS +
    SEAMS_TOKENS +
    costOfStable(stable + tools.map(({ description }) => description).join("")) +
    cost(seldom) +
    cost(turn);
  const last = input.history.findLastIndex(isOwn);
  const talk = input.history.slice(0, Math.max(0, last)).map(costOfEntry);
  const talkCost = talk.reduce((sum, each) => sum + each, 0);
  const free = limit - fixed - TURN_OVERHEAD_TOKENS;
  const newest = newestOwn(input.history, Math.max(free - talkCost, free * NEWEST_SHARE));
  let left = limit - fixed - cost(newest);
  const background = backgroundPart(input, Math.max(left - talkCost, left * BACKGROUND_SHARE));
  left -= cost(background);
  const note = [background, turn].filter((part) => part !== "");
  const dialogue = asDialogue(input.history, newest, left);
  const call = {
    system: [
      { text: stable, isCached: true },
      { text: seldom, isCached: true },
    ].filter(({ text }) => text !== ""),
    messages: dialogue.map((message, index) => ({
      ...message,
      // What comes after it is new with every turn.
      ...(index === dialogue.length - 2 ? { isCached: true } : {}),
      ...(index === dialogue.length - 1 && note.length > 0 ? { note: asNote(note) } : {}),
    })),
    maxTokens: REPLY_MAX_TOKENS,
    tools,
  };
  return { ...call, estimatedTokens: promptTokens(call) };
}

/** The prompt of a trial message, which no real person sent. */
export function promptToTry(
  history: readonly PromptMessage[],
  knowledge: readonly PromptKnowledge[] = [],
): PromptCall {
  return promptFor({
    therapistId: "alina",
    region: environment().crisisRegion,
    track: null,
    standing: null,
    firstName: null,
    memories: [],
    knowledge,
    history,
  });
}

const stableCosts = new Map<string, number>();

/** Of the few parts that never change: counted once. */
function costOfStable(part: string): number {
  const known = stableCosts.get(part) ?? cost(part);
  stableCosts.set(part, known);
  return known;
}

function cost(part: string): number {
  return part === "" ? 0 : estimateTokens(part) + TURN_OVERHEAD_TOKENS;
}

/** What a whole call costs by the local estimate. */
export function promptTokens({ system, messages }: Pick<ModelCall, "system" | "messages">): number {
  const [stable, ...others] = system.map(({ text }) => text);
  const turns = messages.flatMap(({ note, content }) => (note ? [note, content] : [content]));
  const parts = [...others, ...turns].reduce((sum, part) => sum + cost(part), 0);
  return OVERHEAD_TOKENS + (stable === undefined ? 0 : costOfStable(stable)) + parts;
}
