import { sql, type SQL } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { SafetyPlanField } from "#app/content/safety-plan.ts";
import { findTrack } from "#app/catalogue/tracks.ts";
import { moodScore } from "#app/catalogue/moods.ts";
import { database } from "#db/client.ts";
import type { AccountCopy, CopiedKind } from "#db/schema/own-data.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { BOUNDS } from "#app/models/storage/room.server.ts";
import { chunksOf } from "#app/models/storage/chunks.ts";

export const ROWS_A_STATEMENT = 200;

const IS_SAME_NAME = sql`known.name = row.value ->> 'name' collate nocase`;

/** By what a row of a copy (`row.value`) is known to be here already, whatever its words are by now. */
export const IS_KNOWN: Record<CopiedKind, (userId: string) => SQL> = {
  feelings: (userId) => knownIn(sql`feelings`, userId, IS_SAME_NAME),
  activities: (userId) => knownIn(sql`activities`, userId, IS_SAME_NAME),
  moods: (userId) =>
    knownIn(
      sql`mood_entries`,
      userId,
      sql`known.date = row.value ->> 'date' and known.created_at = row.value ->> 'at'`,
    ),
  journal: (userId) =>
    knownIn(
      sql`journal_entries`,
      userId,
      sql`known.date = row.value ->> 'date' and known.created_at = row.value ->> 'at'`,
    ),
  checkUps: (userId) => knownIn(sql`check_ups`, userId, sql`known.date = row.value ->> 'date'`),
  checkIns: (userId) =>
    knownIn(sql`daily_assessments`, userId, sql`known.assessment_date = row.value ->> 'date'`),
  memory: (userId) => knownIn(sql`memories`, userId, sql`known.content = row.value ->> 'content'`),
  // One that is followed here goes on as it is.
  programs: (userId) =>
    knownIn(
      sql`therapy_tracks`,
      userId,
      sql`known.track_type = row.value ->> 'track' and (known.created_at = row.value ->> 'at'
        or (known.is_active and row.value ->> 'isActive'))`,
    ),
  // One that was begun here stays as it is.
  safetyPlan: (userId) =>
    knownIn(
      sql`safety_plans`,
      userId,
      sql`coalesce(known.warning_signs, known.on_my_own, known.people_and_places, known.ask_for_help,
        known.professionals, known.safer_surroundings, known.trusted_name) is not null`,
    ),
  exercises: (userId) =>
    knownIn(
      sql`exercise_runs`,
      userId,
      sql`known.started_at = row.value ->> 'at' and known.exercise_id = row.value ->> 'exerciseId'`,
    ),
  conversations: (userId) =>
    knownIn(sql`sessions`, userId, sql`known.created_at = row.value ->> 'at'`),
};

function knownIn(table: SQL, userId: string, isIt: SQL): SQL {
  return sql`exists (select 1 from ${table} as known where known.user_id = ${userId} and ${isIt})`;
}

const FEELING_ID = sql`(select id from feelings
  where feelings.user_id = row.owner and feelings.name = row.value ->> 'feeling' collate nocase)`;

