import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/post-form.tsx";

/** Stands at the start of a conversation that isn't kept. */
export const NOT_KEPT =
  "This conversation isn't kept. It's deleted when you end it, or within an hour of your last message. Nothing in it is remembered, summarized or found by search. If you may be in danger, we note that, without your words.";

interface BeginUnkeptProps {
  companionId?: string;
  /** A row of a menu, among others. */
  isRow?: boolean;
}

/** The way into a conversation that is deleted at its end. */
export function BeginUnkept({ companionId, isRow = false }: BeginUnkeptProps) {
  const label = "Talk without keeping it";
  return (
    <PostForm className={isRow ? undefined : "begin-unkept"} action="/chat/new-session">
      <input type="hidden" name="kept" value="no" />
      {companionId ? <input type="hidden" name="selectedTherapist" value={companionId} /> : null}
      {isRow ? <button>{label}</button> : <Button small>{label}</Button>}
      <p className="fine-print">Deleted when you end it, or within an hour.</p>
    </PostForm>
  );
}
