import { findTherapist } from "#app/catalogue/therapists.ts";
import { COMPANIONS, placeFor } from "#app/companion/preview/preview.ts";

/** The language and companion of a preview's address, and what may be picked instead. */
export function readPreviewChoice(url: URL) {
  const place = placeFor(url.searchParams.get("language"), url.searchParams.get("character"));
  return {
    place,
    picked: { language: place.language, character: place.companion },
    characters: COMPANIONS.map((id) => ({
      id,
      name: findTherapist(id)?.name ?? id,
    })),
  };
}
