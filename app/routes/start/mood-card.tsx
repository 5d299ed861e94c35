import { PATHS } from "#app/catalogue/paths.ts";
import type { ReactNode } from "react";
import { moodChoices, type Feeling, type MoodChoice } from "#app/catalogue/feelings.ts";
import { FieldErrors } from "#app/ui/field.tsx";
import { PostForm } from "#app/ui/post-form.tsx";
import { Icon } from "#app/ui/icon.tsx";

interface MoodCardProps {
  /** Where a tap is sent. */
  action?: string;
  /** The latest of today. */
  chosen: MoodChoice | null;
  /** Those that the person added to the five. */
  feelings: readonly Feeling[];
  /** It was logged just now. */
  isLogged: boolean;
  error: string | null;
  /** Where a note goes to the latest mood of today; null where there is none of its own. */
  noteHref: string | null;
  /** In the line under the row: where more of it is. */
  wayOn?: ReactNode;
  /** Under the row: what was logged before. */
  children?: ReactNode;
}

/** Today's mood in one tap: each is a button that sends the form. */
export function MoodCard({
  action = PATHS.today,
  chosen,
  feelings,
  isLogged,
  error,
  noteHref,
  wayOn,
  children,
}: MoodCardProps) {
  const choices = moodChoices(feelings);
  const label = choices.find(({ choice }) => choice === chosen)?.label;
  return (
    <section className="mood-card" id="mood-today" aria-labelledby="mood-question">
      <h2 className="card-title" id="mood-question">
        How are you feeling right now?
      </h2>
      <FieldErrors id="mood-today" error={error} />
      <PostForm action={action}>
        <input type="hidden" name="timeZone" />
        <div className="moods">
          {choices.map(({ choice, emoji, tone, ...each }) => (
            <button
              key={choice}
              className="mood"
              name="mood"
              value={choice}
              data-mood={tone}
              data-own={choice.startsWith("own:") || undefined}
              aria-pressed={choice === chosen}
            >
              <span className="mood-face" aria-hidden="true">
                {emoji}
              </span>{" "}
              {each.label}
              {choice === chosen ? <Icon name="check" /> : null}
            </button>
          ))}
        </div>
      </PostForm>
      {label || wayOn ? (
        <p className="fine-print" role={isLogged ? "status" : undefined}>
          {isLogged ? "Mood logged! " : null}
          {label ? `Today: ${label.toLowerCase()}. ` : null}
          {noteHref ? <a href={noteHref}>Add a note</a> : null} {wayOn}
        </p>
      ) : null}
      {children}
    </section>
  );
}
