import { readFamilies } from "./read-rules.ts";
import { detectorFileSchema, type Examples } from "./schema.ts";

interface Entry {
  id: string;
  means: string;
  examples: Examples;
  phrases: readonly string[];
}

/** All rules as one page for those who review them: by family, what each means, its examples and words. */
function writePage(): string {
  return [
    "# The rules of safety",
    "What a person writes is read by these. What a model replies is read by those of app/safety/guard/rules.yaml.",
    "## What a person writes",
    ...writeDetectorFamilies("detector"),
    "## Plain words of danger in other languages",
    ...writeDetectorFamilies("languages"),
    "",
  ].join("\n\n");
}

function writeDetectorFamilies(folder: "detector" | "languages"): readonly string[] {
  return readFamilies(folder, detectorFileSchema).map(({ file }) =>
    writeFamily(file.family, [
      ...file.rules.map((rule) =>
        writeEntry(rule, [
          `${rule.kind}, ${rule.severity}, ${rule.tier}`,
          ...(rule.about ? [`about: ${rule.about}`] : []),
          ...(rule.unconditional ? ["counts whatever stands around it"] : []),
          ...(rule.unless ? [`not where the sentence says: ${code(rule.unless.join(" | "))}`] : []),
        ]),
      ),
      ...file.signs.map((sign) => writeEntry(sign, ["a sign: raises nothing by itself"])),
    ]),
  );
}

function writeFamily(title: string, entries: readonly string[]): string {
  return [`### ${title}`, ...entries].join("\n\n");
}

function writeEntry({ id, means, examples, phrases }: Entry, facts: readonly string[]): string {
  return [
    `#### ${id}`,
    `${means} (${facts.join("; ")})`,
    writeList("Found in", examples.match),
    writeList("Not found in", examples.no_match),
    writeList("Words", phrases.map(code)),
  ]
    .filter((part) => part !== "")
    .join("\n\n");
}

function writeList(title: string, items: readonly string[]): string {
  if (items.length === 0) return "";
  return `${title}:\n\n${items.map((item) => `- ${item}`).join("\n")}`;
}

function code(phrase: string): string {
  return `\`${phrase}\``;
}

process.stdout.write(writePage());
