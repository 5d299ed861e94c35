import type { ReplySource } from "#app/companion/reply/reply-event.ts";
import { noticeOfReason } from "#app/content/reply-notices.ts";
import { storedTherapist, type Therapist } from "#app/catalogue/therapists.ts";
import { findLiveReply } from "#app/companion/reply/live-reply.server.ts";
import {
  isAboutTracks,
  isTrackOffer,
  wayOnFrom,
} from "#app/companion/programs/track-switch.server.ts";
import type { Entry, Reply } from "#app/models/conversations/conversation-pages.server.ts";
import type { CrisisEvent } from "#app/models/risk/crisis-events.server.ts";
import { detectLanguage } from "#app/safety/detector/language.ts";
import { noticeText } from "#app/safety/notices.ts";
import { notMeantHref, type Panel } from "#app/safety/panels.server.ts";
import { panelOfFinding } from "#app/safety/shown-panel.server.ts";
import { showKept, showOffer, type KeptOffer, type ShownOffer } from "./shown-offer.server.ts";

/** An entry as its page shows it; what it does not have is left out: it goes over the wire twice. */
export interface ShownEntry {
  id: string;
  role: Entry["role"];
  content: string;
  /** The language of the words, if it isn't English. */
  language?: "es";
  /** Of a reply that did not simply end, or still runs. */
  status?: Exclude<Reply["status"], "done">;
  notice?: string;
  quickAnswers?: Reply["quickAnswers"];
  wayOn?: { href: string; label: string };
  offer?: ShownOffer;
  /** What of its offer was kept. */
  kept?: KeptOffer;
  /** The articles that it drew on. */
  sources?: readonly ReplySource[];
  panel?: Panel | undefined;
  /** True if the danger is over: the panel is folded to its title. */
  isPanelSettled?: true;
  /** The look back that stands after it. */
  checkpoint?: { text: string; language: "en" | "es" };
  disclosure?: string;
  /** Beside a written answer the first line stays what it is: whom to call. */
  isDisclosureLast?: true;
  spokenBy?: ReturnType<typeof speakerOf>;
  /** When it was said. Milliseconds. */
  at: number;
  /** Another wording or another answer took its place. */
  isReplaced?: true;
  /** Another answer may be given in the place of this one. */
  hasOthers?: true;
  /** It came to the end of what can be said at once, and can be gone on with. */
  isCutOff?: true;
  /** A language model wrote it. */
  isMachineMade?: true;
}

/** Who spoke, where it was another companion than the one that the conversation is with now. */
export function speakerOf(therapist: Therapist) {
  const { id, name } = therapist;
  return { id, name, voice: pitchAndSpeedOf(therapist) };
}

/** What a browser's own voice takes from a companion's. */
export function pitchAndSpeedOf({ voiceSettings: { pitch, speed } }: Therapist) {
  return { pitch, rate: speed };
}

interface Around {
  /** Nothing is offered. */
  isQuiet: boolean;
  /** Where "This isn't what I meant" leads; null once that has been settled. */
  /** The conversation from which somebody may still say that they were misread; null where not. */
  correctableIn: string | null;
  /** Who the conversation is with now. */
  therapistType: string;
  /** What was written last: of a reply, what it answers. */
  asked: string;
}

/** What a page shows of an entry, what is being said right now included. */
export function showEntry(entry: Entry, around: Around): ShownEntry {
  const { isQuiet, therapistType } = around;
  const { id, role, reply, event, disclosure } = entry;
  const growing = reply ? findLiveReply(id) : null;
  // A written answer that takes its place is in the row first.
  const isReplaced = growing?.ending === null && reply?.status === "done";
  const live = isReplaced ? null : growing;
  // What is being said right now is ahead of what is stored.
  const content = String(live ? live.text : entry.content);
  const shown: ShownEntry = { id, role, content, at: entry.createdAt };
  if (detectLanguage(content) === "es") shown.language = "es";
  // Words that were written for the sake of safety stay in view.
  if (entry.replacedAt !== null && reply?.source !== "written") shown.isReplaced = true;
  const status = live?.ending ?? reply?.status ?? "done";
  if (status !== "done") shown.status = status;
  if (reply?.source === "model") shown.isMachineMade = true;
  const reason = reply?.reason ?? null;
  if (reply && status === "done" && reply.source !== "written" && !isAboutTracks(reason)) {
    shown.hasOthers = true;
  }
  if (status === "done" && reason === "cut_off") shown.isCutOff = true;
  const notice = live?.notice ?? noticeOfReason(reason, shownIn(around.asked));
  if (notice) shown.notice = notice;
  // An offer or a plan that stands from before is no subject while somebody may be in danger.
  if (!isQuiet || !isTrackOffer(reason)) {
    if (reply && reply.quickAnswers.length > 0) shown.quickAnswers = reply.quickAnswers;
    const wayOn = reply && wayOnFrom(reply);
    if (wayOn) shown.wayOn = wayOn;
  }
  const language = shownIn(around.asked);
  const offer = reply && status === "done" ? showOffer(reply, { isQuiet, language }) : null;
  if (offer) shown.offer = offer;
  const kept = reply && status === "done" ? showKept(reply, { isQuiet, language }) : null;
  if (kept) shown.kept = kept;
  const sources = live?.ending ? live.sources : entry.sources;
  if (sources.length > 0) shown.sources = sources;
  if (event) shown.panel = correctable(panelOf(event, entry.content), around);
  if (event?.resolved) shown.isPanelSettled = true;
  if (disclosure) shown.disclosure = noticeText(disclosure.kind, disclosure.language);
  if (disclosure && reply?.source === "written") shown.isDisclosureLast = true;
  const speaker = reply?.therapistType;
  if (speaker && speaker !== therapistType) shown.spokenBy = speakerOf(storedTherapist(speaker));
  return shown;
}

// A panel stays where it is; that it was misread can be said until that has been settled.
function correctable(panel: Panel | undefined, { correctableIn }: Around): Panel | undefined {
  if (!panel) return undefined;
  const { notMeant, ...rest } = panel;
  return notMeant && correctableIn !== null
    ? { ...rest, notMeant: { ...notMeant, href: notMeantHref(panel, correctableIn) } }
    : rest;
}

function panelOf(event: CrisisEvent, content: string): Panel | undefined {
  return panelOfFinding(event, shownIn(content)) ?? undefined;
}

/** Of the two languages that what surrounds a text is written in, the one that goes with it. */
export function shownIn(text: string): "en" | "es" {
  return detectLanguage(text) === "es" ? "es" : "en";
}
