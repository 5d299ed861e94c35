import { HELPED_WORDS, type Helped } from "#app/catalogue/exercise-ratings.ts";
import { markAsData } from "./data.server.ts";

/** What the app itself says around the reply, and what the person has just done in it. */
export interface ThisTurn {
  /** The step of an exercise that the app leads: its words stand under the reply. */
  exercise?: { title: string; words: string } | null;
  /** The exercise that the person has just left, and whether it keeps its place. */
  stopped?: { title: string; canContinue: boolean } | null;
  /** The exercise that has just ended, and whether it helped. */
  rated?: { title: string; helped: Helped } | null;
  /** What the app says above the reply of who writes; empty where it says nothing. */
  notice?: string;
  /** The app's own words right before the reply, and right under it; empty where there are none. */
  lead?: string;
  tail?: string;
  /** The question under it may wait, once the model says so. */
  mayPostpone?: boolean;
  /** It is left out, once the model says that they answered it. */
  mayDrop?: boolean;
  /** It may be asked in the reply's own words in its place; what stands on its buttons. */
  mayAsk?: boolean;
  buttons?: readonly string[];
  /** What may be offered at its end; all where nothing is said. */
  mayOffer?: "all" | "in_danger" | "none";
  /** They spoke of somebody who hurts them, and who may see the screen. */
  mayBeWatched?: boolean;
  /** They asked for no number again. */
  refusesNumbers?: boolean;
  /** A question of the reply's own at its end would not be shown. */
  asksNothing?: boolean;
  /** The person asked for no more questions, in this conversation or in their settings. */
  wantsNoQuestions?: boolean;
  /** The answer that the person wants another one for. */
  insteadOf?: string | null;
}

/** Their part of the note with the newest turn. */
export function thisTurnPart(turn: ThisTurn): string {
  const { rated, stopped, exercise, insteadOf, lead = "", tail = "", buttons = [] } = turn;
  const parts = [
    rated
      ? `The person has just finished the exercise "${rated.title}". Asked whether it helped, they said: ${HELPED_WORDS[rated.helped]}.`
      : "",
    stopped ? stoppedPart(stopped) : "",
    insteadOf
      ? `You have answered this already, and the person asked for another answer. The first was:\n${markAsData("said", insteadOf)}\nAnswer in another way: from another side, in other words.`
      : "",
    turn.notice
      ? `Above your reply the app itself says this, so don't say again what you are; go on with what else they said:\n${markAsData("said", turn.notice)}`
      : "",
    lead === ""
      ? ""
      : `Right before your reply the app itself says this, so go on from it:\n${markAsData("said", lead)}`,
    exercise ? exercisePart(exercise) : "",
    tail === ""
      ? ""
      : `Right below your reply the app itself says this, so don't say it yourself:\n${markAsData("said", tail)}`,
    turn.mayPostpone
      ? "If they asked you something that needs an answer first, answer it and end with [[later]]: the app's question then waits."
      : "",
    turn.mayDrop
      ? "If they have answered the app's question already, anywhere in this talk and even in passing, or it no longer fits what they just said, end with [[answered]]: it is then left out."
      : "",
    turn.mayAsk
      ? "Where its question would sound as if you hadn't heard them, ask the same thing yourself, as plainly, in words that go on from theirs: as the last sentence, the only question, and end with [[asked]]. The app's question then stays away." +
        (buttons.length > 0
          ? ` Its buttons stay, and must answer yours: ${buttons.join(" | ")}.`
          : "")
      : "",
    turn.mayOffer === "none" ? "Make no offer with this reply: no card can stand below it." : "",
    turn.mayOffer === "in_danger" ? "Offer nothing but the safety plan or help." : "",
    turn.mayBeWatched
      ? 'They spoke of being hurt by somebody who may see this screen. Keep it short; name a number only if they ask for one, and repeat nothing of what was done. If that person is near, the first thing is to leave: "Leave" stands at the top, nothing here waits for them, and "Rename, copy or delete" in the menu deletes this talk.'
      : "",
    turn.refusesNumbers
      ? "They asked for no phone numbers, and the app shows them without you: name none in your reply, and no link or page to find one, unless they ask for it."
      : "",
    turn.asksNothing
      ? `Your reply asks nothing${turn.mayAsk ? " else, unless the app's question stays away" : ""}: a question at its end would be cut out.`
      : "",
    turn.wantsNoQuestions ? "The person asked for no more questions. Your reply asks nothing." : "",
  ];
  return parts.filter((part) => part !== "").join("\n");
}

function stoppedPart({ title, canContinue }: { title: string; canContinue: boolean }): string {
  const after = canContinue
    ? `that it keeps its place, and that the button below brings it back`
    : "that it isn't for everyone, or for every day";
  return `The person has just stopped the exercise "${title}". Say in one or two short, plain sentences that it has stopped, and ${after}. Say nothing about how it works, and nothing of what they missed or need not do.`;
}

function exercisePart({ title, words }: { title: string; words: string }): string {
  return `The app is leading the person through the exercise "${title}". Right below your reply the app itself says this:
${markAsData("exercise", words)}
So answer only what they just said, in one or two short sentences. Ask nothing, give no step and no instruction, and don't repeat the app's words. If they want to stop, that's fine: they can write "stop".`;
}
