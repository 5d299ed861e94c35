import { PATHS } from "#app/catalogue/paths.ts";
import { WEEKDAYS } from "#app/catalogue/format-date.ts";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageIcon } from "#app/ui/page-icon.tsx";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/calendar";
import { loadCalendar, type CalendarPage } from "./calendar.server.ts";
import { JournalHelp } from "./journal-help.tsx";
import { EntryList } from "./entry-list.tsx";

export const meta = pageTitle("Journal calendar");

export const loader = loadCalendar;

/** A month of the journal: which days hold something, and what. */
export default function Calendar({ loaderData: page }: Route.ComponentProps) {
  const { title, before, after, day } = page;
  return (
    <Screen title={title} width="wide" back="journal" className="journal">
      <JournalHelp help={page} />
      <div className="beside">
        <div className="stack">
          <nav className="button-row months" aria-label="Months">
            {before ? (
              <ButtonLink href={`${PATHS.journalCalendar}?month=${before.month}`} small>
                <Icon name="arrow-left" />
                {before.name}
              </ButtonLink>
            ) : null}
            {after ? (
              <ButtonLink href={`${PATHS.journalCalendar}?month=${after.month}`} small>
                {after.name}
                <PageIcon name="arrow-right" />
              </ButtonLink>
            ) : null}
          </nav>
          <table className="calendar">
            <caption className="visually-hidden">{title}</caption>
            <thead>
              <tr>
                {[...WEEKDAYS.slice(page.firstDay), ...WEEKDAYS.slice(0, page.firstDay)].map(
                  (name) => (
                    <th key={name} scope="col" abbr={name}>
                      {name.slice(0, 2)}
                    </th>
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {page.weeks.map((week, row) => (
                <tr key={row}>
                  {week.map((each, column) => (
                    <td key={column}>{each ? <Day each={each} /> : null}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p className="fine-print">
            Each color is the last mood of a day. A feather marks a day with an entry. Choose a day
            to read it.
          </p>
        </div>
        {day ? <OneDay day={day} page={page} /> : null}
      </div>
    </Screen>
  );
}

type CalendarDay = NonNullable<CalendarPage["weeks"][number][number]>;

function Day({ each }: { each: CalendarDay }) {
  const { number, date, name, mood, entries, isAhead, isToday } = each;
  if (isAhead) return number;
  return (
    <a
      href={`${PATHS.journalCalendar}?day=${date}#day`}
      data-mood={mood?.tone}
      aria-current={isToday ? "date" : undefined}
    >
      <span className="calendar-number">{number}</span>
      <span aria-hidden="true">{mood ? mood.emoji : ""}</span>
      <span className="visually-hidden">
        {` ${name}`}
        {mood ? `, ${mood.label}` : null}
        {entries > 0 ? `, ${entries} ${entries === 1 ? "entry" : "entries"}` : null}
      </span>
      {entries > 0 ? <PageIcon name="feather" /> : null}
    </a>
  );
}

function OneDay({ day, page }: { day: NonNullable<CalendarPage["day"]>; page: CalendarPage }) {
  return (
    <section aria-labelledby="day">
      <h2 id="day">{day.name}</h2>
      {day.entries.length === 0 ? <p>No entries on this day.</p> : null}
      <EntryList entries={day.entries} />
      {page.mayWrite ? (
        <ButtonLink href={`${PATHS.journal}?entry=new&day=${day.date}`}>
          Write about this day
        </ButtonLink>
      ) : null}
    </section>
  );
}
