import type { ReactNode } from "react";
import { href } from "react-router";
import { PATHS } from "#app/catalogue/paths.ts";
import type { Track } from "#app/catalogue/tracks.ts";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { PageIcon } from "#app/ui/page-icon.tsx";
import type { ShownTrack, TracksPage } from "./tracks-page.server.ts";

interface TrackFormProps {
  page: { formKey: string };
  className?: string;
  children: ReactNode;
}

/** A form whose buttons are tracks. Its key knows a double post. */
export function TrackForm({ page, className, children }: TrackFormProps) {
  return (
    <PostForm action={PATHS.therapyTracks} className={className}>
      <input type="hidden" name="formKey" value={page.formKey} />
      {children}
    </PostForm>
  );
}

/** The whole catalogue, below whatever is next: what is under way first, by itself. */
export function AllTracks({ page }: { page: TracksPage }) {
  const own = page.tracks.filter(({ follows }) => follows !== null);
  const others = page.tracks.filter(({ follows }) => follows === null);
  return own.length === 0 ? (
    <Tracks page={page} title="All programs" tracks={others} />
  ) : (
    <>
      <Tracks
        page={page}
        title={own.length === 1 ? "Your program" : "Your programs"}
        tracks={own}
      />
      <Tracks page={page} title="Other programs" tracks={others} />
    </>
  );
}

interface TracksProps {
  page: TracksPage;
  title: string;
  tracks: readonly ShownTrack[];
}

function Tracks({ page, title, tracks }: TracksProps) {
  const id = title.toLowerCase().replace(" ", "-");
  return (
    <section aria-labelledby={id} className="tracks-section">
      <h2 id={id}>{title}</h2>
      <TrackForm page={page} className="grid">
        {tracks.map((track) => (
          <TrackCard key={track.id} track={track} />
        ))}
      </TrackForm>
    </section>
  );
}

/** The whole card leads to its program, and just-chat begins at once. One that was begun goes on by its button. */
function TrackCard({ track }: { track: ShownTrack }) {
  const { id, follows, isPremium: isProgram } = track;
  return (
    <section
      className={`card card-paper ${isProgram ? "link-card program" : "track"}`}
      aria-labelledby={`track-${id}`}
    >
      <TrackHead track={track} headingId={`track-${id}`} isLink={isProgram}>
        {track.length}
      </TrackHead>
      <p>{track.description}</p>
      <TrackProgress track={track} />
      {isProgram && follows === null ? (
        <span className="back-link program-more" aria-hidden="true">
          See the program
          <PageIcon name="arrow-right" />
        </span>
      ) : (
        <TrackButton track={track} isMain={isProgram && !track.isLocked}>
          {follows === null ? "Start" : "Continue"}
        </TrackButton>
      )}
    </section>
  );
}

/** How far a program that was begun has come: the session that is next, of all. */
export function TrackProgress({
  track,
}: {
  track: Pick<ShownTrack, "id" | "follows" | "sessions">;
}) {
  if (track.follows === null) return null;
  return (
    <div className="track-progress">
      <p id={`progress-${track.id}`}>
        Session {track.follows + 1} of {track.sessions}
      </p>
      <progress
        max={track.sessions}
        value={track.follows + 1}
        aria-labelledby={`progress-${track.id}`}
      />
    </div>
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
  /** Whether its title leads to its own page. */
  isLink?: boolean;
  /** The line under the title. */
  children: ReactNode;
}

/** Icon, title and a line about it. */
export function TrackHead({ track, headingId, isLink = false, children }: TrackHeadProps) {
  return (
    <div className="track-head">
      <span className={`track-icon track-${track.color}`}>
        <PageIcon name={track.icon} />
      </span>
      <div>
        <h3 id={headingId}>
          {isLink ? (
            <a href={href("/therapy-tracks/:trackType", { trackType: track.id })}>{track.title}</a>
          ) : (
            track.title
          )}
        </h3>
        <p className="track-line">
          {children}
          {track.isLocked ? <span className="badge badge-premium">Premium</span> : null}
        </p>
      </div>
    </div>
  );
}
