import { z } from "zod";
import { phoneNumberField } from "#app/catalogue/phone-number.ts";
import { SAFETY_PLAN, type SafetyPlanField } from "#app/content/safety-plan.ts";
import { TRUSTED_NAME_MAX_LENGTH } from "#app/catalogue/trusted-person.ts";
import type { User } from "#app/models/accounts/users.server.ts";
import type {
  CopiedKind,
  LeftOut,
  LeftOutReason,
  RawCopy,
} from "#app/models/accounts/account-imports.server.ts";
import { PLAN_STEP_MAX_LENGTH } from "#app/models/risk/safety-plans.server.ts";
import { EXPORT_FORMAT } from "../export/zip.server.ts";
import type { CopyFile, CopyFiles } from "./unpack.server.ts";
import { shapesFor } from "./copy-shapes.server.ts";

/** Whether a copy is of a version that this one can't read. */
export function isNewer(files: CopyFiles): boolean {
  const about = z.object({ format: z.number() }).safeParse(files.get("about"));
  return about.success && about.data.format > EXPORT_FORMAT;
}

type Fact = { what: string; value?: unknown };

const trusted = z.object({
  name: z.string().trim().min(1).max(TRUSTED_NAME_MAX_LENGTH),
  number: phoneNumberField("").pipe(z.string()),
});

/** The safety plan, and whom its owner trusts, from the lines that an export has of it. */
function planOf(facts: readonly Fact[], at: number): RawCopy["safetyPlan"] {
  const valueOf = (what: string) => facts.find((fact) => fact.what === what)?.value;
  const step = (field: SafetyPlanField) => {
    const said = valueOf(SAFETY_PLAN.find((each) => each.field === field)?.title.en ?? "");
    return typeof said === "string" && said.trim() !== ""
      ? said.slice(0, PLAN_STEP_MAX_LENGTH).toWellFormed()
      : null;
  };
  const steps = {
    warningSigns: step("warningSigns"),
    onMyOwn: step("onMyOwn"),
    peopleAndPlaces: step("peopleAndPlaces"),
    askForHelp: step("askForHelp"),
    professionals: step("professionals"),
    saferSurroundings: step("saferSurroundings"),
  };
  const person = trusted.safeParse({
    name: valueOf("Someone you trust"),
    number: valueOf("Their phone number"),
  }).data;
  if (!person && Object.values(steps).every((text) => text === null)) return [];
  return [
    {
      at,
      steps,
      trustedName: person?.name ?? null,
      trustedNumber: person?.number ?? null,
      trustedInAbuse: valueOf("Also shown with help about abuse") === true,
    },
  ];
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
    programs: rowsOf("tracks", "programs", shapes.program),
    safetyPlan: planOf(rowsOf("safety-plan", null, shapes.fact), now),
    exercises: finished,
    conversations: rowsOf("conversations", "conversations", shapes.conversation),
    outcomes: rowsOf("goals", null, shapes.outcome),
  };
  return { raw, leftOut: [...left.values()] };
}
