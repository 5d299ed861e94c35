import { errorFields, log } from "#app/config/log.server.ts";
import {
  newFileKey,
  removeExportFiles,
  writeExportFile,
} from "#app/models/accounts/export-files.server.ts";
import {
  claimExport,
  failExport,
  finishExport,
  RENEW_EXPORT_EVERY_MS,
  renewExport,
  type ClaimedExport,
} from "#app/models/accounts/exports.server.ts";
import { doHeavyWorkInTurn } from "#app/models/storage/heavy-work.server.ts";
import { findUser } from "#app/models/accounts/users.server.ts";
import { mailText, sendMail } from "#app/services/mail.server.ts";
import { exportZip } from "./zip.server.ts";

let making: Promise<void> | null = null;

/** Makes what waits, one after the other. Whoever asks meanwhile shares the work that runs. */
export function makeWaitingExports(): Promise<void> {
  making ??= makeAll().finally(() => (making = null));
  return making;
}

/** The same behind an answer that doesn't wait for it. */
export function makeExportsSoon(): void {
  makeWaitingExports().catch((error: unknown) => {
    log().error(errorFields(error), "exports were not looked for");
  });
}

async function makeAll(): Promise<void> {
  for (let next = await claimExport(); next; next = await claimExport()) await make(next);
}

async function make({ id, userId }: ClaimedExport): Promise<void> {
  const renewal = setInterval(() => {
    renewExport(id).catch((error: unknown) => {
      log().warn(errorFields(error), "the lease of an export was not renewed");
    });
  }, RENEW_EXPORT_EVERY_MS).unref();
  try {
    const user = await findUser(userId);
    if (!user) return;
    const key = newFileKey();
    let size = 0;
    await doHeavyWorkInTurn(async () => {
      size = await writeExportFile(id, key, await exportZip(user));
    });
    if (!(await finishExport(id, { key, size }))) return await removeExportFiles([id]);
    await sendMail({ to: user.email, ...mailText("export_ready", {}) });
  } catch (error) {
    log().error(errorFields(error), "an export was not made");
    await removeExportFiles([id]);
    await failExport(id);
  } finally {
    clearInterval(renewal);
  }
}
