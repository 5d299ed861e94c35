import type { ReactNode } from "react";
import { Button } from "./button.tsx";
import { ErrorSummary } from "./error-summary.tsx";
import { Field } from "./field.tsx";
import { PostForm } from "./post-form.tsx";

interface ImportFormProps {
  /** Why the last file was not taken. */
  errors: string[];
  hint: string;
  /** Which files a browser offers. */
  accept: string;
  children?: ReactNode;
}

/** The form that a file of somebody's own is brought in with; what is in it is shown on the next page. */
export function ImportForm({ errors, hint, accept, children }: ImportFormProps) {
  return (
    <PostForm className="form" encType="multipart/form-data" noValidate>
      <ErrorSummary errors={errors.map((message) => ({ fieldId: "file", message }))} />
      <Field label="Your file" hint={hint} name="file" type="file" accept={accept} error={errors} />
      {children}
      <Button variant="main" busyLabel="Reading...">
        Check the file
      </Button>
    </PostForm>
  );
}

interface ImportButtonsProps {
  /** When what was read is deleted. */
  expires: string;
  /** What the yes says, and says while it is done; null where there is nothing to say yes to. */
  yes: { label: string; busy: string } | null;
}

/** What ends the page of what is in a file: how long it waits, the yes, and the no. */
export function ImportButtons({ expires, yes }: ImportButtonsProps) {
  return (
    <>
      <p className="fine-print">We keep your file's contents until {expires}.</p>
      <div className="button-row">
        {yes ? (
          <Button variant="main" name="intent" value="import" busyLabel={yes.busy}>
            {yes.label}
          </Button>
        ) : null}
        <Button name="intent" value="discard">
          Discard
        </Button>
      </div>
    </>
  );
}
