import { keySql, kindOf, notedTables, schemaTables, TAKEN_BACK } from "#db/removals.ts";
import type { Table, TakenBack } from "#db/removals.ts";

/** Rows that are put back under the id that they had. */
const PUT_BACK = new Set(["journal_entries", "mood_entries"]);

/** Their removal is noted as it begins, as it takes several steps; once is enough. */
const NOTED_BEFORE = new Set(["users", "sessions"]);

const NOW = "cast(unixepoch('subsec') * 1000 as integer)";

/** The triggers that note removals, by their names. */
export function removalTriggers(): Map<string, string> {
  return new Map([
    ...notedTables().map((table): [string, string] => [`removed_${table.name}`, onRemoval(table)]),
    ...notedTables()
      .filter(({ name }) => PUT_BACK.has(name))
      .map((table): [string, string] => [`put_back_${table.name}`, onPuttingBack(table)]),
    ...TAKEN_BACK.map((rule): [string, string] => [triggerName(rule), onTakingBack(rule)]),
  ]);
}

// Before the row is gone: what goes with it is then known to go with it.
function onRemoval({ name, key, foreign }: Table): string {
  const parents = foreign.filter(({ isParent }) => isParent);
  const goesWith = parents.map(({ table, column }) => [table, `old.\`${column}\``] as const);
  const noted = NOTED_BEFORE.has(name) ? [[name, keySql(key, "old.")] as const] : [];
  const stands = [...goesWith, ...noted]
    .map(([kind, id]) => `(\`subject_id\` = ${id} AND \`kind\` = '${kind}')`)
    .join(" OR ");
  const when =
    stands === ""
      ? ""
      : `\nWHEN NOT EXISTS (SELECT 1 FROM \`deletions\` WHERE (${stands}) AND NOT \`is_back\`)`;
  return `CREATE TRIGGER \`removed_${name}\` BEFORE DELETE ON \`${name}\`${when} BEGIN
${note(name, keySql(key, "old."), "0")}
END`;
}

function onPuttingBack({ name, key }: Table): string {
  const id = keySql(key, "new.");
  return `CREATE TRIGGER \`put_back_${name}\` AFTER INSERT ON \`${name}\`
WHEN ${isNoted(name, id)} BEGIN
${note(name, id, "1")}
END`;
}

function onTakingBack(rule: TakenBack): string {
  const [table = "", column = ""] = rule.of.split(".");
  const key = schemaTables().find(({ name }) => name === table)?.key ?? [];
  const kind = kindOf(rule);
  const isTaken = `new.\`${column}\` IS ${rule.left}`;
  const id = keySql(key, "new.");
  return `CREATE TRIGGER \`${triggerName(rule)}\` AFTER UPDATE OF \`${column}\` ON \`${table}\`
WHEN ${whenTaken(rule, column, isNoted(kind, id))} BEGIN
${note(kind, id, rule.how === "switched" ? `NOT (${isTaken})` : "0")}
END`;
}

function whenTaken({ how, left }: TakenBack, column: string, isNotedBefore: string): string {
  const [before, after] = [`old.\`${column}\``, `new.\`${column}\``];
  switch (how) {
    case "emptied":
      return `${before} IS NOT ${left} AND ${after} IS ${left}`;
    case "switched":
      return `(${before} IS NOT ${left} AND ${after} IS ${left})
OR (${before} IS ${left} AND ${after} IS NOT ${left} AND ${isNotedBefore})`;
    case "shortened":
      return `EXISTS (SELECT \`value\` FROM json_each(${before}) EXCEPT SELECT \`value\` FROM json_each(${after}))`;
    case "replaced":
      return `${before} IS NOT ${after} AND ${before} IS NOT ${left}`;
  }
}

function triggerName(rule: TakenBack): string {
  return `taken_${kindOf(rule).replaceAll(/[.=]/gu, "_")}`;
}

function isNoted(kind: string, id: string): string {
  return `EXISTS (SELECT 1 FROM \`deletions\` WHERE \`subject_id\` = ${id} AND \`kind\` = '${kind}' AND NOT \`is_back\`)`;
}

// The last word on a row counts: a backup between two of them is younger than the first.
function note(kind: string, id: string, isBack: string): string {
  return `	DELETE FROM \`deletions\` WHERE \`subject_id\` = ${id} AND \`kind\` = '${kind}';
	INSERT INTO \`deletions\` (\`kind\`, \`subject_id\`, \`is_back\`, \`at\`) VALUES ('${kind}', ${id}, ${isBack}, ${NOW});`;
}
