import { environment } from "#app/config/environment.server.ts";
import { opinionQuestion } from "#app/safety/second-opinion.server.ts";
import {
  askForStructure,
  modelDialect,
  ModelError,
  streamAnswer,
  type ModelUsage,
} from "#app/services/anthropic.server.ts";
import { insightQuestion } from "./journal/entry-insight.server.ts";
import { memoryQuestion } from "./memory/model-memories.server.ts";
import { summaryQuestion } from "./memory/summarise.server.ts";
import type { ModelQuestion } from "./prompt/ask-model.server.ts";
import { recordQuestion } from "./record/answer-record.server.ts";
import { weekQuestion } from "./record/week-words.server.ts";
import { offerTool } from "./offers/proposal.ts";
import { promptToTry } from "./prompt/prompt.server.ts";
import { checkpointQuestion } from "./conversations/checkpoint-model.server.ts";
import { noteQuestion } from "./conversations/conversation-note-model.server.ts";
import { recommendationQuestion } from "./programs/track-recommendations.server.ts";

/** One thing that was tried on the configured model; `advice` says what to set where it failed. */
export interface ModelCheck {
  name: string;
  isRight: boolean;
  finding: string;
  advice?: string;
}

/** Words that nobody wrote: what the check talks about. */
const SAID = [
  { role: "user" as const, content: "My sister Ana visited, and we walked by the lake for hours." },
  { role: "assistant" as const, content: "That sounds like a good day. What did you talk about?" },
  { role: "user" as const, content: "Mostly her new job. I want to see her more often." },
];
const WEEK = {
  from: "2026-11-23",
  to: "2026-11-29",
  moods: [{ mood: "Calm", count: 3 }],
  exercises: [{ exercise: "Box breathing", count: 2 }],
  sessions: [{ program: null, count: 1 }],
  journalEntries: 1,
  cameUp: { what: "walking", count: 3 },
  goals: ["See Ana more often"],
};
/** Long enough that a stream can be stopped in the middle of it. */
const LONG_WISH = "Tell me slowly, in about two hundred words, how to plan a quiet Sunday.";
const OFFER_WISH = "Please offer me the exercise Box breathing, with your tool.";
/** What the provider charges for a million tokens, in dollars (its pricing page, November 2026). */
const PRICES: readonly [RegExp, { read: number; cached: number; written: number }][] = [
  [/^claude-sonnet-5-5/, { read: 2, cached: 0.1, written: 10 }],
  [/^claude-haiku-5-5/, { read: 0.1, cached: 0.01, written: 0.5 }],
];
const MILLION = 1_000_000;

function questions(): ModelQuestion[] {
  const needs = {
    today: { moodScore: 5, stressLevel: 6, sleepQuality: 3, energyLevel: 5 },
    primaryGoal: "Better sleep",
    stressArea: "Work/School",
    goals: [],
    symptoms: [],
    moodBaseline: null,
    previousTherapy: null,
  };
  return [
    opinionQuestion(SAID[2]?.content ?? "", { talk: SAID.slice(0, 2), earlier: [] }),
    noteQuestion({ companionNames: ["Alina"], trackTitle: null, finished: [], begun: null }, SAID),
    checkpointQuestion(SAID),
    insightQuestion(SAID[0]?.content ?? "", "happy"),
    weekQuestion(WEEK),
    recordQuestion("When did I last see Ana?", "2026-11-29", [
      { kind: "talk", day: "2026-11-20", mood: null, text: SAID[0]?.content ?? "" },
    ]),
    recommendationQuestion(needs),
    summaryQuestion(null, SAID),
    memoryQuestion(
      SAID.map((each) => ({ ...each, createdAt: Date.now() })),
      [],
      null,
    ),
  ];
}

/** Tries the configured model on all that the product asks of it; each finding is told as it comes. */
export async function checkModel(tell: (check: ModelCheck) => void): Promise<void> {
  const dialect = await modelDialect();
  const settings = environment().anthropic;
  if (!dialect || !settings) {
    tell({ name: "model", isRight: false, finding: "none", advice: "Set ANTHROPIC_API_KEY." });
    return;
  }
  const finding = `${settings.model} and ${settings.fastModel}, asked as: ${dialect.name}`;
  tell({ name: "model", isRight: true, finding });
  const structures = questions().map((each) => () => structure(each));
  const checks = [replies, () => offer(dialect.hasTools), ...structures, cancel];
  for (const check of checks) for (const found of await check()) tell(found);
}

