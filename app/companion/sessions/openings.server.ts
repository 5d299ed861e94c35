import { storedTherapist } from "#app/catalogue/therapists.ts";
import type { Conversation } from "#app/models/conversations.server.ts";
import { dayIn } from "#app/models/days.server.ts";
import { isPremium } from "#app/models/subscriptions.server.ts";
import type { User } from "#app/models/users.server.ts";
import { isModelConfigured } from "#app/services/anthropic.server.ts";
import { createChooser, hashOf } from "../guided/choose.ts";
import { LEFT_ANSWERS } from "../guided/programme-lines.ts";
import { openSession } from "../guided/programme-opening.ts";
import { reopenSession } from "../guided/programme-return.ts";
import { quotedGoal } from "../guided/quoting.ts";
import { withName } from "../guided/say.ts";
import type { QuickAnswer } from "../guided/turn.ts";
import { openingLine } from "../guided.server.ts";
import { withoutQuestions } from "../reply/without-questions.ts";
import { goalToAskAbout } from "../memory/remembered.server.ts";
import { farewellOf, trackOfConversation } from "../programmes/track-session.server.ts";
import { joinParagraphs } from "../guided/wording.ts";

interface Opening {
  text: string;
  quickAnswers: readonly QuickAnswer[];
}

type Opened = Pick<Conversation, "id" | "therapyTrackId" | "createdAt">;

/**
 * A companion's first words in a conversation; that it is an AI stands above them. They are the same
 * all day, so that they stay as they are once it has begun. In a conversation that belongs to a
 * programme they open its session, whoever answers afterwards.
 */
export async function openingFor(
  user: User,
  therapistType: string,
  conversation: Opened | null,
): Promise<Opening> {
  const { firstName } = user;
  if (conversation?.therapyTrackId && isPremium(user)) {
    const opening = await programmeOpening(user, conversation);
    if (opening !== null) return opening;
  }
  const { id } = storedTherapist(therapistType);
  const goal = await goalToAskAbout(user, conversation?.createdAt ?? null);
  const seed = `${user.id}/${id}/${dayIn(user.timeZone, conversation?.createdAt ?? Date.now())}`;
  const opening = openingLine({ firstName, voice: { id }, seed });
  const answers = goal === null ? opening.quickAnswers : GOAL_ANSWERS;
  return {
    text: openWithGoal(opening.text, goal, seed),
    quickAnswers: isModelConfigured() ? [] : answers,
  };
}

const GOAL_QUESTIONS: readonly string[] = [
  "Last time you set yourself this: {goal}. How did it go? Or we can talk about something else.",
  "Your goal from last time was {goal}. How did it go? Or start with something else.",
];

const GOAL_ANSWERS: readonly QuickAnswer[] = [
  { id: "goal.some", label: "I did some of it", message: "I did some of it" },
  { id: "goal.not_yet", label: "I didn't get to it", message: "I didn't get to it" },
  {
    id: "goal.other",
    label: "Something else today",
    message: "Something else is on my mind today",
  },
];

// One question at a time: it takes the place of the one that a companion opens with.
function openWithGoal(text: string, goal: string | null, seed: string): string {
  const quote = goal === null ? null : quotedGoal(goal);
  if (quote === null) return text;
  const line = GOAL_QUESTIONS[hashOf(seed) % GOAL_QUESTIONS.length] ?? "";
  return joinParagraphs(withoutQuestions(text), line.replace("{goal}", quote));
}

async function programmeOpening(
  { id: userId, firstName }: User,
  conversation: Opened,
): Promise<Opening | null> {
  const found = await trackOfConversation(userId, conversation.id);
  if (found === null) return null;
  const { programme, session, lastGoal: goal, left } = found;
  if (session === null) {
    const text = `${withName("Hello{name}", firstName)}. ${farewellOf(programme)}\n\nWhat's on your mind today?`;
    return { text, quickAnswers: [] };
  }
  // By the conversation's id, so that the same words stand there on every visit.
  const chooser = createChooser(conversation.id, []);
  if (left !== null) {
    const text = reopenSession({ programme, session }, left.step, firstName, chooser);
    return { text, quickAnswers: LEFT_ANSWERS };
  }
  const text = openSession({ programme, session, goal }, firstName, chooser);
  const quickAnswers = [
    { id: "session.begin", label: "Begin the session", message: "Ready, let's begin" },
  ];
  return { text, quickAnswers };
}
