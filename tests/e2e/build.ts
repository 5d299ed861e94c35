import { buildIfChanged } from "#app/config/build.js";
import prepareDatabaseTemplate from "#tests/setup/database-template.ts";

/** The product that is tried is the one that is built from what is here. */
export default function build(): void {
  buildIfChanged();
  prepareDatabaseTemplate();
}