async function replies(): Promise<ModelCheck[]> {
  try {
    const first = await speak(SAID.slice(0, 1));
    const second = await speak(SAID);
    const seconds = (first.firstWordMs / 1_000).toFixed(1);
    const share = Math.round((100 * second.usage.cacheReadTokens) / inputOf(second.usage));
    return [
      { name: "first word", isRight: true, finding: `after ${seconds} s` },
      {
        name: "hidden thinking",
        isRight: !first.hasThought,
        finding: first.hasThought ? "seen before the reply" : "none",
        ...(first.hasThought
          ? { advice: "Switch the model's thinking off on its server, or choose another model." }
          : {}),
      },
      {
        name: "prompt cache",
        isRight: true,
        finding: `${share} % of the second turn was read from it`,
      },
      { name: "cost of a turn", isRight: true, finding: costOf(second.usage) },
    ];
  } catch (error) {
    return [failure("reply", error)];
  }
}

async function speak(history: readonly (typeof SAID)[number][]) {
  const begun = Date.now();
  let firstWordMs = 0;
  const answer = await streamAnswer(promptToTry(history), {
    signal: new AbortController().signal,
    onText: () => (firstWordMs ||= Date.now() - begun),
  });
  return { ...answer, firstWordMs };
}

/** Checks whether the model calls a tool at the end of a reply, if its server has tools. It doesn't have to. */
async function offer(hasTools: boolean): Promise<ModelCheck[]> {
  const name = "offer";
  if (!hasTools) return [{ name, isRight: true, finding: "in words: its server has no tools" }];
  try {
    const call = {
      ...promptToTry([{ role: "user", content: OFFER_WISH }]),
      tools: [offerTool({ isPremium: true })],
    };
    const { tool } = await streamAnswer(call, {
      signal: new AbortController().signal,
      onText: () => {},
    });
    if (tool) return [{ name, isRight: true, finding: "calls a tool at the end of a reply" }];
    const advice = "It makes no offers: choose a model that can call tools.";
    return [{ name, isRight: false, finding: "calls no tool", advice }];
  } catch (error) {
    return [failure(name, error)];
  }
}

async function structure({
  caller,
  schema,
  call,
  timeoutMs,
}: ModelQuestion): Promise<ModelCheck[]> {
  const begun = Date.now();
  try {
    await askForStructure(schema, call, { caller, timeoutMs });
    const finding = `answered in ${((Date.now() - begun) / 1_000).toFixed(1)} s`;
    return [{ name: caller, isRight: true, finding }];
  } catch (error) {
    return [failure(caller, error)];
  }
}

async function cancel(): Promise<ModelCheck[]> {
  const aborter = new AbortController();
  try {
    await streamAnswer(promptToTry([{ role: "user", content: LONG_WISH }]), {
      signal: aborter.signal,
      onText: () => aborter.abort(),
    });
    return [{ name: "stop", isRight: true, finding: "ended before it could be stopped" }];
  } catch (error) {
    if (error instanceof ModelError && error.failure === "stopped") {
      return [{ name: "stop", isRight: true, finding: "stops in the middle of a reply" }];
    }
    return [failure("stop", error)];
  }
}

const ADVICE: Readonly<Record<string, string>> = {
  slow: "It answers too late: use a faster model, or set MODEL_FIRST_WORD_SECONDS (replies) or ANTHROPIC_FAST_MODEL (all else).",
  unavailable:
    "It can't be reached: check ANTHROPIC_BASE_URL, ANTHROPIC_API_KEY and the model's name.",
  malformed: "It can't keep to a form: set ANTHROPIC_FAST_MODEL to a stronger model.",
  refused: "It declines to answer an ordinary question: choose another model.",
  broken:
    "It stops in the middle, or is so slow that we stopped it: look at the log of its server.",
};

const REFUSED =
  "It refuses the request: its log says why. Where the prompt is too long, give its server a larger context or set MODEL_CONTEXT_TOKENS lower.";

function failure(name: string, error: unknown): ModelCheck {
  if (!(error instanceof ModelError)) throw error;
  const status = error.status ? ` (${error.status})` : "";
  const advice = error.status === 400 ? REFUSED : ADVICE[error.failure];
  return {
    name,
    isRight: false,
    finding: `${error.failure}${status}`,
    ...(advice ? { advice } : {}),
  };
}

function inputOf({ inputTokens, cacheReadTokens, cacheWriteTokens }: ModelUsage): number {
  return Math.max(1, inputTokens + cacheReadTokens + cacheWriteTokens);
}

function costOf(usage: ModelUsage): string {
  const tokens = `${inputOf(usage)} tokens read, ${usage.outputTokens} written`;
  const model = environment().anthropic?.model ?? "";
  const price = PRICES.find(([pattern]) => pattern.test(model))?.[1];
  if (!price) return tokens;
  const { inputTokens, cacheWriteTokens, cacheReadTokens, outputTokens } = usage;
  const dollars =
    ((inputTokens + cacheWriteTokens) * price.read +
      cacheReadTokens * price.cached +
      outputTokens * price.written) /
    MILLION;
  return `${tokens}, $${dollars.toFixed(5)}`;
}
