import { PostForm } from "#app/ui/post-form.tsx";

interface PasskeyFormProps {
  next?: string | null;
  action?: string;
  /** The label of the button, which the page's script adds: without scripts, passkeys don't work. */
  label?: string;
  isMain?: boolean;
}

/** The form that a passkey answers. Without scripts it stays empty. */
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
