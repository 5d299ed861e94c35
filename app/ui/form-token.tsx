interface FormTokenProps {
  value: string;
  /** Of a form that may begin with a draft: which one its page knew. */
  draftVersion?: number | undefined;
}

/** The hidden field that every form carries. */
export function FormToken({ value, draftVersion }: FormTokenProps) {
  return (
    <>
      <input type="hidden" name="formToken" value={value} />
      {draftVersion ? <input type="hidden" name="draftVersion" value={draftVersion} /> : null}
    </>
  );
}
