import { dayOf } from "#app/catalogue/format-date.ts";
import { environment } from "#app/config/environment.server.ts";
import { referralsByYear } from "#app/models/risk/referrals.server.ts";
import { safetyPage } from "../legal/legal-page.server.ts";

/**
 * What companion laws want told each year: how often help was named in a crisis, and by which protocols.
 * Nothing about anybody. Of this year so far, the one before, and all with referrals, the newest first.
 * California, Bus. & Prof. Code § 22603 (SB 243), to the Office of Suicide Prevention from July 1, 2027;
 * Oregon's SB 1546 (2026) asks for such a report, too.
 */
export async function yearlyReports(now = Date.now()) {
  const counts = new Map((await referralsByYear()).map(({ year, count }) => [year, count]));
  const thisYear = new Date(now).getUTCFullYear();
  const protocols = await protocolLines();
  return [...new Set([thisYear, thisYear - 1, ...counts.keys()])]
    .toSorted((one, other) => other - one)
    .map((year) => {
      const count = counts.get(year) ?? 0;
      const lines = countLines(year, count, year < thisYear);
      const text = [...lines, `Made on ${dayOf(now, "UTC")} (UTC)`, "", ...FOR, ...protocols].join(
        "\n",
      );
      return { year, count, text };
    });
}

/** Whom it is for: the count is of all people, wherever they are. */
const FOR = [
  "California: Business and Professions Code § 22603 (SB 243), to the Office of Suicide Prevention.",
  "Oregon: SB 1546 (2026).",
  "The number counts everybody who was shown help. We don't know in which state people are.",
  "",
  "Protocols:",
];

function countLines(year: number, count: number, isOver: boolean): string[] {
  const { appName, appUrl, operatorName, supportEmail } = environment();
  return [
    `Yearly report on crisis referrals, ${year}`,
    "",
    `Service: ${appName}, ${appUrl}`,
    `Operator: ${operatorName}, ${supportEmail}`,
    `Year: January 1 to December 31, ${year} (UTC)${isOver ? "" : ", so far"}`,
    "",
    `Crisis referrals shown: ${count}`,
    "",
    "This report contains no identifiers and no personal data.",
    `Protocols, as published at ${appUrl}/safety, stand below.`,
  ];
}

/** What the safety page publishes, as plain text. */
async function protocolLines(): Promise<string[]> {
  const { sections } = await safetyPage();
  return sections.flatMap(({ title, body }) => [
    `\n${title}\n`,
    ...body.map((part) =>
      typeof part === "string"
        ? `${plain(part)}\n`
        : `${part.map((line) => `- ${plain(line)}`).join("\n")}\n`,
    ),
  ]);
}

/** Without the marks of Markdown. */
function plain(line: string): string {
  return line.replaceAll("**", "").replaceAll(/\[([^[\]]{1,200})\]\([^()]{1,500}\)/g, "$1");
}
