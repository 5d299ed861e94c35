import type { User } from "#app/models/accounts/users.server.ts";
import type { Cells } from "#app/ui/tables.ts";

/** One kind of what a person has here. It becomes a page, a table and a file for programs. */
export interface Section {
  /** What its files are called. */
  id: string;
  title: string;
  /** What programs call each value, and what it's called on the page. */
  columns: Readonly<Record<string, string>>;
  /** Columns that hold nothing to read for people: their page goes without. */
  forPrograms?: readonly string[];
  pages: (user: User) => AsyncIterable<readonly Cells[]>;
}

/** A section whose rows have exactly the values that its columns name. */
export function section<Row, Key extends string>({
  rows,
  cells,
  ...rest
}: {
  id: string;
  title: string;
  columns: Readonly<Record<Key, string>>;
  forPrograms?: readonly NoInfer<Key>[];
  rows: (user: User) => AsyncIterable<readonly Row[]>;
  cells: (row: Row) => Cells<Key>;
}): Section {
  return {
    ...rest,
    async *pages(user) {
      for await (const page of rows(user)) yield page.map(cells);
    },
  };
}

/** The moment of a stored time. */
export function moment(time: number): Date;
export function moment(time: number | null): Date | null;
export function moment(time: number | null): Date | null {
  return time === null ? null : new Date(time);
}
