import type { User } from "#app/models/accounts/users.server.ts";
import { MACHINE_MADE } from "#app/catalogue/machine-made.ts";
import type { Cell, Cells } from "#app/ui/tables.ts";

/** One kind of what a person has here. It becomes a page, a table and a file for programs. */
export interface Section {
  /** What its files are called. */
  id: string;
  title: string;
  /** What programs call each value, and what it's called on the page. */
  columns: Readonly<Record<string, string>>;
  /** Columns that hold nothing to read for people: their page goes without. */
  forPrograms?: readonly string[];
  /** By a column that software wrote, the column that says so: its page has that as an attribute. */
  marks?: Readonly<Partial<Record<string, string>>>;
  pages: (user: User) => AsyncIterable<readonly Cells[]>;
}

/** A section of rows: each column has its title on the page and the cell that it makes of a row. */
export function section<Row, Key extends string>({
  rows,
  columns,
  ...rest
}: {
  id: string;
  title: string;
  rows: (user: User) => AsyncIterable<readonly Row[]>;
  columns: Readonly<Record<Key, readonly [title: string, cell: (row: NoInfer<Row>) => Cell]>>;
  forPrograms?: readonly NoInfer<Key>[];
  marks?: Partial<Record<NoInfer<Key>, NoInfer<Key>>>;
}): Section {
  const all = Object.entries<readonly [string, (row: Row) => Cell]>(columns);
  const cells = (row: Row) => Object.fromEntries(all.map(([key, [, cell]]) => [key, cell(row)]));
  return {
    ...rest,
    columns: Object.fromEntries(all.map(([key, [title]]) => [key, title])),
    async *pages(user) {
      for await (const page of rows(user)) yield page.map(cells);
    },
  };
}

/** The attribute with which a page says by whom a text is, where it isn't its reader's. */
export function sourceAttribute(mark: Cell): string {
  if (mark === null) return "";
  return mark === MACHINE_MADE
    ? ` data-digital-source-type="${mark}"`
    : ` data-source="${String(mark)}"`;
}

/** The moment of a stored time. */
export function moment(time: number): Date;
export function moment(time: number | null): Date | null;
export function moment(time: number | null): Date | null {
  return time === null ? null : new Date(time);
}
