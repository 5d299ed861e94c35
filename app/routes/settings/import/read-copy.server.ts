import { z } from "zod";
import type { User } from "#app/models/accounts/users.server.ts";
import type {
  CopiedKind,
  LeftOut,
  LeftOutReason,
  RawCopy,
} from "#app/models/accounts/account-imports.server.ts";
import { EXPORT_FORMAT } from "../export/zip.server.ts";
import type { CopyFile, CopyFiles } from "./unpack.server.ts";
import { shapesFor } from "./copy-shapes.server.ts";

/** Whether a copy is of a version that this one can't read. */
export function isNewer(files: CopyFiles): boolean {
  const about = z.object({ format: z.number() }).safeParse(files.get("about"));
  return about.success && about.data.format > EXPORT_FORMAT;
}

/** What there is in a copy, by the shapes that an export has; what has none of them is counted and left out. */
export function readCopy(
  files: CopyFiles,
  user: Pick<User, "timeZone" | "selectedTherapist">,
  now = Date.now(),
): { raw: RawCopy; leftOut: LeftOut[] } {
  const shapes = shapesFor(user, now);
  const left = new Map<string, LeftOut>();
  const leave = (kind: CopiedKind, why: LeftOutReason) => {
    const known = left.get(`${kind} ${why}`) ?? { kind, why, count: 0 };
    left.set(`${kind} ${why}`, { ...known, count: known.count + 1 });
  };
  const rowsOf = <Row>(file: CopyFile, kind: CopiedKind | null, schema: z.ZodType<Row>): Row[] => {
    const rows = z.array(z.unknown()).safeParse(files.get(file) ?? []);
    return (rows.success ? rows.data : []).flatMap((row) => {
      const read = schema.safeParse(row);
      if (read.success) return [read.data];
      if (kind) leave(kind, "unreadable");
      return [];
    });
  };
  const runs = rowsOf("exercises", "exercises", shapes.run);
  const answers = Map.groupBy(rowsOf("exercise-answers", null, shapes.answer), ({ run }) => run);
  const finished = runs.flatMap(({ finished: finishedAt, ...run }) => {
    if (finishedAt === null) {
      leave("exercises", "unfinished");
      return [];
    }
    const own = (answers.get(run.run) ?? []).map(({ run: _run, ...answer }) => answer);
    return [{ ...run, finishedAt, answers: own }];
  });
  const raw: RawCopy = {
    feelings: rowsOf("feelings", "feelings", shapes.feeling),
    activities: rowsOf("activities", "activities", shapes.activity),
    moods: rowsOf("moods", "moods", shapes.mood),
    journal: rowsOf("journal", "journal", shapes.entry),
    checkUps: rowsOf("check-ups", "checkUps", shapes.checkUp),
    checkIns: rowsOf("check-ins", "checkIns", shapes.checkIn),
    memory: rowsOf("memory", "memory", shapes.memory),
    exercises: finished,
    conversations: rowsOf("conversations", "conversations", shapes.conversation),
    outcomes: rowsOf("goals", null, shapes.outcome),
  };
  return { raw, leftOut: [...left.values()] };
}