/** The statements that write a copy, in the order in which one needs what the other has written. */
export function statementsFor(userId: string, copy: AccountCopy, isOurs: SQL) {
  const statements: BatchItem<"sqlite">[] = [];
  const idsOf: Record<string, string[]> = {};
  const newRows = <Row extends object>(kind: CopiedKind, rows: readonly Row[]) => {
    const made = rows.map((row) => ({ ...row, newId: newId() }));
    idsOf[kind] = made.map(({ newId: id }) => id);
    return made;
  };
  /** Runs a statement for some rows at a time: `row.value` is one, and `row.owner` whose it is. */
  const write = (rows: readonly object[], statement: (from: SQL) => SQL) => {
    for (const chunk of chunksOf(rows, ROWS_A_STATEMENT)) {
      const list = JSON.stringify(chunk);
      const from = sql`(select value, ${userId} as owner from json_each(${list})) as row where ${isOurs}`;
      statements.push(database().run(statement(from)));
    }
  };
  /** The first of them that there is room for, of a kind of which an account has few. */
  const withRoom = (name: "feelings" | "activities" | "memories") => sql`limit max(0,
    ${BOUNDS[name].rows} - (select count(*) from ${sql.identifier(name)} where user_id = ${userId}))`;
  const isNew = (kind: CopiedKind) => sql`and not ${IS_KNOWN[kind](userId)}`;

  write(
    newRows("feelings", copy.feelings),
    (rows) => sql`
    insert into feelings (id, user_id, name, emoji, color, mood, created_at)
    select value ->> 'newId', owner, value ->> 'name', value ->> 'emoji', value ->> 'color',
      value ->> 'mood', value ->> 'at'
    from ${rows} ${isNew("feelings")} ${withRoom("feelings")} on conflict do nothing`,
  );
  write(
    newRows("activities", copy.activities),
    (rows) => sql`
    insert into activities (id, user_id, name, created_at)
    select value ->> 'newId', owner, value ->> 'name', value ->> 'at'
    from ${rows} ${isNew("activities")} ${withRoom("activities")} on conflict do nothing`,
  );

  const journal = newRows("journal", copy.journal);
  write(
    journal,
    (rows) => sql`
    insert into journal_entries
      (id, user_id, mood, feeling_id, content, tags, ai_response, tier, date, created_at, updated_at)
    select value ->> 'newId', owner, coalesce(value ->> 'mood', 'neutral'), ${FEELING_ID},
      value ->> 'text', value -> 'tags', value ->> 'answer', value ->> 'tier', value ->> 'date', value ->> 'at',
      value ->> 'at'
    from ${rows} ${isNew("journal")}`,
  );
  const moodsOfEntries = journal.flatMap(({ newId: entry, tags, date, at, mood, feeling }) => {
    if (mood === null) return [];
    return [{ newId: newId(), entry, activities: tags, notes: null, date, at, mood, feeling }];
  });
  const moods = newRows("moods", copy.moods).map((mood) => ({ ...mood, entry: null }));
  idsOf["moods"]?.push(...moodsOfEntries.map((mood) => mood.newId));
  const scored = [...moods, ...moodsOfEntries].map((each) => ({
    ...each,
    score: moodScore(each.mood),
  }));
  // The mood of an entry that came alone before, where the journal was not this person's to write in.
  write(
    moodsOfEntries,
    (rows) => sql`
    update mood_entries set journal_entry_id = own.entry
    from (select value ->> 'entry' as entry, value ->> 'date' as date, value ->> 'at' as at, owner
      from ${rows}) as own
    where mood_entries.user_id = own.owner and mood_entries.date = own.date
      and mood_entries.created_at = own.at and mood_entries.notes is null
      and mood_entries.journal_entry_id is null
      and exists (select 1 from journal_entries where id = own.entry and user_id = own.owner)`,
  );
  write(
    scored,
    (rows) => sql`
    insert into mood_entries (id, user_id, mood, mood_score, feeling_id, notes, activities,
      journal_entry_id, date, created_at)
    select value ->> 'newId', owner, value ->> 'mood', value ->> 'score', ${FEELING_ID},
      value ->> 'notes', value -> 'activities', value ->> 'entry', value ->> 'date', value ->> 'at'
    from ${rows} and case when value ->> 'entry' is null then not ${IS_KNOWN.moods(userId)}
      else exists (select 1 from journal_entries where id = value ->> 'entry' and user_id = owner)
        end on conflict do nothing`,
  );
  write(
    scored,
    (rows) => sql`
    insert into mood_tags (mood_entry_id, user_id, tag, date, mood_score)
    select mood.id, mood.user_id, each.value, mood.date, mood.mood_score
    from (select value as new, owner from ${rows})
      cross join mood_entries as mood on mood.id = new ->> 'newId' and mood.user_id = owner
      cross join json_each(mood.activities) as each
    where true on conflict do nothing`,
  );

  write(
    newRows("checkUps", copy.checkUps),
    (rows) => sql`
    insert into check_ups (id, user_id, date, satisfied, worthwhile, happy, anxious, created_at)
    select value ->> 'newId', owner, value ->> 'date', value ->> 'satisfied',
      value ->> 'worthwhile', value ->> 'happy', value ->> 'anxious', value ->> 'at'
    from ${rows} on conflict do nothing`,
  );
  write(
    newRows("checkIns", copy.checkIns),
    (rows) => sql`
    insert into daily_assessments (id, user_id, assessment_date, mood_score, stress_level,
      sleep_quality, energy_level, created_at)
    select value ->> 'newId', owner, value ->> 'date', value ->> 'mood', value ->> 'stress',
      value ->> 'sleep', value ->> 'energy', value ->> 'at'
    from ${rows} on conflict do nothing`,
  );
  write(
    newRows("memory", copy.memory),
    (rows) => sql`
    insert into memories (id, user_id, kind, content, edited_at, created_at)
    select value ->> 'newId', owner, value ->> 'kind', value ->> 'content', value ->> 'editedAt',
      value ->> 'at'
    from ${rows} ${isNew("memory")} ${withRoom("memories")}`,
  );

  const programs = newRows("programs", copy.programs);
  write(
    programs.map((each) => ({ ...findTrack(each.track), ...each })),
    (rows) => sql`
    insert into therapy_tracks (id, user_id, track_type, track_title, description,
      estimated_sessions, current_session, is_active, created_at)
    select value ->> 'newId', owner, value ->> 'track', value ->> 'title', value ->> 'description',
      value ->> 'planned', value ->> 'sessions', value ->> 'isActive', value ->> 'at'
    from ${rows} ${isNew("programs")}`,
  );

  write(copy.safetyPlan, (rows) => {
    idsOf["safetyPlan"] = [userId];
    const step = (field: SafetyPlanField) => sql`value -> 'steps' ->> ${field}`;
    return sql`
    insert into safety_plans (user_id, warning_signs, on_my_own, people_and_places, ask_for_help,
      professionals, safer_surroundings, trusted_name, trusted_number, trusted_in_abuse, created_at,
      updated_at)
    select owner, ${step("warningSigns")}, ${step("onMyOwn")}, ${step("peopleAndPlaces")},
      ${step("askForHelp")}, ${step("professionals")}, ${step("saferSurroundings")},
      value ->> 'trustedName', value ->> 'trustedNumber', value ->> 'trustedInAbuse', value ->> 'at',
      value ->> 'at'
    from ${rows} ${isNew("safetyPlan")}
    on conflict (user_id) do update set warning_signs = excluded.warning_signs,
      on_my_own = excluded.on_my_own, people_and_places = excluded.people_and_places,
      ask_for_help = excluded.ask_for_help, professionals = excluded.professionals,
      safer_surroundings = excluded.safer_surroundings, trusted_name = excluded.trusted_name,
      trusted_number = excluded.trusted_number, trusted_in_abuse = excluded.trusted_in_abuse,
      updated_at = excluded.updated_at`;
  });

  const runs = newRows("exercises", copy.exercises);
  write(
    runs.map((run) => ({ ...run, answers: undefined })),
    (rows) => sql`
    insert into exercise_runs (id, user_id, exercise_id, status, step, said, helped, goal,
      started_at, updated_at, finished_at)
    select value ->> 'newId', owner, value ->> 'exerciseId', 'finished', value ->> 'step', '',
      value ->> 'helped', value ->> 'goal', value ->> 'at', value ->> 'finishedAt',
      value ->> 'finishedAt'
    from ${rows} ${isNew("exercises")}`,
  );
  const answers = runs.flatMap(({ newId: run, answers: own }) =>
    own.map((answer) => ({ ...answer, run, newId: newId() })),
  );
  write(
    answers,
    (rows) => sql`
    insert into exercise_answers
      (id, run_id, user_id, step, asked, content, is_taken, tier, created_at, updated_at)
    select value ->> 'newId', value ->> 'run', owner, value ->> 'step', value ->> 'asked',
      value ->> 'content', 1, value ->> 'tier', value ->> 'at', value ->> 'at'
    from ${rows} and exists (
      select 1 from exercise_runs where id = value ->> 'run' and user_id = owner)
    on conflict do nothing`,
  );

  const programIds = JSON.stringify(programs.map(({ newId: program }) => program));
  const talks = newRows("conversations", copy.conversations);
  write(
    talks.map((talk) => ({ ...talk, messages: undefined })),
    (rows) => sql`
    insert into sessions (id, user_id, therapist_type, opened_by_therapist, track_type, title,
      summary, insights, open_threads, checkpoint_summary, user_reflection, weekly_goals, duration, is_completed,
      last_message_at, created_at, is_imported, modalities_used, therapy_track_id)
    select value ->> 'newId', owner, value ->> 'therapist', value ->> 'openedBy', value ->> 'track',
      value ->> 'title', value ->> 'summary', value ->> 'insights', value ->> 'openThreads',
      value ->> 'lookingBack', value ->> 'reflection', value ->> 'goals', value ->> 'minutes', value ->> 'isCompleted',
      value ->> 'lastMessageAt', value ->> 'at', 1, coalesce(value -> 'techniques', '[]'),
      (select program.id from therapy_tracks as program where program.user_id = row.owner
        and program.id in (select new.value from json_each(${programIds}) as new)
        and program.track_type = row.value ->> 'track' and program.created_at <= row.value ->> 'at'
        order by program.created_at desc limit 1)
    from ${rows} ${isNew("conversations")}`,
  );
  const messages = talks.flatMap(({ newId: talk, messages: said, isHarmless = false }) =>
    said.map(({ danger, ...message }) => {
      const classes = danger === null ? null : { danger };
      return { ...message, talk, classes, isHarmless, newId: newId() };
    }),
  );
  const ofNewTalk = sql`and exists (
    select 1 from sessions where id = value ->> 'talk' and user_id = owner)`;
  write(
    messages,
    (rows) => sql`
    insert into messages (id, session_id, user_id, role, content, classes, created_at)
    select value ->> 'newId', value ->> 'talk', owner, value ->> 'role', value ->> 'content',
      nullif(value -> 'classes', 'null'), value ->> 'at'
    from ${rows} ${ofNewTalk}`,
  );
  // Where it stood isn't told: it looks back on all that comes before it.
  write(
    talks
      .filter(({ lookingBack = null }) => lookingBack !== null)
      .map(({ newId: talk }) => ({ talk })),
    (rows) => sql`
    update sessions set checkpoint_after_seq =
      (select max(seq) from messages where messages.session_id = sessions.id)
    where user_id = ${userId} and id in (select value ->> 'talk' from ${rows})`,
  );
  const replies = messages.filter(({ role }) => role === "assistant");
  write(
    replies.map((reply) => ({ ...reply, content: undefined })),
    (rows) => sql`
    insert into replies
      (id, session_id, user_id, status, source, therapist_type, started_at, ended_at)
    select value ->> 'newId', value ->> 'talk', owner, 'done',
      case when value ->> 'isModel' then 'model' when value ->> 'isHarmless' then 'guided'
        else 'written' end, value ->> 'therapist',
      value ->> 'at', value ->> 'at'
    from ${rows} ${ofNewTalk}`,
  );
  // Nothing is read out of them for the memory once more: what was remembered comes by itself.
  write(
    talks.map(({ newId: talk }) => ({ talk })),
    (rows) => sql`
    insert into conversation_summaries (session_id, user_id, reaches_seq, remembered_seq, updated_at)
    select talk.id, owner, last.seq, last.seq, talk.last_message_at
    from (select value as new, owner from ${rows})
      cross join sessions as talk on talk.id = new ->> 'talk' and talk.user_id = owner
      cross join (select session_id, max(seq) as seq from messages
        where user_id = ${userId} group by session_id) as last on last.session_id = talk.id
    where true on conflict do nothing`,
  );
  write(
    outcomesOf(copy, { runs, talks }),
    (rows) => sql`
    insert into goal_outcomes (user_id, source, source_id, outcome, at)
    select owner, value ->> 'source', value ->> 'of', value ->> 'outcome', value ->> 'at'
    from ${rows} and exists (select 1 from sessions where id = value ->> 'origin' and user_id = owner
      union all select 1 from exercise_runs where id = value ->> 'origin' and user_id = owner)
    on conflict do nothing`,
  );
  return { statements, idsOf };
}

/** What became of goals, by what the sessions and exercises that they were set in are called here. */
function outcomesOf(
  { outcomes }: AccountCopy,
  {
    runs,
    talks,
  }: {
    runs: readonly { run: string; newId: string }[];
    talks: readonly { id: string; newId: string }[];
  },
) {
  const origins = new Map([
    ...runs.map(({ run, newId: id }) => [run, id] as const),
    ...talks.map(({ id: talk, newId: id }) => [talk, id] as const),
  ]);
  return outcomes.flatMap(({ id, ...outcome }) => {
    const [old = "", ...line] = id.split(".");
    const origin = origins.get(old);
    return origin ? [{ ...outcome, origin, of: [origin, ...line].join(".") }] : [];
  });
}
