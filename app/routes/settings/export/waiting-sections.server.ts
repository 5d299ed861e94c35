import { z } from "zod";
import { BY_SOFTWARE } from "#app/catalogue/machine-made.ts";
import { MOOD_IDS } from "#app/catalogue/moods.ts";
import {
  readCopies,
  readMoodFiles,
  readUndos,
} from "#app/models/accounts/export-account-rows.server.ts";
import type { MoodImportContent } from "#app/models/record/mood-imports.server.ts";
import { labelOfMood } from "./record-sections.server.ts";
import { moment, section, type Section } from "./section.server.ts";

const UNDOS = {
  entry_changed: "A journal entry before you changed it",
  entry_deleted: "A journal entry you deleted",
  mood_changed: "A mood before you changed it",
  mood_deleted: "A mood you deleted",
} as const;

const keptRow = z.object({
  date: z.string(),
  mood: z.enum(MOOD_IDS),
  tags: z.array(z.string()).default([]),
  shareWithAi: z.coerce.boolean().nullable().default(null),
  aiResponse: z.string().nullable().default(null),
});

function keptIn(row: unknown) {
  return keptRow.safeParse(row).data;
}

/** What waits a day for its owner: to be put back, or to be brought in. */
export const WAITING_SECTIONS: readonly Section[] = [
  section({
    id: "put-back",
    title: "What you can still undo",
    rows: readUndos,
    columns: {
      what: ["What", ({ kind }) => UNDOS[kind]],
      words: ["Your words", ({ content }) => content],
      date: ["Day", ({ row }) => keptIn(row)?.date ?? null],
      mood: ["Mood", ({ row }) => labelOfMood(keptIn(row)?.mood ?? null)],
      tags: ["Tags or activities", ({ row }) => keptIn(row)?.tags.join(", ") ?? null],
      shared: ["Shared with your companion", ({ row }) => keptIn(row)?.shareWithAi ?? null],
      answer: [
        "What your companion said (written by software)",
        ({ row }) => keptIn(row)?.aiResponse ?? null,
      ],
      answerSource: [
        "Who wrote that (explained in about.json)",
        ({ row }) => (keptIn(row)?.aiResponse ? BY_SOFTWARE : null),
      ],
      at: ["When you changed or deleted it", ({ createdAt }) => moment(createdAt)],
    },
    marks: { answer: "answerSource" },
  }),
  section({
    id: "mood-files",
    title: "Mood files you uploaded",
    rows: readMoodFiles,
    columns: {
      at: ["When", ({ createdAt }) => moment(createdAt)],
      content: ["What we read in it", ({ rows }) => moodFileText(rows)],
    },
  }),
  section({
    id: "copies",
    title: "A copy of your data you uploaded",
    rows: readCopies,
    columns: {
      at: ["When", ({ createdAt }) => moment(createdAt)],
      state: [
        "What became of it",
        ({ content }) => ("copy" in content ? "Not brought in yet" : "Brought in"),
      ],
      content: ["What we read in it", ({ content }) => JSON.stringify(content)],
    },
    forPrograms: ["content"],
  }),
];

/** The moods that wait in a file, one a line; or how many were brought in. */
function moodFileText(rows: MoodImportContent): string {
  if ("imported" in rows) return `${rows.imported} new moods imported`;
  const lines = rows.waiting.map(({ date, mood, activities, notes }) =>
    [date, mood, activities.join(", "), notes].filter(Boolean).join(" · "),
  );
  return lines.join("\n");
}
