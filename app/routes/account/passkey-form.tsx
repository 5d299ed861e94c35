import { PostForm } from "#app/ui/post-form.tsx";

interface PasskeyFormProps {
  next?: string | null;
  action?: string;
  /** What its button says, which the page's script makes: nobody else could use it. */
  label?: string;
  isMain?: boolean;
}

/** What a passkey is asked with; nothing where a page has no scripts. */
export function PasskeyForm({
  next = null,
  action = "/auth/passkey",
  label = "Sign in with a passkey",
  isMain = false,
}: PasskeyFormProps) {
  return (
    <PostForm
      className="form"
      action={action}
      data-passkey={label}
      data-look={isMain ? "button-main" : "button-quiet"}
    >
      <input type="hidden" name="response" />
      <input type="hidden" name="timeZone" />
      {next ? <input type="hidden" name="next" value={next} /> : null}
    </PostForm>
  );
}
