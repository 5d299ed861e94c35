import { createElement, hydrate, Suspense, type ReactNode } from "preact/compat";

// What browsers get in place of React: Preact, and what the framework asks of React beside it.
// @ts-expect-error: by its types it is no module.
export * from "preact/compat";
export { default } from "preact/compat";

/** Never set by the router unless it is told to, and by nothing of ours. */
export function useOptimistic<State>(state: State): [State, () => void] {
  return [state, () => {}];
}

/** Takes a whole page over, once the data is read that the router waits for. */
export function hydrateRoot({ documentElement }: Document, page: ReactNode): void {
  // Preact hydrates what stands in an element, and no element is around the page's own.
  const aroundPage = Object.defineProperties(document.createElement("div"), {
    firstChild: { value: documentElement },
    childNodes: { value: [documentElement] },
    // A page that failed as a whole is another one.
    insertBefore: { value: (page: Element) => document.append(page) },
  });
  // The page writes a new one: see its head.
  document.querySelector("title")?.remove();
  hydrate(createElement(Suspense, { fallback: null }, page), aroundPage);
}
