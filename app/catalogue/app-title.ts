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

/** What the product is called, as a page's `meta` finds it. */
export function appNameIn([root]: Matches): string {
  // Where the document itself failed to load there are no data, whatever the type says.
  return root.loaderData?.appName ?? PRODUCT_NAME;
}
