import { PATHS } from "#app/catalogue/paths.ts";
import { storedTherapist, type CompanionSummary } from "#app/catalogue/therapists.ts";
import { sessionLength, type Track } from "#app/catalogue/tracks.ts";
import { Portrait } from "#app/ui/portrait.tsx";

/** Two companions told at more length, as examples of two ways of working. */
export function CompanionSummaries({ summaries }: { summaries: readonly CompanionSummary[] }) {
  return (
    <details className="fold">
      <summary>
        <h2>Two ways of working</h2>
      </summary>
      <div className="grid">
        {summaries.map(({ id, name, description, specialties }) => (
          <section className="card card-paper companion-summary" key={id} data-therapist={id}>
            <h3 className="therapist-name">
              <Portrait src={storedTherapist(id).avatar} />
              {name}
            </h3>
            <p>{description}</p>
            <ul className="badge-list" aria-label={`Specialties of ${name}`}>
              {specialties.map((specialty) => (
                <li className="badge" key={specialty}>
                  {specialty}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </details>
  );
}

/** The programs that a companion can lead through. */
export function SessionPrograms({
  programs,
  isModelLed,
  isPremium,
}: {
  programs: readonly Track[];
  isModelLed: boolean;
  isPremium: boolean;
}) {
  return (
    <details className="fold">
      <summary>
        <h2>Session programs</h2>
      </summary>
      {isPremium ? (
        <p>Any companion can guide you through these.</p>
      ) : (
        <p>
          Just talking is free to start. With <a href={PATHS.pricing}>Premium</a>, any companion can
          also guide you through these programs.
        </p>
      )}
      <ul className="programmes">
        {programs.map((track) => (
          <li className="card card-sage link-card" key={track.id}>
            <h3>
              <a href={PATHS.therapyTracks}>{track.title}</a>
            </h3>
            <p className="programme-facts">
              <span className="badge badge-premium">Premium</span>{" "}
              {sessionLength(track, isModelLed)}
            </p>
            <p>{track.description}</p>
          </li>
        ))}
      </ul>
    </details>
  );
}
