import type { Conversation } from "#app/models/conversations/conversations.server.ts";
import type { PastMessage } from "#app/models/conversations/messages.server.ts";
import type { RiskState } from "#app/models/risk/risk.server.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import type { Matter, Screening } from "#app/safety/screened-text.server.ts";
import type { ReplyFrame } from "./reply-frame.server.ts";

/** A conversation as it stood before a message; of one that the message opens, what is known by then. */
type TargetConversation = Pick<Conversation, "id" | "therapistType" | "trackType"> &
  Partial<Conversation>;

/** A message that is answered: its words, and the id of the button that it was tapped with; null for none. */
export interface HeardMessage {
  id: string;
  content: string;
  choice: string | null;
  /** What it was read as. */
  read: Matter & Pick<Screening, "language" | "asides">;
}

/** What a reply is for: whose it is, in which conversation, and which message it answers. */
export interface ReplyTarget {
  user: User;
  conversation: TargetConversation;
  /** What was said in it, oldest first; what is answered again stands in it too. */
  history: readonly PastMessage[];
  /** Where the person stood, as the table of asking has it. */
  risk: RiskState | null;
  message: HeardMessage;
  /** The message that this one takes the place of: it and its reply were not said. */
  replacesId?: string;
}

/** What a reply answers: the message with what the detector found, and where its writer stood before. */
export interface ReplyContext {
  target: ReplyTarget;
  screening: Screening;
  before: RiskState | null;
  /** Where its writer stands with it. */
  after?: RiskState | null;
  /** When the message came: what is found about it later is found as of then. Milliseconds. */
  at: number;
  /** The writer's messages before it, oldest first, where whoever asks has read them anyhow. */
  earlier?: readonly string[];
  /** What the reply begins and ends with. */
  frame: ReplyFrame;
  /** The answer that its writer asked for another one of. */
  insteadOf?: string;
  /** So much was written within minutes that no model is asked: help goes out all the same. */
  isThrottled: boolean;
  /** The model goes on with a reply of its own that was cut off. */
  isContinued?: boolean;
}

/** What was said before the message that is answered. */
export function historyBefore({
  history,
  message,
  replacesId,
}: ReplyTarget): readonly PastMessage[] {
  const position = history.findIndex(({ id }) => id === (replacesId ?? message.id));
  return position === -1 ? history : history.slice(0, position);
}
