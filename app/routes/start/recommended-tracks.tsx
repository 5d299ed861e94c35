import { Button } from "#app/ui/button.tsx";
import { TrackForm, TrackHead } from "./track-cards.tsx";
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
          ? "Suggested by an AI from what you ticked and rated. You can choose anything."
          : "Suggested by simple rules from what you ticked and rated. You can choose anything."}
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
            <p>{track.reason}</p>
            <Button
              name="trackType"
              value={track.id}
              variant={index === 0 ? "main" : "quiet"}
              busyLabel="Opening..."
            >
              Start {track.title}
            </Button>
          </section>
        ))}
      </TrackForm>
    </section>
  );
}
