import { PostForm } from "#app/ui/post-form.tsx";

interface PasskeyFormProps {
  next?: string | null;
  action?: string;
  /** The label of the button, which the page's script adds: without scripts, passkeys don't work. */
  label?: string;
  isMain?: boolean;
}

/** What the page's script says where it came to nothing, by the name of the browser's exception. */
export const PASSKEY_PROBLEMS = {
  "data-failed": "That didn't work. Try another way.",
  "data--invalid-state-error": "This device already has a passkey for your account.",
  "data--not-allowed-error": "That was canceled or took too long. Nothing has changed.",
};

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
      {...PASSKEY_PROBLEMS}
      data-look={isMain ? "button-main" : "button-quiet"}
    >
      <input type="hidden" name="response" />
      <input type="hidden" name="timeZone" />
      {next ? <input type="hidden" name="next" value={next} /> : null}
    </PostForm>
  );
}
