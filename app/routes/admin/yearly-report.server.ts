import { environment } from "#app/config/environment.server.ts";
import { referralsByYear } from "#app/models/referrals.server.ts";
import { safetyPage } from "../legal/legal-page.server.ts";

/** The years that can be reported on, the newest first: this one so far, the one before, and all with referrals. */
export async function reportedYears(now = Date.now()): Promise<{ year: number; count: number }[]> {
  const counts = new Map((await referralsByYear()).map(({ year, count }) => [year, count]));
  const thisYear = new Date(now).getUTCFullYear();
  return [...new Set([thisYear, thisYear - 1, ...counts.keys()])]
    .toSorted((one, other) => other - one)
    .map((year) => ({ year, count: counts.get(year) ?? 0 }));
}

/**
 * What companion laws want told each year: how often help was named in a crisis, and by which protocols.
 * Nothing about anybody. California, Bus. & Prof. Code § 22603 (SB 243), to the Office of Suicide
 * Prevention from July 1, 2027; Oregon's SB 1546 (2026) asks for such a report, too.
 */
export async function yearlyReport({ year, count }: { year: number; count: number }) {
  const { appName, appUrl, operatorName, supportEmail } = environment();
  const { sections } = await safetyPage();
  const protocols = sections.flatMap(({ title, body }) => [
    `\n${title}\n`,
    ...body.map((part) =>
      typeof part === "string"
        ? `${plain(part)}\n`
        : `${part.map((line) => `- ${plain(line)}`).join("\n")}\n`,
    ),
  ]);
  return [
    `Yearly report on crisis referrals, ${year}`,
    "",
    `Service: ${appName}, ${appUrl}`,
    `Operator: ${operatorName}, ${supportEmail}`,
    `Year: January 1 to December 31, ${year} (UTC)${isOver(year) ? "" : ", so far"}`,
    "",
    `Times that help was named to somebody in a crisis: ${count}`,
    "",
    "This report holds no identifiers and nothing about any person.",
    "",
    `Protocols, as published at ${appUrl}/safety:`,
    ...protocols,
  ].join("\n");
}

function isOver(year: number): boolean {
  return year < new Date().getUTCFullYear();
}

/** Without the marks of Markdown. */
function plain(line: string): string {
  return line.replaceAll("**", "").replaceAll(/\[([^\]]+)\]\([^)]+\)/g, "$1");
}
