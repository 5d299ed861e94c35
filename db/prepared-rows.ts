import { Column, fillPlaceholders, getTableName, is, SQL, type Query } from "drizzle-orm";

/** Asks the database for rows as they come: each a list of its cells. */
export type AskForCells = (sql: string, args: readonly unknown[]) => Promise<ArrayLike<unknown>[]>;

type Row = Record<string, unknown>;

/** One thing that is selected: a column, or an expression with what reads its value. */
interface Field {
  path: readonly string[];
  field: Column | (SQL & { decoder: { mapFromDriverValue: (stored: unknown) => unknown } });
}

/** What the query builder keeps of a select that it has prepared. */
interface PreparedSelect {
  getQuery: () => Query;
  fields: readonly Field[];
  joinsNotNullableMap?: Readonly<Record<string, boolean>>;
}

/** Where a cell goes in its row. */
interface Place {
  /** The object within the row that it belongs to; null for the row itself. */
  group: string | null;
  name: string;
  /** Null where the stored value is what is meant. */
  decode: ((stored: unknown) => unknown) | null;
}

/**
 * Lets a prepared select read its rows by a plan that is made once. The query builder finds out anew
 * what each cell of each row is. Whatever else was prepared stays as it is.
 */
export function readByPlan<Statement>(statement: Statement, ask: AskForCells): Statement {
  if (!isPreparedSelect(statement)) return statement;
  const { sql, params } = statement.getQuery();
  // A change may return rows too, and has to be safe on the disk first.
  if (!/^(?:select|with)\b/u.test(sql)) return statement;
  const read = rowReader(statement);
  const cellsOf = (values: Row = {}) => ask(sql, fillPlaceholders(params, values));
  return Object.assign(statement, {
    all: async (values?: Row) => (await cellsOf(values)).map(read),
    get: async (values?: Row) => (await cellsOf(values)).slice(0, 1).map(read)[0],
  });
}

function isPreparedSelect(statement: unknown): statement is PreparedSelect {
  if (typeof statement !== "object" || statement === null || !("getQuery" in statement))
    return false;
  if (!("fields" in statement) || !Array.isArray(statement.fields)) return false;
  return statement.fields.every(
    ({ path, field }: Field) => path.length <= 2 && (is(field, Column) || is(field, SQL)),
  );
}

function rowReader(select: PreparedSelect): (cells: ArrayLike<unknown>) => Row {
  const places = select.fields.map(placeOf);
  const optional = optionalGroups(select);
  return (cells) => {
    const row: Row = {};
    let [within, holder]: [string | null, Row] = [null, row];
    for (let index = 0; index < places.length; index += 1) {
      const { group, name, decode } = places[index] ?? NOWHERE;
      // The cells of one group stand side by side.
      if (group !== within) {
        holder = group === null ? row : {};
        if (group !== null) row[group] = holder;
        within = group;
      }
      const stored = cells[index] ?? null;
      holder[name] = stored === null || decode === null ? stored : decode(stored);
    }
    for (const { group, first } of optional) if ((cells[first] ?? null) === null) row[group] = null;
    return row;
  };
}

const NOWHERE: Place = { group: null, name: "", decode: null };

function placeOf({ path, field }: Field): Place {
  const decoder = is(field, Column) ? field : field.decoder;
  const isPlain = decoder.mapFromDriverValue === Column.prototype.mapFromDriverValue;
  return {
    group: path.length === 2 ? (path[0] ?? null) : null,
    name: path.at(-1) ?? "",
    decode: isPlain ? null : (stored) => decoder.mapFromDriverValue(stored),
  };
}

/**
 * The objects that a left join may leave out, as the query builder has it: those whose columns are all
 * of one table that may have no row, and whose first column is null.
 */
function optionalGroups({ fields, joinsNotNullableMap }: PreparedSelect) {
  const groups = new Map<string, { group: string; first: number; tables: Set<string> }>();
  for (const [index, { path, field }] of fields.entries()) {
    const [group] = path;
    if (path.length !== 2 || group === undefined || !is(field, Column)) continue;
    const known = groups.get(group) ?? { group, first: index, tables: new Set<string>() };
    known.tables.add(getTableName(field.table));
    groups.set(group, known);
  }
  if (!joinsNotNullableMap) return [];
  return [...groups.values()].filter(({ tables }) => {
    const [table = ""] = tables;
    return tables.size === 1 && !joinsNotNullableMap[table];
  });
}
