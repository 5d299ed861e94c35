import { z } from "zod";
import { MOOD_IDS } from "#app/catalogue/moods.ts";
import { TRACK_IDS, trackOf } from "#app/catalogue/tracks.ts";
import { exercises } from "#app/content/exercises.ts";

/** What a model can end a reply with. */
const KINDS = [
  "exercise",
  "track",
  "goal",
  "memory",
  "mood",
  "journal",
  "safety_plan",
  "help",
] as const;

/** Characters of a goal or a memory that is offered, and of an entry of the journal. */
export const OFFERED_MAX_LENGTH = 240;
export const OFFERED_ENTRY_MAX_LENGTH = 2_000;
/** An offer on a reply's last line holds no more: "[[offer goal ...]]". */
export const OFFER_MARK_MAX_LENGTH = OFFERED_MAX_LENGTH + 30;

const proposalSchema = z.strictObject({
  kind: z.enum(KINDS),
  /** An id, or words to keep, as the kind asks for. */
  what: z.string(),
});

/** What a model proposes, before anybody has looked at it. */
export type Proposal = z.infer<typeof proposalSchema>;

/** The offer that a model called its tool with; null for anything else. */
export function readProposal(input: unknown): Proposal | null {
  return proposalSchema.safeParse(input).data ?? null;
}

/** The offer in a mark, as in "offer exercise box-breathing"; null for anything else. */
export function readOfferMark(mark: string): Proposal | null {
  const [begin = "", kind] = /^offer\s+([a-z_]+)/iu.exec(mark.trim()) ?? [];
  const what = mark
    .trim()
    .slice(begin.length)
    .replace(/^[\s:]+/u, "");
  return readProposal({ kind: kind?.toLowerCase(), what });
}

/** What somebody's plan lets them be offered. */
export interface OfferRights {
  isPremium: boolean;
}

/** What a model is told of offers: the same bytes for everybody with the same plan. */
function offersInWords({ isPremium }: OfferRights): string {
  const tracks = TRACK_IDS.map(trackOf).filter((track) => isPremium || !track.isPremium);
  const named = (all: readonly { id: string; title: string }[]) =>
    all.map(({ id, title }) => `${id} (${title})`).join(", ");
  const lines = [
    `exercise: a guided exercise that leads itself step by step. what: its id, one of ${named(exercises)}.`,
    `track: another focus for their sessions. what: its id, one of ${named(tracks)}.`,
    `goal: something they want to do this week. what: it in their own voice ("I"), at most ${OFFERED_MAX_LENGTH} characters.`,
    `memory: something to remember in later conversations. what: it in their own voice, at most ${OFFERED_MAX_LENGTH} characters.`,
    `mood: logging how they feel. what: ${MOOD_IDS.join(", ")}, or empty where they choose.`,
    ...(isPremium
      ? [
          `journal: keeping what they said in their journal. what: the entry in their own voice and words, at most ${OFFERED_ENTRY_MAX_LENGTH} characters.`,
        ]
      : []),
    "safety_plan, help: their safety plan, and the help lines. what: empty. Where danger is the subject, nothing else is offered.",
  ];
  return `The app shows the offer as a card below your reply, and does nothing before the person presses. Most replies have none: offer only what plainly helps with what they just said, and what they have declined only once they ask for it. Say in your reply in a few words what you offer, and never that it's done. A card is there only where you make the offer: never say that something is below without making it in the same reply.\n${lines.map((line) => `- ${line}`).join("\n")}`;
}

/** Offering as a tool of the model's. */
export function offerTool(rights: OfferRights) {
  const { $schema: _, ...schema } = z.toJSONSchema(proposalSchema);
  const description = `Ends your reply with one offer. ${offersInWords(rights)}`;
  return { name: "offer", description, schema };
}

/** Offering where a server has no tools: a mark on the last line. */
export function offersByMark(rights: OfferRights): string {
  return `Offers
You can end a reply with one offer. Write it on a line of its own, the very last, as [[offer kind what]], like [[offer exercise box-breathing]] or [[offer goal I want to call my sister on Sunday]]. The person doesn't see that line. ${offersInWords(rights)}`;
}
