import { describe, expect, it } from "vitest";
import { answerGuided, type GuidedTurn, type HistoryEntry } from "../guided.server.ts";
import { productContent } from "./content.ts";
import { EMPTY_STATE } from "./turn.ts";

const BEGIN = "Step by step";

/** Begins a topic of what the product ships, says one line after the other, and gives each reply. */
function talk(topicId: string, ...lines: readonly string[]): readonly GuidedTurn[] {
  const history: HistoryEntry[] = [];
  const replies: GuidedTurn[] = [];
  const begun = { ...EMPTY_STATE, buttons: [{ label: BEGIN, does: `topic:${topicId}` }] };
  for (const [at, content] of [BEGIN, ...lines].entries()) {
    const message = { id: `m${at}`, content };
    const state = replies.at(-1)?.state ?? begun;
    const reply = answerGuided({ message, history, state, firstName: null });
    history.push({ id: message.id, role: "user", content });
    history.push({ id: `r${at}`, role: "assistant", content: reply.text });
    replies.push(reply);
  }
  return replies;
}

function choicesAfter(topicId: string, ...lines: readonly string[]): readonly string[] {
  return talk(topicId, ...lines).at(-1)?.state?.topic?.choices ?? [];
}

describe("typed words and the choices of a question", () => {
  it.each([
    ["a dog, he was fourteen", "pet"],
    ["my mom", "person"],
    ["it was a miscarriage", "baby"],
    ["not a person, our cat", "pet"],
    ["mi perro", "pet"],
    ["Pet", "pet"],
  ])("“%s” is one of those who were lost", (words, choice) => {
    expect(choicesAfter("grief", words)).toEqual([choice]);
  });

  it("are not taken for a choice where several fit, or none", () => {
    for (const words of ["my mom and my dog", "the garden"]) {
      expect(choicesAfter("grief", words)).toEqual([]);
    }
  });

  it("may be a bare yes or no where one label begins so, and nothing that is said not to be", () => {
    expect(choicesAfter("panic", "no")).toEqual(["first_time"]);
    expect(choicesAfter("panic", "no chest pain")).toEqual([]);
  });

  it("leave a claim unsaid that no choice stands behind", () => {
    const [, reply] = talk("grief", "the whole family, it was a long story");
    expect(reply?.text).not.toContain("animal");
  });
});

describe("a choice with the words of a command", () => {
  const grief = productContent().topicCalled("grief");
  if (grief === undefined) throw new Error("there is no topic grief");
  const { who } = grief.nodes;
  const said = { id: "enough", label: { en: ["That's enough"] }, next: "just_say" };
  const nodes = { ...grief.nodes, who: { ...who, choices: [...(who?.choices ?? []), said] } };
  const content = {
    ...productContent(),
    topicCalled: (id: string) => (id === "grief" ? { ...grief, nodes } : undefined),
  };

  it.each(["That's enough", "that's enough."])("wins: “%s”", (words) => {
    const [asked] = talk("grief");
    const reply = answerGuided(
      {
        message: { id: "m9", content: words },
        history: [],
        state: asked?.state
          ? { ...asked.state, buttons: [{ label: "That's enough", does: "" }] }
          : null,
        firstName: null,
      },
      content,
    );
    expect(reply.state?.topic?.choices).toEqual(["enough"]);
    expect(reply.state?.parkedTopic).toBeNull();
  });
});

it("says that it is sorry once where a loss is told and talked about", () => {
  for (const voice of ["ali", "alina", "alice", "alicia", "alijah", "alister"] as const) {
    const history: HistoryEntry[] = [];
    const first = answerGuided({
      message: { id: "a", content: "my dog died" },
      history,
      state: null,
      firstName: null,
      voice: { id: voice },
    });
    const second = answerGuided({
      message: { id: "b", content: "Yes" },
      history,
      state: first.state,
      firstName: null,
      voice: { id: voice },
    });
    expect(`${first.text} ${second.text}`.match(/\bsorry\b/giu)?.length ?? 0).toBeLessThan(2);
  }
});
