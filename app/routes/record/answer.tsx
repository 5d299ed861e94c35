import { ButtonLink } from "#app/ui/button.tsx";
import type { ShownPiece } from "./ask-record.server.ts";

interface AnswerProps {
  picked: readonly ShownPiece[];
  others: readonly ShownPiece[];
  moreHref: string | null;
  isLoose: boolean;
  count: { times: number; days: number; isByMoods: boolean } | null;
}

/** What was found for a question: what may answer it, what was written, and the moods that were logged. */
export function Answer({ picked, others, moreHref, isLoose, count }: AnswerProps) {
  const written = others.filter(({ isLogged }) => !isLogged);
  if (picked.length + others.length === 0) {
    return (
      <p>
        Nothing found. Try a word that you may have used, such as “sleep,” or a time, such as “last
        month.”
      </p>
    );
  }
  return (
    <section className="search-results stack" aria-label="Answer">
      {isLoose ? <p>Nothing says just that. This comes close:</p> : null}
      {count ? (
        <p>
          <strong>{times(count.times)}</strong>, on {days(count.days)}
          {count.isByMoods ? ", by the moods you logged" : ", in what was found"}.
        </p>
      ) : null}
      <Pieces title="What may answer it" pieces={picked} />
      <Pieces title="You wrote or did" pieces={written} />
      <Logged pieces={others.filter(({ isLogged }) => isLogged)} />
      {moreHref ? <ButtonLink href={moreHref}>Show more</ButtonLink> : null}
    </section>
  );
}

function times(count: number): string {
  return count === 1 ? "Once" : `${count.toLocaleString("en-US")} times`;
}

function days(count: number): string {
  return count === 1 ? "1 day" : `${count.toLocaleString("en-US")} days`;
}

/** Moods, those that were logged often folded into one row each. */
function Logged({ pieces }: { pieces: readonly ShownPiece[] }) {
  const byMood = Map.groupBy(pieces, ({ mood }) => mood);
  const often = [...byMood].filter(([, same]) => same.length >= FOLDED_FROM);
  const rest = pieces.filter(({ mood }) => !often.some(([name]) => name === mood));
  return (
    <>
      <Pieces title="You logged" pieces={rest} />
      {often.map(([mood, same]) => (
        <details className="fold" key={mood}>
          <summary>
            {mood}: {times(same.length)}, {same.at(-1)?.day} to {same[0]?.day}
          </summary>
          <Pieces pieces={same} />
        </details>
      ))}
    </>
  );
}

const FOLDED_FROM = 3;

function Pieces({ title, pieces }: { title?: string; pieces: readonly ShownPiece[] }) {
  if (pieces.length === 0) return null;
  return (
    <div>
      {title ? <h2>{title}</h2> : null}
      <ol className="found-messages">
        {pieces.map(({ id, href, label, mood, text }) => (
          <li key={id}>
            <a href={href}>{label}</a>
            <p>
              {mood}
              {mood && text ? ": " : null}
              <bdi>{text}</bdi>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
