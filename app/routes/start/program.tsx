import { data, href, redirect } from "react-router";
import { pageTitle } from "#app/catalogue/app-title.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { findTrack, sessionLength } from "#app/catalogue/tracks.ts";
import { findProgram } from "#app/content/programs.ts";
import { signedInUser } from "#app/middleware/account.server.ts";
import { isPremium } from "#app/models/billing/subscriptions.server.ts";
import { findActiveTrack } from "#app/models/conversations/therapy-tracks.server.ts";
import { newId } from "#app/models/storage/identifier.server.ts";
import { isModelConfigured } from "#app/services/anthropic.server.ts";
import { Screen } from "#app/ui/page.tsx";
import type { Route } from "./+types/program";
import { requireStart } from "./start-gate.server.ts";
import { TrackButton, TrackForm, TrackProgress } from "./track-cards.tsx";

export const meta = pageTitle("Program");

/** One program: what it is, its sessions, and where somebody stands in it. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const user = signedInUser(context);
  const { isRiskOpen } = await requireStart(user);
  const track = findTrack(params.trackType);
  const program = findProgram(track?.id ?? "");
  if (!track || !program) throw data(null, { status: 404 });
  if (isRiskOpen) throw redirect(PATHS.therapyTracks);
  const active = await findActiveTrack(user.id, track.id);
  return {
    formKey: newId(),
    track: {
      ...track,
      isLocked: track.isPremium && !isPremium(user),
      follows: active?.currentSession ?? null,
      sessions: program.sessions.length,
    },
    length: sessionLength(track, isModelConfigured()),
    about: program.about,
    sessions: program.sessions.map(({ number, title, aim }) => ({ number, title, aim })),
  };
}

export default function Program({ loaderData: page }: Route.ComponentProps) {
  const { track } = page;
  const about = <p>{page.about}</p>;
  // What it asks of one is read before it is begun.
  const isBegun = track.follows !== null;
  return (
    <Screen
      title={track.title}
      lead={`${track.sessions} sessions · ${page.length} each`}
      back={[href(PATHS.therapyTracks), "Programs"]}
      className="tracks"
    >
      {isBegun ? null : about}
      <TrackForm page={page} className="form">
        <TrackProgress track={track} />
        <TrackButton track={track} isMain={!track.isLocked}>
          {isBegun ? "Continue" : "Start"}
        </TrackButton>
      </TrackForm>
      {isBegun ? about : null}
      <section aria-labelledby="sessions" className="tracks-section">
        <h2 id="sessions">Sessions</h2>
        <ol className="program-sessions">
          {page.sessions.map(({ number, title, aim }) => (
            <li
              key={number}
              aria-current={number === (track.follows ?? -1) + 1 ? "step" : undefined}
            >
              <strong>{title}</strong> {stateOf(number, track.follows)}
              {/* What was done is told by its name. */}
              {number > (track.follows ?? 0) ? <p>{aim}</p> : null}
            </li>
          ))}
        </ol>
      </section>
      <p className="fine-print">Draws on {track.modalities.join(", ")}.</p>
    </Screen>
  );
}

function stateOf(number: number, follows: number | null) {
  if (follows === null || number > follows + 1) return null;
  return <span className="program-state">{number <= follows ? "Done" : "You are here"}</span>;
}
