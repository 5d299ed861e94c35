import { migrate } from "#db/migrate.ts";
import { seed } from "#db/seed.ts";

// As the product's own start does once everything is installed and built, in one process.
await migrate();
await seed();
process.argv[2] = "build/server/index.js";
await import("../../node_modules/@react-router/serve/dist/cli.js");
