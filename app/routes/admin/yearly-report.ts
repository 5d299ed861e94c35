import type { Route } from "./+types/yearly-report";
import { reportedYears, yearlyReport } from "./yearly-report.server.ts";

/** The report of a year as a file of plain text. */
export async function loader({ params }: Route.LoaderArgs) {
  const found = (await reportedYears()).find(({ year }) => String(year) === params.year);
  if (!found) throw new Response(null, { status: 404 });
  return new Response(await yearlyReport(found), {
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      "Content-Disposition": `attachment; filename="crisis-referrals-${found.year}.txt"`,
    },
  });
}
