import { pageTitle } from "#app/catalogue/app-title.ts";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/yearly-reports";
import { yearlyReports } from "./yearly-report.server.ts";

export const meta = pageTitle("Yearly reports");

export async function loader() {
  return { years: await yearlyReports() };
}

/** For authorities that ask for it. */
export default function YearlyReports({ loaderData: { years } }: Route.ComponentProps) {
  return (
    <Screen
      title="Yearly reports"
      lead="How often people in a crisis were shown help, and our safety protocols. No personal data."
      back="events"
    >
      <p>
        California requires last year's report from July 1, 2027 (Business and Professions Code §
        22603, SB 243). Oregon requires one under SB 1546, in force from January 1, 2027. Check
        current law before sending one.
      </p>
      <ul className="plain-list">
        {/* Within the page: a route of its own would answer strangers in another way than a missing one. */}
        {years.map(({ year, count, text }) => (
          <li key={year}>
            <a
              download={`crisis-referrals-${year}.txt`}
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
            >
              Report for {year}
            </a>
            : {count === 1 ? "1 time" : `${count} times`}
          </li>
        ))}
      </ul>
    </Screen>
  );
}
