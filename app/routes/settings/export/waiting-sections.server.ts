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

/** What waits a day for its owner: to be put back, or to be brought in. */
export const WAITING_SECTIONS: readonly Section[] = [
  section({
    id: "put-back",
    title: "What you can still undo",
    columns: {
      what: "What",
      words: "Your words",
      date: "Day",
      mood: "Mood",
      tags: "Tags or activities",
      shared: "Shared with your companion",
      answer: "What your companion said (written by software)",
      answerSource: "Who wrote that (explained in about.json)",
      at: "When you changed or deleted it",
    },
    marks: { answer: "answerSource" },
    rows: readUndos,
    cells: ({ kind, content, row, createdAt }) => {
      const { data } = keptRow.safeParse(row);
      return {
        what: UNDOS[kind],
        words: content,
        date: data?.date ?? null,
        mood: labelOfMood(data?.mood ?? null),
        tags: data?.tags.join(", ") ?? null,
        shared: data?.shareWithAi ?? null,
        answer: data?.aiResponse ?? null,
        answerSource: data?.aiResponse ? BY_SOFTWARE : null,
        at: moment(createdAt),
      };
    },
  }),
  section({
    id: "mood-files",
    title: "Mood files you uploaded",
    columns: { at: "When", content: "What we read in it" },
    rows: readMoodFiles,
    cells: ({ createdAt, rows }) => ({ at: moment(createdAt), content: moodFileText(rows) }),
  }),
  section({
    id: "copies",
    title: "A copy of your data you uploaded",
    columns: { at: "When", state: "What became of it", content: "What we read in it" },
    forPrograms: ["content"],
    rows: readCopies,
    cells: ({ createdAt, content }) => ({
      at: moment(createdAt),
      state: "copy" in content ? "Not brought in yet" : "Brought in",
      content: JSON.stringify(content),
    }),
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
