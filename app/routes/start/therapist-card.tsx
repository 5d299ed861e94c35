import { href } from "react-router";
import type { Therapist, TherapistId } from "#app/catalogue/therapists.ts";
import { Portrait } from "#app/ui/portrait.tsx";

interface TherapistCardProps {
  therapist: Therapist;
  isChosen: boolean;
  isSpeechConfigured: boolean;
}

/** One of the six: a radio button with all that one chooses by. */
export function TherapistCard({ therapist, isChosen, isSpeechConfigured }: TherapistCardProps) {
  const { id, name, personality, description, avatar, color, previewText } = therapist;
  const fieldId = `choose-${id}`;
  return (
    <div className="therapist-card" data-therapist={color}>
      <Portrait src={avatar} />
      <div className="therapist-choice">
        <label htmlFor={fieldId}>
          <b className="therapist-name">{name}</b>{" "}
          <span className="therapist-personality">{personality}</span>
        </label>
        <input
          type="radio"
          id={fieldId}
          name="selectedTherapist"
          value={id}
          defaultChecked={isChosen}
          aria-describedby={`${fieldId}-description`}
          required
        />
      </div>
      <details className="sample-line">
        <summary>
          <span>“{previewText}”</span>
        </summary>
        <p id={`${fieldId}-description`}>{description}</p>
      </details>
      <VoicePreview therapist={therapist} isSpeechConfigured={isSpeechConfigured} />
    </div>
  );
}

/** A plain link to the sound; the page's script puts the button in its place. */
function VoicePreview({
  therapist,
  isSpeechConfigured,
}: Pick<TherapistCardProps, "therapist" | "isSpeechConfigured">) {
  const { id, name, previewText, voiceSettings } = therapist;
  const src = isSpeechConfigured ? voicePath(id) : undefined;
  return (
    <p className="voice-preview">
      {src ? (
        <a className="button button-link button-small" href={src} type="audio/mpeg">
          Hear {name} <span className="visually-hidden">(AI-generated sound)</span>
        </a>
      ) : null}
      <button
        type="button"
        className="button button-link button-small"
        hidden
        data-line={previewText}
        data-src={src}
        data-pitch={voiceSettings.pitch}
        data-rate={voiceSettings.speed}
        data-stop-label={`Stop ${name}`}
      >
        {`Hear ${name}`}
      </button>
      <output className="voice-wait" data-wait="This may take up to 3 seconds" />
    </p>
  );
}

/** Where a companion's sample line can be heard. */
function voicePath(id: TherapistId): string {
  return href("/therapist-selection/voices/:therapistId", { therapistId: id });
}
