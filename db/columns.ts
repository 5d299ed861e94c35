import { getTableColumns, type Table } from "drizzle-orm";

type ColumnsOf<Of extends Table> = Of["_"]["columns"];

/** Some columns of a table under their own names, for a query to read. */
export function columns<Of extends Table, Name extends keyof ColumnsOf<Of> & string>(
  table: Of,
  ...names: readonly Name[]
): Pick<ColumnsOf<Of>, Name> {
  const all = getTableColumns(table);
  const picked = names.map((name) => [name, all[name]] as const);
  return Object.fromEntries(picked) as Pick<ColumnsOf<Of>, Name>;
}
