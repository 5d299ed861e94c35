import type { ComponentProps } from "react";
import { useRouteLoaderData } from "react-router";

interface FormTokenProps {
  /** Of a form that may begin with a draft: which one its page knew. */
  draftVersion?: number | undefined;
}

/** A form that posts to the product, with the hidden field that every one carries. */
export function PostForm({
  children,
  draftVersion,
  ...form
}: ComponentProps<"form"> & FormTokenProps) {
  return (
    <form method="post" {...form}>
      <FormToken draftVersion={draftVersion} />
      {children}
    </form>
  );
}

/** The hidden field alone, for a form that is made elsewhere. */
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
