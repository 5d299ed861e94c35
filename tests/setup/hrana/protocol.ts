// What goes over the wire, as the specification of Hrana 3 has it (docs/HRANA_3_SPEC.md of libSQL, with
// docs/HTTP_V2_SPEC.md for version 2 over HTTP): the shapes of requests, and the types of what answers.
import { z } from "zod";

const valueShape = z.discriminatedUnion("type", [
  z.object({ type: z.literal("null") }),
  // 64 bits, and so a text.
  z.object({ type: z.literal("integer"), value: z.string() }),
  z.object({ type: z.literal("float"), value: z.number() }),
  z.object({ type: z.literal("text"), value: z.string() }),
  z.object({ type: z.literal("blob"), base64: z.string() }),
]);

const sqlShape = { sql: z.string().nullish(), sql_id: z.int32().nullish() };

const stmtShape = z.object({
  ...sqlShape,
  args: z.array(valueShape).default([]),
  named_args: z.array(z.object({ name: z.string(), value: valueShape })).default([]),
  want_rows: z.boolean().default(true),
});

const condShape = z.discriminatedUnion("type", [
  z.object({ type: z.literal("ok"), step: z.uint32() }),
  z.object({ type: z.literal("error"), step: z.uint32() }),
  z.object({
    type: z.literal("not"),
    get cond(): z.ZodType<BatchCond> {
      return condShape;
    },
  }),
  z.object({
    type: z.literal("and"),
    get conds(): z.ZodType<BatchCond[]> {
      return z.array(condShape);
    },
  }),
  z.object({
    type: z.literal("or"),
    get conds(): z.ZodType<BatchCond[]> {
      return z.array(condShape);
    },
  }),
  z.object({ type: z.literal("is_autocommit") }),
]);

const batchShape = z.object({
  steps: z.array(z.object({ condition: condShape.nullish(), stmt: stmtShape })),
});

const requestShape = z.discriminatedUnion("type", [
  z.object({ type: z.literal("close") }),
  z.object({ type: z.literal("execute"), stmt: stmtShape }),
  z.object({ type: z.literal("batch"), batch: batchShape }),
  z.object({ type: z.literal("sequence"), ...sqlShape }),
  z.object({ type: z.literal("describe"), ...sqlShape }),
  z.object({ type: z.literal("store_sql"), sql_id: z.int32(), sql: z.string() }),
  z.object({ type: z.literal("close_sql"), sql_id: z.int32() }),
  z.object({ type: z.literal("get_autocommit") }),
]);

/** The body of a pipeline: what is asked of one stream, in order. */
export const pipelineShape = z.object({
  baton: z.string().nullish(),
  requests: z.array(requestShape),
});

export type Value = z.infer<typeof valueShape>;
export type Stmt = z.infer<typeof stmtShape>;
export type SqlText = Pick<Stmt, "sql" | "sql_id">;
export type Batch = z.infer<typeof batchShape>;
export type StreamRequest = z.infer<typeof requestShape>;

export type BatchCond =
  | { type: "ok"; step: number }
  | { type: "error"; step: number }
  | { type: "not"; cond: BatchCond }
  | { type: "and"; conds: BatchCond[] }
  | { type: "or"; conds: BatchCond[] }
  | { type: "is_autocommit" };

export interface StmtResult {
  cols: { name: string | null; decltype: string | null }[];
  rows: Value[][];
  affected_row_count: number;
  last_insert_rowid: string | null;
}

export interface BatchResult {
  step_results: (StmtResult | null)[];
  step_errors: (WireError | null)[];
}

export interface DescribeResult {
  params: { name: string | null }[];
  cols: { name: string; decltype: string | null }[];
  is_explain: boolean;
  is_readonly: boolean;
}

export interface WireError {
  message: string;
  code: string | null;
}

export type StreamResponse =
  | { type: "close" | "sequence" | "store_sql" | "close_sql" }
  | { type: "execute"; result: StmtResult }
  | { type: "batch"; result: BatchResult }
  | { type: "describe"; result: DescribeResult }
  | { type: "get_autocommit"; is_autocommit: boolean };

export type StreamResult =
  { type: "ok"; response: StreamResponse } | { type: "error"; error: WireError };

/** An error with a code, as the server gives it. */
export class HranaError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** A client that breaks the protocol: its stream is gone. */
export class ProtocolError extends HranaError {}
