/** The product's name where the operator has not chosen another. */
export const PRODUCT_NAME = "Aliwell";

/** What every `meta` is given; only the root route's data is read here. */
type Matches = readonly [{ loaderData?: { appName: string } | undefined }, ...unknown[]];

/** A page's title in the browser's tab, with the name that the operator chose. */
export function appTitle(page: string, matches: Matches): string {
  return `${page} · ${appNameIn(matches)}`;
}

/** The `meta` of a page that always has this title. */
export function pageTitle(title: string) {
  return ({ matches }: { matches: Matches }) => [{ title: appTitle(title, matches) }];
}

/** Finds the product's name for a page's `meta`. */
export function appNameIn([root]: Matches): string {
  // The type says otherwise, but a document that failed to load has no data.
  return root.loaderData?.appName ?? PRODUCT_NAME;
}
