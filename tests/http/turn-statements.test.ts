import Database from "libsql";
import { expect, test } from "vitest";
import { newMember } from "#tests/setup/members.ts";
import { formWith } from "#tests/setup/visitor.ts";

/** At most so many questions and changes stand between a form that is sent and its reply. */
const MAX_STATEMENTS = 18;

const statements: string[] = [];
recordStatements();

test("a message that the guided companion answers costs at most eighteen statements", async () => {
  const { visitor } = await newMember();
  const opened = await visitor.submit(await visitor.get("/chat"), {
    message: "My week was long and I could not sleep much",
  });
  const { fields } = formWith(opened, ["message"]);
  statements.length = 0;
  const message = "Work keeps me awake, and so does my mother";
  const answer = await visitor.send(opened.url, { ...fields, message });
  const asked = [...statements];
  expect(answer.headers.get("location")).toMatch(/#reply-/);
  expect(asked.length, asked.join("\n")).toBeLessThanOrEqual(MAX_STATEMENTS);
});

/** Notes each statement that a connection of this process runs. */
function recordStatements(): void {
  const { prepare } = Database.prototype;
  Object.assign(Database.prototype, {
    prepare(this: Database.Database, text: string) {
      const statement = prepare.call(this, text);
      const { all, run } = statement;
      return Object.assign(statement, {
        all(...values: unknown[]) {
          statements.push(text.replaceAll(/\s+/g, " "));
          return Reflect.apply(all, statement, values);
        },
        run(...values: unknown[]) {
          statements.push(text.replaceAll(/\s+/g, " "));
          return Reflect.apply(run, statement, values);
        },
      });
    },
  });
}
