import type { ReactNode } from "react";
import { MOODS, type MoodId } from "#app/catalogue/moods.ts";
import { PATHS } from "#app/catalogue/paths.ts";
import { FieldErrors } from "#app/ui/field.tsx";
import { FormToken } from "#app/ui/form-token.tsx";
import { Icon } from "#app/ui/icon.tsx";

interface MoodCardProps {
  /** Where a tap is sent. */
  action?: string;
  formToken: string;
  /** The latest of today. */
  chosen: MoodId | null;
  /** It was logged just now. */
  isLogged: boolean;
  error: string | null;
  /** Where a note goes to the latest mood of today; null where there is none of its own. */
  noteHref: string | null;
  /** Under the row: what was logged before. */
  children?: ReactNode;
}

/** Today's mood in one tap: each of the five is a button that sends the form. */
export function MoodCard({
  action = "/home",
  formToken,
  chosen,
  isLogged,
  error,
  noteHref,
  children,
}: MoodCardProps) {
  return (
    <section className="mood-card" id="mood-today" aria-labelledby="mood-question">
      <h2 className="card-title" id="mood-question">
        How are you feeling right now?
      </h2>
      <FieldErrors id="mood-today" error={error} />
      <form method="post" action={action}>
        <FormToken value={formToken} />
        <input type="hidden" name="timeZone" />
        <div className="moods">
          {MOODS.map(({ id, label, emoji }) => (
            <button
              key={id}
              className="mood"
              name="mood"
              value={id}
              data-mood={id}
              aria-pressed={id === chosen}
            >
              <span className="mood-face" aria-hidden="true">
                {emoji}
              </span>{" "}
              {label}
              {id === chosen ? <Icon name="check" /> : null}
            </button>
          ))}
        </div>
      </form>
      <p className="fine-print" role={isLogged ? "status" : undefined}>
        {lineUnder(chosen, isLogged)}{" "}
        {noteHref ? (
          <>
            <a href={noteHref}>Add a note</a> ·{" "}
          </>
        ) : null}
        <a href={PATHS.moods}>All moods</a>
      </p>
      {children}
    </section>
  );
}

function lineUnder(chosen: MoodId | null, isLogged: boolean): string {
  const label = MOODS.find(({ id }) => id === chosen)?.label.toLowerCase();
  if (!label) return "One tap is enough.";
  return isLogged ? `Mood logged! Today: ${label}.` : `Today: ${label}.`;
}
