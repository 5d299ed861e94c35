import { noticeOfReason } from "#app/content/reply-notices.ts";
import type { ReplyReason } from "#app/models/conversations/turns.server.ts";
import { MOMENTS } from "#app/content/safety.ts";
import { reviewedText } from "#app/safety/guard.server.ts";
import { NOTHING_SAID, type Said } from "#app/safety/said.ts";
import type { GuidedExercise } from "../exercises/guided-exercise.server.ts";
import { choicesUnanswered } from "./guided-reply.server.ts";
import type { LiveReply } from "./live-reply.server.ts";
import type { ReplyContext } from "./reply-context.ts";
import { languageOf } from "./reply-language.ts";

interface Unanswered {
  live: LiveReply;
  context: ReplyContext;
  /** Its own words stand there all the same. */
  exercise: GuidedExercise | null;
}

/**
 * Ends a reply that the model could not give: one honest line, another try, and the choices that need
 * no model. Nothing is said in its place but what safety or a running exercise says anyhow.
 */
export async function endUnanswered(
  { live, context, exercise }: Unanswered,
  reason: ReplyReason,
): Promise<void> {
  // What was fine before it lost its way stays.
  if (reason !== "model_astray" && live.text !== "") live.reset();
  const choices = await choicesInstead(context, exercise);
  // Stopped meanwhile, or followed by another message.
  if (!live.isRunning) return;
  tellReason(live, context, reason);
  const words = wordsUnanswered(context);
  if (live.text === "" && words.text !== "") live.append(reviewedText(words.text), 0, words.lines);
  live.finish("fail", { reason, ...choices });
}

/** What stands under our question, or leads on, where the reply itself has no words. */
export function wordsUnanswered({
  frame,
  screening,
}: Pick<ReplyContext, "frame" | "screening">): Said {
  if (!frame.asksNothing) return frame.lead;
  return frame.heard.text === ""
    ? { ...NOTHING_SAID, text: MOMENTS.received[languageOf(screening)] }
    : frame.heard;
}

/** The choices under a reply that nobody could give; none where a question or an exercise has its own. */
export async function choicesInstead(
  { target, frame }: Pick<ReplyContext, "target" | "frame">,
  exercise: GuidedExercise | null,
): Promise<Partial<Awaited<ReturnType<typeof choicesUnanswered>>>> {
  return frame.asksNothing || exercise?.step ? {} : choicesUnanswered(target);
}

/** Tells those who read why this reply is not the usual one, in the person's language. */
export function tellReason(
  live: LiveReply,
  { screening }: Pick<ReplyContext, "screening">,
  reason: ReplyReason,
): void {
  const notice = noticeOfReason(reason, languageOf(screening));
  if (notice) live.tell(notice);
}
