import { describe, expect, test } from "vitest";
import { createLog, errorFields } from "./log.server.ts";
import { AppError } from "./app-error.ts";

function collectingLog(level = "info") {
  const lines: string[] = [];
  const write = (line: string) => void lines.push(line);
  return { lines, log: createLog(level, { write }) };
}

class DriverError extends Error {
  readonly code = "SQLITE_CONSTRAINT";
}

describe("what a log line keeps", () => {
  test("facts about the work stay readable", () => {
    const { log, lines } = collectingLog();
    log.info({ requestId: "r1", pattern: "/chat/:id", status: 200, durationMs: 12 }, "request");
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({
      level: "info",
      requestId: "r1",
      pattern: "/chat/:id",
      status: 200,
      durationMs: 12,
      msg: "request",
    });
  });

  test("values under personal names are replaced, however deep they stand", () => {
    const { log, lines } = collectingLog();
    log.info(
      {
        email: "ada@example.org",
        user: {
          firstName: "Ada",
          ids: [{ new_password: "hunter22", "Set-Cookie": "session=abc" }],
        },
        form: { anything: "I feel low" },
        moodScore: 2,
      },
      "saved",
    );
    const line = lines.join("");
    expect(line).not.toMatch(/ada@|Ada|hunter22|abc|feel low|"moodScore":2/);
    expect(line).toContain('"email":"[redacted]"');
  });

  test("values meant for placeholders in the text are dropped", () => {
    const { log, lines } = collectingLog();
    log.info("mail for %s", "ada@example.org");
    log.info({ status: 1 }, "mail for %s", "ada@example.org");
    expect(lines).toHaveLength(2);
    expect(lines.join("")).not.toContain("ada@");
  });

  test("an error given alone, or as a value, loses its message", () => {
    const { log, lines } = collectingLog();
    const error = new DriverError("UNIQUE failed: ada@example.org");
    log.error(error);
    log.error({ err: error }, "failed");
    log.error({ outer: { cause: error } });
    expect(lines).toHaveLength(3);
    expect(lines.join("")).not.toContain("ada@");
    expect(lines[1]).toContain("SQLITE_CONSTRAINT");
  });

  test("nothing is written at the level silent", () => {
    const { log, lines } = collectingLog("silent");
    log.fatal("the end");
    expect(lines).toEqual([]);
  });

  test("lines below the level are left out", () => {
    const { log, lines } = collectingLog("warn");
    log.info("quiet");
    log.warn("loud");
    expect(lines).toHaveLength(1);
  });
});

describe("what is kept of an error", () => {
  test("its kind, its code and where it happened, without its message", () => {
    const fields = errorFields(new DriverError("value was: my secret words"));
    expect(fields).toMatchObject({ errorName: "Error", errorCode: "SQLITE_CONSTRAINT" });
    expect(fields.frames[0]).toMatch(/^app\/config\/log\.server\.test\.ts:\d+:\d+$/);
    expect(JSON.stringify(fields)).not.toContain("secret words");
  });

  test("the message of one of our own errors", () => {
    expect(errorFields(new AppError("The lease has lapsed")).reason).toBe("The lease has lapsed");
  });

  test("its cause, likewise cleaned", () => {
    const fields = errorFields(new AppError("Not stored", { cause: new DriverError("Ada") }));
    expect(fields.cause?.errorCode).toBe("SQLITE_CONSTRAINT");
    expect(JSON.stringify(fields)).not.toContain("Ada");
  });

  test("no line of a message that looks like a place in the code", () => {
    const message = "bad input\n    at I feel (so low:1:1)\n    at /home/ada wrote:1:2";
    expect(JSON.stringify(errorFields(new Error(message)))).not.toMatch(/low|ada/);
  });

  test("no words where a name or a code should be", () => {
    const error = Object.assign(new Error("x"), { name: "I feel low", code: "so very low" });
    expect(JSON.stringify(errorFields(error))).not.toContain("low");
  });

  test("only the kind of what is no error", () => {
    expect(errorFields("I feel low")).toEqual({ errorName: "string", frames: [] });
  });
});
