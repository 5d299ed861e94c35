import { useRouteLoaderData } from "react-router";

interface FormTokenProps {
  /** Of a form that may begin with a draft: which one its page knew. */
  draftVersion?: number | undefined;
}

/** The hidden field that every form carries. */
export function FormToken({ draftVersion }: FormTokenProps) {
  return (
    <>
      <input type="hidden" name="formToken" value={useFormToken()} />
      {draftVersion ? <input type="hidden" name="draftVersion" value={draftVersion} /> : null}
    </>
  );
}

/** What shows that a post comes from one of our pages; empty where the document's own data is missing. */
export function useFormToken(): string {
  return useRouteLoaderData<{ formToken: string }>("root")?.formToken ?? "";
}
