import { Readable } from "node:stream";
import { signedInAccount } from "#app/middleware/account.server.ts";
import { requestFacts } from "#app/middleware/request-log.server.ts";
import { watchUserSession } from "#app/middleware/stream-watch.server.ts";
import { recordAccountEvent } from "#app/models/accounts/account-events.server.ts";
import { dayIn } from "#app/models/record/days.server.ts";
import { hasExportFile, readExportFile } from "#app/models/accounts/export-files.server.ts";
import { findReadyExport } from "#app/models/accounts/exports.server.ts";
import { exportZip } from "./export/zip.server.ts";
import type { Route } from "./+types/download";

/**
 * A finished copy of somebody's data, opened as it's sent, or made as it's sent where its file is on
 * another instance. It ends with the session that fetches it.
 */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { user, session } = signedInAccount(context);
  const found = await findReadyExport(user.id, params.exportId);
  if (!found) throw new Response(null, { status: 404 });
  const { userAgent } = requestFacts(context);
  await recordAccountEvent(user.id, { kind: "export_fetched", userAgent });
  const isHere = await hasExportFile(found.id);
  const file = isHere
    ? readExportFile(found.id, found.key)
    : Readable.from(await exportZip(user), { objectMode: false });
  const stopWatching = watchUserSession(session.id, () => file.destroy());
  file.once("close", stopWatching);
  return new Response(streamOf(file), {
    headers: {
      "Content-Type": "application/zip",
      ...(isHere ? { "Content-Length": String(found.size) } : {}),
      "Content-Disposition": `attachment; filename="my-data-${dayIn(user.timeZone)}.zip"`,
    },
  });
}

function streamOf(file: Readable): ReadableStream<Uint8Array> {
  const chunks = file[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    cancel() {
      file.destroy();
    },
  });
}
