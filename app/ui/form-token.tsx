/** The hidden field that every form carries. */
export function FormToken({ value }: { value: string }) {
  return <input type="hidden" name="formToken" value={value} />;
}
