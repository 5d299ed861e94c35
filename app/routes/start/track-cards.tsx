import type { ReactNode } from "react";
import { PATHS } from "#app/catalogue/paths.ts";
import type { Track } from "#app/catalogue/tracks.ts";
import { Button } from "#app/ui/button.tsx";
import { FormToken } from "#app/ui/form-token.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { ShownTrack, TracksPage } from "./tracks-page.server.ts";

interface TrackFormProps {
  page: { formToken: string; formKey: string };
  className?: string;
  children: ReactNode;
}

/** A form whose buttons are tracks. Its key knows a double post. */
export function TrackForm({ page, className, children }: TrackFormProps) {
  return (
    <form method="post" action={PATHS.therapyTracks} className={className}>
      <FormToken value={page.formToken} />
      <input type="hidden" name="formKey" value={page.formKey} />
      {children}
    </form>
  );
}

/** The whole catalogue, below whatever is next. */
export function AllTracks({ page }: { page: TracksPage }) {
  return (
    <section aria-labelledby="all-tracks" className="tracks-section">
      <h2 id="all-tracks">All tracks</h2>
      <TrackForm page={page} className="grid">
        {page.tracks.map((track) => (
          <TrackCard key={track.id} track={track} />
        ))}
      </TrackForm>
    </section>
  );
}

function TrackCard({ track }: { track: ShownTrack }) {
  return (
    <section className="card card-paper track" aria-labelledby={`track-${track.id}`}>
      <TrackHead track={track} headingId={`track-${track.id}`}>
        {track.length}
      </TrackHead>
      <p>{track.description}</p>
      <ul className="badge-list">
        {track.modalities.map((modality) => (
          <li className="badge" key={modality}>
            {modality}
          </li>
        ))}
      </ul>
      <TrackButton track={track}>{track.follows === null ? "Start" : "Continue"}</TrackButton>
    </section>
  );
}

interface TrackButtonProps {
  track: Track & { isLocked: boolean };
  isMain?: boolean;
  children: string;
}

/** Starts a track. One that is part of Premium says so to those who hear the button alone, too. */
export function TrackButton({ track, isMain = false, children }: TrackButtonProps) {
  return (
    <Button
      name="trackType"
      value={track.id}
      variant={isMain ? "main" : "quiet"}
      busyLabel="Opening..."
    >
      {children} <span className="visually-hidden">{track.title}</span>
      {track.isLocked ? <span className="visually-hidden"> (Premium)</span> : null}
    </Button>
  );
}

interface TrackHeadProps {
  track: Track & { isLocked: boolean };
  headingId: string;
  /** The line under the title. */
  children: ReactNode;
}

/** Icon, title and a line about it. */
export function TrackHead({ track, headingId, children }: TrackHeadProps) {
  return (
    <div className="track-head">
      <span className={`track-icon track-${track.color}`}>
        <Icon name={track.icon} />
      </span>
      <div>
        <h3 id={headingId}>{track.title}</h3>
        <p className="track-line">
          {children}
          {track.isLocked ? <span className="badge badge-premium">Premium</span> : null}
        </p>
      </div>
    </div>
  );
}
