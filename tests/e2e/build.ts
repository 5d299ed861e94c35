import { buildIfChanged } from "#app/config/build.js";

/** The product that is tried is the one that is built from what is here. */
export default function build(): void {
  buildIfChanged();
}
