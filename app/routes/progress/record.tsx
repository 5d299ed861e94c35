import type { ReactNode } from "react";
import { Bars } from "#app/ui/charts/bars.tsx";
import { MoodLine } from "#app/ui/charts/mood-line.tsx";
import { YearPixels } from "#app/ui/charts/year-pixels.tsx";
import type { ProgressPage } from "./progress-page.server.ts";
import { progressPath, RANGES } from "./view.ts";

interface PartProps {
  page: ProgressPage;
}

/** How moods went, in a sentence and a line. */
export function MoodsOverTime({ page }: PartProps) {
  const { line, year, explained } = page.record;
  return (
    <ChartPart title="Your mood over time" id="record" sentence={line.sentence}>
      <Choices
        label="How far back"
        options={RANGES.map((range) => ({
          label: `${range} days`,
          href: `${progressPath({ range, year: year.year })}#record`,
          isCurrent: range === page.range,
        }))}
      />
      <MoodLine {...line} scale={explained} />
    </ChartPart>
  );
}

/** A year, a square a day. */
export function Year({ page }: PartProps) {
  const { year, years } = page.record;
  return (
    <ChartPart title="Your year in pixels" id="year" sentence={year.sentence}>
      {years.length > 1 ? (
        <Choices
          label="Which year"
          options={years.map((each) => ({
            label: String(each),
            href: `${progressPath({ range: page.range, year: each })}#year`,
            isCurrent: each === year.year,
          }))}
        />
      ) : null}
      {year.means.size > 0 ? <YearPixels {...year} /> : null}
    </ChartPart>
  );
}

/** What the days of the week and the tags have in common. */
export function Patterns({ page }: PartProps) {
  const { weekdays, tags, feelings } = page.record;
  return (
    <div id="patterns" className="stack">
      <ChartPart title="Mood by day of the week" sentence={weekdays.sentence} range={page.range}>
        {weekdays.bars.some(({ count }) => count > 0) ? <Bars {...weekdays} /> : null}
      </ChartPart>
      {feelings ? (
        <ChartPart
          title="Your own feelings"
          sentence="How often you logged each one."
          range={page.range}
        >
          <Bars {...feelings} />
        </ChartPart>
      ) : null}
      {tags ? (
        <ChartPart title="Mood by activity or tag" sentence={tags.sentence} range={page.range}>
          {tags.bars.length > 0 ? <Bars {...tags} /> : null}
          <p className="fine-print">
            {tags.bars.length > 0
              ? "This shows what you logged together, not what caused what."
              : "Tags show up after you use them with 5 moods."}
          </p>
        </ChartPart>
      ) : null}
    </div>
  );
}

/** What the sessions were on. */
export function Tracks({ page }: PartProps) {
  const { tracks } = page.record;
  return (
    <ChartPart title="Sessions by track" sentence={tracks.sentence} range={page.range}>
      {tracks.bars.length > 0 ? <Bars {...tracks} /> : null}
    </ChartPart>
  );
}

interface ChartPartProps {
  title: string;
  id?: string;
  sentence: string;
  /** Days that it's about, where they are chosen further up. */
  range?: number;
  children: ReactNode;
}

function ChartPart({ title, id, sentence, range, children }: ChartPartProps) {
  return (
    <section className="chart-part" id={id}>
      <h2>
        {title} {range === undefined ? null : <small>Last {range} days</small>}
      </h2>
      <p>{sentence}</p>
      {children}
    </section>
  );
}

interface ChoicesProps {
  label: string;
  options: readonly { label: string; href: string; isCurrent: boolean }[];
}

function Choices({ label, options }: ChoicesProps) {
  return (
    <nav className="tabs" aria-label={label}>
      {options.map(({ label: name, href, isCurrent }) => (
        <a key={href} href={href} aria-current={isCurrent ? "true" : undefined}>
          {name}
        </a>
      ))}
    </nav>
  );
}
