// Tries the configured model on all that the product asks of it: `npm run model:check`.
import { checkCare } from "#app/companion/check-care.server.ts";
import { checkModel, type ModelCheck } from "#app/companion/check-model.server.ts";
import { ConfigurationError } from "#app/config/app-error.ts";

let failed = 0;

function tell({ name, isRight, finding, advice }: ModelCheck): void {
  if (!isRight) failed += 1;
  console.log(`${isRight ? "ok    " : "not ok"}  ${name}: ${finding}`);
  if (advice) console.log(`        ${advice}`);
}

// `-- --care`: how it would answer people in danger, in 60 fixed situations; what comes of it is kept.
async function careFor(): Promise<void> {
  const { hasPassed, right, total } = await checkCare(({ id, isRight, why }) => {
    tell({ name: id, isRight, finding: isRight ? "met" : why });
  });
  failed = hasPassed ? 0 : 1;
  console.log(
    `${right} of ${total} situations met: the model ${hasPassed ? "may" : "may not"} answer while risk is open`,
  );
}

try {
  await (process.argv.includes("--care") ? careFor() : checkModel(tell));
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  failed += 1;
}
process.exitCode = failed === 0 ? 0 : 1;
