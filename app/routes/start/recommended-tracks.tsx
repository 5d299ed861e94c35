import { TrackButton, TrackForm, TrackHead } from "./track-cards.tsx";
import type { TracksPage } from "./tracks-page.server.ts";

/** The tracks that fit best today, with why, and who says so. */
export function RecommendedTracks({ page }: { page: TracksPage }) {
  const { recommendations } = page;
  if (!recommendations) return null;
  return (
    <section aria-labelledby="recommended" className="tracks-section">
      <h2 id="recommended">What may fit today</h2>
      <p className="fine-print">
        {recommendations.isFromModel
          ? "Suggested by an AI, based on your answers. You can choose anything."
          : "Suggested by simple rules, based on your answers. You can choose anything."}
      </p>
      <TrackForm page={page} className="grid">
        {recommendations.tracks.map((track, index) => (
          <section
            key={track.id}
            className="card card-sage track"
            aria-labelledby={`recommended-${track.id}`}
          >
            <TrackHead track={track} headingId={`recommended-${track.id}`}>
              <strong>{track.percent}% match</strong>
            </TrackHead>
            {track.reason === "" ? null : <p>{track.reason}</p>}
            <TrackButton
              track={track}
              // What costs something is never the main thing to do, nor is it on a hard day.
              isMain={index === 0 && !track.isLocked && page.hardDay === null}
            >
              Start
            </TrackButton>
          </section>
        ))}
      </TrackForm>
    </section>
  );
}
