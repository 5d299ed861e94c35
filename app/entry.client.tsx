import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { DEFAULT_LOCALE, setLocaleSource } from "./catalogue/format-date.ts";
import { canHydrate } from "./ui/missing-features.ts";

// As the server wrote them, so that hydration finds the same words.
const { locale = DEFAULT_LOCALE } = document.documentElement.dataset;
setLocaleSource(() => locale);

// An older browser keeps the page as it came: with no scripts it does all that it does with them.
if (canHydrate()) {
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter />);
  });
}
