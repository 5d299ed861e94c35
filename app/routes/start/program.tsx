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

/** So many sessions stand open: the next one, and what comes after it. */
const SHOWN = 3;

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
    note: program.note ?? null,
    sessions: program.sessions.map(({ number, title, aim }) => ({ number, title, aim })),
  };
}

export default function Program({ loaderData: page }: Route.ComponentProps) {
  const { track } = page;
  const about = <p>{page.about}</p>;
  // What it asks of one is read before it is begun.
  const isBegun = track.follows !== null;
  const next = Math.min(track.follows ?? 0, page.sessions.length - SHOWN);
  return (
    <Screen
      title={track.title}
      lead={`${track.sessions} sessions · ${page.length} each`}
      back={[href(PATHS.therapyTracks), "Programs"]}
      width="wide"
      className="tracks"
    >
      <div className="beside">
        <div className="beside-first stack">
          {isBegun ? null : about}
          <TrackForm page={page} className="form">
            <TrackProgress track={track} />
            <TrackButton track={track} isMain={!track.isLocked}>
              {isBegun ? "Continue" : "Start"}
            </TrackButton>
          </TrackForm>
          {isBegun ? (
            <details className="fold">
              <summary>About this program</summary>
              {about}
            </details>
          ) : null}
        </div>
        <section aria-labelledby="sessions" className="tracks-section">
          <h2 id="sessions">Sessions</h2>
          <Folded title="Sessions before" page={page} to={next} />
          <Sessions page={page} from={next} to={next + SHOWN} />
          <Folded title="Sessions after" page={page} from={next + SHOWN} />
        </section>
      </div>
      <p className="fine-print">
        Draws on {track.modalities.join(", ")}. {page.note}
      </p>
    </Screen>
  );
}

interface SessionsProps {
  page: Route.ComponentProps["loaderData"];
  from?: number;
  to?: number;
}

/** Sessions that aren't next, under one line. */
function Folded({ title, ...list }: SessionsProps & { title: string }) {
  const { length } = list.page.sessions.slice(list.from, list.to);
  if (length === 0) return null;
  return (
    <details className="fold">
      <summary>
        {title} ({length})
      </summary>
      <Sessions {...list} />
    </details>
  );
}

function Sessions({ page: { sessions, track }, from = 0, to }: SessionsProps) {
  const done = track.follows ?? 0;
  return (
    <ol className="program-sessions" start={from + 1}>
      {sessions.slice(from, to).map(({ number, title, aim }) => (
        <li key={number} aria-current={number === (track.follows ?? -1) + 1 ? "step" : undefined}>
          <strong>{title}</strong> {stateOf(number, track.follows)}
          {/* What was done is told by its name. */}
          {number > done ? <p>{aim}</p> : null}
        </li>
      ))}
    </ol>
  );
}

function stateOf(number: number, follows: number | null) {
  if (follows === null || number > follows + 1) return null;
  return <span className="program-state">{number <= follows ? "Done" : "You are here"}</span>;
}
