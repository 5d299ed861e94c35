import { Failure } from "#app/ui/failure.tsx";
import { TextAreaField } from "#app/ui/field.tsx";
import { refusedIn, RefusedOrFailed } from "#app/ui/refused-words.tsx";
import { useLeftText } from "./left-text.tsx";

/** In place of a conversation that failed: what was sent, or else what stood in its box. */
export function RefusedMessage({ error }: { error: unknown }) {
  return refusedIn(error) ? <RefusedOrFailed error={error} /> : <Left error={error} />;
}

/** A page that failed, and under it what stood in its box: a conversation may be deleted in another tab. */
function Left({ error }: { error: unknown }) {
  const text = useLeftText();
  return (
    <>
      <Failure error={error} />
      {text === "" ? null : (
        <div className="left-text">
          <TextAreaField
            label="What you were writing"
            name="message"
            rows={6}
            defaultValue={text}
            readOnly
          />
        </div>
      )}
    </>
  );
}
