/** The product's name where the operator has not chosen another. */
export const PRODUCT_NAME = "Aliwell";

/** A page's title in the browser's tab. */
export function appTitle(page: string): string {
  return `${page} · ${PRODUCT_NAME}`;
}
