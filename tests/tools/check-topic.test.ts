import { expect, it } from "vitest";
import { topicFaults } from "./check-topic.ts";
import { gradeOf } from "./readability.ts";
import { topicFile, type GuideTopic } from "#app/content/guide.ts";
import { claimIn, styleFaults } from "./style.ts";

const SAMPLE_TOPIC = {
  id: "cant-sleep",
  title: { en: "Sleep", es: "Dormir" },
  start: "before",
  nodes: {
    before: {
      ask: { en: "How bad is it, from 0 to 10?", es: "¿Qué tan mal, de 0 a 10?" },
      scale: { keep: "before", next: "how" },
      unsure: "how",
      other: "how",
    },
    how: {
      ask: { en: "What keeps you up?", es: "¿Qué te quita el sueño?" },
      choices: [
        { id: "mind", label: { en: "My mind won't stop", es: "La cabeza no para" }, next: "busy" },
        { id: "noise", label: { en: "Noise", es: "Ruido" }, next: "takeaway" },
      ],
      unsure: "breathe",
      other: "takeaway",
    },
    busy: {
      say: { en: "Your mind is busy. Let's park it.", es: "La cabeza va sola. La aparcamos." },
      needs: ["mind"],
      next: "takeaway",
    },
    breathe: {
      ask: { en: "Try slow breathing?", es: "¿Respiramos lento?" },
      exercise: "box-breathing",
      next: "takeaway",
    },
    takeaway: {
      ask: { en: "What would you like to keep?", es: "¿Qué quieres guardar?" },
      box: { keep: "takeaway", next: "goal" },
      unsure: "after",
      other: "after",
    },
    goal: {
      ask: { en: "Make it your goal?", es: "¿La hacemos tu meta?" },
      goal: "takeaway",
      next: "after",
    },
    after: {
      ask: { en: "And now, from 0 to 10?", es: "¿Y ahora, de 0 a 10?" },
      scale: { keep: "after", next: "close" },
      unsure: "close",
      other: "close",
    },
    close: { say: { en: "That's enough for tonight.", es: "Por hoy basta." }, end: true },
  },
};

function topicWith(nodes: Record<string, unknown>): GuideTopic {
  return topicFile.parse({ ...SAMPLE_TOPIC, nodes: { ...SAMPLE_TOPIC.nodes, ...nodes } });
}

it("finds nothing wrong with a topic that is whole", () => {
  expect(topicFaults(topicWith({}))).toEqual([]);
});

it("finds what nothing leads to, and what leads nowhere", () => {
  const lost = { say: { en: "Lost.", es: "Perdido." }, next: "lost" };
  expect(topicFaults(topicWith({ lost }))).toContain("lost: nothing leads here");
  const trapped = topicWith({ busy: { ...lost, next: "busy" } });
  expect(topicFaults(trapped)).toContain("busy: a dead end: no end can be reached from here");
});

it("finds a node that is met without the choice that it needs", () => {
  const after = {
    say: { en: "You keep thinking.", es: "Sigues pensando." },
    needs: ["mind"],
    ask: { en: "And now?", es: "¿Y ahora?" },
    scale: { keep: "after", next: "close" },
    unsure: "close",
    other: "close",
  };
  expect(topicFaults(topicWith({ after }))).toContain("after: can be reached without any of: mind");
});

it("finds a claim about the person that no choice stands behind", () => {
  const busy = { say: { en: "You've been up all night.", es: "Sin dormir." }, next: "after" };
  expect(topicFaults(topicWith({ busy }))).toContain(
    "busy: states “You've been” about the person and has no needs",
  );
  expect(claimIn("If you're tired, stop here.")).toBeNull();
});

it("finds a fact without a source, and two questions in one reply", () => {
  const busy = {
    say: { en: "For many people that helps.", es: "A mucha gente le sirve." },
    next: "after",
  };
  expect(topicFaults(topicWith({ busy })).join("\n")).toContain("names no source");
});

it("sees what voice forbids, and how hard a text is to read", () => {
  expect(styleFaults("I am here. That sounds hard.", "en")).toHaveLength(2);
  expect(styleFaults("¿Estás cansado/a?", "es")).toHaveLength(1);
  expect(styleFaults("Thanks for telling me.", "en")).toEqual([]);
  expect(gradeOf("Thanks for telling me. Take your time.")).toBeLessThan(4);
  expect(
    gradeOf("Physiological activation necessitates individualized intervention."),
  ).toBeGreaterThan(12);
});

it("finds a question right after a help line", () => {
  const busy = { say: { en: "Call or text 988.", es: "Llama al 988." }, next: "after" };
  expect(topicFaults(topicWith({ busy }))).toContain("busy: a question right after a help line");
});
