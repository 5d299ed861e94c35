// Tries the configured model on all that the product asks of it: `npm run model:check`.
import { checkModel, type ModelCheck } from "#app/companion/check-model.server.ts";
import { ConfigurationError } from "#app/config/own-error.ts";

let failed = 0;

function tell({ name, isRight, finding, advice }: ModelCheck): void {
  if (!isRight) failed += 1;
  console.log(`${isRight ? "ok    " : "not ok"}  ${name}: ${finding}`);
  if (advice) console.log(`        ${advice}`);
}

try {
  await checkModel(tell);
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  failed += 1;
}
process.exitCode = failed === 0 ? 0 : 1;
